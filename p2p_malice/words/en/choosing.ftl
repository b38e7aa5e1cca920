### What is said while you choose a card and where it goes: why that won't do, and what a hint advises. A page loads this
### after the first card.

## Why nothing comes of a choice.

# `$needs` lists the ranks: “an ace, a 5 or a 9”. `$alike` is yes where all piles need the same.
fits-nowhere = { $alike ->
    [yes] Every centre pile needs { $needs }: { $card } doesn't fit.
   *[no] The centre piles need { $needs }: { $card } doesn't fit.
}
needed-rank = { $rank ->
    [A] an ace
    [8] an 8
    [J] a jack
    [Q] a queen
    [K] a king
   *[other] a { $rank }
}
choose-card-first = Choose a card first, then where to play it.
draws-by-itself = You draw new cards at the start of your turn, and whenever your hand is empty.
nothing-there = There's no card there.
