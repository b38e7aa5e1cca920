### The help of the command line. A text of a command begins with a line for the list of commands, at most 60 letters.
### Paragraphs that begin with the command are shown line by line, others are wrapped.

help = दोस्तों के साथ Spite & Malice, सीधे डिवाइस से डिवाइस तक।

    { -command } host      दोस्त को बुलाएँ: जो मैसेज दिखे, वह भेजें
    { -command } join      दोस्त का भेजा हुआ मैसेज पेस्ट करें

    कमांड न लिखें, तो मेन्यू खुलता है।

## Commands.

help-host = दोस्तों को बुलाएँ और खेलें।

    { -command } host
    { -command } host --variant official --seat me --seat friend --seat friend

    हर दोस्त के लिए एक न्योता दिखता है, जिसे WhatsApp से या किसी भी तरह भेजें।
    फिर उनके जवाबों का इंतज़ार होता है, वे चाहे जिस क्रम में आएँ।
help-message = मैसेज से, बारी-बारी करके गेम खेलें।

    { -command } message           आप और एक दोस्त; शुरुआत आप करते हैं
    { -command } message --seat me --seat message=Asha --seat message=Ben

    हर बारी किसी भी चैट के लिए एक मैसेज है। जिसे मिले, वह उसे इससे पेस्ट करे: { -command } join

help-join = दोस्त के गेम में शामिल हों।

    { -command } join              प्रोग्राम न्योता माँगता है
    { -command } join MDW1-…       या न्योता यहीं लिखें; पाइप से पढ़ने के लिए -

    जिसमें भी कोड हो, वह चलेगा, जैसे WhatsApp का पूरा मैसेज।
    फिर एक जवाब दिखता है, जिसे होस्ट को वापस भेजें।
help-resume = रुका हुआ गेम खेलें।

    { -command } resume            रुका हुआ गेम, या चुनने के लिए लिस्ट
    { -command } resume GAME       उस नाम का गेम; नाम --list से दिखते हैं

    जिसने भी गेम बंद किया हो, वह इसे चलाए। जब तक नेटवर्कों को रास्ता याद है, प्रोग्राम
    एक-दूसरे को फिर ढूँढ लेते हैं; नहीं तो होस्ट नया न्योता भेजे।
help-play = इस डिवाइस पर खेलें।

    { -command } play
    { -command } play --payoff 11 --two Asha
    { -command } play --variant official --seat me --seat bot --seat bot
    { -command } play --seat bot --seat bot     सिर्फ़ देखने के लिए
    { -command } play --deal DAY-2026-11-27     उस दिन की बाज़ी; या दोस्त का लिंक

    खेल कंप्यूटर के साथ होता है, या एक ही स्क्रीन पर दूसरों के साथ।
help-puzzle = आज की पहेली हल करें।

    { -command } puzzle
    { -command } puzzle --day 2026-11-27

    इसी बारी में जीत हो सकती है, पर रास्ता एक ही है। पहेली सबके लिए एक जैसी है, और
    सोमवार से रविवार तक मुश्किल होती जाती है।
help-stats = अपने गेम, विरोधी और ट्रॉफ़ियाँ देखें।

    { -command } stats
    { -command } stats --csv > games.csv
    { -command } stats --import from-my-phone.jsonl

    जो भी गेम पूरा खेला जाए, वह इसी डिवाइस पर सेव रहता है, और कहीं नहीं।
help-replay = पूरे हुए गेम का रीप्ले देखें।

    { -command } replay            यहाँ टेबल पर खेला गया आखिरी गेम
    { -command } replay GAME       उस नाम का गेम, या उस फ़ाइल वाला
    { -command } replay GAME1-…    उस कोड का खत्म हुआ गेम

    सारे गेम आपके गेमों की स्क्रीन ({ -command } stats) से खुलते हैं।
help-verify = जाँचें कि पत्ते निष्पक्ष बँटे थे या नहीं।

    { -command } verify            किसी और की मेज़ का पिछला खेल
    { -command } verify GAME       उस नाम का, या उस फ़ाइल का खेल

    दोस्तों के बीच पत्ते कोई नहीं चुनता: हर किसी का प्रोग्राम बँटवारे में योगदान देता है और खेल के बाद उसे जाँचता है।
    इससे कोई खेल फिर जाँचा जाता है, भेजा हुआ भी। निष्पक्ष न हो तो 1 से समाप्त।
