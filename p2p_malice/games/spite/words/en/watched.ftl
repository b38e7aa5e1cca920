### What whoever watches is told: what is going on, and how it stands.

watched-call = The players may call a misplay now. If nobody does, the table decides.
watched-exchange = { $name } won with “come at me”, and exchanges cards with the draw pile.
watched-beat = { $how ->
    [up] A higher card or a joker beats that.
    [ups] A higher combination of as many cards beats that, or a joker.
    [alike_up] As many cards of a higher rank beat that, or a joker.
    [alike_down] As many cards of a lower rank beat that, or a joker.
    [highest] No rank is above a 2. Only a joker beats that, or 5 or more cards of one rank.
    [jokers] Only as many cards of a higher rank beat that, or more cards of one rank.
    [down] A lower card or a joker beats that.
    [downs] A lower combination of as many cards beats that, or a joker.
    [open] Any combination of the trick's size may follow.
   *[any] Any combination may follow.
}
# The ranks that beat a card or cards of one rank; shown as a row of all ranks, and told to the ear.
watched-ranks = { $way ->
    [up] Higher, from low to high: { $ranks }
   *[down] Lower, from high to low: { $ranks }
}
watched-due = 3 plays in even steps: that's a consec. Until the trick ends, only this may follow: { $made }
watched-suits = 3 plays with the same suits: that's a consec. Until the trick ends, only these suits may follow: { $suits }
watched-turn = { $may ->
    [return] { $name } has passed, but may buy back by beating that.
   *[beat] { $name } may beat that or pass.
}
watched-swap = Swap before the round · choosing: { $names }
watched-over = Round { $round } is over. Won by { $name }.
watched-dared = { $names }: “come at me”. Whoever says that and wins the trick exchanges bad cards; whoever is beaten skips a turn.
watched-alike = Between equal ranks, cards of one colour beat mixed ones, and cards of one suit beat both.
watched-fakes = ★ counts fake jokers: extra cards that may be played, but needn't be to go out.
watched-bounty = The bounty: whoever goes out with nothing but its rank gets a fake joker for each card.
watched-out = Out of cards in this round: { $names }
watched-even = Cards in hand: { $count } each
spite-goal = { $has ->
    [one_round] Spite, one round: whoever gets rid of all cards first wins.
   *[rounds] Spite, round { $round }: whoever gets rid of all cards first wins the round and 2 points. After the last round, the highest score wins.
}
spite-fewest = Fewest cards: { $names } ({ $count })
spite-most = Most points overall: { $names } ({ $score })
