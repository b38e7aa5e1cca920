menu-you = आप: गेम और ट्रॉफ़ियाँ
you-so-far = जीत: { $won } · ट्रॉफ़ियाँ: { $all } में से { $count }
you-title = आपके गेम
you-all = सारे गेम
you-empty = कोई गेम पूरा खेलें, तो वह यहाँ रहेगा: जीत किसकी हुई, आपकी सबसे अच्छी बारी, आपकी ट्रॉफ़ियाँ।
you-unreadable = { $count ->
    [one] आपका { $count } गेम पढ़ा नहीं जा सका: वह नए वर्शन का है, या खराब है। वह जहाँ है, वहीं रहेगा।
   *[other] आपके { $count } गेम पढ़े नहीं जा सके: वे नए वर्शन के हैं, या खराब हैं। वे जहाँ हैं, वहीं रहेंगे।
}
you-games = गेम
you-won = जीत
you-won-count = { $count } · { $percent }%
you-run = लगातार जीत
you-run-count = { $best ->
    [0] 0
    [one] { $count } · रिकॉर्ड { $best }
   *[other] { $count } · रिकॉर्ड { $best }
}
you-best = एक बारी में सबसे ज़्यादा
you-chain = एक गड्डी पर लगातार
you-cards = { $count } कार्ड
you-left = हारने पर औसतन बचे
you-hints = हिंट लिए
you-time = टेबल पर समय
you-minutes = { $hours ->
    [0] { $minutes } मिनट
    [one] { $hours } घंटा { $minutes } मिनट
   *[other] { $hours } घंटे { $minutes } मिनट
}
you-chart = { $unit ->
    [day] हर दिन की जीत और हार
    [week] हर हफ़्ते की जीत और हार
   *[month] हर महीने की जीत और हार
}
you-groups = दोस्तों के साथ शामें
# In place of one's own name, in a list and in front of a number.
you-own = आप
you-group = गेम: { $games } · शामें: { $evenings } · आख़िरी: { $date }
you-group-won = { $told } · आख़िरी जीत: { $names }
you-member = जीत: { $won }
you-member-run = { $told } · सबसे ज़्यादा लगातार: { $run }
you-invite = फिर बुलाएँ
you-invite-who = किसे फिर बुलाएँ?
group-score = { $name } { $won }
group-scores = { $told } · { $score }
you-rivals = मुकाबला
you-recent = पिछले गेम
you-days = रोज़ की बाज़ियाँ
you-days-span = { $first } – { $last }
you-days-run = लगातार आज की बाज़ियाँ
you-day = { $how ->
    [won] { $date }: { $count } कार्ड से जीत
    [lost] { $date }: { $count } कार्ड से हार
    [drawn] { $date }: बराबरी
   *[none] { $date }: नहीं खेली
}
you-trophies = ट्रॉफ़ियाँ
you-trophies-count = ट्रॉफ़ियाँ · { $all } में से { $count }
you-against = { $drawn ->
    [0] { $won } – { $lost } · पिछली बार { $date }
    [one] { $won } – { $lost }, { $drawn } बराबर · पिछली बार { $date }
   *[other] { $won } – { $lost }, { $drawn } बराबर · पिछली बार { $date }
}
you-played = { $how } · { $rules } · { $date }
you-how = { $how ->
    [won] { $left ->
        [0] जीत
        [one] { $left } कार्ड से जीत
       *[other] { $left } कार्ड से जीत
    }
    [lost] { $left ->
        [0] हार
        [one] हार, { $left } कार्ड बाकी
       *[other] हार, { $left } कार्ड बाकी
    }
    [drawn] बराबरी
   *[none] एक ही स्क्रीन पर खेला
}
you-next = और क्या?
you-replay = रीप्ले
you-replay-which = कौन-से गेम का रीप्ले?
you-share = गेम शेयर करें
you-share-which = कौन-सा गेम शेयर करना है?
you-back = वापस
you-forget = किसी को भुलाएँ
you-forget-who = किसे भुलाएँ?
you-forget-asks = { $name } के साथ के सारे गेम इस डिवाइस से मिटा दें?
you-forget-asks-page = इस दोस्त के साथ के सारे गेम इस डिवाइस से मिटा दें?
you-forget-yes = मिटा दें
you-export = फ़ाइल में सेव करें
you-import = फ़ाइल से जोड़ें
you-not-earned = अभी नहीं
stats-exported = { $count ->
    [one] { $file } में { $count } गेम सेव हो गया।
   *[other] { $file } में { $count } गेम सेव हो गए।
}
you-added = { $count ->
    [0] उस फ़ाइल में ऐसा कोई गेम नहीं, जो यहाँ पहले से न हो।
    [one] { $count } गेम जुड़ गया।
   *[other] { $count } गेम जुड़ गए।
}
you-added-of-some = { $count ->
    [0] कोई गेम नहीं जुड़ा।
    [one] { $count } गेम जुड़ गया।
   *[other] { $count } गेम जुड़ गए।
} { $unreadable ->
    [one] फ़ाइल की { $unreadable } लाइन पढ़ी नहीं जा सकी।
   *[other] फ़ाइल की { $unreadable } लाइनें पढ़ी नहीं जा सकीं।
}
you-added-days = { $told } { $count ->
    [one] { $count } दिन का नतीजा जुड़ गया।
   *[other] { $count } दिनों के नतीजे जुड़ गए।
}
news-trophies-earned = { $count ->
    [one] ट्रॉफ़ी मिली: { $names }!
   *[other] ट्रॉफ़ियाँ मिलीं: { $names }!
}

