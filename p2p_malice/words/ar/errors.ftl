### What went wrong: `error-CODE`, with the particulars of the error.

-nonsense = أرسل برنامج صديقك شيئًا لا معنى له. تأكّد من أن لديكما الإصدار نفسه.

error-words-twice = المفتاح { $key } مكرر في الفهرس.
error-words-in-circles = المدخل { $key } يشير إلى نفسه.
error-words-unread = لا يمكن قراءة هذا بصيغة Fluent: { $text }

## Setting up a game.

error-own-rules = لا يمكن استخدام القواعد { $name } في config.toml: { $why }
error-no-such-seat = { $late ->
    [yes] لا يوجد مقعد باسم «{ $seat }». استخدم me أو me=NAME (شخص آخر على هذه الشاشة) أو friend أو friend=NAME أو bot ({ $bots }) أو late (صديق ينضم لاحقًا).
   *[no] لا يوجد مقعد باسم «{ $seat }». استخدم me أو me=NAME (شخص آخر على هذه الشاشة) أو friend أو friend=NAME أو bot ({ $bots }) أو message أو message=NAME (صديق يلعب بالرسائل).
}
error-seats-wrong = عدد مقاعد الطاولة من 2 إلى { $most }، وليس { $seats }.
error-seat-kept-twice = لا يمكن حجز أكثر من مقعد واحد للاعب { $name }.
error-nobody-here = للعب مع الأصدقاء لا بد أن يجلس أحد على هذه الشاشة. لنفسك أضف --seat me.

## Playing at a friend's table, and resuming.

error-turned-out = أبعدك المضيف عن الطاولة. لعلّه لم يعرفك: اطلب منه رابطًا آخر.
error-host-left = غادر المضيف اللعبة. اطلب منه دعوة جديدة.
error-no-such-finished-game = لا توجد لعبة منتهية باسم { $game }. شاشة ألعابك تعرض ما يمكن إعادته: { -command } stats
error-nothing-to-replay = لم تُلعب أي لعبة حتى نهايتها بعد.
error-no-such-game = لا توجد لعبة محفوظة باسم { $game }. لعرض ألعابك شغّل: { -command } resume --list
error-save-damaged = { $lost ->
    [zero] اللعبة المحفوظة { $game } تالفة بعد الحركة { $moves }.
    [one] اللعبة المحفوظة { $game } تالفة بعد الحركة { $moves }، وضاعت حركة واحدة.
    [two] اللعبة المحفوظة { $game } تالفة بعد الحركة { $moves }، وضاعت حركتان.
    [few] اللعبة المحفوظة { $game } تالفة بعد الحركة { $moves }، وضاعت { $lost } حركات.
    [many] اللعبة المحفوظة { $game } تالفة بعد الحركة { $moves }، وضاعت { $lost } حركة.
   *[other] اللعبة المحفوظة { $game } تالفة بعد الحركة { $moves }، وضاعت { $lost } حركة.
}
error-save-unplayable = لا يمكن لعب اللعبة المحفوظة { $game }: { $why }
error-save-of-unknown-game = اللعبة المحفوظة { $id } من نوع { $game }، وليس في هذا الإصدار. حدّث البرنامج.
error-save-illegal = لا يمكن استخدام اللعبة المحفوظة { $game } كما هي: الحركة { $move } تخالف القواعد. { $why }

## Starting.

error-no-name = يحتاج الاسم إلى حرف واحد على الأقل.
error-no-input = لا يمكن كتابة شيء: مدخل البرنامج مغلق. شغّله من دون <&- أو </dev/null.
error-no-terminal = جاءت الدعوة عبر أنبوب، فلا طرفية للعب. إن كان اللاعب برنامجًا فأضف --json.
error-page-nonsense = أرسلت الصفحة شيئًا لا يفهمه البرنامج. أعد تحميل الصفحة.
error-one-seat-only = لا يلعب البرنامج إلا في مقعد واحد. انضم مرة لكل برنامج.
error-code-needed = أرسل بعد ذلك: {"{"}"kind":"{ $wanted }","code":…{"}"}
error-too-early = لا شيء للرد عليه بعد: لم يتصل الطرف الآخر.

## What another program sent.

error-frame-too-long = وصلت رسالة أطول من اللازم (أكثر من { $most } بايت). تأكّد من أن لديكما الإصدار نفسه.
error-no-json = وصل شيء ليس JSON. تأكّد من أن لديكما الإصدار نفسه.
error-no-kind = يجب أن يكون kind في الرسالة أحد هذه: { $known }.
error-malformed = تعذّرت قراءة رسالة «{ $kind }». تأكّد من أن لديكما الإصدار نفسه.

error-seat-not-there = { -nonsense }
error-seats-changed = { -nonsense }
error-cards-before-seat = { -nonsense }
error-cards-of-another = { -nonsense }
error-shown-again = { -nonsense }
error-unasked-answer = { -nonsense }
error-words-of-nobody = { -nonsense }

error-unknown-bot = لا يوجد لاعب كمبيوتر باسم «{ $name }». الخيارات: { $known }.
error-unknown-game = لا توجد لعبة باسم «{ $name }». الخيارات: { $known }.

## Bots and games by name, and what a client gets wrong.

error-not-on-offer = { $move } غير ممكنة الآن.
error-nothing-due = لا مهلة جارية الآن.
error-not-seated = اجلس على مقعد أولًا.

## Where nothing more is known than whose fault it was.

error-malice = حدث خطأ ما. شغّل البرنامج من جديد.
error-words = لا يمكن قراءة أحد ملفات البرنامج. ثبّت البرنامج من جديد.
error-game = لا تسمح القواعد بذلك.
error-notation = هذه ليست ورقة ولا حركة ولا وضعية.
error-options = لا يمكن اللعب بهذه القواعد. غيّر إحداها وحاول من جديد.
error-illegal-move = هذه الحركة تخالف القواعد.
error-protocol = لم يفهم البرنامجان أحدهما الآخر. تأكّد من أن لديكما الإصدار نفسه.
error-local-protocol = لا يمكن إرسال ذلك في هذه المرحلة من اللعبة.
error-remote-protocol = { -nonsense }
