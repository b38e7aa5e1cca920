### The log beside the table: a few words for each thing that happens. `{ $arrow }` points at the key of a pile.
### `{ $whose }` pile a card comes from: `own`, or a partner's, who is `you` or `other`.

log-play = { $name } { $card }{ $source ->
    [hand] {""}
   *[other] { $whose ->
        [own] {" "}({ $source })
        [you] {" "}(your { $source })
       *[other] {" "}({ $source } of { $owner })
    }
}{ $as ->
    [none] {""}
   *[other] {" "}as { $as }
} { $arrow } { $target }
log-discard = { $who ->
    [you] You discard
   *[other] { $name } discards
} { $card } { $arrow } { $target }
log-turn-up = { $who ->
    [you] Your
   *[other] { $name }'s
} next: { $card }
# `{ $count }` is a number of cards, which the word for them would make too long.
log-draw = { $who ->
    [you] You draw
   *[other] { $name } draws
} { $count }
log-complete = { $target } is full
log-clear = { $target } is full
log-reshuffle = The cards put aside are shuffled
log-equal = { $who ->
    [you] Your
   *[other] { $name }'s
} { $card } ties for highest: shuffled
log-undo = { $who ->
    [you] You take
   *[other] { $name } takes
} { $card } back
