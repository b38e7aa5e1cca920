### What a replay tells of a move that another one would have beaten: what was done, then what was better, and why.

moment-did-payoff = You played your payoff card to { $onto }.
moment-did-play = You played the { $own } to { $onto }.
moment-did-discard = You discarded the { $own } onto { $onto }.

moment-win = Better: the { $card } to { $pile }, because then you could have won.
moment-payoff = Better: your payoff card to { $pile }, because each payoff card brings you closer to winning.
# `$count` is how many cards it would have taken, the payoff card not among them.
moment-lead = { $count ->
    [one] Better: the { $card } to { $pile }, because it would have led up to your payoff card, the { $payoff }.
   *[other] Better: the { $card } to { $pile }, the first of { $count } cards that would have led up to your payoff card, the { $payoff }.
}
moment-empty = Better: the { $card } to { $pile }, because you could have played your whole hand and got a new one.
moment-block = { $other ->
    [none] Better: the { $card } to { $pile }, because another player's { $rival } needed that place.
   *[other] Better: the { $card } to { $pile }, because { $other }'s { $rival } needed that place.
}
moment-nearer = Better: the { $card } to { $pile }, because it would have brought your payoff card, the { $payoff }, nearer.
moment-clear = Better: the { $card } to { $pile }, because it would have made room in your discard piles.
moment-free = Better: the { $card } to { $pile }, because it fitted, and would have helped nobody else.
moment-instead = { $other ->
    [none] Better: the { $card } to { $pile }, because your play led up to another player's { $rival }.
   *[other] Better: the { $card } to { $pile }, because your play led up to { $other }'s { $rival }.
}
moment-hold = { $other ->
    [none] Better: discard the { $card } onto { $pile }, because your play led up to another player's { $rival }.
   *[other] Better: discard the { $card } onto { $pile }, because your play led up to { $other }'s { $rival }.
}
moment-wait = Better: discard the { $card } onto { $pile }, because the other card was worth keeping.
moment-keep-wild = Better: discard the { $card } onto { $pile }, because a wild card is worth more in your hand.
moment-keep = Better: discard the { $card } onto { $pile }, to stay closer to your payoff card, the { $payoff }.
moment-discard = Better: discard the { $card } onto { $pile }.
moment-discard-match = Better: discard the { $card } onto { $pile }, because it would have gone well with the card there.
moment-other = Better: the { $card } to { $pile }.
moment-wild = You could have kept your wild card.
