### Las reglas en una hoja: el objetivo, qué cambia, lo más importante de un vistazo, un turno por pasos, lo demás.

sheet-title = { -title }: { $variant ->
    [official] Oficial
    [catmouse] El gato y el ratón
    [catmouse-short] El gato y el ratón, corto
    [pz] Jokers comodines, hasta el rey
    [pz-nwis] Jokers comodines, no en la reserva
    [classic] De manual
   *[mdw] Duelo clásico
}
sheet-unknown = Quien te invita juega con reglas que esta versión no conoce. Aun así puedes jugar: solo se te ofrecen jugadas que las reglas permiten.

## Títulos.

sheet-part-goal = El objetivo
sheet-part-differs = Qué cambia respecto al Duelo clásico
sheet-part-glance = De un vistazo
sheet-steps-turn = Tu turno
sheet-part-piles = Las pilas
sheet-part-set-up = Preparación
sheet-part-partners = Parejas
sheet-part-match = Serie
sheet-part-small = Letra pequeña

## El objetivo.

sheet-goal = { $partners ->
    [yes] Gana la pareja que vacía primero sus dos reservas. Para 4.
   *[no] Gana quien vacía primero su reserva. { $max_seats ->
        [2] Para 2.
        [many] De { $min_seats } a { $max_seats } participantes.
       *[other] De { $min_seats } a { $max_seats } participantes.
    }
}

## Qué cambia respecto a la variante con la que viene el programa, el Duelo clásico.

sheet-differs-partners = { $partners ->
    [yes] Se juega dos contra dos.
   *[no] { "" }
}
sheet-differs-wild = { $wild ->
    [kings] { "" }
    [jokers] Los jokers son comodines, y los reyes no.
    [both] Los jokers también son comodines.
   *[none] No hay comodines.
}
sheet-differs-wild-as-ace = { $wild ->
    [none] { "" }
   *[other] { $wild_as_ace ->
        [yes] { "" }
       *[no] Un comodín no vale como as.
    }
}
sheet-differs-last-rank = { $last_rank ->
    [13] Las pilas llegan hasta el rey.
    [12] { "" }
    [11] Las pilas solo llegan hasta la jota.
    [many] Las pilas solo llegan hasta el { $last_rank }.
   *[other] Las pilas solo llegan hasta el { $last_rank }.
}
sheet-differs-forced-aces = { $forced_aces ->
    [yes] Antes de descartar tienes que jugar los ases de tu mano, mientras quepa una pila nueva.
   *[no] { "" }
}
sheet-differs-hands-dealt = { $hands_dealt ->
    [start] { "" }
   *[turn] No se reparten manos: robas la tuya en tu primer turno.
}
sheet-differs-payoff = { $payoff ->
    [one] Cada reserva tiene 1 carta.
    [many] Cada reserva tiene { $payoff } cartas.
   *[other] Cada reserva tiene { $payoff } cartas.
}
sheet-differs-recycle = { $recycle ->
    [at-once] { "" }
   *[when-empty] Las pilas completas se apartan, y se barajan cuando se acaba el mazo.
}
sheet-differs-exhaustion = { $exhaustion ->
    [play-on] { "" }
   *[tie] Si no se puede completar una mano, hay empate.
}
sheet-house = { $house ->
    [none] { "" }
   *[other] Reglas de la casa: { $house }.
}

## De un vistazo: un rótulo, y lo que va a su lado.

label-payoff = Reserva
brief-payoff = { $payoff ->
    [one] 1 carta
    [many] { $payoff } cartas
   *[other] { $payoff } cartas
}{ $variant ->
    [mdw] { " " }(lo habitual es 11, 21 o 31)
   *[other] { "" }
}
label-centre-piles = Pilas del centro
brief-centre-piles = { $last_rank ->
    [13] { $centre_piles }, del as al rey
    [12] { $centre_piles }, del as a la reina
    [11] { $centre_piles }, del as a la jota
    [many] { $centre_piles }, del as al { $last_rank }
   *[other] { $centre_piles }, del as al { $last_rank }
}
label-wild = Comodines
brief-wild = { $wild ->
    [kings] los reyes
    [jokers] los jokers
    [both] los reyes y los jokers
   *[none] ninguno
}
label-discard-piles = Pilas de descarte
brief-discard-piles = { $discard_piles } por persona
label-match = Serie
brief-match = { $match ->
    [points] { $target ->
        [one] 1 punto
        [many] { $target } puntos
       *[other] { $target } puntos
    }{ $deals ->
        [one] { "" }
        [many] { " " }o { $deals } partidas
       *[other] { " " }o { $deals } partidas
    }
    [games] { $deals } partidas
   *[none] { "" }
}

