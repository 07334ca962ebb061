### The settlement where every hand is scored.

accounts-all-open = All hands lie open, and every one of them scores.
accounts-worth = { $points }, { $doubles }
accounts-from = { $way } from { $name }
accounts-open = Account
accounts-times = { $count ->
    [one] one doubling
   *[other] { $count } doublings
}:
accounts-no-base = Nothing scores in this hand.
accounts-who = Who pays whom
accounts-nobody-pays = Nobody pays anybody
accounts-why = Why { $points }?
accounts-pays = { $payer } pays { $payee } { $points }.
accounts-by-rule = It is { $points }, by this rule.
accounts-rules = Open the rules
accounts-explain = { $payer } pays { $payee } { $points }: see why
accounts-each = What every hand is worth
