variant-players = { $min_seats ->
    [2] { $max_seats ->
        [2] 2 खिलाड़ी
        [one] 2 से { $max_seats } खिलाड़ी
       *[other] 2 से { $max_seats } खिलाड़ी
    }
    [one] { $min_seats } से { $max_seats } खिलाड़ी
   *[other] { $min_seats } से { $max_seats } खिलाड़ी
}
variant-payoff = टारगेट { $sizes }
variant-wild = { $wild ->
    [kings] बादशाह वाइल्ड
    [jokers] जोकर वाइल्ड
    [both] बादशाह और जोकर वाइल्ड
   *[none] कुछ वाइल्ड नहीं
}

##

variant-listed = { $name }: { $line }

variant-mdw = पूरी गड्डियाँ तुरंत उठाने की गड्डी में लौटती हैं।
variant-official = खिलाड़ियों से एक पैक ज़्यादा। हाथ के इक्के खेलने ज़रूरी हैं। बादशाह इक्के की जगह नहीं ले सकता।
variant-catmouse = हाथ अपनी पहली बारी में उठाएँ। कार्ड खत्म हो जाएँ, तो गेम बराबर।
variant-catmouse-short = चूहे-बिल्ली, 5 टारगेट कार्ड के साथ।
variant-pz = गड्डियाँ बादशाह तक जाती हैं। जोकर वाइल्ड हैं।
variant-pz-nwis = “वाइल्ड जोकर, बादशाह तक” जैसा, पर टारगेट गड्डियों में जोकर नहीं।
variant-classic = ज़्यादातर किताबों के नियम।

##

game-malice = { -title }
game-malice-line = अपनी टारगेट गड्डी सबसे पहले खाली करें · 2 से 9 खिलाड़ी
plays-malice = { $players ->
    [2] { $variant } · { $count } कार्ड
    [one] { $variant } · { $count } कार्ड
   *[other] { $variant } · { $count } कार्ड · { $players } खिलाड़ी
}

variant-name-mdw = क्लासिक मुकाबला
variant-name-official = ऑफ़िशियल
variant-name-catmouse = चूहे-बिल्ली
variant-name-catmouse-short = चूहे-बिल्ली, छोटा
variant-name-pz = वाइल्ड जोकर, बादशाह तक
variant-name-pz-nwis = वाइल्ड जोकर, टारगेट में नहीं
variant-name-classic = किताबी

##

rule-payoff = टारगेट गड्डी
rule-packs = कार्ड के पैक
rule-jokers = हर पैक में जोकर
rule-hand = हाथ में कार्ड
rule-centre-piles = बीच की गड्डियाँ
rule-discard-piles = डिस्कार्ड गड्डियाँ
rule-kings-wild = बादशाह वाइल्ड
rule-last-rank = गड्डी का आखिरी कार्ड
rule-wild-as-ace = इक्के की जगह वाइल्ड
rule-forced-aces = इक्के खेलना ज़रूरी
rule-undo = चाल वापस
rule-hints = हिंट
rule-clock = बारी का समय
rule-clock-off = कोई सीमा नहीं
rule-clock-30 = 30 सेकंड
rule-clock-60 = 1 मिनट
rule-clock-120 = 2 मिनट
rule-clock-300 = 5 मिनट
rule-hands-dealt = शुरू का हाथ
rule-hands-dealt-start = शुरू में बाँटें
rule-hands-dealt-turn = पहली बारी में उठाएँ
rule-starter = शुरू कौन करे
rule-starter-top = सबसे ऊँचा टारगेट कार्ड
rule-starter-left = बाँटने वाले के बाएँ
rule-starter-dealer = बाँटने वाला
rule-equal-tops = ऊँचे कार्ड बराबर
rule-equal-tops-shuffle = वे गड्डियाँ फेंटें
rule-equal-tops-redeal = फिर बाँटें
rule-recycle = पूरी गड्डियाँ
rule-recycle-at-once = तुरंत लौटें
rule-recycle-when-empty = ज़रूरत पर लौटें
rule-exhaustion = कार्ड खत्म हों
rule-exhaustion-play-on = खेल जारी
rule-exhaustion-tie = गेम बराबर
rule-wilds-in-payoff = टारगेट में वाइल्ड
rule-partners = पार्टनर
rule-deals = मैच में गेम
rule-target = मैच जीतने के पॉइंट
rule-scoring = जीत पर पॉइंट
rule-scoring-wins = 1 पॉइंट
rule-scoring-cards = जितने कार्ड बचे

