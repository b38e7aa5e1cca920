### What is said while you choose a card and where it goes. A page loads this after the first card.

# One of the ranks that would fit, in a list of them.
needed-rank = { $rank ->
    [A] an ace
    [8] an 8
    [11] an 11
    [J] a jack
    [Q] a queen
    [K] a king
   *[other] a { $rank }
}

# In the bubble that points at where a chosen card goes.
coach-there = Now here.

## A game without a board of its own.

any-choose = Choose what to do.
any-pick = { $least ->
    [one] Choose 1 to { $most } cards, then “Play”.
   *[other] Choose { $least } to { $most } cards, then “Play”.
}
# A button: play the chosen cards. Quoted in any-pick.
any-play = Play
any-may = Optional:
any-time = { $count ->
    [one] 1 second left
   *[other] { $count } seconds left
}
