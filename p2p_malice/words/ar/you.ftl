### The games that a person has played: figures, opponents, trophies.

menu-you = أنت: ألعابك وجوائزك
you-so-far = الفوز: { $won } · الجوائز: { $count } من { $all }
you-title = ألعابك
you-all = كل الألعاب
you-empty = أكمل لعبة حتى نهايتها لتُحفظ هنا: الفائز، وأفضل دور لك، وجوائزك.
you-unreadable = { $count ->
    [zero] كل ألعابك مقروءة.
    [one] إحدى ألعابك لا يمكن قراءتها: كُتبت بإصدار أحدث، أو أنها تالفة. تبقى مكانها.
    [two] لعبتان من ألعابك لا يمكن قراءتهما: كُتبتا بإصدار أحدث، أو أنهما تالفتان. تبقيان مكانهما.
    [few] { $count } من ألعابك لا يمكن قراءتها: كُتبت بإصدار أحدث، أو أنها تالفة. تبقى مكانها.
    [many] { $count } من ألعابك لا يمكن قراءتها: كُتبت بإصدار أحدث، أو أنها تالفة. تبقى مكانها.
   *[other] { $count } من ألعابك لا يمكن قراءتها: كُتبت بإصدار أحدث، أو أنها تالفة. تبقى مكانها.
}
you-games = الألعاب
you-won = الفوز
you-won-count = { $count } · { $percent }%
you-run = فوز متتالٍ
you-run-count = { $best ->
    [0] 0
   *[1] { $count } · الأفضل { $best }
}
you-best = أكثر الأوراق في دور
you-chain = أكثر ما تتالى على كومة
you-cards = { $count ->
    [zero] لا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
    [many] { $count } ورقة
   *[other] { $count } ورقة
}
you-left = متوسط الباقي بعد خسارة
you-hints = تلميحات مطلوبة
you-time = الوقت على الطاولة
you-minutes = { $hours ->
    [0] { $minutes } د
   *[1] { $hours } س { $minutes } د
}
you-chart = { $unit ->
    [day] الفوز والخسارة حسب اليوم
    [week] الفوز والخسارة حسب الأسبوع
   *[month] الفوز والخسارة حسب الشهر
}
you-groups = أمسيات مع الأصدقاء
# In place of one's own name, in a list and in front of a number.
you-own = أنت
you-group = الألعاب: { $games } · الأمسيات: { $evenings } · آخرها: { $date }
you-group-won = { $told } · آخر فوز: { $names }
you-member = الفوز: { $won }
you-member-run = { $told } · أطول سلسلة: { $run }
you-invite = دعوة من جديد
you-invite-who = من تريد دعوته من جديد؟
group-score = { $name } { $won }
group-scores = { $told } · { $score }
you-rivals = الخصوم
you-recent = آخر الألعاب
you-days = التوزيعات اليومية
you-days-span = { $first } – { $last }
you-days-run = توزيعات اليوم على التوالي
you-day = { $how ->
    [won] { $count ->
        [zero] { $date }: فوز
        [one] { $date }: فوز بفارق ورقة واحدة
        [two] { $date }: فوز بفارق ورقتين
        [few] { $date }: فوز بفارق { $count } أوراق
        [many] { $date }: فوز بفارق { $count } ورقة
       *[other] { $date }: فوز بفارق { $count } ورقة
    }
    [lost] { $count ->
        [zero] { $date }: خسارة
        [one] { $date }: خسارة بفارق ورقة واحدة
        [two] { $date }: خسارة بفارق ورقتين
        [few] { $date }: خسارة بفارق { $count } أوراق
        [many] { $date }: خسارة بفارق { $count } ورقة
       *[other] { $date }: خسارة بفارق { $count } ورقة
    }
    [drawn] { $date }: تعادل
   *[none] { $date }: لم تُلعب
}
you-trophies = الجوائز
you-trophies-count = الجوائز · { $count } من { $all }
you-against = { $drawn ->
    [0] { $won } – { $lost } · آخرها { $date }
   *[1] { $won } – { $lost }، والتعادل { $drawn } · آخرها { $date }
}
you-played = { $how } · { $rules } · { $date }
you-how = { $how ->
    [won] { $left ->
        [zero] فوز
        [one] فوز بفارق ورقة واحدة
        [two] فوز بفارق ورقتين
        [few] فوز بفارق { $left } أوراق
        [many] فوز بفارق { $left } ورقة
       *[other] فوز بفارق { $left } ورقة
    }
    [lost] { $left ->
        [zero] خسارة
        [one] خسارة بفارق ورقة واحدة
        [two] خسارة بفارق ورقتين
        [few] خسارة بفارق { $left } أوراق
        [many] خسارة بفارق { $left } ورقة
       *[other] خسارة بفارق { $left } ورقة
    }
    [drawn] تعادل
   *[none] على شاشة واحدة
}
you-next = ماذا أيضًا؟
you-replay = إعادة عرض
you-replay-which = إعادة عرض أي لعبة؟
you-share = مشاركة لعبة
you-share-which = مشاركة أي لعبة؟
you-back = رجوع
you-forget = حذف شخص
you-forget-who = حذف من؟
you-forget-asks = حذف كل الألعاب مع { $name } من هذا الجهاز؟
you-forget-asks-page = حذف كل الألعاب مع هذا الصديق من هذا الجهاز؟
you-forget-yes = حذفها
you-export = حفظ في ملف
you-import = إضافة من ملف
you-not-earned = ليس بعد
stats-exported = { $count ->
    [zero] لم تُحفظ أي لعبة في { $file }.
    [one] حُفظت لعبة واحدة في { $file }.
    [two] حُفظت لعبتان في { $file }.
    [few] حُفظت { $count } ألعاب في { $file }.
    [many] حُفظت { $count } لعبة في { $file }.
   *[other] حُفظت { $count } لعبة في { $file }.
}
you-added = { $count ->
    [zero] لا جديد في هذا الملف: كل ألعابه موجودة هنا.
    [one] أُضيفت لعبة واحدة.
    [two] أُضيفت لعبتان.
    [few] أُضيفت { $count } ألعاب.
    [many] أُضيفت { $count } لعبة.
   *[other] أُضيفت { $count } لعبة.
}
you-added-of-some = { $count ->
    [zero] لم تُضف أي لعبة.
    [one] أُضيفت لعبة واحدة.
    [two] أُضيفت لعبتان.
    [few] أُضيفت { $count } ألعاب.
    [many] أُضيفت { $count } لعبة.
   *[other] أُضيفت { $count } لعبة.
} { $unreadable ->
    [zero] { "" }
    [one] تعذّرت قراءة سطر واحد من الملف.
    [two] تعذّرت قراءة سطرين من الملف.
    [few] تعذّرت قراءة { $unreadable } أسطر من الملف.
    [many] تعذّرت قراءة { $unreadable } سطرًا من الملف.
   *[other] تعذّرت قراءة { $unreadable } سطر من الملف.
}
you-added-days = { $told } { $count ->
    [zero] { "" }
    [one] أُضيفت نتيجة يومية واحدة.
    [two] أُضيفت نتيجتان يوميتان.
    [few] أُضيفت { $count } نتائج يومية.
    [many] أُضيفت { $count } نتيجة يومية.
   *[other] أُضيفت { $count } نتيجة يومية.
}
news-trophies-earned = { $count ->
    [zero] لا جوائز.
    [one] جائزة: { $names }!
    [two] جائزتان: { $names }!
    [few] جوائز: { $names }!
    [many] جوائز: { $names }!
   *[other] جوائز: { $names }!
}

