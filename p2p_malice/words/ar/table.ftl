### What a table says: why it refuses a message, and why it says goodbye.

-command = p2p-malice

error-refused = هذا غير مسموح ({ $code }).

error-game-over = انتهت اللعبة.
error-not-over = لم تنتهِ اللعبة بعد.
error-not-your-turn = ليس دورك الآن.
error-no-hints = هذه اللعبة بلا تلميحات.
error-no-undo = لا يمكن التراجع عن ذلك: قواعد هذه اللعبة لا تسمح به.
error-nothing-to-undo = لا شيء للتراجع عنه: متى كُشفت ورقة جديدة أو سُحبت، ثبت ما لعبته.
error-undone-enough = بلغت حد التراجع في هذا الدور ({ $most })، فهذه الحركة ثابتة.
error-undone-enough-in-game = بلغت حد التراجع في هذه اللعبة ({ $most })، فهذه الحركة ثابتة.

error-seated-already = لك مقعد على هذه الطاولة بالفعل.
error-version-mismatch = { $older ->
    [yours] برنامجك أقدم من برنامج المضيف، فلا يمكنكما اللعب معًا. حدّثه بالطريقة التي ثبّتّه بها.
   *[host] برنامج المضيف أقدم من برنامجك، فلا يمكنكما اللعب معًا. اطلب من المضيف تحديثه بطريقة تثبيته نفسها.
}
error-seat-taken = هذا المقعد محجوز. إن كان مقعدك فعد من الجهاز الذي لعبت عليه، وإلا فاطلب من المضيف دعوة أخرى.
error-table-full = اكتمل عدد اللاعبين على هذه الطاولة. إن كنت منهم فعد من الجهاز الذي لعبت عليه.
error-not-started = لم تبدأ اللعبة: لم يكتمل العدد بعد.
error-rematch-is-proposed = تحتاج اللعبة الجديدة إلى موافقة الجميع. اقترحها أولًا.
error-stale-move = وصلت هذه الحركة متأخرة: تغيّر ما على الطاولة. ألقِ نظرة أخرى واختر من جديد.
error-unknown-proposal = لا يوجد خيار كهذا. الخيارات: { $known }.
error-nobody-away = لا أحد غائب الآن.
error-not-all-here = لم يعد الجميع على الطاولة.
error-said-by-table = الطاولة وحدها تعلن تأخّر لاعب.
error-too-much-asked = هذا كثير دفعة واحدة. انتظر بضع ثوانٍ واطلب من جديد.
error-too-much-said = هذا كثير دفعة واحدة. انتظر بضع ثوانٍ ثم أعد قولها.
error-nothing-said = رسالتك فارغة.

bye-left = إلى اللقاء.
bye-over = انتهت اللعبة.
bye-closed = أُغلقت الطاولة.
bye-stopped = يكفي هذا الآن. اللعبة محفوظة، ويمكن للمضيف استئنافها.
bye-turned-out = المضيف يريد هذا المقعد لشخص آخر. لعلّه لم يعرفك: اطلب منه رابطًا آخر.
bye-superseded = انضممت من مكان آخر، فأُغلقت هذه النافذة.
