### Spite & Malice tal como se juega: pilas, sucesos, jugadas, resultados.

## Pilas, por su función. Las que van detrás de «de» y «en» llevan artículo femenino, que no se funde con «de».

pile = { $role ->
    [centre] la pila { $number }
    [discard] la pila de descarte { $number }
    [payoff] la reserva
    [draw] el mazo
    [waste] las cartas apartadas
    [hand] la mano
   *[other] la pila
}
pile-of = { $who ->
    [you] { $role ->
        [hand] tu mano
        [payoff] tu reserva
        [discard] tu pila de descarte { $number }
       *[other] { $pile } de tu lado
    }
   *[other] { $pile } de { $name }
}

## Lo que ha pasado.

event-start = { $who ->
    [you] Empiezas tú.
   *[other] Empieza { $name }.
}
event-equal = { $who ->
    [you] Tu carta de reserva, { $card }, empata como la más alta. Tu reserva se baraja y se destapa otra carta.
   *[other] La carta de reserva de { $name }, { $card }, empata como la más alta. Su reserva se baraja y se destapa otra carta.
}
event-redeal = Las cartas de reserva más altas empatan ({ $card }). Se reparte todo otra vez.
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
event-play = { $who ->
    [you] { $source ->
        [hand] Juegas { $card } de la mano en la pila { $target_number }.
        [payoff] { $whose ->
            [own] Juegas { $card } de la reserva en la pila { $target_number }.
            [you] Juegas { $card } de tu reserva en la pila { $target_number }.
           *[other] Juegas { $card } de la reserva de { $owner } en la pila { $target_number }.
        }
        [discard] { $whose ->
            [own] Juegas { $card } de la pila de descarte { $source_number } en la pila { $target_number }.
            [you] Juegas { $card } de tu pila de descarte { $source_number } en la pila { $target_number }.
           *[other] Juegas { $card } de la pila de descarte { $source_number } de { $owner } en la pila { $target_number }.
        }
       *[other] Juegas { $card } de una pila en la pila { $target_number }.
    }
   *[other] { $source ->
        [hand] { $name } juega { $card } de la mano en la pila { $target_number }.
        [payoff] { $whose ->
            [own] { $name } juega { $card } de la reserva en la pila { $target_number }.
            [you] { $name } juega { $card } de tu reserva en la pila { $target_number }.
           *[other] { $name } juega { $card } de la reserva de { $owner } en la pila { $target_number }.
        }
        [discard] { $whose ->
            [own] { $name } juega { $card } de la pila de descarte { $source_number } en la pila { $target_number }.
            [you] { $name } juega { $card } de tu pila de descarte { $source_number } en la pila { $target_number }.
           *[other] { $name } juega { $card } de la pila de descarte { $source_number } de { $owner } en la pila { $target_number }.
        }
       *[other] { $name } juega { $card } de una pila en la pila { $target_number }.
    }
}
event-turn-up = { $who ->
    [you] Tu siguiente carta de reserva es { $card }.
   *[other] La siguiente carta de reserva de { $name } es { $card }.
}
event-complete = La pila { $target_number } está completa. Sus { $count } cartas se barajan con el mazo.
event-clear = La pila { $target_number } está completa. Sus { $count } cartas quedan apartadas.
event-reshuffle = { $count ->
    [one] El mazo se ha acabado. La carta apartada es el nuevo mazo.
    [many] El mazo se ha acabado. Las { $count } cartas apartadas se barajan y son el nuevo mazo.
   *[other] El mazo se ha acabado. Las { $count } cartas apartadas se barajan y son el nuevo mazo.
}
event-discard = { $who ->
    [you] Descartas { $card } en la pila de descarte { $target_number }.
   *[other] { $name } descarta { $card } en la pila de descarte { $target_number }.
}
event-undo = { $who ->
    [you] Recoges { $card } de la pila { $target_number }.
   *[other] { $name } recoge { $card } de la pila { $target_number }.
}
event-pass = { $who ->
    [you] No tienes cartas en la mano ni puedes jugar: pierdes el turno.
   *[other] { $name } no tiene cartas en la mano ni puede jugar: pierde el turno.
}
event-out = { $who ->
    [you] Tu reserva está vacía. Ahora juegas por tu pareja.
   *[other] La reserva de { $name } está vacía. Ahora juega por su pareja.
}

