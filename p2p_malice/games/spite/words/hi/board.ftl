spite-title = { $title } · राउंड { $round }
spite-back-in = वापसी?
spite-settles = क्या यह मान्य है?
spite-trick = ट्रिक
spite-nothing = यहाँ नई ट्रिक शुरू होती है।
spite-facts = अभी लागू
spite-hand = आपके कार्ड
spite-says = कहें
spite-words = इन शब्दों का मतलब
spite-cards = { $count } कार्ड
spite-fakes = { $count } नकली जोकर
spite-extra = नकली
spite-score = स्कोर { $score }
spite-down = { $count ->
    [one] { $count } कार्ड उल्टा
   *[other] { $count } कार्ड उल्टे
}
spite-lies = { $name }: { $cards }
spite-place = #{ $place }
spite-barred = ट्रिक से बाहर
spite-skips = { $count ->
    [one] { $count } बारी छूटेगी
   *[other] { $count } बारियाँ छूटेंगी
}
spite-absent = अगले राउंड से
spite-passed = पास
spite-may-return = वापसी संभव
spite-sort = { $order ->
    [suit] ⇅ रंग से
    [hands] ⇅ सेट से
   *[value] ⇅ रैंक से
}
spite-do = { $kind ->
    [exchange] { $count ->
        [0] बदलें
        [one] { $count } बदलें
       *[other] { $count } बदलें
    }
    [swap] { $count ->
        [0] दें
        [one] { $count } दें
       *[other] { $count } दें
    }
   *[play] { $count ->
        [0] खेलें
        [one] { $count } कार्ड खेलें
       *[other] { $count } कार्ड खेलें
    }
}
spite-early = बारी से पहले: { $cards }
spite-clock = { $what ->
    [call] गलत चाल पकड़ने का समय
    [claim] अगली रैंक तक
   *[turn] उलटी गिनती: { $name }
}
spite-ahead = बारी से पहले खेलें
spite-stay-out = बाहर रहें
spite-rest = { $more ->
    [yes] अब आपको कुछ नहीं खेलना है। बाकी लोगों के नंबर तय होते ही अगला राउंड शुरू होगा।
   *[no] अब आपको कुछ नहीं खेलना है। बाकी लोगों के नंबर तय होते ही खेल खत्म होगा।
}
spite-exchange = { $most ->
    [one] “आ जाओ” से ट्रिक आपकी हुई। उठाने की गड्डी से { $most } कार्ड बदलें।
   *[other] “आ जाओ” से ट्रिक आपकी हुई। उठाने की गड्डी से 1–{ $most } कार्ड बदलें।
}
spite-swap = { $count ->
    [one] { $which ->
        [low] आप आगे हैं, इसलिए सबसे छोटा कार्ड देकर बड़ा लें। चुनें कि कौन-सा।
       *[high] आप पीछे हैं, इसलिए सबसे बड़ा कार्ड देकर छोटा लें। चुनें कि कौन-सा।
    }
   *[other] { $which ->
        [low] आप आगे हैं, इसलिए सबसे छोटे { $count } कार्ड देकर बड़े लें। चुनें कि कौन-से।
       *[high] आप पीछे हैं, इसलिए सबसे बड़े { $count } कार्ड देकर छोटे लें। चुनें कि कौन-से।
    }
}
spite-claim = { $rank ->
    [A] ऐसे सेट से खोलें, जिसमें इक्का हो, या दूसरों को खोलने दें।
    [J] ऐसे सेट से खोलें, जिसमें गुलाम हो, या दूसरों को खोलने दें।
    [Q] ऐसे सेट से खोलें, जिसमें बेगम हो, या दूसरों को खोलने दें।
    [K] ऐसे सेट से खोलें, जिसमें बादशाह हो, या दूसरों को खोलने दें।
   *[other] ऐसे सेट से खोलें, जिसमें { $rank } हो, या दूसरों को खोलने दें।
}
spite-claimed = जो यह रैंक पहले खेले, वही खोले: { $rank } – कोई न खेले, तो अगली रैंक की बारी।
spite-leads = { $name } ट्रिक खोलेंगे, किसी भी सेट से।
spite-call = क्या वह गलत चाल थी?
spite-lead = ट्रिक आप खोलें: कोई भी सेट खेलें।
spite-buy = वापसी के लिए उसे मात दें और { $count } कार्ड उठाएँ। या बाहर रहें।
spite-follow = { $count ->
    [0] उसे मात दें, या पास करें।
    [one] उसे { $count } कार्ड से मात दें, या पास करें।
   *[other] उसे { $count } कार्डों से मात दें, या पास करें।
}
spite-hinted = हिंट: { $cards } – { $text }

spite-kept = पहले से
spite-kept-of = { $before } में से { $kept }
