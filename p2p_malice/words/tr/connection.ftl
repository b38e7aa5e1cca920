### Bağlantıda ya da yoldaki bir davette ters giden: `error-CODE`.

error-link = Bağlantı kurulamadı. Yeni bir davetle yeniden dene.
error-no-path = Sizi bağlayamadık. Ya ağlarınız doğrudan bağlantıya izin vermiyor ya da arkadaşının oyunu kapanmış. Biriniz başka bir ağ (mobil veri ya da ötekinin Wi-Fi ağı) veya bir aktarıcı deneyebilir. Ağının neye izin verdiğini görmek için çalıştır: { -command } doctor. Sonra yeni bir davetle yeniden başla: bu davet kullanıldı.
error-no-path-in-page = Arkadaşına ulaşamadık. Sayfası hâlâ açık mı? Açıksa ağlarınız doğrudan bağlantıya izin vermiyor: biriniz başka bir ağ (mobil veri ya da ötekinin Wi-Fi ağı) deneyebilir. Sonra yeni bir davet gönder: bu davet kullanıldı.
error-answered-already = Bu davet zaten yanıtlandı ve bir tarayıcı yalnızca tek yanıt kabul eder. Yeni bir davet gönder.
error-came-and-went = Biri bu yanıtla bağlandı ama oturmadan ayrıldı. Yeni bir davet gönder: bu davet kullanıldı.
error-guests-page = Bir daveti kullanmak için bağlantısını aç.
error-unfinished-link = Arkadaşının cihazına ulaştık ama bağlantı tamamlanmadı. Yeni bir davetle yeniden dene.
error-link-not-secured = Arkadaşının cihazına ulaştık ama bağlantıyı güvenli kılamadık. Yeni bir davetle yeniden dene.
error-link-broken-off = Arkadaşının cihazına ulaştık ama bağlantı koptu. Yeni bir davetle yeniden dene.
error-somebody-else-answered = Yanıt veren arkadaşın değil, başka biri. Yeni bir davetle yeniden dene ve onu yalnızca ikinizin okuyabildiği bir sohbette gönder.
error-library-failed = Bağlantı bir iç hata yüzünden kurulamadı ({ $reason }). Yeni bir davetle yeniden dene.
error-resume-ticket-unusable = Kayıtlı bağlantı geri getirilemedi. Yeni bir davetle yeniden dene.
error-relay-refused = Aktarıcı bağlantıyı geri çevirdi ({ $server }): { $reason }. Ayarlardan kullanıcı adını ve parolasını denetle.
error-relay-silent = Aktarıcı yanıt vermedi ({ $server }). Daha sonra ya da onsuz yeniden dene.
error-relay-unknown = Aktarıcı bulunamıyor ({ $server }). Ayarlardan adını denetle.
error-relay-unreachable = Aktarıcıya ulaşılamıyor ({ $server }): { $reason }. Daha sonra ya da onsuz yeniden dene.
error-no-address = Bu bilgisayar, arkadaşlarının ulaşabileceği bir ağda değil. Bir ağa bağlanıp yeniden dene.
error-no-address-in-page = Bu tarayıcı, sayfanın başka cihazlara bağlanmasına izin vermiyor. Çevrimiçi misin? Öyleyse ayarlarında WebRTC için izin ver ya da başka bir tarayıcı dene. iPhone'da bu site için kilit modunu (Lockdown Mode) kapat.
error-port-taken = { $port } numaralı port bu bilgisayarda açılamıyor. Başka bir oyun kullanıyor olabilir: onu kapat ya da başka bir port seç.

## Bir bağlantının sonu.

error-link-closed = Arkadaşın oyunu kapattı.
error-link-closed-here = Bağlantıyı kapattın.
error-stopped-waiting = Beklemeyi bıraktın.
error-player-left = Arkadaşın masadan ayrıldı.
error-link-lost = Bağlantı koptu.
error-link-broken = Bağlantı koptu.
error-link-silent = { $unit ->
    [hours] { $count } saattir arkadaşının cihazından ses yok.
    [minutes] { $count } dakikadır arkadaşının cihazından ses yok.
   *[seconds] { $count } saniyedir arkadaşının cihazından ses yok.
}
error-link-restarted = Arkadaşının oyunu kapatılıp yeniden açıldı.

## Öteki program saçmalıyor.

