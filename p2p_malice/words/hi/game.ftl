### शब्दावली / glossary
### कार्ड = card
### टारगेट गड्डी, टारगेट कार्ड = payoff pile, payoff card
### डिस्कार्ड गड्डी, डिस्कार्ड करना = discard pile, to discard
### गड्डी, बीच की गड्डी = pile, centre pile
### उठाने की गड्डी, उठाना = draw pile, to draw
### अलग रखे कार्ड = cards put aside
### हाथ, हाथ में = hand, in hand
### वाइल्ड कार्ड = wild card
### इक्का, बादशाह, बेगम, गुलाम, जोकर = ace, king, queen, jack, joker
### हुकुम, पान, ईंट, चिड़ी = spades, hearts, diamonds, clubs
### रंग, रैंक = suit, rank
### ट्रिक, ट्रिक खोलना, पास = trick, to lead, pass
### हाथ खाली करना = going out
### इनाम = bounty
### नकली जोकर = fake joker
### गलत चाल = misplay
### "आ जाओ!" = "come at me"
### लड़ी = consec
### न्योता, जवाब, कोड = invitation, reply, code
### शामिल होना, कनेक्शन जुड़ना = to join (a game), to connect
### होस्ट, दोस्त, पार्टनर = host, friend, partner
### सीट, टेबल = seat, table
### चाल, बारी = move, turn
### हिंट = hint
### चाल वापस लेना = undo
### फिर से खेलना = rematch
### बाज़ी, बाँटना = deal (the cards dealt), to deal
### फेंटना = shuffle
### घर के नियम, वेरिएंट = house rules, variant
### डाकिया = courier

-title = Spite & Malice

player-nobody = कोई नहीं
player-you = आप
player-number = खिलाड़ी { $number }

list-more = { $first }, { $last }
list-and = { $first } और { $last }
list-or = { $first } या { $last }

cards = { $count } कार्ड

##

card-joker = जोकर
ear-hidden-card = एक छिपा हुआ कार्ड
card-other-back = { $card }, पीठ का डिज़ाइन अलग
card-name = { $suit ->
    [s] हुकुम
    [h] पान
    [d] ईंट
    [c] चिड़ी
   *[other] ?
} { $rank ->
    [A] का इक्का
    [J] का गुलाम
    [Q] की बेगम
    [K] का बादशाह
   *[other] का { $rank }
}
card-as = { $card } ({ $rank } की जगह)

##

event-deal = मैच का गेम { $count } शुरू।
event-overdue = { $who ->
    [you] आपका समय पूरा हुआ।
   *[other] { $name } का समय पूरा हुआ।
}
event-score = { $who ->
    [you] आपके पॉइंट: { $count }
   *[other] { $name } के पॉइंट: { $count }
}
result-match = { $who ->
    [nobody] मैच बराबर: सबके पॉइंट बराबर हैं।
   *[other] मैच में जीत: { $names }
}

##

result-over = गेम खत्म।
left-of = { $who ->
    [you] आप { $count }
   *[other] { $name } { $count }
}
