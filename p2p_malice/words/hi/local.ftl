##

key-none = यह पेज अपनी चाबी के बिना खुला है
start-looks = सेटिंग
start-hello = नमस्ते, { $name }
own-face = आपका नाम और तस्वीर
home-about = दोस्तों के साथ कार्ड गेम, सीधे डिवाइस से डिवाइस तक। न कुछ इंस्टॉल करना, न कोई अकाउंट।
# The seat at a friend's table that this browser has kept; the game there goes on, or is over. What is sent to the host is in
# the next one.
home-seat = { $over ->
    [yes] { $friends ->
        [none] दोस्तों के साथ फिर खेलें
       *[other] फिर खेलें: { $friends }
    }
   *[no] { $friends ->
        [none] अपनी सीट पर वापस जाएँ
       *[other] मेज़ पर वापस जाएँ: { $friends }
    }
}
home-seat-line = { $over ->
    [yes] नया न्योता माँगें
   *[no] आपकी सीट सुरक्षित है
}
home-seat-message = एक गेम और हो जाए? नया न्योता भेजना।
key-none-how = { -command } web ने जो पता दिखाया था, उसे खोलें: इस टेबल की चाबी उसी में है।
key-old = यह पता अब काम नहीं करता
key-old-how = { -command } web ने जो सबसे नया पता दिखाया था, उसे खोलें।
key-elsewhere = टेबल कहीं और खुली है
key-elsewhere-how = { $way ->
    [page] टेबल दूसरे टैब में है। उसे यहाँ लाएँ और जहाँ रुके थे, वहीं से आगे खेलें; टेबल के दोस्तों को तब नए न्योते चाहिए होंगे।
   *[program] टेबल इसी कंप्यूटर के दूसरे टैब या ब्राउज़र में है। उसे यहाँ लाएँ और जहाँ रुके थे, वहीं से आगे खेलें।
}
key-take = यहाँ लाएँ
link-program-closed = ○ प्रोग्राम बंद
program-stopped = प्रोग्राम रुक गया है।
program-stopped-how = आगे खेलने के लिए उसे फिर चलाएँ: { -command } web

##

sheet-details = पूरी जानकारी
page-failed = यह नहीं हो पाया
table-invite = फिर बुलाएँ

##

field-fewer = { $what }: कम
field-more = { $what }: ज़्यादा
field-players = खिलाड़ी
field-seat = सीट { $number }
field-seat-you = आप
field-seat-here = इसी डिवाइस पर
field-fill = बाकी सीटें कंप्यूटर को दें
field-name = { $seat } का नाम
field-name-hint = खिलाड़ी { $number }

##

talk-join = दोस्त के गेम में शामिल हों
talk-send-back = यह जवाब होस्ट को भेजें
send-back = { $way ->
    [share] होस्ट को भेजें
   *[whatsapp] WhatsApp से भेजें
}
talk-reply = जवाब, या उसका पूरा मैसेज, यहाँ पेस्ट करें
talk-paste = पेस्ट
talk-begin = बाकी लोगों के बिना शुरू करें
talk-to-table = टेबल पर वापस
talk-arrived = { $friend ->
    [0] आपके दोस्त का जवाब आ गया
   *[other] दोस्त { $friend } का जवाब आ गया
}
talk-arrived-how = अगर आपने अभी-अभी उनके मैसेज का लिंक खोला है, तो “इस्तेमाल करें” चुनें। नहीं तो “रहने दें” चुनें।
talk-ignore = रहने दें
leaving-closes = टेबल सबके लिए बंद हो जाएगी।
leaving-table = { $kept ->
    [yes] गेम सेव है। मेन्यू से कभी भी आगे खेलें।
   *[no] अभी कोई चाल नहीं चली गई, इसलिए सेव करने को कुछ नहीं है।
}

##

