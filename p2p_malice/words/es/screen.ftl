### La pantalla completa. Las teclas se quedan como son.

screen-failed = No ha funcionado
screen-menu-keys = C: preparar esta partida   F1: ayuda   Q: salir
screen-menu-help =
    1, 2, J…    Elegir la línea con ese número o letra
    Flechas      Moverse; Enter elige
    C            Preparar una partida del juego marcado
    Esc          Ir a la última línea; otra vez: salir
    Q o F10      Salir
screen-choice-help =
    1, 2…       Elegir la línea con ese número
    Flechas      Moverse; Enter elige
    Esc          Volver
screen-form-keys = Ctrl+S: hecho   Esc: cancelar   F1: ayuda
screen-form-help =
    Arriba/abajo Ir de línea en línea, como con Tab
    Izq./der.    Cambiar el valor; un número también se puede escribir
    Ctrl+S       Usar estos valores; también Enter en una línea de texto
    Esc          Volver sin ellos
profile-key-tabs = Izq., der.: otros juegos
profile-key-invite = I: invitar otra vez
profile-key-replay = R: repetición
profile-key-share = S: compartir
profile-key-forget = F: olvidar a alguien
profile-key-back = Esc: volver
profile-help =
    Flechas      Arriba y abajo: moverse; izquierda y derecha: otros juegos
    1, 2…       Ver las partidas con ese número
    I            Invitar otra vez a quienes han jugado juntos
    R            Volver a ver una de las últimas partidas
    N            otro juego, reglas o asientos, si eres anfitrión
    S            Enviar a otros un enlace que muestra una partida
    F            Borrar todas las partidas con alguien
    Esc          Volver
screen-text-keys = Flechas y AvPág/RePág: moverse. Esc: volver.

## Códigos.

screen-paste-reply = Pega aquí la respuesta:
screen-paste-carried = Si te mandan una respuesta, pégala aquí:
screen-paste-invitation = Pega aquí la invitación, o el mensaje entero en que llegó:
screen-copied-by-terminal = No hemos podido usar el portapapeles y hemos pedido a la terminal que copie el mensaje. Prueba a pegarlo; si no sale, cópialo de la pantalla.
screen-no-browser = No se ha podido abrir ningún navegador. Copia el mensaje con F2 y pégalo a mano.
screen-qr = Enseña esto para que lo escaneen
screen-send-to = Envía esto a { $name }:
screen-tab = (Tab: siguiente)
screen-box-hint = Pégala, o escribe { -type-help } y pulsa Enter
screen-status-preparing = Preparando tu código…
screen-status-waiting = { $who ->
    [host] Esperando a quien te invita · la respuesta aún vale · { $clock }
    [named] Esperando a { $name } · el código aún vale · { $clock }
    [several] Esperando a { $count } personas · los códigos aún valen · { $clock }
   *[friend] Esperando a la otra persona · el código aún vale · { $clock }
}
screen-status-connecting = Conectando…
screen-numbered = { $number }. { $name }
screen-friend = { $state ->
    [free] ○ { $name } asiento libre
    [invited] ○ { $name } con invitación { $clock }
    [connecting] ◌ { $name } conectando
    [here] ● { $name } en la mesa
    [away] ◐ { $name } ausente { $clock }
   *[new] · { $name } sin invitación aún
}
screen-key-copy = F2 copiar
screen-key-chat = F3 WhatsApp
screen-key-qr = F4 QR
screen-key-new = F5 otro código
screen-key-start = F6 empezar ya
screen-key-help = F1 ayuda
screen-key-stop = Esc dejarlo
screen-stop-asks = ¿Dejar de esperar?
screen-stop-means = { $who ->
    [host] Tu respuesta dejará de servir.
   *[friend] Tu invitación dejará de servir.
}
screen-wait-on = Seguir esperando
screen-stop-waiting = Dejarlo
screen-help = Teclas y órdenes
screen-help-copy = F2   Ctrl+Y   c       copiar el mensaje
screen-help-chat = F3   Ctrl+W   w       abrirlo en WhatsApp
screen-help-qr = F4   Ctrl+R   qr      mostrar el código como QR
screen-help-new = F5   Ctrl+N   new     cambiar la invitación por otra
screen-help-start = F6   Ctrl+T   start   empezar sin quienes faltan
screen-help-ask =                 ask     preguntarme antes de que alguien se siente, o no
screen-help-out =                 out 2   echar a la persona 2: asiento libre y otro enlace
screen-help-tab = Tab                   el mensaje de la persona siguiente
screen-help-clear = Esc                   vaciar la casilla, o dejarlo
screen-help-stop = F10  Ctrl+Q   quit    dejarlo
screen-help-end = Ctrl+C                cerrar el programa, o copiar lo seleccionado

