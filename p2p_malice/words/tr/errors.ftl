### Ters giden: `error-CODE`, hatanın ayrıntılarıyla.

-nonsense = Arkadaşının programı anlamsız bir şey gönderdi. İkinizde de aynı sürüm var mı, bakın.

error-words-twice = { $key } anahtarı katalogda iki kez var.
error-words-in-circles = { $key } kaydı kendine gönderme yapıyor.
error-words-unread = Bu, Fluent olarak okunamıyor: { $text }

## Bir oyun hazırlamak.

error-own-rules = config.toml içindeki { $name } kuralları kullanılamıyor: { $why }
error-no-such-seat = { $late ->
    [yes] “{ $seat }” diye bir yer yok. me, me=AD (bu ekrandaki başka biri), friend, friend=AD, bot ({ $bots }) ya da late (sonra katılan arkadaş) kullan.
   *[no] “{ $seat }” diye bir yer yok. me, me=AD (bu ekrandaki başka biri), friend, friend=AD, bot ({ $bots }) ya da message veya message=AD (mesajla oynayan arkadaş) kullan.
}
error-seats-wrong = Bir masada 2–{ $most } yer olur, { $seats } olmaz.
error-seat-kept-twice = { $name } için yalnızca bir yer ayrılabilir.
error-nobody-here = Arkadaşlarla oynamak için bu ekranda biri oturmalı. Kendin için --seat me ekle.

## Bir arkadaşın masasında oynamak, ve devam etmek.

error-turned-out = Ev sahibi seni masadan çıkardı. Seni tanıyamadıysa, başka bir bağlantı iste.
error-host-left = Ev sahibi oyundan ayrıldı. Ondan yeni bir davet iste.
error-no-such-finished-game = { $game } adında bitmiş bir oyun yok. Yeniden gösterilebilenlere oyunlarının ekranından ulaşılır: { -command } stats
error-nothing-to-replay = Henüz sonuna kadar oynanmış bir oyun yok.
error-no-such-game = { $game } adında kayıtlı bir oyun yok. Seninkileri görmek için çalıştır: { -command } resume --list
error-save-damaged = { $lost ->
    [0] Kayıtlı oyun { $game }, { $moves }. hamleden sonra bozuk.
    [one] Kayıtlı oyun { $game }, { $moves }. hamleden sonra bozuk; 1 hamle kayıp.
   *[other] Kayıtlı oyun { $game }, { $moves }. hamleden sonra bozuk; { $lost } hamle kayıp.
}
error-save-unplayable = Kayıtlı oyun { $game } oynanamıyor: { $why }
error-save-of-unknown-game = Kayıtlı oyun { $id }, bu sürümde olmayan bir oyundan: { $game }. Programı güncelle.
error-save-illegal = Kayıtlı oyun { $game } bu haliyle kullanılamıyor: { $move }. hamle kurallara aykırı. { $why }

## Başlamak.

error-no-name = Bir ada en az bir harf gerekir.
error-no-input = Hiçbir şey yazılamıyor: programın girişi kapalı. <&- ya da </dev/null olmadan başlat.
error-no-terminal = Davet bir borudan geldi, bu yüzden oynanacak bir terminal yok. Bir program oynasın dersen --json ekle.
error-page-nonsense = Sayfa, programın anlamadığı bir şey gönderdi. Sayfayı yenile.
error-one-seat-only = Bir program masada yalnızca bir kişilik yer alabilir. Her program için bir kez katıl.
error-code-needed = Sonra bunu gönder: {"{"}"kind":"{ $wanted }","code":…{"}"}
error-too-early = Henüz yanıtlanacak bir şey yok: karşı taraf bağlanmadı.

## Başka bir programın gönderdikleri.

error-frame-too-long = Fazla uzun bir mesaj geldi (sınır { $most } bayt). İkinizde de aynı sürüm var mı, bakın.
error-no-json = JSON olmayan bir şey geldi. İkinizde de aynı sürüm var mı, bakın.
error-no-kind = Mesajın kind değeri şunlardan biri olmalı: { $known }.
error-malformed = Bir “{ $kind }” mesajı okunamadı. İkinizde de aynı sürüm var mı, bakın.

error-seat-not-there = { -nonsense }
error-seats-changed = { -nonsense }
error-cards-before-seat = { -nonsense }
error-cards-of-another = { -nonsense }
error-shown-again = { -nonsense }
error-unasked-answer = { -nonsense }
error-words-of-nobody = { -nonsense }

error-unknown-bot = “{ $name }” adında bir bilgisayar oyuncusu yok. Şunlardan birini seç: { $known }.
error-unknown-game = “{ $name }” adında bir oyun yok. Şunlardan birini seç: { $known }.

## Adlarıyla botlar ve oyunlar.

error-not-on-offer = { $move } şu an olmaz.
error-nothing-due = İşleyen bir süre yok.
error-not-seated = Önce bir yere otur.

## Yalnızca kimin hatası olduğu bilindiğinde.

error-malice = Bir şey ters gitti. Programı yeniden başlat.
error-words = Programın dosyalarından biri okunamıyor. Programı yeniden kur.
error-game = Kurallar buna izin vermiyor.
error-notation = Bu bir kart, hamle ya da konum değil.
error-options = Bu kurallarla oynanamıyor. Birini değiştirip yeniden dene.
error-illegal-move = Bu hamle kurallara aykırı.
error-protocol = İki program birbirini anlamadı. İkinizde de aynı sürüm var mı, bakın.
error-local-protocol = Bu, oyunun bu anında gönderilemez.
error-remote-protocol = { -nonsense }
