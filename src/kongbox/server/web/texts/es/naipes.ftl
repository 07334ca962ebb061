### La mesa de naipes: lo que solo se ve y se dice en ella.

notebook-doblas = Doblas

## La consola y las cartas de honor

naipes-dominant = Dominan
naipes-dominates = domina
naipes-console-said = { $place }. Quedan { $left } en la baceta. Dominan { $palo }. Puntos: { $scores }. Ver diferencias.
naipes-honours-of = Cartas de honor de { $name }
naipes-honour = { $card }, de honor
naipes-honour-own = { $card }, de honor, propia
naipes-honours-out = Han salido: { $cards }.
naipes-honours-none = Aún no ha salido ninguna.
naipes-honours-pale = Apagadas: aún no han salido.

naipes-eunuco-short = eunuco · { $count }

## La escalera de doblas

naipes-ladder = Tus doblas
naipes-ladder-about = Lo que valdría tu mano ahora, aunque gane otra persona.
naipes-ladder-none = Aquí verás tus doblas en cuanto tengas cartas.
naipes-ladder-watching = Las doblas de una mano solo las ve quien la juega, hasta que acaba.
naipes-ladder-steps = De la base hacia arriba
naipes-base = Base
naipes-sum-said = { $base } por 2 elevado a { $doubles }: { $total }
naipes-rung-times = Por { $times }:
naipes-rung-total = van
naipes-limited = Serían { $free }; el límite de la mesa los deja en { $total }.
naipes-pumba = Pumba.
naipes-waits = Te sirve { $cards }.
naipes-if-chow = Si aceptas { $tile }
naipes-if-pung = Si tomas { $tile }
naipes-if-kang = Si haces kang con { $tile }
naipes-if-mahjong = Si haces mah-jong con { $tile }
naipes-if-same = No cambia ni puntos ni doblas.
naipes-if-won = Ganas: { $line } ({ $worth }).
naipes-if-lost = Pierdes: { $line } ({ $worth }).
naipes-pill = Tus doblas:

## Mah-jong en falso

naipes-play-on = Seguir jugando

## Teclas

naipes-keys-ladder = doblas
