### Bir ipucunun neden bir hamleyi öğütlediği: kurallar ne diyor, ne işe yarar. Kartlar bunun önünde durur.

hint-beats-up = { $size ->
    [one] { $than ->
        [A] Bu, ası geçer.
        [J] Bu, valeyi geçer.
        [Q] Bu, kızı geçer.
        [K] Bu, papazı geçer.
       *[other] Bu, { $than } kartını geçer.
    }
    [2] { $than ->
        [A] Bu çift, iki ası geçer.
        [J] Bu çift, iki valeyi geçer.
        [Q] Bu çift, iki kızı geçer.
        [K] Bu çift, iki papazı geçer.
       *[other] Bu çift, iki tane { $than } kartını geçer.
    }
    [3] { $than ->
        [A] Bu üçlü, üç ası geçer.
        [J] Bu üçlü, üç valeyi geçer.
        [Q] Bu üçlü, üç kızı geçer.
        [K] Bu üçlü, üç papazı geçer.
       *[other] Bu üçlü, üç tane { $than } kartını geçer.
    }
   *[other] { $than ->
        [A] Bu dörtlü, dört ası geçer.
        [J] Bu dörtlü, dört valeyi geçer.
        [Q] Bu dörtlü, dört kızı geçer.
        [K] Bu dörtlü, dört papazı geçer.
       *[other] Bu dörtlü, dört tane { $than } kartını geçer.
    }
}
hint-beats-down = { $size ->
    [one] { $than ->
        [A] Bu, astan düşük; öyle de olmalı.
        [J] Bu, valeden düşük; öyle de olmalı.
        [Q] Bu, kızdan düşük; öyle de olmalı.
        [K] Bu, papazdan düşük; öyle de olmalı.
       *[other] Bu, { $than } kartından düşük; öyle de olmalı.
    }
    [2] { $than ->
        [A] Bu çift, iki astan düşük; öyle de olmalı.
        [J] Bu çift, iki valeden düşük; öyle de olmalı.
        [Q] Bu çift, iki kızdan düşük; öyle de olmalı.
        [K] Bu çift, iki papazdan düşük; öyle de olmalı.
       *[other] Bu çift, iki tane { $than } kartından düşük; öyle de olmalı.
    }
    [3] { $than ->
        [A] Bu üçlü, üç astan düşük; öyle de olmalı.
        [J] Bu üçlü, üç valeden düşük; öyle de olmalı.
        [Q] Bu üçlü, üç kızdan düşük; öyle de olmalı.
        [K] Bu üçlü, üç papazdan düşük; öyle de olmalı.
       *[other] Bu üçlü, üç tane { $than } kartından düşük; öyle de olmalı.
    }
   *[other] { $than ->
        [A] Bu dörtlü, dört astan düşük; öyle de olmalı.
        [J] Bu dörtlü, dört valeden düşük; öyle de olmalı.
        [Q] Bu dörtlü, dört kızdan düşük; öyle de olmalı.
        [K] Bu dörtlü, dört papazdan düşük; öyle de olmalı.
       *[other] Bu dörtlü, dört tane { $than } kartından düşük; öyle de olmalı.
    }
}
hint-alike-up = Aynı değer, ama tek renk ya da tek takım; bu daha yüksek.
hint-alike-down = Aynı değer, ama daha çok renk ya da takım; bu daha düşük.
hint-wild-up = Aynı değer, ama daha az serbest 13 ile; bu daha yüksek.
hint-wild-down = Aynı değer, ama daha çok serbest 13 ile; bu daha düşük.
hint-sevens = 7'nin üzerine 7 oynanır ve yön değişir.
hint-poker-up = { $than ->
    [straight] Bu, kentten yüksektir.
    [full_house] Bu, fulden yüksektir.
    [flush] Bu, floştan yüksektir.
    [quads] Bu, kareden yüksektir.
   *[straight_flush] Bu, floş kentten yüksektir.
}
hint-poker-down = { $than ->
    [straight] Bu, kentten düşüktür; öyle de olmalı.
    [full_house] Bu, fulden düşüktür; öyle de olmalı.
    [flush] Bu, floştan düşüktür; öyle de olmalı.
    [quads] Bu, kareden düşüktür; öyle de olmalı.
   *[straight_flush] Bu, floş kentten düşüktür; öyle de olmalı.
}
hint-same-poker-up = { $than ->
    [straight] Bu da bir kent, ama daha yüksek.
    [full_house] Bu da bir ful, ama daha yüksek.
    [flush] Bu da bir floş, ama daha yüksek.
    [quads] Bu da bir kare, ama daha yüksek.
   *[straight_flush] Bu da bir floş kent, ama daha yüksek.
}
hint-same-poker-down = { $than ->
    [straight] Bu da bir kent, ama daha düşük; öyle de olmalı.
    [full_house] Bu da bir ful, ama daha düşük; öyle de olmalı.
    [flush] Bu da bir floş, ama daha düşük; öyle de olmalı.
    [quads] Bu da bir kare, ama daha düşük; öyle de olmalı.
   *[straight_flush] Bu da bir floş kent, ama daha düşük; öyle de olmalı.
}
hint-consec = { $than ->
    [8] Dizide sırada 8 var.
    [11] Dizide sırada 11 var.
    [A] Dizide sırada as var.
    [J] Dizide sırada vale var.
    [Q] Dizide sırada kız var.
    [K] Dizide sırada papaz var.
   *[other] Dizide sırada { $than } var.
}
hint-suits = Bu dizinin istediği takımlardan.
hint-joker-up = Joker kombinasyonu, daha yükseği dışında her şeyi geçer.
hint-joker-again = Jokerin üzerine joker oynanabilir.
hint-joker-down = Joker kombinasyonu her şeyin üzerine oynanır.
hint-open = { $size ->
    [one] Jokerden ya da kapalı sahte jokerden sonra her kart oynanır.
   *[other] Jokerden ya da kapalı sahte jokerden sonra birbirine uyan herhangi { $size } kart oynanır.
}
hint-down = Bunun üzerine kapalı sahte joker oynanabilir.

