### En la mesa: lo que se hace y se dice alrededor de las cartas.

you = Tú
said = { $name }: { $text }
said-to = { $who ->
    [you] { $name } te dice: { $text }
   *[other] { $name } a { $to }: { $text }
}
sitter-here = { $name } está en la mesa.
sitter-away = { $name } no está.
sitter-left = { $name } se ha ido.
sitter-computer = La máquina juega por { $name } hasta que vuelva.
sitter-waits = La partida espera a { $name }.
sitters-to-come = { $count ->
    [one] Falta 1 persona por llegar.
    [many] Faltan { $count } personas por llegar.
   *[other] Faltan { $count } personas por llegar.
}
hand-over = { $name }, te toca. Pulsa Enter cuando nadie más esté mirando.
not-your-turn = No es tu turno.

## Ver jugar a la máquina.

watch-pace = { $seconds ->
    [0] Lo más rápido posible.
    [1] Una jugada por segundo.
    [one] Una jugada por segundo.
    [many] Una jugada cada { $seconds } s.
   *[other] Una jugada cada { $seconds } s.
}
watch-stopped = En pausa. Cada jugada espera a que la pidas.
replay-pace = { $seconds ->
    [0] Jugada { $at } de { $most }, lo más rápido posible.
    [1] Jugada { $at } de { $most }, una por segundo.
    [one] Jugada { $at } de { $most }, una por segundo.
    [many] Jugada { $at } de { $most }, una cada { $seconds } s.
   *[other] Jugada { $at } de { $most }, una cada { $seconds } s.
}
replay-stopped = Jugada { $at } de { $most }.
replay-own = Tus cartas
replay-seat = Cartas de { $name }
replay-open = Todas a la vista
replay-turn-of = { $cards ->
    [none] { $name }: ninguna carta
   *[other] { $name }: { $cards }
}
replay-end = El final
replay-longest = turno más largo

## Línea a línea.

plain-watch =
    La máquina hace una jugada por segundo. Pulsa Enter para pararla; después,
    cada Enter hace la jugada siguiente. También puedes escribir:
      NÚMERO          segundos entre jugadas, como 2 o 0.5; 0: sin esperar
      slower, faster  cambiar el ritmo (o - y +)
      board           ver otra vez la mesa
      rules           un resumen de las reglas
      quit            dejar de mirar
plain-replay =
    Una repetición. Enter muestra la jugada siguiente. También puedes escribir:
      NÚMERO          seguir, con esos segundos entre jugadas; 0: sin esperar
      slower, faster  cambiar el ritmo (o - y +)
      back            la jugada anterior
      turn, last      el turno siguiente, o el anterior
      turns           todos los turnos, con sus números
      go NÚMERO       esa jugada
      best            el turno con más cartas
      board           ver otra vez la mesa
      quit            dejarlo
plain-replay-seats =
    {"  "}seat NOMBRE     lo que veía esa persona
      open            todas las manos a la vez
plain-replay-moments =
    {"  "}better          dónde otra jugada te habría ayudado más
plain-watch-again = Escribe { -type-rematch } para ver otra partida, o { -type-quit }:

plain-explained = Nuevo: { $what }
plain-lesson-how = Escribe { $move } y pulsa Enter.
plain-recalled = Lo último que ha pasado:
plain-rules-here = { $house ->
    [none] Reglas: { $rules }. Escribe { -type-rules } para leerlas.
   *[other] Reglas: { $rules }, con { $house }. Escribe { -type-rules } para leerlas.
}
plain-help =
    Escribe el número de una jugada y pulsa Enter. También puedes escribir:
      board      ver otra vez la mesa y tus jugadas
      hint       qué haría la máquina en tu lugar
      undo       deshacer tu última jugada, si tus reglas lo permiten
      say TEXTO  decir algo a toda la mesa
      poke       avisar a quien tiene el turno
      watching   quién puede mirar, y a quién echas
      device     seguir en otro dispositivo
      pause      una pausa, para todos
      go on      terminar la pausa
      log        lo que ha pasado hasta ahora
      aloud      para oír: cartas con su nombre, menos texto tras cada jugada
      rules      un resumen de las reglas
      rematch    jugar otra vez, cuando la partida ha terminado
      next       otro juego, reglas o asientos, si eres anfitrión
      quit       salir de la partida
    Mientras alguien no está, también puedes escribir bot, wait o stop, y
    además invite si la mesa es tuya.
plain-away = { $count ->
    [one] Hasta que vuelva { $names }, puedes escribir:
    [many] Hasta que vuelvan { $names }, puedes escribir:
   *[other] Hasta que vuelvan { $names }, puedes escribir:
}
plain-paused = Escribe { -type-go-on } para terminar la pausa.
plain-away-bot = que la máquina juegue en su lugar hasta que vuelva
plain-away-stop = guardar la partida y parar aquí; sigue con: { -command } resume
plain-away-invite = hacer otra invitación, si no vuelve por su cuenta
plain-away-after = { $count ->
    [one] Podrás jugar otra vez cuando vuelva { $names }. También puedes escribir:
    [many] Podrás jugar otra vez cuando vuelvan { $names }. También puedes escribir:
   *[other] Podrás jugar otra vez cuando vuelvan { $names }. También puedes escribir:
}
plain-proposed-wait = { $who ->
    [you] Propones esperar. Hace falta el sí de más de media mesa.
   *[other] { $name } propone esperar. Escribe { -type-wait } si te parece bien.
}
plain-proposed-bot = { $who ->
    [you] Propones que siga la máquina. Hace falta el sí de más de media mesa.
   *[other] { $name } propone que siga la máquina. Escribe { -type-bot } si te parece bien.
}
plain-proposed-stop = { $who ->
    [you] Propones guardar la partida y parar. Hace falta el sí de más de media mesa.
   *[other] { $name } propone guardar la partida y parar. Escribe { -type-stop } si te parece bien.
}
plain-proposed-rematch = { $name } quiere jugar otra vez. Escribe { -type-rematch } si tú también.
plain-again = Escribe { -type-rematch } para jugar otra vez, o { -type-quit }:
plain-next = Escribe { -type-next } para elegir otro juego, otras reglas u otros asientos.
plain-your-move = { $name ->
    [none] Tu jugada (un número, o { -type-help }):
   *[other] { $name }, tu jugada (un número, o { -type-help }):
}
plain-after-the-end = La partida ha terminado. Escribe { -type-rematch }, { -type-say } TEXTO, o { -type-quit }:
plain-hint = { $number ->
    [0] Pista: { $move }.
    [many] Pista: número { $number }, { $move }.
   *[other] Pista: número { $number }, { $move }.
}
plain-leave = { $kept ->
    [yes] ¿Salir de la partida? Queda guardada; sigue con: { -command } resume (y/n)
   *[no] ¿Salir de la partida? (y/n)
}
plain-may = También puedes escribir: { $moves }
plain-not-your-turn = No es tu turno. (Escribe { -type-help } para ver qué puedes hacer.)
plain-no-such-move = No hay jugada { $number }: van de 1 a { $count }.
plain-no-preview = Ahí no hay nada que comprobar.
plain-no-move = Esa no es una de tus jugadas. Escribe un número, { -type-board } para verlas, o { -type-help }.
