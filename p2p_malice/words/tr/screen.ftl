### Tam ekran. Tuşlar büyük harftir.

screen-failed = Bu olmadı
screen-menu-keys = C: bu oyunu hazırla   F1: yardım   Q: çık
screen-menu-help =
    1, 2, J…    O numaralı ya da harfli satırı seç
    Oklar        Gezin; Enter seçer
    C            Seçili oyunu hazırla
    Esc          Son satıra git; bir daha: çık
    Q ya da F10  Çık
screen-choice-help =
    1, 2…       O numaralı satırı seç
    Oklar        Gezin; Enter seçer
    Esc          Geri dön
screen-form-keys = Ctrl+S: tamam   Esc: vazgeç   F1: yardım
screen-form-help =
    Yukarı, Aşağı  Satırdan satıra geç; Tab da öyle
    Sol, Sağ       Değeri değiştir; sayı da yazabilirsin
    Ctrl+S         Bu değerleri kullan; metin satırında Enter da öyle
    Esc            Bunlar olmadan geri dön
profile-key-tabs = Sol, Sağ: öteki oyunlar
profile-key-invite = I: yeniden davet et
profile-key-replay = R: tekrar
profile-key-share = S: paylaş
profile-key-forget = F: birini unut
profile-key-back = Esc: geri
profile-help =
    Oklar        Yukarı ve aşağı kaydırır; sol ve sağ öteki oyunları gösterir
    1, 2…       O numaralı oyunları göster
    I            Birlikte oynayanları yeniden davet et
    R            Son oyunlardan birini yeniden göster
    N            başka oyun, kural ya da yer, ev sahibiysen
    S            Başkalarına bir oyunu gösteren bağlantı gönder
    F            Bir arkadaşla oynanan bütün oyunları sil
    Esc          Geri dön
screen-text-keys = Oklar ve Page tuşları kaydırır. Esc geri döner.

## Kodlar.

screen-paste-reply = Yanıtı buraya yapıştır:
screen-paste-carried = Bir arkadaşın yanıt gönderirse buraya yapıştır:
screen-paste-invitation = Daveti ya da içinde geldiği mesajın tamamını buraya yapıştır:
screen-copied-by-terminal = Panoya ulaşılamadı, biz de mesajı terminalin kopyalamasını istedik. Yapıştırmayı dene; olmazsa ekrandan kopyala.
screen-no-browser = Tarayıcı açılamadı. Mesajı F2 ile kopyala ve kendin yapıştır.
screen-qr = Arkadaşın bunu taratsın
screen-send-to = Bunu { $name } ile paylaş:
screen-tab = (Tab: sonraki)
screen-box-hint = Yapıştır ya da { -type-help } yazıp Enter tuşuna bas
screen-status-preparing = Kodun hazırlanıyor…
screen-status-waiting = { $who ->
    [host] Ev sahibi bekleniyor · yanıt hâlâ geçerli · { $clock }
    [named] { $name } bekleniyor · kod hâlâ geçerli · { $clock }
    [several] { $count } arkadaş bekleniyor · kodlar hâlâ geçerli · { $clock }
   *[friend] Arkadaşın bekleniyor · kod hâlâ geçerli · { $clock }
}
screen-status-connecting = Bağlanıyor…
screen-numbered = { $number }. { $name }
screen-friend = { $state ->
    [free] ○ { $name } boş yer
    [invited] ○ { $name } davet edildi { $clock }
    [connecting] ◌ { $name } bağlanıyor
    [here] ● { $name } burada
    [away] ◐ { $name } yok { $clock }
   *[new] · { $name } davet edilmedi
}
screen-key-copy = F2 kopyala
screen-key-chat = F3 WhatsApp
screen-key-qr = F4 QR kodu
screen-key-new = F5 yeni kod
screen-key-start = F6 başla
screen-key-help = F1 tuşlar
screen-key-stop = Esc bırak
screen-stop-asks = Beklemeyi bırakıyor musun?
screen-stop-means = { $who ->
    [host] Yanıtın artık çalışmayacak.
   *[friend] Davetin artık çalışmayacak.
}
screen-wait-on = Beklemeye devam et
screen-stop-waiting = Bırak
screen-help = Tuşlar ve komutlar
screen-help-copy = F2   Ctrl+Y   c       mesajı kopyala
screen-help-chat = F3   Ctrl+W   w       mesajı WhatsApp ile aç
screen-help-qr = F4   Ctrl+R   qr      kodu QR kodu olarak göster
screen-help-new = F5   Ctrl+N   new     daveti yenile
screen-help-start = F6   Ctrl+T   start   eksik oyuncular olmadan başla
screen-help-ask =                 ask     biri oturmadan önce bana sor, ya da sorma
screen-help-out =                 out 2   arkadaş 2 yabancı: yeri boşalt, yeni bağlantı yap
screen-help-tab = Tab                   sonraki arkadaşın mesajı
screen-help-clear = Esc                   kutuyu boşalt ya da bırak
screen-help-stop = F10  Ctrl+Q   quit    bırak
screen-help-end = Ctrl+C                programı kapat ya da seçtiğini kopyala

