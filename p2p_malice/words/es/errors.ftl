### Lo que ha fallado: `error-CODE`, con los datos del error.

-nonsense = El programa de la otra persona ha enviado algo sin sentido. Comprueba que en los dos lados está la misma versión.

error-words-twice = La clave { $key } está dos veces en el catálogo.
error-words-in-circles = La entrada { $key } se refiere a sí misma.
error-words-unread = Esto no se puede leer como Fluent: { $text }

## Preparar una partida.

error-own-rules = Las reglas { $name } de config.toml no se pueden usar: { $why }
error-no-such-seat = { $late ->
    [yes] No hay ningún asiento «{ $seat }». Usa me, me=NOMBRE (otra persona en esta pantalla), friend, friend=NOMBRE, bot ({ $bots }) o late (alguien que llega más tarde).
   *[no] No hay ningún asiento «{ $seat }». Usa me, me=NOMBRE (otra persona en esta pantalla), friend, friend=NOMBRE, bot ({ $bots }) o message o message=NOMBRE (alguien que juega por mensaje).
}
error-seats-wrong = Una mesa tiene de 2 a { $most } asientos, no { $seats }.
error-seat-kept-twice = Solo se puede guardar un asiento para { $name }.
error-nobody-here = Para jugar con otras personas, alguien tiene que sentarse ante esta pantalla. Añade --seat me para ti.

## Jugar en la mesa de otra persona, y retomar.

error-turned-out = Quien invita te ha echado de la mesa. Si no sabía que eras tú, pídele otro enlace.
error-host-left = Quien te invitó ha dejado la partida. Pídele otra invitación.
error-no-such-finished-game = No hay ninguna partida terminada { $game }. La pantalla de tus partidas lleva a las que se pueden ver otra vez: { -command } stats
error-nothing-to-replay = Aún no hay ninguna partida jugada hasta el final.
error-no-such-game = No hay ninguna partida guardada { $game }. Para ver las tuyas, ejecuta: { -command } resume --list
error-save-damaged = { $lost ->
    [0] La partida guardada { $game } está dañada tras la jugada { $moves }.
    [one] La partida guardada { $game } está dañada tras la jugada { $moves }, y se pierde 1 jugada.
    [many] La partida guardada { $game } está dañada tras la jugada { $moves }, y se pierden { $lost } jugadas.
   *[other] La partida guardada { $game } está dañada tras la jugada { $moves }, y se pierden { $lost } jugadas.
}
error-save-unplayable = La partida guardada { $game } no se puede jugar: { $why }
error-save-of-unknown-game = La partida guardada { $id } es de { $game }, un juego que esta versión no tiene. Actualiza el programa.
error-save-illegal = La partida guardada { $game } no se puede usar así: la jugada { $move } va contra las reglas. { $why }

## Empezar.

error-no-name = Un nombre necesita al menos una letra.
error-no-input = No se puede escribir nada: la entrada del programa está cerrada. Inícialo sin <&- o </dev/null.
error-no-terminal = La invitación ha llegado por una tubería (pipe), así que no hay terminal en que jugar. Para que juegue un programa, añade --json.
error-page-nonsense = La página ha enviado algo que el programa no entiende. Recarga la página.
error-one-seat-only = Un programa solo puede jugar en un asiento. Entra una vez por cada programa.
error-code-needed = Ahora envía esto: {"{"}"kind":"{ $wanted }","code":…{"}"}
error-too-early = Aún no hay nada que responder: el otro lado no se ha conectado.

## Lo que ha enviado otro programa.

error-frame-too-long = Ha llegado un mensaje demasiado largo (más de { $most } bytes). Comprueba que en los dos lados está la misma versión.
error-no-json = Ha llegado algo que no es JSON. Comprueba que en los dos lados está la misma versión.
error-no-kind = El campo kind del mensaje tiene que ser uno de estos: { $known }.
error-malformed = No hemos podido leer un mensaje «{ $kind }». Comprueba que en los dos lados está la misma versión.

error-seat-not-there = { -nonsense }
error-seats-changed = { -nonsense }
error-cards-before-seat = { -nonsense }
error-cards-of-another = { -nonsense }
error-shown-again = { -nonsense }
error-unasked-answer = { -nonsense }
error-words-of-nobody = { -nonsense }

error-unknown-bot = La máquina no tiene ningún nivel «{ $name }». Elige entre: { $known }.
error-unknown-game = No hay ningún juego «{ $name }». Elige entre: { $known }.

## Rivales y juegos por su nombre, y lo que un programa hace mal.

error-not-on-offer = { $move } no se puede jugar ahora.
error-nothing-due = Ahora no corre el tiempo.
error-not-seated = Primero toma asiento.

## Donde solo se sabe de quién es el fallo.

error-malice = Algo ha fallado. Vuelve a iniciar el programa.
error-words = Un archivo del programa no se puede leer. Vuelve a instalar el programa.
error-game = Las reglas no permiten eso.
error-notation = Eso no es una carta, ni una jugada, ni una posición.
error-options = Con estas reglas no se puede jugar. Cambia alguna y vuelve a probar.
error-illegal-move = Esa jugada va contra las reglas.
error-protocol = Los dos programas no se han entendido. Comprueba que en los dos lados está la misma versión.
error-local-protocol = Eso no se puede enviar en este momento de la partida.
error-remote-protocol = { -nonsense }
