### Por qué cada pago es el que es.

pays-winner = Cada persona paga a quien gana el total ganador. El de { $name } es { $points }.
pays-eunuco-too = También quien es eunuco lo paga entero.
pays-gran = { $payer } es gran eunuco: su total cuenta como 0.
pays-difference = Quienes no ganan comparan sus totales de dos en dos: { $payer } tiene { $less } y { $payee }, { $more }. La diferencia es { $points }.
pays-difference-all = Sin mah-jong, los totales se comparan de dos en dos: { $payer } tiene { $less } y { $payee }, { $more }. La diferencia es { $points }.
pays-este-pays = { $name } es Este: lo que paga se dobla, { $points } × 2 = { $twice }.
pays-este-receives = { $name } es Este: lo que cobra se dobla, { $points } × 2 = { $twice }.
pays-false = { $times ->
    [1] { $name } dijo mah-jong sin tenerlo: paga { $points } a cada jugador.
   *[other] { $name } dijo mah-jong sin tenerlo { $times } veces: paga { $points } × { $times } = { $sum } a cada jugador.
}
