### Games by message: a turn at a time, each sent in any chat.

## Handing over a turn, and pasting the next.

turn-send = { $state ->
    [over] انتهت اللعبة. أرسل هذا ليرى الآخرون كيف انتهت:
    [sent] { $name ->
        [none] لعبتَ دورك. حان دور صديقك.
       *[other] لعبتَ دورك. حان دور { $name }.
    }
    [theirs] { $name ->
        [none] حان دور صديقك. إن لم تصل الرسالة فأرسلها من جديد:
       *[other] حان دور { $name }. إن لم تصل الرسالة فأرسلها من جديد:
    }
   *[ready] { $name ->
        [none] دورك جاهز. أرسله إلى صديقك:
       *[other] دورك جاهز. أرسله إلى { $name }:
    }
}
turn-share = { $way ->
    [share] { $name ->
        [none] إرسال
       *[other] إرسال إلى { $name }
    }
   *[whatsapp] إرسال عبر WhatsApp
}
turn-back = استعادة ورقتي الأخيرة
turn-answer = حين يصل الرد، اضغط على الرابط فيه.
turn-paste = أو الصق الرد
turn-done = تم
plain-talk-back = back = استعادة ورقتك الأخيرة: لم يرها أحد بعد
screen-key-back = F7 استعادة
screen-help-back = F7   Ctrl+B   back    استعادة ورقتك الأخيرة
plain-paste-turn = حين يصل رد، الصقه هنا؛ أو اكتب { -type-quit } وعد لاحقًا بالأمر { -command } resume.
screen-paste-turn = حين يصل رد، الصقه هنا، أو عد لاحقًا:

## What comes of a message.

news-said-here = ما تقوله هنا لا يُرسل: في لعبة بالرسائل قله في المحادثة نفسها.
news-older-turn = { $is_over ->
    [yes] انتهت تلك اللعبة. تجدها بين ألعابك.
   *[no] هذا دور سابق من هذه اللعبة. هكذا حالها الآن.
}
ask-which-seat = { $name ->
    [none] هناك من يلعب { $game } معك بالرسائل. من أنت؟
   *[other] يلعب { $name } لعبة { $game } معك بالرسائل. من أنت؟
}
ask-which-seat-me = { $played ->
    [yes] { $name ->
        [none] أنا اللاعب { $number }، على جهاز آخر
       *[other] أنا { $name }، على جهاز آخر
    }
   *[no] { $name ->
        [none] هذا أنا: اللاعب { $number }
       *[other] أنا { $name }
    }
}
ask-which-seat-none = لا أحد منهم
ask-turn-differs = تتابع هذه الرسالة على نحو مختلف عن اللعبة التي لديك هنا. هناك لعب { $name } { $there }، وهنا { $here }.
ask-turn-differs-here = البقاء على اللعبة التي لدي هنا
ask-turn-differs-there = المتابعة من الرسالة، مع إبقاء اللعبة الأخرى أيضًا
saved-by-message = { $sent ->
    [no] لم يُرسل بعد: ينتظر { $name } دورك
   *[yes] { $name ->
        [none] الدور لك، بالرسائل
       *[other] دور { $name }، بالرسائل
    }
}
saved-by-message-over = انتهت: أرسل الرسالة الأخيرة ليراها الجميع

## What is wrong with one.

error-no-game-code = لا دور من لعبة في هذا النص. انسخ الرسالة كاملة والصقها من جديد.
error-game-cut-off = هذا الدور مقطوع. انسخ الرسالة كاملة من جديد والصقها. في WhatsApp اضغط عليها مطولًا ثم اختر «نسخ».
error-game-altered = جزء من هذا الدور خاطئ. اطلب إرساله من جديد.
error-game-unknown = لا يمكن لعب هذه اللعبة هنا: قواعدها أو لاعبوها غير معروفين لهذا الإصدار.
error-game-of-other-rules = بدأت هذه اللعبة بإصدار آخر من البرنامج. تابعها هناك.
error-game-goes-on = لم تنته هذه اللعبة بعد: يمكن مشاهدتها من جديد حين تنتهي.
error-not-by-message = لا تُلعب هذه اللعبة بالرسائل: ففيها يلعب عدة أشخاص في الوقت نفسه.
error-seats-by-message = بالرسائل تلعب وحدك على هذا الجهاز. المقاعد الأخرى message أو message=NAME أو bot.

## A finished game for others, in the first person of whoever sends it.

shared-game =
    { $whose ->
        [mine] لعبتي في { $game } · { $how }. اضغط لمشاهدتها:
       *[ours] لعبتنا في { $game }. اضغط لمشاهدتها:
    }

    { $link }
news-game-to-show = { $share }
news-trophies-near = { $names }
error-not-shareable = لا يمكن مشاركة هذه اللعبة: فقط ألعاب Spite & Malice التي لُعبت على طاولة في هذا الجهاز.
