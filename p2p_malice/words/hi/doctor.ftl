-same-wifi = उसी Wi-Fi वाले दोस्तों के साथ खेल फिर भी हो सकता है।
-what-helps = दूसरा नेटवर्क (जैसे फ़ोन का मोबाइल डेटा) आज़माएँ, या दोस्त के Wi-Fi से जुड़ें। रिले भी काम आता है: एक सर्वर, जो आपके मैसेज आगे पहुँचाता है। उसका पता सेटिंग में लिखें।

network-light = { $light ->
    [offline] लगता है इंटरनेट बंद है।
    [unknown] अभी कहा नहीं जा सकता कि दोस्त आपसे जुड़ पाएँगे या नहीं।
    [green] दोस्त आपसे सीधे जुड़ सकते हैं।
    [amber] दोस्त जवाब भेजें, तो आम तौर पर आपसे जुड़ पाएँगे।
   *[red] दोस्त आपसे सिर्फ़ रिले से, या उसी Wi-Fi पर जुड़ सकते हैं।
}

doctor-verdict-relayed = आपके साथ सब खेल सकते हैं: सीधा कनेक्शन न जुड़े, तो आपका रिले काम संभाल लेता है।
doctor-verdict-open = आपके साथ सब खेल सकते हैं। दोस्तों को जवाब भेजने की ज़रूरत नहीं: न्योता काफ़ी है।
doctor-verdict-cone = आपके साथ सब खेल सकते हैं। आपका राउटर दोस्तों को आने देता है, इसलिए अक्सर न्योता ही काफ़ी है।
doctor-verdict-address-restricted = आपके साथ सब खेल सकते हैं, न्योते और जवाब के साथ।
doctor-verdict-port-restricted = आपके साथ लगभग सब खेल सकते हैं, न्योते और जवाब के साथ। बस कुछ कंपनियों और मोबाइल नेटवर्क वाले दोस्त नहीं।
doctor-verdict-symmetric = सीधा खेल सिर्फ़ खुले नेटवर्क वाले दोस्तों के साथ हो सकता है। उनकी तरफ़ का आम घरेलू राउटर भी रास्ता रोकता है। { -what-helps }
doctor-verdict-blocked = यह नेटवर्क गेम का डेटा रोकता है। { -same-wifi } { -what-helps }
doctor-verdict-offline = नेटवर्क नहीं है, या पूछे गए सर्वर बंद हैं। { -same-wifi }
doctor-verdict-unasked = किसी सर्वर से पूछे बिना नहीं कहा जा सकता कि आपसे कौन जुड़ सकता है, और आपने कोई सर्वर नहीं चुना। बस आज़माकर देखें।
doctor-verdict-unknown = कहा नहीं जा सकता कि आपसे कौन जुड़ सकता है, क्योंकि बहुत कम सर्वरों ने जवाब दिया। बस आज़माकर देखें।

##

doctor-network = नेटवर्क
doctor-label-kind = किस्म
doctor-kind-open = खुला: रास्ते में कोई राउटर नहीं, कोई भी आप तक पहुँच सकता है
doctor-kind-cone = ऐसा राउटर, जो किसी का भी जवाब आने देता है (full cone)
doctor-kind-address-restricted = ऐसा राउटर, जो सिर्फ़ उन पतों के जवाब आने देता है, जिनसे आपने संपर्क किया
doctor-kind-port-restricted = आम घरेलू राउटर: सिर्फ़ ठीक वही पता और पोर्ट जवाब दे सकता है, जिससे आपने संपर्क किया
doctor-kind-symmetric = सिमेट्रिक: हर सर्वर को आपका अलग पोर्ट दिखता है, इसलिए किसी को बताया नहीं जा सकता कि आप कहाँ मिलेंगे
doctor-kind-blocked = UDP बंद है
doctor-kind-offline = लगता है ऑफ़लाइन
doctor-kind-unknown = पता नहीं
doctor-label-addresses = आपके पते
doctor-no-addresses = इस कंप्यूटर के अपने पतों के सिवा कोई नहीं
doctor-label-skipped = छोड़े गए
doctor-skipped = { $names } (कंटेनर, VPN)
doctor-label-ipv6 = IPv6
doctor-ipv6 = { $there ->
    [yes] है
   *[no] नहीं
}
doctor-label-stun = STUN
doctor-stun-sees = { $server } को आपका पता { $address } दिखता है ({ $milliseconds } ms)
doctor-stun-silent = { $server } ने जवाब नहीं दिया
doctor-label-mapping = बाहर से
doctor-mapping-none = अपने ही पते पर
doctor-mapping-endpoint-independent = सबको एक ही पते पर
doctor-mapping-address-dependent = हर पते के लिए अलग पोर्ट पर
doctor-mapping-address-and-port-dependent = हर पते और पोर्ट के लिए अलग पोर्ट पर
doctor-mapping-dependent = हर सर्वर के लिए अलग पोर्ट पर
doctor-mapping-unknown = पता नहीं
doctor-label-filtering = कौन आ सकता है
doctor-filtering-endpoint-independent = कोई भी जवाब दे सकता है
doctor-filtering-address-dependent = जिस पते पर आपने कुछ भेजा हो, वहाँ से कोई भी जवाब दे सकता है
doctor-filtering-address-and-port-dependent = सिर्फ़ ठीक वही पता और पोर्ट जवाब दे सकता है, जिससे आपने संपर्क किया
doctor-filtering-unknown = जाँचा नहीं गया; सबसे सख्त किस्म मान ली गई
doctor-label-relay = रिले
doctor-label-courier = डाकिया
doctor-courier-works = { $server } जवाब देता है
doctor-relay-works = { $transport } से { $server } चलता है
doctor-no-relay = कोई नहीं लगाया

##

doctor-machine = यह मशीन
doctor-label-clipboard = क्लिपबोर्ड
doctor-clipboard = { $works ->
    [yes] चलता है
   *[no] नहीं है: कोड हाथ से कॉपी करें या QR कोड दिखाएँ
}
doctor-label-browser = ब्राउज़र
doctor-no-browser = नहीं है: यहाँ से WhatsApp नहीं खुल सकता
doctor-label-terminal = टर्मिनल
doctor-letters = { $draws_cards ->
    [yes] { $encoding }, कार्ड के निशानों के साथ
   *[no] { $encoding }, सिर्फ़ अक्षर
}
doctor-no-terminal = { $letters }; टर्मिनल नहीं है
doctor-terminal = { $colours ->
    [yes] { $letters }; { $columns } x { $lines }; रंगीन
   *[no] { $letters }; { $columns } x { $lines }; बिना रंग
}
doctor-label-files = फ़ाइलें
doctor-folder-good = { $folder }: लिखा जा सकता है
doctor-folder-bad = { $folder }: { $trouble }
doctor-others-write = दूसरे यूज़र भी इसमें लिख सकते हैं
doctor-unwritable = इसमें लिखा नहीं जा सकता
