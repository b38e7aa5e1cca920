### What the board on the full screen says.

screen-malice-help =
    1 to 9          a card of your hand
    P               your payoff card
    Q W E R         your discard piles
    A S D F         the centre
    Arrows, Enter   choose without these keys; so does the mouse
    Esc             put the card back
    Tab             all discards
screen-title-two = { $title } · payoff: { $counts }
screen-picked-play = { $card } chosen. Play it to { $plays }.
screen-picked-discard = { $card } chosen. Discard it to { $discards } (ends your turn).
screen-picked-both = { $card } chosen. Play it to { $plays }, or discard to { $discards }.
screen-choose = Choose a card (1-5, P, Q W E R), then where to play it.
screen-discards = { $name }, discard pile { $number }: { $cards }
screen-discards-title = Discard piles (the last card is on top)
screen-no-discards = Nothing has been discarded yet.

form-settings-good = With “Quick play”, one click plays your payoff card, or the top of a discard pile, to the centre. A double click (or Enter twice) plays a card from your hand. It never discards, and never plays a wild card.
