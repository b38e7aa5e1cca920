screen-spite-help =
    1-0, A-Z        आपका एक कार्ड; वही कुंजी फिर दबाएँ, तो वापस
    =               पिछले चुने कार्ड की रैंक के सारे कार्ड
    A-Z, .          . और कार्ड: पिछले चुने कार्ड से इस कार्ड तक सब
    Shift, ← →      निशान वाला कार्ड चुनें, फिर बगल वाला
    + - *           कहें: ऊपर, नीचे, बेजोड़
    @               कहें: आ जाओ
    _               नकली जोकर उल्टे रखें
    $               अभी की कीमत पर वापसी; % से दूसरी कीमत
    Enter           चुने हुए कार्ड खेलें
    P               पास
    M               समय रहते गलत चाल पकड़ें
    C               उल्टी गिनती शुरू करें
    S               कार्ड जमाएँ: रैंक, रंग या सेट से
    Esc             सब वापस रखें
    ← ↑ ↓ →, Space  चुनने का दूसरा तरीका; माउस भी चलता है।
                    डबल क्लिक से उस रैंक के सारे कार्ड।
    Tab             टेबल शब्दों में। 11+2* यानी 11 कार्ड, 2 नकली जोकर
screen-pick = अपने कार्डों की कुंजियाँ दबाएँ, फिर Enter।
screen-range = सिलसिले का आखिरी कार्ड चुनें। Esc से सब वापस।
screen-picked = चुने: { $cards }
screen-picked-ready = { $state ->
    [exchange] Enter से { $cards } बदलें। Esc से सब वापस।
    [swap] Enter से { $cards } दें। Esc से सब वापस।
   *[play] Enter से { $cards } खेलें। Esc से सब वापस।
}
screen-misplay = यह गलत चाल होगी।
screen-beat = { $cards ->
    [none] नकली जोकरों ({ $count }) को मात दें, या पास करें।
   *[other] { $cards } को मात दें, या पास करें।
}
screen-call = क्या वह गलत चाल थी?
screen-title-round = { $title } · राउंड { $number }
screen-look = टेबल
##

screen-cards = कार्ड
screen-score = स्कोर
screen-direction = { $state ->
    [up] ऊपर
   *[down] नीचे
}
screen-bounty = इनाम
screen-gave = दिए
screen-got = मिले
screen-price = वापसी: { $count } कार्ड
screen-other-price = दूसरी कीमत
screen-to-beat = मात दें
screen-hand = हाथ
screen-no-cards = हाथ खाली
screen-clock = { $state ->
    [call] पकड़ें
    [claim] खोलें
   *[turn] समय
}
screen-arranged = { $state ->
    [suits] रंग से जमे
    [hands] सेट से जमे
   *[value] रैंक से जमे
}
screen-place = #{ $count }
screen-barred = बाहर
screen-passed = पास
screen-absent = अगले राउंड से
screen-early = पहले { $cards }
screen-skips = छूटेंगी { $count }
screen-cams = आ जाओ ×{ $count }
