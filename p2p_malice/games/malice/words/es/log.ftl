### El historial junto a la mesa: pocas palabras para cada cosa que pasa.

log-play = { $source ->
    [hand] { $who ->
        [you] Juegas { $card } { $arrow } pila { $target }
       *[other] { $name } juega { $card } { $arrow } pila { $target }
    }
   *[other] { $whose ->
        [own] { $who ->
            [you] Juegas { $card } (pila { $source }) { $arrow } pila { $target }
           *[other] { $name } juega { $card } (pila { $source }) { $arrow } pila { $target }
        }
        [you] { $name } juega { $card } (tu pila { $source }) { $arrow } pila { $target }
       *[other] { $who ->
            [you] Juegas { $card } (pila { $source } de { $owner }) { $arrow } pila { $target }
           *[other] { $name } juega { $card } (pila { $source } de { $owner }) { $arrow } pila { $target }
        }
    }
}
log-discard = { $who ->
    [you] Descartas { $card } { $arrow } pila { $target }
   *[other] { $name } descarta { $card } { $arrow } pila { $target }
}
log-turn-up = { $who ->
    [you] Destapas { $card }
   *[other] { $name } destapa { $card }
}
log-draw = { $who ->
    [you] Robas { $count }
   *[other] { $name } roba { $count }
}
log-complete = Pila { $target } completa
log-clear = Pila { $target } completa
log-reshuffle = Las cartas apartadas se barajan
log-equal = { $who ->
    [you] Tu { $card } empata como la más alta: se baraja
   *[other] { $card } de { $name } empata como la más alta: se baraja
}
log-undo = { $who ->
    [you] Recuperas { $card }
   *[other] { $name } recupera { $card }
}
