watched-goal = { $partners ->
    [yes] जो जोड़ी अपनी दोनों टारगेट गड्डियाँ पहले खाली करे, जीत उसी की।
   *[no] जो अपनी टारगेट गड्डी पहले खाली करे, जीत उसी की।
}
watched-pairs = { $one } बनाम { $other }
watched-in-front = आगे: { $names } ({ $left })
watched-needs = { $name } का टारगेट कार्ड: { $card } · बीच में चलेगा: { $ranks }
watched-left = टारगेट गड्डी पर लिखी संख्या बताती है कि उसमें कितने कार्ड बाकी हैं।
watched-wild = { $card } वाइल्ड है: यहाँ वह { $rank } गिना जाता है।
