### Lo que se puede hacer, donde las jugadas se enumeran con palabras.

move-play = { $source ->
    [hand] { $card } de la mano a la pila { $target_number }
    [payoff] { $whose ->
        [own] { $card } de tu reserva a la pila { $target_number }
       *[other] { $card } de la reserva de tu pareja a la pila { $target_number }
    }
   *[discard] { $whose ->
        [own] { $card } de la pila de descarte { $source_number } a la pila { $target_number }
       *[other] { $card } de la pila de descarte { $source_number } de tu pareja a la pila { $target_number }
    }
}
move-discard = descartar { $card } en la pila de descarte { $target_number }
moves-play = Jugar
moves-discard = Descartar (termina tu turno)
moves-pile = pila { $number }
