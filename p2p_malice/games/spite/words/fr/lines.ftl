### La table en lignes de texte : des mots de 9 caractères au plus, et de courtes suites.

lines-round = Manche
lines-direction = { $way ->
    [up] on monte
   *[down] on descend
}
lines-arity = { $count ->
    [one] { $count } carte à la fois
    [many] { $count } cartes à la fois
   *[other] { $count } cartes à la fois
}
lines-due = { $rank } attendu
lines-suits = que { $suits }
lines-trick = Pli
lines-no-trick = un nouveau pli commence
lines-before = { $count ->
    [one] { $count } carte avant
    [many] { $count } cartes avant
   *[other] { $count } cartes avant
}
lines-played = { $name } : { $cards }
lines-face-down = { $count ->
    [one] { $count } faux joker caché
    [many] { $count } faux jokers cachés
   *[other] { $count } faux jokers cachés
}
lines-table = Table
lines-bounty = prime { $card }
lines-gave = cède { $cards }
lines-got = reçoit { $cards }
lines-price = { $count ->
    [one] rachat pour { $count } carte
    [many] rachat pour { $count } cartes
   *[other] rachat pour { $count } cartes
}
lines-deck = { $count ->
    [one] { $count } carte à piocher
    [many] { $count } cartes à piocher
   *[other] { $count } cartes à piocher
}
lines-pile = { $count ->
    [one] { $count } faux joker dans la pile
    [many] { $count } faux jokers dans la pile
   *[other] { $count } faux jokers dans la pile
}

## A player's line.

lines-hand-count = { $count ->
    [one] { $count } carte
    [many] { $count } cartes
   *[other] { $count } cartes
}
lines-fakes-count = { $count ->
    [one] { $count } faux joker
    [many] { $count } faux jokers
   *[other] { $count } faux jokers
}
lines-score = score { $count }
lines-place = { $count ->
    [one] 1re place
    [many] { $count }e place
   *[other] { $count }e place
}
lines-barred = hors du pli
lines-passed = passe
lines-absent = entre à la prochaine manche
lines-early = a posé { $cards } d’avance
lines-skips = { $count ->
    [one] { $count } tour à sauter
    [many] { $count } tours à sauter
   *[other] { $count } tours à sauter
}
lines-cams = { $count ->
    [one] chiche
    [2] chiche deux fois
    [many] chiche { $count } fois
   *[other] chiche { $count } fois
}
lines-hand = main
lines-fakes = faux jokers

## What is to be done.

lines-asked-lead = Tu entames. Joue ce que tu veux.
lines-asked-claim = { $rank ->
    [A] Entame avec une combinaison qui a un as, si tu veux : la première posée entame.
    [J] Entame avec une combinaison qui a un valet, si tu veux : la première posée entame.
    [Q] Entame avec une combinaison qui a une dame, si tu veux : la première posée entame.
    [K] Entame avec une combinaison qui a un roi, si tu veux : la première posée entame.
   *[other] Entame avec une combinaison qui a un { $rank }, si tu veux : la première posée entame.
}
lines-asked-exchange = { $count ->
    [one] Échange { $count } carte avec la pioche.
    [many] Échange de 1 à { $count } cartes avec la pioche.
   *[other] Échange de 1 à { $count } cartes avec la pioche.
}
lines-asked-swap = { $count ->
    [one] Ton score te fait céder { $count } carte, contre une autre.
    [many] Ton score te fait céder { $count } cartes, contre d’autres.
   *[other] Ton score te fait céder { $count } cartes, contre d’autres.
}
lines-asked-buy = { $count ->
    [one] Tu peux racheter ta place : bats la dernière combinaison, et pioche { $count } carte.
    [many] Tu peux racheter ta place : bats la dernière combinaison, et pioche { $count } cartes.
   *[other] Tu peux racheter ta place : bats la dernière combinaison, et pioche { $count } cartes.
}
lines-type = Tape des cartes séparées par des espaces : { $cards }
lines-preview = Mets un ? devant pour les vérifier avant de jouer.
lines-add = Tu peux ajouter : { $words }
lines-buy = Pour racheter ta place, ajoute buy{ $count }.

plain-help-moves =
    Tape les cartes d’une combinaison, séparées par des espaces : 5c 5d. Avec un
    ? devant, tu vois ce qu’elles font et si tu peux les jouer, comme ? 5c 5d
    Ce que tu dis vient après, comme dans 7c 7d lower :
      higher, lower    changer le sens avec des 7 : plus haut, plus bas
      unbeatable       imbattable, pour un 2 que rien ne peut battre
      cam              chiche
      down             poser des faux jokers cachés
      buy3             racheter ta place pour 3 cartes, si c’est le prix
    Pour passer, refuser ou garder toutes tes cartes, tape le numéro à côté.
    Quand les autres jouent, tape misplay pour annoncer une faute sur le dernier
    coup, ou countdown pour les presser.
