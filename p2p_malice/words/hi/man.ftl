### The manual page, and what a desktop shows of the program.

## Headings of the manual page.

man-name = नाम
man-synopsis = सारांश
man-description = विवरण
man-commands = कमांड
man-options = विकल्प
man-environment = एनवायरनमेंट वैरिएबल
man-files = फ़ाइलें
man-status = एग्ज़िट स्टेटस
man-see = यह भी देखें
man-bugs = गड़बड़ियाँ

## Environment variables.

man-any-option = एक विकल्प की जगह लेता है: यह host के --variant की। बाकी सबके नाम भी ऐसे ही बनते हैं।
man-languages = भाषा, जब न --lang में लिखी हो, न सेटिंग में।
man-folders = ~/.config और ~/.local/share की जगह इस्तेमाल होने वाले फ़ोल्डर।

## Files.

man-settings = आपकी सेटिंग।
man-games = सेव किए हुए गेम।
man-history = हर पूरे हुए गेम का रिकॉर्ड।
man-replays = उनमें से पिछले कुछ, दोबारा देखने के लिए।

## Exit statuses.

man-status-0 = काम हो गया।
man-status-1 = कुछ ऐसा हुआ जिसकी उम्मीद नहीं थी।
man-status-2 = गलत विकल्प, ऐसी सेटिंग जो चल नहीं सकती, या पहले से इस्तेमाल हो रहा पोर्ट।
man-status-3 = गलत कोड।
man-status-4 = नेटवर्क के बीच से रास्ता नहीं मिला।
man-status-5 = कनेक्शन टूट गया, या आपके लिए सीट नहीं थी।
man-status-6 = सेव किया हुआ गेम खुल नहीं सकता, या कहीं और खुला है।
man-status-7 = वर्शन मेल नहीं खाते।
man-status-129 = टर्मिनल बंद हो गया।
man-status-130 = Ctrl-C.
man-status-143 = किसी और प्रोग्राम ने इसे बंद किया।

## What stands beside the name in menus and in shops. Keywords end with a semicolon each.

desktop-kind = कार्ड गेम
desktop-keywords = कार्ड;दोस्त;मल्टीप्लेयर;टर्मिनल;
desktop-games = { -title } दो से नौ खिलाड़ियों की दौड़ है: जो अपनी गड्डी सबसे पहले खाली करे, वही जीतता है। साथ में Spite भी है, तीन से नौ खिलाड़ियों का ट्रिक वाला गेम।
desktop-way = किसी भी मैसेजिंग ऐप से दोस्त को न्योता भेजें। उसके बाद आपके डिवाइस सीधे एक-दूसरे से बात करते हैं, एंड-टू-एंड एन्क्रिप्शन के साथ: न गेम सर्वर, न अकाउंट। या कंप्यूटर के साथ खेलें, या एक ही स्क्रीन पर दूसरों के साथ, और आज की पहेली हल करें।
