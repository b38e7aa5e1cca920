### Novedades: de los códigos, de las conexiones, de quienes llegan y se van.

-program = p2p-malice

news-gathering = Preparando tu código…
news-port-closed = Tu router no ha abierto el puerto. Si no logran entrar, abre un puerto UDP en los ajustes del router e indícalo con --port.
news-unknown-outside = Ningún servidor de internet ha respondido: este código solo sirve en tu propia red. Si la otra persona está en otro sitio, prueba con datos móviles u otra wifi.
news-waiting = { $is_carried ->
    [yes] Deja esto abierto: el enlace solo sirve mientras el programa funciona.
   *[no] { $friends ->
        [0] Puede que quien te invita necesite esta respuesta para que entres. Deja esto abierto hasta que estés en la mesa.
        [one] Si te mandan una respuesta, pégala aquí; a veces se entra sin ella. Deja esto abierto: la invitación solo sirve mientras el programa funciona.
        [many] Si te mandan respuestas, pégalas aquí, en cualquier orden; a veces se entra sin ellas. Deja esto abierto: las invitaciones solo sirven mientras el programa funciona.
       *[other] Si te mandan respuestas, pégalas aquí, en cualquier orden; a veces se entra sin ellas. Deja esto abierto: las invitaciones solo sirven mientras el programa funciona.
    }
}
news-still-waiting = { $minutes ->
    [one] Seguimos esperando (1 minuto).
    [many] Seguimos esperando ({ $minutes } minutos).
   *[other] Seguimos esperando ({ $minutes } minutos).
} { $friends ->
    [0] Tu respuesta aún vale.
    [one] Tu invitación aún vale.
    [many] Tus invitaciones aún valen.
   *[other] Tus invitaciones aún valen.
}
news-stale = { $is_reply ->
    [yes] Tu dirección de internet ha cambiado y la respuesta de arriba ya no sirve. Envía esta otra.
   *[no] Tu dirección de internet ha cambiado y la invitación de arriba ya no sirve. Envía esta otra.
}
news-renewed = { $friend ->
    [0] Aquí tienes otra invitación.
    [many] Aquí tienes otra invitación para la persona n.º { $friend }.
   *[other] Aquí tienes otra invitación para la persona n.º { $friend }.
}
news-which-friend = ¿Para quién? Escribe { -type-new } y un número: { $numbers }.
news-repaired = { $count ->
    [one] Hemos corregido 1 letra equivocada del código.
    [many] Hemos corregido { $count } letras equivocadas del código.
   *[other] Hemos corregido { $count } letras equivocadas del código.
}
news-last-of-several = En ese texto había más de un código. Hemos tomado el último.
news-connecting = Conectando…
news-connected = { $relayed ->
    [yes] Hay conexión a través de un repetidor, con un retraso de { $round_trip } ms.
   *[no] Hay conexión directa, con un retraso de { $round_trip } ms.
}
news-connected-unmeasured = { $relayed ->
    [yes] Hay conexión a través de un repetidor.
   *[no] Hay conexión directa.
}
news-connected-of = { $relayed ->
    [yes] { $who } tiene conexión a través de un repetidor, con un retraso de { $round_trip } ms.
   *[no] { $who } tiene conexión directa, con un retraso de { $round_trip } ms.
}
news-connected-unmeasured-of = { $relayed ->
    [yes] { $who } tiene conexión a través de un repetidor.
   *[no] { $who } tiene conexión directa.
}
news-shaky = La conexión es inestable: hace unos segundos que no llega nada.
news-shaky-of = La conexión con { $who } es inestable: hace unos segundos que no llega nada.
news-away = { $is_host ->
    [yes] Hemos perdido el contacto con quien te invitó. La partida está guardada, y cuando vuelva entrarás otra vez sin hacer nada. Si tarda, pídele otra invitación y pégala aquí.
   *[no] Hemos perdido el contacto con la otra persona. La partida está guardada. Si tarda, envíale otra invitación.
}
news-away-of = Hemos perdido el contacto con { $who }. La partida está guardada. Si tarda, envíale otra invitación.
news-back = La conexión vuelve a ir bien.
news-back-of = La conexión con { $who } vuelve a ir bien.
news-lost = { $error } El asiento está guardado: envía otra invitación.
news-lost-of = { $who } ya no tiene conexión. { $error } El asiento está guardado: envíale otra invitación.
news-left = La otra persona se ha ido. Su asiento está guardado: puede volver, o puedes enviarle otra invitación.
news-left-of = { $who } se ha ido. Su asiento está guardado: puede volver, o puedes enviarle otra invitación.
news-gone = La otra persona se ha ido del todo. Puedes invitar a alguien más o dejar que siga la máquina.
news-gone-of = { $who } se ha ido del todo. Puedes invitar a alguien más o dejar que siga la máquina.
news-stranger = Alguien intentó ocupar el asiento de { $name } y no pudo entrar. El asiento sigue siendo de { $name }.
news-other-version = { $older ->
    [yours] Tu programa es más antiguo que el de la otra persona, y así no hay partida. Actualízalo igual que lo instalaste.
   *[friend] El programa de la otra persona es más antiguo que el tuyo, y así no hay partida. Pídele que lo actualice igual que lo instaló.
}
news-coming-back = { $names ->
    [none] Buscando la mesa otra vez. Si tarda, pide otra invitación.
   *[other] Buscando otra vez a { $names }. Puede que allí también haya que escribir: { -program } resume
}
news-last-call = La partida ha terminado. Avisando a todo el mundo…
news-here = Ya hay conexión. No hace falta ningún código.
news-here-of = { $who } ya entró con esa invitación. Si esta respuesta es de otra persona, envíale una invitación propia.
news-nobody-away = No falta nadie: no hace falta otra invitación.
news-back-at-table = { $is_host ->
    [yes] Estás otra vez en la mesa. La invitación ya no sirve.
   *[no] Estás otra vez en la mesa. La respuesta ya no sirve.
}
news-seat-kept = Tu asiento está guardado. Cuando quien te invitó retome la partida, vuelve con: { -command } resume
news-no-game = No tienes ninguna partida que retomar.

