### What was wrong with a misplay.

event-fault-no-hand = These cards don't make a combination.
event-fault-only-jokers = It takes a higher joker combination, or 5 or more fake jokers face down, to beat that.
event-fault-down-on-joker = It takes 5 or more fake jokers face down to beat a joker combination.
event-fault-joker-in-consec = You can't play a joker combination in a consec.
event-fault-thirteen-in-consec = You can't play a 13 in a consec.
event-fault-arity = { $count ->
    [one] This trick is played with 1 card at a time.
   *[other] This trick is played with { $count } cards at a time.
}
event-fault-not-better = That doesn't beat the last combination.
event-fault-only-fakes = It takes more than { $count } fake jokers face down to beat that.
event-fault-down-in-consec = In a consec, lay at least { $count } fake jokers face down.
event-fault-consec = { $as ->
    [8] This consec calls for an 8 next.
    [11] This consec calls for an 11 next.
    [A] This consec calls for an ace next.
    [J] This consec calls for a jack next.
    [Q] This consec calls for a queen next.
    [K] This consec calls for a king next.
   *[other] This consec calls for a { $as } next.
}
event-fault-suit = Every combination in this consec has to have the same suits.
event-fault-wrong-direction = It was already going that way.
event-fault-direction-not-yours = You can only change the direction with natural 7s.
event-fault-sevens-announced = 7s on 7s change the direction by themselves, so you needn't say it.
event-fault-no-unbeatable = A 2 that nothing can beat has to be called “unbeatable”.
event-fault-fakes-announced = With 5 or more fake jokers, nothing is announced.
event-fault-cam-two = With only 2 players left, nobody may say “come at me”.
event-fault-cam-unbeatable = Nobody may say “come at me” when nothing but jokers can beat the combination.
event-fault-cam-joker = After saying “come at me”, you can't win the trick with a joker combination.
event-fault-claim = { $as ->
    [8] The first lead has to include an 8.
    [11] The first lead has to include an 11.
    [A] The first lead has to include an ace.
    [J] The first lead has to include a jack.
    [Q] The first lead has to include a queen.
    [K] The first lead has to include a king.
   *[other] The first lead has to include a { $as }.
}
event-fault-price = { $count ->
    [one] Buying back costs 1 card.
   *[other] Buying back costs { $count } cards.
}
event-fault-not-out = Only players who have passed can buy back.
event-fault-exchange = { $count ->
    [one] You have to exchange exactly 1 card.
   *[other] You have to exchange 1 to { $count } cards.
}
