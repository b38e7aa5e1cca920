### Kurallar bir sayfada: amaç, farklar, bir bakışta en önemlisi, adım adım bir tur, gerisi.

sheet-title = { -title }: { $variant ->
    [official] Resmî
    [catmouse] Kedi ve Fare
    [catmouse-short] Kedi ve Fare, kısa
    [pz] Jokerli, papaza kadar
    [pz-nwis] Jokerli, hedefte joker yok
    [classic] Kitaba göre
   *[mdw] Klasik düello
}
sheet-unknown = Ev sahibi bu sürümün bilmediği kurallarla oynuyor. Yine de oynayabilirsin: sana yalnızca kurallara uygun hamleler sunulur.

## Başlıklar.

sheet-part-goal = Amaç
sheet-part-differs = Klasik düellodan farkı
sheet-part-glance = Bir bakışta
sheet-steps-turn = Turun
sheet-part-piles = Yığınlar
sheet-part-set-up = Hazırlık
sheet-part-partners = Eşler
sheet-part-match = Maç
sheet-part-small = Ayrıntılar

## Amaç.

sheet-goal = { $partners ->
    [yes] İki hedef destesini de ilk bitiren çift kazanır. 4 oyuncu.
   *[no] Hedef destesini ilk bitiren kazanır. { $max_seats ->
        [2] 2 oyuncu.
       *[other] { $min_seats }–{ $max_seats } oyuncu.
    }
}

## Farklar.

sheet-differs-partners = { $partners ->
    [yes] İkiye karşı iki oynanır.
   *[no] { "" }
}
sheet-differs-wild = { $wild ->
    [kings] { "" }
    [jokers] Jokerler serbesttir, papazlar değil.
    [both] Jokerler de serbesttir.
   *[none] Hiçbir kart serbest değildir.
}
sheet-differs-wild-as-ace = { $wild ->
    [none] { "" }
   *[other] { $wild_as_ace ->
        [yes] { "" }
       *[no] Serbest kart as yerine geçemez.
    }
}
sheet-differs-last-rank = { $last_rank ->
    [13] Yığınlar papaza kadar çıkar.
    [12] { "" }
    [11] Yığınlar yalnızca valeye kadar çıkar.
   *[other] Yığınlar yalnızca şu değere kadar çıkar: { $last_rank }.
}
sheet-differs-forced-aces = { $forced_aces ->
    [yes] Yeni bir yığına yer varken, kart atmadan önce elindeki asları oynamak zorundasın.
   *[no] { "" }
}
sheet-differs-hands-dealt = { $hands_dealt ->
    [start] { "" }
   *[turn] El dağıtılmaz: elini ilk turunda çekersin.
}
sheet-differs-payoff = { $payoff ->
    [one] Her hedef destesinde 1 kart var.
   *[other] Her hedef destesinde { $payoff } kart var.
}
sheet-differs-recycle = { $recycle ->
    [at-once] { "" }
   *[when-empty] Dolan yığınlar kenara ayrılır, çekme destesi bitince karıştırılır.
}
sheet-differs-exhaustion = { $exhaustion ->
    [play-on] { "" }
   *[tie] Bir oyuncunun eli tamamlanacak kadar kart yoksa oyun berabere biter.
}
sheet-house = { $house ->
    [none] { "" }
   *[other] Ev kuralları: { $house }.
}

## Bir bakışta.

label-payoff = Hedef destesi
brief-payoff = { $variant ->
    [mdw] { $payoff } kart (genelde 11, 21 ya da 31)
   *[other] { $payoff } kart
}
label-centre-piles = Orta yığınlar
brief-centre-piles = { $last_rank ->
    [13] { $centre_piles }, astan papaza
    [12] { $centre_piles }, astan kıza
    [11] { $centre_piles }, astan valeye
   *[other] { $centre_piles }, as ile { $last_rank } arası
}
label-wild = Serbest kartlar
brief-wild = { $wild ->
    [kings] papazlar
    [jokers] jokerler
    [both] papazlar ve jokerler
   *[none] yok
}
label-discard-piles = Iskartalar
brief-discard-piles = herkese { $discard_piles }
label-match = Maç
brief-match = { $match ->
    [points] { $deals ->
        [one] { $target } puan
       *[other] { $target } puan ya da { $deals } oyun
    }
    [games] { $deals } oyun
   *[none] { "" }
}

## Turun.

sheet-draw = Elinde { $hand } kart olana kadar çek.
sheet-play = { $discard_piles ->
    [one] Ortaya istediğin kadar kart oyna: elinden, hedef destenden (alttaki kart açılır) ya da ıskartanın üstünden.
   *[other] Ortaya istediğin kadar kart oyna: elinden, hedef destenden (alttaki kart açılır) ya da ıskartalarının üstünden.
}
sheet-discard = { $discard_piles ->
    [one] Turunu bitirmek için elinden bir kartı ıskartana at.
   *[other] Turunu bitirmek için elinden bir kartı ıskartalarından birine at.
}
sheet-refill = { $hand ->
    [one] Bütün elini oynadıysan yeni bir kart çek ve oynamaya devam et.
   *[other] Bütün elini oynadıysan { $hand } yeni kart çek ve oynamaya devam et.
}

