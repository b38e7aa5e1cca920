### Oynandığı haliyle Spite: yığınlar, olanlar, hamleler, sonuçlar.

## Rollerine göre yığınlar; bazılarında kart yoktur, bir şey gösterir.

pile = masa
pile-trick = Önceki
pile-direction = Yön
pile-arity = Kart sayısı
pile-due = Sırada
pile-suits = Takımlar
pile-price = Dönüş
pile-claim = Açış değeri
pile-gave = Verilen
pile-got = Alınan
pile-bounty = Ödül
pile-deck = Çekme destesi
spite-who-leads = Kim açıyor?

## Neler oldu.

event-round = { $count }. raunt dağıtıldı.
event-put-down = { $who ->
    [you] Takasta { $count } kart veriyorsun.
   *[other] { $name } takasta { $count } kart veriyor.
}
event-swap-rest = Takasta bu kartları alan olmadı: { $cards }
event-bounty = Ödül: { $cards }.
event-claim = { $as ->
    [8] O değerle açan olmadı. Şimdi elinde 8 olan herkes açabilir.
    [11] O değerle açan olmadı. Şimdi elinde 11 olan herkes açabilir.
    [A] O değerle açan olmadı. Şimdi ası olan herkes açabilir.
    [J] O değerle açan olmadı. Şimdi valesi olan herkes açabilir.
    [Q] O değerle açan olmadı. Şimdi kızı olan herkes açabilir.
    [K] O değerle açan olmadı. Şimdi papazı olan herkes açabilir.
   *[other] O değerle açan olmadı. Şimdi elinde { $as } olan herkes açabilir.
}
event-play = { $who ->
    [you] Oynuyorsun: { $cards }.
   *[other] { $name } oynuyor: { $cards }.
}
event-early = { $who ->
    [you] Sıra gelmeden koyuyorsun: { $cards }.
   *[other] { $name } sıra gelmeden koyuyor: { $cards }.
}
event-early-down = { $who ->
    [you] Sıra gelmeden { $count } sahte jokeri kapalı koyuyorsun.
   *[other] { $name } sıra gelmeden { $count } sahte jokeri kapalı koyuyor.
}
event-play-down = { $who ->
    [you] { $count } sahte jokeri kapalı koyuyorsun.
   *[other] { $name } { $count } sahte jokeri kapalı koyuyor.
}
event-say-higher = { $who ->
    [you] “Yukarı” diyorsun.
   *[other] { $name } “yukarı” diyor.
}
event-say-lower = { $who ->
    [you] “Aşağı” diyorsun.
   *[other] { $name } “aşağı” diyor.
}
event-say-unbeatable = { $who ->
    [you] “Yenilmez” diyorsun.
   *[other] { $name } “yenilmez” diyor.
}
event-say-cam = { $who ->
    [you] “Gel bakalım” diyorsun.
   *[other] { $name } “gel bakalım” diyor.
}
event-say-buy = { $who ->
    [you] “Dönüş { $count }” diyorsun.
   *[other] { $name } “dönüş { $count }” diyor.
}
event-higher = Bundan sonra her kombinasyon daha yüksek olmalı.
event-lower = Bundan sonra her kombinasyon daha düşük olmalı.
event-lead-for = { $who ->
    [you] Açan olmadı, bu yüzden senin en düşük kartınla açılıyor: { $cards }
   *[other] Açan olmadı, bu yüzden en düşük kartla açılıyor ({ $name }): { $cards }
}
event-pass = { $who ->
    [you] Pas geçiyorsun.
   *[other] { $name } pas geçiyor.
}
event-skip = { $who ->
    [you] Bir tur bekliyorsun.
   *[other] { $name } bir tur bekliyor.
}
event-draw = { $who ->
    [you] { $count } kart çekiyorsun.
   *[other] { $name } { $count } kart çekiyor.
}
event-reshuffle = { $count ->
    [one] Çekme destesi bitti. Atılan tek kart yeni çekme destesi olur.
   *[other] Çekme destesi bitti. Atılan { $count } kart karıştırılıp yeni çekme destesi olur.
}
event-trick = { $who ->
    [you] Löveyi kazanıyorsun.
   *[other] { $name } löveyi kazanıyor.
}
event-exchange = { $who ->
    [you] Çekme destesiyle { $count } kart değiştiriyorsun.
   *[other] { $name } çekme destesiyle { $count } kart değiştiriyor.
}
event-countdown = { $who ->
    [you] { $count } saniyelik geri sayım başlatıyorsun.
   *[other] { $name } { $count } saniyelik geri sayım başlatıyor.
}
event-out = { $who ->
    [you] Kartların bitti, { $count }. oldun.
   *[other] { $name } kartlarını bitirdi, { $count }. oldu.
}
event-places = Diğerleri kalan sıralar için oynuyor.
event-absent = { $who ->
    [you] Gelecek rauntta katılırsın.
   *[other] Geç gelecek biri için bir yer boş.
}
event-join = { $who ->
    [you] Gelecek rauntta katılırsın.
   *[other] { $name } gelecek rauntta katılıyor.
}
event-lose = { $who ->
    [you] Raundu kaybediyorsun.
   *[other] { $name } raundu kaybediyor.
}
event-place = { $who ->
    [you] { $count }. bitiriyorsun.
   *[other] { $name } { $count }. bitiriyor.
}
event-round-score = { $who ->
    [you] Puanın: { $count }
   *[other] { $name }, puan: { $count }
}

