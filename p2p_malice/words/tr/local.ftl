### Programın kendi sayfası: menüsü, hazırlığı ve kodları.

## Masanın anahtarı.

key-none = Bu sayfa anahtarsız açıldı
start-looks = Ayarlar
start-hello = Merhaba, { $name }
own-face = Adın ve simgen
home-about = Arkadaşlarla kart oyunları, doğrudan cihazdan cihaza. Kurulum yok, hesap yok.
# The seat at a friend's table that this browser has kept; the game there goes on, or is over. What is sent to the host is in
# the next one.
home-seat = { $over ->
    [yes] { $friends ->
        [none] Arkadaşlarınla yeniden oyna
       *[other] Yeniden oyna: { $friends }
    }
   *[no] { $friends ->
        [none] Yerine dön
       *[other] Masaya dön: { $friends }
    }
}
home-seat-line = { $over ->
    [yes] Yeni bir davet iste
   *[no] Yerin kayıtlı
}
home-seat-message = Bir oyun daha oynamak isterim. Bana yeni bir davet gönderir misin?
key-none-how = { -command } web komutunun yazdığı adresi aç: bu masanın anahtarı onun içinde.
key-old = Bu adres artık çalışmıyor
key-old-how = { -command } web komutunun yazdığı son adresi aç.
key-elsewhere = Masa başka bir yerde açık
key-elsewhere-how = { $way ->
    [page] Başka bir sekmede. Kaldığın yerden devam etmek için buraya al; masadaki arkadaşlarına yeniden davet gerekecek.
   *[program] Bu bilgisayarda başka bir sekmede ya da tarayıcıda. Kaldığın yerden devam etmek için buraya al.
}
key-take = Buraya al
link-program-closed = ○ program kapalı
program-stopped = Program durdu.
program-stopped-how = Devam etmek için yeniden başlat: { -command } web

## Oyun sürerken.

sheet-details = Ayrıntılar
page-failed = Bu olmadı
table-invite = Yeniden davet et

## Formlar.

field-fewer = { $what }: azalt
field-more = { $what }: artır
field-players = Oyuncular
field-seat = Yer { $number }
field-seat-you = Sen
field-seat-here = Bu cihazda
field-fill = Bilgisayarla doldur
field-name = { $seat } için ad
field-name-hint = { $number }. kişi

## Kodlar.

talk-join = Arkadaşının oyununa katıl
talk-send-back = Bu yanıtı ev sahibine gönder
send-back = { $way ->
    [share] Ev sahibine gönder
   *[whatsapp] WhatsApp ile gönder
}
talk-reply = Yanıtı ya da içinde geldiği mesajın tamamını buraya yapıştır
talk-paste = Yapıştır
talk-begin = Diğerleri olmadan başla
talk-to-table = Masaya dön
talk-arrived = { $friend ->
    [0] Arkadaşının yanıtı geldi
   *[other] { $friend }. arkadaşının yanıtı geldi
}
talk-arrived-how = Mesajdaki bağlantıya az önce sen dokunduysan “Kullan” düğmesine, dokunmadıysan “Yok say” düğmesine bas.
talk-ignore = Yok say
leaving-closes = Masa herkes için kapanır.
leaving-table = { $kept ->
    [yes] Oyun kayıtlı. Menüden devam edebilirsin.
   *[no] Henüz oynamadın, kaydedilecek bir şey yok.
}

## Bekleme odası: arkadaşları davet etmek.