help-arena = कंप्यूटर खिलाड़ियों का आपस में मुकाबला कराएँ।

    { -command } arena normal greedy --pairs 200
    { -command } arena easy "run:python my_bot.py" --variant official --seats 4

    पहले खिलाड़ी का स्कोर दिखता है, गलती की गुंजाइश के साथ और Elo में, और यह भी कि एक फ़ैसले
    में कितना समय लगा। मेन्यू के खिलाड़ियों के अलावा random, naive और greedy भी हैं, जो कभी
    नहीं बदलते। अपना प्रोग्राम आज़माना हो, तो उसकी कमांड से पहले run: लिखें।
help-doctor = अपना नेटवर्क और कंप्यूटर जाँचें।

    { -command } doctor
    { -command } doctor --stun stun.example.org:3478

    कुछ सेकंड लगते हैं। सिर्फ़ आपकी सेटिंग के STUN सर्वरों और रिले से पूछा जाता है,
    और किसी से नहीं।
help-learn = कुछ ही मिनटों में खेलना सीखें।

    { -command } learn
    { -command } learn --game spite --name Asha

    छोटा-सा पाठ, फिर हिंट के साथ पहला गेम।
help-web = टेबल को ब्राउज़र में खोलें।

    { -command } web
    { -command } web --site public     मेहमानों का पेज, किसी भी स्टैटिक वेब होस्ट पर

    यह पेज सिर्फ़ इसी कंप्यूटर पर खुलता है, और सिर्फ़ दिखाए गए पते से।
help-courier = डाकिया चलाएँ, ताकि दोस्त एक टैप में शामिल हो जाएँ।

    { -command } courier --port 8090
    { -command } courier --port 8090 --site public --behind-proxy

    यह मेहमानों के सीलबंद जवाब होस्ट तक पहुँचाता है, और उन्हें पढ़ नहीं सकता। ब्राउज़र इससे
    तभी जुड़ते हैं, जब यह HTTPS वाले वेब सर्वर के पीछे हो।
help-rules = नियम पढ़ें।

    { -command } rules
    { -command } rules official --rule payoff=13

## Options.

