### En qué consistía una falta.

event-fault-no-hand = Estas cartas no forman una combinación.
event-fault-only-jokers = Eso solo lo supera una combinación de jokers más alta, o 5 o más jokers falsos boca abajo.
event-fault-down-on-joker = Una combinación de jokers solo la superan 5 o más jokers falsos boca abajo.
event-fault-joker-in-consec = En una secuencia no se puede jugar una combinación de jokers.
event-fault-thirteen-in-consec = En una secuencia no se puede jugar un 13.
event-fault-arity = { $count ->
    [one] Esta baza se juega de 1 en 1.
    [many] Esta baza se juega con { $count } cartas cada vez.
   *[other] Esta baza se juega con { $count } cartas cada vez.
}
event-fault-not-better = Eso no supera la última combinación.
event-fault-only-fakes = Eso solo lo superan más de { $count } jokers falsos boca abajo.
event-fault-down-in-consec = En una secuencia, pon al menos { $count } jokers falsos boca abajo.
event-fault-consec = { $as ->
    [A] En esta secuencia toca un as.
    [J] En esta secuencia toca una jota.
    [Q] En esta secuencia toca una reina.
    [K] En esta secuencia toca un rey.
   *[other] En esta secuencia toca un { $as }.
}
event-fault-suit = En esta secuencia, todas las combinaciones tienen que ser de los mismos palos.
event-fault-wrong-direction = Ya se iba en esa dirección.
event-fault-direction-not-yours = La dirección solo se cambia con 7 naturales.
event-fault-sevens-announced = Los 7 sobre 7 cambian la dirección por sí solos: no hay que decirlo.
event-fault-no-unbeatable = Con un 2 que nada puede superar hay que decir «imbatible».
event-fault-fakes-announced = Con 5 o más jokers falsos no se dice nada.
event-fault-cam-two = Cuando solo quedan 2, nadie puede decir «a que no».
event-fault-cam-unbeatable = Nadie puede decir «a que no» con algo que solo superan los jokers.
event-fault-cam-joker = Tras decir «a que no», no puedes ganar la baza con una combinación de jokers.
event-fault-claim = { $as ->
    [A] La primera baza se abre con una combinación que tenga un as.
    [J] La primera baza se abre con una combinación que tenga una jota.
    [Q] La primera baza se abre con una combinación que tenga una reina.
    [K] La primera baza se abre con una combinación que tenga un rey.
   *[other] La primera baza se abre con una combinación que tenga un { $as }.
}
event-fault-price = { $count ->
    [one] Volver cuesta 1 carta.
    [many] Volver cuesta { $count } cartas.
   *[other] Volver cuesta { $count } cartas.
}
event-fault-not-out = Solo puede volver quien ha pasado.
event-fault-exchange = { $count ->
    [one] Tienes que cambiar exactamente 1 carta.
    [many] Tienes que cambiar de 1 a { $count } cartas.
   *[other] Tienes que cambiar de 1 a { $count } cartas.
}
