##

say-title = चैट
say-quick = { $face } भेजें
say-history = अब तक की बातें
say-to = किसे:
say-to-all = सबको
say-what = या अपने शब्दों में:
say-send = भेजें
say-poke = { $name } को याद दिलाएँ
poked = { $listener ->
    [called] { $name } आपका इंतज़ार कर रहे हैं: आपकी बारी है।
    [caller] आपने { $to } को याद दिलाया कि उनकी बारी है।
   *[other] { $name } ने { $to } को याद दिलाया कि उनकी बारी है।
}
watching = { $name } देख रहे हैं।
watching-no-more = { $name } अब नहीं देख रहे।
watching-you = आप देख रहे हैं: आपको वही दिखता है जो सबको दिखता है, किसी के हाथ के पत्ते नहीं।
watching-short = दर्शक
watching-plays = { $who ->
    [you] अब आप खेल रहे हैं।
   *[other] { $name } अब खेल रहे हैं।
}
watching-title = टेबल पर बाकी लोग
allow-watch = दूसरे लोग देख सकते हैं
allow-seats = दूसरे लोग कंप्यूटर या जा चुके खिलाड़ी की जगह खेल सकते हैं
dismiss-sure = { $over ->
    [yes] { $name } को हमेशा के लिए बाहर भेजें?
   *[no] { $name } को हमेशा के लिए बाहर भेजें? उनकी जगह कंप्यूटर खेलेगा।
}
dismissed = { $over ->
    [yes] होस्ट ने { $name } को बाहर भेज दिया।
   *[no] होस्ट ने { $name } को बाहर भेज दिया। अब कंप्यूटर { $computer } के नाम से खेल रहा है।
}
ask-watch = इस टेबल की हर सीट किसी की है। क्या आप देखना चाहेंगे?
ask-playing = अभी { $game } खेला जा रहा है। { $asks }
ask-watch-yes = देखें
ask-watch-no = अभी नहीं
leave-for-good = हमेशा के लिए छोड़ें
leave-sure = आपकी सीट हमेशा के लिए छूट जाएगी।
ask-take = { $name } ने टेबल छोड़ दी। क्या आप उस सीट पर खेलना चाहेंगे? पहले होस्ट से पूछा जाएगा।
take-seat = { $name } की जगह खेलें
asks-seat = { $name }, { $other } की जगह खेलना चाहते हैं।
asks-to-play = खेलने की इच्छा: { $names }
give-seat = { $name } को { $other } की जगह खेलने दें
left-awaits = { $name } ने टेबल छोड़ दी। आगे कैसे खेलें, यह बाकी खिलाड़ी तय करेंगे।
left-take = { $name } ने टेबल छोड़ दी। आप उस जगह खेलने को कह सकते हैं, या बाकी खिलाड़ी तय करेंगे कि आगे कैसे खेलें।
error-seat-asked = होस्ट से पूछा गया है कि आप खेल सकते हैं या नहीं।
error-seat-given = आपकी जगह अब { $name } खेल रहे हैं।
check-cards-title = क्या बीच में कोई है?
check-cards = { $name ->
    [none] होस्ट के साथ कनेक्शन: { $cards }
   *[other] { $name } के साथ कनेक्शन: { $cards }
}
check-cards-how = अगर दोनों तरफ़ वही पत्ते उसी क्रम में दिखते हैं, तो बीच में कोई नहीं है। फ़ोन पर मिलाकर देखें।
another-device = किसी और डिवाइस पर आगे खेलें
another-device-how = यह लिंक वहाँ खोलें या स्कैन करें: आपकी सीट वहीं चलेगी और यह पेज उसे छोड़ देगा। लिंक किसी को न दें: जिसके पास यह है, सीट उसी की है।
pause = थोड़ा रुकें
go-on = आगे खेलें
paused = { $who ->
    [you] आपने गेम रोका है।
   *[other] { $name } ने गेम रोका है।
}
paused-title = रुका हुआ
paused-watched = खिलाड़ी जब चाहें, आगे खेलेंगे।
resumed = { $who ->
    [you] आपने गेम फिर शुरू किया।
   *[other] { $name } ने गेम फिर शुरू किया।
}
error-paused = गेम रुका हुआ है।
phrase-praise = बहुत खूब!
phrase-sigh = अरे नहीं…
phrase-hurry = जल्दी करो!
phrase-thanks = खेलने के लिए शुक्रिया।
phrase-wait = बस एक मिनट।

