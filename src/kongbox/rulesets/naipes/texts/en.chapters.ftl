### The chapters of the rules.

chapter-vocab = Vocabulary
chapter-setup = Pack and table
chapter-wind = Seats, suits and rotation
chapter-deal = Deal
chapter-play = The turn
chapter-claim = Claiming a discard
chapter-prec = Precedence
chapter-kang = The kang and its replacement
chapter-pumba = Pumba
chapter-mjcard = The mah-jong card
chapter-special = What a mah-jong is; special hands
chapter-honor = Honour cards
chapter-eunuco = Eunuchs
chapter-end = End of the hand
chapter-base = Base points
chapter-dobla-gen = Doublings
chapter-dobla-all = Doublings for everybody
chapter-dobla-mj = Doublings of whoever makes mah-jong
chapter-pay = Payments
chapter-limit = Limit
chapter-opt = Table options
chapter-open = Open questions
chapter-meta = Titles and headings

## Why something is not built

reason-background = It tells where something comes from or what the game is for; it orders nothing to be built.
reason-nothing-changes = It says that nothing changes: there is nothing to build.
reason-heading = It is a title or a heading: it holds no rule.
