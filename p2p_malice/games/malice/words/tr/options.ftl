### Seçilecek kurallar: bir satırda çeşitler, ve her ev kuralının konusu.

variant-players = { $min_seats ->
    [2] { $max_seats ->
        [2] 2 oyuncu
       *[other] 2–{ $max_seats } oyuncu
    }
   *[other] { $min_seats }–{ $max_seats } oyuncu
}
variant-payoff = hedef { $sizes }
variant-wild = { $wild ->
    [kings] papazlar serbest
    [jokers] jokerler serbest
    [both] papaz ve joker serbest
   *[none] serbest kart yok
}

## Bir çeşidin özelliği, ve listede adı.

variant-listed = { $name }. { $line }

variant-mdw = Dolan yığınlar hemen çekme destesine döner.
variant-official = Oyuncu sayısından bir fazla deste. Eldeki aslar oynanmak zorunda. Papaz as yerine geçemez.
variant-catmouse = Elini ilk turunda çekersin. Kartlar bitince oyun berabere.
variant-catmouse-short = 5 hedef kartıyla Kedi ve Fare.
variant-pz = Yığınlar papaza kadar çıkar. Jokerler serbesttir.
variant-pz-nwis = “Jokerli, papaza kadar” gibi, ama hedef destelerinde joker yok.
variant-classic = Çoğu kitaptaki kurallar.

## Oyunun ve bir çeşidin adı.

game-malice = { -title }
game-malice-line = Hedef desteni ilk sen bitir · 2–9 oyuncu
plays-malice = { $players ->
    [2] { $variant } · { $count } kart
   *[other] { $variant } · { $count } kart · { $players } oyuncu
}

variant-name-mdw = Klasik düello
variant-name-official = Resmî
variant-name-catmouse = Kedi ve Fare
variant-name-catmouse-short = Kedi ve Fare, kısa
variant-name-pz = Jokerli, papaza kadar
variant-name-pz-nwis = Jokerli, hedefte joker yok
variant-name-classic = Kitaba göre

## Ev kuralları: her birinin konusu ve sözleri.

rule-payoff = Hedef destesi
rule-packs = Deste sayısı
rule-jokers = Her destedeki jokerler
rule-hand = Eldeki kartlar
rule-centre-piles = Ortadaki yığınlar
rule-discard-piles = Iskartalar
rule-kings-wild = Serbest papaz
rule-last-rank = Yığının son kartı
rule-wild-as-ace = As yerine serbest
rule-forced-aces = Aslar zorunlu
rule-undo = Geri alma
rule-hints = İpuçları
rule-clock = Sıra süresi
rule-clock-off = sınırsız
rule-clock-30 = 30 sn
rule-clock-60 = 1 dk
rule-clock-120 = 2 dk
rule-clock-300 = 5 dk
rule-hands-dealt = İlk eller
rule-hands-dealt-start = başta dağıtılır
rule-hands-dealt-turn = ilk turda çekilir
rule-starter = Kim başlar
rule-starter-top = en yüksek hedef kartı
rule-starter-left = dağıtanın solundaki
rule-starter-dealer = dağıtan
rule-equal-tops = En yüksekler eşitse
rule-equal-tops-shuffle = o desteler karışır
rule-equal-tops-redeal = yeniden dağıtılır
rule-recycle = Dolan yığınlar
rule-recycle-at-once = hemen geri döner
rule-recycle-when-empty = gerekince geri döner
rule-exhaustion = Kart kalmazsa
rule-exhaustion-play-on = oyun sürer
rule-exhaustion-tie = berabere
rule-wilds-in-payoff = Hedefte serbest kart
rule-partners = Eşli oyun
rule-deals = Maçtaki oyunlar
rule-target = Maçı kazandıran puan
rule-scoring = Galibiyetin değeri
rule-scoring-wins = 1 puan
rule-scoring-cards = kalan kartlar

## Her birinin yaptığı, bir listede.

means-payoff = Her hedef destesinde bu kadar kart var.
means-packs = Bu kadar desteyle oynanır. 0: oyuncu sayısından bir fazla.
means-jokers = Her destede bu kadar joker var ve serbestler.
means-hand = Turunda elin bu sayıya ulaşana kadar çekersin.
means-centre-piles = Ortada aynı anda bu kadar yığın büyütülebilir.
means-discard-piles = Her oyuncunun bu kadar ıskartası var.
means-kings-wild = Papazlar serbesttir: her kartın yerine geçebilirler.
means-last-rank = Yığınlar bu değere kadar çıkar: 12 kız, 13 papaz.
means-wild-as-ace = Serbest kart, bir yığını başlatan as yerine geçebilir.
means-forced-aces = Ortada boş bir yığın varken, kart atmadan önce elindeki asları oynarsın.
means-undo = Yeni bir şey görene kadar oynadığını geri alabilirsin.
means-hints = Bilgisayarın senin yerinde ne yapacağını sorabilirsin.
means-clock = Her sıranın bir süre sınırı vardır. Süre dolunca masa senin yerine oynar.
means-hands-dealt = Eller başta dağıtılır ya da her oyuncunun ilk turunda çekilir.
means-starter = Kim başlar: en yüksek hedef kartı olan, dağıtanın solundaki ya da dağıtan.
means-equal-tops = En yüksek hedef kartları eşitse o desteler karıştırılır ya da her şey yeniden dağıtılır.
means-recycle = Dolan yığınlar çekme destesine hemen döner ya da deste bitince.
means-exhaustion = Bir el tamamlanamıyorsa oyun sürer ya da berabere biter.
means-wilds-in-payoff = Hedef destelerinde serbest kart olabilir.
means-partners = Eşli: ikiye karşı iki. 4 oyuncu gerekir.
means-deals = Maç bu kadar oyun sonra biter.
means-target = Biri bu puana ulaşınca maç biter. 0: puanla bitmez.
means-scoring = Galibiyet 1 puan, ya da ötekilerin hedef destelerinde kalan her kart için 1 puan.