## El final de una partida dentro de una serie.

event-win = { $whose ->
    [own] { $who ->
        [you] Ganas la partida: tu reserva está vacía.
        [nobody] La partida ha terminado.
       *[other] { $name } gana la partida: su reserva está vacía.
    }
    [you] Ganas la partida en pareja con { $name }: las dos reservas están vacías.
   *[other] { $who ->
        [you] Ganas la partida en pareja con { $owner }: las dos reservas están vacías.
       *[other] { $name } y { $owner } ganan la partida: sus reservas están vacías.
    }
}
event-stalemate = Ya nadie puede jugar.
event-idle = Hace mucho tiempo que nadie juega una carta de reserva.
event-long = La partida se ha alargado demasiado.
event-fewest = { $whose ->
    [own] { $who ->
        [you] Ganas la partida: te quedan menos cartas de reserva que al resto.
        [nobody] Las reservas están igualadas: la partida acaba en empate.
       *[other] { $name } gana la partida: le quedan menos cartas de reserva que al resto.
    }
    [you] Ganas la partida en pareja con { $name }: son las reservas con menos cartas.
   *[other] { $who ->
        [you] Ganas la partida en pareja con { $owner }: son las reservas con menos cartas.
       *[other] { $name } y { $owner } ganan la partida: son las reservas con menos cartas.
    }
}
event-tie = La partida acaba en empate: no quedan cartas para completar una mano.

## Cómo terminó.

result-win = { $who ->
    [you] ¡Has ganado! Tu reserva está vacía.
    [team] ¡Victoria! { $names }: las dos reservas están vacías.
    [others] { $names } han ganado: sus reservas están vacías.
   *[other] { $names } ha ganado: su reserva está vacía.
} Cartas de reserva que quedaban: { $left }.
result-tie = La partida acaba en empate: no quedan cartas para completar una mano. Cartas de reserva que quedaban: { $left }.
result-stalemate = { $who ->
    [nobody] Ya nadie puede jugar. Las reservas están igualadas: la partida acaba en empate ({ $left }).
   *[other] Ya nadie puede jugar. Victoria por menos cartas de reserva: { $names } ({ $left }).
}
result-idle = { $who ->
    [nobody] Hace mucho tiempo que nadie juega una carta de reserva. Las reservas están igualadas: la partida acaba en empate ({ $left }).
   *[other] Hace mucho tiempo que nadie juega una carta de reserva. Victoria por menos cartas de reserva: { $names } ({ $left }).
}
result-long = { $who ->
    [nobody] La partida se ha alargado demasiado. Las reservas están igualadas: la partida acaba en empate ({ $left }).
   *[other] La partida se ha alargado demasiado. Victoria por menos cartas de reserva: { $names } ({ $left }).
}

## Una pila para el oído: qué hay en ella y qué encaja después.

ear-empty = { $needs ->
    [none] { $pile }: vacía
   *[other] { $pile }: vacía, pide { $needs }
}
ear-hidden = { $count ->
    [one] { $pile }: 1 carta boca abajo
    [many] { $pile }: { $count } cartas boca abajo
   *[other] { $pile }: { $count } cartas boca abajo
}
ear-cards = { $pile }: { $card }, { $count ->
    [one] 1 carta
    [many] { $count } cartas
   *[other] { $count } cartas
}{ $needs ->
    [none] { "" }
   *[other] , pide { $needs }
}
ear-hand-card = { $card }, en la mano
ear-hand-wild = { $card }, comodín, en la mano

## Una repetición.

replay-race = reserva: { $cards }
replay-discarded = descarte: { $card }
