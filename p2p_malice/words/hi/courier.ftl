courier-at = { $site ->
    [yes] डाकिया और पेज { $url } पर हैं। Ctrl-C से दोनों बंद होते हैं।
   *[no] डाकिया { $url } पर है। Ctrl-C से बंद होता है।
}

news-asks = { $name } को टेबल पर बैठना है। { -type-yes } { $number } या { -type-no } { $number } लिखें।
news-asked-no-more = { $name } को अब सीट का इंतज़ार नहीं है।
news-partner = आपके पार्टनर: { $name }
news-all-here = सब आ गए हैं। शुरू करने के लिए { -type-start } लिखें, या दोस्त 2 को पार्टनर बनाने के लिए { -type-with } 2 लिखें।
news-asks-first = { $is_on ->
    [yes] किसी के बैठने से पहले आपसे पूछा जाएगा। यह नहीं चाहिए, तो फिर { -type-ask } लिखें।
   *[no] जो लिंक पहले खोले, सीट उसी की।
}
news-courier-away = डाकिये से संपर्क नहीं हुआ। दोस्तों के जवाब आएँ, तो उन्हें यहाँ पेस्ट करें।
news-calling = होस्ट से संपर्क हो रहा है…
news-host-asleep = होस्ट का डिवाइस शायद सो रहा है। आपका नाम उसकी लिस्ट में है: जागते ही टेबल खुल जाएगी।

error-courier = डाकिये से काम नहीं बन पाया।
error-courier-away = डाकिये से संपर्क नहीं हुआ।
error-courier-busy = डाकिये के पास अभी बहुत काम है।
error-courier-status = डाकिये ने गड़बड़ी बताई ({ $status })।
error-courier-moved = डाकिया अब { $url } पर है। यही पता लिखें।
error-courier-buffered = डाकिया जवाब देता है, पर रास्ते में कुछ, जैसे उसका वेब सर्वर, पर्चियाँ रोके रखता है। उसे पर्चियाँ बिना बफ़रिंग के तुरंत आगे भेजनी होंगी: तरीका docs/networks.md में है।
error-courier-proxy = आपके नेटवर्क के प्रॉक्सी (HTTPS_PROXY) से होकर डाकिये से संपर्क नहीं हुआ।
error-courier-proxy-login = आपके नेटवर्क का प्रॉक्सी नाम और पासवर्ड माँगता है। उन्हें उसके पते में लिखें: HTTPS_PROXY=http://NAME:PASSWORD@HOST:PORT
error-courier-url = { $url } किसी डाकिये का पता नहीं है। पता https:// या http:// से शुरू होता है।
error-courier-port = डाकिया पोर्ट { $port } नहीं ले पाया ({ $why })। --port से दूसरा चुनें।
error-courier-host = डाकिया { $host } पर नहीं सुन पाया ({ $why })। --host से दूसरा पता चुनें।
error-no-site = { $folder } में कोई पेज नहीं है। { -command } web --site से वहाँ पेज बनाएँ।
error-note = यह पर्ची किसी और के लिए है।
