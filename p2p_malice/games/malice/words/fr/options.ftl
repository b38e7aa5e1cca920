### Les règles au choix : une variante par ligne, et le sens de chaque règle maison.

variant-players = { $min_seats ->
    [2] { $max_seats ->
        [2] 2 joueurs
        [many] 2 à { $max_seats } joueurs
       *[other] 2 à { $max_seats } joueurs
    }
    [many] { $min_seats } à { $max_seats } joueurs
   *[other] { $min_seats } à { $max_seats } joueurs
}
variant-payoff = réserve { $sizes }
variant-wild = { $wild ->
    [kings] rois passe-partout
    [jokers] jokers passe-partout
    [both] rois et jokers passe-partout
   *[none] pas de passe-partout
}

## What is special about a variant, and in a list what people call it.

variant-listed = { $name }. { $line }

variant-mdw = Les piles pleines retournent aussitôt dans la pioche.
variant-official = Un paquet de plus que de joueurs. Les as en main doivent se jouer. Un roi ne peut pas servir d’as.
variant-catmouse = On pioche sa main au premier tour. Partie nulle quand les cartes s’épuisent.
variant-catmouse-short = Chat et souris avec 5 cartes en réserve.
variant-pz = Les piles montent au roi. Les jokers sont passe-partout.
variant-pz-nwis = Comme « Jokers, jusqu’au roi », mais sans joker en réserve.
variant-classic = Les règles de la plupart des livres.

## What people call the game, and a variant.

game-malice = { -title }
game-malice-line = Vide ta réserve avant les autres · 2 à 9 joueurs
plays-malice = { $count ->
    [one] { $players ->
        [2] { $variant } · { $count } carte
        [many] { $variant } · { $count } carte · { $players } joueurs
       *[other] { $variant } · { $count } carte · { $players } joueurs
    }
    [many] { $players ->
        [2] { $variant } · { $count } cartes
        [many] { $variant } · { $count } cartes · { $players } joueurs
       *[other] { $variant } · { $count } cartes · { $players } joueurs
    }
   *[other] { $players ->
        [2] { $variant } · { $count } cartes
        [many] { $variant } · { $count } cartes · { $players } joueurs
       *[other] { $variant } · { $count } cartes · { $players } joueurs
    }
}

variant-name-mdw = Duel classique
variant-name-official = Officielle
variant-name-catmouse = Chat et souris
variant-name-catmouse-short = Chat et souris, courte
variant-name-pz = Jokers, jusqu’au roi
variant-name-pz-nwis = Jokers, aucun en réserve
variant-name-classic = Selon les livres

## House rules: what each is about, as the label of a field, and what its words are called there.

rule-payoff = Réserve
rule-packs = Paquets de cartes
rule-jokers = Jokers par paquet
rule-hand = Cartes en main
rule-centre-piles = Piles au centre
rule-discard-piles = Défausses
rule-kings-wild = Rois passe-partout
rule-last-rank = Dernière d’une pile
rule-wild-as-ace = Passe-partout en as
rule-forced-aces = As à jouer d’abord
rule-undo = Reprendre un coup
rule-hints = Conseils
rule-clock = Temps par tour
rule-clock-off = sans limite
rule-clock-30 = 30 s
rule-clock-60 = 1 min
rule-clock-120 = 2 min
rule-clock-300 = 5 min
rule-hands-dealt = Premières mains
rule-hands-dealt-start = données au début
rule-hands-dealt-turn = piochées au 1er tour
rule-starter = Qui commence
rule-starter-top = plus haute réserve
rule-starter-left = à gauche du donneur
rule-starter-dealer = le donneur
rule-equal-tops = Égalité en tête
rule-equal-tops-shuffle = mélanger ces réserves
rule-equal-tops-redeal = redonner
rule-recycle = Piles pleines
rule-recycle-at-once = reviennent aussitôt
rule-recycle-when-empty = reviennent au besoin
rule-exhaustion = Plus de cartes
rule-exhaustion-play-on = on continue
rule-exhaustion-tie = partie nulle
rule-wilds-in-payoff = Passe-partout en réserve
rule-partners = Par équipes
rule-deals = Parties par match
rule-target = Points pour un match
rule-scoring = Gagner rapporte
rule-scoring-wins = 1 point
rule-scoring-cards = les cartes restantes

## What each does, in a list.

