### Il diario accanto al tavolo: poche parole per ogni cosa che succede.

log-play = { $source ->
    [hand] { $who ->
        [you] Giochi { $card } { $arrow } pila { $target }
       *[other] { $name } gioca { $card } { $arrow } pila { $target }
    }
   *[other] { $whose ->
        [own] { $who ->
            [you] Giochi { $card } (pila { $source }) { $arrow } pila { $target }
           *[other] { $name } gioca { $card } (pila { $source }) { $arrow } pila { $target }
        }
        [you] { $name } gioca { $card } (tua pila { $source }) { $arrow } pila { $target }
       *[other] { $who ->
            [you] Giochi { $card } (pila { $source } di { $owner }) { $arrow } pila { $target }
           *[other] { $name } gioca { $card } (pila { $source } di { $owner }) { $arrow } pila { $target }
        }
    }
}
log-discard = { $who ->
    [you] Scarti { $card } { $arrow } pila { $target }
   *[other] { $name } scarta { $card } { $arrow } pila { $target }
}
log-turn-up = { $who ->
    [you] La tua prossima: { $card }
   *[other] La prossima di { $name }: { $card }
}
log-draw = { $who ->
    [you] Ne peschi { $count }
   *[other] { $name } ne pesca { $count }
}
log-complete = La pila { $target } è completa
log-clear = La pila { $target } è completa
log-reshuffle = Si mescolano le carte messe da parte
log-equal = { $who ->
    [you] Pareggi con { $card }: si mescola
   *[other] { $name } pareggia con { $card }: si mescola
}
log-undo = { $who ->
    [you] Riprendi { $card }
   *[other] { $name } riprende { $card }
}
