### Geçerli daveti olmayan, ikinci bir daveti ya da sekmesi olan, ya da yanıt gereken konuğun sayfası.

## Başlangıç.

start-about = Arkadaşlarla kart oyunları, doğrudan cihazdan cihaza. Davet edildiysen, daveti buraya yapıştır.
start-join = Oyuna katıl
start-play-here = Davetin yok mu? Burada oyna ya da arkadaşını davet et
start-alone = Yanında arkadaşın yok mu? Bu sayfa yalnızca bir arkadaşın masasına katılabilir. Bilgisayara karşı oynamak ya da davet etmek için program gerekir: seni buraya kim gönderdiyse ona sor.
start-paste-first = Önce daveti yapıştır.
start-repaired = { $count ->
    [0] { $others ->
        [yes] Bu metinde birden çok kod vardı. Sonuncusunu aldık.
       *[no] { "" }
    }
    [one] Koddaki 1 yanlış karakteri düzelttik.
   *[other] Koddaki { $count } yanlış karakteri düzelttik.
}
start-fault = Bağlanamadık. { $fault }

## Başka bir sekme, başka bir davet.

tab-title = Başka bir sekmede oynuyorsun
tab-about = O sekmeye git ya da oyunu buraya al.
tab-about-page = O sekmeye git: ev sahibinin sayfası yalnızca onunla konuşabiliyor.
tab-here = Burada oyna
switch-game = { $friends ->
    [none] Bu daveti bu oyun için ev sahibi mi gönderdi? O değilse yok say: hazırlayan, yerini alabilir.
   *[other] Bu daveti bu oyun için { $friends } gönderdi, öyle mi? Değilse yok say: hazırlayan, yerini alabilir.
}
switch-waiting = Hâlâ ev sahibini bekliyorsun. Onun yerine bu davet kullanılsın mı?
switch-ignore = Yok say
error-not-your-table = Bu davet başka bir masa için. Hazırlayan hiçbir şey öğrenmedi, yerin de duruyor. Ev sahibinden yeni bir davet iste.
switch-not = Bu bir davet değil

## Burada açılan bir yanıt.

reply-title = Bu bir yanıt
reply-how = Kopyala ve onu bekleyen oyuna yapıştır.
reply-table = Bu tarayıcıdan davet ettiysen, sayfan o zamandan beri kapanmış. Masanı aç ve yeniden davet et.
reply-to-table = Masamı aç
reply-arrived = Yanıt geldi
reply-arrived-how = Masanın olduğu sekmeye git ve “Kullan” düğmesine bas. Bunu kapatabilirsin.
return-seat = Yerin duruyor
return-by-code = { $friends ->
    [none] Bu sayfa masayı kendiliğinden bulamıyor. Ev sahibinden yeni bir davet iste ve burada aç: oyun kaldığı yerden sürer.
   *[other] { $friends } ile oynuyorsun. Bu sayfa masayı kendiliğinden bulamıyor: ev sahibinden yeni bir davet iste ve burada aç.
}
reply-send = { $way ->
    [share] Paylaş…
   *[whatsapp] WhatsApp ile gönder
}
ask-host = Daha davetin yok mu?
ask-host-send = { $way ->
    [share] { $name ->
        [none] Ev sahibinden iste
       *[other] Davet iste: { $name }
    }
   *[whatsapp] { $name ->
        [none] WhatsApp ile iste
       *[other] WhatsApp ile iste: { $name }
    }
}
guest-closed-title = Artık masada değilsin
guest-own-game = Kendi oyununu başlat
ask-host-message = Kart oyunumuzun bağlantısı koptu. Bana yeni bir davet gönderir misin? Oyunu kapattıysan önce yeniden aç.
landing-back = { $friends ->
    [none] Oyununa dön
   *[other] Oyununa dön: { $friends }
}
landing-same = Bu, içinde olduğun oyunun davetiyse “{ landing-join }” seni yerine geri götürür.
met = { $name } ile daha önce oynadın.
met-wins = { $name } ile daha önce oynadın. Kazanılan oyunlar: { $counts }
met-old = Bu masadaki son günün: { $date }. Masa kapandıysa bu davet artık bir yere götürmez.
met-newer = En yeni masaya git: { $name }
met-message = Yine kart oynayalım mı? Bana yeni bir davet gönderir misin?

## Doğrudan yol ilk anda bir yere varmadığında.

landing-courier = { $name ->
    [none] Mühürlü yanıtını ev sahibine bir kurye götürür.
   *[other] Mühürlü yanıtını bir kurye götürür. Alıcısı: { $name }.
} Kuryeyi işleten kişi internet adresini ve ne zaman aradığını görür; ama adını, kartları ya da taşınanı görmez.
call-one-more = { $name ->
    [none] Ev sahibi yanıtını bekliyor
   *[other] { $name } yanıtını bekliyor
}
call-step-open = { $how ->
    [link] { $name ->
        [none] Ev sahibi mesajdaki bağlantıya dokunur ya da mesajı bekleyen oyuna yapıştırır.
       *[other] { $name } mesajdaki bağlantıya dokunur ya da mesajı bekleyen oyuna yapıştırır.
    }
   *[paste] { $name ->
        [none] Ev sahibi onu bekleyen oyuna yapıştırır.
       *[other] { $name } onu bekleyen oyuna yapıştırır.
    }
}
call-step-back = Buraya dön ve bu sayfayı açık tut. Masa kendiliğinden açılır.
call-send = { $way ->
    [share] { $name ->
        [none] Ev sahibine gönder
       *[other] Gönder: { $name }
    }
   *[whatsapp] WhatsApp ile gönder
}
call-sent = { $name ->
    [none] Ev sahibinin, gönderdiğin yanıtı açması bekleniyor
   *[other] Yanıtını açması beklenen: { $name }
}
call-sent-how = Bu sayfayı açık tut: masa kendiliğinden açılır.
call-sent-long = { $name ->
    [none] Uzun mu sürdü? Ev sahibine mesajının gelip gelmediğini sor. Gelmediyse yeni bir davet iste ve buraya yapıştır.
   *[other] Uzun mu sürdü? { $name } ile konuş, mesajın gelmiş mi? Gelmediyse yeni bir davet iste ve buraya yapıştır.
}
call-send-again = Yanıtı yeniden gönder
call-asleep = { $name ->
    [none] Ev sahibinin cihazı uyuyor olabilir
   *[other] Cihaz uyuyor olabilir: { $name }
}
call-asleep-how = Listedesin: cihaz uyanır uyanmaz masa açılır. Bu sayfayı açık tut. O masa bittiyse yeni bir davet iste.
call-over = Bu masa kapanmış olabilir
call-over-how = Yeni bir davet iste. Yalnızca oradaki cihaz uyuyorsa, uyanır uyanmaz masa açılır: bunun için bu sayfayı açık tut.
call-coming-back = Masaya dönülüyor…
call-coming-back-how = Bağlantı gelince kendiliğinden dönersin. Uzun sürerse yeni bir davet iste ve aç.
call-paste-another = Başka davet yapıştır
call-no-way = Bu tarayıcıdan bağlanılamıyor
call-no-way-how = Bu tarayıcı, sayfanın başka cihazlara bağlanmasına izin vermiyor. Ayarlarında WebRTC için izin ver ya da başka bir tarayıcı dene. iPhone'da bu site için kilit modunu (Lockdown Mode) kapat.
call-reply = { $name } davetini kabul ediyor. Bu mesajın tamamını kopyala ve bekleyen oyuna yapıştır.
call-reply-link = Ya da bekleyen cihazda şu bağlantıya dokun: { $link }
