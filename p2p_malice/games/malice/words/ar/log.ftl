### The log beside the table: a few words for each thing that happens. `{ $arrow }` points at the key of a pile.
### `{ $whose }` pile a card comes from: `own`, or a partner's, who is `you` or `other`.

log-play = { $source ->
    [hand] { $who ->
        [you] لعبت { $card } { $arrow } الكومة { $target }
       *[other] { $name }: لعب { $card } { $arrow } الكومة { $target }
    }
   *[other] { $whose ->
        [own] { $who ->
            [you] لعبت { $card } (الكومة { $source }) { $arrow } الكومة { $target }
           *[other] { $name }: لعب { $card } (الكومة { $source }) { $arrow } الكومة { $target }
        }
        [you] { $name }: لعب { $card } (كومتك { $source }) { $arrow } الكومة { $target }
       *[other] { $who ->
            [you] لعبت { $card } (كومة { $owner } { $source }) { $arrow } الكومة { $target }
           *[other] { $name }: لعب { $card } (كومة { $owner } { $source }) { $arrow } الكومة { $target }
        }
    }
}
log-discard = { $who ->
    [you] رميت { $card } { $arrow } الكومة { $target }
   *[other] { $name }: رمي { $card } { $arrow } الكومة { $target }
}
log-turn-up = { $who ->
    [you] التالية لك: { $card }
   *[other] التالية لـ { $name }: { $card }
}
log-draw = { $who ->
    [you] سحبت { $count }
   *[other] { $name }: سحب { $count }
}
log-complete = اكتملت الكومة { $target }
log-clear = اكتملت الكومة { $target }
log-reshuffle = خُلطت الأوراق المستبعدة
log-equal = { $who ->
    [you] تعادلت { $card } لديك: خُلطت الكومة
   *[other] تعادلت { $card } لدى { $name }: خُلطت الكومة
}
log-undo = { $who ->
    [you] استرجعت { $card }
   *[other] { $name }: استرجاع { $card }
}
