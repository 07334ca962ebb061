### The words of the table. Cards, seats and names arrive already put into words.

game-name = Mah-jong with Spanish cards
game-short = Naipes
game-rules = Spanish pack, 144 cards

## Cards; honour cards with their article too

tile-1o = ace of coins
tile-2o = 2 of coins
tile-3o = 3 of coins
tile-4o = 4 of coins
tile-5o = 5 of coins
tile-6o = 6 of coins
tile-7o = 7 of coins
tile-8o = 8 of coins
tile-9o = 9 of coins
tile-1c = ace of cups
tile-2c = 2 of cups
tile-3c = 3 of cups
tile-4c = 4 of cups
tile-5c = 5 of cups
tile-6c = 6 of cups
tile-7c = 7 of cups
tile-8c = 8 of cups
tile-9c = 9 of cups
tile-1b = ace of clubs
tile-2b = 2 of clubs
tile-3b = 3 of clubs
tile-4b = 4 of clubs
tile-5b = 5 of clubs
tile-6b = 6 of clubs
tile-7b = 7 of clubs
tile-8b = 8 of clubs
tile-9b = 9 of clubs
tile-Ro = king of coins
tile-Rc = king of cups
tile-Re = king of swords
tile-Rb = king of clubs
tile-Co = knight of coins
tile-Cc = knight of cups
tile-Cb = knight of clubs
tile-So = jack of coins
    .the = the jack of coins
tile-Sc = jack of cups
    .the = the jack of cups
tile-Se = jack of swords
    .the = the jack of swords
tile-Sb = jack of clubs
    .the = the jack of clubs
tile-1e = 1 of swords
    .the = the 1 of swords
tile-2e = 2 of swords
    .the = the 2 of swords
tile-3e = 3 of swords
    .the = the 3 of swords
tile-4e = 4 of swords
    .the = the 4 of swords
tile-hidden = face-down card

suit-o = coins
suit-c = cups
suit-e = swords
suit-b = clubs

# A run: $numbers is “7-8-9”.
run-o = { $numbers } of coins
run-c = { $numbers } of cups
run-e = { $numbers } of swords
run-b = { $numbers } of clubs

## Letters in the corner: those of the pack

index-Ro = R
index-Rc = R
index-Re = R
index-Rb = R
index-Co = C
index-Cc = C
index-Cb = C
index-So = S
index-Sc = S
index-Se = S
index-Sb = S

## Seats and suits

wind-E = East
wind-S = South
wind-W = West
wind-N = North
wind-letter-E = E
wind-letter-S = S
wind-letter-W = W
wind-letter-N = N

palo-oros = coins
    .seat = East, coins
    .dominant = Dominant suit: coins
palo-copas = cups
    .seat = South, cups
    .dominant = Dominant suit: cups
palo-espadas = swords
    .seat = West, swords
    .dominant = Dominant suit: swords
palo-bastos = clubs
    .seat = North, clubs
    .dominant = Dominant suit: clubs

seat-self = your seat
seat-lower = who plays after you
seat-opposite = across from you
seat-upper = who plays before you

## Acts: the buttons and the five places of the dock

act-mahjong = Mah-jong
act-kang = Kang
act-kang-hand = Kang in hand
act-kang-grown = Enlarge to kang
act-pung = Pung
act-chow = Chow
act-pass = Pass
act-discard = Discard
act-draw = Draw
act-end-turn = End the turn
act-next = Next hand

slot-1 = Mah-jong
slot-2 = Kang
slot-3 = Pung
    .call = “tomo”
slot-4 = Chow
    .call = “acepto”
slot-5 = Pass

## Said aloud

call-mahjong = mah-jong
call-kang = kang
call-kang-hand = kang
call-kang-grown = kang
call-pung = tomo
call-chow = acepto
call-pass = pass
call-next = next

## Groups, readings and ways of closing

meld-chow = run
meld-pung = trío
meld-kang-claimed = exposed cuadrado
meld-kang-grown = exposed cuadrado
meld-kang-hand = cuadrado in hand