lobby-title = { $count ->
    [one] Arkadaşını davet et
   *[other] Arkadaşlarını davet et
}
lobby-return = { $how ->
    [itself] { $names } bekleniyor
   *[hand] Yeniden davet: { $names }
}
lobby-progress = { $count } davetten { $sent } tanesi gönderildi
lobby-waiting = { $count ->
    [one] Yanıt bekleniyor
   *[other] { $count } yanıt bekleniyor
}
lobby-all-title = Herkese tek bağlantı
lobby-all-waiting = { $count } arkadaş bekleniyor
lobby-ask-first = Biri oturmadan önce bana sor
lobby-asks = { $name } oturmak istiyor.
lobby-admit = İçeri al
lobby-refuse = Arkadaşım değil
lobby-out = Arkadaşın değil mi?
lobby-out-of = Arkadaşın değil mi? { $name } adlı kişinin yerini boşalt ve yeni bir bağlantı oluştur.
dismiss = { $name } gitsin
ending-another = Başka oyun ya da yerler
lobby-with = Eşim
lobby-with-of = { $name } ile eş ol
lobby-all-here = Herkes burada
lobby-deal = Kartları dağıt
lobby-offline = Çevrimdışı görünüyorsun. Arkadaşın sana ulaşabilsin diye önce bir ağa bağlan.
lobby-friend = { $friend ->
    [0] Arkadaşın
   *[other] Arkadaş { $friend }
}
lobby-state = { $state ->
    [free] boş yer
    [sent] gönderildi
    [connecting] bağlanıyor…
    [here] burada ✓
    [away] yok
   *[new] davet edilmedi
}
lobby-whatsapp = { $again ->
    [yes] { $name ->
        [none] WhatsApp ile yeniden gönder
       *[other] WhatsApp ile yeniden gönder: { $name }
    }
   *[no] { $name ->
        [none] WhatsApp ile davet et
       *[other] WhatsApp ile davet et: { $name }
    }
}
lobby-message = Mesaj
lobby-how = { $way ->
    [page]
        Daveti gönder.
        Arkadaşın açar ve sana bir yanıt gönderir.
        Yanıttaki bağlantıya dokun ya da yanıtı buraya yapıştır. O zamana kadar bu sayfayı açık tut.
    [friend] Bu bağlantıyı gönder. Dokunan oturur. Arkadaşın gelene kadar bu sayfayı açık tut.
    [all] Bu bağlantıyı gönder. Dokunan oturur. Herkes gelene kadar bu sayfayı açık tut.
   *[program] Bu sayfayı açık tut. Arkadaşın ya hemen katılır ya da sana bir yanıt gönderir.
}
lobby-reply = Yanıt yapıştır
lobby-new = Yeni davet
lobby-came = { $name } geldi.

## Günün eli.

daily-share-title = Sonucunu paylaş
daily-send = { $way ->
    [share] Arkadaşına gönder
   *[whatsapp] WhatsApp ile gönder
}

## Bir yanıta dokunulan sayfa.

tapped-title = Yanıt geldi
tapped-how = Oyununun olduğu sekmeye git ve “Kullan” düğmesine bas. Bu sekmeyi kapatabilirsin.
tapped-wrong = Bu bağlantı çalışmıyor
tapped-closed = Oyun artık açık değil. Yeniden başlat, sonra yeni bir davet gönder.
tapped-needs-script = Bu sayfaya JavaScript gerekiyor. Mesajın tamamını kopyalayıp oyuna yapıştır.

## Bilgisayarı izlemek.

watch-every = Hız: { $times }
watch-slower = Yavaşlat
watch-faster = Hızlandır
watch-stop = Duraklat
watch-go = Oynat
watch-step = Sonraki hamle
replay-last = Önceki tur
replay-back = Önceki hamle
replay-turn = Sonraki tur
replay-best = En iyi tur
replay-moment = Daha iyi hamleler
replay-lead = Burada öne geçen değişiyor
replay-next = { $who ->
    [you] Sırada: sen
   *[other] Sırada: { $name }
}
watch-again = Yeniden izle
replay-leave = Geri
replay-own-game = Kendin oyna
moment-which = Daha iyi hamle: { $number } / { $most }
moment-looking = Daha iyi hamleler aranıyor…
moment-none = Başka hiçbir hamle işine çok daha fazla yaramazdı. Güzel oyun!
replay-where = Tekrarın neresi
replay-look = Kimin kartları görünsün
replay-turns = Turlar

## Ders.

lesson-notes = Yapılacak
page-lesson-one = { $pointer ->
    [tap] { $card } kartına dokun.
   *[other] { $card } kartına tıkla.
}
page-lesson-two = { $pointer ->
    [tap] Önce { $card } kartına, sonra şuraya dokun: { $pile }.
   *[other] Önce { $card } kartına, sonra şuraya tıkla: { $pile }.
}

## Oynananlar ve kazanılanlar.

profile-mark = { $mark ->
    [won] Kazanıldı
    [lost] Kaybedildi
    [drawn] Berabere
   *[none] Bitmedi
}
profile-bar = { $won } galibiyet, { $lost } yenilgi
profile-replay = Tekrar
profile-older = Eski oyunlar
profile-to-earn = Henüz kazanılmadı
profile-no-file = Bu dosya okunamıyor ya da 4 MB üstünde.
