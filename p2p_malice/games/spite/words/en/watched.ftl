### What whoever watches is told: what is going on, and how it stands.

watched-call = If nobody calls a misplay now, that counts.
watched-exchange = { $name } won with “come at me”, and exchanges cards with the draw pile.
watched-beat = { $how ->
    [up] A higher card or a joker beats that.
    [ups] A higher combination of as many cards beats that, or a joker.
    [highest] Only a joker beats that, or 5 or more cards of one rank.
    [jokers] Only as many cards of a higher rank beat that, or more cards of one rank.
    [down] A lower card or a joker beats that.
    [downs] A lower combination of as many cards beats that, or a joker.
    [open] Any combination of the trick's size may follow.
   *[any] Any combination may follow.
}
watched-turn = { $may ->
    [return] { $name } has passed, but may buy back by beating that.
   *[beat] { $name } may beat that or pass.
}
watched-swap = Swap before the round · choosing: { $names }
watched-fakes = ★ counts fake jokers: extra cards that may be played, but needn't be to go out.
watched-out = Already out: { $names }
spite-goal = { $has ->
    [one_round] Spite, one round: whoever gets rid of all cards first wins.
   *[rounds] Spite, round { $round }: whoever gets rid of all cards first wins the round and 2 points. After the last round, the highest score wins.
}
spite-fewest = Fewest cards: { $names } ({ $count })
spite-most = Most points: { $names } ({ $score })
