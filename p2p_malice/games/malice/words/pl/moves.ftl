move-play = { $source ->
    [hand] { $card } z ręki na stos { $target_number }
    [payoff] { $whose ->
        [own] { $card } z zapasu na stos { $target_number }
       *[other] { $card } z zapasu partnera na stos { $target_number }
    }
   *[discard] { $whose ->
        [own] { $card } ze stosu odrzuconych { $source_number } na stos { $target_number }
       *[other] { $card } ze stosu odrzuconych { $source_number } partnera na stos { $target_number }
    }
}
move-discard = odrzuć { $card } na stos odrzuconych { $target_number }
moves-play = Zagraj
moves-discard = Odrzuć (koniec tury)
moves-pile = stos { $number }
