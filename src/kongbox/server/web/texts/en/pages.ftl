### What the pages around the table say.

close = Close
language-es = ES, español
language-en = EN, English

## Bar

bar-home = kongbox, go to the start page
bar-ways = Sections
bar-tables = Tables
bar-rules = Rules
bar-language = Language
bar-skip = Skip to content

## Settings

settings-title = Settings
settings-theme = Colours
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-cloth = Cloth
settings-cloth-game = The game’s own
settings-cloth-pine = Pine
settings-cloth-ink = Ink
settings-cloth-madder = Madder
settings-index = Index in the corner of the tiles
settings-index-on = Normal
settings-index-large = Large
settings-index-off = None
settings-motion = Motion
settings-motion-system = As the system
settings-motion-reduced = Reduced
settings-taps = To discard
settings-taps-two = Two taps
settings-taps-one = One tap
settings-sound = Sound
settings-effects = Table sounds
settings-effects-volume = Volume of the table sounds
settings-alerts = Alerts for you: turn and clock
settings-alerts-volume = Volume of the alerts
settings-voices = Voices that call the claims
settings-voices-volume = Volume of the voices
settings-captions = Captions
settings-access = Keyboard and screen reader
settings-keys = Single keys at the table
settings-announcements = What the screen reader is told
settings-announcements-full = Everything
settings-announcements-short = In short
settings-announcements-off = Nothing
settings-remembered = They stay on this device.

## Tables

lobby-title = Shall we play?
lobby-bots = Play with bots
lobby-open = Open a table
lobby-open-tables = Open tables
lobby-empty = No tables are open. Open one or play with bots.
lobby-filter = Pace of the tables
lobby-all = All
lobby-sit = Sit down
lobby-sit-at = Sit down at { $table }
lobby-watch = Watch
lobby-watch-at = Watch { $table }
lobby-seated = At the table: { $names }.
lobby-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
lobby-full = full
lobby-hand = hand { $hand } of { $hands }
lobby-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
lobby-people = { $count ->
    [one] { $count } person at { $places }
   *[other] { $count } people at { $places }
}
lobby-mine = Back to your game
lobby-waiting = not begun yet
lobby-back = Return
lobby-back-to = Return to { $table }
lobby-name = Your name at the table
lobby-name-about = Up to 24 characters. It stays on this device.
differences = { $count ->
    [0] no differences
    [one] { $count } difference
   *[other] { $count } differences
}
guest = Guest
table-of = { $name }’s table
table-new = New table
table-bots = Game with bots
promise = No money, no ads, no streaks.
promise-more = Replays are yours, and every deal can be checked.

join-title = Join with a code
join-code = Code of the table
join-go = Join
join-short = The code has { $count } letters and figures.
join-about = No account, no e-mail: the code and a name are enough. You can paste the link too.

pace-untimed = Untimed
    .about = Everybody takes the time they like.
pace-relaxed = Relaxed
    .about = 60 s a turn, 10 s to claim.
pace-club = Club
    .about = 5 s a turn and 20 s in reserve, which grows with each hand; 5 s to claim.
pace-event = Event
    .about = The rule book’s clock; 4 s to claim, no pauses.

## Opening a table

open-title = Open a table
open-name = Name of the table
open-person = Your name
open-pace = Pace
open-rules = Rules
open-preset-own = Our own
open-options = Change the rules one by one
open-option-range = { $least } to { $most }; usually { $standard }
open-option-usual = Usually “{ $standard }”
open-different = different
open-seen = Who may come in
open-seen-listed = Anybody
open-seen-link = With link or code
open-seen-about = “Anybody” shows the table on this page while seats are free.
open-bots = Bots at the table
open-bots-about = They sit down now; you can add more at the table.
open-go = Open the table

## When something is in the way

