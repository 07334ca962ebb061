### Clauses of mah-jong with Spanish cards. They have titles only: the game is not built yet.

naipes-vocab-1 = Stock (baceta)
naipes-vocab-2 = Chow
naipes-vocab-3 = Run (escalera)
naipes-vocab-4 = Royal run (escalera real)
naipes-vocab-5 = Great eunuch (gran eunuco)
naipes-vocab-6 = Kang, or cuadrado (four alike)
naipes-vocab-7 = Mah-jong
naipes-vocab-8 = Little eunuch (pequeño eunuco)
naipes-vocab-9 = Pung
naipes-vocab-10 = Three of a kind (trío)
naipes-vocab-11 = Exposed and in hand
naipes-vocab-12 = Round, game, hand and doubling

naipes-setup-1 = Four players and 144 cards
naipes-setup-2 = What the pack is made of
naipes-setup-3 = Four packs of 48
naipes-setup-4 = The missing knight is that of swords
naipes-setup-5 = The object of the game

naipes-wind-1 = The four seats and the direction
naipes-wind-2 = Each seat has its suit
naipes-wind-3 = Suits move, chairs do not
naipes-wind-4 = If another wins, suits move left
naipes-wind-5 = Without mah-jong nothing moves
naipes-wind-6 = The dominant suit
naipes-wind-7 = Four rounds to a game
naipes-wind-8 = The first East is drawn by lot

naipes-deal-1 = All 144 cards are shuffled
naipes-deal-2 = Thirteen cards, fourteen for East
naipes-deal-3 = Exchanging honour cards
naipes-deal-4 = The whole stock is drawn

naipes-play-1 = What a turn is made of
naipes-play-2 = Combinations stay in hand
naipes-play-3 = An honour card drawn in a turn
naipes-play-4 = Only the latest discard

naipes-claim-1 = Only what a discard completes is exposed
naipes-claim-2 = Chow: “acepto”
naipes-claim-3 = Pung: “tomo”
naipes-claim-4 = Kang: the fourth card
naipes-claim-5 = The mah-jong card

naipes-prec-1 = Which claim goes first
naipes-prec-2 = Which conflicts exist
naipes-prec-3 = What follows a claim
naipes-prec-4 = An illegal claim is refused

naipes-kang-1 = Three ways to make a kang
naipes-kang-2 = The fourth card is outside the count
naipes-kang-3 = Winning on the replacement
naipes-kang-4 = A cuadrado counts as a trío
naipes-kang-5 = When a kang is declared
naipes-kang-6 = Taking the card of a kang
naipes-kang-7 = No stock, no kang
naipes-kang-8 = How a cuadrado is laid

naipes-pumba-1 = Being pumba
naipes-pumba-2 = Pumba in any shape
naipes-pumba-3 = Pumba is not announced

naipes-mjcard-1 = Where the mah-jong card comes from
naipes-mjcard-2 = The winner shows the whole hand
naipes-mjcard-3 = For prizes it counts as in hand

naipes-special-0 = Normal mah-jong
naipes-special-1 = Twins: seven pairs (gemelos)
naipes-special-2 = Capicúa
naipes-special-3 = Compensation (compensación)
naipes-special-4 = Special hands stay in hand
naipes-special-5 = The exact patterns

naipes-honor-1 = The eight honour cards
naipes-honor-2 = Own honour cards
naipes-honor-3 = Sets and panache
naipes-honor-4 = Who owns which honour card
naipes-honor-5 = Kept until the settlement

naipes-eunuco-1 = Great eunuch: pays, collects nothing
naipes-eunuco-2 = Little eunuch: pays and collects
naipes-eunuco-3 = How cards are counted
naipes-eunuco-4 = More than fourteen, fewer than twelve
naipes-eunuco-5 = It lasts the whole hand
naipes-eunuco-6 = How it happens
naipes-eunuco-7 = Where the name comes from

naipes-end-1 = A hand ends with mah-jong
naipes-end-2 = A hand without mah-jong
naipes-end-3 = The last card of the stock
naipes-end-4 = If the last is an honour card
naipes-end-5 = False mah-jong

naipes-base-1 = Points of a run
naipes-base-2 = Points of tríos and cuadrados
naipes-base-3 = Points of pairs
naipes-base-4 = Points of honour cards
naipes-base-5 = Points for mah-jong
naipes-base-6 = The best reading counts
naipes-base-7 = The total: base times doublings
naipes-base-8 = Base of special hands

naipes-dobla-gen-1 = Doublings accumulate
naipes-dobla-gen-2 = The winner's come on top
naipes-dobla-gen-3 = Each counts once

