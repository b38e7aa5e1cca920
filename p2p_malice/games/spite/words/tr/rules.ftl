### Kurallar bir sayfada: amaç, bir bakışta en önemlisi, adım adım bir tur, söylenen sözler, gerisi.

sheet-title = { $variant ->
    [spite-light] { variant-name-spite-light }
   *[spite] { variant-name-spite }
}
sheet-unknown = Ev sahibi bu sürümün bilmediği kurallarla oynuyor. Yine de oynayabilirsin.

## Başlıklar.

sheet-part-goal = Amaç
sheet-part-glance = Bir bakışta
sheet-steps-turn = Turun
sheet-part-twists = İncelikler
sheet-part-end = Puanlar
sheet-steps-small = Ayrıntılar

## Amaç, ve bir bakışta en önemlisi.

sheet-goal = Kartlarından ötekilerden önce kurtul. { $rounds } raunttan sonra en yüksek puan kazanır. { $least }–{ $most } oyuncu.
sheet-house = { $house ->
    [none] { "" }
   *[other] Ev kuralları: { $house }.
}
label-hand = Dağıtılan
brief-hand = herkese { $hand } kart
label-ranks = Değerler
brief-ranks = 3–10, sonra 11, 12, 13, J, Q, K, A, 2; 13 serbesttir
label-fakes = Sahte jokerler
brief-fakes = { $fakes } tane, kazanılır; arkaları farklıdır
label-bounty = Ödül
brief-bounty = onun değerinden kartlarla bitirmek sahte joker kazandırır

## Turun.

sheet-turn = Sonuncuyu geçen, aynı sayıda kartlık bir kombinasyon oyna ya da pas de. Sen açıyorsan istediğini oyna; o zaman pas olmaz.
sheet-hand = Kombinasyon 1 kart, aynı değerden 2–4 kart ya da 5 kartlık bir poker elidir.
sheet-last-chance = { $last_chance ->
    [yes] Sıra son oynayana dönünce löveyi o kazanır ve sonrakini açar.
   *[no] Ötekilerin hepsi pas geçince löveyi son oynayan kazanır ve sonrakini açar.
}
sheet-example = Örneğin: iki 9'un üzerine iki vale ya da bir vale ile bir 13 oyna. Tek bir as olmaz.

## Oyunun sözleri.

label-direction = Yukarı, aşağı
brief-direction = Raunt “yukarı” ile başlar. Doğal 7 oynarken tersini söyleyebilirsin.
label-consec = Dizi
brief-consec = Art arda 3 hamle eşit adımla gider (5, 7, 9) ya da aynı takımlardan olursa, löve 13 ve jokersiz öyle sürmek zorundadır.
label-joker = Joker
brief-joker = 1 joker ya da tek değerden en az 5 doğal kart. Kaç kart olursa olsun her şeyi geçer, daha yükseği (önce kart sayısı, sonra değer) dışında.
label-down = Sahte joker
brief-down = Açıkken gösterdiği karttır. Kapalıyken hiçbir şeyi geçmez, üzerine doğru sayıda her şey oynanır. 5 ve fazlası her şeyi geçer.
label-cam = Gel bakalım
brief-cam = Jokersiz de geçilebilen bir hamleyle söylenir. Löveyi kazanırsan kart değiştir; kazanamazsan bir tur bekle.
label-buy = Dönüş
brief-buy = Pastan sonra son kombinasyonu geçerek dönersin, sonra bedeli kadar kart çekersin: 1, sonra 1, 2, 3, 5, 8…
label-misplay = Hata
brief-misplay = { $referee ->
    [yes] Masa kurallara aykırı her şeyi geri çevirir.
   *[no] { $has_fakes ->
        [yes] Her şeyi oynayabilirsin, ama bir hatadan sonra löve dışı kalır, sahte jokerlerini kaybeder ve bir tur beklersin.
       *[no] Her şeyi oynayabilirsin, ama bir hatadan sonra löve dışı kalır ve bir tur beklersin.
    }
}

## Puanlar.

sheet-points = { $rounds ->
    [one] Kartı olan tek oyuncu kalınca raunt biter. Birinci 2, ikinci 1 puan alır; sondan bir önceki 1, sonuncu 2 kaybeder.
   *[other] Kartı olan tek oyuncu kalınca raunt biter. Birinci 2, ikinci 1 puan alır; sondan bir önceki 1, sonuncu 2 kaybeder. Ondan önce eski puanın 0'a doğru 1 kayar. Sıralamanın üst yarısından alt yarısına ya da tersine geçtiysen 0 olur. 2 puanla yeniden birincilik 2 - 1 + 2 = 3 eder; sonunculuk 0 - 2 = -2 eder.
}
sheet-swap = Sonraki dağıtımda 2 puanı olan en düşük 2 kartını, -2 puanı olan en yüksek 2 kartını verir, ve böyle gider. Herkes karşı tarafın verdiklerinden aynı sayıda alır.

