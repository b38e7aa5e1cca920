watched-goal = { $partners ->
    [yes] يفوز أول فريق من شريكين تفرغ كومتا هدفه.
   *[no] يفوز أول من تفرغ كومة هدفه.
}
watched-pairs = { $one } ضد { $other }.
watched-in-front = في المقدمة: { $names } ({ $left })
watched-needs = ورقة هدف { $name }: { $card } · الوسط يقبل { $ranks }
watched-left = الرقم على كومة الهدف هو عدد ما بقي فيها من أوراق.
watched-wild = { $card } ورقة بديلة: تُحسب هنا { $rank }.
