### What the board on the full screen says.

screen-malice-help =
    1 … 9           ورقة من يدك
    P               ورقة هدفك
    Q W E R         كومات رميك
    A S D F         الوسط
    Shift, P / Q…  كومات شريكك، في لعب الشركاء
    ←↑↓→, Enter     طريقة أخرى للاختيار؛ والفأرة تعمل أيضًا
    Esc             إعادة الورقة
    Tab             عرض كل المرميّ

    على الطاولة:
    نجمة            ورقة بديلة
    نقطة            المكان الذي جاءت منه ورقة أو ذهبت إليه للتو
    ×4              4 أوراق لُعبت في هذا الدور
    9♥ 8 7          كومة رمي: تحت الـ 9 يوجد 8 و7
screen-title-two = { $title } · الهدف: { $counts }
screen-picked-play = اخترت { $card }. العبها على { $plays }.
screen-picked-discard = اخترت { $card }. ارمها على { $discards } (ينهي دورك).
screen-picked-both = اخترت { $card }. العبها على { $plays }، أو ارمها على { $discards }.
screen-choose = اختر ورقة (1-9 أو P أو Q W E R)، ثم مكان لعبها.
screen-choose-partners = Shift مع P أو Q W E R: كومات شريكك.
screen-discards = { $name }، كومة الرمي { $pile }: { $cards }
screen-open-hand = { $name }، اليد: { $cards }
screen-discards-title = كومات الرمي (آخر ورقة هي الأعلى)
screen-no-discards = لم تُرمَ أي ورقة بعد.
screen-pile-key = { $role ->
    [discard] كومة الرمي { $target }
   *[centre] الكومة { $target }
}
