### The table as lines of text: labels of at most 9 characters, and short phrases behind them.

lines-centre = Centre
lines-centre-pile = { $number }: { $shows }, next { $needs }
lines-centre-empty = { $number }: --, next { $needs }
lines-draw = Draw pile
lines-time = Time left
lines-seconds = { $count } s
lines-match = Match
lines-points = game { $deal }   points: { $points }
lines-payoff = payoff { $card }, { $count ->
    [one] 1 card
   *[other] { $count } cards
} to go
lines-payoff-empty = payoff pile empty
lines-hand = hand { $cards }
lines-hand-empty = hand empty
lines-hand-hidden = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand
lines-partner = (your partner)
lines-discards = discards
lines-discard-pile = { $number }: { $cards }
lines-buried = ({ $count } more) { $cards }
lines-buried-brief = +{ $count } { $cards }

## Moves that combine cards as the player likes.

free-play = Play
free-count = { $least } to { $most } cards of: { $cards }
free-exactly = { $most ->
    [one] 1 card
   *[other] { $most } cards
} of: { $cards }
free-words = and you can add: { $words }
free-example = Type them with spaces in between: { $example }
