### `doctor` komutunun ağın ve makinen için söyledikleri: önce oynayabilir misin, sonra ayrıntılar.

-same-wifi = Aynı Wi-Fi ağındaki arkadaşlarına yine ulaşabilirsin.
-what-helps = Başka bir ağ dene (örneğin telefonunun mobil verisi) ya da arkadaşının Wi-Fi ağına bağlan. Aktarıcı da işe yarar: mesajlarını ileten bir sunucu. Adresi ayarlara yazılır.

network-light = { $light ->
    [offline] Çevrimdışı görünüyorsun.
    [unknown] Arkadaşlarının katılıp katılamayacağı henüz belli değil.
    [green] Arkadaşların sana doğrudan katılabilir.
    [amber] Arkadaşların bir yanıt gönderirse büyük ihtimalle katılabilir.
   *[red] Arkadaşların ancak bir aktarıcıyla ya da aynı Wi-Fi ağında katılabilir.
}
doctor-verdict-relayed = Herkes seninle oynayabilir: doğrudan bağlanamadığınızda aktarıcın devreye girer.
doctor-verdict-open = Herkes seninle oynayabilir. Arkadaşların yanıt göndermesi gerekmez: davet yeter.
doctor-verdict-cone = Herkes seninle oynayabilir. Yönlendiricin arkadaşlarını içeri alıyor, çoğu zaman davet tek başına yeter.
doctor-verdict-address-restricted = Herkes seninle oynayabilir, bir davet ve bir yanıtla.
doctor-verdict-port-restricted = Neredeyse herkes seninle oynayabilir, bir davet ve bir yanıtla. Bazı şirket ve mobil ağlarındaki arkadaşlar dışında.
doctor-verdict-symmetric = Ancak açık bir ağdaki arkadaşlarla doğrudan oynayabilirsin. Onların sıradan bir ev yönlendiricisi bile engel olur. { -what-helps }
doctor-verdict-blocked = Bu ağ oyun trafiğini engelliyor. { -same-wifi } { -what-helps }
doctor-verdict-offline = Ya ağ yok ya da sorduğumuz sunucular kapalı. { -same-wifi }
doctor-verdict-unasked = Kimin katılabileceğini bir sunucuya sormadan bilemeyiz, sen de hiçbirini seçmemişsin. Bir dene.
doctor-verdict-unknown = Kimin katılabileceğini bilemiyoruz, çünkü çok az sunucu yanıt verdi. Bir dene.

## Ağ.

doctor-network = Ağ
doctor-label-kind = tür
doctor-kind-open = açık: arada yönlendirici yok, herkes sana ulaşabilir
doctor-kind-cone = herkesin yanıtını içeri alan bir yönlendirici (full cone)
doctor-kind-address-restricted = yalnızca aradığın adreslerden gelen yanıtları alan bir yönlendirici
doctor-kind-port-restricted = sıradan bir ev yönlendiricisi: yalnızca aradığın adres ve port yanıt verebilir
doctor-kind-symmetric = simetrik: her sunucu seni başka bir portta görür, bu yüzden sana nereden ulaşılacağı kimseye söylenemez
doctor-kind-blocked = UDP engelli
doctor-kind-offline = büyük ihtimalle çevrimdışı
doctor-kind-unknown = bilinmiyor

doctor-label-addresses = adreslerin
doctor-no-addresses = bu bilgisayarınkinden başka yok
doctor-label-skipped = atlanan
doctor-skipped = { $names } (kapsayıcılar, VPN)
doctor-label-ipv6 = IPv6
doctor-ipv6 = { $there ->
    [yes] var
   *[no] yok
}

doctor-label-stun = STUN
doctor-stun-sees = { $server } seni şöyle görüyor: { $address } ({ $milliseconds } ms)
doctor-stun-silent = { $server } yanıt vermedi

doctor-label-mapping = dışarıdan
doctor-mapping-none = kendi adresinde
doctor-mapping-endpoint-independent = herkesçe aynı adreste
doctor-mapping-address-dependent = her adres için başka bir portta
doctor-mapping-address-and-port-dependent = her adres ve port için başka bir portta
doctor-mapping-dependent = her sunucu için başka bir portta
doctor-mapping-unknown = bilinmiyor

doctor-label-filtering = kim girebilir
doctor-filtering-endpoint-independent = herkes yanıt verebilir
doctor-filtering-address-dependent = bağlantı kurduğun bir adresteki her şey yanıt verebilir
doctor-filtering-address-and-port-dependent = yalnızca aradığın adres ve port yanıt verebilir
doctor-filtering-unknown = denenmedi; en katı türü varsayıyoruz

doctor-label-relay = aktarıcı
doctor-label-courier = kurye
doctor-courier-works = { $server } yanıt veriyor
doctor-relay-works = { $server } çalışıyor ({ $transport })
doctor-no-relay = ayarlanmamış

## Makine.

doctor-machine = Bu makine
doctor-label-clipboard = pano
doctor-clipboard = { $works ->
    [yes] çalışıyor
   *[no] yok: kodları elle kopyala ya da QR kodu kullan
}
doctor-label-browser = tarayıcı
doctor-no-browser = yok: WhatsApp buradan açılamaz
doctor-label-terminal = terminal
doctor-letters = { $draws_cards ->
    [yes] { $encoding }, kart simgeleriyle
   *[no] { $encoding }, yalnızca harf
}
doctor-no-terminal = { $letters }; terminal değil
doctor-terminal = { $colours ->
    [yes] { $letters }; { $columns } x { $lines }; renkli
   *[no] { $letters }; { $columns } x { $lines }; renksiz
}
doctor-label-files = dosyalar
doctor-folder-good = { $folder }: yazılabilir
doctor-folder-bad = { $folder }: { $trouble }
doctor-others-write = başka kullanıcılar da yazabiliyor
doctor-unwritable = yazılamıyor
