menu-hello = { $name ->
    [none] { -title }
   *[other] { -title } – नमस्ते, { $name }!
}
menu-again = दोस्तों को फिर बुलाएँ
menu-again-line = उनके आने से पहले टेबल बंद हो गई, इसलिए उनके न्योते अब काम नहीं करते
friends-again = फिर साथ में: { $names }
menu-learn-new = पहली बार? 3 मिनट में सीखें
menu-play = कंप्यूटर के साथ
menu-host = दोस्त को बुलाएँ
menu-message = मैसेज से खेलें
menu-daily = आज की बाज़ी
menu-puzzle = आज की पहेली
menu-two = एक डिवाइस पर दो लोग
menu-group = कई दोस्तों को बुलाएँ
menu-change = अपना गेम बनाएँ
menu-change-one = बदलें…
menu-join = कोड से शामिल हों
menu-watch = कंप्यूटर का खेल देखें
menu-resume = रुका हुआ गेम खेलें
resume-others = बाकी रुके हुए गेम: { $count }
menu-learn = कैसे खेलें
menu-rules = नियम पढ़ें
menu-name = अपना नाम बदलें
menu-doctor = नेटवर्क जाँचें
menu-browser = ब्राउज़र में खोलें
menu-settings = सेटिंग
menu-quit = बंद करें
menu-house-rules = घर के नियम
ask-which-rules = कौन-सा वेरिएंट?
ask-which-game = कौन-सा गेम?

##

daily-goes-on = बाज़ी शुरू हो चुकी है: आगे खेलें
daily-new = { $run ->
    [0] सबके लिए एक जैसे कार्ड
    [one] सबके लिए एक जैसे कार्ड · कल जीत मिली
   *[other] सबके लिए एक जैसे कार्ड · लगातार { $run } दिन जीत
}
daily-played = { $how ->
    [won] { $run ->
        [one] { $count } कार्ड से जीत · कल नए कार्ड
       *[other] { $count } कार्ड से जीत · लगातार { $run } दिन
    }
    [lost] { $count } कार्ड से हार · कल नए कार्ड
   *[tied] बराबरी · कल नए कार्ड
}
news-daily-begun = { $counts ->
    [no] आज की बाज़ी, अभ्यास के लिए: आज का आपका पहला गेम गिना जा चुका है।
   *[yes] आज की बाज़ी: सबको यही कार्ड मिलते हैं। आपका पहला गेम ही गिना जाएगा। कंप्यूटर सामान्य स्तर पर खेलता है। हिंट ले सकते हैं; शेयर करने पर उनकी गिनती दिखेगी।
}
news-daily-over = { $counts ->
    [no] आज की बाज़ी, अभ्यास के लिए: दिन का सिर्फ़ पहला गेम गिना जाता है।
   *[yes] { $how ->
        [won] { $run ->
            [one] { $best ->
                [one] आज की बाज़ी { $count } कार्ड से आपकी! कल भी जीत हुई, तो लगातार 2 दिन हो जाएँगे।
               *[other] आज की बाज़ी { $count } कार्ड से आपकी! नया सिलसिला शुरू: अब तक का रिकॉर्ड लगातार { $best } दिन।
            }
           *[other] आज की बाज़ी { $count } कार्ड से आपकी! लगातार { $run } दिन हो गए; रिकॉर्ड { $best } दिन।
        }
        [lost] आज की बाज़ी में { $count } कार्ड से हार। कल नए कार्ड मिलेंगे।
       *[tied] आज की बाज़ी बराबर रही। कल नए कार्ड मिलेंगे।
    }
}
daily-share-hints = { $share } · { $hints ->
    [0] बिना हिंट
    [one] { $hints } हिंट
   *[other] { $hints } हिंट
}
daily-drawn =
    { $told }
    हर खाना एक बारी है; 🟩 और ⭐ जीत के करीब लाए: { $turns } में से { $good }
    { $picture }
daily-beside = { $told } · { $others }
daily-results = { $date } की बाज़ी
puzzle-share-helped = { -title }, { $date } की पहेली: हल हुई
daily-share = { -title }, { $date }: { $how ->
    [won] { $count } कार्ड से मेरी जीत
    [lost] { $count } कार्ड से मेरी हार
   *[tied] बराबरी
}
daily-run = { $told } · लगातार दिन: { $run }

##

