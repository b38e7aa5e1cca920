### The lesson, part by part: what is explained, what is said when it was `-done`, and when something else was (`-missed`).
### `{ $how }` says what to press, as the screen has it.

lesson-part-beat = { $number } من { $most }: التغلب على ورقة
lesson-part-pass = { $number } من { $most }: التمرير
lesson-part-buy = { $number } من { $most }: العودة
lesson-part-pair = { $number } من { $most }: الافتتاح بزوج
lesson-part-wild = { $number } من { $most }: الـ 13 البديلة
lesson-part-turn = { $number } من { $most }: أعلى أو أدنى
lesson-part-consec = { $number } من { $most }: تسلسل
lesson-part-call = { $number } من { $most }: إعلان حركة خاطئة
lesson-part-out = { $number } من { $most }: إنهاء الأوراق

lesson-waiting = الدور الآن للآخرين.

lesson-beat = الجولة جارية: يفوز بها أول من ينهي أوراقه. كل توليفة لا بد أن تغلب السابقة، وكانت 10. القيم تصعد من 3 إلى 10، ثم 11 و12 و13، ثم J وQ وK وA، والـ 2 هي الأعلى. الولد الذي معك يكفي. { $how }
lesson-beat-done = أحسنت! لكن بعده جاءت بنت ثم آس.
error-lesson-beat-missed = الولد يكفي ليغلب الـ 10. ستحتاج إلى بقية الأوراق لاحقًا.

lesson-pass = لا يغلب الآس إلا جوكرك، والأفضل الاحتفاظ به قليلًا. إذن مرّر: بهذا تخرج من اللمّة، ما لم تعد إليها. { $how }
lesson-pass-done = وها هي 2 على الآس.
error-lesson-pass-missed = احتفظ بالجوكر قليلًا، ومرّر.

lesson-buy = يمكنك العودة: اغلب آخر توليفة، ثم اسحب أوراقًا بعدد الثمن. هو الآن 1، ويرتفع على الجميع: 1، 1، 2، 3، 5، 8. جوكرك يغلب أي شيء، حتى الـ 2. { $how }
lesson-buy-done = سحبت ورقة قيمتها 4، واللمّة لك! لكن احذر: إن كان الجوكر ضمن آخر حركتين لك خسرت الجولة.
error-lesson-buy-missed = العب الجوكر، وقل معه «عودة 1».

lesson-pair = يمكنك الافتتاح بورقة، أو من ورقتين إلى 4 من قيمة واحدة، أو يد بوكر من 5. افتتح بالتسعتين، فيحتاج الجميع إلى زوج. عند تساوي القيم، اللون الواحد يغلب المختلط. { $how }
lesson-pair-done = زوج مقابل زوج: وهذان ولدان.
error-lesson-pair-missed = افتتح بالتسعتين معًا.

lesson-wild = الـ 13 بديلة: مع الملك تصير زوج ملوك، وهو يغلب الولدين. ملكان حقيقيان أعلى قليلًا. { $how }
lesson-wild-done = اللمّة لك، فالافتتاح التالي لك.
error-lesson-wild-missed = العب الملك والـ 13 معًا.

lesson-turn = يمكنك الافتتاح بأي شيء. حتى الآن كانت كل توليفة أعلى من السابقة. مع 7 يمكنك قول «أدنى»، فتصير كل واحدة أدنى من السابقة. هذا جيد لبقية أوراقك! { $how }
lesson-turn-done = من 7 نزولًا هذه المرة.
error-lesson-turn-missed = افتتح بالـ 7، وقل معها «أدنى».

lesson-consec = 7، 6، 5: ثلاث حركات بخطوات متساوية «تسلسل»، وعلى اللمّة أن تستمر كذلك. لا يُلعب الآن إلا 4: لا 13 ولا جوكر. { $how }
lesson-consec-done = التالية يجب أن تكون 3.
error-lesson-consec-missed = لا يتبع 7 و6 و5 إلا 4.

lesson-call = لكن هذه 9! لديك بضع ثوانٍ لإعلان حركة خاطئة: إن أصبت فلك جوكر مزيّف، وإن أخطأت فالحركة الخاطئة عليك. { $how }
lesson-call-done = صحيح! لك جوكر مزيّف (★).
error-lesson-call-missed = أعلن حركة خاطئة: كان المطلوب 3.

lesson-out = الجوكر المزيّف إضافي: لا يلزم لعبه. مكشوفًا هو الـ 5 الظاهرة عليه، وثلاث خمسات مع ثمانيتين فول هاوس، وهي يد بوكر. العبها فتنهي أوراقك. { $how }
lesson-out-done = أنهيت أوراقك أولًا، ففزت بالجولة ونلت نقطتين. اللاعب الأخير يخسر نقطتين. الجوكرات المزيّفة التي لم تلعبها تبقى للجولات القادمة.
error-lesson-out-missed = العب الخمستين والجوكر المزيّف والثمانيتين معًا.

## How it is done at the page.

spite-tap = { $pointer ->
    [tap] اضغط على «{ $what }».
   *[other] انقر على «{ $what }».
}
spite-tap-play = { $pointer ->
    [tap] اضغط على { $what }، ثم على «لعب».
   *[other] انقر على { $what }، ثم على «لعب».
}