option-help = यह मदद दिखाएँ, फिर बंद करें।
option-version = वर्शन दिखाएँ, फिर बंद करें।
option-lang = प्रोग्राम की भाषा, जैसे en।
option-variant = mdw (डिफ़ॉल्ट), official, classic…; सारे नाम rules --list से दिखते हैं।
option-game = कौन-सा गेम खेलना है: malice या spite।
option-rule = घर का नियम, जैसे hand=6; --hand 6 का मतलब भी यही है। कई नियम हों, तो दोहराएँ।
option-seat-host = me, me=NAME, friend, friend=NAME, bot या bot=beginner|easy|strong|hard|expert (Spite में late भी); हर सीट के लिए।
option-seat-message = me, message, message=NAME, bot या bot=beginner|easy|strong|hard|expert; हर सीट के लिए।
option-seat-play = me, me=NAME, bot या bot=beginner|easy|strong|hard|expert; हर सीट के लिए दोहराएँ।
option-name = टेबल पर आपका नाम; अगली बार के लिए सेव हो जाता है।
option-plain = एक-एक लाइन करके, पूरी स्क्रीन के बिना।
option-json = हर लाइन में एक JSON ऑब्जेक्ट, इनपुट और आउटपुट दोनों में; प्रोग्रामों के लिए।
option-turn = रिले: turn:user:password@host:port?transport=udp
option-stun = STUN सर्वर, या none; कई हों, तो दोहराएँ।
option-port = यहाँ इस्तेमाल होने वाला UDP पोर्ट।
option-open-port = राउटर से पोर्ट खुलवाएँ (UPnP)।
option-no-copy = क्लिपबोर्ड को न छेड़ें।
option-list-games = रुके हुए गेमों की लिस्ट दिखाएँ, फिर बंद करें।
option-two = कंप्यूटर के बजाय इसी स्क्रीन पर NAME के साथ खेलें।
option-deal = दोस्त की भेजी हुई बाज़ी खेलें, या किसी दिन की।
option-day = उस दिन की पहेली, अभ्यास के लिए।
option-stats-json = एक JSON ऑब्जेक्ट, सारे आँकड़ों और गेमों के साथ।
option-csv = हर गेम की एक लाइन, स्प्रेडशीट के लिए।
option-import = पहले दूसरे डिवाइस की फ़ाइल के गेम जोड़ें।
option-export = सारे गेम एक फ़ाइल में सेव करें, दूसरे डिवाइस के लिए।
option-share = इसके बजाय ऐसा संदेश लिखें, जो दूसरों को गेम दिखाए।
option-pairs = कितनी बाज़ियाँ; हर बाज़ी हर सीट से खेली जाती है।
option-seats = कितनी सीटें; एक पहले खिलाड़ी की, बाकी सब दूसरे की।
option-seed = एक ही TEXT से हर बार वही बाज़ियाँ मिलती हैं।
option-sprt = पहला 20 Elo ज़्यादा मज़बूत है या नहीं, यह तय होते ही रुक जाएँ।
option-ask-stun = किस STUN सर्वर से पूछें; कई हों, तो दोहराएँ।
option-doctor-json = एक JSON ऑब्जेक्ट, प्रोग्रामों के लिए।
option-no-open = सिर्फ़ पता दिखाएँ; ब्राउज़र न खोलें।
option-page-port = इस कंप्यूटर पर पेज का TCP पोर्ट।
option-site = मेहमानों का पेज वहाँ बनाएँ, फिर बंद करें।
option-pyodide = --site के साथ: play.html भी जोड़ें, जो प्रोग्राम के बिना चलता है; DIR Pyodide का फ़ोल्डर है। रिलीज़ में यह पहले से होता है।
option-esbuild = --site या --save के साथ: पेज की स्क्रिप्टें मिलाकर एक करें, ताकि वह जल्दी खुले; DIR esbuild का फ़ोल्डर है। रिलीज़ में यह पहले से होता है।
option-page-courier = --site के साथ: वह डाकिया, जिससे पेज संपर्क कर सके; पेज भी उसी से मिलता हो, तो . लिखें।
option-page-url = --site के साथ: पेज का होने वाला पता, ताकि चैट में उसके लिंक के साथ तस्वीर दिखे। न दें, तो आपका game_url।
option-save = मेहमानों का पेज एक ही फ़ाइल में बनाएँ, फिर बंद करें।
option-courier-port = TCP पोर्ट; न लिखें, तो 8090 रहेगा।
option-listen = किस पते पर सुनें; 0.0.0.0 यानी सारे नेटवर्क।
option-serve-site = वहाँ रखा मेहमानों का पेज भी दिखाएँ।
option-behind-proxy = आने वालों की गिनती X-Forwarded-For से करें, जो आपका वेब सर्वर भेजता है।
option-metrics = /metrics पर Prometheus को बताएँ कि कितना काम है।
option-list-rules = वेरिएंट और घर के नियमों की लिस्ट दिखाएँ।

## What is said about a command line. Names of options, and what was typed, come in quotes.

typing-usage = इस्तेमाल:
typing-options = विकल्प
typing-commands = कमांड
typing-error = गड़बड़ी: { $message }
typing-try = मदद के लिए चलाएँ: { $command } { $option }
typing-did-you-mean = क्या आपका मतलब { $possibility } था?
typing-did-you-mean-one = (क्या आपका मतलब इनमें से कोई था: { $possibilities }?)
typing-invalid = मान सही नहीं है: { $message }
typing-invalid-for = { $param_hint } का मान सही नहीं है: { $message }
# Followed by what is missing.
typing-missing = यह छूट गया:
typing-no-such-option = { $name } नाम का कोई विकल्प नहीं है।
typing-no-such-command = { $name } नाम की कोई कमांड नहीं है।
typing-too-much = यह ज़्यादा है: { $args }
typing-needs-values = { $name } के लिए { $nargs } मान चाहिए।
typing-takes-values = यहाँ { $nargs } मान चाहिए, { $len } नहीं।
typing-no-value = विकल्प { $name } के साथ मान नहीं आता।
typing-needs-value = विकल्प { $name } के साथ मान चाहिए।
typing-no-number = { $value } पूरी संख्या नहीं है।
typing-out-of-range = { $value } इस सीमा से बाहर है: { $range }
typing-no-date = { $value } तारीख नहीं है; तारीख ऐसे लिखी जाती है: 2026-11-27
typing-is-file = { $filename } फ़ाइल है, फ़ोल्डर नहीं।
typing-is-folder = { $filename } फ़ोल्डर है, फ़ाइल नहीं।

## What the value of an option is called.

value-name = NAME
value-person = NAME
value-rule = NAME=VALUE
value-who = WHO
value-url = URL
value-server = HOST:PORT
value-n = N
value-code = CODE
value-link = LINK
value-date = DATE
value-file = FILE
value-dir = DIR
value-text = TEXT
value-address = ADDRESS
