### What may be done, where moves are listed in words.

move-play = { $source ->
    [hand] { $card } from hand to pile { $target_number }
    [payoff] { $whose ->
        [own] { $card } from your payoff pile to pile { $target_number }
       *[other] { $card } from your partner's payoff pile to pile { $target_number }
    }
   *[discard] { $whose ->
        [own] { $card } from discard pile { $source_number } to pile { $target_number }
       *[other] { $card } from your partner's discard pile { $source_number } to pile { $target_number }
    }
}
move-discard = discard { $card } onto discard pile { $target_number }
# Headings of two lists of moves.
moves-play = Play
moves-discard = Discard (ends your turn)
moves-pile = pile { $number }
