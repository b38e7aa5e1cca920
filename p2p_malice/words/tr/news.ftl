### Haberler: kodlar, bağlantılar, gelen ve giden arkadaşlar.

-program = p2p-malice

news-gathering = Kodun hazırlanıyor…
news-port-closed = Yönlendiricin portu açmadı. Arkadaşın giremezse, yönlendirici ayarlarından bir UDP portunu kendin aç ve --port ile seç.
news-unknown-outside = İnternetteki hiçbir sunucu yanıt vermedi, bu yüzden kod yalnızca kendi ağında çalışır. Arkadaşın başka yerdeyse mobil veriyi ya da başka bir Wi-Fi dene.
news-waiting = { $is_carried ->
    [yes] Burayı açık tut: bağlantı yalnızca bu program çalışırken geçerli.
   *[no] { $friends ->
        [0] Ev sahibi seni içeri almak için bu yanıtı isteyebilir. Masaya oturana kadar burayı açık tut.
        [one] Arkadaşın bir yanıt gönderirse buraya yapıştır; yanıtsız da girebilir. Burayı açık tut: davet yalnızca bu program çalışırken geçerli.
       *[other] Arkadaşların yanıt gönderirse buraya yapıştır, sırası önemli değil; bazıları yanıtsız da girebilir. Burayı açık tut: davetler yalnızca bu program çalışırken geçerli.
    }
}
news-still-waiting = { $friends ->
    [0] Hâlâ bekleniyor ({ $minutes } dakika). Yanıtın hâlâ geçerli.
    [one] Hâlâ bekleniyor ({ $minutes } dakika). Davetin hâlâ geçerli.
   *[other] Hâlâ bekleniyor ({ $minutes } dakika). Davetlerin hâlâ geçerli.
}
news-stale = { $is_reply ->
    [yes] İnternet adresin değişti, yukarıdaki yanıt artık çalışmıyor. Bu yenisini gönder.
   *[no] İnternet adresin değişti, yukarıdaki davet artık çalışmıyor. Bu yenisini gönder.
}
news-renewed = { $friend ->
    [0] Arkadaşın için yeni bir davet.
   *[other] { $friend }. arkadaşın için yeni bir davet.
}
news-which-friend = Hangi arkadaş? { -type-new } ve bir numara yaz: { $numbers }.
news-repaired = Koddaki { $count } yanlış karakteri düzelttik.
news-last-of-several = Bu metinde birden çok kod vardı. Sonuncusunu aldık.
news-connecting = Bağlanıyor…
news-connected = { $relayed ->
    [yes] Aktarıcıyla bağlandı, gecikme { $round_trip } ms.
   *[no] Doğrudan bağlandı, gecikme { $round_trip } ms.
}
news-connected-unmeasured = { $relayed ->
    [yes] Aktarıcıyla bağlandı.
   *[no] Doğrudan bağlandı.
}
news-connected-of = { $relayed ->
    [yes] { $who } aktarıcıyla bağlandı, gecikme { $round_trip } ms.
   *[no] { $who } doğrudan bağlandı, gecikme { $round_trip } ms.
}
news-connected-unmeasured-of = { $relayed ->
    [yes] { $who } aktarıcıyla bağlandı.
   *[no] { $who } doğrudan bağlandı.
}
news-shaky = Bağlantı zayıf: birkaç saniyedir ses yok.
news-shaky-of = { $who } ile bağlantı zayıf: birkaç saniyedir ses yok.
news-away = { $is_host ->
    [yes] Ev sahibiyle bağlantımız koptu. Oyun kayıtlı; o geri gelince kendiliğinden dönersin. Uzun sürerse yeni bir davet iste ve buraya yapıştır.
   *[no] Arkadaşınla bağlantımız koptu. Oyun kayıtlı. Uzun sürerse yeniden davet et.
}
news-away-of = { $who } ile bağlantımız koptu. Oyun kayıtlı. Uzun sürerse yeniden davet et.
news-back = Bağlantı yeniden iyi.
news-back-of = { $who } ile bağlantı yeniden iyi.
news-lost = { $error } Yeri duruyor: arkadaşını yeniden davet et.
news-lost-of = { $who } bağlantıdan düştü. { $error } Yeri duruyor: yeniden davet et.
news-left = Arkadaşın ayrıldı. Yeri duruyor: dönebilir ya da yeniden davet edebilirsin.
news-left-of = { $who } ayrıldı. Yeri duruyor: dönebilir ya da yeniden davet edebilirsin.
news-gone = Arkadaşın tamamen ayrıldı. Başkasını davet edebilir ya da bilgisayarı oynatabilirsin.
news-gone-of = { $who } tamamen ayrıldı. Başkasını davet edebilir ya da bilgisayarı oynatabilirsin.
news-stranger = Başka biri { $name } adlı oyuncunun yerine oturmaya kalktı ve geri çevrildi. Yer hâlâ asıl sahibinin.
news-other-version = { $older ->
    [yours] Senin programın arkadaşınınkinden eski, bu yüzden birlikte oynayamıyorsunuz. Nasıl kurduysan öyle güncelle.
   *[friend] Arkadaşının programı seninkinden eski, bu yüzden birlikte oynayamıyorsunuz. Nasıl kurduysa öyle güncellesin.
}
news-coming-back = { $names ->
    [none] Masaya yeniden ulaşılmaya çalışılıyor. Uzun sürerse yeni bir davet iste.
   *[other] { $names } yeniden aranıyor. Karşıda da şunu yazmak gerekebilir: { -program } resume
}
news-last-call = Oyun bitti. Herkese haber veriliyor…
news-here = Zaten bağlısın. Kod gerekmiyor.
news-here-of = { $who } bu davetle geldi bile. Bu yanıt başka birindense, ona ayrı bir davet gönder.
news-nobody-away = Herkes burada, yeni davete gerek yok.
news-back-at-table = { $is_host ->
    [yes] Yeniden masadasın. Davet artık çalışmıyor.
   *[no] Yeniden masadasın. Yanıt artık çalışmıyor.
}
news-seat-kept = Yerin duruyor. Ev sahibi oyuna devam edince şununla dönebilirsin: { -command } resume
news-no-game = Devam edilecek oyunun yok.