sheet-example = { $hand ->
    [one] { "" }
   *[other] { $wild ->
        [none] Örneğin: bir yığında as var, elinde bir 2 ve bir 9, hedef kartın da bir 3. Önce 2'yi, üzerine 3'ü oyna, 9'u at.
        [jokers] Örneğin: bir yığında as var, elinde bir joker ve bir 9, hedef kartın da bir 3. Jokeri 2 yerine, üzerine de 3'ü oyna, 9'u at.
       *[other] Örneğin: bir yığında as var, elinde bir papaz ve bir 9, hedef kartın da bir 3. Papazı 2 yerine, üzerine de 3'ü oyna, 9'u at.
    }
}

## Yığınlar.

sheet-last-rank = { $last_rank ->
    [13] Herkes ortadaki yığınları astan papaza kadar büyütür. Maça, kupa, karo, sinek fark etmez.
    [12] Herkes ortadaki yığınları astan kıza kadar büyütür. Maça, kupa, karo, sinek fark etmez.
    [11] Herkes ortadaki yığınları astan valeye kadar büyütür. Maça, kupa, karo, sinek fark etmez.
   *[other] Herkes ortadaki yığınları astan başlayıp büyütür, son kart { $last_rank }. Maça, kupa, karo, sinek fark etmez.
} { $last_rank ->
    [13] { "" }
    [12] { $kings_wild ->
        [yes] { "" }
       *[no] Papazlar ölü karttır: hiçbir yere uymaz. İçinde ölü kart olan bir hedef destesi bitirilemez.
    }
    [11] { $kings_wild ->
        [yes] Kızlar ölü karttır: hiçbir yere uymaz. İçinde ölü kart olan bir hedef destesi bitirilemez.
       *[no] Kızlar ve papazlar ölü karttır: hiçbir yere uymaz. İçinde ölü kart olan bir hedef destesi bitirilemez.
    }
    [10] { $kings_wild ->
        [yes] Vale ve kızlar ölü karttır: hiçbir yere uymaz. İçinde ölü kart olan bir hedef destesi bitirilemez.
       *[no] Valeden papaza kadar kartlar ölüdür: hiçbir yere uymaz. İçinde ölü kart olan bir hedef destesi bitirilemez.
    }
   *[other] { $kings_wild ->
        [yes] { $dead_from } ile kız arasındaki kartlar, ikisi de dahil, ölüdür: hiçbir yere uymaz. İçinde ölü kart olan bir hedef destesi bitirilemez.
       *[no] { $dead_from } ile papaz arasındaki kartlar, ikisi de dahil, ölüdür: hiçbir yere uymaz. İçinde ölü kart olan bir hedef destesi bitirilemez.
    }
}
sheet-recycle = { $recycle ->
    [at-once] Dolan yığınlar hemen çekme destesine karıştırılır.
   *[when-empty] { "" }
}
sheet-discard-piles = Bütün ıskartaları herkes görür, ama yalnızca en üstteki kartlar ve yalnızca ortaya oynanabilir. Hedef kartları hiçbir zaman atılmaz.

sheet-kings-wild = { $wild ->
    [kings] Papaz, yığını dolana kadar, hangi kart gerekiyorsa onun yerine geçer. Art arda birkaç tane oynayabilirsin.
    [jokers] Joker, yığını dolana kadar, hangi kart gerekiyorsa onun yerine geçer. Art arda birkaç tane oynayabilirsin.
    [both] Papaz ya da joker, yığını dolana kadar, hangi kart gerekiyorsa onun yerine geçer. Art arda birkaç tane oynayabilirsin.
   *[none] { "" }
}
sheet-wild-as-ace = { $wild ->
    [none] { "" }
   *[other] { $wild_as_ace ->
        [yes] Serbest kart, bir yığını başlatan as da olabilir.
       *[no] { "" }
    }
}

## Hazırlık.

