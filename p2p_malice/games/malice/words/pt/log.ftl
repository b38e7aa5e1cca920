log-play = { $source ->
    [hand] { $who ->
        [you] Você joga { $card } { $arrow } pilha { $target }
       *[other] { $name } joga { $card } { $arrow } pilha { $target }
    }
   *[other] { $whose ->
        [own] { $who ->
            [you] Você joga { $card } (pilha { $source }) { $arrow } pilha { $target }
           *[other] { $name } joga { $card } (pilha { $source }) { $arrow } pilha { $target }
        }
        [you] { $name } joga { $card } (sua pilha { $source }) { $arrow } pilha { $target }
       *[other] { $who ->
            [you] Você joga { $card } (pilha { $source } de { $owner }) { $arrow } pilha { $target }
           *[other] { $name } joga { $card } (pilha { $source } de { $owner }) { $arrow } pilha { $target }
        }
    }
}
log-discard = { $who ->
    [you] Você descarta { $card } { $arrow } pilha { $target }
   *[other] { $name } descarta { $card } { $arrow } pilha { $target }
}
log-turn-up = { $who ->
    [you] Sua próxima: { $card }
   *[other] Próxima de { $name }: { $card }
}
log-draw = { $who ->
    [you] Você compra { $count }
   *[other] { $name } compra { $count }
}
log-complete = Pilha { $target } completa
log-clear = Pilha { $target } completa
log-reshuffle = As cartas separadas são embaralhadas
log-equal = { $who ->
    [you] Empate com { $card }: sua reserva é embaralhada
   *[other] Empate com { $card }: a reserva de { $name } é embaralhada
}
log-undo = { $who ->
    [you] Você pega { $card } de volta
   *[other] { $name } pega { $card } de volta
}
