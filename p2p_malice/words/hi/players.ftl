you = आप
said = { $name }: { $text }
said-to = { $who ->
    [you] { $name }, आपसे: { $text }
   *[other] { $name }, { $to } से: { $text }
}
sitter-here = { $name } टेबल पर हैं।
sitter-away = { $name } ऑफ़लाइन हैं।
sitter-left = { $name } ने टेबल छोड़ दी।
sitter-computer = { $name } के लौटने तक उनकी जगह कंप्यूटर खेल रहा है।
sitter-waits = { $name } का इंतज़ार है।
sitters-to-come = { $count ->
    [one] अभी { $count } और खिलाड़ी का इंतज़ार है।
   *[other] अभी { $count } और खिलाड़ियों का इंतज़ार है।
}
hand-over = { $name }, आपकी बारी है। जब कोई और न देख रहा हो, तब Enter दबाएँ।
not-your-turn = अभी आपकी बारी नहीं है।

##

watch-pace = { $seconds ->
    [0] जितना तेज़ हो सके।
    [1] हर सेकंड एक चाल।
    [one] हर { $seconds } सेकंड में एक चाल।
   *[other] हर { $seconds } सेकंड में एक चाल।
}
watch-stopped = रुका हुआ। हर चाल आपके कहने पर।
replay-pace = { $seconds ->
    [0] { $most } में से चाल { $at }, जितना तेज़ हो सके।
    [1] { $most } में से चाल { $at }, हर सेकंड एक।
    [one] { $most } में से चाल { $at }, हर { $seconds } सेकंड में एक।
   *[other] { $most } में से चाल { $at }, हर { $seconds } सेकंड में एक।
}
replay-stopped = { $most } में से चाल { $at }
replay-own = आपके कार्ड
replay-seat = { $name } के कार्ड
replay-open = सब खुले
replay-turn-of = { $cards ->
    [none] { $name }: कोई कार्ड नहीं
   *[other] { $name }: { $cards }
}
replay-end = आखिर
replay-longest = सबसे लंबी बारी

##

plain-watch =
    कंप्यूटर हर सेकंड एक चाल चलता है। रोकने के लिए Enter दबाएँ;
    उसके बाद हर Enter पर अगली चाल होगी। ये भी लिखे जा सकते हैं:
      NUMBER          चालों के बीच के सेकंड, जैसे 2 या 0.5; 0 यानी बिना रुके
      slower, faster  रफ़्तार बदलें (या - और +)
      board           टेबल फिर दिखाएँ
      rules           छोटे में नियम
      quit            देखना बंद करें
plain-replay =
    यह रीप्ले है। अगली चाल के लिए Enter दबाएँ। ये भी लिखे जा सकते हैं:
      NUMBER          चलाएँ, चालों के बीच इतने सेकंड; 0 यानी बिना रुके
      slower, faster  रफ़्तार बदलें (या - और +)
      back            पिछली चाल
      turn, last      अगली बारी, या पिछली बारी
      turns           सारी बारियाँ, नंबर के साथ
      go NUMBER       वह चाल
      best            सबसे ज़्यादा कार्डों वाली बारी
      board           टेबल फिर दिखाएँ
      quit            बंद करें
plain-replay-seats =
    {"  "}seat NAME       उस खिलाड़ी को क्या दिखा
      open            सबके हाथ एक साथ
plain-replay-moments =
    {"  "}better          जहाँ दूसरी चाल ज़्यादा काम आती
plain-watch-again = दूसरा गेम देखने के लिए { -type-rematch } लिखें, या { -type-quit }:

