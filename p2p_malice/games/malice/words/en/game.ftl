### Spite & Malice as it is played: piles, events, moves, results.
### `{ $who }` is `you` for the reader, `other` for somebody with a `{ $name }`, `nobody`.

## Piles, by role. In the centre a pile is just a pile.

pile = { $role ->
    [centre] pile { $number }
    [discard] discard pile { $number }
    [payoff] payoff pile
    [draw] draw pile
    [waste] cards set aside
    [hand] hand
   *[other] pile
}
pile-of = { $who ->
    [you] { $role ->
        [hand] your hand
        [payoff] your payoff pile
        [discard] your discard pile { $number }
       *[other] your { $pile }
    }
   *[other] { $name }'s { $pile }
}

## What happened. `{ $whose }` pile a card comes from: `own`, or a partner's, who is `you` or `other`.

event-start = { $who ->
    [you] You start.
   *[other] { $name } starts.
}
event-equal = { $who ->
    [you] Your payoff card ties for highest ({ $card }). Your payoff pile is shuffled, and a new card is turned up.
   *[other] { $name }'s payoff card ties for highest ({ $card }). The pile is shuffled, and a new card is turned up.
}
event-redeal = The highest payoff cards tie ({ $card }). Everything is dealt again.
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
event-play = { $who ->
    [you] { $source ->
        [hand] You play { $card } from hand to pile { $target_number }.
        [payoff] { $whose ->
            [own] You play { $card } from the payoff pile to pile { $target_number }.
            [you] You play { $card } from your payoff pile to pile { $target_number }.
           *[other] You play { $card } from { $owner }'s payoff pile to pile { $target_number }.
        }
        [discard] { $whose ->
            [own] You play { $card } from discard pile { $source_number } to pile { $target_number }.
            [you] You play { $card } from your discard pile { $source_number } to pile { $target_number }.
           *[other] You play { $card } from { $owner }'s discard pile { $source_number } to pile { $target_number }.
        }
       *[other] You play { $card } from a pile to pile { $target_number }.
    }
   *[other] { $source ->
        [hand] { $name } plays { $card } from hand to pile { $target_number }.
        [payoff] { $whose ->
            [own] { $name } plays { $card } from the payoff pile to pile { $target_number }.
            [you] { $name } plays { $card } from your payoff pile to pile { $target_number }.
           *[other] { $name } plays { $card } from { $owner }'s payoff pile to pile { $target_number }.
        }
        [discard] { $whose ->
            [own] { $name } plays { $card } from discard pile { $source_number } to pile { $target_number }.
            [you] { $name } plays { $card } from your discard pile { $source_number } to pile { $target_number }.
           *[other] { $name } plays { $card } from { $owner }'s discard pile { $source_number } to pile { $target_number }.
        }
       *[other] { $name } plays { $card } from a pile to pile { $target_number }.
    }
}
event-turn-up = { $who ->
    [you] Your next payoff card is { $card }.
   *[other] { $name }'s next payoff card is { $card }.
}
event-complete = Pile { $target_number } is full. Its { $count } cards are shuffled into the draw pile.
event-clear = Pile { $target_number } is full. Its { $count } cards are set aside.
event-reshuffle = { $count ->
    [one] The draw pile is empty. The card set aside becomes the new draw pile.
   *[other] The draw pile is empty. The { $count } cards set aside are shuffled and become the new draw pile.
}
event-discard = { $who ->
    [you] You discard { $card } onto discard pile { $target_number }.
   *[other] { $name } discards { $card } onto discard pile { $target_number }.
}
event-undo = { $who ->
    [you] You take { $card } back from pile { $target_number }.
   *[other] { $name } takes { $card } back from pile { $target_number }.
}
event-pass = { $who ->
    [you] You have no cards in hand and can't play, so your turn is skipped.
   *[other] { $name } has no cards in hand and can't play, so their turn is skipped.
}
event-out = { $who ->
    [you] Your payoff pile is empty. Now you play for your partner.
   *[other] { $name }'s payoff pile is empty. Now they play for their partner.
}
## The end of a game in a match. A pair is one of them, and the other as the owner of the source: `{ $whose }` is `you` or `other`.

event-win = { $whose ->
    [own] { $who ->
        [you] You win the game: your payoff pile is empty.
        [nobody] The game is over.
       *[other] { $name } wins the game: their payoff pile is empty.
    }
    [you] You and { $name } win the game: your payoff piles are empty.
   *[other] { $who ->
        [you] You and { $owner } win the game: your payoff piles are empty.
       *[other] { $name } and { $owner } win the game: their payoff piles are empty.
    }
}
event-stalemate = Nobody can play any more.
event-idle = Nobody has played a payoff card for a very long time.
event-long = The game has gone on for too long.
event-fewest = { $whose ->
    [own] { $who ->
        [you] You win the game with the fewest payoff cards left.
        [nobody] The payoff piles are level, so the game is a draw.
       *[other] { $name } wins the game with the fewest payoff cards left.
    }
    [you] You and { $name } win the game with the fewest payoff cards left.
   *[other] { $who ->
        [you] You and { $owner } win the game with the fewest payoff cards left.
       *[other] { $name } and { $owner } win the game with the fewest payoff cards left.
    }
}
event-tie = The game is a draw: there aren't enough cards to fill a hand.

## How it ended. `{ $left }` lists whose payoff piles still had how many cards.
## `{ $who }` won: `you`, `team` (you and your partner), `other`, `others` (two partners), `nobody`.

result-win = { $who ->
    [you] You won! Your payoff pile is empty.
    [team] { $names } won! Your payoff piles are empty.
    [others] { $names } won: their payoff piles are empty.
   *[other] { $names } won: their payoff pile is empty.
} Payoff cards left: { $left }.
result-tie = The game is a draw: there aren't enough cards to fill a hand. Payoff cards left: { $left }.
result-stalemate = { $who ->
    [nobody] Nobody can play any more. The payoff piles are level, so the game is a draw ({ $left }).
   *[other] Nobody can play any more. { $names } won with the fewest payoff cards left ({ $left }).
}
result-idle = { $who ->
    [nobody] Nobody has played a payoff card for a very long time. The payoff piles are level, so the game is a draw ({ $left }).
   *[other] Nobody has played a payoff card for a very long time. { $names } won with the fewest payoff cards left ({ $left }).
}
result-long = { $who ->
    [nobody] The game has gone on for too long. The payoff piles are level, so the game is a draw ({ $left }).
   *[other] The game has gone on for too long. { $names } won with the fewest payoff cards left ({ $left }).
}

## A pile for the ear: what lies there, and what fits next (`none` where that means nothing).

ear-empty = { $needs ->
    [none] { $pile }: empty
   *[other] { $pile }: empty, needs { $needs }
}
ear-hidden = { $count ->
    [one] { $pile }: 1 card, face down
   *[other] { $pile }: { $count } cards, face down
}
ear-cards = { $count ->
    [one] { $needs ->
        [none] { $pile }: { $card }, 1 card
       *[other] { $pile }: { $card }, 1 card, needs { $needs }
    }
   *[other] { $needs ->
        [none] { $pile }: { $card }, { $count } cards
       *[other] { $pile }: { $card }, { $count } cards, needs { $needs }
    }
}
ear-hand-card = { $card }, in hand
ear-hand-wild = { $card }, wild, in hand

## A replay.

# By what a turn stands out: these cards were played from the payoff pile.
replay-race = payoff: { $cards }
replay-discarded = discarded: { $card }
