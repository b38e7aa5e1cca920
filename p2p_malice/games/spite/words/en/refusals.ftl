### Why a referee, or the table, refuses something.

error-spite-no-hand = These cards don't make a hand.
error-spite-only-jokers = Only a higher joker hand beats a joker hand.
error-spite-down-on-joker = Fake jokers face down don't beat a joker hand.
error-spite-joker-in-consec = You can't play a joker hand in a consec.
error-spite-thirteen-in-consec = You can't play a 13 in a consec.
error-spite-arity = This trick is played with { $needed ->
    [one] 1 card
   *[other] { $needed } cards
} at a time, not { $played }.
error-spite-not-better = { $direction ->
    [lower] It's going lower, and that hand isn't lower than the last one.
   *[higher] That hand doesn't beat the last one.
}
error-spite-only-fakes = Only more than { $count } face down beat that.
error-spite-down-in-consec = In a consec, lay { $needed } or more face down.
error-spite-consec = The consec asks for { $rank }.
error-spite-suit = The consec asks for the same suits.
error-spite-wrong-direction = { $direction ->
    [lower] It's going lower already.
   *[higher] It's going higher already.
}
error-spite-direction-not-yours = Only natural 7s change the direction.
error-spite-sevens-announced = 7s on 7s change the direction by themselves: say nothing.
error-spite-no-unbeatable = Nothing can beat that 2: say “unbeatable” with it.
error-spite-fakes-announced = Say nothing with 5 or more fake jokers.
error-spite-cam-two = With two players left, nobody may say “come at me”.
error-spite-cam-unbeatable = You can't say “come at me” with a hand that nothing beats.
error-spite-cam-joker = A trick with come-at-me may not be won with a joker hand.
error-spite-claim = The first lead has to hold { $rank }.
error-spite-price = You've passed in this trick. Buying back costs { $count }: say so with the hand.
error-spite-not-out = You're in the trick: there's nothing to buy back.
error-spite-exchange = { $most ->
    [one] You may exchange 1 card.
   *[other] You may exchange 1 to { $most } cards.
}
error-spite-window = One moment: the last play can still be called a misplay.
error-spite-no-call = There's no play to call.
error-spite-no-countdown = No countdown can be started now.
error-spite-not-now = You can't do that now.
error-spite-too-few = You need at least { $least } players.
error-spite-must-lead = You lead this trick, so you have to play.
error-spite-swap = { $count ->
    [one] Put down the card that your score asks for.
   *[other] Put down the { $count } cards that your score asks for.
}
error-no-such-view = The game can't continue from here.
