### La lección, jugada a jugada.

lesson-part-building = { $number } de { $most }: El centro
lesson-part-payoff = { $number } de { $most }: La reserva
lesson-part-wild = { $number } de { $most }: Los comodines
lesson-part-discard = { $number } de { $most }: El descarte
lesson-part-discarded = { $number } de { $most }: De las pilas de descarte
lesson-part-king = { $number } de { $most }: Empezar con un rey
lesson-part-hand = { $number } de { $most }: La mano vacía
lesson-part-full = { $number } de { $most }: Una pila completa
lesson-part-winning = { $number } de { $most }: Ganar

lesson-build = La partida está en marcha. Todo el mundo juega en las 4 pilas del centro, del as a la reina. El palo da igual. El 2 de { $pile } pide un 3, y tú tienes uno. { $how }
lesson-build-done = ¡Muy bien! Ahora esa pila pide un 4.
error-lesson-build-missed = También se puede, pero busca un 3 en tu mano: va encima del 2.

lesson-payoff = Tu reserva es lo que más importa: gana quien vacía primero la suya. Solo ves la carta de encima: un 4, ¡y encaja! { $how }
lesson-payoff-done = Una carta menos, y se destapa un 7.
error-lesson-payoff-missed = Tu carta de reserva, el 4, encaja sobre el 3. No hay jugada mejor.

lesson-wild = Tu 7 necesita un 6, y no tienes ninguno. Pero los reyes son comodines: un rey hace de la carta que pida su pila. Pon el tuyo sobre el 5 de { $pile }: allí vale como 6. { $how }
lesson-wild-done = Ahí tienes tu 6.
error-lesson-wild-missed = Pon el rey sobre el 5: allí vale como 6 y le abre paso a tu 7.

lesson-wild-payoff = Ahora tu 7 encaja encima.
lesson-wild-payoff-done = Un rey no se puede usar mejor.
error-lesson-wild-payoff-missed = Tu 7 encaja sobre el rey, que vale como 6.

lesson-discard = Ahora no encaja nada. Para terminar tu turno, descartas una carta de la mano, te queden jugadas o no. Pon el 9 sobre el 10, y más adelante podrás jugar las dos. { $how }
lesson-discard-done = Y así termina tu turno.
error-lesson-discard-missed = Pon el 9 sobre el 10, en tus pilas de descarte.

lesson-waiting = Ahora juega tu rival.

lesson-discarded = Te toca otra vez, con 5 cartas en la mano. Acaban de jugar un 8, así que encaja un 9. También puedes jugar las cartas de encima de tus pilas de descarte. { $how }
lesson-discarded-done = Y ahora el 10 de debajo queda libre.
error-lesson-discarded-missed = El 9 de tu pila de descarte encaja sobre el 8.

lesson-which-10 = Ahora encajan dos dieces: tu carta de reserva y el que descartaste. ¿Cuál juegas?
lesson-which-10-done = Eso es: la reserva va primero.
error-lesson-which-10-missed = Piénsalo otra vez: ¿qué 10 te acerca a la victoria?

lesson-king = Tu carta de reserva es un 2, y no hay ningún as donde ponerlo. Un rey también puede empezar una pila: si está vacía, vale como as. { $how }
lesson-king-done = Como si fuera un as.
error-lesson-king-missed = Pon tu rey en una pila vacía: allí vale como as, y tu 2 encaja encima.

lesson-king-payoff = Y ahora, tu 2.
lesson-king-payoff-done = Solo queda una carta de reserva: ¡un 8!
error-lesson-king-payoff-missed = Tu 2 encaja sobre el rey, que vale como as.

lesson-hand = Las 4 cartas de tu mano encajan en alguna parte, si las juegas en el orden correcto. Juégalas todas: al vaciar la mano, robas 5 cartas y sigues jugando.
lesson-hand-3 = Quedan 3 cartas.
lesson-hand-2 = Quedan 2 cartas.
lesson-hand-1 = Y la última.
lesson-hand-1-done = Has robado 5 cartas, ¡y sigue siendo tu turno!
error-lesson-hand-missed = Busca en tu mano una carta que encaje en el centro.

lesson-full = La jota pide una reina, y acabas de robar una. Mira qué pasa con una pila completa. { $how }
lesson-full-done = ¡Pila fuera! Sus cartas se volverán a robar, y hay sitio para otra pila.
error-lesson-full-missed = Eso, para después. Primero pon la reina sobre la jota.

lesson-way = Tu última carta de reserva es un 8. ¡Encuentra cómo jugarla!
lesson-way-done = Eso es. ¿Y ahora?
error-lesson-way-missed = Busca la pila que muestra un 5 y cuenta desde ahí hasta tu 8.

lesson-way-7 = Ya casi está.
lesson-way-7-done = Y ahora…
error-lesson-way-7-missed = Tu 8 necesita un 7.

lesson-last = Juega tu última carta de reserva, ¡y gana!
lesson-last-done = ¡Has ganado! La partida termina en cuanto una reserva se vacía, quede lo que quede en la mano.
error-lesson-last-missed = Tu 8 encaja sobre el 7.

## El problema de un día: el número es el del intento.

lesson-puzzle-try = Problema, intento { $number }
lesson-puzzle = Gana en este turno: juega tu última carta de reserva. Solo hay un camino. Puedes deshacer jugadas; si descartas, empiezas de nuevo.
lesson-puzzle-on = Gana en este turno: solo hay un camino.
lesson-puzzle-stuck = Ya no encaja nada. Deshaz jugadas, o descarta para empezar de nuevo.
lesson-puzzle-missed = No era eso. Las cartas están otra vez como al principio.
lesson-puzzle-solved = ¡Eso es! No había otro camino.
error-puzzle-take-back = Desde aquí no puedes ganar. Deshaz tu última jugada y vuelve a preguntar.
