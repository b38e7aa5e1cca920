### Lo que dice el tablero en la pantalla completa.

screen-spite-help =
    1 a 0, letras   una de tus cartas; la misma tecla la devuelve
    =               todas las cartas del último valor que has elegido
    Punto y carta   todo desde la última carta elegida hasta esta
    Mayús, flecha   elegir la carta marcada, y luego la de al lado
    + - *           decir más alto, más bajo, imbatible
    @               decir «a que no»
    _               poner jokers falsos boca abajo
    $               volver por el precio de ahora; % dice otro
    Enter           jugar lo que has elegido
    P               pasar
    M               cantar falta mientras hay tiempo
    C               empezar una cuenta atrás
    S               ordenar tus cartas por valor, palo o combinación
    Esc             devolver todo a su sitio
    Flechas/Espacio otra manera de elegir; el ratón también sirve. Un doble
                    clic elige todas las cartas de ese valor.
    Tab             la mesa en palabras. 11+2*: 11 cartas y 2 jokers falsos
screen-pick = Pulsa las teclas de tus cartas y luego Enter.
screen-range = Elige la última carta de la serie. Esc devuelve todo a su sitio.
screen-picked = Elegido: { $cards }
screen-picked-ready = { $state ->
    [exchange] Enter cambia { $cards }. Esc devuelve todo a su sitio.
    [swap] Enter entrega { $cards }. Esc devuelve todo a su sitio.
   *[play] Enter juega { $cards }. Esc devuelve todo a su sitio.
}
screen-misplay = Sería falta.
screen-beat = { $cards ->
    [none] Supera los jokers falsos ({ $count }), o pasa.
   *[other] Supera { $cards }, o pasa.
}
screen-call = ¿Eso era falta?
screen-title-round = { $title } · ronda { $number }
screen-look = La mesa

## Rótulos.

screen-cards = cartas
screen-score = puntos
screen-direction = { $state ->
    [up] más alto
   *[down] más bajo
}
screen-bounty = premio
screen-gave = entregado
screen-got = recibido
screen-price = { $count ->
    [one] volver: 1 carta
    [many] volver: { $count } cartas
   *[other] volver: { $count } cartas
}
screen-other-price = otro precio
screen-to-beat = a superar
screen-hand = Mano
screen-no-cards = sin cartas
screen-clock = { $state ->
    [call] Cantar en
    [claim] Abrir en
   *[turn] Tiempo
}
screen-arranged = { $state ->
    [suits] Por palo
    [hands] Por combinación
   *[value] Por valor
}
screen-place = #{ $count }
screen-barred = fuera
screen-passed = ha pasado
screen-absent = próxima ronda
screen-early = adelanta { $cards }
screen-skips = pierde { $count }
screen-cams = «a que no» ×{ $count }
