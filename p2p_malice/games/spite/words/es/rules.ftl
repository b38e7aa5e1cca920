### Las reglas en una hoja: el objetivo, lo más importante de un vistazo, un turno por pasos, las palabras que se dicen, lo demás.

sheet-title = { $variant ->
    [spite-light] { variant-name-spite-light }
   *[spite] { variant-name-spite }
}
sheet-unknown = Quien invita juega con reglas que esta versión no conoce. Aun así puedes jugar.

## Títulos.

sheet-part-goal = El objetivo
sheet-part-glance = De un vistazo
sheet-steps-turn = Tu turno
sheet-part-twists = Las sorpresas
sheet-part-end = Los puntos
sheet-steps-small = Letra pequeña

## El objetivo, y lo más importante de un vistazo: un rótulo, y lo que va a su lado.

sheet-goal = { $rounds ->
    [one] Suelta tus cartas antes que el resto. Tras 1 ronda, gana quien tiene más puntos.
    [many] Suelta tus cartas antes que el resto. Tras { $rounds } rondas, gana quien tiene más puntos.
   *[other] Suelta tus cartas antes que el resto. Tras { $rounds } rondas, gana quien tiene más puntos.
} De { $least } a { $most } participantes.
sheet-house = { $house ->
    [none] { "" }
   *[other] Reglas de la casa: { $house }.
}
label-hand = Cartas repartidas
brief-hand = { $hand } por persona
label-ranks = Valores
brief-ranks = del 3 al 10, después 11, 12, 13, J, Q, K, A, 2; los 13 son comodines
label-fakes = Jokers falsos
brief-fakes = { $fakes }, por conseguir; tienen otro dorso
label-bounty = Premio
brief-bounty = terminar jugando cartas de su valor te da jokers falsos

## Tu turno.

sheet-turn = Juega una combinación que supere la última con el mismo número de cartas, o pasa. Si abres, juega la combinación que quieras; no puedes pasar.
sheet-hand = Una combinación es 1 carta, de 2 a 4 cartas del mismo valor, o una mano de póquer de 5 cartas.
sheet-last-chance = { $last_chance ->
    [yes] Cuando el turno vuelve a quien jugó lo último, esa persona gana la baza y abre la siguiente.
   *[no] Cuando ha pasado todo el resto, quien jugó lo último gana la baza y abre la siguiente.
}
sheet-example = Por ejemplo: sobre una pareja de 9, juega dos jotas, o una jota y un 13. Un solo as no vale.

## Las palabras del juego: un rótulo, y lo que significa.

label-direction = Más alto, más bajo
brief-direction = Una ronda empieza con «más alto». Con 7 naturales puedes decir lo contrario.
label-consec = Secuencia
brief-consec = Cuando 3 jugadas seguidas van a pasos iguales (5, 7, 9) o comparten palos, la baza sigue así, sin 13 ni jokers.
label-joker = Joker
brief-joker = 1 joker, o 5 o más cartas naturales del mismo valor. Supera cualquier cosa de cualquier tamaño, salvo otro más alto (más cartas; después, el valor).
label-down = Joker falso
brief-down = Boca arriba es la carta que muestra. Boca abajo no supera nada, pero encima vale todo lo que tenga el tamaño justo. 5 o más lo superan todo.
label-cam = A que no
brief-cam = Dilo con algo que aún se pueda superar sin jokers. Si ganas la baza, cambias cartas; si no, pierdes un turno.
label-buy = Volver
brief-buy = Tras pasar, vuelve superando la última combinación, y roba tantas cartas como diga el precio: 1, después 1, 2, 3, 5, 8…
label-misplay = Falta
brief-misplay = { $referee ->
    [yes] La mesa rechaza lo que va contra las reglas.
   *[no] { $has_fakes ->
        [yes] Puedes poner lo que quieras, pero tras una falta quedas fuera de la baza, pierdes tus jokers falsos y pierdes un turno.
       *[no] Puedes poner lo que quieras, pero tras una falta quedas fuera de la baza y pierdes un turno.
    }
}

## Los puntos.