problem-unreachable = The server does not answer. Check the connection; we keep trying.
problem-missing = That is not here, or no longer.
problem-unknown = Something went wrong on this page. Load it again.
problem-title = Nothing here
problem-text = This address leads to no table, rule or replay.
problem-home = See the tables
problem-again = Try again

## Rule book

rules-search = Search the rules
rules-found = { $count ->
    [0] No rule speaks of it.
    [one] { $count } rule speaks of it.
   *[other] { $count } rules speak of it.
}
rules-game = Game
rules-chapters = Chapters
rules-where = { $game } · { $rules } · chapter { $number }
rules-neighbours = Previous and next chapter
rules-reading = Language of the text
rules-both = Both
rules-planned-game = This game cannot be played here yet. Its rules are already noted one by one.
rules-options = What the table decides
rules-options-about = { $rules } leaves this open, or tables are known to play it differently.
rules-standard = Usually: { $value }.
rules-unwritten = The text of this rule is not written yet.
rules-differ = On the sources.
rules-status-planned = not built yet
rules-status-not-applicable = not needed here
rules-copy-link = Copy the link to { $clause }
link-copied = copied
rules-figure = { $set }.
rules-figure-from = { $set }: the { $seat } discarded.
rules-example-tiles = An example: { $tiles }.
rules-example-self = An example, seat { $wind }: the marked tile comes from the wall.
rules-example-discard = An example, seat { $wind }: the marked tile is a discard.
rules-example-rob = An example, seat { $wind }: the marked tile is robbed from a kong.
rules-origin = Where it comes from
rules-confidence-seed = The game’s own authority says so.
rules-confidence-source = Another public source says so.
rules-confidence-inferred = It follows from the other rules.
rules-article = In that edition: { $article }.
rules-code = The program keeps it here:
rules-tests = { $count ->
    [one] { $count } test proves it.
   *[other] { $count } tests prove it.
}

## Replay

replay-title = Replay
replay-of = Replay of hand { $hand } at { $table }
replay-hand = Hand { $hand }
replay-hand-of = hand { $hand } of { $hands } played
replay-panel = What happens
replay-now = At this moment
replay-deal = The tiles are dealt.
replay-quiet = The table waits.
replay-hands = Other hands
replay-bar = Replay controls
replay-start = To the start
replay-back = Back
replay-play = Play
replay-pause = Stop
replay-forth = Forward
replay-end = To the end
replay-speed = Speed: { $speed }. Change
replay-track = Moment of the hand
replay-place = { $at } of { $last }
replay-seen-by = Who looks
replay-all = All hands
replay-link = Copy the link to this moment
replay-sign-chi = chi
replay-sign-pong = pong
replay-sign-kong = kong
replay-sign-win = win
replay-log = Download the log

proof-title = Check the deal
proof-about = Before the deal the server publishes a commitment: the fingerprint of a secret seed and salt. When the hand is over it reveals both, and anybody can build the wall again.
proof-later = The seed is revealed when the hand is over.
proof-commitment = Commitment
proof-seed = Seed
proof-salt = Salt
proof-copy = Copy: { $what }
proof-recipe = The recipe, step by step
proof-recipe-1 = The commitment is SHA-256 of the salt followed by the seed, as bytes.
proof-recipe-2 = The numbers come from SHA-256 of “kongbox-1|seed|wall|counter”, eight bytes at a time; those that would favour low results are thrown away.
proof-recipe-3 = With them the tiles change places, from the last to the first, as Fisher and Yates have it.
proof-go = Check it here
proof-committed = The published commitment belongs to this seed and salt.
proof-not-committed = The published commitment is another. The one worked out here is { $computed }.
proof-wall = The seed’s wall, broken after tile { $place }, gives the { $tiles } tiles dealt and drawn, in their order.
proof-no-wall = The seed’s wall does not give the tiles of this hand.
proof-proven = The deal is the one that was promised.
proof-not-proven = The deal is not the one that was promised.
proof-offline = Without a browser, with the downloaded log:
