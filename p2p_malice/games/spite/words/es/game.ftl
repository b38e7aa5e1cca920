### Spite tal como se juega: pilas, sucesos, jugadas, resultados.

## Pilas, por su función; algunas no tienen cartas, pero muestran algo.

pile = la mesa
pile-trick = Anterior
pile-direction = Dirección
pile-arity = Por jugar
pile-due = Toca
pile-suits = Palos
pile-price = Volver
pile-claim = Abrir con
pile-gave = Entregado
pile-got = Recibido
pile-bounty = Premio
pile-deck = Mazo
spite-who-leads = ¿Quién abre?

## Lo que ha pasado.

event-round = Se reparte la ronda { $count }.
event-put-down = { $who ->
    [you] { $count ->
        [one] Entregas 1 carta en el trueque.
        [many] Entregas { $count } cartas en el trueque.
       *[other] Entregas { $count } cartas en el trueque.
    }
   *[other] { $count ->
        [one] { $name } entrega 1 carta en el trueque.
        [many] { $name } entrega { $count } cartas en el trueque.
       *[other] { $name } entrega { $count } cartas en el trueque.
    }
}
event-swap-rest = Nadie recibe estas cartas en el trueque: { $cards }
event-bounty = El premio es { $cards }.
event-claim = { $as ->
    [A] Nadie abre con ese valor. Ahora puede abrir quien tenga un as.
    [J] Nadie abre con ese valor. Ahora puede abrir quien tenga una jota.
    [Q] Nadie abre con ese valor. Ahora puede abrir quien tenga una reina.
    [K] Nadie abre con ese valor. Ahora puede abrir quien tenga un rey.
   *[other] Nadie abre con ese valor. Ahora puede abrir quien tenga un { $as }.
}
event-play = { $who ->
    [you] Juegas { $cards }.
   *[other] { $name } juega { $cards }.
}
event-early = { $who ->
    [you] Pones { $cards } antes de tu turno.
   *[other] { $name } pone { $cards } antes de su turno.
}
event-early-down = { $who ->
    [you] { $count ->
        [one] Pones 1 joker falso boca abajo antes de tu turno.
        [many] Pones { $count } jokers falsos boca abajo antes de tu turno.
       *[other] Pones { $count } jokers falsos boca abajo antes de tu turno.
    }
   *[other] { $count ->
        [one] { $name } pone 1 joker falso boca abajo antes de su turno.
        [many] { $name } pone { $count } jokers falsos boca abajo antes de su turno.
       *[other] { $name } pone { $count } jokers falsos boca abajo antes de su turno.
    }
}
event-play-down = { $who ->
    [you] { $count ->
        [one] Pones 1 joker falso boca abajo.
        [many] Pones { $count } jokers falsos boca abajo.
       *[other] Pones { $count } jokers falsos boca abajo.
    }
   *[other] { $count ->
        [one] { $name } pone 1 joker falso boca abajo.
        [many] { $name } pone { $count } jokers falsos boca abajo.
       *[other] { $name } pone { $count } jokers falsos boca abajo.
    }
}
event-say-higher = { $who ->
    [you] Dices «más alto».
   *[other] { $name } dice «más alto».
}
event-say-lower = { $who ->
    [you] Dices «más bajo».
   *[other] { $name } dice «más bajo».
}
event-say-unbeatable = { $who ->
    [you] Dices «imbatible».
   *[other] { $name } dice «imbatible».
}
event-say-cam = { $who ->
    [you] Dices «a que no».
   *[other] { $name } dice «a que no».
}
event-say-buy = { $who ->
    [you] Dices «vuelvo por { $count }».
   *[other] { $name } dice «vuelvo por { $count }».
}
event-higher = Desde ahora, cada combinación tiene que ser más alta.
event-lower = Desde ahora, cada combinación tiene que ser más baja.
event-lead-for = { $who ->
    [you] Nadie abre, así que se abre con tu carta más baja: { $cards }
   *[other] Nadie abre, así que se abre con la carta más baja de { $name }: { $cards }
}
event-pass = { $who ->
    [you] Pasas.
   *[other] { $name } pasa.
}
event-skip = { $who ->
    [you] Pierdes un turno.
   *[other] { $name } pierde un turno.
}
event-draw = { $who ->
    [you] { $count ->
        [one] Robas 1 carta.
        [many] Robas { $count } cartas.
       *[other] Robas { $count } cartas.
    }
   *[other] { $count ->
        [one] { $name } roba 1 carta.
        [many] { $name } roba { $count } cartas.
       *[other] { $name } roba { $count } cartas.
    }
}
event-reshuffle = { $count ->
    [one] El mazo se ha acabado. El único descarte es el nuevo mazo.
    [many] El mazo se ha acabado. Los { $count } descartes se barajan y son el nuevo mazo.
   *[other] El mazo se ha acabado. Los { $count } descartes se barajan y son el nuevo mazo.
}
event-trick = { $who ->
    [you] Ganas la baza.
   *[other] { $name } gana la baza.
}
event-exchange = { $who ->
    [you] { $count ->
        [one] Cambias 1 carta con el mazo.
        [many] Cambias { $count } cartas con el mazo.
       *[other] Cambias { $count } cartas con el mazo.
    }
   *[other] { $count ->
        [one] { $name } cambia 1 carta con el mazo.
        [many] { $name } cambia { $count } cartas con el mazo.
       *[other] { $name } cambia { $count } cartas con el mazo.
    }
}
event-countdown = { $who ->
    [you] { $count ->
        [one] Empiezas una cuenta atrás de 1 segundo.
        [many] Empiezas una cuenta atrás de { $count } segundos.
       *[other] Empiezas una cuenta atrás de { $count } segundos.
    }
   *[other] { $count ->
        [one] { $name } empieza una cuenta atrás de 1 segundo.
        [many] { $name } empieza una cuenta atrás de { $count } segundos.
       *[other] { $name } empieza una cuenta atrás de { $count } segundos.
    }
}
event-out = { $who ->
    [you] Te quedas sin cartas, en el puesto { $count }.
   *[other] { $name } se queda sin cartas, en el puesto { $count }.
}
event-places = Los demás siguen jugando por los otros puestos.
event-absent = { $who ->
    [you] Entras en la próxima ronda.
   *[other] Hay un asiento libre para quien llegue tarde.
}
event-join = { $who ->
    [you] Entras en la próxima ronda.
   *[other] { $name } entra en la próxima ronda.
}
event-lose = { $who ->
    [you] Pierdes la ronda.
   *[other] { $name } pierde la ronda.
}
event-place = { $who ->
    [you] Terminas en el puesto { $count }.
   *[other] { $name } termina en el puesto { $count }.
}
event-round-score = { $who ->
    [you] Tus puntos: { $count }
   *[other] Puntos de { $name }: { $count }
}

