### Menü, formlar ve oradan okunanlar.

menu-hello = { $name ->
    [none] { -title }
   *[other] { -title }. Merhaba, { $name }!
}
menu-again = Arkadaşlarını yeniden davet et
menu-again-line = Onlar gelmeden masa kapandı, bu yüzden davetleri artık çalışmıyor
friends-again = Yine birlikte: { $names }
menu-learn-new = Yeni misin? 3 dakikada öğren
menu-play = Bilgisayara karşı
menu-host = Arkadaşını davet et
menu-message = Mesajla oyna
menu-daily = Günün eli
menu-puzzle = Günün bulmacası
menu-two = Bu cihazda iki kişi
menu-group = Birkaç arkadaş davet et
menu-change = Oyun hazırla
menu-change-one = Değiştir…
menu-join = Kodla katıl
menu-watch = Bilgisayarı izle
menu-resume = Oyuna devam et
resume-others = Kayıtlı diğer oyunlar: { $count }
menu-learn = Nasıl oynanır?
menu-rules = Kuralları oku
menu-name = Adımı değiştir
menu-doctor = Ağımı denetle
menu-browser = Tarayıcıda aç
menu-settings = Ayarlar
menu-quit = Çık
menu-house-rules = Ev kuralları
ask-which-rules = Hangi çeşit?
ask-which-game = Hangisi?

## Günün eli: günde bir kez, herkese aynı kartlar.

daily-goes-on = Başlamıştın: devam et
daily-new = { $run ->
    [0] Herkese aynı kartlar
    [one] Herkese aynı kartlar · dün kazandın
   *[other] Herkese aynı kartlar · { $run } gündür kazanıyorsun
}
daily-played = { $how ->
    [won] { $run ->
        [one] { $count } kart farkla kazandın · yarın yeni kartlar
       *[other] { $count } kart farkla kazandın · üst üste { $run } gün
    }
    [lost] { $count } kart farkla kaybettin · yarın yeni kartlar
   *[tied] Berabere · yarın yeni kartlar
}
news-daily-begun = { $counts ->
    [no] Günün eli, alıştırma için: bugünkü ilk oyunun zaten sayıldı.
   *[yes] Günün eli: herkes bu kartlarla oynuyor. İlk oyunun sayılır. Bilgisayar orta düzeyde oynar. İpucu alabilirsin; paylaşınca kaç tane olduğu da görünür.
}
news-daily-over = { $counts ->
    [no] Günün eli, alıştırma için: yalnızca günün ilk oyunu sayılır.
   *[yes] { $how ->
        [won] { $run ->
            [one] { $best ->
                [one] Günün elini { $count } kart farkla kazandın! Yarınkini de kazanırsan üst üste 2 gün olur.
               *[other] Günün elini { $count } kart farkla kazandın! Yeni bir seri başlıyor: rekorun üst üste { $best } gün.
            }
           *[other] Günün elini { $count } kart farkla kazandın! Üst üste { $run } gün oldu; rekorun { $best }.
        }
        [lost] Günün elini { $count } kart farkla kaybettin. Yarın yeni kartlar var.
       *[tied] Günün eli: berabere. Yarın yeni kartlar var.
    }
}
daily-share-hints = { $share } · { $hints ->
    [0] ipucu yok
    [one] 1 ipucu
   *[other] { $hints } ipucu
}
daily-drawn =
    { $told }
    Her kare bir tur; 🟩 ve ⭐ kazanmaya yaklaştırdı: { $good } / { $turns }
    { $picture }
daily-beside = { $told } · { $others }
daily-results = Günün eli, { $date }
puzzle-share-helped = { -title }, { $date } bulmacası: çözüldü
daily-share = { -title }, { $date }: { $how ->
    [won] { $count } kart farkla kazandım
    [lost] { $count } kart farkla kaybettim
   *[tied] berabere
}
daily-run = { $told } · üst üste gün: { $run }

## Günün bulmacası: bu turda, tek yoldan kazan.