lobby-title = { $count ->
    [one] अपने दोस्त को बुलाएँ
   *[other] अपने दोस्तों को बुलाएँ
}
lobby-return = { $how ->
    [itself] { $names } के लौटने का इंतज़ार
   *[hand] { $names } को फिर बुलाएँ
}
lobby-progress = { $count } में से { $sent } न्योते भेजे गए
lobby-waiting = { $count ->
    [one] जवाब का इंतज़ार
   *[other] { $count } जवाबों का इंतज़ार
}
lobby-all-title = सबके लिए एक ही लिंक
lobby-all-waiting = { $count ->
    [one] { $count } दोस्त का इंतज़ार
   *[other] { $count } दोस्तों का इंतज़ार
}
lobby-ask-first = किसी के बैठने से पहले मुझसे पूछें
lobby-asks = { $name } ने टेबल पर बैठने की इजाज़त माँगी है।
lobby-admit = आने दें
lobby-refuse = दोस्त नहीं
lobby-out = दोस्त नहीं?
lobby-out-of = दोस्त नहीं? { $name } की सीट खाली करें और नया लिंक बनाएँ।
dismiss = { $name } को बाहर भेजें
ending-another = दूसरा खेल या सीटें
lobby-with = मेरे पार्टनर
lobby-with-of = { $name } को पार्टनर बनाएँ
lobby-all-here = सब आ गए हैं
lobby-deal = पत्ते बाँटें
lobby-offline = लगता है इंटरनेट बंद है। पहले किसी नेटवर्क से जुड़ें, ताकि दोस्त आप तक पहुँच सकें।
lobby-friend = { $friend ->
    [0] आपके दोस्त
   *[other] दोस्त { $friend }
}
lobby-state = { $state ->
    [free] खाली सीट
    [sent] भेज दिया
    [connecting] कनेक्शन जुड़ रहा है…
    [here] यहाँ ✓
    [away] ऑफ़लाइन
   *[new] अभी बुलाया नहीं
}
lobby-whatsapp = { $again ->
    [yes] { $name ->
        [none] WhatsApp से फिर भेजें
       *[other] { $name } को WhatsApp से फिर भेजें
    }
   *[no] { $name ->
        [none] WhatsApp से बुलाएँ
       *[other] { $name } को WhatsApp से बुलाएँ
    }
}
lobby-message = मैसेज
lobby-how = { $way ->
    [page]
        न्योता भेजें।
        दोस्त उसे खोलकर आपको जवाब भेजेंगे।
        जवाब के लिंक पर टैप करें, या जवाब यहाँ पेस्ट करें। तब तक यह पेज खुला रखें।
    [friend] यह लिंक भेजें। जो इस पर टैप करे, उसे सीट मिल जाएगी। दोस्त के आने तक यह पेज खुला रखें।
    [all] यह लिंक भेजें। जो इस पर टैप करे, उसे सीट मिल जाएगी। सबके आने तक यह पेज खुला रखें।
   *[program] यह पेज खुला रखें। दोस्त सीधे आ जाएँगे, या आपको जवाब भेजेंगे।
}
lobby-reply = जवाब पेस्ट करें
lobby-new = नया न्योता
lobby-came = { $name } टेबल पर हैं।

##

daily-share-title = अपना नतीजा शेयर करें
daily-send = { $way ->
    [share] दोस्त को भेजें
   *[whatsapp] WhatsApp से भेजें
}

##

tapped-title = जवाब आ गया
tapped-how = अपने गेम वाले टैब में जाएँ और “इस्तेमाल करें” चुनें। यह टैब अब बंद कर दें।
tapped-wrong = यह लिंक काम नहीं करता
tapped-closed = गेम अब चल नहीं रहा। उसे फिर शुरू करें और नया न्योता भेजें।
tapped-needs-script = इस पेज को JavaScript चाहिए। पूरा मैसेज कॉपी करके गेम में पेस्ट करें।

##

watch-every = रफ़्तार: { $times }
watch-slower = धीरे
watch-faster = तेज़
watch-stop = रोकें
watch-go = चलाएँ
watch-step = अगली चाल
replay-last = पिछली बारी
replay-back = पिछली चाल
replay-turn = अगली बारी
replay-best = सबसे अच्छी बारी
replay-moment = बेहतर चालें
replay-lead = यहाँ बढ़त बदलती है
replay-next = { $who ->
    [you] अब: आप
   *[other] अब: { $name }
}
watch-again = फिर से देखें
replay-leave = वापस
replay-own-game = खुद खेलें
moment-which = बेहतर चाल { $number }, कुल { $most }
moment-looking = बेहतर चालें ढूँढी जा रही हैं…
moment-none = किसी और चाल से ज़्यादा फ़ायदा नहीं होता। बहुत अच्छा खेल!
replay-where = रीप्ले कहाँ पर है
replay-look = किसके कार्ड दिखें
replay-turns = बारियाँ

##

lesson-notes = क्या करना है
page-lesson-one = { $pointer ->
    [tap] { $card } पर टैप करें।
   *[other] { $card } पर क्लिक करें।
}
page-lesson-two = { $pointer ->
    [tap] पहले { $card }, फिर { $pile } पर टैप करें।
   *[other] पहले { $card }, फिर { $pile } पर क्लिक करें।
}

##

profile-mark = { $mark ->
    [won] जीत
    [lost] हार
    [drawn] बराबर
   *[none] अधूरा
}
profile-bar = { $won } जीत, { $lost } हार
profile-replay = रीप्ले
profile-older = पिछले गेम
profile-to-earn = अभी मिली नहीं
profile-no-file = यह फ़ाइल पढ़ी नहीं जा सकी, या 4 MB से बड़ी है।