## Personas que aún no tienen nombre, y varios nombres.

friend-numbered = Persona { $number }
names-more = { $names }, { $next }
names-last = { $names } y { $next }

## Preguntas durante una partida.

ask-no-path = No hemos podido conectar. ¿Qué hacemos?
ask-no-path-new = Probar con otra invitación
ask-no-path-bot = Jugar aquí contra la máquina
ask-no-path-quit = Dejarlo
ask-host-gone = Quien te invitó se ha ido. ¿Qué hacemos?
ask-host-gone-bot = Seguir aquí contra la máquina
ask-host-gone-quit = Dejarlo
ask-game = ¿Qué partida?
ask-game-quit = Cancelar
ask-next = ¿A qué jugáis ahora?
ask-game-delete = Borrar una partida
ask-which-delete = ¿Qué partida quieres borrar?
ask-damaged = ¿Retomar lo que se pueda leer?
ask-damaged-yes = { $moves ->
    [0] Empezar otra vez desde el reparto
    [many] Retomar tras la jugada { $moves }, la última buena
   *[other] Retomar tras la jugada { $moves }, la última buena
}
ask-damaged-no = Dejarla como está

## Partidas que retomar.

saved-game = { $says }
saved-race = Cartas por jugar: { $who }
saved-left = { $name } { $count }
saved-left-you = tú { $count }
saved-many = { $first }, { $second } y { $count } más
saved-about = { $about } · { $ago }
saved-about-over = Ha terminado, pero quizá no todo el mundo lo sepa · { $ago }
saved-about-damaged = { $moves ->
    [0] Dañada desde la primera jugada · { $ago }
    [one] Dañada tras 1 jugada · { $ago }
    [many] Dañada tras { $moves } jugadas · { $ago }
   *[other] Dañada tras { $moves } jugadas · { $ago }
}
saved-about-seat = En la mesa de otra persona · { $ago }
saved-ago = { $unit ->
    [days] { $count ->
        [one] hace 1 día
        [many] hace { $count } días
       *[other] hace { $count } días
    }
    [hours] hace { $count } h
    [minutes] hace { $count } min
   *[now] ahora mismo
}
resume-by-message = Tu partida con { $game }
resume-last = Retomar tu partida: { $game }
saved-own = { $moves ->
    [one] { $when }  tu mesa, con { $names }; 1 jugada
    [many] { $when }  tu mesa, con { $names }; { $moves } jugadas
   *[other] { $when }  tu mesa, con { $names }; { $moves } jugadas
}
saved-own-damaged = { $moves ->
    [0] { $when }  tu mesa, con { $names }; dañada desde la primera jugada
    [one] { $when }  tu mesa, con { $names }; dañada tras 1 jugada
    [many] { $when }  tu mesa, con { $names }; dañada tras { $moves } jugadas
   *[other] { $when }  tu mesa, con { $names }; dañada tras { $moves } jugadas
}
saved-over = { $when }  tu mesa; ha terminado, pero quizá no lo sepan aún: { $names }
saved-seat = { $when }  en la mesa de { $names }
saved-friend = alguien
news-deal-fair = Reparto limpio: nadie eligió las cartas y todas las que viste eran las correctas. { $own ->
    [yes] Tu dispositivo ayudó a barajarlas.
   *[no] Aportaron { $names }, sin ti.
}
