### El resultado cuando puntúan todas las manos.

accounts-all-open = Todas las manos quedan a la vista y todas puntúan.
accounts-worth = { $points }, { $doubles }
accounts-from = { $way } de { $name }
accounts-open = Cuenta
accounts-times = { $count ->
    [one] una dobla
   *[other] { $count } doblas
}:
accounts-no-base = Nada da puntos en esta mano.
accounts-who = Quién paga a quién
accounts-nobody-pays = Nadie paga a nadie
accounts-why = ¿Por qué { $points }?
accounts-pays = { $payer } paga { $points } a { $payee }.
accounts-by-rule = Son { $points }, por esta regla.
accounts-rules = Abrir reglas
accounts-explain = { $payer } paga { $points } a { $payee }: ver por qué
accounts-each = Lo que vale cada mano
