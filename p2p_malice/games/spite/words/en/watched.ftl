### What whoever watches is told: what is going on, and how it stands.

watched-call = If nobody calls a misplay now, that counts.
watched-exchange = { $name } won with “come at me”, and exchanges cards with the draw pile.
watched-beat = { $how ->
    [up] A higher card or a joker beats that.
    [ups] A higher combination of as many cards beats that, or a joker.
    [highest] Only a joker beats that.
    [down] A lower card or a joker beats that.
    [downs] A lower combination of as many cards beats that, or a joker.
    [open] Any combination of the trick's size may follow.
   *[any] Any combination may follow.
}
watched-turn = { $may ->
    [return] { $name } has passed, but may buy back by beating that.
   *[beat] { $name } may beat that or pass.
}
watched-out = Already out: { $names }
spite-goal = { $has ->
    [one_round] Spite, one round: whoever gets rid of all cards first wins.
   *[rounds] Spite, round { $round }: whoever gets rid of all cards first wins the round and 2 points. After the last round, the highest score wins.
}
spite-in-front = In front: { $names } ({ $score })