puzzle-new = { $run ->
    [0] इसी बारी में जीतें
    [one] इसी बारी में जीतें · कल हल हुई
   *[other] इसी बारी में जीतें · लगातार { $run } दिन हल
}
puzzle-solved = { $run ->
    [one] { $tries ->
        [one] पहली बार में हल · नई पहेली कल
       *[other] { $tries } कोशिशों में हल · नई पहेली कल
    }
   *[other] { $tries ->
        [one] पहली बार में हल · लगातार { $run } दिन
       *[other] { $tries } कोशिशों में हल · लगातार { $run } दिन
    }
}
ask-puzzle = { $tries ->
    [one] { $hints ->
        [0] पहली बार में हल, बिना हिंट के!
        [one] पहली बार में हल, { $hints } हिंट के साथ।
       *[other] पहली बार में हल, { $hints } हिंट के साथ।
    }
   *[other] { $hints ->
        [0] { $tries } कोशिशों में हल, बिना हिंट के!
        [one] { $tries } कोशिशों में हल, { $hints } हिंट के साथ।
       *[other] { $tries } कोशिशों में हल, { $hints } हिंट के साथ।
    }
} { $counts ->
    [no] यह अभ्यास के लिए थी: सिर्फ़ आज की पहेली गिनी जाती है, और वह भी एक बार।
   *[yes] { $run ->
        [one] कल नई पहेली आएगी।
       *[other] लगातार { $run } दिन हो गए।
    }
}
ask-puzzle-share = दोस्त को बताएँ
ask-puzzle-quit = आज के लिए बस
puzzle-share = { -title }, { $date } की पहेली: { $tries ->
    [one] { $run ->
        [one] पहली बार में हल
       *[other] पहली बार में हल · लगातार { $run } दिन
    }
   *[other] { $run ->
        [one] { $tries } कोशिशों में हल
       *[other] { $tries } कोशिशों में हल · लगातार { $run } दिन
    }
}

##

deal-friend = आपके दोस्त
news-deal-begun = { $how ->
    [won] { $by } ने यह बाज़ी { $count } कार्ड से जीती। हो जाए मुकाबला?
    [lost] { $by } ने यह बाज़ी { $count } कार्ड से हारी। हो जाए मुकाबला?
    [tied] { $by } की यह बाज़ी बराबर रही। हो जाए मुकाबला?
   *[none] { $by } ने यह बाज़ी खेली है। शुभकामनाएँ!
}
news-deal-over = { $than ->
    [better] { $by ->
        [none] आपका खेल दोस्त से बेहतर रहा!
       *[other] आपका खेल { $by } से बेहतर रहा!
    }
    [worse] { $by ->
        [none] इन कार्डों से दोस्त का खेल बेहतर रहा।
       *[other] इन कार्डों से { $by } का खेल बेहतर रहा।
    }
    [same] { $by ->
        [none] आपका और दोस्त का खेल बिल्कुल बराबर रहा।
       *[other] आपका और { $by } का खेल बिल्कुल बराबर रहा।
    }
   *[none] यह बाज़ी और लोग भी खेल सकते हैं।
}
deal-share = { $how ->
    [won] { -title }: यह बाज़ी { $count } कार्ड से मेरी
    [lost] { -title }: इस बाज़ी में { $count } कार्ड से मेरी हार
   *[tied] { -title }: यह बाज़ी बराबर रही
}
deal-ask = { $told } · हो जाए मुकाबला?
deal-told =
    { $share }
    { $link }

##

form-default = डिफ़ॉल्ट
form-yes = हाँ
form-no = नहीं
form-back = रद्द करें
form-more = { $changed ->
    [0] और नियम
    [one] और नियम ({ $changed } बदला)
   *[other] और नियम ({ $changed } बदले)
}

