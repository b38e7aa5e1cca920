### Games by message: a turn at a time, each sent in any chat.

## Handing over a turn, and pasting the next.

turn-send = { $name ->
    [none] गेम खत्म हो गया। यह भेजें, ताकि सब देखें कि कैसे:
   *[other] जब तक आप न भेजें, आपकी बारी पहुँचती नहीं। यह { $name } को भेजें:
}
plain-paste-turn = जवाब आने पर उसे यहाँ पेस्ट करें; या { -type-quit } लिखें और बाद में { -command } resume से लौटें।
screen-paste-turn = जवाब आने पर उसे यहाँ पेस्ट करें, या बाद में लौटें:

## What comes of a message.

news-older-turn = { $is_over ->
    [yes] वह गेम खत्म हो चुका है। वह आपके गेमों में मिलेगा।
   *[no] यह इस गेम की पहले की बारी है। अभी गेम ऐसा है।
}
ask-which-seat = { $name ->
    [none] कोई आपके साथ मैसेज से { $game } खेल रहा है। आप कौन हैं?
   *[other] { $name } आपके साथ मैसेज से { $game } खेल रहे हैं। आप कौन हैं?
}
ask-which-seat-me = मैं { $name } हूँ
ask-turn-differs = यह मैसेज आपके यहाँ के गेम से अलग आगे बढ़ता है। वहाँ { $name } ने { $there } खेला; यहाँ { $here } था।
ask-turn-differs-here = यहाँ वाले गेम पर रहें
ask-turn-differs-there = मैसेज से आगे बढ़ें, और दूसरा गेम भी रखें
saved-by-message = { $name ->
    [none] आपकी बारी, मैसेज से · { $ago }
   *[other] { $name } की बारी, मैसेज से · { $ago }
}
saved-by-message-over = गेम खत्म: आखिरी मैसेज भेजें, ताकि सब देखें · { $ago }

## What is wrong with one.

error-no-game-code = इस मैसेज में किसी गेम की बारी नहीं है। पूरा मैसेज कॉपी करके फिर पेस्ट करें।
error-game-cut-off = यह बारी अधूरी आई है। पूरा मैसेज फिर कॉपी करके पेस्ट करें। WhatsApp में उसे दबाकर रखें, फिर “कॉपी करें” चुनें।
error-game-altered = इस बारी का एक हिस्सा गलत है। फिर से भेजने को कहें।
error-game-unknown = यह गेम यहाँ नहीं खेला जा सकता: इस वर्शन में उसके नियम या खिलाड़ी नहीं हैं।
error-game-of-other-rules = यह गेम प्रोग्राम के दूसरे वर्शन में शुरू हुआ था। इसे वहीं आगे खेलें।
error-not-by-message = यह गेम मैसेज से नहीं खेला जा सकता: इसमें कई लोग एक साथ खेलते हैं।
error-seats-by-message = मैसेज से खेलते समय इस डिवाइस पर सिर्फ़ आप खेलते हैं। बाकी सीटें message, message=NAME या bot हैं।
