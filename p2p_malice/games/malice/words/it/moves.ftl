### Che cosa si può fare, dove le mosse sono elencate a parole.

move-play = { $source ->
    [hand] { $card } dalla mano sulla pila { $target_number }
    [payoff] { $whose ->
        [own] { $card } dal tuo mazzetto sulla pila { $target_number }
       *[other] { $card } dal mazzetto di chi fa coppia con te sulla pila { $target_number }
    }
   *[discard] { $whose ->
        [own] { $card } dalla pila di scarti { $source_number } sulla pila { $target_number }
       *[other] { $card } dalla pila di scarti { $source_number } di chi fa coppia con te sulla pila { $target_number }
    }
}
move-discard = scarta { $card } sulla pila di scarti { $target_number }
moves-play = Gioca
moves-discard = Scarta (finisce il turno)
moves-pile = pila { $number }