## Faltas y jokers falsos.

event-misplay = { $who ->
    [you] Eso es falta. Quedas fuera de esta baza, y después pierdes un turno.
   *[other] Eso es falta. { $name } queda fuera de esta baza, y después pierde un turno.
}
event-back = La baza vuelve a como estaba antes.
event-call = { $who ->
    [you] La cantas tú.
   *[other] La canta { $name }.
}
event-call-too = { $who ->
    [you] Tú también la cantas, pero el sorteo no te favorece.
   *[other] { $name } también la canta, pero el sorteo no le favorece.
}
event-wrong-call = { $who ->
    [you] Cantas falta, pero no la había.
   *[other] { $name } canta falta, pero no la había.
}
event-win-fakes = { $who ->
    [you] { $count ->
        [one] Te llevas el joker falso de quien la cometió.
        [many] Te llevas los { $count } jokers falsos de quien la cometió.
       *[other] Te llevas los { $count } jokers falsos de quien la cometió.
    }
   *[other] { $count ->
        [one] { $name } se lleva el joker falso de quien la cometió.
        [many] { $name } se lleva los { $count } jokers falsos de quien la cometió.
       *[other] { $name } se lleva los { $count } jokers falsos de quien la cometió.
    }
}
event-earn = { $who ->
    [you] { $count ->
        [one] Consigues 1 joker falso.
        [many] Consigues { $count } jokers falsos.
       *[other] Consigues { $count } jokers falsos.
    }
   *[other] { $count ->
        [one] { $name } consigue 1 joker falso.
        [many] { $name } consigue { $count } jokers falsos.
       *[other] { $name } consigue { $count } jokers falsos.
    }
}
event-skip-turns = { $who ->
    [you] { $count ->
        [one] «A que no» te cuesta 1 turno.
        [many] «A que no» te cuesta { $count } turnos.
       *[other] «A que no» te cuesta { $count } turnos.
    }
   *[other] { $count ->
        [one] «A que no» le cuesta 1 turno a { $name }.
        [many] «A que no» le cuesta { $count } turnos a { $name }.
       *[other] «A que no» le cuesta { $count } turnos a { $name }.
    }
}

## Lo que se puede hacer y decir.

move-pass = Paso
move-decline = Con ese valor no
move-none = Guardarlas todas (falta)
move-misplay = ¡Falta!
move-join = Entrar
move-countdown = Empezar cuenta atrás
say-higher = Más alto
say-lower = Más bajo
say-unbeatable = Imbatible
say-cam = A que no
say-down = Jokers falsos boca abajo
say-buy1 = Vuelvo por 1
say-buy2 = Vuelvo por 2
say-buy3 = Vuelvo por 3
say-buy5 = Vuelvo por 5
say-buy8 = Vuelvo por 8
say-buy13 = Vuelvo por 13
say-buy21 = Vuelvo por 21
say-buy34 = Vuelvo por 34
say-buy55 = Vuelvo por 55
say-buy89 = Vuelvo por 89

## El final.

result-session = { $who ->
    [you] ¡Has ganado!
    [nobody] La partida acaba en empate.
   *[other] Victoria: { $names }.
}