## La mesa.

screen-keys = { $undo ->
    [yes] H pista  U deshacer  T chat  L historial  ? reglas  Tab ver  F1 ayuda  F10 salir
   *[no] H pista  T chat  L historial  ? reglas  Tab ver  F1 ayuda  F10 salir
}
screen-watch = + rápido  - lento  Espacio pausa o seguir  Enter jugada siguiente  L historial  ? reglas  Tab ver  F1 ayuda  F10 salir
replay-keys = Izq., der.: jugada  Arriba/abajo: turno  Espacio seguir o pausa  { $keys }B mejor turno  + rápido  - lento  L turnos  F1 ayuda  F10 salir
replay-key-moments = H jugadas mejorables
replay-key-looks = V de quién
screen-watch-after = R ver otra partida  L historial  F10 salir
screen-keys-after = R otra partida  C copiar resultado  T chat  L historial  F1 ayuda  F10 salir
screen-keys-next = N otro juego
ending-short = { $count ->
    [one] falta 1
    [many] faltan { $count }
   *[other] faltan { $count }
}
screen-ending-keys = R otra partida · C copiar el resultado · Esc cerrar
screen-finished = Termina la ronda { $number }
screen-finished-line = { $place }. { $name }: { $before } → { $after }
screen-finished-keys = Cualquier tecla cierra esto.
replay-ending-keys = Izq. volver · Esc cerrar
screen-keys-left = L historial  F1 ayuda  F10 salir
screen-keys-watching = T chat  L historial  ? reglas  F1 ayuda  F10 salir
screen-table-help =
    H               una pista
    U               deshacer una jugada, si tus reglas lo permiten
    T               chat
    L               lo que ha pasado
    ?               las reglas de esta partida
    R               otra partida, cuando esta ha terminado
    C               copiar el resultado, cuando esta ha terminado
    G               quién mira
    X               seguir en otro dispositivo
    B               pausar la partida, o seguir

    Mientras alguien no está:
    O               que siga la máquina
    K               guardar y parar
    I               volver a invitar, o pegar otra invitación

    F1   Ctrl+G     estas teclas
    F10  Ctrl+Q     salir
    Ctrl+C          cerrar el programa
screen-watch-help =
    Espacio         pausa o seguir
    Enter           la jugada siguiente
    + -             más rápido, más lento
    Tab             ver enteras todas las pilas
    L               lo que ha pasado
    ?               las reglas
    R               otra partida, cuando esta ha terminado

    F1   Ctrl+G     estas teclas
    F10  Ctrl+Q     salir
screen-replay-help =
    Izq., der.      una jugada atrás, una adelante
    Arriba, abajo   un turno atrás, uno adelante; también RePág y AvPág
    Inicio, Fin     el principio, el final
    B               el mejor turno
    H               dónde otra jugada te habría ayudado más
    Espacio         seguir o pausa
    V               de quién se ven las cartas, si se jugó en este dispositivo
    + -             más rápido, más lento
    Tab             ver enteras todas las pilas
    L               todos los turnos, para ir a uno

    F1   Ctrl+G     estas teclas
    F10  Ctrl+Q     salir
screen-default-help =
    1 a 9           una carta para jugar, o una jugada de la lista
    Letras          lo que puedes añadir a las cartas, o una jugada
    Enter           jugar lo que has elegido
    La misma tecla  devolverla a su sitio
    Flechas/Espacio otra manera de elegir; el ratón también sirve
    Esc             devolver todo a su sitio
    AvPág           más jugadas; RePág vuelve atrás
    Tab             ver enteras todas las pilas
