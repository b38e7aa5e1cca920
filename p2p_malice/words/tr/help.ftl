### The help of the command line. A text of a command begins with a line for the list of commands, at most 60 letters.
### Paragraphs that begin with the command are shown line by line, others are wrapped.

help = Arkadaşlarla Spite & Malice, doğrudan cihazdan cihaza.

    { -command } host      arkadaşını davet et: çıkan mesajı gönder
    { -command } join      arkadaşının gönderdiği mesajı yapıştır

    Komut yazmazsan menü açılır.

## Commands.

help-host = Arkadaşlarını davet et ve oyna.

    { -command } host
    { -command } host --variant official --seat me --seat friend --seat friend

    Her arkadaşın için, WhatsApp ile ya da başka bir yolla göndereceğin bir davet gösterir.
    Sonra onlardan gelecek yanıtları bekler; sırası fark etmez.
help-message = Mesajla, sıra sıra bir oyun oyna.

    { -command } message           sen ve bir arkadaşın; sen başlarsın
    { -command } message --seat me --seat message=Asha --seat message=Ben

    Her sıra, herhangi bir sohbete gidecek bir mesajdır. Alan onu şununla yapıştırır: { -command } join

help-join = Bir arkadaşının oyununa katıl.

    { -command } join              daveti ister
    { -command } join MDW1-…       ya da buradan alır; - onu bir borudan okur

    İçinde kod olan her metin olur, örneğin WhatsApp mesajının tamamı.
    Ev sahibine geri göndereceğin bir yanıt gösterir.
help-resume = Bir oyuna devam et.

    { -command } resume            oyun ya da içinden seçeceğin bir liste
    { -command } resume GAME       o addaki oyun; adları --list gösterir

    Bunu, oyunu kapatan kişi çalıştırır. Ağlarınız yolu hâlâ biliyorsa programlar birbirini
    yeniden bulur; bilmiyorsa ev sahibi yeni bir davet gönderir.
help-play = Bu cihazda oyna.

    { -command } play
    { -command } play --payoff 11 --two Asha
    { -command } play --variant official --seat me --seat bot --seat bot
    { -command } play --seat bot --seat bot     yalnızca izle
    { -command } play --deal DAY-2026-11-27     o günün eli ya da bir bağlantı

    Bilgisayara karşı ya da tek ekranda başkalarıyla oynarsın.
help-puzzle = Günün bulmacasını çöz.

    { -command } puzzle
    { -command } puzzle --day 2026-11-27

    Bu turda kazanabilirsin, ama tek bir yolu var. Bulmaca herkes için aynıdır
    ve pazartesiden pazara doğru zorlaşır.
help-stats = Oyunlarına, rakiplerine ve madalyalarına bak.

    { -command } stats
    { -command } stats --csv > games.csv
    { -command } stats --import from-my-phone.jsonl

    Sonuna kadar oynanan her oyun bu cihazda saklanır, başka hiçbir yerde saklanmaz.
help-replay = Bitmiş bir oyunu yeniden göster.

    { -command } replay            burada bir masada oynanan son oyun
    { -command } replay GAME       o addaki oyun ya da o dosyadaki oyun
    { -command } replay GAME1-…    o koddaki bitmiş oyun

    Hepsine oyunlarının ekranından ulaşılır ({ -command } stats).
help-verify = Dağıtımın adil olup olmadığını denetle.

    { -command } verify            başkasının masasındaki son oyun
    { -command } verify GAME       o addaki ya da o dosyadaki oyun

    Arkadaşlar arasında kartları kimse seçmez: herkesin programı dağıtıma katkı verir ve oyun bitince onu
    denetler. Bu komut bir oyunu, sana gönderileni de, yeniden denetler. Adil değilse 1 ile biter.
help-arena = Bilgisayar oyuncularını birbirine karşı oynat.

    { -command } arena normal greedy --pairs 200
    { -command } arena easy "run:python my_bot.py" --variant official --seats 4

    İlk oyuncunun sonucunu hata payıyla ve Elo olarak, bir de karar başına süreyi yazar.
    Menüdeki oyunculardan başka, hiç değişmeyen random, naive ve greedy vardır.
    Kendi programını başlatan komutun başına run: yazılır.
help-doctor = Ağını ve makineni denetle.

    { -command } doctor
    { -command } doctor --stun stun.example.org:3478

    Birkaç saniye sürer. Yalnızca ayarlarındaki STUN sunucularına ve aktarıcıya sorar,
    başka kimseye sormaz.
help-learn = Oyunu birkaç dakikada öğren.

    { -command } learn
    { -command } learn --game spite --name Asha

    Kısa bir ders, ardından ipuçlu bir ilk oyun.
help-web = Masayı tarayıcıda aç.

    { -command } web
    { -command } web --site public     konukların sayfası, statik bir sunucu için

    Sayfayı yalnızca bu makine açabilir, o da yalnızca gösterilen adresten.
help-courier = Bir kurye çalıştır, arkadaşların tek dokunuşla katılsın.

    { -command } courier --port 8090
    { -command } courier --port 8090 --site public --behind-proxy

    Konukların mühürlü yanıtlarını ev sahibine taşır, hiçbirini okuyamaz.
    Tarayıcılar için, HTTPS sunan bir web sunucusunun arkasında olması gerekir.
help-rules = Kuralları oku.

    { -command } rules
    { -command } rules official --rule payoff=13

## Options.