## Masa.

screen-keys = { $undo ->
    [yes] H ipucu  U geri al  T sohbet  L geçmiş  ? kural  Tab bak  F1 tuşlar  F10 ayrıl
   *[no] H ipucu  T sohbet  L geçmiş  ? kural  Tab bak  F1 tuşlar  F10 ayrıl
}
screen-watch = + hızlı  - yavaş  Space duraklat, devam et  Enter sonraki hamle  L geçmiş  ? kurallar  Tab bak  F1 tuşlar  F10 ayrıl
replay-keys = Sol, Sağ: hamle  Yukarı, Aşağı: tur  Space oynat, duraklat  { $keys }B en iyi tur  + hızlı  - yavaş  L turlar  F1 tuşlar  F10 ayrıl
replay-key-moments = H daha iyi hamle
replay-key-looks = V kimin kartları
screen-watch-after = R bir oyun daha izle  L geçmiş  F10 ayrıl
screen-keys-after = R yeniden oyna  C sonucu kopyala  T sohbet  L geçmiş  F1 tuşlar  F10 ayrıl
screen-keys-next = N başka oyun
ending-short = { $count } eksik
screen-ending-keys = R yeniden oyna · C sonucu kopyala · Esc kapat
screen-finished = { $number }. raunt bitti
screen-finished-line = { $place }. { $name }: { $before } → { $after }
screen-finished-keys = Kapatmak için bir tuşa bas.
replay-ending-keys = Sol geri dön · Esc kapat
screen-keys-left = L geçmiş  F1 tuşlar  F10 ayrıl
screen-keys-watching = T sohbet  L geçmiş  ? kurallar  F1 tuşlar  F10 ayrıl
screen-table-help =
    H               ipucu
    U               hamleyi geri al, kurallar izin veriyorsa
    T               sohbet
    L               neler oldu
    ?               oynadığınız kurallar
    R               bir oyun daha, bu oyun bitince
    C               sonucu kopyala, bu oyun bitince
    G               izleyenler
    X               başka bir cihazda devam et
    B               ara ver ya da devam et

    Biri yokken:
    O               yerine bilgisayar oynasın
    K               kaydet ve bırak
    I               yeniden davet et ya da yeni bir davet yapıştır

    F1   Ctrl+G     bu tuşlar
    F10  Ctrl+Q     ayrıl
    Ctrl+C          programı kapat
screen-watch-help =
    Space           duraklat ya da devam et
    Enter           sonraki hamle
    + -             hızlandır, yavaşlat
    Tab             bütün yığınlara baştan sona bak
    L               neler oldu
    ?               kurallar
    R               bir oyun daha, bu oyun bitince

    F1   Ctrl+G     bu tuşlar
    F10  Ctrl+Q     ayrıl
screen-replay-help =
    Sol, Sağ        bir hamle geri, bir hamle ileri
    Yukarı, Aşağı   bir tur geri, bir tur ileri; Page tuşları da öyle
    Home, End       başı, sonu
    B               en iyi tur
    H               başka bir hamlenin sana daha çok yaradığı yerler
    Space           oynat ya da duraklat
    V               bu cihazdaki bir oyunda kimin kartları görünsün
    + -             hızlandır, yavaşlat
    Tab             bütün yığınlara baştan sona bak
    L               bütün turlar, oraya gitmek için

    F1   Ctrl+G     bu tuşlar
    F10  Ctrl+Q     ayrıl
screen-default-help =
    1 – 9           oynanacak bir kart ya da listedeki bir hamle
    Harfler         kartlara ekleyebileceğin söz ya da listedeki bir hamle
    Enter           seçtiğini oyna
    Aynı tuş        yerine koy
    Oklar, Space    seçmenin başka yolu; fare de olur
    Esc             hepsini yerine koy
    PageDown        diğer hamleler; PageUp geri döner
    Tab             bütün yığınlara baştan sona bak