means-payoff = Chaque réserve a ce nombre de cartes.
means-packs = On joue avec ce nombre de paquets. 0 veut dire un de plus que de joueurs.
means-jokers = Chaque paquet a ce nombre de jokers, et ils sont passe-partout.
means-hand = À ton tour, tu pioches jusqu’à avoir ce nombre de cartes en main.
means-centre-piles = On peut monter ce nombre de piles à la fois au centre.
means-discard-piles = Chaque joueur a ce nombre de défausses.
means-kings-wild = Les rois sont passe-partout : ils remplacent n’importe quelle carte.
means-last-rank = Les piles montent jusqu’à cette valeur : 12 est la dame, 13 le roi.
means-wild-as-ace = Un passe-partout peut servir d’as pour commencer une pile.
means-forced-aces = Tant qu’une place du centre est vide, on joue ses as avant de défausser.
means-undo = On peut reprendre ses coups tant qu’on n’a rien vu de nouveau.
means-hints = On peut demander ce que l’ordinateur jouerait à sa place.
means-clock = Chaque tour a une limite de temps. Quand elle est atteinte, la table joue à ta place.
means-hands-dealt = Les mains sont données au début, ou piochées au premier tour de chaque joueur.
means-starter = Qui commence : la plus haute carte de réserve, la personne à gauche du donneur, ou le donneur.
means-equal-tops = Si les plus hautes cartes de réserve sont à égalité, on mélange ces réserves, ou on redonne tout.
means-recycle = Les piles pleines retournent dans la pioche aussitôt, ou quand elle est vide.
means-exhaustion = Si une main ne peut pas être remplie, on continue, ou la partie est nulle.
means-wilds-in-payoff = Il peut y avoir des passe-partout dans les réserves.
means-partners = Par équipes : deux contre deux. Il faut 4 joueurs.
means-deals = Un match finit après ce nombre de parties.
means-target = Un match finit quand quelqu’un a ce nombre de points. Avec 0, les points ne le finissent pas.
means-scoring = Gagner rapporte 1 point, ou 1 par carte restée dans les réserves des autres.

## Rules that cannot be played.

error-unknown-rules = Il n’y a pas de variante « { $text } ». Choisis parmi : { $known }.
error-unknown-house-rule = Il n’y a pas de règle maison « { $name } ». Choisis parmi : { $known }.
error-house-rule-twice = La règle maison { $name } est donnée deux fois.
error-house-rule-word = La règle maison { $name } ne peut pas être « { $value } ». Choisis parmi : { $known }.
error-house-rule-number = La règle maison { $name } veut un nombre de { $least } à { $most }, pas « { $value } ».
error-players-exactly = { $instead ->
    [none] La variante { $variant } se joue à { $most }, pas à { $seats }.
   *[other] La variante { $variant } se joue à { $most }, pas à { $seats }. À { $seats }, choisis { $instead }.
}
error-players-between = { $instead ->
    [none] La variante { $variant } se joue de { $least } à { $most }, pas à { $seats }.
   *[other] La variante { $variant } se joue de { $least } à { $most }, pas à { $seats }. À { $seats }, choisis { $instead }.
}
error-partners-are-four = En équipes, on joue deux contre deux : il faut 4 joueurs, pas { $seats }.
error-too-many-packs = À { $seats } joueurs, il faudrait plus de { $most } paquets. Soyez moins nombreux.
error-payoff-piles-too-large = { $seats } réserves de { $payoff } demandent { $needed } cartes, mais les paquets n’en ont que { $there } pour elles. Prends plus de paquets ou de plus petites réserves.
error-too-few-cards-left = { $left ->
    [one] Une fois les réserves données, il ne reste que { $left } carte : trop peu pour { $seats } mains de { $hand } et une carte à piocher. Prends plus de paquets, de plus petites réserves ou de plus petites mains.
    [many] Une fois les réserves données, il ne reste que { $left } cartes : trop peu pour { $seats } mains de { $hand } et une carte à piocher. Prends plus de paquets, de plus petites réserves ou de plus petites mains.
   *[other] Une fois les réserves données, il ne reste que { $left } cartes : trop peu pour { $seats } mains de { $hand } et une carte à piocher. Prends plus de paquets, de plus petites réserves ou de plus petites mains.
}

error-payoff-unplayable = Personne ne pourrait gagner : il faut jouer { $payoff } cartes de réserve, mais seules { $there } cartes des paquets peuvent se jouer. Prends de plus petites réserves, ou fais monter les piles plus haut.
error-target-out-of-reach = Personne ne pourrait atteindre { $target } points : en { $games } parties, on peut en marquer { $most } au plus. Choisis moins de points.
error-own-rules-like-variant = config.toml contient des règles appelées { $name }, mais c’est le nom d’une variante du programme. Donne un autre nom aux tiennes, comme [rules.my-{ $name }].

error-no-part-of-position = « { $text } » ne fait pas partie d’une position.
error-no-position = Ce n’est pas une position.
error-no-position-because = Ce n’est pas une position. { $reason }
error-seed-length = Une graine doit avoir { $bytes } octets.
error-negative-number = Un nombre est au-dessous de zéro.
error-unknown-pile = Il n’y a pas de pile appelée { $pile }.
error-centre-out-of-order = Une pile du centre monte dans l’ordre, à partir de l’as.
error-payoff-pile-missing = Une réserve est vide.
error-nobody-can-move = Personne ne peut jouer dans cette position.
error-cards-do-not-add-up = Cette position a plus ou moins de cartes que ses paquets.
error-not-this-game = Cette table ne ressemble pas à Spite & Malice.

## Moves as text.

error-no-card = Il n’y a pas de carte « { $text } ». Les cartes s’écrivent comme 7h, 10s ou Kd.
error-too-many-cards = Il y a plus de { $most } exemplaires de { $card }.
error-no-move = « { $text } » n’est pas un coup. Les coups s’écrivent comme 7h>c2, payoff>c0 ou Ks>d1.
error-hand-card-with-seat = Une carte de ta main s’écrit sans @SEAT.
error-no-such-pile = { $role ->
    [centre] Il n’y a pas de pile { $pile } au centre : elles vont de 1 à { $count }.
   *[discard] Il n’y a pas de défausse { $pile } : elles vont de 1 à { $count }.
}
