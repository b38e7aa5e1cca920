### Sayfa: konuğun sayfasıyla buradaki sayfanın ortak sözleri.

## Birçok yerde geçenler.

page-title = { -title }
page-needs-script = Arkadaşının cihazına bağlanmak için bu sayfaya JavaScript gerekiyor. Tarayıcı ayarlarından aç, sonra sayfayı yenile.
page-needs-newer = Hâlâ bir şey görünmüyor mu? Bu sayfaya yeni bir tarayıcı gerekiyor: Safari (iOS) 15.4, Chrome 105, Firefox 121 ya da daha yenisi. Seninki yeniyse sayfayı yenile.
page-close = Kapat
page-cancel = Vazgeç
page-reload = Yenile
page-stop = Bırak
page-your-name = Adın
page-rules = Kurallar
page-use = Kullan
page-new-code = Yeni davetim var
page-how-to-play = Nasıl oynanır?

## Masa.

table-waiting = Diğerleri bekleniyor
table-over = Oyun bitti
table-next-player = Sıradaki oyuncu
table-turn = { $who ->
    [you] Sıra sende
   *[other] Sıra: { $name }
}
table-match = { $title } · { $game }. oyun: { $points }
table-match-many = { $title } · { $game }. oyun
table-hand-over = { $name }, sıra sende. Başka bakan yokken “Kartlarımı göster” düğmesine bas.
table-said = { $name }: { $text }
table-said-to = { $who ->
    [you] { $name } → sen: { $text }
   *[other] { $name } → { $to }: { $text }
}
table-missing = { $count } oyuncu daha bekleniyor.
table-closed = Masa kapatıldı.
table-no-board = Kartlar gösterilemiyor. Sayfayı yenile.
table-log = Neler oldu
table-play-on = Oyuna dön
page-language = Dil
table-leave = Ayrıl
table-leave-title = Oyundan ayrılınsın mı?

## Masanın altındaki düğmeler.

table-ready = Kartlarımı göster
table-again = Yeniden oyna
table-hint = İpucu
table-undo = Geri al
table-say = Sohbet
table-log-short = Geçmiş
table-rules = Kurallar
log-since = Son hamlenden beri
table-more = Diğer

## Oyun alanı.

board-to-go = { $count } kaldı
board-stands-for = yani
board-computer = bilgisayar
board-bot = { $name } (bilgisayar)
board-away = yok
board-left = ayrıldı

## Bir kodu paylaşmak.

share-message = Gönderilecek mesaj
share-show = Mesajı göster
share-share = Paylaş…
share-copy = Kopyala
share-qr = QR kodu
share-copied = { $name ->
    [none] Kopyalandı. Şimdi sohbetine yapıştır.
   *[other] Kopyalandı. Şimdi { $name } ile sohbetine yapıştır.
}
share-copy-yourself = Mesaj seçildi. Kendin kopyala, sonra sohbetine yapıştır.
share-qr-picture = QR kodu olarak kod
share-scan = Arkadaşın bunu taratsın

## Bir kodu yapıştırmak.

paste-new-title = Yeni davet
paste-new = Yeni davet ya da içinde geldiği mesajın tamamı
paste-invitation = Davet ya da içinde geldiği mesajın tamamı
