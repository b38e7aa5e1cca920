error-discards-on-own = डिस्कार्ड सिर्फ़ अपनी गड्डियों पर होता है।
error-plays-from-own = चाल सिर्फ़ अपनी गड्डियों से चलें।
error-plays-from-team = चाल सिर्फ़ अपनी और अपने पार्टनर की गड्डियों से चलें।
error-not-in-hand = आपके हाथ में { $card } नहीं है।
error-discard-pile-empty = { $whose ->
    [partner] आपके पार्टनर की { $pile } खाली है।
   *[own] आपकी { $pile } खाली है।
}
error-payoff-pile-empty = { $whose ->
    [partner] आपके पार्टनर की टारगेट गड्डी खाली है।
   *[own] आपकी टारगेट गड्डी खाली है।
}
error-payoff-to-centre-only = टारगेट कार्ड सिर्फ़ बीच की गड्डियों पर रखा जा सकता है।
error-discard-to-centre-only = डिस्कार्ड किया हुआ कार्ड सिर्फ़ बीच की गड्डियों पर रखा जा सकता है।
error-does-not-fit = { $needs ->
    [A] { $pile } पर { $card } की जगह नहीं: वहाँ इक्का चाहिए।
    [J] { $pile } पर { $card } की जगह नहीं: वहाँ गुलाम चाहिए।
    [Q] { $pile } पर { $card } की जगह नहीं: वहाँ बेगम चाहिए।
    [K] { $pile } पर { $card } की जगह नहीं: वहाँ बादशाह चाहिए।
   *[other] { $pile } पर { $card } की जगह नहीं: वहाँ { $needs } चाहिए।
}
error-wild-may-not-begin = { $needs ->
    [A] { $pile } पर इक्का चाहिए, और यहाँ वाइल्ड कार्ड इक्के की जगह नहीं ले सकता।
   *[other] { $pile } पर { $needs } चाहिए, और यहाँ वाइल्ड कार्ड उसकी जगह नहीं ले सकता।
}
error-ace-first = बीच में कोई गड्डी खाली हो, तो डिस्कार्ड करने से पहले हाथ का इक्का खेलें।