plain-explained = नया: { $what }
plain-lesson-how = { $move } लिखें और Enter दबाएँ।
plain-recalled = आखिर में यह हुआ था:
plain-rules-here = { $house ->
    [none] नियम: { $rules } (पढ़ने के लिए { -type-rules } लिखें)
   *[other] नियम: { $rules }, साथ में { $house } (पढ़ने के लिए { -type-rules } लिखें)
}
plain-help =
    चाल का नंबर लिखकर Enter दबाएँ। ये भी लिखे जा सकते हैं:
      board      टेबल और अपनी चालें फिर देखें
      hint       आपकी जगह कंप्यूटर क्या करता
      undo       पिछली चाल वापस लें, अगर नियम इजाज़त दें
      say TEXT   टेबल पर सबसे कुछ कहें
      poke       जिसकी बारी है, उसे याद दिलाएँ
      watching   कौन देख सकता है, किसे बाहर भेजें
      device     किसी और डिवाइस पर आगे खेलें
      pause      सबके लिए गेम रोकें
      go on      गेम फिर शुरू करें
      log        अब तक क्या हुआ
      aloud      सुनने के लिए: पत्तों के पूरे नाम, हर चाल के बाद कम शब्द
      rules      छोटे में नियम
      rematch    फिर से खेलें, जब गेम खत्म हो जाए
      next       दूसरा खेल, नियम या सीटें, अगर आप मेज़बान हैं
      quit       गेम छोड़ें
    कोई ऑफ़लाइन हो, तो bot, wait या stop भी चलते हैं,
    और होस्ट invite भी।
plain-away = { $count ->
    [one] { $names } के लौटने तक ये भी लिखे जा सकते हैं:
   *[other] { $names } के लौटने तक ये भी लिखे जा सकते हैं:
}
plain-paused = गेम फिर शुरू करने के लिए { -type-go-on } टाइप करें।
plain-away-bot = उनके लौटने तक कंप्यूटर खेले
plain-away-stop = गेम सेव करके यहीं रोकें; आगे ऐसे खेलें: { -command } resume
plain-away-invite = वे खुद न लौटें, तो दूसरा न्योता बनाएँ
plain-away-after = { $count ->
    [one] { $names } के लौटने पर फिर से खेल होगा। ये भी लिखे जा सकते हैं:
   *[other] { $names } के लौटने पर फिर से खेल होगा। ये भी लिखे जा सकते हैं:
}
plain-proposed-wait = { $who ->
    [you] आपने उनका इंतज़ार करने को कहा है। टेबल के आधे से ज़्यादा लोगों की हाँ चाहिए।
   *[other] { $name } की राय है कि इंतज़ार करें। आपकी भी हाँ हो, तो { -type-wait } लिखें।
}
plain-proposed-bot = { $who ->
    [you] आपने कंप्यूटर को खिलाने को कहा है। टेबल के आधे से ज़्यादा लोगों की हाँ चाहिए।
   *[other] { $name } की राय है कि फ़िलहाल कंप्यूटर खेले। आपकी भी हाँ हो, तो { -type-bot } लिखें।
}
plain-proposed-stop = { $who ->
    [you] आपने गेम सेव करके रोकने को कहा है। टेबल के आधे से ज़्यादा लोगों की हाँ चाहिए।
   *[other] { $name } की राय है कि गेम सेव करके रोक दें। आपकी भी हाँ हो, तो { -type-stop } लिखें।
}
plain-proposed-rematch = { $name } का मन फिर से खेलने का है। आपका भी हो, तो { -type-rematch } लिखें।
plain-again = फिर से खेलने के लिए { -type-rematch } लिखें, या { -type-quit }:
plain-next = दूसरा खेल, नियम या सीटें चुनने के लिए { -type-next } लिखें।
plain-your-move = { $name ->
    [none] आपकी चाल (नंबर, या { -type-help }):
   *[other] { $name }, आपकी चाल (नंबर, या { -type-help }):
}
plain-after-the-end = गेम खत्म। { -type-rematch }, { -type-say } TEXT, या { -type-quit } लिखें:
plain-hint = { $number ->
    [0] हिंट: { $move }
   *[other] हिंट: नंबर { $number }, { $move }
}
plain-leave = { $kept ->
    [yes] गेम छोड़ दें? वह सेव है; आगे ऐसे खेलें: { -command } resume (y/n)
   *[no] गेम छोड़ दें? (y/n)
}
plain-may = ये भी लिखे जा सकते हैं: { $moves }
plain-not-your-turn = अभी आपकी बारी नहीं है। (क्या-क्या हो सकता है, यह देखने के लिए { -type-help } लिखें।)
plain-no-such-move = चाल { $number } नहीं है: नंबर 1 से { $count } तक हैं।
plain-no-preview = वहाँ जाँचने को कुछ नहीं है।
plain-no-move = यह आपकी चालों में नहीं है। कोई नंबर लिखें, चालें देखने के लिए { -type-board }, या { -type-help }
