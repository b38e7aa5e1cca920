### Spite as it is played: piles, events, moves, results.
### `{ $who }` is `you` for the reader, `other` for somebody with a `{ $name }`, `nobody`.

## Piles, by role; some have no cards, but show something.

pile = table
pile-trick = Earlier
pile-direction = Direction
pile-arity = To play
pile-due = Due next
pile-suits = Suits
pile-price = Buy back
pile-claim = Lead with
pile-gave = Given up
pile-got = Got for it
pile-bounty = Bounty
pile-deck = Draw pile
# Instead of whose turn it is, while the first lead is claimed.
spite-who-leads = Who leads?

## What happened.

event-round = Round { $count } is dealt.
event-put-down = { $who ->
    [you] { $count ->
        [one] You give up 1 card in the swap.
       *[other] You give up { $count } cards in the swap.
    }
   *[other] { $count ->
        [one] { $name } gives up 1 card in the swap.
       *[other] { $name } gives up { $count } cards in the swap.
    }
}
event-swap-rest = Nobody took these cards in the swap: { $cards }
event-bounty = The bounty is { $cards }.
event-claim = { $as ->
    [8] Nobody led with that rank. Now anyone with an 8 may lead.
    [11] Nobody led with that rank. Now anyone with an 11 may lead.
    [A] Nobody led with that rank. Now anyone with an ace may lead.
    [J] Nobody led with that rank. Now anyone with a jack may lead.
    [Q] Nobody led with that rank. Now anyone with a queen may lead.
    [K] Nobody led with that rank. Now anyone with a king may lead.
   *[other] Nobody led with that rank. Now anyone with a { $as } may lead.
}
event-play = { $who ->
    [you] You play { $cards }.
   *[other] { $name } plays { $cards }.
}
event-early = { $who ->
    [you] You lay { $cards } out of turn.
   *[other] { $name } lays { $cards } out of turn.
}
event-early-down = { $who ->
    [you] { $count ->
        [one] You lay 1 fake joker face down, out of turn.
       *[other] You lay { $count } fake jokers face down, out of turn.
    }
   *[other] { $count ->
        [one] { $name } lays 1 fake joker face down, out of turn.
       *[other] { $name } lays { $count } fake jokers face down, out of turn.
    }
}
event-play-down = { $who ->
    [you] { $count ->
        [one] You lay 1 fake joker face down.
       *[other] You lay { $count } fake jokers face down.
    }
   *[other] { $count ->
        [one] { $name } lays 1 fake joker face down.
       *[other] { $name } lays { $count } fake jokers face down.
    }
}
event-say-higher = { $who ->
    [you] You say “higher”.
   *[other] { $name } says “higher”.
}
event-say-lower = { $who ->
    [you] You say “lower”.
   *[other] { $name } says “lower”.
}
event-say-unbeatable = { $who ->
    [you] You say “unbeatable”.
   *[other] { $name } says “unbeatable”.
}
event-say-cam = { $who ->
    [you] You say “come at me”.
   *[other] { $name } says “come at me”.
}
event-say-buy = { $who ->
    [you] You say “buy back { $count }”.
   *[other] { $name } says “buy back { $count }”.
}
event-higher = From now on, each combination has to be higher.
event-lower = From now on, each combination has to be lower.
event-lead-for = { $who ->
    [you] Nobody leads, so your lowest card is led: { $cards }
   *[other] Nobody leads, so { $name }'s lowest card is led: { $cards }
}
event-pass = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
event-skip = { $who ->
    [you] You skip a turn.
   *[other] { $name } skips a turn.
}
event-draw = { $who ->
    [you] { $count ->
        [one] You draw 1 card.
       *[other] You draw { $count } cards.
    }
   *[other] { $count ->
        [one] { $name } draws 1 card.
       *[other] { $name } draws { $count } cards.
    }
}
event-reshuffle = { $count ->
    [one] The draw pile is empty. The only discard becomes the new draw pile.
   *[other] The draw pile is empty. The { $count } discards are shuffled and become the new draw pile.
}
event-trick = { $who ->
    [you] You win the trick.
   *[other] { $name } wins the trick.
}
event-exchange = { $who ->
    [you] { $count ->
        [one] You exchange 1 card with the draw pile.
       *[other] You exchange { $count } cards with the draw pile.
    }
   *[other] { $count ->
        [one] { $name } exchanges 1 card with the draw pile.
       *[other] { $name } exchanges { $count } cards with the draw pile.
    }
}
event-countdown = { $who ->
    [you] { $count ->
        [one] You start a countdown of 1 second.
       *[other] You start a countdown of { $count } seconds.
    }
   *[other] { $count ->
        [one] { $name } starts a countdown of 1 second.
       *[other] { $name } starts a countdown of { $count } seconds.
    }
}
event-out = { $who ->
    [you] { $count ->
        [1] You're out of cards, in 1st place.
        [2] You're out of cards, in 2nd place.
        [3] You're out of cards, in 3rd place.
       *[other] You're out of cards, in { $count }th place.
    }
   *[other] { $count ->
        [1] { $name } is out of cards, in 1st place.
        [2] { $name } is out of cards, in 2nd place.
        [3] { $name } is out of cards, in 3rd place.
       *[other] { $name } is out of cards, in { $count }th place.
    }
}
event-places = The others play on for the other places.
event-absent = { $who ->
    [you] You join in the next round.
   *[other] A seat is free for a latecomer.
}
event-join = { $who ->
    [you] You join in the next round.
   *[other] { $name } joins in the next round.
}
event-lose = { $who ->
    [you] You lose the round.
   *[other] { $name } loses the round.
}
event-place = { $who ->
    [you] { $count ->
        [1] You finish 1st.
        [2] You finish 2nd.
        [3] You finish 3rd.
       *[other] You finish { $count }th.
    }
   *[other] { $count ->
        [1] { $name } finishes 1st.
        [2] { $name } finishes 2nd.
        [3] { $name } finishes 3rd.
       *[other] { $name } finishes { $count }th.
    }
}
event-round-score = { $who ->
    [you] Your score: { $count }
   *[other] { $name }'s score: { $count }
}

