### The message that carries an invitation to a friend. The message that carries a reply is in guest.ftl: a page sends it, too.

message-invitation = ما رأيك أن نلعب { $game }؟
message-again = هل نلعب { $game } مرة أخرى؟
message-tap = اضغط للعب: { $link }
message-return = هل نكمل لعبتنا { $game }؟
message-tap-return = اضغط للعودة: { $link }
message-command =
    للعب في الطرفية، شغّل هذا الأمر والصق الرسالة كاملة:
    p2p-malice join
message-install = التثبيت من { $address }
message-ask = ليس لديك البرنامج؟ اسألني عنه.
message-page = أو في المتصفح: افتح صفحة اللعبة واختر «الانضمام برمز» والصق الرسالة كاملة هناك.
deal-here =
    يلزمك برنامج p2p-malice للعبها. شغّل هذا الأمر في الطرفية:
    p2p-malice play --deal { $code }
shared-game-here =
    يلزمك برنامج p2p-malice لمشاهدتها. شغّل هذا الأمر في الطرفية:
    p2p-malice replay { $code }

## The message with a turn. Whoever has played it sends it, so it is in the first person.

message-turn = { $stage ->
    [first] بدأتُ لعبة { $game } ولعبتُ دوري الأول.
    [over] انتهت لعبتنا { $game }. شاهد كيف انتهت.
   *[next] لعبتُ دوري في لعبتنا { $game }.
}{ $name ->
    [none] { $stage ->
        [over] { "" }
       *[next] { " " }الدور الآن لك.
    }
   *[other] { " " }{ $name }، الدور لك.
}
message-turn-tap = اضغط للمتابعة: { $link }
