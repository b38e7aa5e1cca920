### The tiny game of the tests.

pile-out = turned up
pile-hand = hand
pile-laid = laid
pile-points = points

event-start = The cards of the tiny game are dealt.
event-laid = { $who ->
    [you] { $count ->
        [one] You lay 1 card.
       *[other] You lay { $count } cards.
    }
   *[other] { $count ->
        [one] { $name } lays 1 card.
       *[other] { $name } lays { $count } cards.
    }
}
event-turned = { $name }: { $cards }
event-round = { $who ->
    [nobody] Nobody wins round { $count }.
    [you] You win round { $count }.
   *[other] { $name } wins round { $count }.
}
event-time = The time is up.
event-hurry = { $count ->
    [one] { $name } can't wait: 1 second.
   *[other] { $name } can't wait: { $count } seconds.
}
result-points = { $who ->
    [nobody] It's a draw.
   *[other] { $names } won the tiny game.
}
move-pass = Pass
move-hurry = Hurry!
say-double = Double
hint-tiny = That should be enough.
error-tiny = Nothing comes of { $about }.
error-tiny-one-suit = All cards have to be of one suit.
error-tiny-too-many = { $most ->
    [one] At most 1 card can be laid.
   *[other] At most { $most } cards can be laid.
}
