-nonsense = दोस्त के प्रोग्राम ने कुछ ऐसा भेजा, जिसका कोई मतलब नहीं निकलता। देख लें कि दोनों के पास एक ही वर्शन है।

error-words-twice = कुंजी { $key } सूची में दो बार है।
error-words-in-circles = { $key } घूमकर अपने पर ही आता है।
error-words-unread = यह Fluent के रूप में नहीं पढ़ा जा सकता: { $text }

##

error-own-rules = config.toml के नियम { $name } काम के नहीं हैं: { $why }
error-no-such-seat = { $late ->
    [yes] “{ $seat }” नाम की कोई सीट नहीं है। me, me=NAME (इसी स्क्रीन पर कोई और), friend, friend=NAME, bot ({ $bots }) या late (बाद में आने वाले दोस्त) लिखें।
   *[no] “{ $seat }” नाम की कोई सीट नहीं है। me, me=NAME (इसी स्क्रीन पर कोई और), friend, friend=NAME, bot ({ $bots }), या message या message=NAME (मैसेज से खेलने वाले दोस्त) लिखें।
}
error-seats-wrong = टेबल पर 2 से { $most } सीटें होती हैं, { $seats } नहीं।
error-seat-kept-twice = { $name } के लिए एक ही सीट रखी जा सकती है।
error-nobody-here = दोस्तों के साथ खेलने के लिए इस स्क्रीन पर भी कोई बैठना चाहिए। अपने लिए --seat me जोड़ें।

##

error-turned-out = होस्ट ने आपको टेबल से बाहर भेज दिया है। अगर उन्होंने आपको पहचाना नहीं, तो उनसे दूसरा लिंक माँगें।
error-host-left = होस्ट ने गेम छोड़ दिया। उनसे नया न्योता माँगें।
error-no-such-finished-game = { $game } नाम का कोई पूरा हुआ गेम नहीं है। जो फिर देखे जा सकते हैं, वे आपके गेमों की स्क्रीन पर हैं: { -command } stats
error-nothing-to-replay = अभी तक कोई गेम पूरा नहीं खेला गया।
error-no-such-game = { $game } नाम का कोई सेव किया गेम नहीं है। अपने गेम देखने के लिए चलाएँ: { -command } resume --list
error-save-damaged = { $lost ->
    [0] सेव किया गेम { $game } चाल { $moves } के बाद खराब है।
    [one] सेव किया गेम { $game } चाल { $moves } के बाद खराब है, और { $lost } चाल खो गई।
   *[other] सेव किया गेम { $game } चाल { $moves } के बाद खराब है, और { $lost } चालें खो गईं।
}
error-save-unplayable = सेव किया गेम { $game } नहीं खेला जा सकता: { $why }
error-save-of-unknown-game = सेव किया गेम { $id } { $game } का है, जो इस वर्शन में नहीं है। प्रोग्राम अपडेट करें।
error-save-illegal = सेव किया गेम { $game } ऐसे नहीं चल सकता: चाल { $move } नियम तोड़ती है। { $why }

##

error-no-name = नाम में कम से कम एक अक्षर होना चाहिए।
error-no-input = कुछ लिखा नहीं जा सकता: प्रोग्राम का इनपुट बंद है। उसे <&- या </dev/null के बिना शुरू करें।
error-no-terminal = न्योता पाइप से आया, इसलिए खेलने के लिए टर्मिनल नहीं है। किसी प्रोग्राम को खिलाना हो, तो --json जोड़ें।
error-page-nonsense = पेज ने कुछ ऐसा भेजा, जो प्रोग्राम को समझ नहीं आया। पेज फिर से लोड करें।
error-one-seat-only = एक प्रोग्राम एक ही सीट खेल सकता है। हर प्रोग्राम के लिए एक बार शामिल हों।
error-code-needed = आगे यह भेजें: {"{"}"kind":"{ $wanted }","code":…{"}"}
error-too-early = अभी जवाब देने को कुछ नहीं है: सामने वाले का कनेक्शन अभी नहीं जुड़ा।

##

error-frame-too-long = बहुत लंबा मैसेज आया ({ $most } बाइट से ज़्यादा)। देख लें कि दोनों के पास एक ही वर्शन है।
error-no-json = जो आया, वह JSON नहीं है। देख लें कि दोनों के पास एक ही वर्शन है।
error-no-kind = मैसेज का kind इनमें से एक होना चाहिए: { $known }
error-malformed = “{ $kind }” मैसेज पढ़ा नहीं जा सका। देख लें कि दोनों के पास एक ही वर्शन है।
error-seat-not-there = { -nonsense }
error-seats-changed = { -nonsense }
error-cards-before-seat = { -nonsense }
error-cards-of-another = { -nonsense }
error-shown-again = { -nonsense }
error-unasked-answer = { -nonsense }
error-words-of-nobody = { -nonsense }
error-unknown-bot = “{ $name }” नाम का कंप्यूटर खिलाड़ी नहीं है। इनमें से चुनें: { $known }
error-unknown-game = “{ $name }” नाम का गेम नहीं है। इनमें से चुनें: { $known }

##

error-not-on-offer = यह चाल अभी नहीं चल सकती: { $move }
error-nothing-due = अभी कोई समय-सीमा नहीं चल रही।
error-not-seated = पहले सीट लें।

##

error-malice = कुछ गड़बड़ हो गई। प्रोग्राम फिर शुरू करें।
error-words = प्रोग्राम की एक फ़ाइल पढ़ी नहीं जा सकी। प्रोग्राम फिर इंस्टॉल करें।
error-game = नियम इसकी इजाज़त नहीं देते।
error-notation = यह न कार्ड है, न चाल, न स्थिति।
error-options = इन नियमों से खेल नहीं हो सकता। एक नियम बदलकर फिर कोशिश करें।
error-illegal-move = यह चाल नियम के खिलाफ़ है।
error-protocol = दोनों प्रोग्राम एक-दूसरे को समझ नहीं पाए। देख लें कि दोनों के पास एक ही वर्शन है।
error-local-protocol = गेम में इस समय यह नहीं भेजा जा सकता।
error-remote-protocol = { -nonsense }
