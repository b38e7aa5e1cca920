### Ce que dit le tapis en plein écran.

screen-spite-help =
    1 à 0, lettres  une de tes cartes ; la même touche la repose
    =               toutes les cartes de la dernière valeur choisie
    Point, carte    tout, de la dernière carte choisie à celle-ci
    Maj, flèche     choisir la carte marquée, puis sa voisine
    + - *           dire plus haut, plus bas, imbattable
    @               dire chiche
    _               poser des faux jokers cachés
    $               racheter ta place au prix du moment ; % pour un autre
    Entrée          jouer ce qui est choisi
    P               passer
    M               annoncer une faute tant qu’il est temps
    C               lancer un compte à rebours
    S               trier tes cartes par valeur, couleur ou combinaison
    Esc             tout reposer
    Flèches, Espace une autre façon de choisir ; la souris marche aussi.
                    Un double clic prend toutes les cartes d’une valeur.
    Tab             la table en mots. 11+2* : 11 cartes et 2 faux jokers
screen-pick = Appuie sur les touches de tes cartes, puis Entrée.
screen-range = Choisis la dernière carte de la suite. Esc repose tout.
screen-picked = Choisies : { $cards }
screen-picked-ready = { $state ->
    [exchange] Entrée échange { $cards }. Esc repose tout.
    [swap] Entrée cède { $cards }. Esc repose tout.
   *[play] Entrée joue { $cards }. Esc repose tout.
}
screen-misplay = Ce serait une faute.
screen-beat = { $cards ->
    [none] Bats les faux jokers ({ $count }), ou passe.
   *[other] Bats { $cards }, ou passe.
}
screen-call = C’était une faute ?
screen-title-round = { $title } · manche { $number }
screen-look = La table

## Labels.

screen-cards = cartes
screen-score = score
screen-direction = { $state ->
    [up] plus haut
   *[down] plus bas
}
screen-bounty = prime
screen-gave = cédées
screen-got = reçues
screen-price = { $count ->
    [one] rachat : { $count } carte
    [many] rachat : { $count } cartes
   *[other] rachat : { $count } cartes
}
screen-other-price = autre prix
screen-to-beat = à battre
screen-hand = Main
screen-no-cards = plus de cartes
screen-clock = { $state ->
    [call] Annonce
    [claim] Entame
   *[turn] Temps
}
screen-arranged = { $state ->
    [suits] Tri par couleur
    [hands] Tri par combinaison
   *[value] Tri par valeur
}
screen-place = #{ $count }
screen-barred = hors pli
screen-passed = passe
screen-absent = manche suiv.
screen-early = d’avance { $cards }
screen-skips = saute { $count }
screen-cams = chiche ×{ $count }
