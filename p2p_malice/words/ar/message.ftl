### The message that carries an invitation to a friend. The message that carries a reply is in guest.ftl: a page sends it, too.

message-invitation = دعوة من { $host } إلى لعبة { $game }.
message-tap = اضغط للعب: { $link }
message-return = دعوة من { $host } للعودة إلى لعبة { $game }.
message-tap-return = اضغط للعودة: { $link }
message-command =
    للعب في الطرفية، شغّل هذا الأمر والصق الرسالة كاملة:
    p2p-malice join
message-install = التثبيت من { $address }
message-ask = ليس لديك البرنامج؟ اسأل عنه { $host }.
message-page = أو الصق هذا في صفحة اللعبة: «الانضمام برمز».
deal-here =
    يلزمك برنامج p2p-malice للعبها. شغّل هذا الأمر في الطرفية:
    p2p-malice play --deal { $code }
