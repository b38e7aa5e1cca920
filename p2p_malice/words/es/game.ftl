### Glosario: una sola palabra para cada cosa.
### Spite & Malice = Spite & Malice; Spite = Spite; Cat and Mouse = El gato y el ratón
### card = carta; suit = palo; rank = valor; pack = baraja; to shuffle = barajar
### spades, hearts, diamonds, clubs = picas, corazones, diamantes, tréboles
### ace, king, queen, jack = as, rey, reina, jota
### joker = joker; wild card = comodín; fake joker = joker falso; face down = boca abajo
### payoff pile = reserva; payoff card = carta de reserva
### discard pile = pila de descarte; to discard = descartar; discards = descartes
### centre pile = pila del centro, pila; draw pile = mazo; to draw = robar; hand = mano
### game = partida (lo que se juega), juego (la clase); match = serie; round = ronda; rematch = revancha, otra partida
### deal = reparto; to deal = repartir; today's deal = reparto del día; today's puzzle = problema del día
### turn = turno; move, play = jugada; hint = pista; undo = deshacer; draw (nobody wins) = empate
### trick = baza; to lead = abrir; to pass = pasar; to go out = quedarse sin cartas; to buy back = volver a la baza («vuelvo por 3»)
### combination = combinación; poker hand = mano de póquer; higher, lower = más alto, más bajo
### misplay = falta; to call a misplay = cantar falta; “come at me” = «a que no»; “unbeatable” = «imbatible»
### consec = secuencia; bounty = premio; common pile = fondo; swap = trueque; to exchange = cambiar
### player = quien juega, nombre; partner = pareja; host = quien invita; friend = persona, amistades; computer = máquina
### seat = asiento; table = mesa; invitation = invitación; reply = respuesta; code = código; link = enlace
### courier = mensajero; relay = repetidor; settings = ajustes; variant = variante; house rules = reglas de la casa

### Cartas, jugadores y series: lo que todos los juegos dicen igual.

-title = Spite & Malice

player-nobody = Nadie
player-you = Tú
player-number = Asiento { $number }

list-more = { $first }, { $last }
list-and = { $first } y { $last }
list-or = { $first } o { $last }

cards = { $count ->
    [one] 1 carta
    [many] { $count } cartas
   *[other] { $count } cartas
}

## Una carta para el oído.

card-joker = Joker
ear-hidden-card = una carta tapada
card-other-back = { $card }, con otro dorso
card-name = { $rank ->
    [A] As
    [J] Jota
    [Q] Reina
    [K] Rey
   *[other] { $rank }
} de { $suit ->
    [s] picas
    [h] corazones
    [d] diamantes
    [c] tréboles
   *[other] ?
}
card-as = { $card } como { $rank }

## Series.

event-deal = Empieza la partida { $count } de la serie.
event-overdue = { $who ->
    [you] Se te ha acabado el tiempo.
   *[other] A { $name } se le ha acabado el tiempo.
}
event-score = { $who ->
    [you] { $count ->
        [one] Tienes 1 punto.
        [many] Tienes { $count } puntos.
       *[other] Tienes { $count } puntos.
    }
   *[other] { $count ->
        [one] { $name } tiene 1 punto.
        [many] { $name } tiene { $count } puntos.
       *[other] { $name } tiene { $count } puntos.
    }
}
result-match = { $who ->
    [nobody] La serie acaba en empate: todo el mundo tiene los mismos puntos.
   *[other] ¡Serie ganada! Victoria: { $names }.
}

## Un resultado, y en él cuántas cartas le quedaban a cada cual.

result-over = La partida ha terminado.
left-of = { $who ->
    [you] tú { $count }
   *[other] { $name } { $count }
}
