### Spite & Malice as it is played: piles, events, moves, results.
### `{ $who }` is `you` for the reader, `other` for somebody with a `{ $name }`, `nobody`.

## Piles, by role. In the centre a pile is just a pile.

pile = { $role ->
    [centre] الكومة { $number }
    [discard] كومة الرمي { $number }
    [payoff] كومة الهدف
    [draw] كومة السحب
    [waste] الأوراق المستبعدة
    [hand] اليد
   *[other] الكومة
}
pile-of = { $who ->
    [you] { $role ->
        [hand] يدك
        [payoff] كومة هدفك
        [discard] كومة رميك { $number }
       *[other] { $pile } لديك
    }
   *[other] { $role ->
        [hand] يد { $name }
        [payoff] كومة هدف { $name }
        [discard] كومة الرمي { $number } لدى { $name }
       *[other] { $pile } لدى { $name }
    }
}

## What happened. `{ $whose }` pile a card comes from: `own`, or a partner's, who is `you` or `other`.

event-start = { $who ->
    [you] البداية لك.
   *[other] البداية لـ { $name }.
}
event-equal = { $who ->
    [you] ورقة هدفك { $card } من أعلى الأوراق المتعادلة. خُلطت كومة هدفك وكُشفت ورقة جديدة.
   *[other] ورقة هدف { $name } ({ $card }) من أعلى الأوراق المتعادلة. خُلطت الكومة وكُشفت ورقة جديدة.
}
event-redeal = تعادلت أعلى أوراق الهدف ({ $card }). يُعاد توزيع كل شيء.
event-draw = { $who ->
    [you] { $count ->
        [zero] لم تسحب شيئًا.
        [one] سحبت ورقة واحدة.
        [two] سحبت ورقتين.
        [few] سحبت { $count } أوراق.
        [many] سحبت { $count } ورقة.
       *[other] سحبت { $count } ورقة.
    }
   *[other] { $count ->
        [zero] { $name }: بلا سحب.
        [one] { $name }: سحب ورقة واحدة.
        [two] { $name }: سحب ورقتين.
        [few] { $name }: سحب { $count } أوراق.
        [many] { $name }: سحب { $count } ورقة.
       *[other] { $name }: سحب { $count } ورقة.
    }
}
event-play = { $who ->
    [you] { $source ->
        [hand] لعبت { $card } من يدك على الكومة { $target_number }.
        [payoff] { $whose ->
            [own] لعبت { $card } من كومة الهدف على الكومة { $target_number }.
            [you] لعبت { $card } من كومة هدفك على الكومة { $target_number }.
           *[other] لعبت { $card } من كومة هدف { $owner } على الكومة { $target_number }.
        }
        [discard] { $whose ->
            [own] لعبت { $card } من كومة الرمي { $source_number } على الكومة { $target_number }.
            [you] لعبت { $card } من كومة رميك { $source_number } على الكومة { $target_number }.
           *[other] لعبت { $card } من كومة الرمي { $source_number } لدى { $owner } على الكومة { $target_number }.
        }
       *[other] لعبت { $card } من إحدى الكومات على الكومة { $target_number }.
    }
   *[other] { $source ->
        [hand] { $name }: لعب { $card } من اليد على الكومة { $target_number }.
        [payoff] { $whose ->
            [own] { $name }: لعب { $card } من كومة الهدف على الكومة { $target_number }.
            [you] { $name }: لعب { $card } من كومة هدفك على الكومة { $target_number }.
           *[other] { $name }: لعب { $card } من كومة هدف { $owner } على الكومة { $target_number }.
        }
        [discard] { $whose ->
            [own] { $name }: لعب { $card } من كومة الرمي { $source_number } على الكومة { $target_number }.
            [you] { $name }: لعب { $card } من كومة رميك { $source_number } على الكومة { $target_number }.
           *[other] { $name }: لعب { $card } من كومة الرمي { $source_number } لدى { $owner } على الكومة { $target_number }.
        }
       *[other] { $name }: لعب { $card } من إحدى الكومات على الكومة { $target_number }.
    }
}
event-turn-up = { $who ->
    [you] ورقة هدفك التالية: { $card }.
   *[other] ورقة الهدف التالية لدى { $name }: { $card }.
}
event-complete = اكتملت الكومة { $target_number }، وخُلطت أوراقها ({ $count }) في كومة السحب.
event-clear = اكتملت الكومة { $target_number }، واستُبعدت أوراقها ({ $count }).
event-reshuffle = { $count ->
    [zero] فرغت كومة السحب.
    [one] فرغت كومة السحب. الورقة المستبعدة هي كومة السحب الجديدة.
    [two] فرغت كومة السحب. خُلطت الورقتان المستبعدتان لتصيرا كومة السحب الجديدة.
    [few] فرغت كومة السحب. خُلطت الأوراق المستبعدة، وهي { $count } أوراق، لتصير كومة السحب الجديدة.
    [many] فرغت كومة السحب. خُلطت الأوراق المستبعدة، وهي { $count } ورقة، لتصير كومة السحب الجديدة.
   *[other] فرغت كومة السحب. خُلطت الأوراق المستبعدة، وهي { $count } ورقة، لتصير كومة السحب الجديدة.
}
event-discard = { $who ->
    [you] رميت { $card } على كومة الرمي { $target_number }.
   *[other] { $name }: رمي { $card } على كومة الرمي { $target_number }.
}
event-undo = { $who ->
    [you] استرجعت { $card } من الكومة { $target_number }.
   *[other] { $name }: استرجاع { $card } من الكومة { $target_number }.
}
event-pass = { $who ->
    [you] لا أوراق في يدك ولا لعب ممكن، فيفوتك هذا الدور.
   *[other] { $name }: لا أوراق في اليد ولا لعب ممكن، فيفوت هذا الدور.
}
event-out = { $who ->
    [you] فرغت كومة هدفك. لعبك الآن لشريكك.
   *[other] فرغت كومة هدف { $name }. اللعب الآن للشريك.
}
## The end of a game in a match. A pair is one of them, and the other as the owner of the source: `{ $whose }` is `you` or `other`.

