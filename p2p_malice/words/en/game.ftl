### Cards, players and matches: what every game says in the same words.
### `{ $who }` is `you` for the reader, `other` for somebody with a `{ $name }`, `nobody`.

-title = Spite & Malice

player-nobody = Nobody
player-you = You
player-number = Player { $number }

list-more = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }

cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## A card for the ear.

card-joker = Joker
ear-hidden-card = a hidden card
card-other-back = { $card }, with a different back
card-name = { $rank ->
    [A] Ace
    [J] Jack
    [Q] Queen
    [K] King
   *[other] { $rank }
} of { $suit ->
    [s] spades
    [h] hearts
    [d] diamonds
    [c] clubs
   *[other] ?
}
# A wild card and the rank that it stands for: “King of spades as 5”.
card-as = { $card } as { $rank }

## Matches.

event-deal = Game { $count } of the match begins.
event-overdue = { $who ->
    [you] Your time is up.
   *[other] { $name }'s time is up.
}
event-score = { $who ->
    [you] { $count ->
        [one] You have 1 point.
       *[other] You have { $count } points.
    }
   *[other] { $count ->
        [one] { $name } has 1 point.
       *[other] { $name } has { $count } points.
    }
}
result-match = { $who ->
    [nobody] The match is a draw: everyone is level on points.
   *[other] { $names } won the match.
}

## A result, and in it how many cards each player had left.

result-over = The game is over.
# One of several in a list: “you 3, Ann 5”.
left-of = { $who ->
    [you] you { $count }
   *[other] { $name } { $count }
}
