landing-about = बीच की गड्डियों पर एक-एक कार्ड चढ़ाएँ। जिसकी टारगेट गड्डी पहले खाली हो, जीत उसी की।

##

table-choose = कार्ड चुनें, फिर चुनें कि उसे कहाँ रखना है।
table-none-to-draw = उठाने की गड्डी खाली है: अपनी डिस्कार्ड गड्डियों से खेलें।
table-payoff-fits = आपका टारगेट कार्ड गड्डी { $pile } पर जा सकता है।
table-play-there = { $card }: गड्डी { $piles } पर रखें।
table-play-or-discard = { $card }: गड्डी { $piles } पर रखें, या डिस्कार्ड करें।
table-discard-there = { $card }: डिस्कार्ड करके बारी खत्म करें।
table-hinted = हिंट: { $card } को { $pile } पर।
table-discards = सारे डिस्कार्ड
board-nearly = बस { $count } बाकी!
board-next = अगला
board-in-hand = हाथ में { $count }
board-points = { $count } पॉइंट
board-aside = { $count } अलग
board-to-draw = { $count } उठाने को
board-needs = { $count ->
    [0] { $rank ->
        [A] इक्का चाहिए
       *[other] { $rank } चाहिए
    }
    [one] अगला { $rank }
   *[other] अगला { $rank }
}
board-goal = इसे खाली करके जीतें
board-goal-both = दोनों खाली करें
board-partner = पार्टनर
board-centre = बीच
board-hand = हाथ
board-your-hand = आपका हाथ
moment-emptied = हाथ खाली!
moment-short = { $count } बाकी