## Tu turno.

sheet-draw = { $hand ->
    [one] Roba hasta tener 1 carta.
    [many] Roba hasta tener { $hand } cartas.
   *[other] Roba hasta tener { $hand } cartas.
}
sheet-play = { $discard_piles ->
    [one] Juega en el centro cuantas cartas quieras: de tu mano, de tu reserva (se destapa la siguiente) o la de encima de tu pila de descarte.
    [many] Juega en el centro cuantas cartas quieras: de tu mano, de tu reserva (se destapa la siguiente) o las de encima de tus pilas de descarte.
   *[other] Juega en el centro cuantas cartas quieras: de tu mano, de tu reserva (se destapa la siguiente) o las de encima de tus pilas de descarte.
}
sheet-discard = { $discard_piles ->
    [one] Para terminar tu turno, descarta una carta de la mano en tu pila de descarte.
    [many] Para terminar tu turno, descarta una carta de la mano en cualquiera de tus pilas de descarte.
   *[other] Para terminar tu turno, descarta una carta de la mano en cualquiera de tus pilas de descarte.
}
sheet-refill = { $hand ->
    [one] Si has jugado toda la mano, roba otra carta y sigue jugando.
    [many] Si has jugado toda la mano, roba otras { $hand } cartas y sigue jugando.
   *[other] Si has jugado toda la mano, roba otras { $hand } cartas y sigue jugando.
}

sheet-example = { $hand ->
    [one] { "" }
    [many] { $wild ->
        [none] Por ejemplo: una pila muestra un as, tienes un 2 y un 9, y tu carta de reserva es un 3. Juega el 2, encima el 3, y descarta el 9.
        [jokers] Por ejemplo: una pila muestra un as, tienes un joker y un 9, y tu carta de reserva es un 3. Juega el joker como 2, encima el 3, y descarta el 9.
       *[other] Por ejemplo: una pila muestra un as, tienes un rey y un 9, y tu carta de reserva es un 3. Juega el rey como 2, encima el 3, y descarta el 9.
    }
   *[other] { $wild ->
        [none] Por ejemplo: una pila muestra un as, tienes un 2 y un 9, y tu carta de reserva es un 3. Juega el 2, encima el 3, y descarta el 9.
        [jokers] Por ejemplo: una pila muestra un as, tienes un joker y un 9, y tu carta de reserva es un 3. Juega el joker como 2, encima el 3, y descarta el 9.
       *[other] Por ejemplo: una pila muestra un as, tienes un rey y un 9, y tu carta de reserva es un 3. Juega el rey como 2, encima el 3, y descarta el 9.
    }
}

## Las pilas.

