### What the board on the full screen says.

screen-spite-help =
    1 to 0, letters one of your cards; the same key puts it back
    =               all cards of the rank you chose last
    Dot and a card  everything from the last card you chose to this one
    Shift, arrow    choose the marked card, and then the card beside it
    + - *           say higher, lower, unbeatable
    @               say come at me
    _               lay fake jokers face down
    $               buy back at the current price; % names another
    Enter           play what you've chosen
    P               pass
    M               call a misplay while there's time
    C               start a countdown
    S               sort your cards by value, suit or combination
    Esc             put everything back
    Arrows, Space   another way to choose; the mouse works, too. A double
                    click chooses all cards of that rank.
    Tab             the table in words. 11+2* is 11 cards and 2 fake jokers
screen-pick = Press your cards' keys, then Enter.
screen-range = Choose the last card of the run. Esc puts everything back.
screen-picked = Chosen: { $cards }
screen-picked-ready = { $state ->
    [exchange] Enter exchanges { $cards }. Esc puts everything back.
    [swap] Enter gives up { $cards }. Esc puts everything back.
   *[play] Enter plays { $cards }. Esc puts everything back.
}
screen-misplay = It would be a misplay.
screen-beat = { $cards ->
    [none] Beat the fake jokers ({ $count }), or pass.
   *[other] Beat { $cards }, or pass.
}
screen-call = Was that a misplay?
screen-title-round = { $title } · round { $number }
screen-look = The table

## Labels.

screen-cards = cards
screen-score = score
screen-direction = { $state ->
    [up] higher
   *[down] lower
}
screen-bounty = bounty
screen-gave = gave up
screen-got = got
screen-price = { $count ->
    [one] buy back: 1 card
   *[other] buy back: { $count } cards
}
screen-other-price = another price
screen-to-beat = to beat
screen-hand = Hand
screen-no-cards = no cards left
screen-clock = { $state ->
    [call] Call in
    [claim] Lead in
   *[turn] Time
}
screen-arranged = { $state ->
    [suits] Sorted by suit
    [hands] Sorted by combination
   *[value] Sorted by value
}
screen-place = #{ $count }
screen-barred = out
screen-passed = passed
screen-absent = next round
screen-early = early { $cards }
screen-skips = skip { $count }
screen-cams = come at me ×{ $count }
