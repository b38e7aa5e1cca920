### The guest's page: from an invitation to the table, and back to it. `{ $friends }` are the others, `none` without names.

guest-own-tab = فتح { -title } في علامة تبويب مستقلة
guest-name = ضيف

## What a link leads to.

landing-title = { $name ->
    [none] دعوة من صديق إلى لعبة { $game }
   *[other] دعوة من { $name } إلى لعبة { $game }
}
landing-rules-usual = هذه هي القواعد المعتادة للعبة { -title }. ربما غيّر المضيف بعضها: لمعرفة قواعد لعبتك اضغط على «القواعد» عند الطاولة.
landing-join = انضمام
landing-replied = أُعيد تحميل هذه الصفحة، فلم يعد الرد الذي أرسلته صالحًا. اضغط على «انضمام» وأرسل الرد الجديد.
landing-promise = لا يُرسل شيء قبل الضغط على «انضمام». عندها تتصل هذه الصفحة بجهاز المضيف، ويصله اسمك وعنوانك على الشبكة.
landing-back = { $friends ->
    [none] العودة إلى لعبتك
   *[other] العودة إلى لعبتك مع { $friends }
}
landing-same = إن كانت الدعوة إلى اللعبة التي كنت فيها، فسيعيدك «{ landing-join }» إلى مقعدك.

## Back to a game.

return-back = عودة إلى اللعبة
return-other = الانضمام إلى لعبة أخرى
return-kept = { $friends ->
    [none] مقعدك محفوظ.
   *[other] مقعدك مع { $friends } محفوظ.
}

## On the way to the table.

call-connecting = { $name ->
    [none] جارٍ الاتصال بالمضيف…
   *[other] جارٍ الاتصال: { $name }…
}

## Before the first card.

waiting-title = على هذه الطاولة
waiting-seat = المقعد { $number }
waiting-state = { $how ->
    [you] أنت
    [computer] الكمبيوتر
    [here] هنا ✓
   *[waiting] في الانتظار
}
waiting-came = على الطاولة الآن: { $name }.

## At the table.

guest-away = انقطع الاتصال بالمضيف. الانتظار ينفع غالبًا: ستعود تلقائيًا، وأي حركة تختارها الآن تُرسل عندئذٍ.
guest-long-away = انقطع الاتصال بالمضيف. ستعود تلقائيًا عند عودته. إن طال الأمر فاطلب دعوة جديدة، ثم افتحها أو اضغط على «لديّ دعوة جديدة».
guest-page-away = انقطع الاتصال بالمضيف. مقعدك محفوظ، والانتظار ينفع غالبًا. إن طال الأمر فاطلب دعوة جديدة، ثم افتحها أو اضغط على «لديّ دعوة جديدة».
guest-leave-page = مقعدك محفوظ. للعودة، اطلب دعوة جديدة.
guest-leave = اللعبة محفوظة. للعودة إلى الطاولة، افتح هذه الصفحة من جديد.
guest-incomplete = تعذّر تحميل جزء من هذه الصفحة: إما أنها حُدّثت بعد فتحها، أو أن جهازك غير متصل بالشبكة. للمتابعة أعد تحميلها: دعوتك ما زالت فيها.
guest-garbled = أرسل جهاز المضيف شيئًا لا تفهمه هذه الصفحة. أعد تحميلها واطلب دعوة جديدة.
guest-closed = { $reason } مقعدك محفوظ: للعودة، افتح هنا الدعوة التالية من المضيف.
guest-closed-paste = لصق دعوة جديدة
