### La página del propio programa: su menú, sus preparativos y sus códigos.

## La llave de la mesa.

key-none = Esta página se ha abierto sin su llave
start-looks = Ajustes
start-hello = Hola, { $name }
own-face = Tu nombre y tu imagen
home-about = Juegos de cartas con tu gente, directos de un dispositivo a otro. Sin instalar nada, sin cuenta.
# The seat at a friend's table that this browser has kept; the game there goes on, or is over. What is sent to the host is in
# the next one.
home-seat = { $over ->
    [yes] { $friends ->
        [none] Jugar otra vez con tus amigos
       *[other] Jugar otra vez con { $friends }
    }
   *[no] { $friends ->
        [none] Volver a tu sitio
       *[other] Volver a la mesa con { $friends }
    }
}
home-seat-line = { $over ->
    [yes] Pedir otra invitación
   *[no] Tu sitio está guardado
}
home-seat-message = Me gustaría jugar otra vez. ¿Me mandas otra invitación?
key-none-how = Abre la dirección que mostró { -command } web: lleva la llave de esta mesa.
key-old = Esta dirección ya no sirve
key-old-how = Abre la última dirección que mostró { -command } web.
key-elsewhere = La mesa está abierta en otro sitio
key-elsewhere-how = { $way ->
    [page] Está en otra pestaña. Tráela aquí para seguir donde estabas; las demás personas de la mesa necesitarán otra invitación.
   *[program] Está en otra pestaña o en otro navegador de este equipo. Tráela aquí para seguir justo donde estabas.
}
key-take = Traerla aquí
link-program-closed = ○ sin programa
program-stopped = El programa se ha parado.
program-stopped-how = Para seguir, vuelve a iniciarlo con: { -command } web

## Por el camino.

sheet-details = Detalles
page-failed = No ha funcionado
table-invite = Volver a invitar

## Formularios.

field-fewer = { $what }: menos
field-more = { $what }: más
field-players = Participantes
field-seat = Asiento { $number }
field-seat-you = Tú
field-seat-here = En este dispositivo
field-fill = Completar con la máquina
field-name = Nombre para { $seat }
field-name-hint = Asiento { $number }

## Códigos.

talk-join = Unirme a una partida
talk-send-back = Envía esta respuesta a quien te invita
send-back = { $way ->
    [share] Enviar la respuesta
   *[whatsapp] Enviar por WhatsApp
}
talk-reply = Pega aquí la respuesta, o el mensaje entero en que llegó
talk-paste = Pegar
talk-begin = Empezar sin el resto
talk-to-table = Volver a la mesa
talk-arrived = { $friend ->
    [0] Ha llegado la respuesta
    [many] Ha llegado la respuesta de la persona { $friend }
   *[other] Ha llegado la respuesta de la persona { $friend }
}
talk-arrived-how = Si acabas de tocar el enlace de su mensaje, elige «Usarla». Si no, elige «Ignorar».
talk-ignore = Ignorar
leaving-closes = La mesa se cierra para todos.
leaving-table = { $kept ->
    [yes] La partida queda guardada. Puedes retomarla desde el menú.
   *[no] Aún no has jugado: no hay nada que guardar.
}

## La sala: invitar a las amistades.