puzzle-new = { $run ->
    [0] Bu turda kazan
    [one] Bu turda kazan · dün çözdün
   *[other] Bu turda kazan · { $run } gündür çözüyorsun
}
puzzle-solved = { $run ->
    [one] { $tries ->
        [one] İlk denemede çözdün · yarın yenisi var
       *[other] { $tries } denemede çözdün · yarın yenisi var
    }
   *[other] { $tries ->
        [one] İlk denemede çözdün · üst üste { $run } gün
       *[other] { $tries } denemede çözdün · üst üste { $run } gün
    }
}
ask-puzzle = { $tries ->
    [one] { $hints ->
        [0] İlk denemede, ipucusuz çözdün!
        [one] İlk denemede, bir ipucuyla çözdün.
       *[other] İlk denemede, { $hints } ipucuyla çözdün.
    }
   *[other] { $hints ->
        [0] { $tries } denemede, ipucusuz çözdün!
        [one] { $tries } denemede, bir ipucuyla çözdün.
       *[other] { $tries } denemede, { $hints } ipucuyla çözdün.
    }
} { $counts ->
    [no] Bu alıştırmaydı: yalnızca günün bulmacası sayılır, o da bir kez.
   *[yes] { $run ->
        [one] Yarın yenisi var.
       *[other] Üst üste { $run } gün oldu.
    }
}
ask-puzzle-share = Arkadaşına söyle
ask-puzzle-quit = Bugünlük yeter
puzzle-share = { -title }, { $date } bulmacası: { $tries ->
    [one] { $run ->
        [one] ilk denemede çözdüm
       *[other] ilk denemede çözdüm · üst üste { $run } gün
    }
   *[other] { $run ->
        [one] { $tries } denemede çözdüm
       *[other] { $tries } denemede çözdüm · üst üste { $run } gün
    }
}

## Bir arkadaşın oynadığı el.

deal-friend = Arkadaşın
news-deal-begun = { $how ->
    [won] { $by } bu eli { $count } kart farkla kazandı. Daha iyisini yapar mısın?
    [lost] { $by } bu eli { $count } kart farkla kaybetti. Daha iyisini yapar mısın?
    [tied] { $by } bu elde berabere kaldı. Daha iyisini yapar mısın?
   *[none] { $by } bu eli oynadı. Bol şans!
}
news-deal-over = { $than ->
    [better] { $by ->
        [none] Arkadaşından daha iyi oynadın!
       *[other] Daha iyi oynadın, { $by } geride kaldı!
    }
    [worse] { $by ->
        [none] Arkadaşın bu kartlarla daha iyi oynadı.
       *[other] { $by } bu kartlarla daha iyi oynadı.
    }
    [same] { $by ->
        [none] Arkadaşınla tam aynı sonucu aldın.
       *[other] { $by } ile tam aynı sonucu aldın.
    }
   *[none] Bu eli başkaları da oynayabilir.
}
deal-share = { $how ->
    [won] { -title }: bu eli { $count } kart farkla kazandım
    [lost] { -title }: bu eli { $count } kart farkla kaybettim
   *[tied] { -title }: bu elde berabere kaldım
}
deal-ask = { $told } · Daha iyisini yapar mısın?
deal-told =
    { $share }
    { $link }

## Formlar.

form-default = varsayılan
form-yes = evet
form-no = hayır
form-back = Vazgeç
form-more = { $changed ->
    [0] Diğer kurallar
   *[other] Diğer kurallar ({ $changed } değişiklik)
}

