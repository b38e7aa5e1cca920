##

ending-label = नतीजा
explained-done = समझ आया
ending-title = { $who ->
    [you] जीत आपकी!
    [team] जीत आपकी जोड़ी की! { $names }
    [you-saying] जीत मेरी!
    [team-saying] जीत हमारी!
    [nobody] मुकाबला बराबर
   *[other] { $names } की जीत
}
ending-comfort = { $how ->
    [near] बस ज़रा-सी कसर रह गई! अगली बाज़ी आपकी हो सकती है।
   *[far] पासा पलटने को तैयार?
}
ending-me = मैं
trophy-first-win = पहली जीत
ending-player = खिलाड़ी
ending-left = बचे कार्ड
ending-points = पॉइंट
ending-with-points = { $count } पॉइंट
ending-wins = जीते गेम
ending-matches = जीते मैच
ending-time = समय
ending-minutes = { $minutes } मिनट
ending-best = सबसे अच्छी बारी
ending-decided = जीत वाली बारी
ending-best-of = { $name }: { $count } कार्ड
ending-hints = हिंट
event-hints = { $who ->
    [you] { $count ->
        [one] आपने { $count } हिंट लिया।
       *[other] आपने { $count } हिंट लिए।
    }
   *[other] { $count ->
        [one] { $name } ने { $count } हिंट लिया।
       *[other] { $name } ने { $count } हिंट लिए।
    }
}
ending-evening = { $what ->
    [matches] हाल के मैच
   *[games] हाल के गेम
}
ending-series = { $one } { $wins } – { $losses } { $other }

##

between-title = { $kind ->
    [round] राउंड { $number } खत्म
   *[game] गेम { $number } खत्म
}
between-place = नंबर
between-gain = { $kind ->
    [round] इस राउंड में
   *[game] इस गेम में
}
between-next = { $kind ->
    [round] राउंड { $number } खेलें
   *[game] गेम { $number } खेलें
}
between-how = अंक कैसे बनते हैं
between-rounds = हर राउंड के पॉइंट

##

ending-look = टेबल देखें
ending-show = नतीजा दिखाएँ
ending-earned = ट्रॉफ़ियाँ
ending-challenge = दोस्त को चुनौती दें
ending-share = शेयर
ending-replay = रीप्ले
ending-saved = तस्वीर सेव हो गई।
ending-picture = तस्वीर के रूप में
ending-keep = सात दिन तक पेज न खोलें, तो यह ब्राउज़र आपके गेम मिटा देता है। पेज को होम स्क्रीन पर जोड़कर वहीं से खेलें, तो वे बने रहेंगे। यहाँ के गेम “आप” में फ़ाइल में सेव किए जा सकते हैं।
ending-ready-mark = तैयार
ending-ready-button = तैयार ✓
ending-ready = { $count ->
    [one] { $names } फिर से खेलने को तैयार हैं।
   *[other] { $names } फिर से खेलने को तैयार हैं।
}
ending-waiting = आप तैयार हैं। { $names } का इंतज़ार है।
ending-gone = { $who }, { $invites ->
    [yes] तो उन्हें फिर बुलाएँ, या उनकी जगह कंप्यूटर को खिलाएँ।
   *[no] तो उनकी जगह कंप्यूटर खेल सकता है, या आप भी छोड़ दें।
}
ending-lost = होस्ट से संपर्क टूट गया है। उनके लौटने पर फिर से खेलें।
ending-closed = { $name ->
    [none] होस्ट ने टेबल बंद कर दी।
   *[other] { $name } ने टेबल बंद कर दी है।
}
ending-choosing = { $name ->
    [none] मेज़बान चुन रहे हैं कि अब क्या खेला जाए।
   *[other] { $name } चुन रहे हैं कि अब क्या खेला जाए।
}
ending-play-next = मुझे भी खेलना है

##