sheet-last-rank = { $last_rank ->
    [13] Todo el mundo juega en las pilas del centro, que suben del as al rey. El palo da igual.
    [12] Todo el mundo juega en las pilas del centro, que suben del as a la reina. El palo da igual.
    [11] Todo el mundo juega en las pilas del centro, que suben del as a la jota. El palo da igual.
    [many] Todo el mundo juega en las pilas del centro, que suben del as al { $last_rank }. El palo da igual.
   *[other] Todo el mundo juega en las pilas del centro, que suben del as al { $last_rank }. El palo da igual.
} { $last_rank ->
    [13] { "" }
    [12] { $kings_wild ->
        [yes] { "" }
       *[no] Los reyes son cartas muertas: no encajan nunca. Nadie puede vaciar una reserva con una carta muerta.
    }
    [11] { $kings_wild ->
        [yes] Las reinas son cartas muertas: no encajan nunca. Nadie puede vaciar una reserva con una carta muerta.
       *[no] Las reinas y los reyes son cartas muertas: no encajan nunca. Nadie puede vaciar una reserva con una carta muerta.
    }
    [10] { $kings_wild ->
        [yes] Las jotas y las reinas son cartas muertas: no encajan nunca. Nadie puede vaciar una reserva con una carta muerta.
       *[no] De la jota al rey son cartas muertas: no encajan nunca. Nadie puede vaciar una reserva con una carta muerta.
    }
    [many] { $kings_wild ->
        [yes] Del { $dead_from } a la reina son cartas muertas: no encajan nunca. Nadie puede vaciar una reserva con una carta muerta.
       *[no] Del { $dead_from } al rey son cartas muertas: no encajan nunca. Nadie puede vaciar una reserva con una carta muerta.
    }
   *[other] { $kings_wild ->
        [yes] Del { $dead_from } a la reina son cartas muertas: no encajan nunca. Nadie puede vaciar una reserva con una carta muerta.
       *[no] Del { $dead_from } al rey son cartas muertas: no encajan nunca. Nadie puede vaciar una reserva con una carta muerta.
    }
}
sheet-recycle = { $recycle ->
    [at-once] Las pilas completas se barajan enseguida con el mazo.
   *[when-empty] { "" }
}
sheet-discard-piles = Los descartes están a la vista, pero solo se pueden jugar los de encima, y solo en el centro. Las cartas de reserva nunca se descartan.

sheet-kings-wild = { $wild ->
    [kings] Hasta que su pila esté completa, un rey hace de la carta que hacía falta. Puedes jugar varios seguidos.
    [jokers] Hasta que su pila esté completa, un joker hace de la carta que hacía falta. Puedes jugar varios seguidos.
    [both] Hasta que su pila esté completa, un rey o un joker hace de la carta que hacía falta. Puedes jugar varios seguidos.
   *[none] { "" }
}
sheet-wild-as-ace = { $wild ->
    [none] { "" }
   *[other] { $wild_as_ace ->
        [yes] Un comodín también puede ser el as que empieza una pila.
       *[no] { "" }
    }
}

## Preparación.

sheet-packs = { $packs ->
    [0] Se juega con tantas barajas de 52 cartas como participantes, más una.
    [one] Se juega con 1 baraja de 52 cartas.
    [many] Se juega con { $packs } barajas de 52 cartas.
   *[other] Se juega con { $packs } barajas de 52 cartas.
} { $jokers ->
    [0] { "" }
    [one] Cada una tiene además un joker.
    [many] Cada una tiene además { $jokers } jokers.
   *[other] Cada una tiene además { $jokers } jokers.
}
sheet-payoff = { $payoff ->
    [one] Una reserva es 1 carta destapada.
    [many] Las reservas están boca abajo, con la carta de encima destapada; nadie puede mirar debajo.
   *[other] Las reservas están boca abajo, con la carta de encima destapada; nadie puede mirar debajo.
}
sheet-wilds-in-payoff = { $wilds_in_payoff ->
    [yes] { "" }
   *[no] { $wild ->
        [none] { "" }
       *[other] Las reservas se reparten sin comodines, que después van al mazo.
    }
}
sheet-hands-dealt = { $hands_dealt ->
    [start] Después se reparten las manos; el resto es el mazo.
   *[turn] El resto es el mazo.
}
sheet-starter = { $starter ->
    [left] Quién reparte primero se sortea; después, el turno de repartir pasa a la izquierda. Empieza quien está a la izquierda de quien reparte.
    [dealer] Quién reparte primero se sortea; después, el turno de repartir pasa a la izquierda. Empieza quien reparte.
   *[top] { $jokers ->
        [0] Empieza quien tiene la carta de reserva más alta (el rey es la más alta; el as, la más baja).
        [many] { $wilds_in_payoff ->
            [yes] Empieza quien tiene la carta de reserva más alta (el joker es la más alta, después el rey; el as, la más baja).
           *[no] Empieza quien tiene la carta de reserva más alta (el rey es la más alta; el as, la más baja).
        }
       *[other] { $wilds_in_payoff ->
            [yes] Empieza quien tiene la carta de reserva más alta (el joker es la más alta, después el rey; el as, la más baja).
           *[no] Empieza quien tiene la carta de reserva más alta (el rey es la más alta; el as, la más baja).
        }
    }
}
sheet-equal-tops = { $starter ->
    [top] { $equal_tops ->
        [shuffle] { $payoff ->
            [one] Si empatan las más altas, se reparte todo otra vez.
            [many] Si empatan las más altas, se barajan esas reservas.
           *[other] Si empatan las más altas, se barajan esas reservas.
        }
       *[redeal] Si al empezar empatan las cartas más altas de las reservas, se reparte todo otra vez.
    }
   *[other] { "" }
}