form-play = कंप्यूटर के साथ
form-play-done = शुरू करें
form-host = दोस्त को बुलाएँ
form-host-done = शुरू करें
form-message = मैसेज से खेलें
form-message-done = शुरू करें
form-two = एक डिवाइस पर दो लोग
form-two-done = शुरू करें
form-group = कई दोस्तों को बुलाएँ
form-group-done = शुरू करें
form-watch = कंप्यूटर का खेल देखें
form-watch-done = शुरू करें
form-naming = आपका नाम क्या है?
form-naming-done = सेव करें
form-naming-why = दोस्तों को यही नाम न्योते पर और टेबल पर दिखता है।
form-name-needed = दोस्तों को दिखना चाहिए कि किसने बुलाया है, इसलिए अपना नाम लिखें।
form-name = आपका नाम
form-variant = वेरिएंट
form-variant-line = { $least ->
    [2] { $most ->
        [2] 2 खिलाड़ियों के लिए। { $what }
       *[other] 2 से { $most } खिलाड़ियों के लिए। { $what }
    }
   *[other] { $least } से { $most } खिलाड़ियों के लिए। { $what }
}
form-variant-small = { $most ->
    [2] 2 खिलाड़ियों के लिए।
   *[other] { $most } खिलाड़ियों तक के लिए।
}
form-seats = सीटें
form-seats-hint = हर सीट के लिए: me, me=NAME, friend, friend=NAME, bot, या:
form-players = खिलाड़ी
form-seat-me = यहाँ
form-seat-friend = दोस्त
form-seat-message = मैसेज से
form-seat-computer = कंप्यूटर
form-seat-beginner = { $name } (नौसिखिया)
form-seat-easy = { $name } (आसान)
form-seat-normal = { $name } (सामान्य)
form-seat-strong = { $name } (दमदार)
form-seat-hard = { $name } (मुश्किल)
form-seat-expert = { $name } (उस्ताद)
temper-beginner = जो हाथ आए वही चाल, और चूक बहुत।
temper-easy = संभलकर खेल, पर नज़र बस पास की चालों पर।
temper-normal = ज़्यादातर रास्तों पर नज़र, कभी-कभार चूक।
temper-strong = लगभग हर रास्ते पर नज़र, चूक कम ही।
temper-hard = बारी के हर रास्ते पर नज़र।
temper-expert = कई बारी आगे की सोच, और छिपे कार्डों का हिसाब भी।
form-seat-name = खिलाड़ी { $number }
form-size-quick = छोटा { $number }
form-size-standard = सामान्य { $number }
form-size-long = लंबा { $number }
form-matched = { $what } → { $value }
form-matched-more = { $first } · { $next }
form-note = मेल बिठाने के लिए बदला: { $what }
form-favourite = ये नियम इस नाम से सेव करें
form-favourite-means = नाम दे दें, तो अगली बार ये वेरिएंट में मिल जाएँगे।
form-favourite-hint = जैसे रविवार
error-favourite-like-variant = { $name } नाम का वेरिएंट पहले से है। दूसरा नाम चुनें।
form-setup-good = { $friends ->
    [0] { "" }
    [one] इसके बाद आप अपने दोस्त को न्योता देंगे।
   *[other] इसके बाद आप अपने { $friends } दोस्तों को न्योता देंगे।
}
form-setup-by-message = आप बारी-बारी से खेलते हैं, हर बारी एक मैसेज है। उसमें सारे पत्ते होते हैं: भरोसे के दोस्तों के साथ खेलें।
form-setup-watched = हर सीट पर कंप्यूटर खेलेगा, आप आराम से देखें।
who-watches-next = { $play ->
    [none] देखने वाले: { $watch }
   *[other] खेलने की इच्छा: { $play } – देखने वाले: { $watch }
}

form-settings = सेटिंग
form-settings-done = सेव करें
form-settings-more = एडवांस्ड
form-settings-next = कनेक्शन की सेटिंग अगले गेम से लागू होगी।
form-language = भाषा
form-language-next = दूसरी भाषा अगली बार शुरू करने पर दिखेगी।
form-language-device = डिवाइस की भाषा
form-language-name = { $name }
form-theme = थीम
form-theme-dark = गहरी
form-theme-light = हल्की
form-theme-contrast = ज़्यादा कंट्रास्ट
form-cards = कार्ड
form-cards-auto = अपने आप
form-cards-suits = रंग के निशान के साथ
form-cards-ascii = सिर्फ़ अक्षर
form-pause = चाल के बाद रुकें (से.)
form-autoplay = तुरंत चाल
form-explain = नई बातें समझाएँ
form-stun = STUN सर्वर
form-stun-hint = खाली: पहले से लगे हुए
form-turn = रिले (TURN)
form-turn-hint = turn:user:password@host:port
form-game_url = आपका वेब पेज
form-game_url-hint = https://… न्योतों के लिंक के लिए
form-courier = आपका डाकिया
form-courier-hint = https://… मेहमानों के जवाब आप तक लाता है
error-pause-wrong = हर विरोधी की चाल के बाद 0 से { $most } सेकंड तक रुका जा सकता है।

##

news-looking-around = आपका नेटवर्क जाँचा जा रहा है…
sheet-doctor = आपका नेटवर्क

##

news-page-at =
    आपकी टेबल: { $address }
    यह सिर्फ़ इसी कंप्यूटर पर खुलती है। बंद करने के लिए { $ends } दबाएँ।
news-no-browser = ब्राउज़र नहीं खुला। पता कॉपी करके खुद खोलें।
error-page-port = पोर्ट { $port } इस्तेमाल नहीं हो सकता ({ $why })। --page-port से दूसरा चुनें।

##

welcome = { -title } में आपका स्वागत है! दोस्तों के साथ खेलें, सीधे आपके डिवाइस से उनके डिवाइस तक, या फिर कंप्यूटर के साथ।
ask-day = { $told }. आपको वही पत्ते और वही प्रतिद्वंद्वी मिलेंगे। क्या आप बेहतर खेल सकते हैं?
ask-day-play = ये पत्ते खेलें
ask-name = आपका नाम क्या है?
name-first = यह तो न्योता है। पहले अपना नाम बताएँ।
name-too-long = नाम में ज़्यादा से ज़्यादा { $most } अक्षर हो सकते हैं।

