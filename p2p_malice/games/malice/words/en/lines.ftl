### The table as lines of text: labels of at most 9 characters, and short phrases behind them.

lines-centre = Centre
lines-centre-pile = { $number }: { $shows }, next { $needs }
lines-centre-empty = { $number }: --, next { $needs }
lines-draw = Draw pile
lines-payoff = { $count ->
    [one] payoff { $card }, 1 card to go
   *[other] payoff { $card }, { $count } cards to go
}
lines-payoff-empty = payoff pile empty
lines-hand = hand { $cards }
lines-hand-empty = hand empty
lines-hand-hidden = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
lines-partner = (your partner)
lines-discards = discards
lines-discard-pile = { $number }: { $cards }
lines-buried = ({ $count } more) { $cards }
lines-buried-brief = +{ $count } { $cards }

plain-help-moves =
    You can also type a move the way programs write it. They count piles from 0:
    7h>c0 plays the 7 of hearts to pile 1, payoff>c1 the payoff card to pile 2,
    d0>c2 the top of your discard pile 1 to pile 3, and Ks>d3 discards the king
    of spades onto your discard pile 4.