sheet-points = { $rounds ->
    [one] Una ronda termina cuando solo una persona tiene cartas. El primer puesto gana 2 y el segundo 1; el penúltimo pierde 1 y el último 2.
    [many] Una ronda termina cuando solo una persona tiene cartas. El primer puesto gana 2 y el segundo 1; el penúltimo pierde 1 y el último 2. Antes, los puntos que tenías se acercan un punto al 0. Si has cambiado de mitad de la tabla, pasan a ser 0. Con 2 puntos, otro primer puesto da 2 - 1 + 2 = 3; el último, 0 - 2 = -2.
   *[other] Una ronda termina cuando solo una persona tiene cartas. El primer puesto gana 2 y el segundo 1; el penúltimo pierde 1 y el último 2. Antes, los puntos que tenías se acercan un punto al 0. Si has cambiado de mitad de la tabla, pasan a ser 0. Con 2 puntos, otro primer puesto da 2 - 1 + 2 = 3; el último, 0 - 2 = -2.
}
sheet-swap = En el reparto siguiente, quien tiene 2 puntos entrega sus 2 cartas más bajas; quien tiene -2, sus 2 más altas; y así sucesivamente. Cada cual toma otras tantas de las que entregó el otro lado.

## Letra pequeña.

sheet-deck = Hay { $packs } barajas, { $cards } cartas en total. Cada una tiene las 52 de siempre, un 11 y un 12 de cada palo, dos 13 rojos y un joker.
sheet-first-lead = { $first_lead ->
    [yes] La primera ronda la abre quien primero juega una combinación con un 3. Si nadie lo hace en { $claim_seconds } segundos, se pasa al 4, y así sucesivamente.
   *[no] La primera ronda la abre quien está a la izquierda de quien reparte.
}
sheet-later-lead = Las demás las abre quien tiene menos puntos; si hay igualdad, quien quedó en último lugar más recientemente.
sheet-next-lead = Si quien gana una baza se ha quedado sin cartas, abre quien sigue.
sheet-alike = { watched-alike } Lo igual nunca supera lo igual, pero un joker se puede jugar sobre un joker.
sheet-poker = Manos de póquer, de menor a mayor: escalera, full, color, cuatro iguales, escalera de color. J Q K A 2 es la escalera más alta; en cualquier escalera, la J va tras el 12.
sheet-thirteens = Con otras cartas, los 13 hacen de lo que forme la combinación más baja, que vale menos que la natural. Cuantos más 13 lleva, menos vale.
sheet-readings = { $thirteens_have_suits ->
    [yes] Los 13 cuentan cuando se comparan los palos.
   *[no] Los 13 no cuentan cuando se comparan los palos.
} { $thirteens_natural ->
    [yes] Una combinación solo de 13 es natural.
   *[no] Una combinación solo de 13 no es natural.
}
sheet-turning = { $big_hands_turn ->
    [yes] Salvo en una secuencia, puedes jugar 7 naturales sobre otros tantos 7 naturales; eso cambia la dirección por sí solo. Los 3 naturales también la cambian, de «más bajo» a «más alto». Y lo mismo 5 o más de unos o de otros.
   *[no] Salvo en una secuencia, puedes jugar 7 naturales sobre otros tantos 7 naturales; eso cambia la dirección por sí solo. Los 3 naturales también la cambian, de «más bajo» a «más alto». 5 o más de unos o de otros, no.
}
sheet-numerical = Una secuencia a pasos se salta el 13: tras el 12 viene la J. Si hace falta, sigue del 2 al 3. Hacia abajo, un 3 le da la vuelta: 4, 3 y 4 piden un 5.
sheet-forms = Las manos de póquer nunca forman una secuencia. Con 2 cartas o más, todos los palos tienen que ser los mismos: por ejemplo, corazones y tréboles cada vez.
sheet-consec-readings = { $equal_ranks_form ->
    [yes] 3 combinaciones del mismo valor también forman una secuencia.
   *[no] { "" }
} { $sevens_turn_consecs ->
    [yes] Los 7 que cambian la dirección dan la vuelta a los pasos.
   *[no] Los 7 que cambian la dirección no dan la vuelta a los pasos.
}
sheet-unbeatable = En una secuencia solo de palos, hacia arriba nada supera un 2: di «imbatible» al jugarlo. Por ejemplo: 4♥, 8♥ y J♥, y después 2♥.
sheet-joker-limits = Hacia abajo, tras una combinación de jokers vale cualquiera del tamaño de la baza. { $has_fakes ->
    [yes] Si tu última combinación o la penúltima es de jokers, o lleva jokers falsos boca abajo, pierdes la ronda.
   *[no] Si tu última combinación o la penúltima es de jokers, pierdes la ronda.
}
sheet-open-size = Hacia abajo, abrir con una combinación de jokers deja libre el tamaño: lo fija la jugada siguiente. { $has_fakes ->
    [yes] Lo mismo pasa al abrir con un joker falso boca abajo, hacia arriba o hacia abajo.
   *[no] { "" }
}
sheet-five-fakes = Puedes jugar 5 o más jokers falsos boca abajo en cualquier momento, hasta en una secuencia. Solo los superan aún más. Con ellos no se dice ni «a que no» ni «imbatible».
sheet-earned = { $bounty ->
    [yes] { $calls ->
        [yes] Consigues jokers falsos al cantar faltas, o al quedarte sin cartas solo con cartas naturales del valor del premio: uno por carta, y se destapa otro premio.
       *[no] Consigues jokers falsos al quedarte sin cartas solo con cartas naturales del valor del premio: uno por carta, y se destapa otro premio.
    }
   *[no] Consigues jokers falsos al cantar faltas.
} No son parte de tu mano, y los guardas para otras rondas. Cuando no quedan en el fondo, recibes en su lugar cartas de encima del mazo: solo boca arriba, como lo que muestran.
sheet-cam-won = { $cam_counts_passed ->
    [yes] Para «a que no» hacen falta más de 2 participantes con cartas.
   *[no] Para «a que no» hacen falta más de 2 participantes en la baza.
} Si ganas, cambias de 1 a { $cam_limit } cartas: una más por cada vez que lo repetiste, una menos por cada baza que ya habías ganado así desde la última que ganó otra persona. Por ejemplo, la segunda baza así permite 2. Si el resultado es 0, no pasa nada; por debajo de 0, pierdes otros tantos turnos. Ganar con una combinación de jokers es falta. Si no ganas, pierdes un turno por cada vez que lo dijiste. No cuenta si otra cosa que dijiste a la vez estaba mal.
sheet-cam-wrong = { $referee ->
    [yes] { "" }
   *[no] No cambiar ninguna carta, o demasiadas, es falta.
}
sheet-buying = El precio de volver es el mismo para todo el mundo: sube cada vez que alguien vuelve. Quien ha vuelto está en la baza hasta que pase otra vez.
sheet-price-anew = En cada ronda, ese precio empieza de nuevo.
sheet-limit = Si llegas a { $hand_limit } cartas en la mano, pierdes la ronda.
sheet-calling = { $referee ->
    [yes] { "" }
   *[no] { $window ->
        [0] Nadie canta las faltas: la mesa decide enseguida.
        [one] Una falta se puede cantar durante 1 segundo, mientras la partida sigue. Entonces la baza vuelve a como estaba antes. Si nadie la canta, decide la mesa. Cantar sin razón es falta.
        [many] Una falta se puede cantar durante { $window } segundos, mientras la partida sigue. Entonces la baza vuelve a como estaba antes. Si nadie la canta, decide la mesa. Cantar sin razón es falta.
       *[other] Una falta se puede cantar durante { $window } segundos, mientras la partida sigue. Entonces la baza vuelve a como estaba antes. Si nadie la canta, decide la mesa. Cantar sin razón es falta.
    }
}
sheet-calls-pay = { $empty_pays ->
    [yes] Una de las personas que la cantan se lleva los jokers falsos de quien la cometió; si no tiene, uno del fondo.
   *[no] Una de las personas que la cantan se lleva los jokers falsos de quien la cometió.
}
sheet-countdown = Cualquiera puede empezar una cuenta atrás de { $decision } segundos, más 1 por cada carta recién recogida. Si al final no has jugado, has pasado; si te tocaba abrir, abre quien sigue.
sheet-hints = { $hints ->
    [yes] Cuando es tu turno puedes pedir una pista.
   *[no] No hay pistas.
}
sheet-clock = { $clock ->
    [off] { "" }
   *[other] Tienes { $clock } segundos por turno. Cuando se acaban, la mesa pasa por ti o juega una carta.
}
sheet-early = { $referee ->
    [yes] { "" }
   *[no] Las cartas puestas antes de tiempo se quedan, y se juegan en tu turno: si entonces no encajan, es falta.
}
sheet-swap-rest = Si el otro lado entregó menos, el resto sale del mazo. Si entregó más, lo que sobra se enseña y se descarta.
sheet-middle = Si el número de participantes es impar, el puesto del medio no está en ninguna mitad: al ocuparlo y al dejarlo, tus puntos pasan a ser 0.
sheet-three = Con 3 participantes, el segundo puesto es también el penúltimo, y gana 0.
sheet-late = Quien entra entre dos rondas cuenta como el último puesto de la anterior, con { $loser } puntos; el resto sube un puesto.
