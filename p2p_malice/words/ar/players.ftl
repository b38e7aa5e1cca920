### At the table: what the players do and say around the cards.

you = أنت
said = { $name }: { $text }
said-to = { $who ->
    [you] { $name } إليك: { $text }
   *[other] { $name } إلى { $to }: { $text }
}
sitter-here = على الطاولة: { $name }.
sitter-away = انقطع الاتصال مع { $name }.
sitter-left = مغادرة: { $name }.
sitter-computer = يلعب الكمبيوتر بدل { $name } مؤقتًا.
sitter-waits = اللعبة في انتظار { $name }.
sitters-to-come = { $count ->
    [zero] اكتمل العدد.
    [one] في انتظار لاعب واحد.
    [two] في انتظار لاعبين.
    [few] في انتظار { $count } لاعبين.
    [many] في انتظار { $count } لاعبًا.
   *[other] في انتظار { $count } لاعب.
}
hand-over = { $name }، حان دورك. اضغط Enter عندما لا ينظر أحد غيرك.
not-your-turn = ليس دورك الآن.

## Watching the computer play.

watch-pace = { $seconds ->
    [0] بأقصى سرعة.
    [1] حركة كل ثانية.
   *[2] حركة كل { $seconds } ث.
}
watch-stopped = إيقاف مؤقت. كل حركة تنتظر إشارتك.
replay-pace = { $seconds ->
    [0] الحركة { $at } من { $most }، بأقصى سرعة.
    [1] الحركة { $at } من { $most }، حركة كل ثانية.
   *[2] الحركة { $at } من { $most }، حركة كل { $seconds } ث.
}
replay-stopped = الحركة { $at } من { $most }.
replay-own = أوراقك
replay-seat = أوراق { $name }
replay-open = كلها مكشوفة
replay-turn-of = { $cards ->
    [none] { $name }: لا أوراق
   *[other] { $name }: { $cards }
}
replay-end = النهاية
replay-longest = أطول دور

## Line by line.

plain-watch =
    يلعب الكمبيوتر حركة كل ثانية. للإيقاف المؤقت اضغط Enter، وبعدها يُظهر Enter
    الحركة التالية. يمكنك أيضًا كتابة:
      NUMBER          الثواني بين الحركات، مثل 2 أو 0.5، و0 بلا انتظار
      slower, faster  تغيير السرعة (أو - و+)
      board           عرض الطاولة من جديد
      rules           ملخص القواعد
      quit            إيقاف المشاهدة
plain-replay =
    إعادة عرض. للحركة التالية اضغط Enter. يمكنك أيضًا كتابة:
      NUMBER          تشغيل، بهذا العدد من الثواني بين الحركات؛ 0 بلا انتظار
      slower, faster  تغيير السرعة (أو - و+)
      back            الحركة السابقة
      turn, last      الدور التالي، أو السابق
      turns           كل الأدوار بأرقامها
      go NUMBER       تلك الحركة
      best            الدور الأكثر أوراقًا
      board           عرض الطاولة من جديد
      quit            إيقاف
plain-replay-seats =
    {"  "}seat NAME       ما رآه ذلك اللاعب
      open            كل الأيدي معًا
plain-replay-moments =
    {"  "}better          حيث كانت حركة أخرى أنفع لك
plain-watch-again = اكتب { -type-rematch } لمشاهدة لعبة أخرى، أو { -type-quit }:

plain-explained = جديد: { $what }
plain-lesson-how = اكتب { $move } واضغط Enter.
plain-recalled = آخر ما حدث:
plain-rules-here = { $house ->
    [none] القواعد: { $rules }. لقراءتها اكتب { -type-rules }.
   *[other] القواعد: { $rules }، مع { $house }. لقراءتها اكتب { -type-rules }.
}
plain-help =
    اكتب رقم حركة واضغط Enter. يمكنك أيضًا كتابة:
      board      عرض الطاولة وحركاتك من جديد
      hint       ما كان الكمبيوتر ليفعله مكانك
      undo       التراجع عن آخر حركة، إن سمحت القواعد
      say TEXT   قول شيء لكل من على الطاولة
      poke       تذكير صاحب الدور
      watching   من يشاهد، ومن يُسمح له
      device     أكمل اللعب على جهاز آخر
      pause      استراحة للجميع
      go on      متابعة اللعبة
      log        ما حدث حتى الآن
      aloud      للسماع: أسماء الأوراق كاملة، وكلام أقل بعد كل حركة
      rules      ملخص القواعد
      rematch    لعبة جديدة، بعد انتهاء هذه
      next       لعبة أو قواعد أو مقاعد أخرى، إن كنت المضيف
      quit       مغادرة اللعبة
    عند غياب لاعب يمكنك أيضًا كتابة bot أو wait أو stop، وكذلك invite إن كنت
    المضيف.
