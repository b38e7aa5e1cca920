### Masanın yanındaki geçmiş: her olan için birkaç söz.

log-play = { $source ->
    [hand] { $who ->
        [you] { $card } oynuyorsun { $arrow } yığın { $target }
       *[other] { $name } oynuyor: { $card } { $arrow } yığın { $target }
    }
   *[other] { $whose ->
        [own] { $who ->
            [you] { $card } oynuyorsun (yığın { $source }) { $arrow } yığın { $target }
           *[other] { $name } oynuyor: { $card } (yığın { $source }) { $arrow } yığın { $target }
        }
        [you] { $name } oynuyor: { $card } (senin yığının { $source }) { $arrow } yığın { $target }
       *[other] { $who ->
            [you] { $card } oynuyorsun (yığın { $source }, { $owner }) { $arrow } yığın { $target }
           *[other] { $name } oynuyor: { $card } (yığın { $source }, { $owner }) { $arrow } yığın { $target }
        }
    }
}
log-discard = { $who ->
    [you] { $card } atıyorsun { $arrow } yığın { $target }
   *[other] { $name } atıyor: { $card } { $arrow } yığın { $target }
}
log-turn-up = { $who ->
    [you] Sıradaki hedefin: { $card }
   *[other] { $name }, sıradaki: { $card }
}
log-draw = { $who ->
    [you] { $count } çekiyorsun
   *[other] { $name } { $count } çekiyor
}
log-complete = Yığın { $target } doldu
log-clear = Yığın { $target } doldu
log-reshuffle = Kenara ayrılanlar karıştırıldı
log-equal = { $who ->
    [you] { $card } en yükseklerle eşit: karıştırıldı
   *[other] { $name }: { $card } en yükseklerle eşit: karıştırıldı
}
log-undo = { $who ->
    [you] { $card } kartını geri alıyorsun
   *[other] { $name } geri alıyor: { $card }
}
