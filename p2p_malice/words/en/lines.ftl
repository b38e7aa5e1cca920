### The table as lines of text: labels of at most 9 characters, and short phrases behind them.

lines-time = Time left
lines-seconds = { $count } s
lines-match = Match
lines-points = game { $deal }   points: { $points }

## Moves that combine cards as the player likes.

free-play = Play
free-count = { $least } to { $most } cards of: { $cards }
free-exactly = { $most ->
    [one] 1 card
   *[other] { $most } cards
} of: { $cards }
free-words = and you can add: { $words }
free-example = Type them with spaces in between: { $example }
