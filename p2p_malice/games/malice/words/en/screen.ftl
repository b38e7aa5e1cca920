### What the board on the full screen says.

screen-malice-help =
    1 to 9          a card in your hand
    P               your payoff card
    Q W E R         your discard piles
    A S D F         the centre
    Shift, P or Q … your partner's piles, if you play in pairs
    Arrows, Enter   another way to choose; the mouse works, too
    Esc             put the card back
    Tab             look at all discards

    On the table:
    Star            a wild card
    Dot             where a card has just come from or gone to
    ×4              4 cards played in this turn
    9♥ 8 7          a discard pile: below the 9 are an 8 and a 7
screen-title-two = { $title } · payoff: { $counts }
screen-picked-play = { $card } chosen. Play it to { $plays }.
screen-picked-discard = { $card } chosen. Discard it onto { $discards } (ends your turn).
screen-picked-both = { $card } chosen. Play it to { $plays }, or discard it onto { $discards }.
screen-choose = Choose a card (1-9, P, Q W E R), then where to play it.
screen-choose-partners = Shift with P, Q W E R: your partner's piles.
screen-discards = { $name }, discard pile { $pile }: { $cards }
screen-open-hand = { $name }, hand: { $cards }
screen-discards-title = Discard piles (the last card is on top)
screen-no-discards = Nothing has been discarded yet.
# A pile by the key that is shown on it.
screen-pile-key = { $role ->
    [discard] discard pile { $target }
   *[centre] pile { $target }
}
