### The lesson, move by move: what is explained, what is said when it was `-done`, and when something else was (`-missed`).
### `{ $how }` says what to press, `{ $pile }` names the pile to play to; both as the screen has them.

lesson-part-building = { $number } من { $most }: البناء
lesson-part-payoff = { $number } من { $most }: كومة الهدف
lesson-part-wild = { $number } من { $most }: الأوراق البديلة
lesson-part-discard = { $number } من { $most }: الرمي
lesson-part-discarded = { $number } من { $most }: من كومات الرمي
lesson-part-king = { $number } من { $most }: البدء بملك
lesson-part-hand = { $number } من { $most }: يد فارغة
lesson-part-full = { $number } من { $most }: كومة مكتملة
lesson-part-winning = { $number } من { $most }: الفوز

lesson-build = اللعبة جارية. يبني الجميع على الكومات الأربع في الوسط، من الآس إلى البنت، والنقش لا يهم. الـ 2 على { $pile } تنتظر 3، وفي يدك واحدة. { $how }
lesson-build-done = أحسنت! الآن تنتظر تلك الكومة 4.
error-lesson-build-missed = هذا ممكن، لكن ابحث عن 3 في يدك: مكانها على الـ 2.

lesson-payoff = كومة الهدف هي بيت القصيد: يفوز أول من تفرغ كومته. لا ترى منها إلا الورقة العليا، وهي 4، ومكانها جاهز! { $how }
lesson-payoff-done = نقصت الكومة ورقة، وكُشفت 7.
error-lesson-payoff-missed = ورقة الهدف 4 مكانها على الـ 3. لا حركة أفضل منها.

lesson-wild = ورقة هدفك 7 تحتاج إلى 6، وليست معك. لكن الملوك أوراق بديلة: يحل الملك محل أي ورقة تطلبها الكومة. ضع ملكك على الـ 5 في { $pile }، وقيمته هناك 6. { $how }
lesson-wild-done = هذه هي الـ 6.
error-lesson-wild-missed = ضع الملك على الـ 5: قيمته هناك 6، ويفتح الطريق للـ 7.

lesson-wild-payoff = والآن تجد الـ 7 مكانها عليه.
lesson-wild-payoff-done = هذا أفضل ما يُستعمل له الملك.
error-lesson-wild-payoff-missed = مكان الـ 7 على الملك، فقيمته 6.

lesson-discard = الآن لا مكان لأي ورقة. رمي ورقة من اليد ينهي دورك، سواء بقي لديك لعب أم لا. ضع الـ 9 على الـ 10، وستتمكن من لعب الاثنتين لاحقًا. { $how }
lesson-discard-done = بهذا ينتهي دورك.
error-lesson-discard-missed = ضع الـ 9 على الـ 10 في كومات الرمي.

lesson-waiting = الدور الآن للخصم.

lesson-discarded = عاد الدور إليك، وفي يدك 5 أوراق. لعب الخصم ورقة 8، فتناسبها الـ 9. يمكنك أيضًا لعب الورقة العليا من كومات الرمي. { $how }
lesson-discarded-done = والآن تحررت الـ 10 التي تحتها.
error-lesson-discarded-missed = الـ 9 على كومة الرمي مكانها على الـ 8.

lesson-which-10 = لديك الآن ورقتان قيمتهما 10: ورقة الهدف، والورقة التي رميتها. أيهما تلعب؟
lesson-which-10-done = صحيح: كومة الهدف أولًا.
error-lesson-which-10-missed = فكّر من جديد: أي 10 تقرّبك من الفوز؟

lesson-king = ورقة الهدف 2، ولا آس توضع عليه. يمكن للملك أن يبدأ كومة أيضًا: على مكان فارغ قيمته آس. { $how }
lesson-king-done = كأنه آس تمامًا.
error-lesson-king-missed = ضع ملكك على مكان فارغ: قيمته هناك آس، ثم تأتي الـ 2 عليه.

lesson-king-payoff = والآن الـ 2.
lesson-king-payoff-done = بقيت ورقة هدف واحدة: 8!
error-lesson-king-payoff-missed = مكان الـ 2 على الملك، فقيمته آس.

lesson-hand = لكل ورقة من أوراق يدك الأربع مكان، إن لعبتها بالترتيب المناسب. العبها كلها: متى فرغت يدك سحبت 5 أوراق جديدة وتابعت اللعب.
lesson-hand-3 = بقيت 3 أوراق.
lesson-hand-2 = بقيت ورقتان.
lesson-hand-1 = وهذه الأخيرة.
lesson-hand-1-done = سحبت 5 أوراق جديدة، وما زال الدور لك!
error-lesson-hand-missed = ابحث عن ورقة في يدك لها مكان في الوسط.

lesson-full = الولد ينتظر بنتًا، وقد سحبتها للتو. انظر ماذا يحدث لكومة مكتملة. { $how }
lesson-full-done = رُفعت من الطاولة! تعود أوراقها إلى السحب، وصار هناك مكان لكومة جديدة.
error-lesson-full-missed = أجّل هذا قليلًا. ضع البنت على الولد أولًا.

lesson-way = ورقة هدفك الأخيرة 8. ابحث عن طريق للعبها!
lesson-way-done = صحيح. وماذا بعد؟
error-lesson-way-missed = ابحث عن الكومة التي تظهر عليها 5، وعُدّ منها حتى الـ 8.

lesson-way-7 = اقتربت كثيرًا.
lesson-way-7-done = والآن…
error-lesson-way-7-missed = الـ 8 تنتظر 7.

lesson-last = العب ورقة هدفك الأخيرة، وفُز!
lesson-last-done = فزت! تنتهي اللعبة حالما تفرغ كومة هدف أحد اللاعبين، مهما بقي في اليد.
error-lesson-last-missed = مكان الـ 8 على الـ 7.

## The puzzle of a day: the number is that of the try.

lesson-puzzle-try = اللغز، المحاولة { $number }
lesson-puzzle = فُز في هذا الدور: العب ورقة هدفك الأخيرة. لا يوجد إلا طريق واحد. يمكنك التراجع عن الحركات، ورمي ورقة يعيدك إلى البداية.
lesson-puzzle-on = فُز في هذا الدور: لا يوجد إلا طريق واحد.
lesson-puzzle-stuck = لم يعد شيء يناسب. تراجع عن بعض الحركات، أو ارمِ ورقة للبدء من جديد.
lesson-puzzle-missed = لم يكن هذا هو الحل. عادت الأوراق كما كانت.
lesson-puzzle-solved = هذا هو الحل! لم يكن هناك طريق آخر.
error-puzzle-take-back = لا يمكن الفوز من هنا. تراجع عن آخر حركة، ثم اسأل من جديد.
