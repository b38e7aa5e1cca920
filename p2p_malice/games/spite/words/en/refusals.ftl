### Why a referee, or the table, refuses something.

error-spite-no-hand = These cards don't make a combination.
error-spite-only-jokers = It takes a higher joker combination, or 5 or more fake jokers face down, to beat that.
error-spite-down-on-joker = It takes 5 or more fake jokers face down to beat a joker combination.
error-spite-joker-in-consec = You can't play a joker combination in a consec.
error-spite-thirteen-in-consec = You can't play a 13 in a consec.
error-spite-arity = { $needed ->
    [one] This trick is played with 1 card at a time, not { $played }.
   *[other] This trick is played with { $needed } cards at a time, not { $played }.
}
error-spite-not-better = { $direction ->
    [lower] It's going lower, and that isn't lower than the last combination.
   *[higher] That doesn't beat the last combination.
}
error-spite-only-fakes = It takes more than { $count } fake jokers face down to beat that.
error-spite-down-in-consec = In a consec, lay at least { $needed } fake jokers face down.
error-spite-consec = { $rank ->
    [8] This consec calls for an 8 next.
    [11] This consec calls for an 11 next.
    [A] This consec calls for an ace next.
    [J] This consec calls for a jack next.
    [Q] This consec calls for a queen next.
    [K] This consec calls for a king next.
   *[other] This consec calls for a { $rank } next.
}
error-spite-suit = Every combination in this consec has to have the same suits.
error-spite-wrong-direction = { $direction ->
    [lower] It's already going lower.
   *[higher] It's already going higher.
}
error-spite-direction-not-yours = You can only change the direction with natural 7s.
error-spite-sevens-announced = 7s on 7s change the direction by themselves, so you needn't say it.
error-spite-no-unbeatable = A 2 that nothing can beat has to be called “unbeatable”.
error-spite-fakes-announced = With 5 or more fake jokers, nothing is announced.
error-spite-cam-two = With only 2 players left, nobody may say “come at me”.
error-spite-cam-unbeatable = Nobody may say “come at me” when nothing but jokers can beat the combination.
error-spite-cam-joker = After saying “come at me”, you can't win the trick with a joker combination.
error-spite-claim = The first lead has to include a card of this rank: { $rank }.
error-spite-price = To get back in, say “buy back { $count }” with your combination.
error-spite-not-out = You're still in the trick, so there's no need to buy back.
error-spite-exchange = { $most ->
    [one] You have to exchange exactly 1 card.
   *[other] You have to exchange 1 to { $most } cards.
}
error-spite-window = One moment: the last play can still be called a misplay.
error-spite-no-call = There's no play to call.
error-spite-no-countdown = No countdown can be started now.
error-spite-not-now = You can't do that now.
error-spite-too-few = You need at least { $least } players.
error-spite-must-lead = You lead this trick, so you have to play.
error-spite-swap = { $count ->
    [one] Give up the card your score calls for.
   *[other] Give up the { $count } cards your score calls for.
}
error-no-such-view = This saved position can't be used.
