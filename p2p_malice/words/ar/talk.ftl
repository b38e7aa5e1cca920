### Codes: handing over one's own, pasting a friend's.

talk-send-invitation = { $friend ->
    [0] أرسل هذا إلى صديقك:
   *[1] أرسل هذا إلى الصديق { $friend }:
}
code-for-all = { $count ->
    [zero] لا مقاعد شاغرة.
    [one] أرسل هذا إلى صديقك: يجلس من يفتحه أولًا.
    [two] رابط واحد للجميع: يجلس أول شخصين يفتحانه.
    [few] رابط واحد للجميع: يجلس أول { $count } أشخاص يفتحونه.
    [many] رابط واحد للجميع: يجلس أول { $count } شخصًا يفتحونه.
   *[other] رابط واحد للجميع: يجلس أول { $count } شخص يفتحونه.
}
talk-send-reply = أرسل هذا الرد إلى المضيف:
lobby-about = المضيف: { $host } · { $plays }
talk-copied = تم النسخ. الصقه في دردشتك.
code-kept = الرسالة موجودة أيضًا في { $file }

## Line by line.

plain-talk = w = فتحها في واتساب   qr = عرض الرمز كرمز QR   c = نسخ   quit = إيقاف
plain-talk-new = new = دعوة أخرى، ولا تعود الدعوة أعلاه صالحة
plain-talk-friend = w { $friend } = فتح في واتساب   qr { $friend } = عرض رمز QR   c { $friend } = نسخ   new { $friend } = استبدال
plain-talk-everybody = ask = استئذاني قبل جلوس أي شخص   out 2 = الصديق 2 ليس صديقًا: إخلاء المقعد وإنشاء رابط آخر
plain-talk-start = start = اللعب من دون الغائبين   quit = إيقاف
plain-paste-invitation = الصق الدعوة، أو الرسالة التي وصلت فيها كاملة:
plain-nothing-to-paste = لم يلصق المضيف ردك بعد. اكتب { -type-w } أو { -type-qr } أو { -type-c } أو { -type-quit }.
plain-which-friend = أي صديق؟ اكتب { $word } ورقمًا: { $numbers }.
plain-no-browser = تعذّر فتح المتصفح. انسخ الرسالة بـ { -type-c } والصقها بنفسك.
plain-choose = اختيارك (1-{ $count }):
plain-no-such-choice = «{ $answer }» ليس من الخيارات. اكتب رقمًا من 1 إلى { $count }.
plain-suggestions = المعتاد: { $suggestions }
plain-choice = { $choice }. { $line }
plain-besides = لإعداد لعبة أولًا، اكتب { -type-change } واسمها، مثل { $word }.
plain-form = لإبقاء ما بين القوسين اضغط Enter، ولترك خانة فارغة اكتب -، وللرجوع اكتب { -type-quit }.
plain-empty = لا شيء
plain-field = { $label } [{ $now }]:
plain-range = { $label }، من { $least } إلى { $most }
plain-more = { $label }، مثل jokers=1 deals=3 (للقائمة: ?) [{ $now }]:
plain-no-such-field = لا شيء هنا باسم «{ $name }». للقائمة اكتب ?.
plain-no-such-number = اكتب رقمًا من { $least } إلى { $most }.
