### Oynandığı haliyle Spite & Malice: yığınlar, olanlar, hamleler, sonuçlar.

## Rollerine göre yığınlar. Ortadaki bir yığına yalnızca yığın denir.

pile = { $role ->
    [centre] { $number }. yığın
    [discard] { $number }. ıskarta
    [payoff] hedef destesi
    [draw] çekme destesi
    [waste] kenara ayrılan kartlar
    [hand] el
   *[other] yığın
}
pile-of = { $who ->
    [you] { $role ->
        [hand] elin
        [payoff] hedef desten
        [discard] { $number }. ıskartan
       *[other] senin { $pile }
    }
   *[other] { $pile } ({ $name })
}

## Neler oldu.

event-start = { $who ->
    [you] Sen başlıyorsun.
   *[other] { $name } başlıyor.
}
event-equal = { $who ->
    [you] Hedef kartın { $card } en yükseklerle eşit. Hedef desten karıştırılır ve yeni bir kart açılır.
   *[other] Hedef kartı { $card } en yükseklerle eşit ({ $name }). Hedef destesi karıştırılır ve yeni bir kart açılır.
}
event-redeal = En yüksek hedef kartları eşit ({ $card }). Her şey yeniden dağıtılır.
event-draw = { $who ->
    [you] { $count } kart çekiyorsun.
   *[other] { $name } { $count } kart çekiyor.
}
event-play = { $who ->
    [you] { $source ->
        [hand] { $card } kartını elinden { $target_number }. yığına oynuyorsun.
        [payoff] { $whose ->
            [own] { $card } kartını hedef destenden { $target_number }. yığına oynuyorsun.
            [you] { $card } kartını hedef destenden { $target_number }. yığına oynuyorsun.
           *[other] { $card } kartını eşinin ({ $owner }) hedef destesinden { $target_number }. yığına oynuyorsun.
        }
        [discard] { $whose ->
            [own] { $card } kartını { $source_number }. ıskartandan { $target_number }. yığına oynuyorsun.
            [you] { $card } kartını senin { $source_number }. ıskartandan { $target_number }. yığına oynuyorsun.
           *[other] { $card } kartını eşinin ({ $owner }) { $source_number }. ıskartasından { $target_number }. yığına oynuyorsun.
        }
       *[other] { $card } kartını bir yığından { $target_number }. yığına oynuyorsun.
    }
   *[other] { $source ->
        [hand] { $name } { $card } kartını elinden { $target_number }. yığına oynuyor.
        [payoff] { $whose ->
            [own] { $name } { $card } kartını hedef destesinden { $target_number }. yığına oynuyor.
            [you] { $name } { $card } kartını senin hedef destenden { $target_number }. yığına oynuyor.
           *[other] { $name } { $card } kartını eşinin ({ $owner }) hedef destesinden { $target_number }. yığına oynuyor.
        }
        [discard] { $whose ->
            [own] { $name } { $card } kartını { $source_number }. ıskartasından { $target_number }. yığına oynuyor.
            [you] { $name } { $card } kartını senin { $source_number }. ıskartandan { $target_number }. yığına oynuyor.
           *[other] { $name } { $card } kartını eşinin ({ $owner }) { $source_number }. ıskartasından { $target_number }. yığına oynuyor.
        }
       *[other] { $name } { $card } kartını bir yığından { $target_number }. yığına oynuyor.
    }
}
event-turn-up = { $who ->
    [you] Sıradaki hedef kartın: { $card }.
   *[other] { $name } için sıradaki hedef kartı: { $card }.
}
event-complete = { $target_number }. yığın doldu. { $count } kartı çekme destesine karıştırılır.
event-clear = { $target_number }. yığın doldu. { $count } kartı kenara ayrılır.
event-reshuffle = { $count ->
    [one] Çekme destesi bitti. Kenara ayrılan kart yeni çekme destesi olur.
   *[other] Çekme destesi bitti. Kenara ayrılan { $count } kart karıştırılıp yeni çekme destesi olur.
}
event-discard = { $who ->
    [you] { $card } kartını { $target_number }. ıskartana atıyorsun.
   *[other] { $name } { $card } kartını { $target_number }. ıskartasına atıyor.
}
event-undo = { $who ->
    [you] { $card } kartını { $target_number }. yığından geri alıyorsun.
   *[other] { $name } { $card } kartını { $target_number }. yığından geri alıyor.
}
event-pass = { $who ->
    [you] Elinde kart yok ve oynayamıyorsun, sıran atlanıyor.
   *[other] { $name }: elinde kart yok, oynayamıyor, sırası atlanıyor.
}
event-out = { $who ->
    [you] Hedef desten bitti. Artık eşin için oynuyorsun.
   *[other] { $name }: hedef destesi bitti. Artık eşi için oynuyor.
}
## Bir maçta bir oyunun sonu.

