### The log beside the table: a few words for each thing that happens. `{ $arrow }` points at the key of a pile.
### `{ $whose }` pile a card comes from: `own`, or a partner's, who is `you` or `other`.

log-play = { $source ->
    [hand] { $who ->
        [you] You play { $card } { $arrow } pile { $target }
       *[other] { $name } plays { $card } { $arrow } pile { $target }
    }
   *[other] { $whose ->
        [own] { $who ->
            [you] You play { $card } (pile { $source }) { $arrow } pile { $target }
           *[other] { $name } plays { $card } (pile { $source }) { $arrow } pile { $target }
        }
        [you] { $name } plays { $card } (your pile { $source }) { $arrow } pile { $target }
       *[other] { $who ->
            [you] You play { $card } (pile { $source } of { $owner }) { $arrow } pile { $target }
           *[other] { $name } plays { $card } (pile { $source } of { $owner }) { $arrow } pile { $target }
        }
    }
}
log-discard = { $who ->
    [you] You discard { $card } { $arrow } pile { $target }
   *[other] { $name } discards { $card } { $arrow } pile { $target }
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
log-complete = Pile { $target } is full
log-clear = Pile { $target } is full
log-reshuffle = The cards set aside are shuffled
log-equal = { $who ->
    [you] Your { $card } ties for highest: shuffled
   *[other] { $name }'s { $card } ties for highest: shuffled
}
log-undo = { $who ->
    [you] You take { $card } back
   *[other] { $name } takes { $card } back
}
