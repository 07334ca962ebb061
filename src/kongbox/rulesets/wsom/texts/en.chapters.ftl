### The chapters of the rules.

chapter-tile = Tiles
chapter-obj = Object of the game
chapter-hand = Winning hand
chapter-dice = Dice count
chapter-seat = Choosing seats
chapter-shuffle = Shuffling and building
chapter-wall = The wall
chapter-deal = Breaking the wall and dealing
chapter-play = Turn and discards
chapter-claim = Claiming a discard
chapter-win = Winning the hand
chapter-pong = Pong
chapter-chi = Chi
chapter-kong = Kong
chapter-rob = Robbing a kong
chapter-prec = Precedence of claims
chapter-end = End of the hand
chapter-rot = The deal passes
chapter-score-basic = Scoring: basic rules
chapter-score = Scoring: the 44 patterns
chapter-score-note = Scoring: notes on patterns
chapter-score-pay = Payment
chapter-score-imm = Same-turn immunity
chapter-pen = Errors and penalties
chapter-pen-len = Short and long hands
chapter-pen-claim = Wrong claims
chapter-pen-tile = Penalty tiles
chapter-pen-false = False win
chapter-pen-deal = Errors in dealing
chapter-pen-draw = Errors in drawing
chapter-tour = Tournament format
chapter-pron = Pronunciation guide

## Why something is not built

reason-judge = It comes with the judge, who rules on what happened at a real table. Here an impossible act is simply refused.
reason-tournament-desk = It comes with the tournament desk: sessions, cuts and rankings.
reason-sessions = The lengths of session, half and quarter are table options already; the sessions of an event come with the tournament desk.