group-trio = trío
group-escalera = run
group-cuadrado = cuadrado
group-pareja = pair

reading-normal = four groups and a pair
reading-gemelos = twins
reading-capicua = capicúa
reading-compensacion = compensation

way-self = drawn card
way-discard = discard
way-rob = card taken from a kang
way-supplement = replacement card

## Other words of the table

word-tile = card
word-tiles = cards
word-set = group
word-sets = groups
word-run = run
word-trio = trío
word-cuadrado = cuadrado
word-pair = pair
word-loose = loose cards
word-wall = stock
word-river = discards
word-discard = discard
word-exposed = exposed
word-concealed = in hand
word-honour = honour card
word-honours = honour cards
word-honours-seen = Honour cards seen
word-supplement = replacement card
word-palo = suit
word-dominant = dominant suit
word-own = own
word-base = base
word-dobla = doubling
word-doblas = doublings
word-total = total
word-reading = reading
word-pumba = pumba
word-mahjong = mah-jong
word-mahjong-card = mah-jong card
word-moon = moon
word-gran-eunuco = great eunuch
word-pequeno-eunuco = little eunuch
word-limit = limit
word-hand = hand
word-cycle = round
word-session = game
word-points = points
word-first-east = first East

## How far the game has come

place-hand = Round { $cycle } · hand { $hand }
place-hand-of = Hand { $hand } of { $hands }
place-wall = in the stock
place-reserve = + { $reserve } in reserve
place-wall-left = { $left ->
    [0] No card left to draw
    [one] { $left } card left to draw
   *[other] { $left } cards left to draw
}
place-dominant = Dominant suit: { $palo }
count-tiles = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-doblas = { $count ->
    [0] no doublings
    [one] { $count } doubling
   *[other] { $count } doublings
}
count-honours = { $count ->
    [0] no honour cards
    [one] { $count } honour card
   *[other] { $count } honour cards
}

## What the plate of a seat tells

