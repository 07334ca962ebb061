### En qué se aparta una mesa de las reglas habituales.

differences-title = En qué cambia esta mesa
differences-usual = Lo normal: { $standard }
