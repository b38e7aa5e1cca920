error-spite-no-hand = इन कार्डों से कोई सेट नहीं बनता।
error-spite-only-jokers = इसे मात देने के लिए ऊँचा जोकर सेट, या 5 या ज़्यादा उल्टे नकली जोकर चाहिए।
error-spite-down-on-joker = जोकर सेट को मात देने के लिए 5 या ज़्यादा उल्टे नकली जोकर चाहिए।
error-spite-joker-in-consec = लड़ी में जोकर सेट नहीं चलता।
error-spite-thirteen-in-consec = लड़ी में 13 नहीं चलता।
error-spite-arity = इस ट्रिक में एक बार में { $needed } कार्ड चलते हैं, { $played } नहीं।
error-spite-not-better = { $direction ->
    [lower] अभी दिशा नीचे की ओर है, और यह पिछले सेट से नीचा नहीं है।
   *[higher] यह पिछले सेट को मात नहीं देता।
}
error-spite-only-fakes = इसे मात देने के लिए { $count } से ज़्यादा उल्टे नकली जोकर चाहिए।
error-spite-down-in-consec = लड़ी में कम से कम { $needed } नकली जोकर उल्टे रखें।
error-spite-consec = { $rank ->
    [A] इस लड़ी में अब इक्का चाहिए।
    [J] इस लड़ी में अब गुलाम चाहिए।
    [Q] इस लड़ी में अब बेगम चाहिए।
    [K] इस लड़ी में अब बादशाह चाहिए।
   *[other] इस लड़ी में अब { $rank } चाहिए।
}
error-spite-suit = इस लड़ी के हर सेट में वही रंग होने चाहिए।
error-spite-wrong-direction = { $direction ->
    [lower] दिशा पहले से नीचे की ओर है।
   *[higher] दिशा पहले से ऊपर की ओर है।
}
error-spite-direction-not-yours = दिशा सिर्फ़ असली 7 से बदलती है।
error-spite-sevens-announced = 7 पर 7 आए, तो दिशा अपने आप बदलती है, कहने की ज़रूरत नहीं।
error-spite-no-unbeatable = जिस 2 को कुछ मात नहीं दे सकता, उसके साथ “बेजोड़” कहना ज़रूरी है।
error-spite-fakes-announced = 5 या ज़्यादा नकली जोकरों के साथ कुछ नहीं कहा जाता।
error-spite-cam-two = सिर्फ़ 2 खिलाड़ी बचे हों, तो “आ जाओ” नहीं कहा जाता।
error-spite-cam-unbeatable = जिस सेट को सिर्फ़ जोकर मात दे सके, उसके साथ “आ जाओ” नहीं कहा जाता।
error-spite-cam-joker = “आ जाओ” कहने के बाद ट्रिक जोकर सेट से नहीं जीती जा सकती।
error-spite-claim = पहली ट्रिक जिस सेट से खुले, उसमें इस रैंक का कार्ड होना चाहिए: { $rank }
error-spite-price = वापसी के लिए सेट के साथ “वापसी { $count }” कहें।
error-spite-not-out = आप अब भी ट्रिक में हैं, वापसी खरीदने की ज़रूरत नहीं।
error-spite-exchange = { $most ->
    [one] ठीक { $most } कार्ड बदलना है।
   *[other] 1 से { $most } कार्ड बदलने हैं।
}
error-spite-window = एक पल: पिछली चाल अभी गलत चाल के तौर पर पकड़ी जा सकती है।
error-spite-no-call = पकड़ने के लिए कोई चाल नहीं है।
error-spite-no-countdown = अभी उल्टी गिनती शुरू नहीं हो सकती।
error-spite-not-now = यह अभी नहीं हो सकता।
error-spite-too-few = कम से कम { $least } खिलाड़ी चाहिए।
error-spite-must-lead = यह ट्रिक आपको खोलनी है, इसलिए खेलना ज़रूरी है।
error-spite-swap = { $count ->
    [one] आपके स्कोर के हिसाब से जो कार्ड बनता है, वह दें।
   *[other] आपके स्कोर के हिसाब से जो { $count } कार्ड बनते हैं, वे दें।
}
error-no-such-view = सेव की हुई यह स्थिति काम की नहीं है।
