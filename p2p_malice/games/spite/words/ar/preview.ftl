### What the cards that somebody has picked would be, before they are played. Why they may not be is under `error-…`.

preview-same = { $cards ->
    [1] ورقة منفردة:
    [2] زوج
    [3] ثلاثية
   *[4] رباعية
} { $cards ->
    [1] { $of ->
        [A] آس.
        [J] ولد.
        [Q] بنت.
        [K] ملك.
       *[other] { $of }.
    }
   *[2] { $of ->
        [A] آسات.
        [J] أولاد.
        [Q] بنات.
        [K] ملوك.
       *[other] { $of }.
    }
} { $cards ->
    [1] { "" }
   *[2] { $alike ->
        [suited] من نقش واحد.
        [coloured] من لون واحد.
       *[mixed] { "" }
    }
}
preview-straight = ستريت حتى { $of ->
    [A] الآس
    [J] الولد
    [Q] البنت
    [K] الملك
   *[other] { $of }
}.
preview-full-house = فول هاوس: ثلاثية { $of ->
    [A] آسات
    [J] أولاد
    [Q] بنات
    [K] ملوك
   *[other] { $of }
}.
preview-flush = فلش حتى { $of ->
    [A] الآس
    [J] الولد
    [Q] البنت
    [K] الملك
   *[other] { $of }
}.
preview-quads = أربعة متشابهة.
preview-straight-flush = ستريت فلش.
preview-joker = جوكر.
preview-jokers = توليفة جوكر، عدد أوراقها { $cards }.
preview-down = { $cards ->
    [zero] لا جوكرات مزيّفة.
    [one] جوكر مزيّف مقلوب.
    [two] جوكران مزيّفان مقلوبان.
    [few] { $cards } جوكرات مزيّفة مقلوبة.
    [many] { $cards } جوكرًا مزيّفًا مقلوبًا.
   *[other] { $cards } جوكر مزيّف مقلوب.
}
preview-wild = لأن فيها 13، فهي أدنى من الطبيعية.
preview-beats = يمكنك لعبها.
preview-leads = يمكنك الافتتاح بها.
preview-loses = يمكنك لعبها، لكن إن كانت آخر أوراقك خسرت الجولة.
