### Spite as it is played: piles, events, moves, results.
### `{ $who }` is `you` for the reader, `other` for somebody with a `{ $name }`, `nobody`.

## Piles, by role; some have no cards, but show something.

pile = الطاولة
pile-trick = السابق
pile-direction = الاتجاه
pile-arity = المطلوب
pile-due = التالي
pile-suits = النقوش
pile-price = العودة
pile-claim = الافتتاح بـ
pile-gave = ما أُعطي
pile-got = ما أُخذ
pile-bounty = المكافأة
pile-deck = كومة السحب
spite-who-leads = من يفتتح؟

## What happened.

event-round = توزيع الجولة { $count }.
event-put-down = { $who ->
    [you] { $count ->
        [zero] لم تتخلَّ عن شيء في التبادل.
        [one] تخليت عن ورقة واحدة في التبادل.
        [two] تخليت عن ورقتين في التبادل.
        [few] تخليت عن { $count } أوراق في التبادل.
        [many] تخليت عن { $count } ورقة في التبادل.
       *[other] تخليت عن { $count } ورقة في التبادل.
    }
   *[other] { $count ->
        [zero] { $name }: بلا تبادل.
        [one] { $name }: التخلي عن ورقة واحدة في التبادل.
        [two] { $name }: التخلي عن ورقتين في التبادل.
        [few] { $name }: التخلي عن { $count } أوراق في التبادل.
        [many] { $name }: التخلي عن { $count } ورقة في التبادل.
       *[other] { $name }: التخلي عن { $count } ورقة في التبادل.
    }
}
event-swap-rest = لم يأخذ أحد هذه الأوراق في التبادل: { $cards }
event-bounty = المكافأة هي { $cards }.
event-claim = لم يفتتح أحد بتلك القيمة. الافتتاح الآن لمن لديه { $as ->
    [8] ورقة 8
    [11] ورقة 11
    [A] آس
    [J] ولد
    [Q] بنت
    [K] ملك
   *[other] ورقة { $as }
}.
event-play = { $who ->
    [you] لعبت { $cards }.
   *[other] { $name }: لعب { $cards }.
}
event-early = { $who ->
    [you] وضعت { $cards } قبل دورك.
   *[other] { $name }: وضع { $cards } قبل الدور.
}
event-early-down = { $who ->
    [you] { $count ->
        [zero] لم تضع شيئًا قبل دورك.
        [one] وضعت جوكرًا مزيّفًا مقلوبًا قبل دورك.
        [two] وضعت جوكرين مزيّفين مقلوبين قبل دورك.
        [few] وضعت { $count } جوكرات مزيّفة مقلوبة قبل دورك.
        [many] وضعت { $count } جوكرًا مزيّفًا مقلوبًا قبل دورك.
       *[other] وضعت { $count } جوكر مزيّف مقلوب قبل دورك.
    }
   *[other] { $count ->
        [zero] { $name }: لا شيء قبل الدور.
        [one] { $name }: وضع جوكر مزيّف مقلوب قبل الدور.
        [two] { $name }: وضع جوكرين مزيّفين مقلوبين قبل الدور.
        [few] { $name }: وضع { $count } جوكرات مزيّفة مقلوبة قبل الدور.
        [many] { $name }: وضع { $count } جوكرًا مزيّفًا مقلوبًا قبل الدور.
       *[other] { $name }: وضع { $count } جوكر مزيّف مقلوب قبل الدور.
    }
}
event-play-down = { $who ->
    [you] { $count ->
        [zero] لم تضع شيئًا.
        [one] وضعت جوكرًا مزيّفًا مقلوبًا.
        [two] وضعت جوكرين مزيّفين مقلوبين.
        [few] وضعت { $count } جوكرات مزيّفة مقلوبة.
        [many] وضعت { $count } جوكرًا مزيّفًا مقلوبًا.
       *[other] وضعت { $count } جوكر مزيّف مقلوب.
    }
   *[other] { $count ->
        [zero] { $name }: لا شيء.
        [one] { $name }: وضع جوكر مزيّف مقلوب.
        [two] { $name }: وضع جوكرين مزيّفين مقلوبين.
        [few] { $name }: وضع { $count } جوكرات مزيّفة مقلوبة.
        [many] { $name }: وضع { $count } جوكرًا مزيّفًا مقلوبًا.
       *[other] { $name }: وضع { $count } جوكر مزيّف مقلوب.
    }
}
event-say-higher = { $who ->
    [you] قلت «أعلى».
   *[other] { $name }: «أعلى».
}
event-say-lower = { $who ->
    [you] قلت «أدنى».
   *[other] { $name }: «أدنى».
}
event-say-unbeatable = { $who ->
    [you] قلت «لا تُغلب».
   *[other] { $name }: «لا تُغلب».
}
event-say-cam = { $who ->
    [you] قلت «هاتوا ما عندكم».
   *[other] { $name }: «هاتوا ما عندكم».
}
event-say-buy = { $who ->
    [you] قلت «عودة { $count }».
   *[other] { $name }: «عودة { $count }».
}
event-higher = من الآن، كل توليفة أعلى من السابقة.
event-lower = من الآن، كل توليفة أدنى من السابقة.
event-lead-for = { $who ->
    [you] لم يفتتح أحد، فكان الافتتاح بأدنى ورقة لديك: { $cards }
   *[other] لم يفتتح أحد، فكان الافتتاح بأدنى ورقة لدى { $name }: { $cards }
}
event-pass = { $who ->
    [you] مرّرت.
   *[other] { $name }: تمرير.
}
event-skip = { $who ->
    [you] فاتك دور.
   *[other] { $name }: تفويت دور.
}
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
event-reshuffle = { $count ->
    [zero] فرغت كومة السحب.
    [one] فرغت كومة السحب. الورقة المرمية الوحيدة هي كومة السحب الجديدة.
    [two] فرغت كومة السحب. خُلطت الورقتان المرميتان لتصيرا كومة السحب الجديدة.
    [few] فرغت كومة السحب. خُلطت الأوراق المرمية، وهي { $count } أوراق، لتصير كومة السحب الجديدة.
    [many] فرغت كومة السحب. خُلطت الأوراق المرمية، وهي { $count } ورقة، لتصير كومة السحب الجديدة.
   *[other] فرغت كومة السحب. خُلطت الأوراق المرمية، وهي { $count } ورقة، لتصير كومة السحب الجديدة.
}
event-trick = { $who ->
    [you] فزت باللمّة.
   *[other] { $name }: فوز باللمّة.
}
event-exchange = { $who ->
    [you] { $count ->
        [zero] لم تستبدل شيئًا.
        [one] استبدلت ورقة واحدة بأخرى من كومة السحب.
        [two] استبدلت ورقتين بغيرهما من كومة السحب.
        [few] استبدلت { $count } أوراق بغيرها من كومة السحب.
        [many] استبدلت { $count } ورقة بغيرها من كومة السحب.
       *[other] استبدلت { $count } ورقة بغيرها من كومة السحب.
    }
   *[other] { $count ->
        [zero] { $name }: بلا استبدال.
        [one] { $name }: استبدال ورقة واحدة بأخرى من كومة السحب.
        [two] { $name }: استبدال ورقتين بغيرهما من كومة السحب.
        [few] { $name }: استبدال { $count } أوراق بغيرها من كومة السحب.
        [many] { $name }: استبدال { $count } ورقة بغيرها من كومة السحب.
       *[other] { $name }: استبدال { $count } ورقة بغيرها من كومة السحب.
    }
}
event-countdown = { $who ->
    [you] { $count ->
        [zero] بدأت عدًّا تنازليًّا.
        [one] بدأت عدًّا تنازليًّا لثانية واحدة.
        [two] بدأت عدًّا تنازليًّا لثانيتين.
        [few] بدأت عدًّا تنازليًّا لـ { $count } ثوانٍ.
        [many] بدأت عدًّا تنازليًّا لـ { $count } ثانية.
       *[other] بدأت عدًّا تنازليًّا لـ { $count } ثانية.
    }
   *[other] { $count ->
        [zero] { $name }: بدء عد تنازلي.
        [one] { $name }: بدء عد تنازلي لثانية واحدة.
        [two] { $name }: بدء عد تنازلي لثانيتين.
        [few] { $name }: بدء عد تنازلي لـ { $count } ثوانٍ.
        [many] { $name }: بدء عد تنازلي لـ { $count } ثانية.
       *[other] { $name }: بدء عد تنازلي لـ { $count } ثانية.
    }
}
event-out = { $who ->
    [you] أنهيت أوراقك في المركز { $count ->
        [1] الأول
        [2] الثاني
        [3] الثالث
       *[4] { $count }
    }.
   *[other] { $name }: إنهاء الأوراق في المركز { $count ->
        [1] الأول
        [2] الثاني
        [3] الثالث
       *[4] { $count }
    }.
}
event-places = يكمل الآخرون اللعب على بقية المراكز.
event-absent = { $who ->
    [you] تنضم في الجولة القادمة.
   *[other] هناك مقعد شاغر لمن يأتي متأخرًا.
}
event-join = { $who ->
    [you] تنضم في الجولة القادمة.
   *[other] { $name }: انضمام في الجولة القادمة.
}
event-lose = { $who ->
    [you] خسرت الجولة.
   *[other] { $name }: خسارة الجولة.
}
event-place = { $who ->
    [you] مركزك في النهاية: { $count ->
        [1] الأول
        [2] الثاني
        [3] الثالث
       *[4] { $count }
    }.
   *[other] { $name } في المركز { $count ->
        [1] الأول
        [2] الثاني
        [3] الثالث
       *[4] { $count }
    }.
}
event-round-score = { $who ->
    [you] نقاطك: { $count }
   *[other] نقاط { $name }: { $count }
}

