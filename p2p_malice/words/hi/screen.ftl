screen-failed = यह नहीं हो पाया
screen-menu-keys = C: यह गेम अपने हिसाब से   F1: मदद   Q: बंद
screen-menu-help =
    1, 2, J…    उस नंबर या अक्षर की लाइन चुनें
    ↑ ↓          ऊपर-नीचे जाएँ; Enter से चुनें
    C            सामने वाला गेम अपने हिसाब से बनाएँ
    Esc          आखिरी लाइन पर जाएँ; फिर दबाएँ: बंद
    Q, F10       बंद करें
screen-choice-help =
    1, 2…       उस नंबर की लाइन चुनें
    ↑ ↓          ऊपर-नीचे जाएँ; Enter से चुनें
    Esc          वापस जाएँ
screen-form-keys = Ctrl+S: हो गया   Esc: रद्द   F1: मदद
screen-form-help =
    ↑ ↓          एक से दूसरी लाइन पर जाएँ, Tab से भी
    ← →          बदलें; नंबर लिखना भी चलता है
    Ctrl+S       यही रखें; लिखने वाली लाइन में Enter से भी
    Esc          बिना बदले वापस जाएँ
profile-key-tabs = ← →: दूसरे गेम
profile-key-invite = I: फिर बुलाएँ
profile-key-replay = R: रीप्ले
profile-key-share = S: शेयर
profile-key-forget = F: किसी को भुलाएँ
profile-key-back = Esc: वापस
profile-help =
    ← ↑ ↓ →      ↑ ↓ से सरकाएँ; ← → से दूसरे गेम देखें
    1, 2…       उस नंबर के गेम दिखाएँ
    I            साथ खेल चुके दोस्तों को फिर बुलाएँ
    R            पिछले गेमों में से कोई फिर दिखाएँ
    N            दूसरा खेल, नियम या सीटें, अगर आप मेज़बान हैं
    S            दूसरों को लिंक भेजें, जो गेम दिखाता है
    F            किसी दोस्त के साथ के सारे गेम मिटाएँ
    Esc          वापस जाएँ
screen-text-keys = तीर और Page वाली कुंजियों से सरकाएँ। Esc से वापस।

##

screen-paste-reply = जवाब यहाँ पेस्ट करें:
screen-paste-carried = कोई जवाब भेजे, तो यहाँ पेस्ट करें:
screen-paste-invitation = न्योता, या उसका पूरा मैसेज, यहाँ पेस्ट करें:
screen-copied-by-terminal = क्लिपबोर्ड तक पहुँच नहीं हुई, इसलिए टर्मिनल से मैसेज कॉपी करने को कहा है। पेस्ट करके देखें; न हो, तो स्क्रीन से कॉपी करें।
screen-no-browser = ब्राउज़र नहीं खुला। F2 से मैसेज कॉपी करके खुद पेस्ट करें।
screen-qr = दोस्त से कहें कि इसे स्कैन करें
screen-send-to = यह { $name } को भेजें:
screen-tab = (Tab: अगला)
screen-box-hint = पेस्ट करें, या { -type-help } लिखकर Enter दबाएँ
screen-status-preparing = आपका कोड बन रहा है…
screen-status-waiting = { $who ->
    [host] होस्ट का इंतज़ार · जवाब अब भी चलेगा · { $clock }
    [named] { $name } का इंतज़ार · कोड अब भी चलेगा · { $clock }
    [several] { $count } दोस्तों का इंतज़ार · कोड अब भी चलेंगे · { $clock }
   *[friend] दोस्त का इंतज़ार · कोड अब भी चलेगा · { $clock }
}
screen-status-connecting = कनेक्शन जुड़ रहा है…
screen-numbered = { $number }. { $name }
screen-friend = { $state ->
    [free] ○ { $name } खाली सीट
    [invited] ○ { $name } को न्योता { $clock }
    [connecting] ◌ { $name } का कनेक्शन…
    [here] ● { $name } टेबल पर
    [away] ◐ { $name } ऑफ़लाइन { $clock }
   *[new] · { $name } को नहीं बुलाया
}
screen-key-copy = F2 कॉपी
screen-key-chat = F3 WhatsApp
screen-key-qr = F4 QR कोड
screen-key-new = F5 नया कोड
screen-key-start = F6 शुरू
screen-key-help = F1 कुंजियाँ
screen-key-stop = Esc रोकें
screen-stop-asks = इंतज़ार रोक दें?
screen-stop-means = { $who ->
    [host] आपका जवाब फिर नहीं चलेगा।
   *[friend] आपका न्योता फिर नहीं चलेगा।
}
screen-wait-on = इंतज़ार जारी रखें
screen-stop-waiting = रोकें
screen-help = कुंजियाँ और कमांड
screen-help-copy = F2   Ctrl+Y   c       मैसेज कॉपी करें
screen-help-chat = F3   Ctrl+W   w       WhatsApp में खोलें
screen-help-qr = F4   Ctrl+R   qr      QR कोड दिखाएँ
screen-help-new = F5   Ctrl+N   new     न्योता बदलें
screen-help-start = F6   Ctrl+T   start   बाकी खिलाड़ियों के बिना शुरू करें
screen-help-ask =                 ask     बैठने से पहले मुझसे पूछें, या न पूछें
screen-help-out =                 out 2   दोस्त 2 कोई और है: सीट खाली, नया लिंक
screen-help-tab = Tab                   अगले दोस्त का मैसेज
screen-help-clear = Esc                   लिखा हुआ मिटाएँ, या रोकें
screen-help-stop = F10  Ctrl+Q   quit    रोकें
screen-help-end = Ctrl+C                प्रोग्राम बंद, या चुना हुआ कॉपी करें