## Hatalar ve sahte jokerler.

event-misplay = { $who ->
    [you] Bu bir hataydı. Bu lövenin dışındasın, ardından bir tur beklersin.
   *[other] Bu bir hataydı. { $name } bu lövenin dışında, ardından bir tur bekler.
}
event-back = Löve o hamleden önceki haline dönüyor.
event-call = { $who ->
    [you] “Hata!” diyen sensin.
   *[other] “Hata!” diyen: { $name }.
}
event-call-too = { $who ->
    [you] Sen de “Hata!” dedin, ama kura sana çıkmadı.
   *[other] “Hata!” diyenlerden biri de { $name }, ama kura başkasına çıktı.
}
event-wrong-call = { $who ->
    [you] “Hata!” dedin, ama hata yoktu.
   *[other] { $name } “Hata!” dedi, ama hata yoktu.
}
event-win-fakes = { $who ->
    [you] Öteki oyuncunun { $count } sahte jokerini alıyorsun.
   *[other] { $name } öteki oyuncunun { $count } sahte jokerini alıyor.
}
event-earn = { $who ->
    [you] { $count } sahte joker kazanıyorsun.
   *[other] { $name } { $count } sahte joker kazanıyor.
}
event-skip-turns = { $who ->
    [you] “Gel bakalım” sana { $count } tura mal oluyor.
   *[other] “Gel bakalım” yüzünden { $name } { $count } tur bekliyor.
}

## Ne yapılabilir, ne söylenebilir.

move-pass = Pas
move-decline = Bu değerle değil
move-none = Hepsini tut (hata)
move-misplay = Hata!
move-join = Katıl
move-countdown = Geri sayım başlat
say-higher = Yukarı
say-lower = Aşağı
say-unbeatable = Yenilmez
say-cam = Gel bakalım
say-down = Kapalı sahte joker
say-buy1 = Dönüş 1
say-buy2 = Dönüş 2
say-buy3 = Dönüş 3
say-buy5 = Dönüş 5
say-buy8 = Dönüş 8
say-buy13 = Dönüş 13
say-buy21 = Dönüş 21
say-buy34 = Dönüş 34
say-buy55 = Dönüş 55
say-buy89 = Dönüş 89

## Son.

result-session = { $who ->
    [you] Kazandın!
    [nobody] Oyun berabere.
   *[other] Kazanan: { $names }.
}
