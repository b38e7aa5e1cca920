### The page of the program itself: its menu, set-up and codes. `{ $friend }` is a friend's number, 0 for the only one.

## The key to the table.

key-none = فُتحت هذه الصفحة من دون مفتاحها
start-looks = الإعدادات
start-hello = مرحبًا، { $name }
own-face = اسمك وصورتك
home-about = ألعاب ورق مع الأصدقاء، من جهاز إلى جهاز مباشرة. بلا تثبيت، وبلا حساب.
# The seat at a friend's table that this browser has kept; the game there goes on, or is over. What is sent to the host is in
# the next one.
home-seat = { $over ->
    [yes] { $friends ->
        [none] اللعب مجددًا مع أصدقائك
       *[other] اللعب مجددًا مع { $friends }
    }
   *[no] { $friends ->
        [none] العودة إلى مقعدك
       *[other] العودة إلى الطاولة مع { $friends }
    }
}
home-seat-line = { $over ->
    [yes] طلب دعوة جديدة
   *[no] مقعدك محفوظ
}
home-seat-message = أودّ أن نلعب من جديد. أرسل إليّ دعوة جديدة من فضلك.
key-none-how = افتح العنوان الذي عرضه { -command } web: فيه مفتاح الطاولة.
key-old = لم يعد هذا العنوان صالحًا
key-old-how = افتح آخر عنوان عرضه { -command } web.
key-elsewhere = الطاولة مفتوحة في مكان آخر
key-elsewhere-how = { $way ->
    [page] الطاولة في علامة تبويب أخرى. انقلها إلى هنا للمتابعة من حيث توقفت، وسيحتاج الأصدقاء عندئذٍ إلى دعوات جديدة.
   *[program] الطاولة في علامة تبويب أخرى أو متصفح آخر على هذا الكمبيوتر. انقلها إلى هنا للمتابعة من حيث توقفت.
}
key-take = نقلها إلى هنا
link-program-closed = ○ البرنامج مغلق
program-stopped = توقّف البرنامج.
program-stopped-how = للمتابعة، شغّله من جديد بالأمر: { -command } web

## In the course of things.

sheet-details = التفاصيل
page-failed = لم ينجح ذلك
table-invite = دعوة من جديد

## Forms.

field-fewer = { $what }: أقل
field-more = { $what }: أكثر
field-players = اللاعبون
field-seat = المقعد { $number }
field-seat-you = أنت
field-seat-here = على هذا الجهاز
field-fill = إكمال العدد بالكمبيوتر
field-name = الاسم في { $seat }
field-name-hint = اللاعب { $number }

## Codes.

talk-join = الانضمام إلى لعبة صديق
talk-send-back = أرسل هذا الرد إلى المضيف
send-back = { $way ->
    [share] إرسال إلى المضيف
   *[whatsapp] إرسال عبر واتساب
}
talk-reply = الصق الرد هنا، أو الرسالة التي وصل فيها كاملة
talk-paste = لصق
talk-begin = البدء من دون الآخرين
talk-to-table = العودة إلى الطاولة
talk-arrived = { $friend ->
    [0] وصل رد صديقك
   *[1] وصل رد الصديق { $friend }
}
talk-arrived-how = إذا ضغطت للتو على الرابط في رسالته فاختر «استخدامه»، وإلا فاختر «تجاهل».
talk-ignore = تجاهل
leaving-closes = ستُغلق الطاولة للجميع.
leaving-table = { $kept ->
    [yes] اللعبة محفوظة، ويمكنك استئنافها من القائمة.
   *[no] لم تلعب شيئًا بعد، فلا شيء للحفظ.
}

## The lobby: inviting friends. `{ $name }` is a friend's, `none` for the only one without a name.

