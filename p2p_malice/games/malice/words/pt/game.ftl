pile = { $role ->
    [centre] pilha { $number }
    [discard] pilha de descarte { $number }
    [payoff] reserva
    [draw] monte
    [waste] cartas separadas
    [hand] mão
   *[other] pilha
}
pile-of = { $who ->
    [you] { $role ->
        [hand] sua mão
        [payoff] sua reserva
        [discard] sua pilha de descarte { $number }
       *[other] { $pile } do seu lado
    }
   *[other] { $pile } de { $name }
}

## O que aconteceu.

event-start = { $who ->
    [you] Você começa.
   *[other] { $name } começa.
}
event-equal = { $who ->
    [you] Sua carta da reserva, { $card }, empata com a mais alta. Sua reserva é embaralhada, e outra carta é virada.
   *[other] A carta da reserva de { $name }, { $card }, empata com a mais alta. A reserva é embaralhada, e outra carta é virada.
}
event-redeal = As cartas mais altas das reservas empatam ({ $card }). Tudo é distribuído de novo.
event-draw = { $who ->
    [you] { $count ->
        [one] Você compra { $count } carta.
        [many] Você compra { $count } cartas.
       *[other] Você compra { $count } cartas.
    }
   *[other] { $count ->
        [one] { $name } compra { $count } carta.
        [many] { $name } compra { $count } cartas.
       *[other] { $name } compra { $count } cartas.
    }
}
event-play = { $who ->
    [you] Você joga { $card }
   *[other] { $name } joga { $card }
} { $source ->
    [hand] da mão
    [payoff] { $whose ->
        [own] da reserva
        [you] da sua reserva
       *[other] da reserva de { $owner }
    }
    [discard] { $whose ->
        [own] da pilha de descarte { $source_number }
        [you] da sua pilha de descarte { $source_number }
       *[other] da pilha de descarte { $source_number } de { $owner }
    }
   *[other] de uma pilha
} na pilha { $target_number }.
event-turn-up = { $who ->
    [you] Sua próxima carta da reserva é { $card }.
   *[other] A próxima carta da reserva de { $name } é { $card }.
}
event-complete = A pilha { $target_number } está completa. { $count ->
    [one] A carta dela volta, embaralhada, para o monte.
    [many] As { $count } cartas dela voltam, embaralhadas, para o monte.
   *[other] As { $count } cartas dela voltam, embaralhadas, para o monte.
}
event-clear = A pilha { $target_number } está completa. { $count ->
    [one] A carta dela fica separada.
    [many] As { $count } cartas dela ficam separadas.
   *[other] As { $count } cartas dela ficam separadas.
}
event-reshuffle = { $count ->
    [one] O monte acabou. A carta separada vira o novo monte.
    [many] O monte acabou. As { $count } cartas separadas são embaralhadas e viram o novo monte.
   *[other] O monte acabou. As { $count } cartas separadas são embaralhadas e viram o novo monte.
}
event-discard = { $who ->
    [you] Você descarta { $card } na pilha de descarte { $target_number }.
   *[other] { $name } descarta { $card } na pilha de descarte { $target_number }.
}
event-undo = { $who ->
    [you] Você pega { $card } de volta da pilha { $target_number }.
   *[other] { $name } pega { $card } de volta da pilha { $target_number }.
}
event-pass = { $who ->
    [you] Você não tem cartas na mão nem o que jogar, e perde a vez.
   *[other] { $name } não tem cartas na mão nem o que jogar, e perde a vez.
}
event-out = { $who ->
    [you] Sua reserva está vazia. Agora você joga pela sua dupla.
   *[other] A reserva de { $name } está vazia. Agora { $name } joga pela dupla.
}

## O fim de uma partida numa série.

event-win = { $whose ->
    [own] { $who ->
        [you] Você ganha a partida: sua reserva está vazia.
        [nobody] A partida acabou.
       *[other] { $name } ganha a partida: a reserva está vazia.
    }
    [you] Você e { $name } ganham a partida: suas reservas estão vazias.
   *[other] { $who ->
        [you] Você e { $owner } ganham a partida: suas reservas estão vazias.
       *[other] { $name } e { $owner } ganham a partida: as reservas estão vazias.
    }
}
event-stalemate = Ninguém mais pode jogar.
event-idle = Faz muito tempo que ninguém joga uma carta da reserva.
event-long = A partida já durou demais.
event-fewest = { $whose ->
    [own] { $who ->
        [you] Você ganha a partida com menos cartas na reserva.
        [nobody] As reservas estão iguais: a partida termina empatada.
       *[other] { $name } ganha a partida com menos cartas na reserva.
    }
    [you] Você e { $name } ganham a partida com menos cartas na reserva.
   *[other] { $who ->
        [you] Você e { $owner } ganham a partida com menos cartas na reserva.
       *[other] { $name } e { $owner } ganham a partida com menos cartas na reserva.
    }
}
event-tie = A partida termina empatada: não há cartas para completar uma mão.

## Como terminou.

result-win = { $who ->
    [you] Você ganhou! Sua reserva está vazia.
    [team] { $names } ganharam! Suas reservas estão vazias.
    [others] { $names } ganharam: as reservas estão vazias.
   *[other] { $names } ganhou: a reserva está vazia.
} Faltavam na reserva: { $left }.
result-tie = A partida termina empatada: não há cartas para completar uma mão. Faltavam na reserva: { $left }.
result-stalemate = Ninguém mais pode jogar. { $who ->
    [nobody] As reservas estão iguais: a partida termina empatada ({ $left }).
   *[other] Ganha quem tem menos cartas na reserva: { $names } ({ $left }).
}
result-idle = Faz muito tempo que ninguém joga uma carta da reserva. { $who ->
    [nobody] As reservas estão iguais: a partida termina empatada ({ $left }).
   *[other] Ganha quem tem menos cartas na reserva: { $names } ({ $left }).
}
result-long = A partida já durou demais. { $who ->
    [nobody] As reservas estão iguais: ela termina empatada ({ $left }).
   *[other] Ganha quem tem menos cartas na reserva: { $names } ({ $left }).
}

## Uma pilha para o ouvido.

ear-empty = { $needs ->
    [none] { $pile }: sem cartas
   *[other] { $pile }: sem cartas, pede { $needs }
}
ear-hidden = { $count ->
    [one] { $pile }: { $count } carta fechada
    [many] { $pile }: { $count } cartas fechadas
   *[other] { $pile }: { $count } cartas fechadas
}
ear-cards = { $pile }: { $card }, { $count ->
    [one] { $count } carta
    [many] { $count } cartas
   *[other] { $count } cartas
}{ $needs ->
    [none] { "" }
   *[other] , pede { $needs }
}
ear-hand-card = { $card }, na mão
ear-hand-wild = { $card }, livre, na mão

## Um replay.

replay-race = reserva: { $cards }
replay-discarded = descarte: { $card }