event-win = { $whose ->
    [own] { $who ->
        [you] Oyunu kazandın: hedef desten bitti.
        [nobody] Oyun bitti.
       *[other] { $name } oyunu kazandı: hedef destesi bitti.
    }
    [you] Sen ve { $name } oyunu kazandınız: hedef desteleriniz bitti.
   *[other] { $who ->
        [you] Sen ve { $owner } oyunu kazandınız: hedef desteleriniz bitti.
       *[other] { $name } ve { $owner } oyunu kazandı: hedef desteleri bitti.
    }
}
event-stalemate = Artık kimse oynayamıyor.
event-idle = Çok uzun süredir kimse hedef kartı oynamadı.
event-long = Oyun çok uzadı.
event-fewest = { $whose ->
    [own] { $who ->
        [you] En az hedef kartı sende kaldı, oyunu kazandın.
        [nobody] Hedef desteleri eşit, oyun berabere.
       *[other] { $name } en az hedef kartıyla oyunu kazandı.
    }
    [you] Sen ve { $name } en az hedef kartıyla oyunu kazandınız.
   *[other] { $who ->
        [you] Sen ve { $owner } en az hedef kartıyla oyunu kazandınız.
       *[other] { $name } ve { $owner } en az hedef kartıyla oyunu kazandı.
    }
}
event-tie = Oyun berabere: bir eli tamamlamaya kart yetmiyor.

## Nasıl bittiği.

result-win = { $who ->
    [you] Kazandın! Hedef desten bitti.
    [team] Kazandınız: { $names }! Hedef desteleriniz bitti.
    [others] Kazananlar: { $names }. Hedef desteleri bitti.
   *[other] Kazanan: { $names }. Hedef destesi bitti.
} Kalan hedef kartları: { $left }.
result-tie = Oyun berabere: bir eli tamamlamaya kart yetmiyor. Kalan hedef kartları: { $left }.
result-stalemate = { $who ->
    [nobody] Artık kimse oynayamıyor. Hedef desteleri eşit, oyun berabere ({ $left }).
   *[other] Artık kimse oynayamıyor. En az hedef kartıyla kazanan: { $names } ({ $left }).
}
result-idle = { $who ->
    [nobody] Çok uzun süredir kimse hedef kartı oynamadı. Hedef desteleri eşit, oyun berabere ({ $left }).
   *[other] Çok uzun süredir kimse hedef kartı oynamadı. En az hedef kartıyla kazanan: { $names } ({ $left }).
}
result-long = { $who ->
    [nobody] Oyun çok uzadı. Hedef desteleri eşit, oyun berabere ({ $left }).
   *[other] Oyun çok uzadı. En az hedef kartıyla kazanan: { $names } ({ $left }).
}

## Kulak için bir yığın: orada ne var, sırada ne uyar.

ear-empty = { $needs ->
    [none] { $pile }: boş
   *[other] { $pile }: boş, { $needs } gerek
}
ear-hidden = { $pile }: { $count } kart, kapalı
ear-cards = { $needs ->
    [none] { $pile }: { $card }, { $count } kart
   *[other] { $pile }: { $card }, { $count } kart, { $needs } gerek
}
ear-hand-card = { $card }, elde
ear-hand-wild = { $card }, serbest, elde

## Tekrar.

replay-race = hedef: { $cards }
replay-discarded = ıskarta: { $card }
