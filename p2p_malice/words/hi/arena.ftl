arena-score = { $a } बनाम { $b }: जितना जीतने को था, उसका { $score }% ± { $margin }
arena-rounds = बाज़ियाँ, हर सीट से खेली हुई: { $rounds }
arena-seed = इस बार के बँटवारे: --seed { $seed }
arena-elo = Elo: { $elo } ({ $least } से { $most })
arena-stalls = गेम, जिनमें किसी के कार्ड खत्म नहीं हुए: { $stalls }%
arena-time = एक फ़ैसले में प्रोसेसर का समय: { $a } ms बनाम { $b } ms
arena-sprt = { $decision ->
    [yes] पहला 20 Elo ज़्यादा मज़बूत है।
    [no] पहला 20 Elo ज़्यादा मज़बूत नहीं है।
   *[open] पहला 20 Elo ज़्यादा मज़बूत है या नहीं, यह अभी तय नहीं।
}
error-program-not-started = यह प्रोग्राम शुरू नहीं हो सका: { $command }
error-no-move-of-program = प्रोग्राम से चाल पूछी गई, पर उसने कोई नहीं लिखी।
