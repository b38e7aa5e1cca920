lines-time = बचा समय
lines-seconds = { $count } सेकंड
lines-match = मैच
lines-points = गेम { $deal }   पॉइंट: { $points }

##

free-play = खेलें
free-count = इनमें से { $least } से { $most } चुनें: { $cards }
free-exactly = इनमें से { $most } चुनें: { $cards }
free-words = जोड़ने को: { $words }
free-example = बीच में खाली जगह देकर लिखें: { $example }
