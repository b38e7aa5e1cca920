##

pile = टेबल
pile-trick = पहले के
pile-direction = दिशा
pile-arity = खेलने को
pile-due = अगला
pile-suits = रंग
pile-price = वापसी
pile-claim = खोलें
pile-gave = दिए
pile-got = बदले में
pile-bounty = इनाम
pile-deck = उठाने को
spite-who-leads = कौन खोलेगा?

##

event-round = राउंड { $count } के कार्ड बँट गए।
event-put-down = { $who ->
    [you] { $count ->
        [one] अदला-बदली में आपने { $count } कार्ड दिया।
       *[other] अदला-बदली में आपने { $count } कार्ड दिए।
    }
   *[other] { $count ->
        [one] अदला-बदली में { $name } ने { $count } कार्ड दिया।
       *[other] अदला-बदली में { $name } ने { $count } कार्ड दिए।
    }
}
event-swap-rest = अदला-बदली में ये कार्ड किसी ने नहीं लिए: { $cards }
event-bounty = इनाम: { $cards }
event-claim = { $as ->
    [A] उस रैंक से किसी ने ट्रिक नहीं खोली। अब इक्के वाला कोई भी खोले।
    [J] उस रैंक से किसी ने ट्रिक नहीं खोली। अब गुलाम वाला कोई भी खोले।
    [Q] उस रैंक से किसी ने ट्रिक नहीं खोली। अब बेगम वाला कोई भी खोले।
    [K] उस रैंक से किसी ने ट्रिक नहीं खोली। अब बादशाह वाला कोई भी खोले।
   *[other] उस रैंक से किसी ने ट्रिक नहीं खोली। अब { $as } वाला कोई भी खोले।
}
event-play = { $who ->
    [you] आपकी चाल: { $cards }
   *[other] { $name } की चाल: { $cards }
}
event-early = { $who ->
    [you] आपने बारी से पहले रखा: { $cards }
   *[other] { $name } ने बारी से पहले रखा: { $cards }
}
event-early-down = { $who ->
    [you] { $count ->
        [one] आपने बारी से पहले { $count } नकली जोकर उल्टा रखा।
       *[other] आपने बारी से पहले { $count } नकली जोकर उल्टे रखे।
    }
   *[other] { $count ->
        [one] { $name } ने बारी से पहले { $count } नकली जोकर उल्टा रखा।
       *[other] { $name } ने बारी से पहले { $count } नकली जोकर उल्टे रखे।
    }
}
event-play-down = { $who ->
    [you] { $count ->
        [one] आपने { $count } नकली जोकर उल्टा रखा।
       *[other] आपने { $count } नकली जोकर उल्टे रखे।
    }
   *[other] { $count ->
        [one] { $name } ने { $count } नकली जोकर उल्टा रखा।
       *[other] { $name } ने { $count } नकली जोकर उल्टे रखे।
    }
}
event-say-higher = { $who ->
    [you] आपने कहा “ऊपर”।
   *[other] { $name } ने कहा “ऊपर”।
}
event-say-lower = { $who ->
    [you] आपने कहा “नीचे”।
   *[other] { $name } ने कहा “नीचे”।
}
event-say-unbeatable = { $who ->
    [you] आपने कहा “बेजोड़”।
   *[other] { $name } ने कहा “बेजोड़”।
}
event-say-cam = { $who ->
    [you] आपने कहा “आ जाओ”।
   *[other] { $name } ने कहा “आ जाओ”।
}
event-say-buy = { $who ->
    [you] आपने कहा “वापसी { $count }”।
   *[other] { $name } ने कहा “वापसी { $count }”।
}
event-higher = अब से हर सेट पिछले से ऊँचा होना चाहिए।
event-lower = अब से हर सेट पिछले से नीचा होना चाहिए।
event-lead-for = { $who ->
    [you] किसी ने ट्रिक नहीं खोली, इसलिए आपके सबसे छोटे कार्ड से खुली: { $cards }
   *[other] किसी ने ट्रिक नहीं खोली, इसलिए { $name } के सबसे छोटे कार्ड से खुली: { $cards }
}
event-pass = { $who ->
    [you] आपने पास किया।
   *[other] { $name } ने पास किया।
}
event-skip = { $who ->
    [you] आपकी एक बारी छूटी।
   *[other] { $name } की एक बारी छूटी।
}
event-draw = { $who ->
    [you] { $count ->
        [one] आपने { $count } कार्ड उठाया।
       *[other] आपने { $count } कार्ड उठाए।
    }
   *[other] { $count ->
        [one] { $name } ने { $count } कार्ड उठाया।
       *[other] { $name } ने { $count } कार्ड उठाए।
    }
}
event-reshuffle = { $count ->
    [one] उठाने की गड्डी खाली है। डिस्कार्ड का { $count } कार्ड अब उठाने की नई गड्डी है।
   *[other] उठाने की गड्डी खाली है। डिस्कार्ड के { $count } कार्ड फेंटकर उठाने की नई गड्डी बनी।
}
event-trick = { $who ->
    [you] ट्रिक आपकी।
   *[other] ट्रिक { $name } की।
}
event-exchange = { $who ->
    [you] { $count ->
        [one] आपने उठाने की गड्डी से { $count } कार्ड बदला।
       *[other] आपने उठाने की गड्डी से { $count } कार्ड बदले।
    }
   *[other] { $count ->
        [one] { $name } ने उठाने की गड्डी से { $count } कार्ड बदला।
       *[other] { $name } ने उठाने की गड्डी से { $count } कार्ड बदले।
    }
}
event-countdown = { $who ->
    [you] आपने { $count } सेकंड की उल्टी गिनती शुरू की।
   *[other] { $name } ने { $count } सेकंड की उल्टी गिनती शुरू की।
}
event-out = { $who ->
    [you] आपका हाथ खाली, नंबर { $count } पर।
   *[other] { $name } का हाथ खाली, नंबर { $count } पर।
}
event-places = बाकी लोग आगे के नंबरों के लिए खेलते रहेंगे।
event-absent = { $who ->
    [you] आपका खेल अगले राउंड से।
   *[other] देर से आने वाले के लिए एक सीट खाली है।
}
event-join = { $who ->
    [you] आपका खेल अगले राउंड से।
   *[other] { $name } का खेल अगले राउंड से।
}
event-lose = { $who ->
    [you] राउंड में आपकी हार हुई।
   *[other] राउंड में { $name } की हार हुई।
}
event-place = { $who ->
    [you] आपका नंबर: { $count }
   *[other] { $name } का नंबर: { $count }
}
event-round-score = { $who ->
    [you] आपका स्कोर: { $count }
   *[other] { $name } का स्कोर: { $count }
}