##

web-site-written = { $folder } में { $count } फ़ाइलें बन गईं। उन्हें किसी भी स्टैटिक वेब होस्ट पर अपलोड करें, और game_url में उनका पता लिखें।
web-site-plain = { $left ->
    [play] play.html, यानी पेज में पूरा गेम, इसमें नहीं है।
    [plain] स्क्रिप्ट जैसी लिखी गईं, वैसी ही हैं, इसलिए एक तिहाई ज़्यादा डाउनलोड होता है।
   *[both] play.html, यानी पेज में पूरा गेम, इसमें नहीं है। स्क्रिप्ट जैसी लिखी गईं, वैसी ही हैं, इसलिए एक तिहाई ज़्यादा डाउनलोड होता है।
} रिपॉज़िटरी की कॉपी में यह कमांड सब कुछ बनाती है: { $run }
web-site-preview = चैट में इसके लिंक बिना तस्वीर के दिखेंगे। तस्वीर चाहिए, तो --url और वेब पर इसके पते के साथ इसे फिर बनाएँ।
web-size = { $part ->
    [guest] मेहमानों का पेज: { $size }, gzip के बाद { $sent }
    [play] इसके अलावा, खेलने का पेज: { $size }, gzip के बाद { $sent }
    [pyodide] Pyodide: { $size }, gzip के बाद { $sent }
   *[program] प्रोग्राम: { $size }, gzip के बाद { $sent }
}
web-kilobytes = { $count } kB
web-megabytes = { $count } MB
web-page-written = पेज { $file } में बन गया।

##

game = { -title }
form-range = { $least } से { $most }; खाली: डिफ़ॉल्ट

##

ask-try = { $game } पहली बार?
ask-try-learn = पहले सीखें
ask-try-first = { $rules } खेलें
ask-try-play = अपना गेम बनाएँ
ask-learned = बस इतना ही जानना था। पहला गेम खेलें?
ask-learned-first = पहले गेम के लिए इतना काफ़ी है। खेलें?
ask-learned-skipped = इसकी जगह हिंट के साथ एक गेम खेलें?
ask-learned-back = पाठ पर वापस
ask-learned-play = { $opponents } के साथ छोटा गेम खेलें; मुकाबला आसान रहेगा
ask-learned-light = { $opponents } के साथ { $rules } खेलें; मुकाबला आसान रहेगा
ask-learned-quit = अभी के लिए बस
form-value = { $word }

##

usage-deal-alone = --deal का गेम, नियम और खिलाड़ी तय होते हैं: बाकी विकल्प हटा दें।
usage-two-or-seats = --two NAME का मतलब --seat me --seat me=NAME ही है: दोनों में से एक लिखें।
usage-no-friends = दोस्तों को बुलाने के लिए लिखें: { -command } host
usage-pyodide = --pyodide साइट में एक पेज जोड़ता है, इसलिए --site DIR से बताएँ कि साइट कहाँ बने।
usage-esbuild = --esbuild पेज की स्क्रिप्टें जोड़ता है, इसलिए --site DIR या --save FILE से बताएँ कि वे कहाँ जाएँ।
usage-courier = --courier उस डाकिये का नाम है जिससे पेज संपर्क कर सके, इसलिए --site DIR से बताएँ कि पेज कहाँ जाए।
usage-url = --url साइट का होने वाला पता है, इसलिए --site DIR से बताएँ कि साइट कहाँ बने।
usage-save = पेज की एक ही फ़ाइल बनाने के लिए esbuild चाहिए: --esbuild DIR जोड़ें। वह npm install esbuild से मिलता है।
usage-did-you-mean = क्या आपका मतलब { $name } था?
usage-variant = जोड़ें: --variant { $name }
usage-output-closed = कुछ दिखाया नहीं जा सकता: प्रोग्राम का आउटपुट बंद है। उसे >&- के बिना शुरू करें।
usage-output-full = प्रोग्राम का आउटपुट लिखा नहीं जा सका: { $reason }
usage-one-seat = एक प्रोग्राम एक ही सीट खेल सकता है: --json के साथ ठीक एक सीट me होनी चाहिए।

##

refused-place = इस पते पर कुछ नहीं है। पता { $url } से शुरू होना चाहिए।
refused-site = यह टेबल सिर्फ़ अपने पेज को जवाब देती है। { -command } web ने जो पता दिखाया था, उस पर खोलें।
refused-frame = यह टेबल किसी दूसरे पेज के अंदर नहीं दिख सकती। इसे अलग टैब में खोलें।

##

variants = वेरिएंट
variant-own = ये आपके अपने नियम हैं।
house-rules = घर के नियम
house-rule-set = { $rule } ({ $value })
