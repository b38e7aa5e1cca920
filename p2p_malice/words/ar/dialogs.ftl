### What lies over the table of a page for a while; loaded after the first card.

## Saying something.

say-title = دردشة
say-quick = إرسال { $face }
say-history = ما قيل
say-to = إلى:
say-to-all = الجميع
say-what = أو بكلماتك:
say-send = إرسال
say-poke = تذكير { $name }
poked = { $listener ->
    [called] { $name } بانتظارك: إنه دورك.
    [caller] أرسلتَ تذكيرًا إلى { $to }: الدور هناك.
   *[other] { $name } يرسل تذكيرًا إلى { $to }: الدور هناك.
}
watching = { $name } يشاهد اللعب.
watching-no-more = { $name } لم يعد يشاهد.
watching-you = أنت تشاهد: ترى ما يراه الجميع، دون أوراق أي يد.
watching-short = مشاهدة
watching-plays = { $who ->
    [you] أنت تلعب الآن.
   *[other] { $name } يلعب الآن.
}
watching-title = الآخرون على الطاولة
allow-watch = يمكن للآخرين المشاهدة
allow-seats = يمكن للآخرين اللعب بدلاً من الكمبيوتر أو ممن غادر
dismiss-sure = { $over ->
    [yes] إبعاد { $name } نهائيًا؟
   *[no] إبعاد { $name } نهائيًا؟ سيتابع الكمبيوتر اللعب في هذا المقعد.
}
dismissed = { $over ->
    [yes] أبعد المضيف { $name }.
   *[no] أبعد المضيف { $name }. يتابع الكمبيوتر اللعب باسم { $computer }.
}
ask-watch = كل مقاعد هذه الطاولة محجوزة. هل تريد المشاهدة؟
ask-playing = اللعبة الجارية: { $game }. { $asks }
ask-watch-yes = مشاهدة
ask-watch-no = ليس الآن
leave-for-good = مغادرة نهائية
leave-sure = تتخلى عن مقعدك نهائيًا.
ask-take = مغادرة: { $name }. هل تريد متابعة اللعب في هذا المقعد؟ يُسأل المضيف أولاً.
take-seat = اللعب بدلاً من { $name }
asks-seat = طلب من { $name }: اللعب بدلاً من { $other }.
asks-to-play = يودّ اللعب: { $names }.
give-seat = السماح لـ { $name } باللعب بدلاً من { $other }
left-awaits = مغادرة: { $name }. يقرر الآخرون كيف تستمر اللعبة.
left-take = مغادرة: { $name }. يمكنك أن تطلب اللعب في هذا المقعد، أو يقرر الآخرون كيف تستمر اللعبة.
error-seat-asked = سُئل المضيف إن كان بإمكانك اللعب.
error-seat-given = مقعدك الآن مع { $name }.
check-cards-title = هل يوجد أحد بينكما؟
check-cards = { $name ->
    [none] الاتصال بالمضيف: { $cards }
   *[other] الاتصال بـ { $name }: { $cards }
}
check-cards-how = إذا ظهرت عند الطرفين الأوراق نفسها بالترتيب نفسه، فلا أحد بينكما. قارنوها في مكالمة.
another-device = أكمل اللعب على جهاز آخر
another-device-how = افتح هذا الرابط هناك أو امسحه: يكمل مقعدك هناك، وتتركه هذه الصفحة. لا تعطِ الرابط لأحد: من يملكه يملك مقعدك.
pause = استراحة
go-on = متابعة
paused = { $who ->
    [you] استراحة بطلب منك.
   *[other] استراحة بطلب من { $name }.
}
paused-title = استراحة
paused-watched = يتابع اللاعبون متى أرادوا.
resumed = { $who ->
    [you] تُستأنف اللعبة بطلب منك.
   *[other] تُستأنف اللعبة بطلب من { $name }.
}
error-paused = اللعبة في استراحة.
phrase-praise = لعب رائع!
phrase-sigh = يا للأسف…
phrase-hurry = هيا بسرعة!
phrase-thanks = شكرًا على اللعبة.
phrase-wait = لحظة من فضلك.

## Settings of this page.

settings-title = الإعدادات
settings-theme = الألوان
settings-theme-auto = حسب الجهاز
settings-theme-dark = داكنة
settings-theme-light = فاتحة
settings-theme-contrast = تباين عالٍ
settings-felt = الطاولة
look-name = { $look ->
    [blue] زرقاء
    [red] حمراء
    [grey] رمادية
    [oak] طاولة المقهى
    [garden] حديقة ليلية
    [chart] خريطة بحرية
    [sky] كوكبات النجوم
    [mosaic] فسيفساء
    [harbour] ميناء عند الغسق
    [lattice] شبكة زرقاء
    [diamonds] معينات حمراء
    [medallion] ميدالية خضراء
    [stars] ليلة مرصّعة بالنجوم
    [fox] ثعلبان
    [moth] فراشتان
    [peacock] ريش الطاووس
    [compass] وردة الرياح
   *[green] خضراء
}
look-closed = { $look ->
    [garden] حديقة ليلية: الفوز بتوزيعة اليوم سبعة أيام متتالية.
    [sky] كوكبات النجوم: الفوز بسبع ألعاب متتالية.
    [mosaic] فسيفساء: الفوز بخمسين لعبة.
    [harbour] ميناء عند الغسق: اللعب مع خمسة أصدقاء مختلفين.
    [peacock] ريش الطاووس: لعب كومة كاملة في دور واحد.
    [compass] وردة الرياح: الفوز بعد تأخّر بخمس أوراق.
   *[chart] خريطة بحرية: الفوز بعشر ألعاب.
}
look-closed-where = جوائزك تحت «أنت: ألعابك وجوائزك»، حيث تلعب ضد الكمبيوتر.
earn-progress = { $count } من { $goal }
look-opens = تفتح: { $look }
settings-cardFace = وجه الأوراق
card-face-name = { $face ->
    [large] خط كبير
   *[classic] كلاسيكي
}
settings-back = ظهر الأوراق
settings-avatar = صورتك على الطاولة
avatar-name = { $animal ->
    [fox] ثعلب
    [owl] بومة
    [cat] قطة
    [bear] دب
    [hare] أرنب
    [frog] ضفدع
    [octopus] أخطبوط
    [whale] حوت
    [crow] غراب
    [hedgehog] قنفذ
    [moth] فراشة
    [dragon] تنين
   *[letters] أول حرف من اسمك
}
settings-pause = مهلة بعد حركة كل خصم
settings-seconds = { $seconds ->
    [0] بلا مهلة
   *[1] { $seconds } ث
}
settings-autoplay = لعب فوري
settings-explain = شرح كل جديد
settings-volume = الأصوات
settings-volume-off = بلا صوت
settings-volume-soft = خافتة
settings-volume-loud = عالية
settings-vibrate = اهتزاز عند حلول دورك
settings-notify = إشعار عند حلول دورك
settings-awake = إبقاء الشاشة مضاءة أثناء دورك

## How to play, for whoever is at no table yet.

howto-all = كل القواعد
howto-lesson = تعلّم باللعب (3 دقائق، في علامة تبويب جديدة)
waiting-learn = تعلّم { $game } وأنت تنتظر
lobby-partner = { $name } (شريكك)