##

event-misplay = { $who ->
    [you] यह गलत चाल थी। आप इस ट्रिक से बाहर हैं, और उसके बाद आपकी एक बारी छूटेगी।
   *[other] यह गलत चाल थी। { $name } इस ट्रिक से बाहर हैं, और उसके बाद उनकी एक बारी छूटेगी।
}
event-back = ट्रिक उस चाल से पहले की जगह लौट गई।
event-call = { $who ->
    [you] आपने पकड़ा।
   *[other] { $name } ने पकड़ा।
}
event-call-too = { $who ->
    [you] पकड़ा आपने भी, पर पर्ची में नाम नहीं निकला।
   *[other] पकड़ा { $name } ने भी, पर पर्ची में नाम नहीं निकला।
}
event-wrong-call = { $who ->
    [you] आपने गलत चाल बताई, पर चाल सही थी।
   *[other] { $name } ने गलत चाल बताई, पर चाल सही थी।
}
event-win-fakes = { $who ->
    [you] { $count ->
        [one] दूसरे खिलाड़ी का { $count } नकली जोकर आपको मिला।
       *[other] दूसरे खिलाड़ी के { $count } नकली जोकर आपको मिले।
    }
   *[other] { $count ->
        [one] दूसरे खिलाड़ी का { $count } नकली जोकर { $name } को मिला।
       *[other] दूसरे खिलाड़ी के { $count } नकली जोकर { $name } को मिले।
    }
}
event-earn = { $who ->
    [you] { $count ->
        [one] आपको { $count } नकली जोकर मिला।
       *[other] आपको { $count } नकली जोकर मिले।
    }
   *[other] { $count ->
        [one] { $name } को { $count } नकली जोकर मिला।
       *[other] { $name } को { $count } नकली जोकर मिले।
    }
}
event-skip-turns = { $who ->
    [you] { $count ->
        [one] “आ जाओ” की कीमत: आपकी { $count } बारी छूटेगी।
       *[other] “आ जाओ” की कीमत: आपकी { $count } बारियाँ छूटेंगी।
    }
   *[other] { $count ->
        [one] “आ जाओ” की कीमत: { $name } की { $count } बारी छूटेगी।
       *[other] “आ जाओ” की कीमत: { $name } की { $count } बारियाँ छूटेंगी।
    }
}

##

move-pass = पास
move-decline = इस रैंक से नहीं
move-none = सब हाथ में रखें (गलत चाल)
move-misplay = गलत चाल!
move-join = शामिल हों
move-countdown = उल्टी गिनती शुरू करें
say-higher = ऊपर
say-lower = नीचे
say-unbeatable = बेजोड़
say-cam = आ जाओ
say-down = नकली जोकर उल्टे
say-buy1 = वापसी 1
say-buy2 = वापसी 2
say-buy3 = वापसी 3
say-buy5 = वापसी 5
say-buy8 = वापसी 8
say-buy13 = वापसी 13
say-buy21 = वापसी 21
say-buy34 = वापसी 34
say-buy55 = वापसी 55
say-buy89 = वापसी 89

##

result-session = { $who ->
    [you] जीत आपकी!
    [nobody] गेम बराबर रहा।
   *[other] { $names } की जीत।
}
