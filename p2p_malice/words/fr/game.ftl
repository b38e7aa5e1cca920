### Les mots des cartes, des joueurs et des matchs, que tous les jeux ont en commun.
### Le glossaire : un mot par chose, le même partout.
###   payoff pile (payoff card): la réserve (la carte de réserve)
###   discard pile, to discard: la défausse, défausser
###   centre pile, centre: la pile, le centre
###   draw pile, to draw: la pioche, piocher
###   hand: la main
###   cards put aside: les cartes mises de côté
###   wild (card): passe-partout (invariable) ; « joker » n’est que la carte
###   king, queen, jack, ace: le roi, la dame, le valet, l’as
###   suit, rank: la couleur (pique, cœur, carreau, trèfle), la valeur
###   colour (red or black): la teinte
###   joker, fake joker: le joker, le faux joker
###   trick: le pli
###   lead, to lead: l’entame, entamer
###   pass: passer
###   going out: finir, vider sa main
###   combination: la combinaison
###   straight, flush, full house, four of a kind: la quinte, la couleur, le full, le carré
###   bounty: la prime
###   misplay, to call a misplay: la faute, annoncer une faute
###   "come at me": « chiche »
###   "unbeatable": « imbattable »
###   consec: la série
###   to buy back: racheter sa place
###   invitation, reply, code: l’invitation, la réponse, le code
###   host: ton hôte (convient à tout le monde)
###   friend: tes amis, « quelqu’un », la personne ; Ami 2
###   seat, table: la place, la table
###   hint: le conseil
###   undo: reprendre (une carte, un coup)
###   resume (a game): continuer
###   rematch: la revanche
###   deal, dealer: la donne, le donneur
###   move, play, turn: le coup, le coup, le tour
###   game, round, match: la partie, la manche, le match
###   rules, house rules, variant: les règles, les règles maison, la variante
###   partner: le ou la partenaire ; la réserve partenaire
###   computer (player): l’ordinateur ; ordi où la place manque
###   log, chat, settings: le journal, discuter, les réglages
###   relay, courier: le relais, le messager
###   away: pas là
### `{ $who }` : `you` pour qui lit, `other` pour quelqu’un qui a un `{ $name }`, `nobody`.

-title = Spite & Malice

player-nobody = Personne
player-you = Toi
player-number = Joueur { $number }

list-more = { $first }, { $last }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }

cards = { $count ->
    [one] { $count } carte
    [many] { $count } cartes
   *[other] { $count } cartes
}

## A card for the ear.

card-joker = Joker
ear-hidden-card = une carte cachée
card-other-back = { $card }, à dos différent
card-name = { $rank ->
    [A] As
    [J] Valet
    [Q] Dame
    [K] Roi
   *[other] { $rank }
} de { $suit ->
    [s] pique
    [h] cœur
    [d] carreau
    [c] trèfle
   *[other] ?
}
card-as = { $card } (vaut { $rank })

## Matches.

event-deal = La partie { $count } du match commence.
event-overdue = { $who ->
    [you] Ton temps est écoulé.
   *[other] Le temps de { $name } est écoulé.
}
event-score = { $who ->
    [you] { $count ->
        [one] Tu as { $count } point.
        [many] Tu as { $count } points.
       *[other] Tu as { $count } points.
    }
   *[other] { $count ->
        [one] { $name } a { $count } point.
        [many] { $name } a { $count } points.
       *[other] { $name } a { $count } points.
    }
}
result-match = { $who ->
    [nobody] Match nul : tout le monde est à égalité.
   *[other] Match gagné : { $names }.
}

## A result, and in it how many cards each player had left.

result-over = La partie est finie.
left-of = { $who ->
    [you] toi { $count }
   *[other] { $name } { $count }
}