form-play = Bilgisayara karşı
form-play-done = Başla
form-host = Arkadaşını davet et
form-host-done = Başla
form-message = Mesajla oyna
form-message-done = Başla
form-two = Bu cihazda iki kişi
form-two-done = Başla
form-group = Birkaç arkadaş davet et
form-group-done = Başla
form-watch = Bilgisayarı izle
form-watch-done = Başla
form-naming = Adın ne?
form-naming-done = Kaydet
form-naming-why = Arkadaşların bu adı davette ve masada görür.
form-name-needed = Arkadaşların kimin davet ettiğini görür, bu yüzden adını yaz.
form-name = Adın
form-variant = Çeşit
form-variant-line = { $least ->
    [2] { $most ->
        [2] 2 oyuncu için. { $what }
       *[other] 2–{ $most } oyuncu için. { $what }
    }
   *[other] { $least }–{ $most } oyuncu için. { $what }
}
form-variant-small = { $most ->
    [2] 2 oyuncu için.
   *[other] En çok { $most } oyuncu için.
}
form-seats = Yerler
form-seats-hint = Her yer için: me, me=AD, friend, friend=AD, bot ya da:
form-players = Oyuncular
form-seat-me = Burada
form-seat-friend = Arkadaş
form-seat-message = Mesajla
form-seat-computer = Bilgisayar
form-seat-beginner = { $name } (acemi)
form-seat-easy = { $name } (kolay)
form-seat-normal = { $name } (orta)
form-seat-strong = { $name } (güçlü)
form-seat-hard = { $name } (zor)
form-seat-expert = { $name } (usta)
temper-beginner = Eline geleni oynar, çok şeyi kaçırır.
temper-easy = Dikkatli, ama yalnızca kısa yolları görür.
temper-normal = Çoğu yolu görür, ara sıra yanılır.
temper-strong = Neredeyse hepsini görür, seyrek yanılır.
temper-hard = Bir turda oynanabilecek her yolu inceler.
temper-expert = Turlar sonrasını ve saklı kartları düşünür.
form-seat-name = { $number }. kişi
form-size-quick = Kısa { $number }
form-size-standard = Normal { $number }
form-size-long = Uzun { $number }
form-matched = { $what } → { $value }
form-matched-more = { $first } · { $next }
form-note = Buna göre değişti: { $what }
form-favourite = Şu adla kaydet
form-favourite-means = Bir ad ver, bir dahaki sefere çeşitlerin arasında bulursun.
form-favourite-hint = örneğin Pazar
error-favourite-like-variant = { $name } adında bir çeşit zaten var. Başka bir ad seç.
form-setup-good = { $friends ->
    [0] { "" }
    [one] Sırada arkadaşını davet etmek var.
   *[other] Sırada { $friends } arkadaşını davet etmek var.
}
form-setup-by-message = Sırayla oynarsınız, her sıra bir mesajdır. İçinde bütün kartlar vardır: güvendiğin arkadaşlarla oyna.
form-setup-watched = Her yerde bilgisayar oynar, sen izlersin.
who-watches-next = { $play ->
    [none] İzleyecek: { $watch }.
   *[other] Oynamak isteyen: { $play }. İzleyecek: { $watch }.
}

form-settings = Ayarlar
form-settings-done = Kaydet
form-settings-more = Gelişmiş
form-settings-next = Bağlantı ayarları bir sonraki oyununda geçerli olur.
form-language = Dil
form-language-next = Yeni dil bir sonraki açılışta geçerli olur.
form-language-device = cihazın dili
form-language-name = { $name }
form-theme = Renkler
form-theme-dark = koyu
form-theme-light = açık
form-theme-contrast = yüksek karşıtlık
form-cards = Kartlar
form-cards-auto = otomatik
form-cards-suits = simgelerle
form-cards-ascii = yalnızca harf
form-pause = Hamle sonrası ara (s)
form-autoplay = Anında oynama
form-explain = Yeni şeyleri açıkla
form-stun = STUN sunucuları
form-stun-hint = boş: yerleşik olanlar
form-turn = Aktarıcı (TURN)
form-turn-hint = turn:user:password@host:port
form-game_url = Web sayfan
form-game_url-hint = davetlerdeki bağlantılar için https://…
form-courier = Kuryen
form-courier-hint = https://… konukların yanıtlarını getirir
error-pause-wrong = Rakibin her hamlesinden sonraki ara 0 ile { $most } saniye arasında olabilir.

## Ağ.

news-looking-around = Ağına bakılıyor…
sheet-doctor = Ağın

## Tarayıcıdaki masa.

news-page-at =
    Masan: { $address }
    Yalnızca bu bilgisayar açabilir. Kapatmak için: { $ends }.
news-no-browser = Tarayıcı açılamadı. Adresi kopyala ve kendin aç.
error-page-port = { $port } numaralı port kullanılamıyor: { $why }. --page-port ile başka birini seç.

## Herkesin adı.

welcome = { -title } oyununa hoş geldin! Arkadaşlarınla, doğrudan senin cihazından onlarınkine, ya da bilgisayara karşı oyna.
ask-day = { $told }. Aynı kartlar ve aynı rakip sende. Daha iyisini yapabilir misin?
ask-day-play = Bu kartlarla oyna
ask-name = Adın ne?
name-first = Bu bir davet. Önce bize adını söyle.
name-too-long = Bir ad en çok { $most } karakter olabilir.