error-garbled-link = { -nonsense }
error-link-flooded = Arkadaşının cihazı bir oyuna gerekenden çok daha fazlasını gönderdi, bu yüzden bağlantı kapatıldı. Yeni bir davetle yeniden dene.
error-said-no-hello = Arkadaşının cihazı hangi oyun olduğunu söylemedi, bu yüzden bağlantı kapatıldı. İkinizde de aynı sürüm var mı, bakın.
error-too-much-nonsense = Arkadaşının cihazı anlayamadığımız çok fazla mesaj gönderdi, bu yüzden bağlantı kapatıldı. İkinizde de aynı sürüm var mı, bakın.
error-reads-nothing = Arkadaşının cihazı artık yanıt vermiyor, bu yüzden bağlantı kapatıldı. Yeni bir davetle yeniden dene.
error-restarted-too-often = Arkadaşının oyunu çok sık yeniden başladı, bu yüzden bağlantı kapatıldı. Yeni bir davetle yeniden dene.
error-remote-frame-too-long = Arkadaşının cihazı fazla uzun bir mesaj gönderdi (sınır { $most } bayt). İkinizde de aynı sürüm var mı, bakın.
error-link-not-introduced = Arkadaşının cihazı hangi oyun olduğunu söylemedi. İkinizde de aynı sürüm var mı, bakın.
error-frame-left-out = { -nonsense }
error-acknowledged-unsent = { -nonsense }
error-answered-unasked = { -nonsense }
error-sdp-without-address = Bu kod arkadaşına nereden ulaşılacağını söylemiyor. Ondan yeni bir kod iste.
error-sdp-unusable = Bu koddaki bağlantı bilgileri kullanılamıyor: { $reason }. Arkadaşından yeni bir kod iste.
error-sdp-of-no-channel = Bu kod bir oyun için değil. Arkadaşından yeni bir kod iste.

## Bu uçtaki programlar.

error-frame-of-half-characters = Mesajda yarım bir vekil çift var, bu yüzden gönderilemiyor.
error-message-too-long = Mesaj fazla uzun: { $size } bayt, sınır { $most }.
error-frame-of-several-lines = stdout üzerindeki bir mesaj tek satır olmalı.
error-stdout-unread = stdout artık okunmuyor.
error-stdin-no-frame = stdin üzerindeki bir satır mesaj değil: { $reason }.
error-stdin-unreadable = stdin artık okunamıyor.
error-stdin-ended = stdin sona erdi.
error-unsupported-library = Bu programa { $packages } gerekiyor, ama kurulu olan { $installed }. Düzeltmek için çalıştır: pip install { $packages }
error-library-not-loaded = Bu programa { $packages } gerekiyor, ama yüklenemiyor ({ $reason }). Düzeltmek için çalıştır: pip install { $packages }

## Yazıldığı biçimiyle sunucular ve portlar.

error-no-stun-server = “{ $text }” bir STUN sunucusunun adresi değil. host:port biçiminde yaz, örneğin { $example }.
error-no-turn-server = Bu bir aktarıcının adresi değil. Şöyle yaz: turn:user:password@host:port?transport=udp.
error-turn-without-user = Aktarıcıya kullanıcı adı ve parola gerekiyor: turn:user:password@host:port.
error-turns-over-udp = turns: TLS demektir, transport=udp ile çalışmaz. Onun yerine turn: kullan ya da transport=udp yazma.
error-port-out-of-range = { $least ->
    [0] Port 1–65535 arasında bir sayıdır, boş olan herhangi biri için 0; { $port } olmaz.
   *[one] Port 1–65535 arasında bir sayıdır; { $port } olmaz.
}
error-no-ipv6-address = { $text } bir IPv6 adresi değil.

## Bir daveti iletmek.

error-invitation = Davet kopyalanamadı ya da açılamadı. Ekrandan kopyala.
error-clipboard = Panoya ulaşamadık. Mesajı ekrandan kopyala ya da QR kodu olarak göster.
error-clipboard-silent = Pano yanıt vermedi. Mesajı ekrandan kopyala ya da QR kodu olarak göster.
error-clipboard-unwilling = Pano mesajı almadı. Ekrandan kopyala ya da QR kodu olarak göster.
error-too-long-for-qr = Bu metin bir QR kodu için fazla uzun. Mesaj olarak gönder.