##

means-payoff = हर टारगेट गड्डी में इतने कार्ड होते हैं।
means-packs = इतने पैक से खेल होता है। 0 यानी खिलाड़ियों से एक ज़्यादा।
means-jokers = हर पैक में इतने जोकर होते हैं, और वे वाइल्ड हैं।
means-hand = अपनी बारी में इतने कार्ड होने तक उठाएँ।
means-centre-piles = बीच में एक समय में इतनी गड्डियाँ बन सकती हैं।
means-discard-piles = हर खिलाड़ी की इतनी डिस्कार्ड गड्डियाँ होती हैं।
means-kings-wild = बादशाह वाइल्ड हैं: वे किसी भी कार्ड की जगह ले सकते हैं।
means-last-rank = गड्डियाँ इस रैंक तक जाती हैं: 12 बेगम है, 13 बादशाह।
means-wild-as-ace = वाइल्ड कार्ड गड्डी शुरू करने वाले इक्के की जगह ले सकता है।
means-forced-aces = बीच में कोई गड्डी खाली हो, तो डिस्कार्ड करने से पहले हाथ के इक्के खेलें।
means-undo = जब तक कुछ नया न दिखे, चालें वापस ली जा सकती हैं।
means-hints = आपकी जगह कंप्यूटर क्या करता, यह पूछा जा सकता है।
means-clock = हर बारी की समय-सीमा है। समय ख़त्म होने पर टेबल आपकी ओर से चलती है।
means-hands-dealt = हाथ शुरू में बाँटे जाते हैं, या हर खिलाड़ी अपनी पहली बारी में उठाता है।
means-starter = शुरू कौन करे: सबसे ऊँचा टारगेट कार्ड, बाँटने वाले के बाईं ओर वाला, या बाँटने वाला।
means-equal-tops = सबसे ऊँचे टारगेट कार्ड बराबर हों, तो वे गड्डियाँ फेंटी जाएँ, या सब फिर से बाँटा जाए।
means-recycle = पूरी गड्डियाँ उठाने की गड्डी में तुरंत लौटती हैं, या उसके खाली होने पर।
means-exhaustion = हाथ भरने के लिए कार्ड कम पड़ें, तो खेल चलता रहे, या गेम बराबर हो।
means-wilds-in-payoff = टारगेट गड्डियों में वाइल्ड कार्ड हो सकते हैं।
means-partners = पार्टनर: दो के सामने दो। 4 खिलाड़ी चाहिए।
means-deals = मैच इतने गेम के बाद खत्म होता है।
means-target = किसी के इतने पॉइंट होने पर मैच खत्म होता है। 0 हो, तो पॉइंट से खत्म नहीं होता।
means-scoring = जीत पर 1 पॉइंट मिलता है, या दूसरों की टारगेट गड्डियों में बचे हर कार्ड पर 1 पॉइंट।

##

