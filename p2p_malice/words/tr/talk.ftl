### Kodlar: kendininkini vermek, arkadaşınınkini yapıştırmak.

talk-send-invitation = { $friend ->
    [0] Bunu arkadaşına gönder:
   *[other] Bunu { $friend }. arkadaşına gönder:
}
code-for-all = { $count ->
    [one] Bunu arkadaşına gönder: ilk açan oturur.
   *[other] Herkese tek bağlantı: ilk açan { $count } kişi oturur.
}
talk-send-reply = Bu yanıtı ev sahibine gönder:
lobby-about = Ev sahibi: { $host } · { $plays }
talk-copied = Kopyalandı. Sohbetine yapıştır.
code-kept = Mesaj şu dosyada da var: { $file }

## Satır satır.

plain-talk = w = WhatsApp ile aç   qr = QR kodu olarak göster   c = kopyala   quit = bırak
plain-talk-new = new = yeni bir davet hazırla; yukarıdaki artık çalışmaz
plain-talk-friend = w { $friend } = WhatsApp ile aç   qr { $friend } = QR kodunu göster   c { $friend } = kopyala   new { $friend } = yenile
plain-talk-everybody = ask = biri oturmadan önce bana sor, ya da sorma   out 2 = arkadaş 2 yabancı: yeri boşalt ve yeni bağlantı yap
plain-talk-start = start = eksik oyuncular olmadan oyna   quit = bırak
plain-paste-invitation = Daveti ya da içinde geldiği mesajın tamamını yapıştır:
plain-nothing-to-paste = Ev sahibi yanıtını henüz yapıştırmadı. { -type-w }, { -type-qr }, { -type-c } ya da { -type-quit } yaz.
plain-which-friend = Hangi arkadaş? { $word } ve bir numara yaz: { $numbers }.
plain-no-browser = Tarayıcı açılamadı. Mesajı { -type-c } ile kopyala ve kendin yapıştır.
plain-choose = Seçimin (1-{ $count }):
plain-no-such-choice = “{ $answer }” seçenekler arasında yok. 1–{ $count } arasında bir sayı yaz.
plain-suggestions = Sık kullanılan: { $suggestions }
plain-choice = { $choice }. { $line }
plain-besides = Önce bir oyunu hazırlamak için { -type-change } ve oyunun adını yaz, örneğin { $word }.
plain-form = Parantez içindeki kalsın dersen Enter; boş bırakmak için - yaz; dönmek için { -type-quit } yaz.
plain-empty = yok
plain-field = { $label } [{ $now }]:
plain-range = { $label }, { $least }–{ $most }
plain-more = { $label }, örneğin jokers=1 deals=3 (? listeler) [{ $now }]:
plain-no-such-field = Burada “{ $name }” diye bir şey yok. Liste için ? yaz.
plain-no-such-number = { $least }–{ $most } arasında bir sayı yaz.