##

screen-keys = { $undo ->
    [yes] H हिंट  U वापस  T चैट  L लॉग  ? नियम  Tab देखें  F1 कुंजियाँ  F10 छोड़ें
   *[no] H हिंट  T चैट  L लॉग  ? नियम  Tab देखें  F1 कुंजियाँ  F10 छोड़ें
}
screen-watch = + तेज़  - धीरे  Space रोकें/चलाएँ  Enter अगली चाल  L लॉग  ? नियम  Tab देखें  F1 कुंजियाँ  F10 छोड़ें
replay-keys = ← →: चाल  ↑ ↓: बारी  Space चलाएँ/रोकें  { $keys }B सबसे अच्छी  + तेज़  - धीरे  L बारियाँ  F1 कुंजियाँ  F10 छोड़ें
replay-key-moments = H बेहतर चालें
replay-key-looks = V किसके कार्ड
screen-watch-after = R दूसरा गेम देखें  L लॉग  F10 छोड़ें
screen-keys-after = R फिर से  C नतीजा कॉपी  T चैट  L लॉग  F1 कुंजियाँ  F10 छोड़ें
screen-keys-next = N दूसरा खेल
ending-short = { $count } बाकी
screen-ending-keys = R फिर से खेलें · C नतीजा कॉपी · Esc बंद
screen-finished = राउंड { $number } खत्म
screen-finished-line = { $place }. { $name }: { $before } → { $after }
screen-finished-keys = कोई भी कुंजी दबाकर बंद करें।
replay-ending-keys = ← वापस · Esc बंद
screen-keys-left = L लॉग  F1 कुंजियाँ  F10 छोड़ें
screen-keys-watching = T चैट  L लॉग  ? नियम  F1 कुंजियाँ  F10 छोड़ें
screen-table-help =
    H               हिंट
    U               चाल वापस लें, अगर नियम इजाज़त दें
    T               चैट
    L               अब तक क्या हुआ
    ?               इस गेम के नियम
    R               यह गेम खत्म हो, तो एक और
    C               गेम खत्म हो, तो नतीजा कॉपी करें
    G               दर्शक
    X               किसी और डिवाइस पर आगे खेलें
    B               गेम रोकें या आगे खेलें

    जब कोई ऑफ़लाइन हो:
    O               उनकी जगह कंप्यूटर खेले
    K               सेव करके रोकें
    I               उन्हें फिर बुलाएँ, या नया न्योता पेस्ट करें

    F1   Ctrl+G     ये कुंजियाँ
    F10  Ctrl+Q     छोड़ें
    Ctrl+C          प्रोग्राम बंद करें
