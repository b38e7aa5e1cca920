### Bir hakemin ya da masanın bir şeyi neden geri çevirdiği.

error-spite-no-hand = Bu kartlar bir kombinasyon etmiyor.
error-spite-only-jokers = Bunu geçmek için daha yüksek bir joker kombinasyonu ya da kapalı en az 5 sahte joker gerek.
error-spite-down-on-joker = Bir joker kombinasyonunu geçmek için kapalı en az 5 sahte joker gerek.
error-spite-joker-in-consec = Bir dizide joker kombinasyonu oynanmaz.
error-spite-thirteen-in-consec = Bir dizide 13 oynanmaz.
error-spite-arity = Bu löve { $needed } kartla oynanıyor, { $played } olmaz.
error-spite-not-better = { $direction ->
    [lower] Aşağı gidiliyor, bu ise son kombinasyondan düşük değil.
   *[higher] Bu, son kombinasyonu geçmiyor.
}
error-spite-only-fakes = Bunu geçmek için kapalı { $count } sahte jokerden fazlası gerek.
error-spite-down-in-consec = Bir dizide en az { $needed } kapalı sahte joker konur.
error-spite-consec = { $rank ->
    [8] Bu dizide sırada 8 var.
    [11] Bu dizide sırada 11 var.
    [A] Bu dizide sırada as var.
    [J] Bu dizide sırada vale var.
    [Q] Bu dizide sırada kız var.
    [K] Bu dizide sırada papaz var.
   *[other] Bu dizide sırada { $rank } var.
}
error-spite-suit = Bu dizideki her kombinasyon aynı takımlardan olmalı.
error-spite-wrong-direction = { $direction ->
    [lower] Zaten aşağı gidiliyor.
   *[higher] Zaten yukarı gidiliyor.
}
error-spite-direction-not-yours = Yön ancak doğal 7 ile değişir.
error-spite-sevens-announced = 7'nin üzerine 7 yönü kendiliğinden değiştirir, söylemen gerekmez.
error-spite-no-unbeatable = Hiçbir şeyin geçemediği bir 2 oynarken “yenilmez” demek gerek.
error-spite-fakes-announced = 5 ve daha çok sahte jokerle hiçbir şey söylenmez.
error-spite-cam-two = Yalnızca 2 oyuncu kaldıysa kimse “gel bakalım” diyemez.
error-spite-cam-unbeatable = Kombinasyonu jokerden başka bir şey geçemiyorsa kimse “gel bakalım” diyemez.
error-spite-cam-joker = “Gel bakalım” dedikten sonra löve joker kombinasyonuyla kazanılmaz.
error-spite-claim = İlk açışta şu değerden bir kart olmalı: { $rank }.
error-spite-price = Dönmek için kombinasyonunla birlikte “dönüş { $count }” de.
error-spite-not-out = Hâlâ lövedesin, dönüş gerekmiyor.
error-spite-exchange = { $most ->
    [one] Tam 1 kart değiştirmen gerek.
   *[other] 1–{ $most } kart değiştirmen gerek.
}
error-spite-window = Bir saniye: son hamleye hâlâ “Hata!” denebilir.
error-spite-no-call = “Hata!” denecek bir hamle yok.
error-spite-no-countdown = Şu an geri sayım başlatılamaz.
error-spite-not-now = Bunu şu an yapamazsın.
error-spite-too-few = En az { $least } oyuncu gerekiyor.
error-spite-must-lead = Bu löveyi sen açıyorsun, oynaman gerek.
error-spite-swap = { $count ->
    [one] Puanının istediği kartı ver.
   *[other] Puanının istediği { $count } kartı ver.
}
error-no-such-view = Bu kayıtlı konum kullanılamıyor.