## Henüz adı olmayan arkadaşlar, ve birkaç ad.

friend-numbered = Arkadaş { $number }
names-more = { $names }, { $next }
names-last = { $names } ve { $next }

## Oyun sürerken sorulanlar.

ask-no-path = Sizi bağlayamadık. Şimdi ne olsun?
ask-no-path-new = Yeni bir davetle yeniden dene
ask-no-path-bot = Burada bilgisayara karşı oyna
ask-no-path-quit = Bırak
ask-host-gone = Ev sahibi ayrıldı. Şimdi ne olsun?
ask-host-gone-bot = Burada bilgisayara karşı devam et
ask-host-gone-quit = Bırak
ask-game = Hangi oyun?
ask-game-quit = Vazgeç
ask-next = Sırada ne oynayacaksınız?
ask-game-delete = Bir oyunu sil
ask-which-delete = Hangi oyun silinsin?
ask-damaged = Okunabildiği kadarıyla devam edilsin mi?
ask-damaged-yes = { $moves ->
    [0] Dağıtımdan yeniden başla
   *[other] Son sağlam hamleden devam et: { $moves }
}
ask-damaged-no = Olduğu gibi bırak

## Devam edilecek oyunlar.

saved-game = { $says }
saved-race = Kalan kartlar: { $who }
saved-left = { $name } { $count }
saved-left-you = sen { $count }
saved-many = { $first }, { $second } ve { $count } kişi daha
saved-about = { $about } · { $ago }
saved-about-over = Bitti, ama bazı oyuncuların haberi olmayabilir · { $ago }
saved-about-damaged = { $moves ->
    [0] İlk hamleden beri bozuk · { $ago }
    [one] 1 hamleden sonra bozuk · { $ago }
   *[other] { $moves } hamleden sonra bozuk · { $ago }
}
saved-about-seat = Bir arkadaşın masasında · { $ago }
saved-ago = { $unit ->
    [days] { $count } gün önce
    [hours] { $count } sa önce
    [minutes] { $count } dk önce
   *[now] az önce
}
resume-by-message = Oyunun: { $game }
resume-last = Oyununa devam et: { $game }
saved-own = { $when }  senin masan, { $names } ile; { $moves } hamle
saved-own-damaged = { $moves ->
    [0] { $when }  senin masan, { $names } ile; ilk hamleden beri bozuk
    [one] { $when }  senin masan, { $names } ile; 1 hamleden sonra bozuk
   *[other] { $when }  senin masan, { $names } ile; { $moves } hamleden sonra bozuk
}
saved-over = { $when }  senin masan; bitti, ama haberi olmayabilir: { $names }
saved-seat = { $when }  bir arkadaşın masası: { $names }
saved-friend = bir arkadaş
news-deal-fair = Adil dağıtım: kartları kimse seçmedi ve gördüğün her kart doğruydu. { $own ->
    [yes] Karıştırmaya senin cihazın da katıldı.
   *[no] Sensiz katkı verenler: { $names }.
}