hint-out = Bunlar son kartların, bitiriyorsun.
hint-out-bounty = Bunlar son kartların, bitiriyorsun; değerleri ödülü de kazandırıyor.
hint-win = Löveyi büyük ihtimalle kazanır, sonra sen açarsın.
hint-sure = Bunu neredeyse hiçbir şey geçemez, bir sonrakini büyük ihtimalle sen açarsın.
hint-dare = Büyük ihtimalle kazanır; “gel bakalım” dersen kötü kartlarını değiştirirsin.
hint-say-higher = Yanında “yukarı” de: öteki kartlarına daha iyi.
hint-say-lower = Yanında “aşağı” de: öteki kartlarına daha iyi.
hint-many = Bir anda çok kart gider.
hint-low = Düşük kartlardan sonra kurtulmak zor, fırsat varken onlarla aç.
hint-least = Ancak yetiyor, iyi kartların sende kalıyor.
hint-whole = Sonra gerekecek hiçbir şeyi bozmuyor.
hint-play = Oynayabileceğin başka hiçbir şey sana daha iyi kartlar bırakmaz.
hint-buy-back = Dönmek için { $count } kart çekmeye değer.
hint-nothing = Elindeki hiçbir şey bunu geçemez.
hint-nothing-safe = Buraya ancak joker olur, o da şimdi sana bu löveden fazlasına mal olabilir.
hint-nothing-due = { $than ->
    [8] Bir dizi sürüyor: yalnızca 8 oynanır, sen oynayamıyorsun.
    [11] Bir dizi sürüyor: yalnızca 11 oynanır, sen oynayamıyorsun.
    [A] Bir dizi sürüyor: yalnızca as oynanır, sen oynayamıyorsun.
    [J] Bir dizi sürüyor: yalnızca vale oynanır, sen oynayamıyorsun.
    [Q] Bir dizi sürüyor: yalnızca kız oynanır, sen oynayamıyorsun.
    [K] Bir dizi sürüyor: yalnızca papaz oynanır, sen oynayamıyorsun.
   *[other] Bir dizi sürüyor: yalnızca { $than } oynanır, sen oynayamıyorsun.
}
hint-nothing-suits = Bir takım dizisi sürüyor, elindeki hiçbir şey gereken takımlardan değil.
hint-stay-out = Dönmek için { $count } kart çekmeye değmez.
hint-pass = Bunu geçebilirsin, ama ancak sonra gerekecek kartlarla.
hint-decline = O değerle açmak iyi kartlarını bozar.
hint-decline-none = O değerde kartın yok.
hint-exchange = Verdiklerini pek aramazsın.
hint-swap = Hangi kartları vereceğine puanın karar verir.