##

settings-title = सेटिंग
settings-theme = थीम
settings-theme-auto = डिवाइस जैसी
settings-theme-dark = गहरी
settings-theme-light = हल्की
settings-theme-contrast = ज़्यादा कंट्रास्ट
settings-felt = टेबल
look-name = { $look ->
    [blue] नीली
    [red] लाल
    [grey] स्लेटी
    [oak] ढाबे की मेज़
    [garden] रात का बगीचा
    [chart] समुद्र का नक्शा
    [sky] तारामंडल
    [mosaic] मोज़ेक
    [harbour] शाम का बंदरगाह
    [lattice] नीली जाली
    [diamonds] लाल डायमंड
    [medallion] हरा पदक
    [stars] तारों भरी रात
    [fox] दो लोमड़ियाँ
    [moth] दो पतंगे
    [peacock] मोर पंख
    [compass] दिशाचक्र
   *[green] हरी
}
look-closed = { $look ->
    [garden] रात का बगीचा: लगातार सात दिन आज की बाज़ी जीतें।
    [sky] तारामंडल: लगातार सात गेम जीतें।
    [mosaic] मोज़ेक: पचास गेम जीतें।
    [harbour] शाम का बंदरगाह: पाँच अलग-अलग दोस्तों के साथ खेलें।
    [peacock] मोर पंख: एक बारी में पूरी गड्डी बनाएँ।
    [compass] दिशाचक्र: पाँच कार्ड पिछड़कर भी जीतें।
   *[chart] समुद्र का नक्शा: दस गेम जीतें।
}
look-closed-where = आपकी ट्रॉफ़ियाँ “आप: गेम और ट्रॉफ़ियाँ” में हैं, जहाँ कंप्यूटर के साथ खेल होता है।
earn-progress = { $goal } में से { $count }
look-opens = इससे खुलता है: { $look }
settings-cardFace = कार्ड का डिज़ाइन
card-face-name = { $face ->
    [large] बड़े अक्षर
   *[classic] क्लासिक
}
settings-back = कार्ड की पीठ
settings-avatar = टेबल पर आप
avatar-name = { $animal ->
    [fox] लोमड़ी
    [owl] उल्लू
    [cat] बिल्ली
    [bear] भालू
    [hare] खरगोश
    [frog] मेंढक
    [octopus] ऑक्टोपस
    [whale] व्हेल
    [crow] कौआ
    [hedgehog] काँटाचूहा
    [moth] पतंगा
    [dragon] ड्रैगन
   *[letters] आपके नाम का पहला अक्षर
}
settings-pause = हर विरोधी की चाल के बाद रुकें
settings-seconds = { $seconds ->
    [0] बिल्कुल नहीं
    [one] { $seconds } सेकंड
   *[other] { $seconds } सेकंड
}
settings-autoplay = तुरंत चाल
settings-explain = नई बातें समझाएँ
settings-volume = आवाज़ें
settings-volume-off = बंद
settings-volume-soft = धीमी
settings-volume-loud = तेज़
settings-vibrate = आपकी बारी आने पर वाइब्रेट करे
settings-notify = आपकी बारी आने पर नोटिफ़िकेशन आए
settings-awake = आपकी बारी में स्क्रीन चालू रहे

##

howto-all = सारे नियम
howto-lesson = खेलकर सीखें (3 मिनट, नए टैब में)
waiting-learn = इंतज़ार करते हुए { $game } सीखें
lobby-partner = { $name } (आपके पार्टनर)
