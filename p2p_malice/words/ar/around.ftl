### Around the cards of a page: the end of a game, who is away, sounds; loaded after the first card.

## How it ended. `{ $who }` won: `you`, `team` (you and your partner), `other`, `others` (two partners), `nobody`.
## In a picture that a player without a name sends to others, it is their own voice: `you-saying`, `team-saying`.

ending-label = النتيجة
explained-done = فهمت
ending-title = { $who ->
    [you] فزت!
    [team] فزتما: { $names }!
    [you-saying] فزت!
    [team-saying] فزنا!
    [nobody] تعادل
   *[other] الفوز لـ { $names }
}
ending-comfort = { $how ->
    [near] كنت على وشك الفوز! ربما تكون التالية لك.
   *[far] ما رأيك في رد الاعتبار؟
}
ending-me = أنا
trophy-first-win = أول فوز
ending-player = لاعب
ending-left = الأوراق الباقية
ending-points = النقاط
ending-with-points = { $count ->
    [zero] بلا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $count } نقاط
    [many] { $count } نقطة
   *[other] { $count } نقطة
}
ending-wins = مرات الفوز
ending-matches = الفوز بالمباريات
ending-time = الوقت
ending-minutes = { $minutes ->
    [zero] أقل من دقيقة
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
}
ending-best = أفضل دور
ending-decided = دور الفوز
ending-best-of = { $name }: { $count ->
    [zero] لا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
    [many] { $count } ورقة
   *[other] { $count } ورقة
}
ending-hints = التلميحات
event-hints = { $who ->
    [you] { $count ->
        [zero] لم تطلب أي تلميح.
        [one] طلبت تلميحًا واحدًا.
        [two] طلبت تلميحين.
        [few] طلبت { $count } تلميحات.
        [many] طلبت { $count } تلميحًا.
       *[other] طلبت { $count } تلميح.
    }
   *[other] { $count ->
        [zero] { $name }: بلا تلميحات.
        [one] { $name }: تلميح واحد.
        [two] { $name }: تلميحان.
        [few] { $name }: { $count } تلميحات.
        [many] { $name }: { $count } تلميحًا.
       *[other] { $name }: { $count } تلميح.
    }
}
ending-evening = { $what ->
    [matches] آخر المباريات
   *[games] آخر الألعاب
}
ending-series = { $one } { $wins } – { $losses } { $other }

## Between two deals of a match, and how it stands. `{ $kind }` is what the game calls one: `round` or `game`.

between-title = { $kind ->
    [round] انتهت الجولة { $number }
   *[game] انتهت اللعبة { $number }
}
between-place = المركز
between-gain = { $kind ->
    [round] هذه الجولة
   *[game] هذه اللعبة
}
between-next = { $kind ->
    [round] لعب الجولة { $number }
   *[game] لعب اللعبة { $number }
}
between-how = كيف تُحسب النقاط
between-rounds = النقاط حسب الجولات

## What may come next.

ending-look = عرض الطاولة
ending-show = عرض النتيجة
ending-earned = الجوائز
ending-challenge = تحدّي صديق
ending-share = مشاركة
ending-replay = إعادة عرض
ending-saved = حُفظت الصورة.
ending-picture = كصورة
ending-keep = يحذف هذا المتصفح ألعابك بعد سبعة أيام بلا زيارة. أضف الصفحة إلى الشاشة الرئيسية والعب منها، فتبقى. ويمكنك حفظ ألعاب هذا المتصفح في ملف من «أنت».
ending-ready-mark = جاهز
ending-ready-button = جاهز ✓
ending-ready = { $count ->
    [zero] لا أحد جاهز بعد للعبة جديدة.
    [one] على استعداد للعبة جديدة: { $names }.
    [two] على استعداد للعبة جديدة: { $names }.
    [few] على استعداد للعبة جديدة: { $names }.
    [many] على استعداد للعبة جديدة: { $names }.
   *[other] على استعداد للعبة جديدة: { $names }.
}
ending-waiting = أنت على استعداد. في انتظار { $names }.
ending-gone = { $who }. { $invites ->
    [yes] يمكنك إرسال دعوة جديدة، أو ترك اللعب للكمبيوتر.
   *[no] يمكن للكمبيوتر أن يلعب، أو يمكنك المغادرة.
}
ending-lost = انقطع الاتصال بالمضيف. يمكنك بدء لعبة جديدة عند عودته.
ending-closed = { $name ->
    [none] أغلق المضيف الطاولة.
   *[other] { $name }: إغلاق الطاولة.
}
ending-choosing = { $name ->
    [none] المضيف يختار ما ستلعبونه الآن.
   *[other] الاختيار الآن لدى { $name }: ما ستلعبونه بعد ذلك.
}
ending-play-next = أودّ اللعب

