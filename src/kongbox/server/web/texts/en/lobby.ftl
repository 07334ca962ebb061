### Tables: opening, sitting down, coming back.

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
lobby-hand = { $hands ->
    [open] hand { $hand }
   *[other] hand { $hand } of { $hands }
}
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
lobby-past = To watch again
lobby-hands = { $count ->
    [one] { $count } hand played
   *[other] { $count } hands played
}
lobby-cards = Your own card
lobby-replay = Replay
lobby-replay-of = Replay of { $table }
lobby-name = Your name at the table
lobby-name-about = Up to 24 characters. It stays on this device.
differences = { $count ->
    [0] no differences
    [one] { $count } difference
   *[other] { $count } differences
}
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

## Opening a table

open-title = Open a table
open-name = Name of the table
open-person = Your name
open-pace = Pace
open-rules = Rules
open-preset-own = Our own
open-options = Change the rules one by one ({ $count })
open-options-title = Rules, one by one
open-options-usual = Back to the usual
open-options-done = Done
open-back = Back to the table
open-option-range = { $least } to { $most }; usually { $standard }
open-option-least = { $least } or more; usually { $standard }
open-option-number = a number…
open-option-usual = Usually “{ $standard }”
open-different = different
open-seen = Who may come in
open-seen-listed = Anybody
open-seen-link = With link or code
open-seen-about = “Anybody” shows the table on this page while seats are free.
open-bots = Bots at the table
open-bots-about = They sit down now; you can add more at the table.
open-go = Open the table
