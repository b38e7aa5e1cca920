### Birinin seçtiği kartların, oynanmadan önce ne olacağı.

preview-same = { $cards ->
    [one] { $of ->
        [A] Tek as.
        [J] Tek vale.
        [Q] Tek kız.
        [K] Tek papaz.
       *[other] Tek { $of }.
    }
    [2] { $of ->
        [A] İki as.
        [J] İki vale.
        [Q] İki kız.
        [K] İki papaz.
       *[other] İki tane { $of }.
    }
    [3] { $of ->
        [A] Üç as.
        [J] Üç vale.
        [Q] Üç kız.
        [K] Üç papaz.
       *[other] Üç tane { $of }.
    }
   *[other] { $of ->
        [A] Dört as.
        [J] Dört vale.
        [Q] Dört kız.
        [K] Dört papaz.
       *[other] Dört tane { $of }.
    }
} { $cards ->
    [one] { "" }
   *[other] { $alike ->
        [suited] Tek takımdan.
        [coloured] Tek renkten.
       *[mixed] { "" }
    }
}
preview-straight = { $of ->
    [A] Asa kadar kent.
    [J] Valeye kadar kent.
    [Q] Kıza kadar kent.
    [K] Papaza kadar kent.
   *[other] Kent, en yükseği { $of }.
}
preview-full-house = { $of ->
    [A] Ful: üç as.
    [J] Ful: üç vale.
    [Q] Ful: üç kız.
    [K] Ful: üç papaz.
   *[other] Ful: üç tane { $of }.
}
preview-flush = { $of ->
    [A] Asa kadar floş.
    [J] Valeye kadar floş.
    [Q] Kıza kadar floş.
    [K] Papaza kadar floş.
   *[other] Floş, en yükseği { $of }.
}
preview-quads = Kare.
preview-straight-flush = Floş kent.
preview-joker = Bir joker.
preview-jokers = { $cards } kartlık joker kombinasyonu.
preview-down = { $cards } sahte joker, kapalı.
preview-wild = İçinde 13 olduğu için doğal olanından düşüktür.
preview-beats = Oynayabilirsin.
preview-leads = Bununla açabilirsin.
preview-loses = Oynayabilirsin, ama son kartların olduğu için raundu kaybedersin.
