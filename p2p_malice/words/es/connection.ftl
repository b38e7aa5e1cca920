### Lo que ha fallado en una conexión, o en una invitación por el camino: `error-CODE`.

error-link = La conexión ha fallado. Prueba con otra invitación.
error-no-path = No hemos podido conectar. O las redes no permiten una conexión directa, o la otra persona cerró la partida. Alguien puede probar con otra red (datos móviles, o la misma wifi) o con un repetidor. Para ver qué permite tu red, ejecuta: { -command } doctor. Después empieza con otra invitación: esta ya está gastada.
error-no-path-in-page = No hemos podido llegar a la otra persona. ¿Tiene aún abierta la página? Si es así, las redes no permiten una conexión directa: alguien puede probar con otra red (datos móviles, o la misma wifi). Después envía otra invitación: esta ya está gastada.
error-answered-already = A esa invitación ya le han respondido, y un navegador solo acepta una respuesta. Envía otra invitación.
error-came-and-went = Alguien se conectó con esta respuesta, pero se fue antes de sentarse. Envía otra invitación: esta ya está gastada.
error-guests-page = Para usar una invitación, abre su enlace.
error-unfinished-link = Hemos llegado al otro dispositivo, pero no ha terminado de conectarse. Prueba con otra invitación.
error-link-not-secured = Hemos llegado al otro dispositivo, pero no se ha podido proteger la conexión. Prueba con otra invitación.
error-link-broken-off = Hemos llegado al otro dispositivo, pero la conexión se ha perdido. Prueba con otra invitación.
error-somebody-else-answered = Ha respondido alguien que no es quien esperabas. Prueba con otra invitación, y envíala en un chat que nadie más pueda leer.
error-library-failed = La conexión ha fallado por un error interno ({ $reason }). Prueba con otra invitación.
error-resume-ticket-unusable = No hemos podido recuperar la conexión guardada. Prueba con otra invitación.
error-relay-refused = El repetidor { $server } ha rechazado la conexión: { $reason }. Revisa su usuario y su contraseña en los ajustes.
error-relay-silent = El repetidor { $server } no ha respondido. Prueba más tarde, o sin él.
error-relay-unknown = No se encuentra el repetidor { $server }. Revisa su nombre en los ajustes.
error-relay-unreachable = No se puede llegar al repetidor { $server }: { $reason }. Prueba más tarde, o sin él.
error-no-address = Este equipo no está en ninguna red por la que te puedan encontrar. Conéctate a una y vuelve a probar.
error-no-address-in-page = Este navegador no deja que la página se conecte con otros dispositivos. ¿Tienes conexión? Si la tienes, permite WebRTC en sus ajustes, o prueba con otro navegador. En un iPhone, desactiva el modo de aislamiento para este sitio.
error-port-taken = El puerto { $port } no se puede abrir en este equipo. Quizá lo use otra partida: ciérrala, o elige otro puerto.

## El fin de una conexión.

error-link-closed = La otra persona ha cerrado la partida.
error-link-closed-here = Has cerrado la conexión.
error-stopped-waiting = Has dejado de esperar.
error-player-left = La otra persona se ha ido de la mesa.
error-link-lost = Se ha perdido la conexión.
error-link-broken = Se ha perdido la conexión.
error-link-silent = { $unit ->
    [hours] { $count ->
        [one] Hace 1 hora que no llega nada del otro dispositivo.
        [many] Hace { $count } horas que no llega nada del otro dispositivo.
       *[other] Hace { $count } horas que no llega nada del otro dispositivo.
    }
    [minutes] { $count ->
        [one] Hace 1 minuto que no llega nada del otro dispositivo.
        [many] Hace { $count } minutos que no llega nada del otro dispositivo.
       *[other] Hace { $count } minutos que no llega nada del otro dispositivo.
    }
   *[seconds] { $count ->
        [one] Hace 1 segundo que no llega nada del otro dispositivo.
        [many] Hace { $count } segundos que no llega nada del otro dispositivo.
       *[other] Hace { $count } segundos que no llega nada del otro dispositivo.
    }
}
error-link-restarted = La otra persona cerró la partida y la volvió a abrir.

