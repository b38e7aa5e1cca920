### Ce qui se dit pendant qu’on choisit une carte et sa destination, et ce qu’un conseil recommande.

## Why nothing comes of a choice.

error-fits-nowhere = { $alike ->
    [yes] Toutes les piles du centre attendent { $needs } : { $card } n’y va pas.
   *[no] Les piles du centre attendent { $needs } : { $card } n’y va pas.
}
error-choose-card-first = Choisis d’abord une carte, puis où la jouer.
error-draws-by-itself = Tu pioches au début de ton tour, et chaque fois que ta main est vide.
error-nothing-there = Il n’y a pas de carte là.

## What a hint says: the move, and the reason for it.

hint-payoff = Joue ta carte de réserve sur { $pile } : chacune te rapproche de la victoire.
hint-lead = Joue { $card } sur { $pile } : ça mène à ta carte de réserve, { $payoff }.
hint-lead-partner = Joue { $card } sur { $pile } : ça mène à la carte de réserve de ton partenaire, { $payoff }.
hint-empty = Joue { $card } sur { $pile } : tu peux jouer toute ta main et en piocher une nouvelle.
hint-block = Joue { $card } sur { $pile } : ça prend la place qu’attend la carte de réserve d’en face, { $rival }.
hint-block-then = Joue { $card } sur { $pile } : ensuite, { $then } prend la place qu’attend la carte de réserve d’en face, { $rival }.
hint-nearer = Joue { $card } sur { $pile } : ça rapproche ta carte de réserve, { $payoff }.
hint-clear = Joue { $card } sur { $pile } : ça fait de la place dans tes défausses.
hint-free = Joue { $card } sur { $pile } : ça n’aide que toi.
hint-hold = Ne prépare pas le terrain pour la carte de réserve d’en face, { $rival }. Défausse { $card } sur { $pile }.
hint-wait = Garde pour plus tard ce qui va au centre. Défausse { $card } sur { $pile } pour finir ton tour.
hint-discard = Rien d’utile à jouer. Défausse { $card } sur { $pile } pour finir ton tour.
hint-discard-match = Rien d’utile à jouer. Défausse { $card } sur { $pile } : ça va bien avec la carte du dessus.
hint-other = Joue { $card } sur { $pile }.

## All discards.

discards-title = Les défausses
discards-none = Rien n’est encore défaussé.
discards-top = dessus
discards-next = Suite : { $name }

## Settings that this game alone has.

settings-autoplay-how = En jeu direct, il suffit de choisir une fois ta carte de réserve ou le dessus d’une défausse pour la jouer au centre. Une carte de ta main choisie deux fois se joue aussi. Le jeu direct ne défausse jamais, et ne joue jamais de passe-partout.

## At a page, once.

first-buried = Touche la défausse de quelqu’un d’autre pour en voir toutes les cartes.