sheet-clockwise = { $max_seats ->
    [2] { "" }
    [many] El turno pasa hacia la izquierda.
   *[other] El turno pasa hacia la izquierda.
}

## Parejas.

sheet-partners = { $partners ->
    [yes] Las parejas se sientan frente a frente. También puedes jugar la carta de reserva de tu pareja y las de encima de sus pilas de descarte, pero solo descartas en las tuyas. Cuando tu reserva está vacía, juegas por tu pareja.
   *[no] { "" }
}

## Serie.

sheet-deals = { $match ->
    [games] Tras { $deals } partidas, gana la serie quien tiene más puntos.
   *[other] { "" }
}
sheet-target = { $match ->
    [none] { "" }
   *[points] { $target ->
        [one] Gana la serie quien consigue primero 1 punto.
        [many] Gana la serie quien consigue primero { $target } puntos.
       *[other] Gana la serie quien consigue primero { $target } puntos.
    } { $deals ->
        [one] Tras { $max_deals } partidas como mucho, la gana quien tiene más puntos.
        [many] Tras { $deals } partidas como mucho, la gana quien tiene más puntos.
       *[other] Tras { $deals } partidas como mucho, la gana quien tiene más puntos.
    }
    [games] { "" }
}
sheet-scoring = { $match ->
    [none] { "" }
   *[other] { $scoring ->
        [wins] Quien gana una partida se lleva 1 punto.
       *[cards] Quien gana una partida se lleva un punto por cada carta que queda en las otras reservas.
    } Quienes empatan a puntos comparten la serie, salvo que empate toda la mesa: entonces nadie la gana.
}

## Letra pequeña: lo que casi nunca importa.

sheet-undo = { $undo ->
    [yes] Puedes deshacer jugadas hasta que se destapa o se roba una carta, o termina tu turno. El límite es { $max_undone } por turno y { $max_undone_in_game } por partida.
   *[no] Las jugadas no se pueden deshacer.
}
sheet-hints = { $hints ->
    [yes] { "" }
   *[no] No hay pistas.
}
sheet-clock = { $clock ->
    [off] { "" }
   *[other] Tienes { $clock } segundos por turno. Cuando se acaban, la mesa descarta por ti.
}
sheet-exhaustion = { $exhaustion ->
    [tie] { "" }
   *[play-on] Si no se puede completar una mano, robas lo que queda y sigues jugando.
}
sheet-silent = { $exhaustion ->
    [play-on] { $partners ->
        [yes] Quien no tiene cartas ni jugada posible pierde el turno. La partida termina si nadie puede jugar, si nadie juega una carta de reserva en { $idle_rounds } turnos por persona, o tras { $game_moves } jugadas. Gana entonces la pareja con menos cartas de reserva; si hay igualdad, es empate.
       *[no] Quien no tiene cartas ni jugada posible pierde el turno. La partida termina si nadie puede jugar, si nadie juega una carta de reserva en { $idle_rounds } turnos por persona, o tras { $game_moves } jugadas. Gana entonces quien tiene menos cartas de reserva; si hay igualdad, es empate.
    }
   *[tie] { $partners ->
        [yes] La partida termina si nadie juega una carta de reserva en { $idle_rounds } turnos por persona, o tras { $game_moves } jugadas. Gana entonces la pareja con menos cartas de reserva; si hay igualdad, es empate.
       *[no] La partida termina si nadie juega una carta de reserva en { $idle_rounds } turnos por persona, o tras { $game_moves } jugadas. Gana entonces quien tiene menos cartas de reserva; si hay igualdad, es empate.
    }
} Tras { $turn_plays } cartas en un turno sin ninguna de reserva, no robas otra mano hasta tu siguiente turno.
