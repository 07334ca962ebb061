### Opciones de la mesa que no se pueden usar

unusable-options-form = Las opciones se escriben como «nombre: valor», y aquí dice { $found }.
unusable-option-unknown = No existe la opción «{ $option }». Las que hay: { $known }.
unusable-option-number = La opción «{ $option }» no puede valer { $found }: tiene que ser un número entero de { $least } a { $most }.
unusable-option-choice = La opción «{ $option }» no puede valer { $found }: elige entre { $allowed }.
unusable-option-least = La opción «{ $option }» no puede valer { $found }: tiene que ser un número entero de { $least } en adelante.
unusable-option-choice-or-least = La opción «{ $option }» no puede valer { $found }: elige { $allowed } o un número entero de { $least } en adelante.
unusable-option-most = La opción «{ $option }» no puede valer { $found }: ninguna mesa se abre con un número mayor que { $most }.
unusable-option-preset = No hay ningún juego de opciones llamado «{ $found }». Los que hay: { $known }.
unusable-options-minimum = Con un mínimo de { $minimum } puntos (min_points) y un límite de { $limit } (limit_points) casi nadie podría ganar: baja el mínimo hasta el límite o sube el límite.
