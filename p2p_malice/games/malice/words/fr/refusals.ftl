### Spite & Malice : pourquoi un coup est refusé.

error-discards-on-own = Tu ne peux défausser que sur tes propres piles.
error-plays-from-own = Tu ne peux jouer que de tes propres piles.
error-plays-from-team = Tu ne peux jouer que des piles de ton équipe.
error-not-in-hand = Tu n’as pas { $card } en main.
error-discard-pile-empty = { $whose ->
    [partner] Côté partenaire, il n’y a rien sur { $pile }.
   *[own] Il n’y a rien sur { $pile }.
}
error-payoff-pile-empty = { $whose ->
    [partner] La réserve partenaire est vide.
   *[own] Ta réserve est vide.
}
error-payoff-to-centre-only = Une carte de réserve ne se joue qu’au centre.
error-discard-to-centre-only = Une carte défaussée ne se joue qu’au centre.
error-does-not-fit = { $needs ->
    [A] { $card } ne va pas sur { $pile } : il y faut un as.
    [Q] { $card } ne va pas sur { $pile } : il y faut une dame.
    [J] { $card } ne va pas sur { $pile } : il y faut un valet.
    [K] { $card } ne va pas sur { $pile } : il y faut un roi.
   *[other] { $card } ne va pas sur { $pile } : il y faut un { $needs }.
}
error-wild-may-not-begin = { $needs ->
    [A] Ici, un passe-partout ne peut pas servir d’as, et c’est ce qu’il faut sur { $pile }.
   *[other] Ici, un passe-partout ne peut pas servir de { $needs }, et c’est ce qu’il faut sur { $pile }.
}
error-ace-first = Tant qu’une place du centre est vide, joue l’as de ta main avant de défausser.