option-help = Bu yardımı göster ve çık.
option-version = Sürümü göster ve çık.
option-lang = Programın dili, örneğin en (İngilizce).
option-variant = mdw (varsayılan), official, classic…; hepsini rules --list gösterir.
option-game = Oyun: malice ya da spite.
option-rule = Bir ev kuralı, örneğin hand=6; --hand 6 da aynı anlama gelir. Birkaç kural için yinele.
option-seat-host = me, me=AD, friend, friend=AD, bot ya da bot=beginner|easy|strong|hard|expert (Spite: late de olur); her yer için.
option-seat-message = me, message, message=AD, bot ya da bot=beginner|easy|strong|hard|expert; her yer için.
option-seat-play = me, me=AD, bot ya da bot=beginner|easy|strong|hard|expert; her yer için yinele.
option-name = Masadaki adın; bir dahaki sefer için kaydedilir.
option-plain = Satır satır, tam ekran olmadan.
option-json = Girişte ve çıkışta her satırda bir JSON nesnesi, programlar için.
option-turn = Bir aktarıcı: turn:user:password@host:port?transport=udp
option-stun = Bir STUN sunucusu ya da none; birkaç sunucu için yinele.
option-port = Bu makinede kullanılacak UDP portu.
option-open-port = Portu yönlendiriciye açtır (UPnP).
option-no-copy = Panoya hiçbir şey kopyalama.
option-list-games = Devam edebileceğin oyunları listele ve çık.
option-two = Bilgisayara karşı değil, bu ekranda AD ile oyna.
option-deal = Bir arkadaşının gönderdiği eli ya da belli bir günün elini oyna.
option-day = O günün bulmacası, alıştırma için.
option-stats-json = Bütün sayıları ve oyunları içeren bir JSON nesnesi.
option-csv = Her oyun için bir satır, hesap tablosuna uygun.
option-import = Önce başka bir cihazdan gelen dosyadaki oyunları ekle.
option-export = Bütün oyunları başka bir cihaz için bir dosyaya kaydet.
option-share = Bunun yerine, oyunu başkalarına gösteren bir mesaj yaz.
option-pairs = Kaç el oynanacağı; her el her yerden birer kez oynanır.
option-seats = Kaç yer olacağı; biri ilk oyuncunun, ötekiler ikincinin.
option-seed = Aynı metin aynı elleri verir.
option-sprt = İlkinin 20 Elo daha güçlü olup olmadığı belli olunca dur.
option-ask-stun = Sorulacak STUN sunucusu; birkaç sunucu için yinele.
option-doctor-json = Bir JSON nesnesi, programlar için.
option-no-open = Yalnızca adresi göster, tarayıcı açma.
option-page-port = Sayfanın bu makinedeki TCP portu.
option-site = Konukların sayfasını oraya yaz ve çık.
option-pyodide = --site ile: program gerektirmeyen play.html sayfasını ekle; Pyodide klasörü. Yayımlanmış sürümde bu zaten var.
option-esbuild = --site ya da --save ile: daha çabuk yüklensin diye sayfanın betiklerini birleştir; esbuild klasörü. Yayımlanmış sürümde bu zaten var.
option-page-courier = --site ile: sayfanın arayabileceği kurye; sayfayı da o sunuyorsa . yaz.
option-page-url = --site ile: sayfanın duracağı adres; sohbetler bağlantılarını resimle gösterir. Verilmezse game_url ayarın.
option-save = Konukların sayfasını tek dosya olarak yaz ve çık.
option-courier-port = TCP portu; verilmezse 8090.
option-listen = Kuryenin dinlediği adres; bütün ağlar için 0.0.0.0.
option-serve-site = Konukların sayfasını da oradan sun.
option-behind-proxy = Ziyaretçileri, web sunucunun yazdığı X-Forwarded-For ile say.
option-metrics = Ne kadar iş olduğunu /metrics adresinde Prometheus’a bildir.
option-list-rules = Çeşitleri ve ev kurallarını listele.

## What is said about a command line. Names of options, and what was typed, come in quotes.

typing-usage = Kullanım:
typing-options = Seçenekler
typing-commands = Komutlar
typing-error = Hata: { $message }
typing-try = Yardım için şunu yaz: { $command } { $option }
typing-did-you-mean = Bunu mu demek istedin: { $possibility }?
typing-did-you-mean-one = (Bunlardan birini mi demek istedin: { $possibilities }?)
typing-invalid = Geçersiz değer: { $message }
typing-invalid-for = { $param_hint } için geçersiz değer: { $message }
# Followed by what is missing.
typing-missing = Eksik:
typing-no-such-option = { $name } diye bir seçenek yok.
typing-no-such-command = { $name } diye bir komut yok.
typing-too-much = Bu kadarı fazla: { $args }
typing-needs-values = { $name } için { $nargs } değer gerekir.
typing-takes-values = { $nargs } değer gerekir, { $len } değer verildi.
typing-no-value = { $name } seçeneği değer almaz.
typing-needs-value = { $name } seçeneğine bir değer gerekir.
typing-no-number = { $value } bir tam sayı değil.
typing-out-of-range = { $value } şu aralıkta değil: { $range }.
typing-no-date = { $value }, 2026-11-27 gibi bir tarih değil.
typing-is-file = { $filename } bir dosya, klasör değil.
typing-is-folder = { $filename } bir klasör, dosya değil.

## What the value of an option is called.

value-name = AD
value-person = AD
value-rule = AD=DEĞER
value-who = KİM
value-url = URL
value-server = SUNUCU:PORT
value-n = N
value-code = KOD
value-link = BAĞLANTI
value-date = TARİH
value-file = DOSYA
value-dir = KLASÖR
value-text = METİN
value-address = ADRES