banner-label = सूचनाएँ
since = { $time } बजे से।
banner-free = इस टेबल पर एक सीट खाली है।
banner-free-short = एक सीट खाली है
banner-short = { $by ->
    [computer] { $names } की जगह कंप्यूटर खेल रहा है
    [left] { $names } ने टेबल छोड़ दी
   *[nobody] { $count ->
        [one] { $names } ऑफ़लाइन हैं
       *[other] { $names } ऑफ़लाइन हैं
    }
}
banner-lost = { $name ->
    [none] होस्ट ऑफ़लाइन हैं
   *[other] { $name } ऑफ़लाइन हैं
}
banner-away = { $turn ->
    [mine] { $names } ऑफ़लाइन हैं। आप अपनी बारी खेलें।
    [others] { $names } ऑफ़लाइन हैं। उनकी बारी आने तक गेम चलेगा।
   *[theirs] { $names } ऑफ़लाइन हैं। गेम उनका इंतज़ार कर रहा है। थोड़ी देर रुकना अक्सर काफ़ी होता है।
}
banner-computer = { $names } ऑफ़लाइन हैं। उनके लौटने तक उनकी जगह कंप्यूटर खेल रहा है।
table-proposed = { $what ->
    [bot] { $who ->
        [you] आपने कहा है कि कंप्यूटर खेले।
       *[other] { $name } की राय है कि कंप्यूटर खेले।
    }
    [stop] { $who ->
        [you] आपने गेम सेव करके रोकने को कहा है।
       *[other] { $name } की राय है कि गेम सेव करके रोक दें।
    }
   *[wait] { $who ->
        [you] आपने इंतज़ार करने को कहा है।
       *[other] { $name } की राय है कि इंतज़ार करें।
    }
}
banner-line = { $how ->
    [left] { $who }: आगे कैसे खेलें?
    [away] { $who }: गेम रुका है
    [bot] { $name } का सवाल: { $names } की जगह कंप्यूटर खेले?
   *[stop] { $name } का सवाल: सेव करके रोकें?
}
banner-awaits = { $names } की हामी का इंतज़ार है।
banner-back = { $name } फिर टेबल पर हैं।
move-kept = यह रखा हुआ है, और फिर जुड़ते ही चला जाएगा।
table-let-computer = कंप्यूटर को खिलाएँ
table-stop = सेव करके रोकें

##

sound-offer = आवाज़ें चालू करें
loudness = { $volume ->
    [off] आवाज़ें: बंद
    [soft] आवाज़ें: धीमी
   *[loud] आवाज़ें: तेज़
}

##

table-went-back = होस्ट का गेम फिर शुरू हुआ और { $count } चाल पीछे चला गया। खेल यहीं से आगे चलेगा।

deal-own = जाँचा गया: पत्ते फेंटने में आपका डिवाइस शामिल था, और उसका हिस्सा किसी ने नहीं बदला।
news-deal-unfair = बँटवारा निष्पक्ष नहीं: { $fault ->
    [part_changed] फेंटने में आपके डिवाइस का हिस्सा बदल दिया गया।
    [part_late] किसी ने अपना योगदान बाकियों के बाद चुना।
    [secret_changed] मेज़बान का रहस्य वह नहीं है जिससे वह बँधा था।
    [deal_hidden] इससे पहले का एक बँटवारा छोड़ दिया गया और कभी खोला नहीं गया।
    [other_terms] जिसकी बारी थी, उससे अलग खेल बाँटा गया।
    [other_cards] तय पत्तों से अलग पत्ते बाँटे गए।
    [other_shuffle] पत्ते फिर से मिलाने के बाद आपको वे नहीं दिखाए गए जो थे।
    [other_position] चाल { $moves } पर आपको वह नहीं दिखाया गया जो था।
   *[impossible_move] चाल { $moves } पर कुछ ऐसा हुआ जिसकी नियम अनुमति नहीं देते।
}
news-deal-unchecked = यह बँटवारा जाँचा नहीं जा सकता: { $why ->
    [older] मेज़बान का प्रोग्राम पुराना है।
    [part_left_out] पत्ते फेंटने में आपका डिवाइस शामिल नहीं था।
   *[deal_not_opened] मेज़बान ने इसे खोला नहीं है।
}
