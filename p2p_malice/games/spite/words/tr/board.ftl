### Sayfadaki masa.

spite-title = { $title } · raunt { $round }
spite-back-in = Dönüş?
spite-settles = Bu geçerli mi?
spite-trick = Löve
spite-nothing = Yeni bir löve başlıyor.
spite-facts = Oyunda
spite-hand = Kartların
spite-says = Söyle
spite-words = Sözler ne demek
spite-cards = { $count } kart
spite-fakes = { $count } sahte joker
spite-extra = sahte
spite-score = Puan { $score }
spite-down = { $count } kapalı kart
spite-lies = { $name }: { $cards }
spite-place = { $place }.
spite-barred = löve dışı
spite-skips = { $count } tur bekler
spite-absent = gelecek raunt
spite-passed = pas
spite-may-return = dönebilir
spite-sort = { $order ->
    [suit] ⇅ Takıma göre
    [hands] ⇅ Birleşik
   *[value] ⇅ Değere göre
}
spite-do = { $kind ->
    [exchange] { $count ->
        [0] Değiştir
        [one] Değiştir: 1
       *[other] Değiştir: { $count }
    }
    [swap] { $count ->
        [0] Ver
        [one] Ver: 1
       *[other] Ver: { $count }
    }
   *[play] { $count ->
        [0] Oyna
        [one] 1 kart oyna
       *[other] { $count } kart oyna
    }
}
spite-early = erken: { $cards }
spite-clock = { $what ->
    [call] Hata deme süresi
    [claim] Sonraki değere kadar
   *[turn] Geri sayım: { $name }
}
spite-ahead = Sıra gelmeden oyna
spite-stay-out = Dönme
spite-rest = { $more ->
    [yes] Oynayacak kartın kalmadı. Diğerleri sıralarını belirleyince sonraki raunt başlar.
   *[no] Oynayacak kartın kalmadı. Diğerleri sıralarını belirleyince oyun biter.
}
spite-exchange = { $most ->
    [one] “Gel bakalım” deyip kazandın. Çekme destesiyle 1 kart değiştir.
   *[other] “Gel bakalım” deyip kazandın. Çekme destesiyle 1–{ $most } kart değiştir.
}
spite-swap = { $count ->
    [one] { $which ->
        [low] Öndesin: en düşük kartını verip yüksek bir kart alırsın. Hangisi, sen seç.
       *[high] Geridesin: en yüksek kartını verip düşük bir kart alırsın. Hangisi, sen seç.
    }
   *[other] { $which ->
        [low] Öndesin: en düşük { $count } kartını verip yüksek kartlar alırsın. Hangileri, sen seç.
       *[high] Geridesin: en yüksek { $count } kartını verip düşük kartlar alırsın. Hangileri, sen seç.
    }
}
spite-claim = { $rank ->
    [8] İçinde 8 olan bir kombinasyonla aç ya da başkası açsın.
    [11] İçinde 11 olan bir kombinasyonla aç ya da başkası açsın.
    [A] İçinde as olan bir kombinasyonla aç ya da başkası açsın.
    [J] İçinde vale olan bir kombinasyonla aç ya da başkası açsın.
    [Q] İçinde kız olan bir kombinasyonla aç ya da başkası açsın.
    [K] İçinde papaz olan bir kombinasyonla aç ya da başkası açsın.
   *[other] İçinde { $rank } olan bir kombinasyonla aç ya da başkası açsın.
}
spite-claimed = Bu değeri ilk oynayan açar: { $rank }. Kimse oynamazsa sıra sonraki değerde.
spite-leads = { $name } açıyor, herhangi bir kombinasyonla.
spite-call = Bu bir hata mıydı?
spite-lead = Sen açıyorsun: istediğin kombinasyonu oyna.
spite-buy = Dönmek için bunu geç ve { $count } kart çek. Ya da dönme.
spite-follow = { $count ->
    [0] Bunu geç ya da pas de.
    [one] Bunu 1 kartla geç ya da pas de.
   *[other] Bunu { $count } kartla geç ya da pas de.
}
spite-hinted = İpucu: { $cards }. { $text }

spite-kept = Önceden
spite-kept-of = { $before } içinden { $kept }
