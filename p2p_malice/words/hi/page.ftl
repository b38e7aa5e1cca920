##

page-title = { -title }
page-needs-script = दोस्त के डिवाइस से जुड़ने के लिए इस पेज को JavaScript चाहिए। ब्राउज़र की सेटिंग में उसे चालू करें, फिर पेज दोबारा खोलें।
page-needs-newer = कुछ दिखाई नहीं दे रहा? इस पेज को नया ब्राउज़र चाहिए: Safari (iOS) 15.4, Chrome 105, Firefox 121 या उससे नया। अगर आपका ब्राउज़र नया है, तो पेज दोबारा खोलें।
page-close = बंद करें
page-cancel = रद्द करें
page-reload = दोबारा खोलें
page-stop = रोकें
page-your-name = आपका नाम
page-rules = नियम
page-use = इस्तेमाल करें
page-new-code = मेरे पास नया न्योता है
page-how-to-play = कैसे खेलें

##

table-waiting = बाकी लोगों का इंतज़ार
table-over = गेम खत्म
table-next-player = अगला खिलाड़ी
table-turn = { $who ->
    [you] आपकी बारी
   *[other] { $name } की बारी
}
table-match = { $title } · गेम { $game }: { $points }
table-match-many = { $title } · गेम { $game }
table-hand-over = { $name }, आपकी बारी है। जब कोई और न देख रहा हो, तब “मेरे कार्ड दिखाएँ” दबाएँ।
table-said = { $name }: { $text }
table-said-to = { $who ->
    [you] { $name }, आपसे: { $text }
   *[other] { $name }, { $to } से: { $text }
}
table-missing = { $count ->
    [one] अभी { $count } और खिलाड़ी का इंतज़ार है।
   *[other] अभी { $count } और खिलाड़ियों का इंतज़ार है।
}
table-closed = टेबल बंद कर दी गई।
table-no-board = कार्ड दिखाए नहीं जा सके। पेज दोबारा खोलें।
table-log = अब तक क्या हुआ
table-play-on = खेल जारी रखें
page-language = भाषा
table-leave = छोड़ें
table-leave-title = गेम छोड़ दें?

##

table-ready = मेरे कार्ड दिखाएँ
table-again = फिर से खेलें
table-hint = हिंट
table-undo = वापस लें
table-say = चैट
table-log-short = लॉग
table-rules = नियम
log-since = आपकी बारी के बाद
table-more = और

##

board-to-go = { $count } बाकी
board-stands-for = बना
board-computer = कंप्यूटर
board-bot = { $name } (कंप्यूटर)
board-away = ऑफ़लाइन
board-left = छोड़ दी

##

share-message = भेजने का मैसेज
share-show = मैसेज दिखाएँ
share-share = शेयर…
share-copy = कॉपी
share-qr = QR कोड
share-copied = { $name ->
    [none] कॉपी हो गया। अब इसे अपनी चैट में पेस्ट करें।
   *[other] कॉपी हो गया। अब इसे { $name } की चैट में पेस्ट करें।
}
share-copy-yourself = मैसेज चुना हुआ है। उसे खुद कॉपी करके अपनी चैट में पेस्ट करें।
share-qr-picture = कोड, QR कोड के रूप में
share-scan = दोस्त से कहें कि इसे स्कैन करें

##

paste-new-title = नया न्योता
paste-new = नया न्योता, या वह पूरा मैसेज जिसमें वह आया
paste-invitation = न्योता, या वह पूरा मैसेज जिसमें वह आया
