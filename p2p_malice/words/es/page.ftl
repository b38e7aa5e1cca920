### La página: lo que tienen en común la de quien recibe la invitación y la propia.

## Lo que aparece en muchos sitios.

page-title = { -title }
page-needs-script = Esta página necesita JavaScript para conectar con el dispositivo de la otra persona. Actívalo en los ajustes del navegador y recarga la página.
page-needs-newer = ¿No aparece nada? Esta página necesita un navegador reciente: Safari (iOS) 15.4, Chrome 105, Firefox 121 o posterior. Si el tuyo lo es, recarga la página.
page-close = Cerrar
page-cancel = Cancelar
page-reload = Recargar
page-stop = Parar
page-your-name = Tu nombre
page-rules = Las reglas
page-use = Usarla
page-new-code = Tengo otra invitación
page-how-to-play = Cómo se juega

## La mesa.

table-waiting = Esperando al resto
table-over = Fin de la partida
table-next-player = Siguiente turno
table-turn = { $who ->
    [you] Tu turno
   *[other] Turno de { $name }
}
table-match = { $title } · partida { $game }: { $points }
table-match-many = { $title } · partida { $game }
table-hand-over = { $name }, te toca. Elige «Ver mis cartas» cuando nadie más esté mirando.
table-said = { $name }: { $text }
table-said-to = { $who ->
    [you] { $name } te dice: { $text }
   *[other] { $name } a { $to }: { $text }
}
table-missing = { $count ->
    [one] Falta 1 persona por llegar.
    [many] Faltan { $count } personas por llegar.
   *[other] Faltan { $count } personas por llegar.
}
table-closed = La mesa se ha cerrado.
table-no-board = No se pueden mostrar las cartas. Recarga la página.
table-log = Qué ha pasado
table-play-on = Seguir jugando
page-language = Idioma
table-leave = Salir
table-leave-title = ¿Salir de la partida?

## Botones bajo la mesa, de una palabra corta si se puede: hay hasta ocho seguidos.

table-ready = Ver mis cartas
table-again = Otra partida
table-hint = Pista
table-undo = Deshacer
table-say = Chat
table-log-short = Historial
table-rules = Reglas
log-since = Desde tu turno
table-more = Más

## El tablero.

board-to-go = { $count ->
    [one] falta 1
    [many] faltan { $count }
   *[other] faltan { $count }
}
board-stands-for = como
board-computer = máquina
board-bot = { $name } (máquina)
board-away = ausente
board-left = se fue

## Compartir un código.

share-message = El mensaje para enviar
share-show = Ver el mensaje
share-share = Compartir…
share-copy = Copiar
share-qr = Código QR
share-copied = { $name ->
    [none] Copiado. Ahora pégalo en el chat.
   *[other] Copiado. Ahora pégalo en tu chat con { $name }.
}
share-copy-yourself = El mensaje está seleccionado. Cópialo y pégalo en el chat.
share-qr-picture = El código como QR
share-scan = Enseña esto para que lo escaneen

## Pegar un código.

paste-new-title = Otra invitación
paste-new = La nueva invitación, o el mensaje entero en que llegó
paste-invitation = La invitación, o el mensaje entero en que llegó
