### The log of a match: what is told of it, and why it sometimes cannot be read.

log-title = { $title }, rules { $rules }. { $hands ->
    [one] One hand
   *[other] { $hands } hands
}, { $events } events.
log-players = Players: { $names }.
log-differences = Options that differ from the standard: { $options }.
log-hand-head = Hand { $number }: { $result }
log-hand-open = Hand { $number }: not finished in this log.
log-judged = Every act in the log is legal under these rules.
log-other-rules = The log was written under rules { $found } and these are { $known }: it is shown, but its acts are not judged again.
log-partly-judged = The last hand is not finished: its acts are shown unjudged, because its seed is not out yet.
log-no-hand = The log holds no hand yet.
log-cut = The last line breaks off; everything before it is whole.
log-scores = Points: { $scores }.
log-table = Table after event { $place } · Hand { $hand } · { $left } in the wall
log-concealed = in hand
log-river = river
log-empty = nothing
log-from = from { $name }
log-question = { $names } are asked.
log-move = { $place }. { $text }
log-dealt = { $name } is dealt { $tiles }
log-passed = { $name } passes { $tiles }
log-received = { $name } receives { $tiles }
log-apart = { $name } shows { $tiles } and lays it apart
log-aside = apart

log-proved = Hand { $number }: proved. The commitment { $commitment } is that of the revealed seed, and every tile dealt and drawn follows from it.
log-not-revealed = Hand { $number }: not proved, because its seed is not in the log.
log-doubt-impossible = Event { $place }: it cannot have happened at this table.
log-doubt-not-legal = Event { $place }: no legal act leads to it.
log-doubt-not-dealt = Event { $place }: the revealed seed deals other tiles.
log-doubt-not-committed = Event { $place }: the revealed seed is not the one committed to.
log-doubt-not-announced = Event { $place }: its commitment is not the one in the header.

unusable-log-empty = { $file }: the log is empty; its first line should be the header.
unusable-log-header = { $file }, line 1: the header of the log is missing (“kongbox”: 1, the game, the players…).
unusable-log-header-field = { $file }, line 1: the header lacks “{ $field }”, or it has the wrong form.
unusable-log-version = { $file }, line 1: the log is of version { $found }, and versions up to { $known } are read here.
unusable-log-line = { $file }, line { $line }: this is no JSON object; each event takes one line.
unusable-log-line-long = { $file }, line { $line }: too long to be an event.
unusable-log-seq = { $file }, line { $line }: it carries number { $found } where { $wanted } is due; events are numbered without gaps.
unusable-log-event = { $file }, line { $line }: there is no event “{ $found }”.
unusable-log-field = { $file }, line { $line }: “{ $found }” is missing, not wanted, or has the wrong form.
unusable-log-game = { $file }, line 1: “{ $found }” is not played here. The games there are: { $known }.
unusable-log-players = { $file }, line 1: four sit at a table, and the header names { $found }.
unusable-log-recipe = { $file }, line 1: the shuffle recipe “{ $found }” is not known here; { $known } is.
unusable-log-place = The log has { $events } events and number { $found } was asked for; choose one from 1 to { $events }.
unusable-event-kind = There is no event “{ $found }”.
unusable-event-field = “{ $place }” is missing, not wanted, or has the wrong form.