# Below the name: “cups · 1 honour”.
plate-palo = { $palo }
plate-palo-honours = { $palo } · { $count ->
    [one] { $count } honour
   *[other] { $count } honours
}
plate-pumba = pumba
plate-gran-eunuco = Great eunuch · { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
plate-pequeno-eunuco = Little eunuch · { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
plate-gran-eunuco-about = Counts fourteen cards or more: no mah-jong, pays everybody and collects from nobody.
plate-pequeno-eunuco-about = Counts twelve cards or fewer: no mah-jong; pays the winner and settles with the others.

## Questions

ask-claim = { $name } discards { $tile }. Do you claim it?
ask-claim-nothing = { $name } discards { $tile }.
ask-rob = { $name } declares a kang with { $tile }. Will you make mah-jong with that card?
ask-rob-nothing = { $name } declares a kang with { $tile }.
ask-next-hand = The hand is settled. Shall we start the next one?
ask-turn = Your turn: choose your discard.
ask-draw = Your turn: draw a card.
ask-mahjong-false = Your hand is no mah-jong. If you declare it, you pay each player 20.

## What a screen reader says

said-hand-started = Hand { $hand }. { $name } is East and plays coins.
said-dominant = The dominant suit is { $palo }.
said-dealt = You hold { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $tiles }.
said-turn-began = Your turn. You start, without drawing. { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand.
said-turn-other = { $name } to play.
said-turn = Your turn. You draw { $tile }. { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand.
said-turn-supplement = Your replacement: { $tile }. { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand.
said-turn-claimed = Your turn to discard. { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand.
said-drawn = { $name } draws.
said-supplement = { $name } draws a replacement.
# $cards comes with its article: “the jack of cups, the 1 of swords”.
said-honour = { $name } draws { $cards } and replaces.
said-honour-own = You draw { $cards }. { $own ->
    [0] Not of your suit.
    [one] Your own: one doubling.
   *[other] Your own: two doublings.
} You replace.
said-honour-last = { $name } draws { $cards }, and nothing is left to replace it: the hand is over.
said-discarded = { $name }, { $tile }.
said-announced = { $name }: “{ $call }”.
said-lapsed = { $name } said “{ $call }”, but gives way.
said-chow = { $name }, run of { $tiles }, from { $source }.
said-pung = { $name }, trío of { $tile }, from { $source }.
said-kang-claimed = { $name }, cuadrado of { $tile }, from { $source }. { said-left }
said-kang-grown = { $name }, trío enlarged to a cuadrado with { $tile }. { said-left }
said-kang-hand = { $name }, cuadrado in hand. { said-left }
said-robbed = { $name } loses { $tile }: the trío stays as it was.
said-gran-eunuco = { $name } is a great eunuch, counting { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
said-pequeno-eunuco = { $name } is a little eunuch, counting { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
said-pumba = { $name } is pumba.
said-not-pumba = { $name } is not pumba.
said-false-mahjong = { $name } declares a false mah-jong and will pay each player 20.
said-revealed = { $name } shows: { $tiles }.
said-left = { $left ->
    [0] The stock is used up.
    [one] { $left } left.
   *[other] { $left } left.
}

## What the notebook notes

noted-seats = Suits are drawn by lot: { $name } is first East
noted-hand-started = Hand { $hand }: { $name } is East
noted-dominant = The dominant suit is { $palo }
noted-turn-began = { $name } starts without drawing
noted-drawn = { $name } draws
noted-drawn-tile = { $name } draws { $tile }
noted-supplement = { $name } draws a replacement
noted-supplement-tile = { $name } draws a replacement: { $tile }
noted-honour = { $name } draws { $tiles }: honour card
noted-honour-own = { $name } draws { $tiles }: own honour card
noted-honour-last = { $name } draws { $tiles }, and nothing is left to replace it
noted-discarded = { $name } discards { $tile }
noted-announced = { $name } says “{ $call }”
noted-lapsed = { $name } said “{ $call }”, but gives way to another claim
noted-chow = { $name } accepts { $tiles } from { $source }
noted-pung = { $name } takes { $tile } from { $source }
noted-kang-claimed = { $name } makes a kang of { $tile }, from { $source }
noted-kang-grown = { $name } enlarges a trío of { $tile } to a kang
noted-kang-hand = { $name } declares a kang in hand
noted-robbed = { $name } loses { $tile }: the trío stays as it was
noted-returned = { $name } takes the trío back into the hand
noted-taken = { $name } takes { $tile } from the table
noted-gran-eunuco = { $name } is a great eunuch
noted-pequeno-eunuco = { $name } is a little eunuch
noted-pumba = { $name } is pumba
noted-not-pumba = { $name } is not pumba
noted-false-mahjong = { $name } declares a false mah-jong
noted-revealed = { $name } shows the hand: { $tiles }
noted-won-self = { $name } makes mah-jong with { $tile }, drawn from the stock
noted-won-discard = { $name } makes mah-jong with { $tile }, discarded by { $source }
noted-won-rob = { $name } makes mah-jong with { $tile }, taken from the kang of { $source }
noted-ended-no-mahjong = The hand ends without mah-jong
noted-stood-in-clock = { $name } ran out of time: the table plays instead
noted-stood-in-away = { $name } is away: the table plays instead
noted-stood-in-fault = The answer of { $name } cannot stand: the table plays instead
noted-seed = The seed of the deal is revealed

## How the hand ends

result-title = { $name } makes mah-jong: { $points }
result-self = { $name } makes mah-jong with a drawn card: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-discard = { $name } makes mah-jong on { $source }’s discard: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-rob = { $name } makes mah-jong with the card of { $source }’s kang: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-no-mahjong = The hand ends without mah-jong.
result-nobody-pays = Nobody makes mah-jong, and nobody pays.
result-everybody-settles = Nobody makes mah-jong: all four settle among themselves.
result-match = The game is over: { $name } wins with { $points }.

## Table options

option-ases_nueves = Aces and nines
    .about = How many doublings the aces and nines of coins, cups and clubs give. No option changes the scores more.
option-rey_coincidente = King both own and dominant
    .about = Doublings of a trío of the king that is both your own and the dominant one.
option-panache = Panache
    .about = Which honour cards make it: two jacks and two swords, or any mixture that gives 1, 2, 3 and 4.
option-panache_con_serie = Panache beside a full set
    .about = Whether a panache also counts for a player who has all four jacks or all four swords.
option-solo_figuras = Only kings and knights
    .about = Whether a hand of court cards may mix kings and knights, or has to be of one class.
option-homogeneo_figuras = Court cards in one suit
    .about = Whether a one-suit hand may also hold the king and the knight of that suit.
option-homogeneo_ganador = One-suit winning hand
    .about = Whether the three doublings for winning in one suit come on top of the general one, four in all, or stand in its place.
option-escalera_real = Royal run
    .about = Whether it takes the runs 1-2-3, 4-5-6 and 7-8-9, or just the nine cards outside tríos.
option-trios_1_9 = Three tríos of ones or nines
    .about = Whether ones and nines may be mixed, or the three tríos have to be of one number.
option-mismo_numero_figuras = Same number with court cards
    .about = Whether three tríos in hand of kings, or of knights, count as three of one number.
option-luna = The moon
    .about = Whether only closing with the last card of the stock takes it, or closing on the last discard too.
option-robo_kang = Taking the card of a kang
    .about = Which kangs may lose their card to a mah-jong.
option-cerrado_y_kang = Kang and the closed hand
    .about = Whether a kang claimed with a trío in hand loses the doubling for having made neither chow nor pung.
option-un_palo_figuras = One suit with court cards
    .about = Whether kings or knights are enough, or both are needed.
option-compensacion = Compensation
    .about = Whether its eight cards of one suit may be any, or have to make two groups and a pair.
option-gemelos = Twins
    .about = Which seven pairs count.
option-especiales_validos = Special hands
    .about = Whether twins, capicúa and compensation are mah-jongs.
option-especiales = Exposed groups in special hands
    .about = Whether special hands have to be wholly in hand.
option-carta_mahjong_trio = Trío closed by a claim
    .about = Whether a trío completed by the claimed mah-jong card scores as in hand or as exposed.
option-honor_puntos = Points for an honour card
    .about = Base points of each jack and each sword.
option-primas = The winner’s bonuses
    .about = Points added for the way of closing: just 2 for a drawn card, all the bonuses of the tile game, or none.
option-pareja_rey_dominante = Pair of the dominant king
    .about = Whether a pair of the dominant king gives 2 points, as one’s own does.
option-limite = Limit
    .about = The most a hand is worth, before East’s payments are doubled.
option-perdedores = Accounts between losers
    .about = Whether those who do not win pay each other the difference of their totals.
option-este_doble = East counts double
    .about = Whether East pays and collects double.
option-sin_mahjong = Hand without mah-jong
    .about = Whether a hand without mah-jong is void, or all four settle among themselves.
option-viento_tras_nula = Suits after a void hand
    .about = Whether the suits stay or pass on after a hand without mah-jong.
option-vueltas = Rounds
    .about = How many rounds a game lasts. Each has its dominant suit.
option-sentido = Direction of play
    .about = Which way the turn passes.
option-reserva = Cards in reserve
    .about = Cards at the end of the stock that stay undrawn.
option-ultimo_descarte = Last discard
    .about = What the discard after the last card of the stock may be claimed for.
option-kang_diferido = Kang at a later turn
    .about = Whether four alike may be declared in a later turn than that of the fourth card.
option-anuncio_pumba = Announcing pumba
    .about = Whether the table shows after each discard that the player who made it is pumba.
option-eunucos = Eunuchs
    .about = Whether the table keeps everybody from holding a card too many or too few, or leaves drawing, replacing and discarding to each player.
option-mahjong_falso = False mah-jong
    .about = What follows when somebody declares a mah-jong that is none.

value-ases_nueves-por_carta = each card
value-ases_nueves-por_clase = each kind
value-ases_nueves-juego_exclusivo = only as a whole hand
value-ases_nueves-no = not counted
value-rey_coincidente-dos = two doublings
value-rey_coincidente-una = one doubling
value-panache-dos_y_dos = two and two
value-panache-cualquier_mezcla = any mixture
value-panache_con_serie-acumula = it adds up
value-panache_con_serie-excluye = it does not count
value-solo_figuras-mezcla = mixed
value-solo_figuras-un_tipo = of one class
value-homogeneo_figuras-no = no court cards
value-homogeneo_figuras-mismo_palo = those of the suit
value-homogeneo_ganador-suma = four doublings
value-homogeneo_ganador-solo_3 = three doublings
value-escalera_real-tres_escaleras = three runs
value-escalera_real-nueve_cartas = nine cards
value-trios_1_9-mezcla = mixed
value-trios_1_9-un_numero = one number
value-mismo_numero_figuras-no = no
value-mismo_numero_figuras-si = yes
value-luna-robada = drawn card
value-luna-tambien_descarte = the discard too
value-robo_kang-ampliado_y_reclamado = enlarged or claimed
value-robo_kang-solo_ampliado = enlarged only
value-robo_kang-cualquiera = any
value-cerrado_y_kang-kang_no_rompe = keeps it
value-cerrado_y_kang-kang_rompe = loses it
value-un_palo_figuras-alguna = any court card
value-un_palo_figuras-reyes_y_caballos = kings and knights
value-compensacion-libre = any eight
value-compensacion-ocho_combinadas = eight combined
value-gemelos-iguales_distintas = seven different
value-gemelos-iguales_repetibles = may repeat
value-gemelos-mismo_numero_dos_palos = same number, two suits
value-especiales_validos-si = they count
value-especiales_validos-no = they do not count
value-especiales-cerrados = closed
value-especiales-admite_expuesto = allowed
value-carta_mahjong_trio-en_mano = in hand
value-carta_mahjong_trio-expuesto = exposed
value-honor_puntos-4 = 4
value-honor_puntos-0 = 0
value-primas-basicas = basic
value-primas-completas = complete
value-primas-solo_mahjong = mah-jong only
value-pareja_rey_dominante-si = yes
value-pareja_rey_dominante-no = no
value-limite-sin_limite = no limit
value-limite-500 = 500
value-limite-1000 = 1,000
value-perdedores-diferencias = differences are paid
value-perdedores-solo_ganador = only the winner collects
value-este_doble-si = yes
value-este_doble-no = no
value-sin_mahjong-nula = void
value-sin_mahjong-liquidan_todos = all four settle
value-viento_tras_nula-permanece = they stay
value-viento_tras_nula-pasa = they pass on
value-vueltas-4 = 4
value-vueltas-1 = 1
value-vueltas-2 = 2
value-sentido-horario = clockwise
value-sentido-antihorario = anticlockwise
value-reserva-0 = 0
value-reserva-14 = 14
value-ultimo_descarte-solo_mahjong = mah-jong only
value-ultimo_descarte-nada = nothing
value-kang_diferido-si = yes
value-kang_diferido-no = no
value-anuncio_pumba-no = no
value-anuncio_pumba-si = yes
value-eunucos-protegido = the table prevents them
value-eunucos-activo = they can happen
value-mahjong_falso-rectifica = it is put right
value-mahjong_falso-paga_a_todos = pays each player 20

preset-usual = Usual rules
    .about = No differences: four rounds, no limit, and those who do not win settle among themselves.
preset-short = A short evening
    .about = A single round, and after a hand without mah-jong the suits pass on.
preset-family = With the family
    .about = One round and easy sums: each kind of ace or nine doubles once, no hand is worth more than 500, and only the winner collects.