screen-waiting = Esperando al resto
screen-rules-here = { $house ->
    [none] Reglas: { $rules }.
   *[other] Reglas: { $rules }, con { $house }.
}
screen-over = La partida ha terminado
screen-your-turn = Tu turno
screen-next-player = Siguiente turno
screen-turn-of = Turno de { $name }
screen-turns-of = Esperando a { $names }
screen-title-match = { $title } · partida { $deal } · puntos: { $points }
screen-title-many = { $name ->
    [none] { $title } · { $players } en la mesa
   *[other] { $title } · { $players } en la mesa · va delante: { $name }, { $count ->
        [one] falta 1
        [many] faltan { $count }
       *[other] faltan { $count }
    }
}
screen-choose-move = Pulsa la tecla que hay junto a una jugada.
screen-or-move = O pulsa la tecla que hay junto a una jugada.
screen-pick-cards = { $most ->
    [one] Pulsa la tecla de una carta y luego Enter.
    [many] Pulsa las teclas de { $least } a { $most } cartas y luego Enter.
   *[other] Pulsa las teclas de { $least } a { $most } cartas y luego Enter.
}
screen-pick-more = Elige { $count } más. Esc devuelve todo a su sitio.
screen-picked-cards = Elegido: { $cards }
screen-play-picked = Enter lo juega. Esc devuelve todo a su sitio.
screen-put-back = Esc la devuelve.
screen-play-or-put-back = Elígela otra vez para jugarla. Esc la devuelve.
screen-host-away = Quien te invitó no está ({ $clock }). Volverás a la mesa automáticamente.
screen-host-away-short = Quien te invitó no está ({ $clock }).
screen-host-left = Quien te invitó ha dejado la mesa. Pulsa F10 para salir.
screen-host-away-keys = I pegar otra invitación  F10 salir
screen-moment = Un momento…
screen-away = { $count ->
    [one] { $names } no está ({ $clock }). Puedes esperar, o pulsar:
    [many] { $names } no están ({ $clock }). Puedes esperar, o pulsar:
   *[other] { $names } no están ({ $clock }). Puedes esperar, o pulsar:
}
screen-away-short = { $count ->
    [one] { $names } no está ({ $clock }). F1 muestra qué puedes hacer.
    [many] { $names } no están ({ $clock }). F1 muestra qué puedes hacer.
   *[other] { $names } no están ({ $clock }). F1 muestra qué puedes hacer.
}
screen-away-keys = { $can_invite ->
    [yes] O sigue la máquina  K guardar y parar  I volver a invitar
   *[no] O sigue la máquina  K guardar y parar
}
screen-gone = { $who }. Pulsa O para que siga la máquina.
screen-games-won = Partidas ganadas: { $counts }
screen-log = Qué ha pasado
screen-again = Propones jugar otra vez. Falta el sí del resto.
screen-no-such-key = Esa tecla no hace nada ahora. F1 muestra las teclas.
screen-hint = Pista: { $source } y luego { $target }.
screen-hint-move = Pista: pulsa { $keys }.
screen-hint-cards = { $keys ->
    [none] Pista: pulsa Enter.
   *[other] Pista: pulsa { $keys } y luego Enter.
}
screen-press-move = Pulsa { $keys }.
screen-press-cards = Pulsa { $keys } y luego Enter.
screen-time = Tiempo
screen-of-table = Mesa
screen-on-offer = Cartas
screen-to-say = Añadir
screen-moves = Jugadas
screen-moves-page = Página { $number } de { $most }: AvPág y RePág muestran el resto.
screen-pile = { $name }, { $pile }: { $cards }
screen-pile-more = +{ $count }
screen-pile-needs = sigue: { $needs }
screen-piles-cut = Pulsa Tab para ver todas las pilas.
screen-piles-title = Pilas (la última carta está encima)
screen-say = Di algo, o 1-{ $count } para una frase; Esc cierra
screen-seat-free = libre
screen-proposed-rematch = { $name } quiere jugar otra vez. Pulsa R si tú también.
screen-proposed-bot = { $who ->
    [you] Propones que siga la máquina. Falta el sí del resto.
   *[other] { $name } propone que siga la máquina. Pulsa O si te parece bien.
}
screen-proposed-stop = { $who ->
    [you] Propones guardar y parar. Falta el sí del resto.
   *[other] { $name } propone guardar y parar. Pulsa K si te parece bien.
}
screen-proposed-wait = { $who ->
    [you] Propones esperar.
   *[other] { $name } propone esperar.
}
screen-leave = ¿Salir de la partida?
screen-leave-kept = Queda guardada; sigue con: { -command } resume
screen-leaving = Saliendo…
screen-play-on = Seguir jugando
screen-leave-it = Salir de la partida

phrase-1 = ¡Bien jugado!
phrase-2 = Ay, no…
phrase-3 = ¡Date prisa!
phrase-4 = Gracias por la partida.
phrase-5 = Un momento, por favor.
screen-explained = { $what } (Esc: entendido)
screen-lesson-one = Pulsa { $source }, o haz clic en la carta.
screen-lesson-two = Pulsa { $source } y luego { $target }, o haz clic en la carta y en la pila.