screen-waiting = Diğerleri bekleniyor
screen-rules-here = { $house ->
    [none] Kurallar: { $rules }.
   *[other] Kurallar: { $rules }, ayrıca { $house }.
}
screen-over = Oyun bitti
screen-your-turn = Sıra sende
screen-next-player = Sıradaki oyuncu
screen-turn-of = Sıra: { $name }
screen-turns-of = { $names } bekleniyor
screen-title-match = { $title } · { $deal }. oyun · puan: { $points }
screen-title-many = { $name ->
    [none] { $title } · { $players } oyuncu
   *[other] { $title } · { $players } oyuncu · önde: { $name }, { $count } kaldı
}
screen-choose-move = Bir hamlenin yanındaki tuşa bas.
screen-or-move = Ya da bir hamlenin yanındaki tuşa bas.
screen-pick-cards = { $most ->
    [one] Bir kartın tuşuna, sonra Enter tuşuna bas.
   *[other] { $least }–{ $most } kartın tuşlarına, sonra Enter tuşuna bas.
}
screen-pick-more = { $count } tane daha seç. Esc hepsini yerine koyar.
screen-picked-cards = Seçilen: { $cards }
screen-play-picked = Enter bunu oynar. Esc hepsini yerine koyar.
screen-put-back = Esc yerine koyar.
screen-play-or-put-back = Oynamak için bir daha seç. Esc yerine koyar.
screen-host-away = Ev sahibi yok ({ $clock }). Otomatik olarak yeniden katılırsın.
screen-host-away-short = Ev sahibi yok ({ $clock }).
screen-host-left = Ev sahibi masadan ayrıldı. Ayrılmak için F10.
screen-host-away-keys = I yeni davet yapıştır  F10 ayrıl
screen-moment = Bir saniye…
screen-away = { $names } şu an yok ({ $clock }). Bekleyebilir ya da şunlara basabilirsin:
screen-away-short = { $names } şu an yok ({ $clock }). F1 ne yapabileceğini gösterir.
screen-away-keys = { $can_invite ->
    [yes] O bilgisayar oynasın  K kaydet ve bırak  I yeniden davet et
   *[no] O bilgisayar oynasın  K kaydet ve bırak
}
screen-gone = { $who }. Bilgisayar devralsın dersen O harfine bas.
screen-games-won = Kazanılan oyunlar: { $counts }
screen-log = Neler oldu
screen-again = Yeniden oynamayı önerdin. Diğerlerinin kabul etmesi bekleniyor.
screen-no-such-key = Bu tuş şu an bir şey yapmıyor. F1 tuşları gösterir.
screen-hint = İpucu: önce { $source }, sonra { $target }.
screen-hint-move = İpucu: { $keys } tuşuna bas.
screen-hint-cards = { $keys ->
    [none] İpucu: Enter tuşuna bas.
   *[other] İpucu: önce { $keys }, sonra Enter.
}
screen-press-move = { $keys } tuşuna bas.
screen-press-cards = Önce { $keys }, sonra Enter tuşuna bas.
screen-time = Süre
screen-of-table = Masa
screen-on-offer = Kartlar
screen-to-say = Ekle
screen-moves = Hamleler
screen-moves-page = Sayfa { $number } / { $most }: gerisi için PageDown ve PageUp.
screen-pile = { $name }, { $pile }: { $cards }
screen-pile-more = +{ $count }
screen-pile-needs = sıradaki: { $needs }
screen-piles-cut = Bütün yığınlar için Tab tuşuna bas.
screen-piles-title = Yığınlar (son kart en üstte)
screen-say = Bir şey söyle ya da hazır söz için 1-{ $count }; Esc kapatır
screen-seat-free = boş
screen-proposed-rematch = { $name } yeniden oynamak istiyor. Katılmak için R tuşuna bas.
screen-proposed-bot = { $who ->
    [you] Şimdilik bilgisayarın oynamasını önerdin. Diğerlerinin kabul etmesi bekleniyor.
   *[other] { $name }: “Şimdilik bilgisayar oynasın.” Kabul için O harfine bas.
}
screen-proposed-stop = { $who ->
    [you] Kaydedip bırakmayı önerdin. Diğerlerinin kabul etmesi bekleniyor.
   *[other] { $name } kaydedip bırakmak istiyor. Kabul için K tuşuna bas.
}
screen-proposed-wait = { $who ->
    [you] Beklemeyi önerdin.
   *[other] { $name } beklemek istiyor.
}
screen-leave = Oyundan ayrılıyor musun?
screen-leave-kept = Kayıtlı; devam etmek için: { -command } resume
screen-leaving = Ayrılıyor…
screen-play-on = Oyuna dön
screen-leave-it = Oyundan ayrıl

phrase-1 = Güzel oyun!
phrase-2 = Eyvah…
phrase-3 = Hadi ama!
phrase-4 = Oyun için teşekkürler.
phrase-5 = Bir saniye, lütfen.
screen-explained = { $what } (Esc: tamam)
screen-lesson-one = { $source } tuşuna bas ya da karta tıkla.
screen-lesson-two = Önce { $source }, sonra { $target } tuşuna bas; ya da karta, sonra yığına tıkla.
