### Bir kart ve gideceği yer seçilirken söylenenler; ilk karttan sonra yüklenir.

needed-rank = { $rank ->
    [A] as
    [8] 8
    [11] 11
    [J] vale
    [Q] kız
    [K] papaz
   *[other] { $rank }
}

coach-there = Şimdi buraya.

## Kendi alanı olmayan bir oyun.

any-choose = Ne yapacağını seç.
any-pick = { $least }–{ $most } kart seç, sonra “Oyna”.
any-play = Oyna
any-may = İsteğe bağlı:
any-time = { $count } saniye kaldı