lobby-title = { $count ->
    [zero] دعوة الأصدقاء
    [one] ادعُ صديقك
    [two] ادعُ صديقيك
    [few] ادعُ أصدقاءك
    [many] ادعُ أصدقاءك
   *[other] ادعُ أصدقاءك
}
lobby-return = { $how ->
    [itself] في انتظار عودة { $names }
   *[hand] دعوة { $names } من جديد
}
lobby-progress = الدعوات المرسلة: { $sent } من { $count }
lobby-waiting = { $count ->
    [zero] لا ردود منتظرة
    [one] في انتظار الرد
    [two] في انتظار ردّين
    [few] في انتظار { $count } ردود
    [many] في انتظار { $count } ردًّا
   *[other] في انتظار { $count } رد
}
lobby-all-title = رابط واحد للجميع
lobby-all-waiting = { $count ->
    [zero] اكتمل العدد
    [one] في انتظار صديق واحد
    [two] في انتظار صديقين
    [few] في انتظار { $count } أصدقاء
    [many] في انتظار { $count } صديقًا
   *[other] في انتظار { $count } صديق
}
lobby-ask-first = استئذاني قبل جلوس أي شخص
lobby-asks = طلب انضمام إلى الطاولة من { $name }.
lobby-admit = سماح
lobby-refuse = ليس صديقًا
lobby-out = ليس صديقًا؟
lobby-out-of = ليس صديقًا؟ إخلاء مقعد { $name } وإنشاء رابط جديد.
dismiss = إبعاد { $name }
ending-another = لعبة أو مقاعد أخرى
lobby-with = شريكي
lobby-with-of = اللعب مع { $name } شريكًا
lobby-all-here = الجميع هنا
lobby-deal = وزّع الورق
lobby-offline = يبدو أن جهازك غير متصل بالشبكة. اتصل بها أولًا ليتمكن صديقك من الوصول إليك.
lobby-friend = { $friend ->
    [0] صديقك
   *[1] الصديق { $friend }
}
lobby-state = { $state ->
    [free] مقعد شاغر
    [sent] أُرسلت
    [connecting] جارٍ الاتصال…
    [here] هنا ✓
    [away] غائب
   *[new] بلا دعوة بعد
}
lobby-whatsapp = { $again ->
    [yes] { $name ->
        [none] إرسال من جديد عبر واتساب
       *[other] إرسال إلى { $name } من جديد عبر واتساب
    }
   *[no] { $name ->
        [none] دعوة عبر واتساب
       *[other] دعوة { $name } عبر واتساب
    }
}
lobby-message = الرسالة
lobby-how = { $way ->
    [page]
        أرسل الدعوة.
        يفتحها صديقك ويرسل إليك ردًّا.
        اضغط على الرابط في الرد أو الصقه هنا. أبقِ هذه الصفحة مفتوحة حتى ذلك الحين.
    [friend] أرسل هذا الرابط. من يضغط عليه يجلس. أبقِ هذه الصفحة مفتوحة حتى يحضر صديقك.
    [all] أرسل هذا الرابط. من يضغط عليه يجلس. أبقِ هذه الصفحة مفتوحة حتى يحضر الجميع.
   *[program] أبقِ هذه الصفحة مفتوحة. ينضم صديقك مباشرة، أو يرسل إليك ردًّا.
}
lobby-reply = لصق رد
lobby-new = دعوة جديدة
lobby-came = على الطاولة الآن: { $name }.

## Today's deal.

daily-share-title = مشاركة نتيجتك
daily-send = { $way ->
    [share] إرسال إلى صديق
   *[whatsapp] إرسال عبر واتساب
}

## The page at which a reply is tapped.

tapped-title = وصل الرد
tapped-how = انتقل إلى علامة التبويب التي فيها لعبتك واختر «استخدامه». يمكنك إغلاق هذه.
tapped-wrong = هذا الرابط لا يعمل
tapped-closed = لم تعد اللعبة تعمل. شغّلها من جديد، ثم أرسل دعوة جديدة.
tapped-needs-script = تحتاج هذه الصفحة إلى JavaScript. انسخ الرسالة كاملة والصقها في اللعبة.

## Watching the computer play.

watch-every = السرعة: { $times }
watch-slower = أبطأ
watch-faster = أسرع
watch-stop = إيقاف مؤقت
watch-go = تشغيل
watch-step = الحركة التالية
replay-last = الدور السابق
replay-back = الحركة السابقة
replay-turn = الدور التالي
replay-best = أفضل دور
replay-moment = حركات أفضل
replay-lead = هنا تتغيّر الصدارة
replay-next = { $who ->
    [you] التالي: أنت
   *[other] التالي: { $name }
}
watch-again = المشاهدة مجددًا
replay-leave = رجوع
replay-own-game = العب بنفسك
moment-which = حركة أفضل: { $number } من { $most }.
moment-looking = جارٍ البحث عن حركات أفضل…
moment-none = لم تكن هناك حركة أنفع لك بكثير. لعب رائع!
replay-where = موضع الإعادة
replay-look = الأوراق المعروضة
replay-turns = الأدوار

## The lesson.

lesson-notes = ما المطلوب
page-lesson-one = { $pointer ->
    [tap] اضغط على { $card }.
   *[other] انقر على { $card }.
}
page-lesson-two = { $pointer ->
    [tap] اضغط على { $card }، ثم على { $pile }.
   *[other] انقر على { $card }، ثم على { $pile }.
}

## What has been played and won.

profile-mark = { $mark ->
    [won] فوز
    [lost] خسارة
    [drawn] تعادل
   *[none] لم تكتمل
}
profile-bar = الفوز { $won }، الخسارة { $lost }
profile-replay = إعادة عرض
profile-older = ألعاب سابقة
profile-to-earn = جوائز لم تنلها بعد
profile-no-file = لا يمكن قراءة هذا الملف، أو حجمه أكبر من 4 ميغابايت.