## Misplays and fake jokers.

event-misplay = { $who ->
    [you] كانت حركة خاطئة. خرجت من هذه اللمّة، ويفوتك دور بعدها.
   *[other] كانت حركة خاطئة. { $name }: خروج من هذه اللمّة، وتفويت دور بعدها.
}
event-back = تعود اللمّة إلى ما كانت عليه قبل ذلك.
event-call = { $who ->
    [you] كان الإعلان منك.
   *[other] كان الإعلان من { $name }.
}
event-call-too = { $who ->
    [you] أعلنتها أنت أيضًا، لكن القرعة لم تكن لك.
   *[other] كان هناك إعلان من { $name } أيضًا، لكن القرعة اختارت لاعبًا آخر.
}
event-wrong-call = { $who ->
    [you] أعلنت حركة خاطئة، ولم تكن هناك واحدة.
   *[other] { $name }: إعلان حركة خاطئة، ولم تكن هناك واحدة.
}
event-win-fakes = { $who ->
    [you] { $count ->
        [zero] لا جوكرات مزيّفة لتأخذها.
        [one] أخذت الجوكر المزيّف من اللاعب الآخر.
        [two] أخذت جوكرين مزيّفين من اللاعب الآخر.
        [few] أخذت { $count } جوكرات مزيّفة من اللاعب الآخر.
        [many] أخذت { $count } جوكرًا مزيّفًا من اللاعب الآخر.
       *[other] أخذت { $count } جوكر مزيّف من اللاعب الآخر.
    }
   *[other] { $count ->
        [zero] { $name }: لا جوكرات مزيّفة.
        [one] { $name }: أخذ الجوكر المزيّف من اللاعب الآخر.
        [two] { $name }: أخذ جوكرين مزيّفين من اللاعب الآخر.
        [few] { $name }: أخذ { $count } جوكرات مزيّفة من اللاعب الآخر.
        [many] { $name }: أخذ { $count } جوكرًا مزيّفًا من اللاعب الآخر.
       *[other] { $name }: أخذ { $count } جوكر مزيّف من اللاعب الآخر.
    }
}
event-earn = { $who ->
    [you] { $count ->
        [zero] لم تكسب جوكرًا مزيّفًا.
        [one] كسبت جوكرًا مزيّفًا.
        [two] كسبت جوكرين مزيّفين.
        [few] كسبت { $count } جوكرات مزيّفة.
        [many] كسبت { $count } جوكرًا مزيّفًا.
       *[other] كسبت { $count } جوكر مزيّف.
    }
   *[other] { $count ->
        [zero] { $name }: بلا جوكر مزيّف.
        [one] { $name }: كسب جوكر مزيّف.
        [two] { $name }: كسب جوكرين مزيّفين.
        [few] { $name }: كسب { $count } جوكرات مزيّفة.
        [many] { $name }: كسب { $count } جوكرًا مزيّفًا.
       *[other] { $name }: كسب { $count } جوكر مزيّف.
    }
}
event-skip-turns = { $who ->
    [you] { $count ->
        [zero] لا تكلّفك «هاتوا ما عندكم» شيئًا.
        [one] تكلّفك «هاتوا ما عندكم» دورًا واحدًا.
        [two] تكلّفك «هاتوا ما عندكم» دورين.
        [few] تكلّفك «هاتوا ما عندكم» { $count } أدوار.
        [many] تكلّفك «هاتوا ما عندكم» { $count } دورًا.
       *[other] تكلّفك «هاتوا ما عندكم» { $count } دور.
    }
   *[other] { $count ->
        [zero] «هاتوا ما عندكم» لا تكلّف { $name } شيئًا.
        [one] «هاتوا ما عندكم» تكلّف { $name } دورًا واحدًا.
        [two] «هاتوا ما عندكم» تكلّف { $name } دورين.
        [few] «هاتوا ما عندكم» تكلّف { $name } { $count } أدوار.
        [many] «هاتوا ما عندكم» تكلّف { $name } { $count } دورًا.
       *[other] «هاتوا ما عندكم» تكلّف { $name } { $count } دور.
    }
}

## What may be done and said.

move-pass = تمرير
move-decline = ليس بهذه القيمة
move-none = إبقاء الكل (حركة خاطئة)
move-misplay = حركة خاطئة!
move-join = انضمام
move-countdown = بدء عد تنازلي
say-higher = أعلى
say-lower = أدنى
say-unbeatable = لا تُغلب
say-cam = هاتوا ما عندكم
say-down = جوكرات مزيّفة مقلوبة
say-buy1 = عودة 1
say-buy2 = عودة 2
say-buy3 = عودة 3
say-buy5 = عودة 5
say-buy8 = عودة 8
say-buy13 = عودة 13
say-buy21 = عودة 21
say-buy34 = عودة 34
say-buy55 = عودة 55
say-buy89 = عودة 89

## The end.

result-session = { $who ->
    [you] فزت!
    [nobody] اللعبة تعادل.
   *[other] الفوز لـ { $names }.
}
