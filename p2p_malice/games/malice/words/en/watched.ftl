### What whoever watches is told: what is going on, what it is about, and how it stands.

watched-goal = { $partners ->
    [yes] Whichever pair first empties both payoff piles wins.
   *[no] Whoever first empties their payoff pile wins.
}
# `{ $left }` is “3 to go”.
watched-pairs = { $one } play against { $other }.
watched-in-front = In front: { $names } ({ $left })
# `{ $ranks }` is “2 or 7”, what may be played next.
watched-needs = { $name }'s payoff card: { $card } · the centre takes { $ranks }
watched-left = The number at a payoff pile says how many cards are left in it.
watched-wild = { $card } is wild, and counts as { $rank } here.
