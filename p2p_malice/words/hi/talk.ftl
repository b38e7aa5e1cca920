talk-send-invitation = { $friend ->
    [0] यह अपने दोस्त को भेजें:
   *[other] यह दोस्त { $friend } को भेजें:
}
code-for-all = { $count ->
    [one] यह अपने दोस्त को भेजें: जो पहले खोले, सीट उसी की।
   *[other] सबके लिए एक ही लिंक: जो { $count } लोग पहले खोलें, सीटें उन्हीं की।
}
talk-send-reply = यह जवाब होस्ट को भेजें:
lobby-about = होस्ट { $host } · { $plays }
talk-copied = कॉपी हो गया। अपनी चैट में पेस्ट करें।
code-kept = मैसेज { $file } में भी है

##

plain-talk = w = WhatsApp में खोलें   qr = QR कोड दिखाएँ   c = कॉपी करें   quit = रोकें
plain-talk-new = new = दूसरा न्योता बनाएँ; ऊपर वाला फिर नहीं चलेगा
plain-talk-friend = w { $friend } = WhatsApp में खोलें   qr { $friend } = QR कोड दिखाएँ   c { $friend } = कॉपी करें   new { $friend } = बदलें
plain-talk-everybody = ask = किसी के बैठने से पहले मुझसे पूछें, या न पूछें   out 2 = दोस्त 2 की जगह कोई और है: सीट खाली करें, और नया लिंक बनाएँ
plain-talk-start = start = बाकी खिलाड़ियों के बिना खेलें   quit = रोकें
plain-paste-invitation = न्योता, या उसका पूरा मैसेज, पेस्ट करें:
plain-nothing-to-paste = होस्ट ने आपका जवाब अभी पेस्ट नहीं किया। { -type-w }, { -type-qr }, { -type-c } या { -type-quit } लिखें।
plain-which-friend = कौन-सा दोस्त? { $word } और एक नंबर लिखें: { $numbers }
plain-no-browser = ब्राउज़र नहीं खुला। { -type-c } से मैसेज कॉपी करके खुद पेस्ट करें।
plain-choose = आपकी पसंद (1-{ $count }):
plain-no-such-choice = “{ $answer }” लिस्ट में नहीं है। 1 से { $count } तक कोई नंबर लिखें।
plain-suggestions = आम तौर पर: { $suggestions }
plain-choice = { $choice }. { $line }
plain-besides = पहले गेम अपने हिसाब से बनाना हो, तो { -type-change } और उसका नाम लिखें, जैसे { $word }
plain-form = जो ब्रैकेट में है, वही रखना हो, तो Enter दबाएँ; खाली रखना हो, तो - लिखें; वापस जाने के लिए { -type-quit } लिखें।
plain-empty = कुछ नहीं
plain-field = { $label } [{ $now }]:
plain-range = { $label }, { $least } से { $most }
plain-more = { $label }, जैसे jokers=1 deals=3 (पूरी लिस्ट: ?) [{ $now }]:
plain-no-such-field = यहाँ “{ $name }” नाम की कोई चीज़ नहीं है। लिस्ट के लिए ? लिखें।
plain-no-such-number = { $least } से { $most } तक कोई नंबर लिखें।