## Misplays and fake jokers.

event-misplay = { $who ->
    [you] That was a misplay. You're out of this trick, and skip a turn after it.
   *[other] That was a misplay. { $name } is out of this trick, and skips a turn after it.
}
event-back = The trick goes back to where it was before that.
event-call = { $who ->
    [you] You called it.
   *[other] { $name } called it.
}
# Several have called the same misplay: lots were drawn for who gets the reward.
event-call-too = { $who ->
    [you] You called it, too, but the draw went against you.
   *[other] { $name } called it, too, but the draw went against them.
}
event-wrong-call = { $who ->
    [you] You called a misplay, but there was none.
   *[other] { $name } called a misplay, but there was none.
}
event-win-fakes = { $who ->
    [you] { $count ->
        [one] You get the other player's fake joker.
       *[other] You get the other player's { $count } fake jokers.
    }
   *[other] { $count ->
        [one] { $name } gets the other player's fake joker.
       *[other] { $name } gets the other player's { $count } fake jokers.
    }
}
event-earn = { $who ->
    [you] { $count ->
        [one] You earn 1 fake joker.
       *[other] You earn { $count } fake jokers.
    }
   *[other] { $count ->
        [one] { $name } earns 1 fake joker.
       *[other] { $name } earns { $count } fake jokers.
    }
}
event-skip-turns = { $who ->
    [you] { $count ->
        [one] “Come at me” costs you 1 turn.
       *[other] “Come at me” costs you { $count } turns.
    }
   *[other] { $count ->
        [one] “Come at me” costs { $name } 1 turn.
       *[other] “Come at me” costs { $name } { $count } turns.
    }
}

## What may be done and said.

move-pass = Pass
move-decline = Not with this rank
move-none = Keep all (a misplay)
move-misplay = Misplay!
move-join = Join
move-countdown = Start a countdown
say-higher = Higher
say-lower = Lower
say-unbeatable = Unbeatable
say-cam = Come at me
say-down = Fake jokers face down
say-buy1 = Buy back 1
say-buy2 = Buy back 2
say-buy3 = Buy back 3
say-buy5 = Buy back 5
say-buy8 = Buy back 8
say-buy13 = Buy back 13
say-buy21 = Buy back 21
say-buy34 = Buy back 34
say-buy55 = Buy back 55
say-buy89 = Buy back 89

## The end.

result-session = { $who ->
    [you] You won!
    [nobody] The game is a draw.
   *[other] { $names } won.
}
