picture-too-small =
    टेबल को { $width } x { $height } अक्षर चाहिए;
    इस टर्मिनल में { $columns } x { $lines } हैं।
picture-here = टेबल पर
picture-left = { $count } बाकी
picture-out = 0 बाकी
picture-draw =
    उठाने को
    { $count }
picture-aside = { $count } अलग
picture-needs = अब { $rank }
picture-covered = { $count ->
    [one] { $count } कार्ड, उल्टा
   *[other] { $count } कार्ड, उल्टे
}
picture-partner = पार्टनर
picture-in-hand = हाथ { $count }
picture-last = पिछला
picture-full = पूरी!
