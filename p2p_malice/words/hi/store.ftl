error-store = प्रोग्राम की एक फ़ाइल न पढ़ी जा सकी, न लिखी।
error-file-too-large = फ़ाइल { $path } बहुत बड़ी है। उसे दूसरे फ़ोल्डर में रखकर फिर कोशिश करें।
error-file-no-text = { $path } टेक्स्ट फ़ाइल नहीं है। उसे दूसरे फ़ोल्डर में रखकर फिर कोशिश करें।
error-no-such-file = फ़ाइल { $path } नहीं है।
error-no-games-in-file = { $path } में इस प्रोग्राम का सेव किया कोई गेम नहीं है।
error-replay-of-results = { $path } में गेम के नतीजे हैं, चालें नहीं। जो गेम फिर देखे जा सकते हैं, वे यहाँ हैं: { -command } stats
error-file-unreadable = फ़ाइल { $path } पढ़ी नहीं जा सकी: { $reason }
error-file-unwritable = { $path } सेव नहीं हो सका ({ $reason })। देखें कि आपको वहाँ लिखने की इजाज़त है, और डिस्क भरी नहीं है।
error-no-node = पेज बनाने के लिए Node.js चाहिए, जो यहाँ इंस्टॉल नहीं है।
error-no-pyodide = { $path } में Pyodide नहीं है। npm install pyodide चलाएँ, और फ़ोल्डर node_modules/pyodide बताएँ।
error-no-esbuild = { $path } में esbuild नहीं है। npm install esbuild चलाएँ, और फ़ोल्डर node_modules/esbuild बताएँ।
error-file-undeletable = फ़ाइल { $path } मिटाई नहीं जा सकी: { $reason }

##

error-saved-game = सेव किया गेम पढ़ा नहीं जा सका।
error-game-in-use = यह गेम दूसरी विंडो में खुला है। वहीं खेलें, या पहले उसे बंद करें।
error-saves-unlisted = आपके सेव किए गेमों की लिस्ट नहीं बन सकी: { $reason }
error-save-unopened = सेव किया गेम { $path } नहीं खुला: { $reason }
error-save-unreadable = सेव किया गेम { $game } पढ़ा नहीं जा सका: { $reason }
error-save-unwritten = गेम सेव नहीं हो सका ({ $reason })। थोड़ी जगह खाली करें, या { $path } देखें।
error-save-changed = सेव किया गेम { $game } यहाँ खोलने के बाद दूसरी विंडो में बदल गया है। उसे फिर से खोलें, तो दिखेगा कि अब कहाँ तक पहुँचा है।
error-days-damaged = { $of ->
    [puzzle] रोज़ की पहेलियों के आपके नतीजे पढ़े नहीं जा सके, क्योंकि { $path } खराब है। आज से नई गिनती शुरू होगी।
   *[daily] रोज़ की बाज़ियों के आपके नतीजे पढ़े नहीं जा सके, क्योंकि { $path } खराब है। आज से नई गिनती शुरू होगी।
} खराब फ़ाइल का नाम अब { $aside } है: ठीक हो जाए, तो उसे पुराना नाम दे दें।
error-save-unlocked = आपके गेम सेव हैं, पर यह डिस्क दूसरी विंडो को वही गेम खेलने से नहीं रोक सकती। हर गेम एक ही विंडो में खेलें।
error-save-full = { $path } भर गया है: उसमें { $most } MB से ज़्यादा नहीं आता। खेल जारी रह सकता है, पर अब आगे सेव नहीं होगा। इसे यहीं पूरा करके नया गेम शुरू करें।
error-save-too-large = सेव किया गेम { $game } पढ़ने के लिए बहुत बड़ा है: { $size } MB, जबकि किसी गेम को { $most } MB से ज़्यादा नहीं चाहिए। उसे दूसरे फ़ोल्डर में रखें; आपके बाकी गेम ठीक हैं।
error-save-of-another-version = सेव किया गेम { $game } दूसरे वर्शन का है। प्रोग्राम अपडेट करें।
error-save-unusable = सेव किया गेम { $game } खराब है और नहीं चल सकता। उसे मिटा दें, या नया गेम शुरू करें: आपके बाकी गेम ठीक हैं।

##

error-settings = यह सेटिंग काम की नहीं है।
error-settings-unreadable = { $path } की सेटिंग पढ़ी नहीं जा सकी ({ $reason })। फ़ाइल ठीक करें, या मिटा दें।
error-no-such-setting = { $path } में ऐसा कुछ है, जो सेटिंग नहीं है ({ $settings })। ये चल सकती हैं: { $known }
error-setting-twice = { $path } में वही सेटिंग दो बार है। एक हटा दें।
error-setting-wrong = { $why } बात { $path } की सेटिंग { $setting } की है।
error-no-page-address = “{ $text }” किसी पेज का पता नहीं है; पता ऐसा होता है: https://example.org/malice
error-setting-of-wrong-kind = { $needed ->
    [text] { $path } की सेटिंग { $setting } उद्धरण चिह्नों में टेक्स्ट होनी चाहिए।
    [number] { $path } की सेटिंग { $setting } बिना उद्धरण चिह्नों का नंबर होनी चाहिए।
    [switch] { $path } की सेटिंग { $setting } true या false होनी चाहिए।
    [list] { $path } की सेटिंग { $setting } उद्धरण चिह्नों वाले टेक्स्टों की लिस्ट होनी चाहिए, जैसे ["one", "two"]
    [table] { $path } की सेटिंग { $setting } विकल्पों की तालिका होनी चाहिए।
   *[value] { $path } की सेटिंग { $setting } नंबर, उद्धरण चिह्नों में टेक्स्ट, true या false होनी चाहिए।
}
error-setting-not-listed = { $path } की सेटिंग { $setting } इनमें से एक होनी चाहिए: { $known }
error-unknown-language = भाषा { $language } के शब्द यहाँ नहीं हैं। इनमें से चुनें: { $known }
error-setting-seconds = { $path } की सेटिंग { $setting } 0 से { $most } सेकंड तक होनी चाहिए।
error-setting-name = { $path } के नाम में ऐसे अक्षर हैं जो दिखाए नहीं जा सकते, या वह बहुत लंबा है। दूसरा नाम चुनें।
error-setting-project-url = { $path } की सेटिंग project_url ऐसा पता होनी चाहिए: https://example.org/malice
