lines-centre = बीच
lines-centre-pile = { $number }: { $shows }, अगला { $needs }
lines-centre-empty = { $number }: --, अगला { $needs }
lines-draw = उठाने को
lines-payoff = टारगेट { $card }, { $count } कार्ड बाकी
lines-payoff-empty = टारगेट गड्डी खाली
lines-hand = हाथ { $cards }
lines-hand-empty = हाथ खाली
lines-hand-hidden = हाथ में { $count } कार्ड
lines-partner = (आपके पार्टनर)
lines-discards = डिस्कार्ड
lines-discard-pile = { $number }: { $cards }
lines-buried = ({ $count } और) { $cards }
lines-buried-brief = +{ $count } { $cards }
plain-help-moves =
    चाल वैसे भी लिखी जा सकती है, जैसे प्रोग्राम लिखते हैं। गड्डियाँ 0 से
    गिनी जाती हैं: 7h>c0 पान के 7 को गड्डी 1 पर रखता है, payoff>c1 टारगेट कार्ड
    को गड्डी 2 पर, d0>c2 आपकी डिस्कार्ड गड्डी 1 के ऊपर वाले कार्ड को
    गड्डी 3 पर, और Ks>d3 हुकुम के बादशाह को आपकी डिस्कार्ड गड्डी 4 पर।
