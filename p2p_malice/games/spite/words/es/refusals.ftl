### Por qué un árbitro, o la mesa, rechaza algo.

error-spite-no-hand = Estas cartas no forman una combinación.
error-spite-only-jokers = Eso solo lo supera una combinación de jokers más alta, o 5 o más jokers falsos boca abajo.
error-spite-down-on-joker = Una combinación de jokers solo la superan 5 o más jokers falsos boca abajo.
error-spite-joker-in-consec = En una secuencia no se puede jugar una combinación de jokers.
error-spite-thirteen-in-consec = En una secuencia no se puede jugar un 13.
error-spite-arity = { $needed ->
    [one] Esta baza se juega de 1 en 1, no con { $played }.
    [many] Esta baza se juega con { $needed } cartas cada vez, no con { $played }.
   *[other] Esta baza se juega con { $needed } cartas cada vez, no con { $played }.
}
error-spite-not-better = { $direction ->
    [lower] Se va hacia abajo, y eso no es más bajo que la última combinación.
   *[higher] Eso no supera la última combinación.
}
error-spite-only-fakes = Eso solo lo superan más de { $count } jokers falsos boca abajo.
error-spite-down-in-consec = En una secuencia, pon al menos { $needed } jokers falsos boca abajo.
error-spite-consec = { $rank ->
    [A] En esta secuencia toca un as.
    [J] En esta secuencia toca una jota.
    [Q] En esta secuencia toca una reina.
    [K] En esta secuencia toca un rey.
   *[other] En esta secuencia toca un { $rank }.
}
error-spite-suit = En esta secuencia, todas las combinaciones tienen que ser de los mismos palos.
error-spite-wrong-direction = { $direction ->
    [lower] Ya se va hacia abajo.
   *[higher] Ya se va hacia arriba.
}
error-spite-direction-not-yours = La dirección solo se cambia con 7 naturales.
error-spite-sevens-announced = Los 7 sobre 7 cambian la dirección por sí solos: no hace falta decirlo.
error-spite-no-unbeatable = Con un 2 que nada puede superar hay que decir «imbatible».
error-spite-fakes-announced = Con 5 o más jokers falsos no se dice nada.
error-spite-cam-two = Cuando solo quedan 2, nadie puede decir «a que no».
error-spite-cam-unbeatable = Nadie puede decir «a que no» con algo que solo superan los jokers.
error-spite-cam-joker = Tras decir «a que no», no puedes ganar la baza con una combinación de jokers.
error-spite-claim = La primera baza se abre con una combinación que tenga este valor: { $rank }.
error-spite-price = Para volver, di «vuelvo por { $count }» con tu combinación.
error-spite-not-out = Sigues en la baza: no hace falta volver.
error-spite-exchange = { $most ->
    [one] Tienes que cambiar exactamente 1 carta.
    [many] Tienes que cambiar de 1 a { $most } cartas.
   *[other] Tienes que cambiar de 1 a { $most } cartas.
}
error-spite-window = Un momento: aún se puede cantar falta a la última jugada.
error-spite-no-call = No hay jugada a la que cantar falta.
error-spite-no-countdown = Ahora no se puede empezar una cuenta atrás.
error-spite-not-now = Ahora no puedes hacer eso.
error-spite-too-few = Hacen falta al menos { $least } participantes.
error-spite-must-lead = Abres esta baza, así que tienes que jugar.
error-spite-swap = { $count ->
    [one] Entrega la carta que piden tus puntos.
    [many] Entrega las { $count } cartas que piden tus puntos.
   *[other] Entrega las { $count } cartas que piden tus puntos.
}
error-no-such-view = Esta posición guardada no se puede usar.
