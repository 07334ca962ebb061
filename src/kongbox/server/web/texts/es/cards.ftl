### La página de las tarjetas.

cards-title = Tarjetas
cards-about = Escribe o pega la tarjeta con la que juegas. kongbox no trae ninguna publicada: la tuya se guarda en este aparato y la mesa la usa solo para quien se sienta en ella.
cards-write = El texto
cards-from-practice = Partir de la de práctica
cards-seen = Lo que dice
cards-nothing = Aquí verás cada línea con una de sus manos en cuanto el texto sea una tarjeta.
cards-empty = Todavía no hay nada escrito.
cards-line = Ir a la línea { $line }
cards-good = Sirve: { $lines ->
    [one] { $lines } línea
   *[other] { $lines } líneas
} en { $sections ->
    [one] { $sections } sección
   *[other] { $sections } secciones
}, { $hands } manos posibles.
cards-hands = { $hands ->
    [one] { $hands } mano posible
   *[other] { $hands } manos posibles
}
cards-keep = Guardar en este aparato
cards-kept = Tus tarjetas
cards-open = Abrir
cards-drop = Quitar { $name }