screen-watch-help =
    Space           रोकें या चलाएँ
    Enter           अगली चाल
    + -             तेज़, धीरे
    Tab             सारी गड्डियाँ पूरी देखें
    L               अब तक क्या हुआ
    ?               नियम
    R               यह गेम खत्म हो, तो एक और

    F1   Ctrl+G     ये कुंजियाँ
    F10  Ctrl+Q     छोड़ें
screen-replay-help =
    ← →             एक चाल पीछे, एक चाल आगे
    ↑ ↓             एक बारी पीछे, एक बारी आगे; Page वाली कुंजियाँ भी
    Home, End       शुरू, आखिर
    B               सबसे अच्छी बारी
    H               जहाँ दूसरी चाल ज़्यादा काम आती
    Space           चलाएँ या रोकें
    V               किसके कार्ड दिखें, इसी डिवाइस के गेम में
    + -             तेज़, धीरे
    Tab             सारी गड्डियाँ पूरी देखें
    L               सारी बारियाँ, वहाँ जाने के लिए

    F1   Ctrl+G     ये कुंजियाँ
    F10  Ctrl+Q     छोड़ें
screen-default-help =
    1-9             खेलने का कार्ड, या लिस्ट की चाल
    A-Z             कार्डों के साथ क्या जोड़ें, या लिस्ट की चाल
    Enter           चुने हुए कार्ड खेलें
    1-9, A-Z        वही कुंजी फिर दबाएँ: कार्ड वापस रखें
    ← ↑ ↓ →, Space  चुनने का दूसरा तरीका; माउस भी चलता है
    Esc             सब वापस रखें
    PageDown        और चालें; PageUp से वापस
    Tab             सारी गड्डियाँ पूरी देखें
