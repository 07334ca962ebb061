### Hands written down to be scored: what is answered, and what cannot be used.

## The answer

document-place = hand { $number }

score-false-win = False win
score-total-none = Total: { $total ->
    [one] { $total } point
   *[other] { $total } points
}
score-total-compound = Total: { $total } points (the patterns add up to { $raw })
score-total-listed = Total: { $total } points
score-uncounted = Not counted
score-notes = Why it is paid like this
score-payments = Payments
score-options = Options of this table: { $options }

check-difference = { $case }: { $key } should be { $expected } and is { $found }
check-count = { $passed } passed, { $failed } failed

## Which game

unusable-game = kongbox does not know the game “{ $found }”. It scores: { $known }.

## The file

unusable-cases-key = { $file }: “{ $found }” cannot stand beside “cases”; what can: { $known }.
unusable-cases-version = { $file }: this is version { $found }, and version { $known } is read.
unusable-cases-game = { $file }: this is for { $found }, and { $game } was asked for.
unusable-cases-list = { $file }: “cases” should be a list of hands.
unusable-cases-defaults = { $file }: “defaults” should be an object with options, such as “payoff_base: 30”.
unusable-expect-missing = “{ $key }”, with what the hand should be worth, is missing.
unusable-expect-form = “expect” says { $found } and should be an object, such as “total: 70”.
unusable-expect-key = “expect” cannot hold “{ $found }”; what is compared: { $known }.

## The hand

unusable-hand-form = this says { $found }, and there should be a hand: an object with { $fields }.
unusable-hand-field = a hand has no field “{ $found }”; there are: { $fields }.
unusable-hand-missing = the field “{ $field }” is missing: { $field ->
    [concealed] the concealed tiles without the winning one, such as “123m456p11z”.
    [win] the winning tile, such as “5m”.
    [by] how the hand is won: self, discard or rob.
   *[seat] the winner's seat wind: E, S, W or N.
}
unusable-list = { $where }: this says { $found } and should be a list in brackets.
unusable-word = { $where }: “{ $found }” will not do here; choose one of { $allowed }.
unusable-hand-count = concealed: { $count ->
    [0] there are no tiles
    [one] there is { $count } tile
   *[other] there are { $count } tiles
} and there should be { $due }: thirteen without the winning one, less three for each declared set (a kong counts three, too).
unusable-melds-many = melds: there are { $count } sets, and a hand has room for four.
unusable-hand-five = there are { $count } tiles { $tile }, and the box has only four.
unusable-hand-five-thrown = turn_discards: hand and discards together have { $count } tiles { $tile }, and the box has only four.

## The tiles

unusable-tiles-form = { $where }: this says { $found } and should be text with tiles, such as “{ $example }”.
unusable-tiles-unknown = { $where }: in “{ $found }”, “{ $wrong }” is no tile; there are: { $known }.
unusable-tiles-one = { $where }: in “{ $found }” there { $count ->
    [0] is no tile, and there should be one.
   *[other] are { $count } tiles, and there should be just one.
}

## The sets

unusable-meld-form = { $where }: “{ $found }” is no set; write what it is and its tiles, such as “pong 333z”, with one of these words: { $kinds }.
unusable-meld-chi = { $where }: “{ $found }” is no chi; it takes three numbers in a row of one suit.
unusable-meld-pong = { $where }: “{ $found }” is no pong; it takes three identical tiles.
unusable-meld-kong = { $where }: “{ $found }” is no kong; it takes four identical tiles.

## Whose the winning tile was

unusable-discarder-missing = discarder: who discarded the winning tile, or declared the kong that was robbed, is missing (E, S, W or N); the payments depend on it.
unusable-discarder-self = discarder: with by: self the winning tile comes from the wall and nobody discarded it; leave discarder out or change by.
unusable-discarder-winner = discarder: { $seat } is the winner, and nobody wins on his own discard.
unusable-discard = { $where }: this says { $found } and should be a seat and a tile, such as “["S", "7p"]”.
unusable-discards-last = turn_discards: the last discard must be the winning one, of discarder and with { $tile }.
unusable-rob-more = win: one cannot rob { $tile } and hold another, for the robbed kong has the other three.

## Circumstances that do not go together

unusable-flag-seabed = flags: seabed is the last tile of the wall and needs by: self; for the last discard use riverbed.
unusable-flag-riverbed = flags: riverbed is the last discard and needs by: discard; for the last tile of the wall use seabed.
unusable-flag-supplement = flags: supplement is a tile from the wall and needs by: self.
unusable-flag-supplement-kong = flags: supplement needs a kong in melds, for only a kong brings a supplement tile.
unusable-flag-initial = flags: initial14 is winning as East on the tiles dealt; it needs seat: E and by: self.
unusable-flag-initial-claims = flags: with initial14 nothing has been discarded yet, so melds can only hold kong-concealed.
unusable-flag-first = flags: east_first_discard is winning on a discard and needs by: discard.
unusable-flag-first-east = flags: east_first_discard is the first discard of East and needs discarder: E.
unusable-flag-first-melds = flags: before East's first discard nobody else can have sets; leave out melds or east_first_discard.
unusable-flag-first-earlier = flags: with east_first_discard nothing was discarded before; turn_discards can only hold that one.
unusable-flag-east-kong = flags: with east_concealed_kong and seat: E, the kong-concealed must be in melds.
unusable-flags-early-late = flags: the beginning of a hand (initial14, east_first_discard) and its end (seabed, riverbed) cannot go together.