## El otro programa dice cosas sin sentido.

error-garbled-link = { -nonsense }
error-link-flooded = El otro dispositivo ha enviado mucho más de lo que necesita una partida, y la conexión se ha cerrado. Prueba con otra invitación.
error-said-no-hello = El otro dispositivo no ha dicho qué partida es, y la conexión se ha cerrado. Comprueba que en los dos lados está la misma versión.
error-too-much-nonsense = El otro dispositivo ha enviado demasiados mensajes que no entendemos, y la conexión se ha cerrado. Comprueba que en los dos lados está la misma versión.
error-reads-nothing = El otro dispositivo ha dejado de responder, y la conexión se ha cerrado. Prueba con otra invitación.
error-restarted-too-often = La partida de la otra persona se ha reiniciado demasiadas veces, y la conexión se ha cerrado. Prueba con otra invitación.
error-remote-frame-too-long = El otro dispositivo ha enviado un mensaje demasiado largo (más de { $most } bytes). Comprueba que en los dos lados está la misma versión.
error-link-not-introduced = El otro dispositivo no ha dicho qué partida es. Comprueba que en los dos lados está la misma versión.
error-frame-left-out = { -nonsense }
error-acknowledged-unsent = { -nonsense }
error-answered-unasked = { -nonsense }
error-sdp-without-address = Este código no dice dónde encontrar a la otra persona. Pídele otro.
error-sdp-unusable = Los datos de conexión de este código no sirven: { $reason }. Pide otro código.
error-sdp-of-no-channel = Este código no es de una partida. Pide otro.

## Programas de este lado.

error-frame-of-half-characters = El mensaje contiene medio par sustituto de Unicode, así que no se puede enviar.
error-message-too-long = El mensaje es demasiado largo: tiene { $size } bytes, y el máximo son { $most }.
error-frame-of-several-lines = Un mensaje en stdout tiene que ocupar una sola línea.
error-stdout-unread = Ya nadie lee stdout.
error-stdin-no-frame = Una línea de stdin no es un mensaje: { $reason }.
error-stdin-unreadable = Ya no se puede leer stdin.
error-stdin-ended = stdin se ha terminado.
error-unsupported-library = Este programa necesita { $packages }, pero está instalado { $installed }. Para arreglarlo, ejecuta: pip install { $packages }
error-library-not-loaded = Este programa necesita { $packages }, pero no se puede cargar ({ $reason }). Para arreglarlo, ejecuta: pip install { $packages }

## Servidores y puertos, tal como se escriben.

error-no-stun-server = «{ $text }» no es la dirección de un servidor STUN. Escríbela como host:port, por ejemplo { $example }.
error-no-turn-server = Esa no es la dirección de un repetidor. Escríbela como turn:user:password@host:port?transport=udp.
error-turn-without-user = El repetidor necesita un usuario y una contraseña: turn:user:password@host:port.
error-turns-over-udp = turns: significa TLS, que no funciona con transport=udp. Usa turn:, o quita transport=udp.
error-port-out-of-range = { $least ->
    [0] Un puerto es un número de 1 a 65535, o 0 para cualquiera que esté libre, no { $port }.
   *[1] Un puerto es un número de 1 a 65535, no { $port }.
}
error-no-ipv6-address = { $text } no es una dirección IPv6.

## Entregar una invitación.

error-invitation = La invitación no se ha podido copiar ni abrir. Cópiala de la pantalla.
error-clipboard = No hemos podido usar el portapapeles. Copia el mensaje de la pantalla, o muéstralo como código QR.
error-clipboard-silent = El portapapeles no ha respondido. Copia el mensaje de la pantalla, o muéstralo como código QR.
error-clipboard-unwilling = El portapapeles no ha aceptado el mensaje. Cópialo de la pantalla, o muéstralo como código QR.
error-too-long-for-qr = Este texto es demasiado largo para un código QR. Envíalo como mensaje.