screen-waiting = बाकी लोगों का इंतज़ार
screen-rules-here = { $house ->
    [none] नियम: { $rules }
   *[other] नियम: { $rules }, साथ में { $house }
}
screen-over = गेम खत्म
screen-your-turn = आपकी बारी
screen-next-player = अगला खिलाड़ी
screen-turn-of = { $name } की बारी
screen-turns-of = { $names } का इंतज़ार
screen-title-match = { $title } · गेम { $deal } · पॉइंट: { $points }
screen-title-many = { $name ->
    [none] { $title } · { $players } खिलाड़ी
   *[other] { $title } · { $players } खिलाड़ी · सबसे आगे: { $name }, { $count } बाकी
}
screen-choose-move = चाल के पास लिखी कुंजी दबाएँ।
screen-or-move = या चाल के पास लिखी कुंजी दबाएँ।
screen-pick-cards = { $most ->
    [one] कार्ड की कुंजी दबाएँ, फिर Enter।
   *[other] { $least } से { $most } कार्डों की कुंजियाँ दबाएँ, फिर Enter।
}
screen-pick-more = { $count } और चुनें। Esc से सब वापस।
screen-picked-cards = चुने: { $cards }
screen-play-picked = Enter से खेलें। Esc से सब वापस।
screen-put-back = Esc से वापस।
screen-play-or-put-back = खेलने के लिए फिर वही चुनें। Esc से वापस।
screen-host-away = होस्ट ऑफ़लाइन हैं ({ $clock })। कनेक्शन अपने आप जुड़ जाएगा।
screen-host-away-short = होस्ट ऑफ़लाइन हैं ({ $clock })।
screen-host-left = होस्ट ने टेबल छोड़ दी। छोड़ने के लिए F10 दबाएँ।
screen-host-away-keys = I नया न्योता पेस्ट करें  F10 छोड़ें
screen-moment = एक पल…
screen-away = { $count ->
    [one] { $names } ऑफ़लाइन हैं ({ $clock })। इंतज़ार करें, या दबाएँ:
   *[other] { $names } ऑफ़लाइन हैं ({ $clock })। इंतज़ार करें, या दबाएँ:
}
screen-away-short = { $count ->
    [one] { $names } ऑफ़लाइन हैं ({ $clock })। F1 से देखें कि क्या करें।
   *[other] { $names } ऑफ़लाइन हैं ({ $clock })। F1 से देखें कि क्या करें।
}
screen-away-keys = { $can_invite ->
    [yes] O कंप्यूटर खेले  K सेव करके रोकें  I फिर बुलाएँ
   *[no] O कंप्यूटर खेले  K सेव करके रोकें
}
screen-gone = { $who }, तो O दबाएँ: उनकी जगह कंप्यूटर खेलेगा।
screen-games-won = जीते हुए गेम: { $counts }
screen-log = अब तक क्या हुआ
screen-again = आपने फिर से खेलने को कहा है। बाकी लोगों की हाँ का इंतज़ार है।
screen-no-such-key = यह कुंजी अभी कुछ नहीं करती। F1 से कुंजियाँ देखें।
screen-hint = हिंट: { $source }, फिर { $target }
screen-hint-move = हिंट: { $keys } दबाएँ।
screen-hint-cards = { $keys ->
    [none] हिंट: Enter दबाएँ।
   *[other] हिंट: { $keys } दबाएँ, फिर Enter।
}
screen-press-move = { $keys } दबाएँ।
screen-press-cards = { $keys } दबाएँ, फिर Enter।
screen-time = समय
screen-of-table = टेबल
screen-on-offer = कार्ड
screen-to-say = जोड़ें
screen-moves = चालें
screen-moves-page = पेज { $number }, कुल { $most }: बाकी PageDown और PageUp से।
screen-pile = { $name }, { $pile }: { $cards }
screen-pile-more = +{ $count }
screen-pile-needs = अगला: { $needs }
screen-piles-cut = सारी गड्डियाँ देखने के लिए Tab दबाएँ।
screen-piles-title = गड्डियाँ (आखिरी कार्ड सबसे ऊपर)
screen-say = कुछ कहें, या तैयार मैसेज के लिए 1-{ $count }; Esc से बंद
screen-seat-free = खाली
screen-proposed-rematch = { $name } का मन फिर से खेलने का है। आपका भी हो, तो R दबाएँ।
screen-proposed-bot = { $who ->
    [you] आपने कंप्यूटर को खिलाने को कहा है। बाकी लोगों की हाँ का इंतज़ार है।
   *[other] { $name } की राय है कि कंप्यूटर खेले। आपकी भी हाँ हो, तो O दबाएँ।
}
screen-proposed-stop = { $who ->
    [you] आपने सेव करके रोकने को कहा है। बाकी लोगों की हाँ का इंतज़ार है।
   *[other] { $name } की राय है कि सेव करके रोक दें। आपकी भी हाँ हो, तो K दबाएँ।
}
screen-proposed-wait = { $who ->
    [you] आपने इंतज़ार करने को कहा है।
   *[other] { $name } की राय है कि इंतज़ार करें।
}
screen-leave = गेम छोड़ दें?
screen-leave-kept = वह सेव है; आगे ऐसे खेलें: { -command } resume
screen-leaving = टेबल छोड़ी जा रही है…
screen-play-on = खेल जारी रखें
screen-leave-it = गेम छोड़ें
phrase-1 = बहुत खूब!
phrase-2 = अरे नहीं…
phrase-3 = जल्दी करो!
phrase-4 = खेलने के लिए शुक्रिया।
phrase-5 = बस एक मिनट।
screen-explained = { $what } (Esc: समझ आया)
screen-lesson-one = { $source } दबाएँ, या कार्ड पर क्लिक करें।
screen-lesson-two = { $source } दबाएँ, फिर { $target }; या कार्ड और गड्डी पर क्लिक करें।
