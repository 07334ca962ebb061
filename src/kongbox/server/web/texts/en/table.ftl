### What the table says by itself. The words of each game are with the game.

table-title = Table
table-main = Table

## Seats

seat-empty = free
seats-label = Seats
plate-of = { $name }, { $wind }
plate-you = (you)
status-connected = { $lag ->
    [none] Online
   *[other] Online · { $lag } ms
}
status-reconnecting = { $seconds ->
    [none] Reconnecting
   *[other] Reconnecting · { $seconds } s
}
status-away = Away: the table passes and discards the drawn tile
status-bot = Bot
status-empty = Free seat
status-paused = Paused
status-choosing = Choosing…
status-done = Ready
status-turn = To play
status-your-turn = Your turn
status-discarded = Has discarded
status-short-connected = { $lag ->
    [none] online
   *[other] { $lag } ms
}
status-short-reconnecting = { $seconds ->
    [none] back soon
   *[other] back in { $seconds } s
}
status-short-away = away
status-short-discarded = discards
status-short-choosing = choosing…
skip-on = Not asking
skip-undo = Ask me again
skip-ask = Do not ask again this hand
skip-short = Stop asking
skip-note = A win is always asked.

## Centre, rivers, sets and hands

centre-tap = Show score differences
centre-said = { $place }. { $left } left in the wall. Scores: { $scores }. Show differences.
hand-number = Hand { $hand }
rivers-label = Rivers
river-of = River of { $name }
river-drawn = { $tile }, drawn and discarded
river-last = { $tile }, last discard
river-taken = { $tile }, taken by { $name }
sets-of = Sets of { $name }
set-own = { $kind } of { $tile }
set-from = { $kind } of { $tile }, from { $name }
hand-own = Your hand
hand-count = { $name }: { $count ->
    [one] { $count } { $piece } in hand
   *[other] { $count } { $pieces } in hand
}
hand-open = Hand of { $name }: { $tiles }
hand-tile = { $tile }, { $place } of { $count }
hand-drawn = just drawn
hand-menu = Arrange the hand
hand-sort = Sort by itself
hand-arrange = Arrange by hand
hand-arrange-end = Stop arranging
hand-arrange-about = Tap two { $pieces } to swap them.
discard-again = Again to discard { $tile }

## Letters of the honors in the corner

index-1z = E
index-2z = S
index-3z = W
index-4z = N
index-5z = Wh
index-6z = G
index-7z = R

## Claim dock and turn

dock-label = Claim
dock-answered = Your answer: { $act }. Waiting for the others.
dock-said = You can: { $acts }{ $seconds ->
    [none] {""}
    [one] {" "}One second.
   *[other] {" "}{ $seconds } seconds.
}
ask-plain = { $name }: { $tile }
slot-ways = { $act }, { $count } ways
slot-shows = { $act }: { $tiles }
clock-seconds = { $seconds } s
clock-bank = { $figures } + { $bank } s
clock-said = { $time }
clock-none = No clock
pause = Pause
resume = Go on
paused-by = { $name } stopped the clock
paused-nobody = The table is paused
your-turn = Your turn
turn-label = Turn
waiting-for = Waiting for { $name }
keys-choose = choose
keys-discard = discard
touch-discard = Tap a { $piece } twice, or drag it up.

## Rulings

ruling-label = Ruling
ruling-why = Why?
ruling-rule = Rule
ruling-said = { $text } { $clause }. W for why.
why-not = Why not?
why-yes = Why so?
why-none = When something is not allowed, the reason appears here. You can also ask first, with “May I…?”.
why-deciding = What decides:{" "}
why-cost = The claim is refused and costs nothing.
why-asked = You only asked: nothing changes.
may-i = May I…?
may-title = May I…?
may-about = Choose an act. The answer has no consequence.
may-tiles = { $act }: { $tiles }
may-none = There is nothing to ask about now.

## Notebook

notebook-label = Notebook
notebook-table = Table
notebook-rules = Rules
notebook-phrases = Phrases
notebook-open = Open the notebook
notebook-close = Close the notebook
notebook-empty = What happens at the table is written down here.
quoted = “{ $text }”
commitment-title = Committed deal
commitment-about = This is the seal of the wall, fixed before the deal. When the hand is over its seed is revealed and anybody can check it.
copy = Copy
copied = Copied
mute = Mute

