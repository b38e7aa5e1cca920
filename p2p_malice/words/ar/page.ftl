### The page: what the guest's and the local one have in common.

## What stands in many places.

page-title = { -title }
page-needs-script = تحتاج هذه الصفحة إلى JavaScript للاتصال بجهاز صديقك. فعّله من إعدادات المتصفح، ثم أعد تحميل الصفحة.
page-needs-newer = لم يظهر شيء بعد؟ تحتاج هذه الصفحة إلى متصفح حديث: Safari (iOS) 15.4 أو Chrome 105 أو Firefox 121 أو أحدث. إن كان متصفحك كذلك فأعد تحميل الصفحة.
page-close = إغلاق
page-cancel = إلغاء
page-reload = إعادة التحميل
page-stop = إيقاف
page-your-name = اسمك
page-rules = قواعد اللعب
page-use = استخدامه
page-new-code = لديّ دعوة جديدة
page-how-to-play = طريقة اللعب

## The table.

table-waiting = في انتظار الآخرين
table-over = انتهت اللعبة
table-next-player = اللاعب التالي
table-turn = { $who ->
    [you] دورك
   *[other] دور { $name }
}
table-match = { $title } · اللعبة { $game }: { $points }
table-match-many = { $title } · اللعبة { $game }
table-hand-over = { $name }، حان دورك. اختر «إظهار أوراقي» عندما لا ينظر أحد غيرك.
table-said = { $name }: { $text }
table-said-to = { $who ->
    [you] { $name } إليك: { $text }
   *[other] { $name } إلى { $to }: { $text }
}
table-missing = { $count ->
    [zero] اكتمل العدد.
    [one] في انتظار لاعب واحد.
    [two] في انتظار لاعبين.
    [few] في انتظار { $count } لاعبين.
    [many] في انتظار { $count } لاعبًا.
   *[other] في انتظار { $count } لاعب.
}
table-closed = أُغلقت الطاولة.
table-no-board = تعذّر عرض الأوراق. أعد تحميل الصفحة.
table-log = ما حدث
table-play-on = متابعة اللعب
page-language = اللغة
table-leave = مغادرة
table-leave-title = مغادرة اللعبة؟

## Buttons below the table, of one short word if possible: there are up to eight beside each other.

table-ready = إظهار أوراقي
table-again = لعبة جديدة
table-hint = تلميح
table-undo = تراجع
table-say = دردشة
table-log-short = السجل
table-rules = القواعد
log-since = منذ دورك
table-more = المزيد

## The board.

board-to-go = الباقي { $count }
board-stands-for = بدل
board-computer = الكمبيوتر
board-bot = { $name } (الكمبيوتر)
board-away = غائب
board-left = مغادرة

## Sharing a code.

share-message = الرسالة المطلوب إرسالها
share-show = عرض الرسالة
share-share = مشاركة…
share-copy = نسخ
share-qr = رمز QR
share-copied = { $name ->
    [none] تم النسخ. يمكنك الآن لصقها في الدردشة.
   *[other] تم النسخ. يمكنك الآن لصقها في دردشتك مع { $name }.
}
share-copy-yourself = الرسالة محدَّدة. انسخها بنفسك، ثم الصقها في الدردشة.
share-qr-picture = صورة رمز QR
share-scan = دع صديقك يمسح هذا الرمز

## Pasting a code.

paste-new-title = دعوة جديدة
paste-new = الدعوة الجديدة، أو الرسالة التي وصلت فيها كاملة
paste-invitation = الدعوة، أو الرسالة التي وصلت فيها كاملة
