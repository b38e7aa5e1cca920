### The arena: computer players against each other.

arena-score = { $a } ضد { $b }: { $score }% ± { $margin } مما كان يمكن الفوز به
arena-rounds = التوزيعات، وكل منها من كل مقعد: { $rounds }
arena-seed = توزيعات هذه المرة: --seed { $seed }
arena-elo = Elo: { $elo } (من { $least } إلى { $most })
arena-stalls = ألعاب لم يفز بها أحد بإنهاء أوراقه: { $stalls }%
arena-time = زمن المعالج لكل قرار: { $a } م.ث مقابل { $b } م.ث
arena-sprt = { $decision ->
    [yes] الأول أقوى بمقدار 20 Elo.
    [no] الأول ليس أقوى بمقدار 20 Elo.
   *[open] لم يُحسم بعد هل الأول أقوى بمقدار 20 Elo.
}
error-program-not-started = لا يمكن تشغيل هذا البرنامج: { $command }
error-no-move-of-program = طُلبت من البرنامج حركة ولم يكتب شيئًا.
