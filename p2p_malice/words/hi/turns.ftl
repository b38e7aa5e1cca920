### Games by message: a turn at a time, each sent in any chat.

## Handing over a turn, and pasting the next.

turn-send = { $state ->
    [over] गेम खत्म हो गया। यह भेजें, ताकि सब देखें कि कैसे:
    [sent] { $name ->
        [none] आपने खेल लिया। अब दोस्त की बारी है।
       *[other] आपने खेल लिया। अब { $name } की बारी है।
    }
    [theirs] { $name ->
        [none] दोस्त की बारी है। अगर मैसेज नहीं पहुँचा, तो फिर भेजें:
       *[other] { $name } की बारी है। अगर मैसेज नहीं पहुँचा, तो फिर भेजें:
    }
   *[ready] { $name ->
        [none] आपकी बारी तैयार है। इसे दोस्त को भेजें:
       *[other] आपकी बारी तैयार है। इसे { $name } को भेजें:
    }
}
turn-share = { $way ->
    [share] { $name ->
        [none] भेजें
       *[other] { $name } को भेजें
    }
   *[whatsapp] WhatsApp से भेजें
}
turn-back = आखिरी पत्ता वापस लें
turn-answer = जवाब आए, तो उसका लिंक टैप करें।
turn-paste = या जवाब पेस्ट करें
turn-done = हो गया
plain-talk-back = back = अपना आखिरी पत्ता वापस लें: अभी किसी ने नहीं देखा
screen-key-back = F7 वापस लें
screen-help-back = F7   Ctrl+B   back    अपना आखिरी पत्ता वापस लें
plain-paste-turn = जवाब आने पर उसे यहाँ पेस्ट करें; या { -type-quit } लिखें और बाद में { -command } resume से लौटें।
screen-paste-turn = जवाब आने पर उसे यहाँ पेस्ट करें, या बाद में लौटें:

## What comes of a message.

news-said-here = यहाँ कही बात भेजी नहीं जाती: मैसेज से खेलते समय उसे चैट में ही लिखें।
news-older-turn = { $is_over ->
    [yes] वह गेम खत्म हो चुका है। वह आपके गेमों में मिलेगा।
   *[no] यह इस गेम की पहले की बारी है। अभी गेम ऐसा है।
}
ask-which-seat = { $name ->
    [none] कोई आपके साथ मैसेज से { $game } खेल रहा है। आप कौन हैं?
   *[other] { $name } आपके साथ मैसेज से { $game } खेल रहे हैं। आप कौन हैं?
}
ask-which-seat-me = { $played ->
    [yes] { $name ->
        [none] मैं खिलाड़ी { $number } हूँ, दूसरे डिवाइस पर
       *[other] मैं { $name } हूँ, दूसरे डिवाइस पर
    }
   *[no] { $name ->
        [none] मैं: खिलाड़ी { $number }
       *[other] मैं { $name } हूँ
    }
}
ask-which-seat-none = इनमें से कोई नहीं
ask-turn-differs = यह मैसेज आपके यहाँ के गेम से अलग आगे बढ़ता है। वहाँ { $name } ने { $there } खेला; यहाँ { $here } था।
ask-turn-differs-here = यहाँ वाले गेम पर रहें
ask-turn-differs-there = मैसेज से आगे बढ़ें, और दूसरा गेम भी रखें
saved-by-message = { $sent ->
    [no] अभी भेजी नहीं: { $name } आपकी बारी का इंतज़ार कर रहे हैं
   *[yes] { $name ->
        [none] आपकी बारी, मैसेज से
       *[other] { $name } की बारी, मैसेज से
    }
}
saved-by-message-over = गेम खत्म: आखिरी मैसेज भेजें, ताकि सब देखें

## What is wrong with one.

error-no-game-code = इस मैसेज में किसी गेम की बारी नहीं है। पूरा मैसेज कॉपी करके फिर पेस्ट करें।
error-game-cut-off = यह बारी अधूरी आई है। पूरा मैसेज फिर कॉपी करके पेस्ट करें। WhatsApp में उसे दबाकर रखें, फिर “कॉपी करें” चुनें।
error-game-altered = इस बारी का एक हिस्सा गलत है। फिर से भेजने को कहें।
error-game-unknown = यह गेम यहाँ नहीं खेला जा सकता: इस वर्शन में उसके नियम या खिलाड़ी नहीं हैं।
error-game-of-other-rules = यह गेम प्रोग्राम के दूसरे वर्शन में शुरू हुआ था। इसे वहीं आगे खेलें।
error-game-goes-on = यह गेम अभी खत्म नहीं हुआ: खत्म होने पर इसे फिर देखा जा सकता है।
error-not-by-message = यह गेम मैसेज से नहीं खेला जा सकता: इसमें कई लोग एक साथ खेलते हैं।
error-seats-by-message = मैसेज से खेलते समय इस डिवाइस पर सिर्फ़ आप खेलते हैं। बाकी सीटें message, message=NAME या bot हैं।

## A finished game for others, in the first person of whoever sends it.

shared-game =
    { $whose ->
        [mine] मेरा { $game } का गेम: { $how } · देखने के लिए टैप करें:
       *[ours] हमारा { $game } का गेम। देखने के लिए टैप करें:
    }

    { $link }
news-game-to-show = { $share }
news-trophies-near = { $names }
error-not-shareable = यह गेम शेयर नहीं हो सकता: सिर्फ़ Spite & Malice के वे गेम, जो इस डिवाइस की मेज़ पर खेले गए।
