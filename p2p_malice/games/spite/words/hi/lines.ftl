lines-round = राउंड
lines-direction = { $way ->
    [up] ऊपर की ओर
   *[down] नीचे की ओर
}
lines-arity = एक बार में { $count } कार्ड
lines-due = अब { $rank } चाहिए
lines-suits = सिर्फ़ { $suits }
lines-trick = ट्रिक
lines-no-trick = नई ट्रिक शुरू
lines-before = पहले के { $count } कार्ड
lines-played = { $name }: { $cards }
lines-face-down = { $count ->
    [one] { $count } नकली जोकर उल्टा
   *[other] { $count } नकली जोकर उल्टे
}
lines-table = टेबल
lines-bounty = इनाम { $card }
lines-gave = दिए { $cards }
lines-got = मिले { $cards }
lines-price = वापसी: { $count } कार्ड
lines-deck = उठाने को { $count } कार्ड
lines-pile = साझी गड्डी में { $count } नकली जोकर

##

lines-hand-count = { $count } कार्ड
lines-fakes-count = { $count } नकली जोकर
lines-score = स्कोर { $count }
lines-place = नंबर { $count }
lines-barred = इस ट्रिक से बाहर
lines-passed = पास
lines-absent = अगले राउंड से
lines-early = बारी से पहले { $cards }
lines-skips = { $count ->
    [one] { $count } बारी छूटेगी
   *[other] { $count } बारियाँ छूटेंगी
}
lines-cams = { $count ->
    [1] आ जाओ
    [one] आ जाओ
    [2] आ जाओ, दो बार
   *[other] आ जाओ, { $count } बार
}
lines-hand = हाथ
lines-fakes = नकली जोकर

##

lines-asked-lead = ट्रिक आप खोलें। जो चाहें, खेलें।
lines-asked-claim = { $rank ->
    [A] चाहें तो ऐसे सेट से खोलें, जिसमें इक्का हो। जो पहले खेले, वही खोले।
    [J] चाहें तो ऐसे सेट से खोलें, जिसमें गुलाम हो। जो पहले खेले, वही खोले।
    [Q] चाहें तो ऐसे सेट से खोलें, जिसमें बेगम हो। जो पहले खेले, वही खोले।
    [K] चाहें तो ऐसे सेट से खोलें, जिसमें बादशाह हो। जो पहले खेले, वही खोले।
   *[other] चाहें तो ऐसे सेट से खोलें, जिसमें { $rank } हो। जो पहले खेले, वही खोले।
}
lines-asked-exchange = { $count ->
    [one] उठाने की गड्डी से { $count } कार्ड बदलें।
   *[other] उठाने की गड्डी से 1–{ $count } कार्ड बदलें।
}
lines-asked-swap = { $count ->
    [one] आपके स्कोर के हिसाब से { $count } कार्ड दें, और बदले में दूसरा लें।
   *[other] आपके स्कोर के हिसाब से { $count } कार्ड दें, और बदले में दूसरे लें।
}
lines-asked-buy = वापसी हो सकती है: पिछले सेट को मात दें, और { $count } कार्ड उठाएँ।
lines-type = कार्ड बीच में खाली जगह देकर लिखें: { $cards }
lines-preview = खेलने से पहले जाँचने के लिए आगे ? लगाएँ।
lines-add = जोड़ने को: { $words }
lines-buy = वापसी के लिए buy{ $count } जोड़ें।
plain-help-moves =
    सेट के कार्ड बीच में खाली जगह देकर लिखें: 5c 5d. क्या बनता है और
    चलेगा या नहीं, यह देखने के लिए आगे ? लगाएँ: ? 5c 5d
    जो कहना है, वह कार्डों के बाद लिखें, जैसे 7c 7d lower:
      higher, lower    7 के साथ दिशा बदलें
      unbeatable       ऐसे 2 के लिए, जिसे कुछ मात नहीं देता
      cam              आ जाओ
      down             नकली जोकर उल्टे रखें
      buy3             3 कार्डों में वापसी; अभी की कीमत यही हो
    पास करने, मना करने या सारे कार्ड हाथ में रखने के लिए उसका नंबर लिखें।
    जब दूसरों की बारी हो, तो पिछली चाल को गलत बताने के लिए misplay, और
    जल्दी कराने के लिए countdown लिखें।
