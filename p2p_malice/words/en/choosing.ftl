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

## What a hint says, in the bubble that points at its card: the move, and the reason for it.

coach-there = Now here.
coach-payoff = Play your payoff card to { $pile }: each one brings you closer to winning.
coach-lead = Play the { $card } to { $pile }: it leads up to your payoff card, the { $payoff }.
coach-free = Play the { $card } to { $pile }: it fits, and it doesn't help the others.
coach-discard = Nothing useful fits now. Put the { $card } on { $pile } to end your turn.
coach-discard-match = Nothing useful fits now. Put the { $card } on { $pile }: it goes well with the card there.
coach-other = Play the { $card } to { $pile }.