plain-away = { $count ->
    [zero] يمكنك الآن كتابة:
    [one] إلى حين عودة { $names } يمكنك كتابة:
    [two] إلى حين عودة { $names } يمكنك كتابة:
    [few] إلى حين عودة { $names } يمكنك كتابة:
    [many] إلى حين عودة { $names } يمكنك كتابة:
   *[other] إلى حين عودة { $names } يمكنك كتابة:
}
plain-paused = اكتب { -type-go-on } لمتابعة اللعبة.
plain-away-bot = يلعب الكمبيوتر حتى عودة الغائب
plain-away-stop = حفظ اللعبة والتوقف هنا؛ للمتابعة: { -command } resume
plain-away-invite = دعوة أخرى، إن لم يعد الاتصال تلقائيًا
plain-away-after = { $count ->
    [zero] يمكنك أيضًا كتابة:
    [one] لا لعبة جديدة قبل عودة { $names }. يمكنك أيضًا كتابة:
    [two] لا لعبة جديدة قبل عودة { $names }. يمكنك أيضًا كتابة:
    [few] لا لعبة جديدة قبل عودة { $names }. يمكنك أيضًا كتابة:
    [many] لا لعبة جديدة قبل عودة { $names }. يمكنك أيضًا كتابة:
   *[other] لا لعبة جديدة قبل عودة { $names }. يمكنك أيضًا كتابة:
}
plain-proposed-wait = { $who ->
    [you] اقترحت الانتظار. يلزم أن يوافق أكثر من نصف اللاعبين.
   *[other] اقتراح { $name }: الانتظار. للموافقة اكتب { -type-wait }.
}
plain-proposed-bot = { $who ->
    [you] اقترحت أن يلعب الكمبيوتر. يلزم أن يوافق أكثر من نصف اللاعبين.
   *[other] اقتراح { $name }: أن يلعب الكمبيوتر. للموافقة اكتب { -type-bot }.
}
plain-proposed-stop = { $who ->
    [you] اقترحت حفظ اللعبة والتوقف. يلزم أن يوافق أكثر من نصف اللاعبين.
   *[other] اقتراح { $name }: حفظ اللعبة والتوقف. للموافقة اكتب { -type-stop }.
}
plain-proposed-rematch = اقتراح { $name }: لعبة جديدة. للموافقة اكتب { -type-rematch }.
plain-again = اكتب { -type-rematch } للعبة جديدة، أو { -type-quit }:
plain-next = اكتب { -type-next } لاختيار لعبة أو قواعد أو مقاعد أخرى.
plain-your-move = { $name ->
    [none] حركتك (رقم، أو { -type-help }):
   *[other] { $name }، حركتك (رقم، أو { -type-help }):
}
plain-after-the-end = انتهت اللعبة. اكتب { -type-rematch } أو { -type-say } TEXT أو { -type-quit }:
plain-hint = { $number ->
    [0] تلميح: { $move }.
   *[1] تلميح: رقم { $number }، { $move }.
}
plain-leave = { $kept ->
    [yes] مغادرة اللعبة؟ إنها محفوظة؛ للمتابعة: { -command } resume (y/n)
   *[no] مغادرة اللعبة؟ (y/n)
}
plain-may = يمكنك أيضًا كتابة: { $moves }
plain-not-your-turn = ليس دورك الآن. (لمعرفة خياراتك اكتب { -type-help }.)
plain-no-such-move = لا توجد حركة { $number }: الأرقام من 1 إلى { $count }.
plain-no-preview = لا شيء للفحص هناك.
plain-no-move = هذه ليست من حركاتك. اكتب رقمًا، أو { -type-board } لعرضها، أو { -type-help }.