sheet-packs = { $packs ->
    [0] Oyuncu sayısından bir fazla 52 kartlık desteyle oynanır.
    [one] 52 kartlık 1 desteyle oynanır.
   *[other] 52 kartlık { $packs } desteyle oynanır.
} { $jokers ->
    [0] { "" }
    [one] Her birinde bir de joker var.
   *[other] Her birinde ayrıca { $jokers } joker var.
}
sheet-payoff = { $payoff ->
    [one] Hedef destesi açık duran 1 karttır.
   *[other] Hedef desteleri kapalı durur, yalnızca en üstteki kart açıktır; altına kimse bakamaz.
}
sheet-wilds-in-payoff = { $wilds_in_payoff ->
    [yes] { "" }
   *[no] { $wild ->
        [none] { "" }
       *[other] Hedef desteleri serbest kartsız dağıtılır, bunlar sonra çekme destesine girer.
    }
}
sheet-hands-dealt = { $hands_dealt ->
    [start] Sonra eller dağıtılır; gerisi çekme destesidir.
   *[turn] Gerisi çekme destesidir.
}
sheet-starter = { $starter ->
    [left] İlk dağıtan kurayla belirlenir, dağıtma sırası sola geçer. Dağıtanın solundaki başlar.
    [dealer] İlk dağıtan kurayla belirlenir, dağıtma sırası sola geçer. Dağıtan başlar.
   *[top] { $jokers ->
        [0] Hedef kartı en yüksek olan başlar (en yüksek papaz, en düşük as).
       *[other] { $wilds_in_payoff ->
            [yes] Hedef kartı en yüksek olan başlar (en yüksek joker, sonra papaz; en düşük as).
           *[no] Hedef kartı en yüksek olan başlar (en yüksek papaz, en düşük as).
        }
    }
}
sheet-equal-tops = { $starter ->
    [top] { $equal_tops ->
        [shuffle] { $payoff ->
            [one] En yüksek kartlar eşitse her şey yeniden dağıtılır.
           *[other] En yüksek kartlar eşitse o desteler karıştırılır.
        }
       *[redeal] Başta en yüksek hedef kartları eşitse her şey yeniden dağıtılır.
    }
   *[other] { "" }
}

sheet-clockwise = { $max_seats ->
    [2] { "" }
   *[other] Oyun saat yönünde döner.
}

## Eşler.

sheet-partners = { $partners ->
    [yes] Eşler karşılıklı oturur. Eşinin hedef destesini ve ıskartalarının üstündeki kartları da oynayabilirsin, ama yalnızca kendi ıskartalarına atarsın. Hedef desten bitince eşin için oynarsın.
   *[no] { "" }
}

## Maç.

sheet-deals = { $match ->
    [games] { $deals } oyundan sonra maçı en çok puanı olan alır.
   *[other] { "" }
}
sheet-target = { $match ->
    [none] { "" }
   *[points] Maçı, { $target } puana ilk ulaşan kazanır. { $deals ->
        [one] En geç { $max_deals } oyundan sonra en çok puanı olan alır.
       *[other] En geç { $deals } oyundan sonra en çok puanı olan alır.
    }
    [games] { "" }
}
sheet-scoring = { $match ->
    [none] { "" }
   *[other] { $scoring ->
        [wins] Bir oyunu kazanan 1 puan alır.
       *[cards] Bir oyunu kazanan, ötekilerin hedef destelerinde kalan her kart için bir puan alır.
    } Puanı eşit olanlar maçı paylaşır; herkes eşitse maç berabere.
}

## Ayrıntılar: neredeyse hiç gerekmez.

sheet-undo = { $undo ->
    [yes] Yeni bir kart açılana ya da çekilene, ya da turun bitene kadar hamlelerini geri alabilirsin. Sınır: turda { $max_undone }, oyunda { $max_undone_in_game }.
   *[no] Hamleler geri alınamaz.
}
sheet-hints = { $hints ->
    [yes] { "" }
   *[no] İpucu yok.
}
sheet-clock = { $clock ->
    [off] { "" }
   *[other] Sıran { $clock } saniye sürer. Dolunca masa senin yerine kart atar.
}
sheet-exhaustion = { $exhaustion ->
    [tie] { "" }
   *[play-on] Bir el tamamlanamıyorsa kalanı çeker, oynamaya devam edersin.
}
sheet-silent = { $exhaustion ->
    [play-on] { $partners ->
        [yes] Kartı ve oynayacak hamlesi olmayanın sırası atlanır. Kimse oynayamazsa, kimse art arda { $idle_rounds } turunda hedef kartı oynamazsa ya da { $game_moves } hamleden sonra oyun biter. O zaman en az hedef kartı kalan çift kazanır; eşitlik beraberliktir.
       *[no] Kartı ve oynayacak hamlesi olmayanın sırası atlanır. Kimse oynayamazsa, kimse art arda { $idle_rounds } turunda hedef kartı oynamazsa ya da { $game_moves } hamleden sonra oyun biter. O zaman en az hedef kartı kalan kazanır; eşitlik beraberliktir.
    }
   *[tie] { $partners ->
        [yes] Kimse art arda { $idle_rounds } turunda hedef kartı oynamazsa ya da { $game_moves } hamleden sonra oyun biter. O zaman en az hedef kartı kalan çift kazanır; eşitlik beraberliktir.
       *[no] Kimse art arda { $idle_rounds } turunda hedef kartı oynamazsa ya da { $game_moves } hamleden sonra oyun biter. O zaman en az hedef kartı kalan kazanır; eşitlik beraberliktir.
    }
} Bir turda hedef kartı oynamadan { $turn_plays } kart oynadıysan, gelecek turuna kadar yeni el çekmezsin.
