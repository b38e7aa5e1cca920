move-play = { $source ->
    [hand] { $card } da mão na pilha { $target_number }
    [payoff] { $whose ->
        [own] { $card } da sua reserva na pilha { $target_number }
       *[other] { $card } da reserva da sua dupla na pilha { $target_number }
    }
   *[discard] { $whose ->
        [own] { $card } da pilha de descarte { $source_number } na pilha { $target_number }
       *[other] { $card } da pilha de descarte { $source_number } da sua dupla na pilha { $target_number }
    }
}
move-discard = descartar { $card } na pilha de descarte { $target_number }
moves-play = Jogar
moves-discard = Descartar (encerra sua vez)
moves-pile = pilha { $number }
