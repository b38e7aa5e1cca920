### The house rules of Spite, each with a label and a line.

variant-spite = اكسب اللمّات، وتخلّص من أوراقك، واكشف الحركات الخاطئة.
variant-spite-light = جولة واحدة مع حَكَم، بلا مكافآت وبلا «هاتوا ما عندكم».
variant-name-spite = Spite
variant-name-spite-light = Spite الخفيفة
game-spite = Spite
game-spite-line = لعبة لمّات · من 3 إلى 9 لاعبين
game-spite-light = جولة واحدة بقواعد أخف. المكافآت والجوكرات المزيّفة و«هاتوا ما عندكم» و«لا تُغلب» تأتي لاحقًا، ويُشرح كل منها عند أول ظهوره.
plays-spite = { $variant } · { $count ->
    [zero] بلا جولات
    [one] جولة واحدة
    [two] جولتان
    [few] { $count } جولات
    [many] { $count } جولة
   *[other] { $count } جولة
} · اللاعبون: { $players }

rule-rounds = الجولات
means-rounds = بعد هذا العدد من الجولات يفوز صاحب أكثر النقاط.
rule-referee = حَكَم
means-referee = ترفض الطاولة ما يخالف القواعد، فلا حركات خاطئة. جيد للتعلّم.
rule-hints = تلميحات
rule-clock = وقت الدور
rule-clock-off = بلا حد
rule-clock-30 = 30 ثانية
rule-clock-60 = دقيقة
rule-clock-120 = دقيقتان
rule-clock-300 = 5 دقائق
means-hints = يمكنك السؤال عما كان الكمبيوتر ليفعله مكانك.
means-clock = لكل دور حد زمني. وعند انتهائه تلعب الطاولة بدلًا منك.
rule-fakes = جوكرات مزيّفة
means-fakes = تبدأ الكومة المشتركة بهذا العدد من الجوكرات المزيّفة.
rule-bounty = مكافأة
means-bounty = تُكشف ورقة. إنهاء الأوراق بقيمتها يُكسب جوكرات مزيّفة.
rule-come-at-me = هاتوا ما عندكم
means-come-at-me = من يتحدى الآخرين ويفوز باللمّة يستبدل أوراقًا.
rule-window = مهلة الإعلان
means-window = عدد الثواني بعد الحركة لإعلان حركة خاطئة. مع 0 تحكم الطاولة فورًا.
rule-decision = عد تنازلي
means-decision = مدة العد التنازلي بالثواني، زائد ثانية عن كل ورقة سُحبت للتو.
rule-first-lead = افتتاح أول بالقيمة
means-first-lead = الافتتاح لمن يسبق بلعب 3، فإن لم يفعل أحد فـ 4، وهكذا. وإلا فالافتتاح لمن يجلس يسار الموزّع.
rule-last-chance = فرصة أخيرة
means-last-chance = تنتهي اللمّة متى عاد الدور إلى آخر من لعب. وإلا فتنتهي متى مرّر كل الآخرين.
rule-empty-pays = الإعلان يُكسب دائمًا
means-empty-pays = كشف خطأ لاعب بلا جوكرات مزيّفة يُكسبك واحدًا من الكومة المشتركة.
rule-cam-counts-passed = حساب من مرّر
means-cam-counts-passed = يمكن قول «هاتوا ما عندكم» ما دام لدى 3 لاعبين أوراق. وإلا فيلزم أن يبقى 3 في اللمّة.
rule-thirteens-have-suits = للـ 13 نقش
means-thirteens-have-suits = الـ 13 التي تحل محل ورقة أخرى تُحسب عند مقارنة النقوش.
rule-thirteens-natural = الـ 13 وحدها طبيعية
means-thirteens-natural = الـ 13 وحدها طبيعية: 5 منها توليفة جوكر، ويمكنها نيل المكافأة.
rule-big-hands-turn = سبعات وثلاثات كثيرة
means-big-hands-turn = 5 سبعات أو ثلاثات فأكثر تغيّر الاتجاه كما يفعل العدد الأقل.
rule-equal-ranks-form = القيم المتساوية
means-equal-ranks-form = 3 توليفات من القيمة نفسها تكوّن تسلسلًا أيضًا.
rule-sevens-turn-consecs = السبعات تقلب التسلسل
means-sevens-turn-consecs = عندما تغيّر السبعات الاتجاه ينقلب تسلسل الخطوات أيضًا.
