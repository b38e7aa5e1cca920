### Ce qu’on peut faire, quand les coups sont en liste.

move-play = { $source ->
    [hand] { $card } de la main sur la pile { $target_number }
    [payoff] { $whose ->
        [own] { $card } de ta réserve sur la pile { $target_number }
       *[other] { $card } de la réserve de ton partenaire sur la pile { $target_number }
    }
   *[discard] { $whose ->
        [own] { $card } de la défausse { $source_number } sur la pile { $target_number }
       *[other] { $card } de la défausse { $source_number } de ton partenaire sur la pile { $target_number }
    }
}
move-discard = défausser { $card } sur la défausse { $target_number }
moves-play = Jouer
moves-discard = Défausser (finit ton tour)
moves-pile = pile { $number }