naipes-dobla-all-1 = Own jack or sword
naipes-dobla-all-2 = Panache
naipes-dobla-all-3 = All four jacks or all four swords
naipes-dobla-all-4 = Trío of the own or dominant king
naipes-dobla-all-5 = Trío of knights
naipes-dobla-all-6 = Only kings and knights
naipes-dobla-all-7 = One-suit hand
naipes-dobla-all-8 = Royal run
naipes-dobla-all-9 = Three tríos in hand
naipes-dobla-all-10 = Four tríos in hand
naipes-dobla-all-11 = Three tríos in hand of ones or nines
naipes-dobla-all-12 = Four exposed tríos
naipes-dobla-all-13 = Three tríos in hand of one number
naipes-dobla-all-14 = Aces and nines

naipes-dobla-mj-1 = Taking the moon
naipes-dobla-mj-2 = Taking the card of a kang
naipes-dobla-mj-3 = Without chow or pung
naipes-dobla-mj-4 = One suit with knights and kings
naipes-dobla-mj-5 = Compensation hand
naipes-dobla-mj-6 = Twins
naipes-dobla-mj-7 = Capicúa
naipes-dobla-mj-8 = One-suit winning hand

naipes-pay-1 = Everybody pays the winner
naipes-pay-2 = The winner pays nobody
naipes-pay-3 = Losers settle among themselves
naipes-pay-4 = East's payments are doubled
naipes-pay-5 = What a great eunuch pays
naipes-pay-6 = What a little eunuch pays
naipes-pay-7 = Payments sum to zero
naipes-pay-8 = No mah-jong, no payments

naipes-limit-1 = No limit unless agreed
naipes-limit-2 = The limit comes before East's doubling
naipes-limit-3 = The limit holds for losers too

naipes-opt-ases_nueves = Option: aces and nines
naipes-opt-rey_coincidente = Option: king both own and dominant
naipes-opt-panache = Option: what panache is
naipes-opt-panache_con_serie = Option: panache beside a full set
naipes-opt-solo_figuras = Option: only kings and knights
naipes-opt-homogeneo_figuras = Option: court cards in a one-suit hand
naipes-opt-homogeneo_ganador = Option: one-suit winning hand
naipes-opt-escalera_real = Option: royal run
naipes-opt-trios_1_9 = Option: tríos of ones or nines
naipes-opt-mismo_numero_figuras = Option: same number with court cards
naipes-opt-luna = Option: the moon
naipes-opt-robo_kang = Option: taking the card of a kang
naipes-opt-cerrado_y_kang = Option: kang and the closed hand
naipes-opt-un_palo_figuras = Option: one suit with court cards
naipes-opt-compensacion = Option: compensation
naipes-opt-gemelos = Option: twins
naipes-opt-especiales_validos = Option: whether special hands count
naipes-opt-especiales = Option: special hands closed
naipes-opt-carta_mahjong_trio = Option: trío closed by the mah-jong card
naipes-opt-honor_puntos = Option: points of each honour card
naipes-opt-primas = Option: the winner's bonuses
naipes-opt-pareja_rey_dominante = Option: pair of the dominant king
naipes-opt-limite = Option: limit
naipes-opt-perdedores = Option: losers settle among themselves
naipes-opt-este_doble = Option: East pays and collects double
naipes-opt-sin_mahjong = Option: hand without mah-jong
naipes-opt-viento_tras_nula = Option: suits after a void hand
naipes-opt-vueltas = Option: rounds to a game
naipes-opt-sentido = Option: direction of play
naipes-opt-reserva = Option: cards in reserve
naipes-opt-ultimo_descarte = Option: the last discard
naipes-opt-kang_diferido = Option: kang at a later turn
naipes-opt-anuncio_pumba = Option: announcing pumba
naipes-opt-eunucos = Option: eunuchs
naipes-opt-mahjong_falso = Option: false mah-jong

naipes-open-1 = Open question: the missing page
naipes-open-2 = Open question: aces and nines
naipes-open-3 = Open question: seven pairs
naipes-open-4 = Open question: compensation without shape
naipes-open-5 = Open question: honour points
naipes-open-6 = Open question: the winner's bonuses
naipes-open-7 = Open question: king own and dominant
naipes-open-8 = Open question: winning in one suit
naipes-open-9 = Open question: panache
naipes-open-10 = Open question: kang and the closed hand
naipes-open-11 = Open question: taking from a kang
naipes-open-12 = Open question: the trío that closes the hand
naipes-open-13 = Open question: the void hand
naipes-open-14 = Open question: exposed groups in special hands
naipes-open-15 = Open question: the limit
naipes-open-16 = Open question: royal run from chows
naipes-open-17 = Open question: mistakes on line
naipes-open-18 = Open question: length and direction
naipes-open-19 = Open question: which suit dominates
naipes-open-20 = Open question: last discard and reserve
naipes-open-21 = Open question: the extra honour card

naipes-meta-1 = Title of the rules
naipes-meta-2 = Page marker and footer
naipes-meta-3 = Heading of the vocabulary
naipes-meta-4 = Heading of the play
naipes-meta-5 = Heading of the doublings
naipes-meta-6 = Heading “for everybody”
naipes-meta-7 = Heading “for who makes mah-jong”
naipes-meta-8 = Heading of the honour cards