error-unknown-rules = “{ $text }” नाम का वेरिएंट नहीं है। इनमें से चुनें: { $known }
error-unknown-house-rule = “{ $name }” नाम का घर का नियम नहीं है। इनमें से चुनें: { $known }
error-house-rule-twice = घर का नियम { $name } दो बार दिया गया है।
error-house-rule-word = घर का नियम { $name } “{ $value }” नहीं हो सकता। इनमें से चुनें: { $known }
error-house-rule-number = घर का नियम { $name } में { $least } से { $most } तक का नंबर आता है, “{ $value }” नहीं।
error-players-exactly = { $instead ->
    [none] वेरिएंट { $variant } { $most } खिलाड़ियों के लिए है, { $seats } के लिए नहीं।
   *[other] वेरिएंट { $variant } { $most } खिलाड़ियों के लिए है, { $seats } के लिए नहीं। { $seats } खिलाड़ियों के लिए { $instead } चुनें।
}
error-players-between = { $instead ->
    [none] वेरिएंट { $variant } { $least } से { $most } खिलाड़ियों के लिए है, { $seats } के लिए नहीं।
   *[other] वेरिएंट { $variant } { $least } से { $most } खिलाड़ियों के लिए है, { $seats } के लिए नहीं। { $seats } खिलाड़ियों के लिए { $instead } चुनें।
}
error-partners-are-four = पार्टनर दो के सामने दो खेलते हैं, इसलिए 4 खिलाड़ी चाहिए, { $seats } नहीं।
error-too-many-packs = { $seats } खिलाड़ियों के लिए { $most } से ज़्यादा पैक चाहिए होंगे। कम खिलाड़ियों के साथ खेलें।
error-payoff-piles-too-large = { $payoff } कार्ड वाली { $seats } टारगेट गड्डियों के लिए { $needed } कार्ड चाहिए, पर पैक में उनके लिए सिर्फ़ { $there } हैं। पैक बढ़ाएँ, या टारगेट गड्डियाँ छोटी करें।
error-too-few-cards-left = { $left ->
    [one] टारगेट गड्डियाँ बाँटने के बाद सिर्फ़ { $left } कार्ड बचता है: { $hand } कार्ड वाले { $seats } हाथों और उठाने के एक कार्ड के लिए कम है। पैक बढ़ाएँ, या टारगेट गड्डियाँ या हाथ छोटे करें।
   *[other] टारगेट गड्डियाँ बाँटने के बाद सिर्फ़ { $left } कार्ड बचते हैं: { $hand } कार्ड वाले { $seats } हाथों और उठाने के एक कार्ड के लिए कम हैं। पैक बढ़ाएँ, या टारगेट गड्डियाँ या हाथ छोटे करें।
}

error-payoff-unplayable = कोई जीत ही नहीं पाएगा: { $payoff } टारगेट कार्ड खेलने हैं, पर पैक में चलने वाले कार्ड सिर्फ़ { $there } हैं। टारगेट गड्डियाँ छोटी करें, या बीच की गड्डियाँ और ऊपर तक जाने दें।
error-target-out-of-reach = { $target } पॉइंट तक कोई नहीं पहुँच पाएगा: { $games } गेम में एक खिलाड़ी के ज़्यादा से ज़्यादा { $most } हो सकते हैं। कम पॉइंट चुनें।
error-own-rules-like-variant = config.toml में { $name } नाम के नियम हैं, पर यह पहले से मौजूद वेरिएंट का नाम है। अपने नियमों को दूसरा नाम दें, जैसे [rules.my-{ $name }]

error-no-part-of-position = “{ $text }” किसी स्थिति का हिस्सा नहीं है।
error-no-position = यह कोई स्थिति नहीं है।
error-no-position-because = यह कोई स्थिति नहीं है। { $reason }
error-seed-length = सीड { $bytes } बाइट का होना चाहिए।
error-negative-number = एक नंबर शून्य से कम है।
error-unknown-pile = { $pile } नाम की कोई गड्डी नहीं है।
error-centre-out-of-order = बीच की गड्डी इक्के से शुरू होकर क्रम से ऊपर जाती है।
error-payoff-pile-missing = एक टारगेट गड्डी खाली है।
error-nobody-can-move = इस स्थिति में किसी के पास चाल नहीं है।
error-cards-do-not-add-up = इस स्थिति में कार्ड पैक के हिसाब से कम या ज़्यादा हैं।
error-not-this-game = यह टेबल Spite & Malice जैसी नहीं लगती।

##

error-no-card = “{ $text }” कोई कार्ड नहीं है। कार्ड ऐसे लिखे जाते हैं: 7h, 10s या Kd
error-too-many-cards = { $card } { $most } से ज़्यादा बार है।
error-no-move = “{ $text }” कोई चाल नहीं है। चालें ऐसे लिखी जाती हैं: 7h>c2, payoff>c0 या Ks>d1
error-hand-card-with-seat = हाथ का कार्ड @SEAT के बिना लिखें।
error-no-such-pile = { $role ->
    [centre] बीच में गड्डी { $pile } नहीं है: गड्डियाँ 1 से { $count } तक हैं।
   *[discard] डिस्कार्ड गड्डी { $pile } नहीं है: गड्डियाँ 1 से { $count } तक हैं।
}