event-win = { $whose ->
    [own] { $who ->
        [you] فزت باللعبة: فرغت كومة هدفك.
        [nobody] انتهت اللعبة.
       *[other] الفوز باللعبة لـ { $name }: فرغت كومة الهدف.
    }
    [you] فزت باللعبة مع { $name }: فرغت كومتا هدفكما.
   *[other] { $who ->
        [you] فزت باللعبة مع { $owner }: فرغت كومتا هدفكما.
       *[other] الفوز باللعبة لـ { $name } و{ $owner }: فرغت كومتا هدفهما.
    }
}
event-stalemate = لم يعد اللعب ممكنًا لأحد.
event-idle = لم تُلعب أي ورقة هدف منذ وقت طويل جدًا.
event-long = طالت اللعبة أكثر من اللازم.
event-fewest = { $whose ->
    [own] { $who ->
        [you] فزت باللعبة بأقل عدد من أوراق الهدف الباقية.
        [nobody] كومات الهدف متساوية، فاللعبة تعادل.
       *[other] الفوز باللعبة لـ { $name } بأقل عدد من أوراق الهدف الباقية.
    }
    [you] فزت باللعبة مع { $name } بأقل عدد من أوراق الهدف الباقية.
   *[other] { $who ->
        [you] فزت باللعبة مع { $owner } بأقل عدد من أوراق الهدف الباقية.
       *[other] الفوز باللعبة لـ { $name } و{ $owner } بأقل عدد من أوراق الهدف الباقية.
    }
}
event-tie = تعادل: لا تكفي الأوراق لإكمال يد.

## How it ended. `{ $left }` lists whose payoff piles still had how many cards.
## `{ $who }` won: `you`, `team` (you and your partner), `other`, `others` (two partners), `nobody`.

result-win = { $who ->
    [you] فزت! فرغت كومة هدفك.
    [team] فزتما: { $names }! فرغت كومتا هدفكما.
    [others] الفوز لـ { $names }: فرغت كومتا هدفهما.
   *[other] الفوز لـ { $names }: فرغت كومة الهدف.
} أوراق الهدف الباقية: { $left }.
result-tie = تعادل: لا تكفي الأوراق لإكمال يد. أوراق الهدف الباقية: { $left }.
result-stalemate = { $who ->
    [nobody] لم يعد اللعب ممكنًا لأحد. كومات الهدف متساوية، فاللعبة تعادل ({ $left }).
   *[other] لم يعد اللعب ممكنًا لأحد. الفوز من نصيب { $names } بأقل عدد من أوراق الهدف الباقية ({ $left }).
}
result-idle = { $who ->
    [nobody] لم تُلعب أي ورقة هدف منذ وقت طويل جدًا. كومات الهدف متساوية، فاللعبة تعادل ({ $left }).
   *[other] لم تُلعب أي ورقة هدف منذ وقت طويل جدًا. الفوز من نصيب { $names } بأقل عدد من أوراق الهدف الباقية ({ $left }).
}
result-long = { $who ->
    [nobody] طالت اللعبة أكثر من اللازم. كومات الهدف متساوية، فاللعبة تعادل ({ $left }).
   *[other] طالت اللعبة أكثر من اللازم. الفوز من نصيب { $names } بأقل عدد من أوراق الهدف الباقية ({ $left }).
}

## A pile for the ear: what lies there, and what fits next (`none` where that means nothing).

ear-empty = { $needs ->
    [none] { $pile }: فارغة
   *[other] { $pile }: فارغة، المطلوب { $needs }
}
ear-hidden = { $count ->
    [zero] { $pile }: فارغة
    [one] { $pile }: ورقة واحدة مقلوبة
    [two] { $pile }: ورقتان مقلوبتان
    [few] { $pile }: { $count } أوراق مقلوبة
    [many] { $pile }: { $count } ورقة مقلوبة
   *[other] { $pile }: { $count } ورقة مقلوبة
}
ear-cards = { $pile }: { $card }، { $count ->
    [zero] لا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
    [many] { $count } ورقة
   *[other] { $count } ورقة
}{ $needs ->
    [none] { "" }
   *[other] ، المطلوب { $needs }
}
ear-hand-card = { $card }، في اليد
ear-hand-wild = { $card }، بديلة، في اليد

## A replay.

replay-race = هدف: { $cards }
replay-discarded = الورقة المرمية: { $card }