## Oynanamayan kurallar.

error-unknown-rules = “{ $text }” diye bir çeşit yok. Şunlardan birini seç: { $known }.
error-unknown-house-rule = “{ $name }” diye bir ev kuralı yok. Şunlardan birini seç: { $known }.
error-house-rule-twice = { $name } ev kuralı iki kez yazılmış.
error-house-rule-word = { $name } ev kuralı “{ $value }” olamaz. Şunlardan birini seç: { $known }.
error-house-rule-number = { $name } ev kuralı { $least }–{ $most } arasında bir sayı ister, “{ $value }” olmaz.
error-players-exactly = { $instead ->
    [none] { $variant } { $most } oyuncu için, { $seats } olmaz.
   *[other] { $variant } { $most } oyuncu için, { $seats } olmaz. { $seats } oyuncu için şunu seç: { $instead }.
}
error-players-between = { $instead ->
    [none] { $variant } { $least }–{ $most } oyuncu için, { $seats } olmaz.
   *[other] { $variant } { $least }–{ $most } oyuncu için, { $seats } olmaz. { $seats } oyuncu için şunu seç: { $instead }.
}
error-partners-are-four = Eşli oyunda ikiye karşı iki oynanır: 4 oyuncu gerekir, { $seats } olmaz.
error-too-many-packs = { $seats } oyuncuya { $most } desteden fazlası gerekir. Daha az oyuncuyla oyna.
error-payoff-piles-too-large = { $payoff } kartlık { $seats } hedef destesine { $needed } kart gerekir, ama yalnızca { $there } kart var. Daha çok desteyle ya da daha küçük hedef desteleriyle oyna.
error-too-few-cards-left = Hedef desteleri dağıtılınca yalnızca { $left } kart kalıyor: { $hand } kartlık { $seats } ele ve çekilecek bir karta yetmez. Daha çok desteyle, daha küçük hedef desteleriyle ya da daha küçük ellerle oyna.

error-payoff-unplayable = Kimse kazanamazdı: { $payoff } hedef kartı oynanmalı, ama destelerde uyan yalnızca { $there } kart var. Daha küçük hedef desteleri seç ya da yığınlar daha yükseğe çıksın.
error-target-out-of-reach = Kimse { $target } puana ulaşamazdı: { $games } oyunda bir oyuncu en çok { $most } puan alabilir. Daha küçük bir hedef seç.
error-own-rules-like-variant = config.toml içinde { $name } adlı kurallar var, ama bu yerleşik bir çeşidin adı. Seninkine başka bir ad ver, örneğin [rules.my-{ $name }].

error-no-part-of-position = “{ $text }” bir konumun parçası değil.
error-no-position = Bu bir konum değil.
error-no-position-because = Bu bir konum değil. { $reason }
error-seed-length = Bir tohum { $bytes } bayt uzunluğunda olmalı.
error-negative-number = Bir sayı sıfırın altında.
error-unknown-pile = { $pile } diye bir yığın yok.
error-centre-out-of-order = Ortadaki bir yığın astan başlayıp sırayla yükselir.
error-payoff-pile-missing = Bir hedef destesi boş.
error-nobody-can-move = Bu konumda kimse oynayamaz.
error-cards-do-not-add-up = Bu konumda destelerdekinden çok ya da az kart var.
error-not-this-game = Bu masa Spite & Malice gibi görünmüyor.

## Metin olarak hamleler.

error-no-card = “{ $text }” diye bir kart yok. Kartlar 7h, 10s ya da Kd gibi yazılır.
error-too-many-cards = Şu karttan { $most } taneden fazlası var: { $card }.
error-no-move = “{ $text }” bir hamle değil. Hamleler 7h>c2, payoff>c0 ya da Ks>d1 gibi yazılır.
error-hand-card-with-seat = Elinden bir kartı @SEAT olmadan yaz.
error-no-such-pile = { $role ->
    [centre] Ortada yığın { $pile } yok: numaralar 1–{ $count } arasında.
   *[discard] Iskarta { $pile } yok: numaralar 1–{ $count } arasında.
}
