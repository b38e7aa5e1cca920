### The table as lines or as a picture: short labels beside the cards. `{ $needs }` is the rank that fits next.

board-draw = Draw pile
board-time = Time left
board-seconds = { $seconds } s
board-match = Match
board-points = game { $deal }   points: { $points }
board-pile = { $needs ->
    [none] { $number }: { $shown }
   *[other] { $number }: { $shown }, next { $needs }
}
board-payoff = { $card ->
    [none] payoff pile empty
   *[other] payoff { $card }, { $count ->
        [one] 1 card
       *[other] { $count } cards
    } to go
}
board-hand-of = { $cards ->
    [none] hand empty
   *[other] hand { $cards }
}
board-hand-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand
board-partner = (your partner)
board-discards = discards
board-buried = ({ $count } more) { $cards }

free-cards = { $least } to { $most } cards of: { $cards }
free-cards-exactly = { $most ->
    [one] 1 card
   *[other] { $most } cards
} of: { $cards }
free-words = and you may add: { $words }
free-typed = Type them with blanks between: { $example }

## The picture of the full screen: a label has 9 columns.

picture-too-small = The table needs { $width } x { $height } characters;
picture-has = this terminal has { $width } x { $height }.
picture-here = is here
picture-left = { $count } left
picture-out = all out
picture-hand = hand { $count }
picture-draw = { $count } to
picture-draw-more = draw
picture-aside = { $count } aside
picture-covered = { $count } cards, covered
picture-partner = partner
picture-in-hand = { $count } in hand
picture-last = last

## The log beside the table: who did what, in few words. `{ $to }` and `{ $from }` are the keys of piles.

log-play = { $from ->
    [none] { $name } { $card } { $arrow } { $to }
   *[other] { $name } { $card } ({ $from }) { $arrow } { $to }
}
log-play-as = { $from ->
    [none] { $name } { $card } as { $rank } { $arrow } { $to }
   *[other] { $name } { $card } ({ $from }) as { $rank } { $arrow } { $to }
}
log-of = { $pile } of { $owner }
log-discard = { $who ->
    [you] You discard { $card } { $arrow } { $to }
   *[other] { $name } discards { $card } { $arrow } { $to }
}
log-turn-up = { $who ->
    [you] Your next: { $card }
   *[other] { $name }'s next: { $card }
}
log-draw = { $who ->
    [you] You draw { $count }
   *[other] { $name } draws { $count }
}
log-complete = { $to } is complete
log-reshuffle = Cards put aside are shuffled
log-equal = { $who ->
    [you] Your { $card } ties: shuffled
   *[other] { $name }'s { $card } ties: shuffled
}
log-undo = { $who ->
    [you] You take { $card } back
   *[other] { $name } takes { $card } back
}