## Phrases

phrase-hello = Hello.
phrase-good-luck = Good luck!
phrase-thanks = Thank you.
phrase-well-played = Well played.
phrase-one-moment = One moment.
phrase-sorry = Sorry.
phrase-ready = Ready when you are.
phrase-good-game = Good game.
phrase-goodbye = See you.

## Connection

line-lost = Reconnecting. Last contact { $seconds } s ago
line-lost-said = The connection is lost. Reconnecting.
line-back = The connection is back.
line-connecting = Coming to the table…
line-closed = This table is no longer open.
line-home = Back to the tables
seat-lost-said = { $name } is reconnecting. { $seconds ->
    [none] The table waits.
   *[other] The table waits { $seconds } seconds.
}
seat-back-said = { $name } is back.

## Result

result-plain = { $name } wins: { $points }
result-nobody = Nobody wins this hand
score-title = Result
score-hands = All four hands
score-hands-hint = Press H to see everyone’s tiles.
score-hands-show = Show all hands
score-hands-hide = Hide the hands
score-hand-of = Hand of { $name }
score-from = from { $name }
score-drawn = from the wall
score-why = Why { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-why-hint = arrow to a line to see its tiles light up
score-sum = Sum
score-total = Total
score-points = Points
score-uncounted = Not counted
score-pays = Who pays
score-zero = adds up to zero
score-payments = Payments
score-payer = Pays
score-payee = Receives
score-balance = Balance of the hand
score-rule = Rule
score-copy = Copy as text
score-language = Language
score-watch = Watch the hand
score-table = See the table
score-back = See the result
score-next = Next hand
score-waiting = { $count ->
    [one] Waiting for { $names }
   *[other] Waiting for { $names }
}
score-over = End of the session
score-final = Final scores
score-lobby = Back to the tables
score-player = Seat

## Waiting room

wait-title = Taking seats
wait-about = The game begins when all four seats are taken.
wait-free = Free seat
wait-invite = Invite
wait-invite-about = Whoever opens this link can sit down.
wait-link = Link to the table
wait-copy = Copy link
wait-bot = Seat a bot
wait-start = Start
wait-sit = Sit down
wait-name = Your name
wait-watching = You are watching. The table has not begun.
wait-bot-seat = A bot sits at this table: you can take its seat from the next hand on.
wait-nothing-yet = The hand in play is shown when it is over.

## Keys

keys-title = Keys
keys-claims = { $slots }; then a b c for the way
keys-move = move in the hand
keys-lift = lift or lower the { $piece }
keys-enter = discard the lifted { $piece }, confirm, next hand
keys-shift = move the { $piece }
keys-drawn = discard the drawn tile (asks once)
keys-may = May I…?
keys-why = why, rule
keys-notebook = notebook
keys-hands = show the hands
keys-misc = pause, mute, language, copy as text
keys-seats = read a seat: me, right, opposite, left
keys-read = read last discard, wall, time
keys-region = next region
keys-skip = do not ask again this hand
keys-help = this list; Esc closes and never passes
key-home = Home
key-end = End
key-space = Space
key-shift = Shift
menu-open = Menu
menu-title = Menu
menu-tables = Tables
menu-rules = Rules
menu-keys = List of keys
menu-settings = Settings
differences-none = no differences
watching = Audience · { $delayed ->
    [yes] one hand behind
   *[no] live
}
spectators = { $count ->
    [one] { $count } person watching
   *[other] { $count } people watching
}

## Reading a seat

read-seat = { $name }, { $wind }, { $score } points. { $status }. { $count ->
    [one] One { $piece } in hand
   *[other] { $count } { $pieces } in hand
}. Sets: { $sets }. River: { $river }.
read-aside = Apart: { $tiles }.
read-none = none
read-river-none = empty
read-last = Last discard: { $tile }, from { $name }.
read-last-none = No discards yet.
read-wall = { $left } left in the wall and { $reserve } in reserve.
read-few = { $left } left.
wait-unseat = Take { $name } out
wait-start-bots = { $count ->
    [one] Start with one bot
   *[other] Start with { $count } bots
}
