### The log beside the table: a few words for each thing that happens. `{ $arrow }` points at the key of a pile.
### `{ $whose }` pile a card comes from: `own`, or a partner's, who is `you` or `other`.

log-play = { $source ->
    [hand] { $who ->
        [you] You play { $card } { $arrow } { $target }
       *[other] { $name } plays { $card } { $arrow } { $target }
    }
   *[other] { $whose ->
        [own] { $who ->
            [you] You play { $card } ({ $source }) { $arrow } { $target }
           *[other] { $name } plays { $card } ({ $source }) { $arrow } { $target }
        }
        [you] { $name } plays { $card } (your { $source }) { $arrow } { $target }
       *[other] { $who ->
            [you] You play { $card } ({ $source } of { $owner }) { $arrow } { $target }
           *[other] { $name } plays { $card } ({ $source } of { $owner }) { $arrow } { $target }
        }
    }
}
log-discard = { $who ->
    [you] You discard { $card } { $arrow } { $target }
   *[other] { $name } discards { $card } { $arrow } { $target }
}
log-turn-up = { $who ->
    [you] Your next: { $card }
   *[other] { $name }'s next: { $card }
}
# `{ $count }` is a number of cards, which the word for them would make too long.
log-draw = { $who ->
    [you] You draw { $count }
   *[other] { $name } draws { $count }
}
log-complete = { $target } is full
log-clear = { $target } is full
log-reshuffle = The cards put aside are shuffled
log-equal = { $who ->
    [you] Your { $card } ties for highest: shuffled
   *[other] { $name }'s { $card } ties for highest: shuffled
}
log-undo = { $who ->
    [you] You take { $card } back
   *[other] { $name } takes { $card } back
}