## Dates.

date-day = { $day } { $month ->
    [1] يناير
    [2] فبراير
    [3] مارس
    [4] أبريل
    [5] مايو
    [6] يونيو
    [7] يوليو
    [8] أغسطس
    [9] سبتمبر
    [10] أكتوبر
    [11] نوفمبر
   *[12] ديسمبر
}
date-year = { $date } { $year }
date-month-short = { $month ->
    [1] يناير
    [2] فبراير
    [3] مارس
    [4] أبريل
    [5] مايو
    [6] يونيو
    [7] يوليو
    [8] أغسطس
    [9] سبتمبر
    [10] أكتوبر
    [11] نوفمبر
   *[12] ديسمبر
}
date-short = { $day } { $month ->
    [1] يناير
    [2] فبراير
    [3] مارس
    [4] أبريل
    [5] مايو
    [6] يونيو
    [7] يوليو
    [8] أغسطس
    [9] سبتمبر
    [10] أكتوبر
    [11] نوفمبر
   *[12] ديسمبر
}

## Trophies: what they are called, and what they are for.

trophy-first-win-line = الفوز بلعبة
trophy-wins-10 = عشرة انتصارات
trophy-wins-10-line = الفوز بعشر ألعاب
trophy-wins-50 = خمسون انتصارًا
trophy-wins-50-line = الفوز بخمسين لعبة
trophy-wins-200 = مئتا انتصار
trophy-wins-200-line = الفوز بمئتي لعبة
trophy-streak-3 = ثلاثة متتالية
trophy-streak-3-line = الفوز بثلاث ألعاب متتالية
trophy-streak-7 = سبعة متتالية
trophy-streak-7-line = الفوز بسبع ألعاب متتالية
trophy-turn-8 = دور جيد
trophy-turn-8-line = لعب ثماني أوراق في دور واحد
trophy-turn-10 = دور رائع
trophy-turn-10-line = لعب عشر أوراق في دور واحد
trophy-turn-15 = بلا توقف
trophy-turn-15-line = لعب خمس عشرة ورقة في دور واحد
trophy-chain-6 = ست على كومة واحدة
trophy-chain-6-line = لعب ست أوراق متتالية على كومة واحدة
trophy-chain-12 = من الآس إلى البنت
trophy-chain-12-line = لعب كومة كاملة في دور واحد
trophy-sweep = فوز ساحق
trophy-sweep-line = الفوز ولدى كل من الآخرين عشر أوراق أو أكثر
trophy-by-one = بفارق ورقة
trophy-by-one-line = الفوز ولدى أحد الآخرين ورقة واحدة فقط
trophy-comeback = عودة قوية
trophy-comeback-line = الفوز بعد تأخّر بخمس أوراق
trophy-daily-1 = توزيعة اليوم
trophy-daily-1-line = الفوز بتوزيعة يوم
trophy-daily-7 = أسبوع من الفوز
trophy-daily-7-line = الفوز بتوزيعة اليوم سبعة أيام متتالية
trophy-full-table = طاولة كاملة
trophy-full-table-line = لعبة بخمسة لاعبين أو أكثر
trophy-friends-5 = خمسة أصدقاء
trophy-friends-5-line = اللعب مع خمسة أصدقاء مختلفين
trophy-rival = خصوم قدامى
trophy-rival-line = خمس وعشرون لعبة مع الصديق نفسه
trophy-spite = Spite
trophy-spite-line = الفوز بلعبة Spite

## A number with one decimal place.

decimal = { $whole }.{ $tenths }

## What makes a win special.

news-won-specially = { $what ->
    [first] أول فوز لك!
    [comeback] يا لها من عودة!
    [closest] بفارق ورقة واحدة!
    [turn] أفضل دور لك حتى الآن: ×{ $count }
   *[run] انتصارات متتالية: { $count }!
}