## Who is away.

banner-label = تنبيهات
since = منذ الساعة { $time }.
banner-free = على هذه الطاولة مقعد شاغر.
banner-free-short = مقعد شاغر
banner-short = { $by ->
    [computer] يلعب الكمبيوتر بدل { $names }
    [left] مغادرة: { $names }
   *[nobody] انقطع الاتصال مع { $names }
}
banner-lost = { $name ->
    [none] انقطع الاتصال بالمضيف
   *[other] انقطع الاتصال مع { $name }
}
banner-away = انقطع الاتصال مع { $names }. { $turn ->
    [mine] يمكنك لعب دورك.
    [others] تستمر اللعبة حتى يحين ذلك الدور.
   *[theirs] اللعبة متوقفة حتى العودة، والانتظار قليلًا ينفع غالبًا.
}
banner-computer = انقطع الاتصال مع { $names }. يلعب الكمبيوتر مؤقتًا حتى العودة.
table-proposed = { $what ->
    [bot] { $who ->
        [you] اقترحت أن يلعب الكمبيوتر.
       *[other] اقتراح { $name }: أن يلعب الكمبيوتر.
    }
    [stop] { $who ->
        [you] اقترحت حفظ اللعبة والتوقف.
       *[other] اقتراح { $name }: حفظ اللعبة والتوقف.
    }
   *[wait] { $who ->
        [you] اقترحت الانتظار.
       *[other] اقتراح { $name }: الانتظار.
    }
}
banner-line = { $how ->
    [left] { $who } – كيف نواصل؟
    [away] { $who }، واللعبة متوقفة
    [bot] اقتراح { $name }: أن يلعب الكمبيوتر بدل { $names }؟
   *[stop] اقتراح { $name }: حفظ وتوقف؟
}
banner-awaits = في انتظار موافقة { $names }.
banner-back = عاد الاتصال مع { $name }.
move-kept = هذا محفوظ، ويُرسل عند عودة الاتصال.
table-let-computer = ترك اللعب للكمبيوتر
table-stop = حفظ وتوقف

## Sounds.

sound-offer = تشغيل الأصوات
loudness = { $volume ->
    [off] الأصوات: متوقفة
    [soft] الأصوات: خافتة
   *[loud] الأصوات: عالية
}

## A table that comes back.

table-went-back = { $count ->
    [zero] أُعيد تشغيل لعبة المضيف. يستمر اللعب من هنا.
    [one] أُعيد تشغيل لعبة المضيف وعادت إلى الوراء حركة واحدة. يستمر اللعب من هنا.
    [two] أُعيد تشغيل لعبة المضيف وعادت إلى الوراء حركتين. يستمر اللعب من هنا.
    [few] أُعيد تشغيل لعبة المضيف وعادت إلى الوراء { $count } حركات. يستمر اللعب من هنا.
    [many] أُعيد تشغيل لعبة المضيف وعادت إلى الوراء { $count } حركة. يستمر اللعب من هنا.
   *[other] أُعيد تشغيل لعبة المضيف وعادت إلى الوراء { $count } حركة. يستمر اللعب من هنا.
}

deal-own = تم التحقق: شارك جهازك في خلط الأوراق، ولم يغيّر أحد ما أسهم به.
news-deal-unfair = توزيع غير عادل: { $fault ->
    [part_changed] استُبدل ما أسهم به جهازك في خلط الأوراق.
    [part_late] اختار أحدهم مساهمته بعد الآخرين.
    [secret_changed] سرّ المضيف ليس السرّ الذي التزم به.
    [deal_hidden] تُرك توزيع قبله ولم يُكشف قط.
    [other_terms] وُزّعت لعبة غير التي حان دورها.
    [other_cards] وُزّعت أوراق غير المتفق عليها.
    [other_shuffle] بعد إعادة خلط الأوراق عُرضت عليك أوراق غير الموجودة.
    [other_position] عند النقلة { $moves } عُرض عليك غير ما كان.
   *[impossible_move] عند النقلة { $moves } حدث ما لا تسمح به القواعد.
}
news-deal-unchecked = لا يمكن التحقق من هذا التوزيع: { $why ->
    [older] برنامج المضيف أقدم.
    [part_left_out] لم يشارك جهازك في خلط الأوراق.
   *[deal_not_opened] لم يكشفه المضيف.
}
