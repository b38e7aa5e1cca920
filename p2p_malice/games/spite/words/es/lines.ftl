### La mesa como líneas de texto: rótulos de 9 letras como mucho, y detrás frases cortas.

lines-round = Ronda
lines-direction = { $way ->
    [up] va hacia arriba
   *[down] va hacia abajo
}
lines-arity = { $count ->
    [one] de 1 en 1
    [many] { $count } cartas cada vez
   *[other] { $count } cartas cada vez
}
lines-due = toca { $rank }
lines-suits = solo { $suits }
lines-trick = Baza
lines-no-trick = empieza otra baza
lines-before = { $count ->
    [one] 1 carta anterior
    [many] { $count } cartas anteriores
   *[other] { $count } cartas anteriores
}
lines-played = { $name }: { $cards }
lines-face-down = { $count ->
    [one] 1 joker falso boca abajo
    [many] { $count } jokers falsos boca abajo
   *[other] { $count } jokers falsos boca abajo
}
lines-table = Mesa
lines-bounty = premio { $card }
lines-gave = entregado: { $cards }
lines-got = recibido: { $cards }
lines-price = { $count ->
    [one] volver por 1 carta
    [many] volver por { $count } cartas
   *[other] volver por { $count } cartas
}
lines-deck = { $count ->
    [one] 1 carta en el mazo
    [many] { $count } cartas en el mazo
   *[other] { $count } cartas en el mazo
}
lines-pile = { $count ->
    [one] 1 joker falso en el fondo
    [many] { $count } jokers falsos en el fondo
   *[other] { $count } jokers falsos en el fondo
}

## La línea de cada cual.

lines-hand-count = { $count ->
    [one] 1 carta
    [many] { $count } cartas
   *[other] { $count } cartas
}
lines-fakes-count = { $count ->
    [one] 1 joker falso
    [many] { $count } jokers falsos
   *[other] { $count } jokers falsos
}
lines-score = puntos: { $count }
lines-place = puesto { $count }
lines-barred = fuera de esta baza
lines-passed = ha pasado
lines-absent = entra en la próxima ronda
lines-early = ha adelantado { $cards }
lines-skips = { $count ->
    [one] pierde 1 turno
    [many] pierde { $count } turnos
   *[other] pierde { $count } turnos
}
lines-cams = { $count ->
    [one] «a que no»
    [2] «a que no» dos veces
    [many] «a que no» { $count } veces
   *[other] «a que no» { $count } veces
}
lines-hand = mano
lines-fakes = jokers falsos

## Lo que hay que hacer.

lines-asked-lead = Abres tú. Juega lo que quieras.
lines-asked-claim = { $rank ->
    [A] Abre con una combinación que tenga un as, si quieres. Abre quien llega primero.
    [J] Abre con una combinación que tenga una jota, si quieres. Abre quien llega primero.
    [Q] Abre con una combinación que tenga una reina, si quieres. Abre quien llega primero.
    [K] Abre con una combinación que tenga un rey, si quieres. Abre quien llega primero.
   *[other] Abre con una combinación que tenga un { $rank }, si quieres. Abre quien llega primero.
}
lines-asked-exchange = { $count ->
    [one] Cambia 1 carta con el mazo.
    [many] Cambia de 1 a { $count } cartas con el mazo.
   *[other] Cambia de 1 a { $count } cartas con el mazo.
}
lines-asked-swap = { $count ->
    [one] Por tus puntos, entregas 1 carta y recibes otra.
    [many] Por tus puntos, entregas { $count } cartas y recibes otras tantas.
   *[other] Por tus puntos, entregas { $count } cartas y recibes otras tantas.
}
lines-asked-buy = { $count ->
    [one] Puedes volver: supera la última combinación y roba 1 carta.
    [many] Puedes volver: supera la última combinación y roba { $count } cartas.
   *[other] Puedes volver: supera la última combinación y roba { $count } cartas.
}
lines-type = Escribe las cartas con espacios entre ellas: { $cards }
lines-preview = Pon ? delante para comprobarlas antes de jugar.
lines-add = Puedes añadir: { $words }
lines-buy = Para volver, añade buy{ $count }.

plain-help-moves =
    Escribe las cartas de una combinación con espacios entre ellas: 5c 5d. Pon
    ? delante para ver qué forman y si las puedes jugar: ? 5c 5d
    Lo que dices va detrás de ellas, como en 7c 7d lower:
      higher, lower    cambiar la dirección con 7
      unbeatable       «imbatible», para un 2 que nada puede superar
      cam              «a que no»
      down             poner jokers falsos boca abajo
      buy3             volver por 3 cartas; tiene que ser el precio de ahora
    Para pasar, para no abrir o para guardar todas tus cartas, escribe el número
    que va al lado. Mientras juega el resto, escribe misplay para cantar falta a
    la última jugada, o countdown para meter prisa.