## Dosya olarak sayfa.

web-site-written = { $count } dosya yazıldı: { $folder }. Bunları herhangi bir statik web sunucusuna yükle ve game_url ayarına adreslerini yaz.
web-site-plain = { $left ->
    [play] Eksik: play.html, yani sayfanın içindeki bütün oyun.
    [plain] Betikler yazıldıkları gibi; ziyaretçi üçte bir daha fazla yükler.
   *[both] Eksik: play.html, yani sayfanın içindeki bütün oyun. Betikler yazıldıkları gibi; ziyaretçi üçte bir daha fazla yükler.
} Deponun bir kopyasında hepsini şu yapar: { $run }
web-site-preview = Sohbetler bağlantılarını resimsiz gösterecek. Resim olsun istersen siteyi --url ve web adresiyle yeniden yaz.
web-size = { $part ->
    [guest] Konukların sayfası: { $size }, gzip ile { $sent }
    [play] Üstüne oynama sayfası: { $size }, gzip ile { $sent }
    [pyodide] Pyodide: { $size }, gzip ile { $sent }
   *[program] Program: { $size }, gzip ile { $sent }
}
web-kilobytes = { $count } kB
web-megabytes = { $count } MB
web-page-written = Sayfa yazıldı: { $file }.

## Her ekranda.

game = { -title }
form-range = { $least }–{ $most }; boş: varsayılan

## Öğrenmek.

ask-try = { $game } sana yeni mi?
ask-try-learn = Önce öğren
ask-try-first = Oyna: { $rules }
ask-try-play = Oyun hazırla
ask-learned = Bilmen gereken bu kadar. İlk oyununu oynar mısın?
ask-learned-first = İlk oyun için bu kadarı yeter. Oynar mısın?
ask-learned-skipped = Onun yerine ipuçlu bir oyun oynar mısın?
ask-learned-back = Derse dön
ask-learned-play = Kısa bir oyun oyna; rakibin sana yüklenmez: { $opponents }
ask-learned-light = Oyna: { $rules }; rakibin sana yüklenmez: { $opponents }
ask-learned-quit = Şimdilik yeter
form-value = { $word }

## Birlikte olmayan seçenekler.

usage-deal-alone = --deal kendi oyununu, kurallarını ve oyuncularını getirir: öteki seçenekleri yazma.
usage-two-or-seats = --two AD, --seat me --seat me=AD için kısaltmadır: ikisinden birini kullan.
usage-no-friends = Arkadaş davet etmek için: { -command } host
usage-pyodide = --pyodide bir siteye sayfa ekler; sitenin nereye gideceğini söylemek için --site KLASÖR ekle.
usage-esbuild = --esbuild sayfanın betiklerini birleştirir; nereye gideceklerini söylemek için --site KLASÖR ya da --save DOSYA ekle.
usage-courier = --courier sayfanın arayabileceği kuryeyi söyler; sayfanın nereye gideceğini söylemek için --site KLASÖR ekle.
usage-url = --url sitenin duracağı adresi söyler; nereye yazılacağını söylemek için --site KLASÖR ekle.
usage-save = Sayfayı tek dosya yapmak için esbuild gerekir: --esbuild KLASÖR ekle. Almak için: npm install esbuild.
usage-did-you-mean = Bunu mu demek istedin: { $name }?
usage-variant = Şunu ekle: --variant { $name }
usage-output-closed = Hiçbir şey gösterilemiyor: programın çıkışı kapalı. >&- olmadan başlat.
usage-output-full = Programın söyledikleri yazılamıyor: { $reason }.
usage-one-seat = Bir program yalnızca bir yerde oynayabilir: --json ile tam olarak bir yer me olmalı.

## Sayfanın sunucusunun, sayfa olmayanlara söyledikleri.

refused-place = Bu adreste bir şey yok. Adres { $url } ile başlamalı.
refused-site = Bu masa yalnızca kendi sayfasına yanıt verir. { -command } web komutunun yazdığı adresten aç.
refused-frame = Bu masa başka bir sayfanın içinde gösterilemez. Kendi sekmesinde aç.

## Kural listeleri.

variants = Çeşitler
variant-own = Bunlar senin kendi kuralların.
house-rules = Ev kuralları
house-rule-set = { $rule } ({ $value })
