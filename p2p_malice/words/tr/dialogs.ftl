### Bir sayfanın masasını bir süre örten: ilk karttan sonra yüklenir.

## Bir şey söylemek.

say-title = Sohbet
say-quick = { $face } gönder
say-history = Söylenenler
say-to = Kime:
say-to-all = Herkes
say-what = Ya da kendi sözünle:
say-send = Gönder
say-poke = Sırayı hatırlat: { $name }
poked = { $listener ->
    [called] { $name } seni bekliyor: sıra sende.
    [caller] { $to } için sırayı hatırlattın.
   *[other] { $name }, { $to } için sırayı hatırlatıyor.
}
watching = { $name } izliyor.
watching-no-more = { $name } artık izlemiyor.
watching-you = İzliyorsun: herkesin görebildiğini görüyorsun, kimsenin elini değil.
watching-short = İzliyorsun
watching-plays = { $who ->
    [you] Artık oynuyorsun.
   *[other] { $name } artık oynuyor.
}
watching-title = Masadaki diğerleri
allow-watch = Başkaları izleyebilir
allow-seats = Başkaları bilgisayarın ya da ayrılan birinin yerine oynayabilir
dismiss-sure = { $over ->
    [yes] { $name } bir daha dönmemek üzere gitsin mi?
   *[no] { $name } bir daha dönmemek üzere gitsin mi? Yerine bilgisayar devam eder.
}
dismissed = { $over ->
    [yes] Ev sahibi { $name } adlı kişiyi masadan çıkardı.
   *[no] Ev sahibi { $name } adlı kişiyi masadan çıkardı. Bilgisayar { $computer } adıyla devam ediyor.
}
ask-watch = Bu masadaki bütün yerler dolu. İzlemek ister misin?
ask-playing = Oynanan oyun: { $game }. { $asks }
ask-watch-yes = İzle
ask-watch-no = Şimdi değil
leave-for-good = Tamamen ayrıl
leave-sure = Yerini tamamen bırakıyorsun.
ask-take = { $name } ayrıldı. Onun yerinde oyuna devam etmek ister misin? Önce ev sahibine sorulur.
take-seat = { $name } yerine oyna
asks-seat = { $name }, { $other } yerine oynamak istiyor.
asks-to-play = Oynamak isteyen: { $names }.
give-seat = { $name }, { $other } yerine oynasın
left-awaits = { $name } ayrıldı. Nasıl devam edileceğine diğerleri karar verir.
left-take = { $name } ayrıldı. O yerde oynamayı isteyebilirsin ya da nasıl devam edileceğine diğerleri karar verir.
error-seat-asked = Oynayıp oynayamayacağın ev sahibine soruldu.
error-seat-given = Yerinde artık { $name } oynuyor.
check-cards-title = Arada biri var mı?
check-cards = { $name ->
    [none] Ev sahibiyle bağlantı: { $cards }
   *[other] { $name } ile bağlantı: { $cards }
}
check-cards-how = İki uç da aynı kartları aynı sırayla gösteriyorsa arada kimse yoktur. Telefonda karşılaştırın.
another-device = Başka bir cihazda devam et
another-device-how = Bu bağlantıyı orada aç ya da tara: yerin orada sürer, bu sayfa onu bırakır. Bağlantıyı kimseye verme: kimdeyse yerin onundur.
pause = Ara ver
go-on = Devam et
paused = { $who ->
    [you] Oyuna ara verdin.
   *[other] { $name } oyuna ara verdi.
}
paused-title = Oyuna ara
paused-watched = Oyuncular istediklerinde devam eder.
resumed = { $who ->
    [you] Oyunu devam ettirdin.
   *[other] { $name } oyunu devam ettirdi.
}
error-paused = Oyuna ara verildi.
phrase-praise = Güzel oyun!
phrase-sigh = Eyvah…
phrase-hurry = Hadi ama!
phrase-thanks = Oyun için teşekkürler.
phrase-wait = Bir saniye, lütfen.

## Bu sayfanın ayarları.

settings-title = Ayarlar
settings-theme = Renkler
settings-theme-auto = Cihaza uy
settings-theme-dark = Koyu
settings-theme-light = Açık
settings-theme-contrast = Yüksek karşıtlık
settings-felt = Masa
look-name = { $look ->
    [blue] Mavi
    [red] Kırmızı
    [grey] Gri
    [oak] Meyhane masası
    [garden] Gece bahçesi
    [chart] Deniz haritası
    [sky] Takımyıldızlar
    [mosaic] Mozaik
    [harbour] Alacakaranlıkta liman
    [lattice] Mavi kafes
    [diamonds] Kırmızı baklava
    [medallion] Yeşil madalyon
    [stars] Yıldızlı gece
    [fox] İki tilki
    [moth] İki gece kelebeği
    [peacock] Tavus tüyleri
    [compass] Rüzgârgülü
   *[green] Yeşil
}
look-closed = { $look ->
    [garden] Gece bahçesi: günün elini üst üste yedi gün kazan.
    [sky] Takımyıldızlar: üst üste yedi oyun kazan.
    [mosaic] Mozaik: elli oyun kazan.
    [harbour] Alacakaranlıkta liman: beş ayrı arkadaşla oyna.
    [peacock] Tavus tüyleri: tek turda bütün bir yığını oyna.
    [compass] Rüzgârgülü: beş kart gerideyken dönüp kazan.
   *[chart] Deniz haritası: on oyun kazan.
}
look-closed-where = Hangi madalyaları kazandığını, bilgisayara karşı oynadığın yerde “Sen: oyunlar ve madalyalar” altında görürsün.
earn-progress = { $count } / { $goal }
look-opens = Açtığı: { $look }
settings-cardFace = Kart yüzleri
card-face-name = { $face ->
    [large] Büyük baskı
   *[classic] Klasik
}
settings-back = Kart arkaları
settings-avatar = Masadaki simgen
avatar-name = { $animal ->
    [fox] Tilki
    [owl] Baykuş
    [cat] Kedi
    [bear] Ayı
    [hare] Tavşan
    [frog] Kurbağa
    [octopus] Ahtapot
    [whale] Balina
    [crow] Karga
    [hedgehog] Kirpi
    [moth] Gece kelebeği
    [dragon] Ejderha
   *[letters] Adının ilk harfi
}
settings-pause = Rakibin her hamlesinden sonra ara
settings-seconds = { $seconds ->
    [0] yok
   *[other] { $seconds } s
}
settings-autoplay = Anında oynama
settings-explain = Yeni şeyleri açıkla
settings-volume = Sesler
settings-volume-off = Kapalı
settings-volume-soft = Kısık
settings-volume-loud = Yüksek
settings-vibrate = Sıra sana gelince titret
settings-notify = Sıra sana gelince bildirim gönder
settings-awake = Sıra sendeyken ekran açık kalsın

## Henüz masada olmayanlara: nasıl oynanır.

howto-all = Bütün kurallar
howto-lesson = Oynayarak öğren (3 dakika, yeni sekmede)
waiting-learn = Beklerken { $game } öğren
lobby-partner = { $name } (eşin)