## Ayrıntılar.

sheet-deck = { $packs } deste var, hepsi { $cards } kart. Her birinde bilinen 52 kart, her takımdan bir 11 ve bir 12, iki kırmızı 13 ve bir joker bulunur.
sheet-first-lead = { $first_lead ->
    [yes] İlk raundu, içinde 3 olan bir kombinasyonu ilk oynayan açar. { $claim_seconds } saniye içinde kimse oynamazsa sıra 4'lere geçer, ve böyle gider.
   *[no] İlk raundu dağıtanın solundaki açar.
}
sheet-later-lead = Sonraki rauntları puanı en düşük olan açar; birkaç kişiyse, en son kim sonuncu olduysa o.
sheet-next-lead = Bir lövenin galibinin kartı bittiyse sonraki oyuncu açar.
sheet-alike = { watched-alike } Eşit olan eşiti geçmez, ama joker üzerine joker oynanabilir.
sheet-poker = Düşükten yükseğe poker elleri: kent, ful, floş, kare, floş kent. En yüksek kent J Q K A 2; her kentte 12'den sonra J gelir.
sheet-thirteens = Başka kartların yanında 13, en düşük kombinasyonu kuran kartın yerine geçer; bu da doğal olanından düşüktür. Ne kadar çok 13 varsa o kadar düşüktür.
sheet-readings = { $thirteens_have_suits ->
    [yes] Takımlar karşılaştırılırken 13 sayılır.
   *[no] Takımlar karşılaştırılırken 13 sayılmaz.
} { $thirteens_natural ->
    [yes] Yalnızca 13'lerden oluşan bir kombinasyon doğaldır.
   *[no] Yalnızca 13'lerden oluşan bir kombinasyon doğal değildir.
}
sheet-turning = { $big_hands_turn ->
    [yes] Dizi dışında, doğal 7'lerin üzerine aynı sayıda doğal 7 oynayabilirsin; bu, yönü kendiliğinden değiştirir. Doğal 3 de “aşağı” iken “yukarı” yapar. Her birinden 5 ve fazlası da öyle.
   *[no] Dizi dışında, doğal 7'lerin üzerine aynı sayıda doğal 7 oynayabilirsin; bu, yönü kendiliğinden değiştirir. Doğal 3 de “aşağı” iken “yukarı” yapar. Her birinden 5 ve fazlası değiştirmez.
}
sheet-numerical = Adım adım giden dizi 13'ü atlar: 12'den sonra J gelir. Gerekirse 2'den sonra 3'le sürer. Aşağı giderken 3 yönü çevirir: 4, 3 ve 4'ten sonra 5 gelir.
sheet-forms = Poker elleri hiç dizi oluşturmaz. 2 ya da daha çok kartta bütün takımlar aynı olmalıdır: örneğin her seferinde kupa ve sinek.
sheet-consec-readings = { $equal_ranks_form ->
    [yes] Aynı değerde 3 kombinasyon da dizi olur.
   *[no] { "" }
} { $sevens_turn_consecs ->
    [yes] Yönü değiştiren 7, adımları da çevirir.
   *[no] Yönü değiştiren 7, adımları çevirmez.
}
sheet-unbeatable = Yalnızca takım dizisinde, yukarı giderken hiçbir şey 2'yi geçmez: yanında “yenilmez” de. Örneğin: 4♥, 8♥ ve J♥, sonra 2♥.
sheet-joker-limits = Aşağı giderken joker kombinasyonunun üzerine lövenin kart sayısına uyan her kombinasyon oynanır. { $has_fakes ->
    [yes] Son ya da sondan bir önceki kombinasyonun böyleyse ya da içinde kapalı sahte joker varsa, raundu kaybedersin.
   *[no] Son ya da sondan bir önceki kombinasyonun böyleyse, raundu kaybedersin.
}
sheet-open-size = Aşağı giderken joker kombinasyonuyla açılırsa kart sayısı açık kalır: sonraki hamle belirler. { $has_fakes ->
    [yes] Kapalı bir sahte jokerle açılınca da öyle, yön ne olursa olsun.
   *[no] { "" }
}
sheet-five-fakes = Kapalı 5 ve daha çok sahte joker her zaman oynanabilir, dizide bile. Bunu ancak daha çoğu geçer. Yanında ne “gel bakalım” ne de “yenilmez” denir.
sheet-earned = { $bounty ->
    [yes] { $calls ->
        [yes] Sahte joker, “Hata!” diyerek ya da yalnızca ödülün değerinden doğal kartlarla bitirerek kazanılır: kart başına bir tane, sonra yeni bir ödül açılır.
       *[no] Sahte joker, yalnızca ödülün değerinden doğal kartlarla bitirerek kazanılır: kart başına bir tane, sonra yeni bir ödül açılır.
    }
   *[no] Sahte joker, “Hata!” diyerek kazanılır.
} Elinden sayılmazlar ve sonraki rauntlara kalırlar. Yığında kalmadıysa onların yerine çekme destesinin üst kartlarını alırsın: yalnızca açık, gösterdikleri kart olarak.
sheet-cam-won = { $cam_counts_passed ->
    [yes] “Gel bakalım” için kartı olan 2 oyuncudan fazlası gerekir.
   *[no] “Gel bakalım” için lövede 2 oyuncudan fazlası gerekir.
} Kazanırsan 1–{ $cam_limit } kart değiştir: her yeni söyleyişin için bir fazla, başka biri son kez löve kazandığından beri böyle kazandığın her löve için bir eksik. Örneğin böyle ikinci lövede 2. Sonuç 0 ise bir şey olmaz; 0 altındaysa o kadar tur beklersin. Joker kombinasyonuyla kazanmak hatadır. Kazanamazsan her söyleyişin için bir tur beklersin. Yanında söylediğin başka bir söz yanlışsa sayılmaz.
sheet-cam-wrong = { $referee ->
    [yes] { "" }
   *[no] Hiç kart değiştirmemek ya da fazla değiştirmek hatadır.
}
sheet-buying = Dönüş bedeli herkes için aynıdır: her dönüşte artar. Dönen, yeniden pas geçene kadar lövededir.
sheet-price-anew = Her rauntta bu bedel baştan başlar.
sheet-limit = Elinde { $hand_limit } kart olursa raundu kaybedersin.
sheet-calling = { $referee ->
    [yes] { "" }
   *[no] { $window ->
        [0] “Hata!” denmez: masa hemen karar verir.
        [one] Oyun sürerken 1 saniye boyunca “Hata!” denebilir. O zaman löve önceki haline döner. Kimse demezse masa karar verir. Yersiz “Hata!” da hatadır.
       *[other] Oyun sürerken { $window } saniye boyunca “Hata!” denebilir. O zaman löve önceki haline döner. Kimse demezse masa karar verir. Yersiz “Hata!” da hatadır.
    }
}
sheet-calls-pay = { $empty_pays ->
    [yes] “Hata!” diyenlerden biri, hata yapanın sahte jokerlerini alır; yoksa ortak yığından bir tane.
   *[no] “Hata!” diyenlerden biri, hata yapanın sahte jokerlerini alır.
}
sheet-countdown = Herkes { $decision } saniyelik bir geri sayım başlatabilir, az önce çekilen her kart için 1 fazla. Bittiğinde oynamamışsan pas geçmiş olursun; açma sırası sendeyse sonraki oyuncu açar.
sheet-hints = { $hints ->
    [yes] Sıra sendeyken ipucu isteyebilirsin.
   *[no] İpucu yok.
}
sheet-clock = { $clock ->
    [off] { "" }
   *[other] Sıran { $clock } saniye sürer. Dolunca masa senin yerine pas der ya da kart oynar.
}
sheet-early = { $referee ->
    [yes] { "" }
   *[no] Sıra gelmeden konan kartlar kalır ve sıran gelince oynanır: o zaman uymuyorlarsa hatadır.
}
sheet-swap-rest = Karşı taraf daha az verdiyse gerisi çekme destesinden gelir. Daha çok verdiyse artanlar gösterilip atılır.
sheet-middle = Oyuncu sayısı tekse ortadaki derece iki yarıda da değildir: onda bitirince ve ondan ayrılınca puanın 0 olur.
sheet-three = 3 oyuncuyla ikinci aynı zamanda sondan bir öncekidir ve 0 alır.
sheet-late = Rauntlar arasında katılan, son raundun sonuncusu sayılır ve { $loser } puanla başlar; ötekiler bir derece yükselir.