##

date-day = { $day } { $month ->
    [1] जनवरी
    [2] फ़रवरी
    [3] मार्च
    [4] अप्रैल
    [5] मई
    [6] जून
    [7] जुलाई
    [8] अगस्त
    [9] सितंबर
    [10] अक्टूबर
    [11] नवंबर
   *[12] दिसंबर
}
date-year = { $date } { $year }
date-month-short = { $month ->
    [1] जन॰
    [2] फ़र॰
    [3] मार्च
    [4] अप्रैल
    [5] मई
    [6] जून
    [7] जुल॰
    [8] अग॰
    [9] सित॰
    [10] अक्टू॰
    [11] नव॰
   *[12] दिस॰
}
date-short = { $day } { $month ->
    [1] जन॰
    [2] फ़र॰
    [3] मार्च
    [4] अप्रैल
    [5] मई
    [6] जून
    [7] जुल॰
    [8] अग॰
    [9] सित॰
    [10] अक्टू॰
    [11] नव॰
   *[12] दिस॰
}

##

trophy-first-win-line = एक गेम जीतें
trophy-wins-10 = दस जीत
trophy-wins-10-line = दस गेम जीतें
trophy-wins-50 = पचास जीत
trophy-wins-50-line = पचास गेम जीतें
trophy-wins-200 = दो सौ जीत
trophy-wins-200-line = दो सौ गेम जीतें
trophy-streak-3 = लगातार तीन
trophy-streak-3-line = लगातार तीन गेम जीतें
trophy-streak-7 = लगातार सात
trophy-streak-7-line = लगातार सात गेम जीतें
trophy-turn-8 = अच्छी बारी
trophy-turn-8-line = एक बारी में आठ कार्ड खेलें
trophy-turn-10 = शानदार बारी
trophy-turn-10-line = एक बारी में दस कार्ड खेलें
trophy-turn-15 = रुकना मना है
trophy-turn-15-line = एक बारी में पंद्रह कार्ड खेलें
trophy-chain-6 = एक गड्डी पर छह
trophy-chain-6-line = एक गड्डी पर लगातार छह कार्ड खेलें
trophy-chain-12 = इक्के से बेगम तक
trophy-chain-12-line = एक बारी में पूरी गड्डी बनाएँ
trophy-sweep = कोसों आगे
trophy-sweep-line = तब जीतें जब बाकी सबके दस या ज़्यादा कार्ड बचे हों
trophy-by-one = एक कार्ड से
trophy-by-one-line = तब जीतें जब किसी का एक ही कार्ड बचा हो
trophy-comeback = पलटवार
trophy-comeback-line = पाँच कार्ड पिछड़कर भी जीतें
trophy-daily-1 = दिन की बाज़ी
trophy-daily-1-line = आज की बाज़ी जीतें
trophy-daily-7 = जीत का हफ़्ता
trophy-daily-7-line = लगातार सात दिन आज की बाज़ी जीतें
trophy-full-table = भरी टेबल
trophy-full-table-line = पाँच या ज़्यादा लोगों का गेम खेलें
trophy-friends-5 = पाँच दोस्त
trophy-friends-5-line = पाँच अलग-अलग दोस्तों के साथ खेलें
trophy-rival = पुराना मुकाबला
trophy-rival-line = एक ही दोस्त के साथ पच्चीस गेम खेलें
trophy-spite = Spite
trophy-spite-line = Spite का एक गेम जीतें

## A number with one decimal place.

decimal = { $whole }.{ $tenths }

## What makes a win special.

news-won-specially = { $what ->
    [first] आपकी पहली जीत!
    [comeback] क्या ज़बरदस्त वापसी!
    [closest] बस एक कार्ड से!
    [turn] आपकी अब तक की सबसे अच्छी बारी: ×{ $count }
   *[run] लगातार जीत: { $count }!
}
