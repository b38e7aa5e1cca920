### Metin satırları olarak masa.

lines-round = Raunt
lines-direction = { $way ->
    [up] yukarı gidiyor
   *[down] aşağı gidiyor
}
lines-arity = { $count } kartla
lines-due = sırada { $rank }
lines-suits = yalnızca { $suits }
lines-trick = Löve
lines-no-trick = yeni bir löve başlıyor
lines-before = önceki { $count } kart
lines-played = { $name }: { $cards }
lines-face-down = { $count } kapalı sahte joker
lines-table = Masa
lines-bounty = ödül { $card }
lines-gave = verilen { $cards }
lines-got = alınan { $cards }
lines-price = dönüş { $count } kart
lines-deck = çekilecek { $count } kart
lines-pile = yığında { $count } sahte joker

## Bir oyuncunun satırı.

lines-hand-count = { $count } kart
lines-fakes-count = { $count } sahte joker
lines-score = puan { $count }
lines-place = { $count }. oldu
lines-barred = bu lövenin dışında
lines-passed = pas
lines-absent = gelecek rauntta katılır
lines-early = erken koydu: { $cards }
lines-skips = { $count } tur bekler
lines-cams = { $count ->
    [one] gel bakalım
   *[other] { $count } kez gel bakalım
}
lines-hand = el
lines-fakes = sahte jokerler

## Ne yapılacağı.

lines-asked-lead = Sen açıyorsun. Ne istersen oyna.
lines-asked-claim = { $rank ->
    [8] İstersen içinde 8 olan bir kombinasyonla aç. İlk oynayan açar.
    [11] İstersen içinde 11 olan bir kombinasyonla aç. İlk oynayan açar.
    [A] İstersen içinde as olan bir kombinasyonla aç. İlk oynayan açar.
    [J] İstersen içinde vale olan bir kombinasyonla aç. İlk oynayan açar.
    [Q] İstersen içinde kız olan bir kombinasyonla aç. İlk oynayan açar.
    [K] İstersen içinde papaz olan bir kombinasyonla aç. İlk oynayan açar.
   *[other] İstersen içinde { $rank } olan bir kombinasyonla aç. İlk oynayan açar.
}
lines-asked-exchange = { $count ->
    [one] Çekme destesiyle 1 kart değiştir.
   *[other] Çekme destesiyle 1–{ $count } kart değiştir.
}
lines-asked-swap = { $count ->
    [one] Puanına göre 1 kart verip yerine bir tane alırsın.
   *[other] Puanına göre { $count } kart verip yerine o kadar alırsın.
}
lines-asked-buy = Dönebilirsin: son kombinasyonu geç ve { $count } kart çek.
lines-type = Kartları arada boşlukla yaz: { $cards }
lines-preview = Oynamadan denetlemek için başına ? koy.
lines-add = Ekleyebileceklerin: { $words }
lines-buy = Dönmek için buy{ $count } ekle.

plain-help-moves =
    Bir kombinasyonun kartlarını arada boşlukla yaz: 5c 5d. Ne ettiklerini ve
    oynanıp oynanmadığını görmek için başına ? koy: ? 5c 5d
    Söyleyeceğin söz arkalarına gelir, örneğin 7c 7d lower:
      higher, lower    7 ile yönü değiştir: yukarı, aşağı
      unbeatable       hiçbir şeyin geçemediği bir 2 için: yenilmez
      cam              gel bakalım
      down             sahte jokerleri kapalı koy
      buy3             3 kartla dön; şu anki bedel o olmalı
    Pas demek, açmamak ya da bütün kartlarını tutmak için yanındaki numarayı
    yaz. Başkaları oynarken, son hamleye “Hata!” demek için misplay, acele
    ettirmek için countdown yaz.
