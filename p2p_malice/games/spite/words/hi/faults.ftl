event-fault-no-hand = इन कार्डों से कोई सेट नहीं बनता।
event-fault-only-jokers = इसे मात देने के लिए ऊँचा जोकर सेट, या 5 या ज़्यादा उल्टे नकली जोकर चाहिए।
event-fault-down-on-joker = जोकर सेट को मात देने के लिए 5 या ज़्यादा उल्टे नकली जोकर चाहिए।
event-fault-joker-in-consec = लड़ी में जोकर सेट नहीं चलता।
event-fault-thirteen-in-consec = लड़ी में 13 नहीं चलता।
event-fault-arity = इस ट्रिक में एक बार में { $count } कार्ड चलते हैं।
event-fault-not-better = यह पिछले सेट को मात नहीं देता।
event-fault-only-fakes = इसे मात देने के लिए { $count } से ज़्यादा उल्टे नकली जोकर चाहिए।
event-fault-down-in-consec = लड़ी में कम से कम { $count } नकली जोकर उल्टे रखें।
event-fault-consec = { $as ->
    [A] इस लड़ी में अब इक्का चाहिए।
    [J] इस लड़ी में अब गुलाम चाहिए।
    [Q] इस लड़ी में अब बेगम चाहिए।
    [K] इस लड़ी में अब बादशाह चाहिए।
   *[other] इस लड़ी में अब { $as } चाहिए।
}
event-fault-suit = इस लड़ी के हर सेट में वही रंग होने चाहिए।
event-fault-wrong-direction = दिशा पहले से वही थी।
event-fault-direction-not-yours = दिशा सिर्फ़ असली 7 से बदलती है।
event-fault-sevens-announced = 7 पर 7 आए, तो दिशा अपने आप बदलती है, कहने की ज़रूरत नहीं।
event-fault-no-unbeatable = जिस 2 को कुछ मात नहीं दे सकता, उसके साथ “बेजोड़” कहना ज़रूरी है।
event-fault-fakes-announced = 5 या ज़्यादा नकली जोकरों के साथ कुछ नहीं कहा जाता।
event-fault-cam-two = सिर्फ़ 2 खिलाड़ी बचे हों, तो “आ जाओ” नहीं कहा जाता।
event-fault-cam-unbeatable = जिस सेट को सिर्फ़ जोकर मात दे सके, उसके साथ “आ जाओ” नहीं कहा जाता।
event-fault-cam-joker = “आ जाओ” कहने के बाद ट्रिक जोकर सेट से नहीं जीती जा सकती।
event-fault-claim = { $as ->
    [A] पहली ट्रिक इक्के वाले सेट से खुलती है।
    [J] पहली ट्रिक गुलाम वाले सेट से खुलती है।
    [Q] पहली ट्रिक बेगम वाले सेट से खुलती है।
    [K] पहली ट्रिक बादशाह वाले सेट से खुलती है।
   *[other] पहली ट्रिक { $as } वाले सेट से खुलती है।
}
event-fault-price = वापसी की कीमत { $count } कार्ड है।
event-fault-not-out = वापसी सिर्फ़ पास करने के बाद खरीदी जाती है।
event-fault-exchange = { $count ->
    [one] ठीक { $count } कार्ड बदलना है।
   *[other] 1 से { $count } कार्ड बदलने हैं।
}