lobby-title = { $count ->
    [one] Envía la invitación
    [many] Envía las invitaciones
   *[other] Envía las invitaciones
}
lobby-return = { $how ->
    [itself] Esperando a { $names }
   *[hand] Invita otra vez a { $names }
}
lobby-progress = Invitaciones enviadas: { $sent } de { $count }
lobby-waiting = { $count ->
    [one] Esperando una respuesta
    [many] Esperando { $count } respuestas
   *[other] Esperando { $count } respuestas
}
lobby-all-title = Un enlace para todo el mundo
lobby-all-waiting = { $count ->
    [one] Falta 1 persona
    [many] Faltan { $count } personas
   *[other] Faltan { $count } personas
}
lobby-ask-first = Preguntarme antes de que alguien se siente
lobby-asks = { $name } quiere sentarse.
lobby-admit = Que pase
lobby-refuse = No sé quién es
lobby-out = ¿No sabes quién es?
lobby-out-of = ¿No sabes quién es? Libera el asiento de { $name } y crea otro enlace.
dismiss = Echar a { $name }
ending-another = Otro juego u otros asientos
lobby-with = Mi pareja
lobby-with-of = Jugar en pareja con { $name }
lobby-all-here = Ya está todo el mundo
lobby-deal = Repartir
lobby-offline = Parece que no tienes conexión. Conéctate primero a una red para que te puedan encontrar.
lobby-friend = { $friend ->
    [0] La otra persona
    [many] Persona { $friend }
   *[other] Persona { $friend }
}
lobby-state = { $state ->
    [free] asiento libre
    [sent] enviada
    [connecting] conectando…
    [here] en la mesa ✓
    [away] ausente
   *[new] sin invitación aún
}
lobby-whatsapp = { $again ->
    [yes] { $name ->
        [none] Reenviar por WhatsApp
       *[other] Reenviar a { $name } por WhatsApp
    }
   *[no] { $name ->
        [none] Invitar por WhatsApp
       *[other] Invitar a { $name } por WhatsApp
    }
}
lobby-message = Mensaje
lobby-how = { $way ->
    [page]
        Envía la invitación.
        La otra persona la abre y te manda una respuesta.
        Toca el enlace de la respuesta, o pégala aquí. Hasta entonces, deja abierta esta página.
    [friend] Envía este enlace. Quien lo toca se sienta. Deja abierta esta página hasta que llegue la otra persona.
    [all] Envía este enlace. Quien lo toca se sienta. Deja abierta esta página hasta que la mesa esté completa.
   *[program] Deja abierta esta página. La otra persona entra directamente, o te manda una respuesta.
}
lobby-reply = Pegar una respuesta
lobby-new = Otra invitación
lobby-came = { $name } ya está aquí.

## El reparto del día.

daily-share-title = Comparte tu resultado
daily-send = { $way ->
    [share] Enviar a alguien
   *[whatsapp] Enviar por WhatsApp
}

## La página en que se toca una respuesta.

tapped-title = La respuesta ha llegado
tapped-how = Ve a la pestaña de tu partida y elige «Usarla». Esta pestaña ya la puedes cerrar.
tapped-wrong = Este enlace no funciona
tapped-closed = La partida ya no está abierta. Vuelve a abrirla y envía otra invitación.
tapped-needs-script = Esta página necesita JavaScript. Copia el mensaje entero y pégalo en la partida.

## Ver jugar a la máquina.

watch-every = Velocidad: { $times }
watch-slower = Más lento
watch-faster = Más rápido
watch-stop = Pausa
watch-go = Seguir
watch-step = Jugada siguiente
replay-last = Turno anterior
replay-back = Jugada anterior
replay-turn = Turno siguiente
replay-best = Mejor turno
replay-moment = Jugadas mejorables
replay-lead = Aquí cambia quien va por delante
replay-next = { $who ->
    [you] Ahora: tú
   *[other] Ahora: { $name }
}
watch-again = Ver otra vez
replay-leave = Volver
replay-own-game = Jugar yo
moment-which = Jugada mejorable { $number } de { $most }.
moment-looking = Buscando jugadas mejorables…
moment-none = Ninguna otra jugada te habría ayudado mucho más. ¡Bien jugado!
replay-where = Por dónde va la repetición
replay-look = De quién se ven las cartas
replay-turns = Turnos

## La lección.

lesson-notes = Qué hacer
page-lesson-one = { $pointer ->
    [tap] Toca la carta { $card }.
   *[other] Haz clic en la carta { $card }.
}
page-lesson-two = { $pointer ->
    [tap] Toca la carta { $card } y luego { $pile }.
   *[other] Haz clic en la carta { $card } y luego en { $pile }.
}

## Lo jugado y lo ganado.

profile-mark = { $mark ->
    [won] Victoria
    [lost] Derrota
    [drawn] Empate
   *[none] Sin terminar
}
profile-bar = Ganadas { $won }, perdidas { $lost }
profile-replay = Repetición
profile-older = Partidas anteriores
profile-to-earn = Por conseguir
profile-no-file = Este archivo no se puede leer, o pasa de 4 MB.
