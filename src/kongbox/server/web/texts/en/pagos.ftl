### Why each payment is what it is.

pays-winner = Everybody pays the winner the winner’s total. { $name }’s is { $points }.
pays-eunuco-too = Eunucos pay it in full too.
pays-gran = { $payer } is gran eunuco: that total counts as 0.
pays-difference = Those who did not win compare totals pair by pair: { $payer } has { $less } and { $payee } { $more }. The difference is { $points }.
pays-difference-all = Without a mah-jong all totals are compared pair by pair: { $payer } has { $less } and { $payee } { $more }. The difference is { $points }.
pays-este-pays = { $name } is Este: what Este pays is doubled, { $points } × 2 = { $twice }.
pays-este-receives = { $name } is Este: what Este receives is doubled, { $points } × 2 = { $twice }.
pays-false = { $times ->
    [1] { $name } called mah-jong without having it and pays every player { $points }.
   *[other] { $name } called mah-jong without having it { $times } times and pays every player { $points } × { $times } = { $sum }.
}
