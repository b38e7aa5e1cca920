### What the page says of the game.

landing-about = Build the piles in the centre, card by card. The first player to empty their payoff pile wins.

## The board.

table-choose = Choose a card, then where to play it.
table-none-to-draw = The draw pile is empty: play from your discard piles.
table-payoff-fits = Your payoff card fits pile { $pile }.
table-play-there = { $card }: play it to pile { $piles }.
table-play-or-discard = { $card }: play it to pile { $piles }, or discard it.
table-discard-there = { $card }: discard it to end your turn.
table-hinted = Hint: { $card } to { $pile }.
table-discards = All discards
board-nearly = { $count } to go!
# Beside the name of the player whose turn comes after this one.
board-next = next
board-in-hand = { $count } in hand
board-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
board-aside = { $count } set aside
board-to-draw = { $count } to draw
board-needs = { $count ->
    [0] { $rank ->
        [A] needs an ace
       *[other] needs { $rank }
    }
   *[other] next { $rank }
}
board-goal = empty this to win
board-goal-both = empty both to win
board-partner = partner
board-centre = Centre
board-hand = Hand
board-your-hand = Your hand
moment-emptied = Empty hand!
moment-short = { $count } left
