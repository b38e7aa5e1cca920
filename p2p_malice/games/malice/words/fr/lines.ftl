### La table en lignes de texte : des mots de 9 caractères au plus, et de courtes suites.

lines-centre = Centre
lines-centre-pile = { $number } : { $shows }, puis { $needs }
lines-centre-empty = { $number } : --, puis { $needs }
lines-draw = Pioche
lines-payoff = { $count ->
    [one] réserve { $card }, reste { $count } carte
    [many] réserve { $card }, restent { $count } cartes
   *[other] réserve { $card }, restent { $count } cartes
}
lines-payoff-empty = réserve vide
lines-hand = main { $cards }
lines-hand-empty = main vide
lines-hand-hidden = { $count ->
    [one] { $count } carte en main
    [many] { $count } cartes en main
   *[other] { $count } cartes en main
}
lines-partner = (en équipe avec toi)
lines-discards = défausses
lines-discard-pile = { $number } : { $cards }
lines-buried = (dessous : { $count }) { $cards }
lines-buried-brief = +{ $count } { $cards }

plain-help-moves =
    Un coup peut aussi se taper comme l’écrivent les programmes. Ils comptent
    les piles à partir de 0 : 7h>c0 joue le 7 de cœur sur la pile 1, payoff>c1 la
    carte de réserve sur la pile 2, d0>c2 le dessus de ta défausse 1 sur la
    pile 3, et Ks>d3 pose le roi de pique sur ta défausse 4.
