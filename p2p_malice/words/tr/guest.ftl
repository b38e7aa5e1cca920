### Konuğun sayfası: davetten masaya, ve masaya geri.

guest-own-tab = { -title } kendi sekmesinde açılsın
guest-name = Konuk

## Bir bağlantının götürdüğü yer.

landing-title = { $name ->
    [none] Bir arkadaşın seni oyuna davet ediyor: { $game }
   *[other] { $name } seni oyuna davet ediyor: { $game }
}
landing-rules-usual = { -title } için alışılmış kurallar bunlar. Ev sahibi bazılarını değiştirmiş olabilir: oynadığınız kuralları görmek için masada “Kurallar” düğmesine dokun.
landing-join = Katıl
landing-replied = Bu sayfa yeniden yüklendi, bu yüzden gönderdiğin yanıt artık çalışmıyor. “Katıl” düğmesine dokun ve yenisini gönder.
landing-promise = “Katıl” düğmesine dokunana kadar hiçbir şey gönderilmez. Dokununca bu sayfa ev sahibinin cihazına bağlanır; o da adını ve ağ adresini öğrenir.

## Oyuna dönüş.

return-back = Masaya dön
return-other = Başka oyuna katıl
return-kept = { $friends ->
    [none] Yerin duruyor.
   *[other] Yerin duruyor. Masada: { $friends }.
}

## Masaya giderken.

call-connecting = { $name ->
    [none] Ev sahibine bağlanılıyor…
   *[other] { $name } aranıyor…
}

## Masada.

guest-away = Ev sahibiyle bağlantımız koptu. Beklemek çoğu zaman yeter: kendiliğinden dönersin, şimdi yapacağın hamle de o zaman gönderilir.
guest-long-away = Ev sahibiyle bağlantımız koptu. O geri gelince kendiliğinden dönersin. Uzun sürerse yeni bir davet iste. Sonra onu aç ya da “Yeni davetim var” düğmesine dokun.
guest-page-away = Ev sahibiyle bağlantımız koptu. Yerin duruyor, beklemek çoğu zaman yeter. Birazdan gelmezse yeni bir davet iste. Sonra onu aç ya da “Yeni davetim var” düğmesine dokun.
guest-leave-page = Yerin duruyor. Dönmek için yeni bir davet iste.
guest-leave = Oyun kayıtlı. Masaya dönmek için bu sayfayı yeniden aç.
guest-incomplete = Bu sayfanın bir bölümü yüklenemedi: ya sen açtıktan sonra güncellendi ya da çevrimdışısın. Devam etmek için yenile: davetin yerinde duruyor.
guest-garbled = Ev sahibinin cihazı bu sayfanın anlamadığı bir şey gönderdi. Sayfayı yenile ve yeni bir davet iste.
guest-closed = { $reason } Yerin duruyor: dönmek için ev sahibinin bir sonraki davetini burada aç.
guest-closed-paste = Yeni davet yapıştır
