### Bu programın dosyalarında ters giden: `error-CODE`. `{ $reason }` işletim sisteminin kendi sözleridir.

error-store = Programın dosyalarından biri okunamadı ya da yazılamadı.
error-file-too-large = { $path } dosyası çok büyük. Başka bir klasöre taşıyıp yeniden dene.
error-file-no-text = { $path } bir metin dosyası değil. Başka bir klasöre taşıyıp yeniden dene.
error-no-such-file = { $path } diye bir dosya yok.
error-no-games-in-file = { $path } içinde bu programın kaydettiği oyun yok.
error-replay-of-results = { $path } oyunların sonuçlarını içeriyor, hamlelerini değil. Yeniden izlenebilenler burada: { -command } stats
error-file-unreadable = { $path } dosyası okunamıyor: { $reason }.
error-file-unwritable = { $path } kaydedilemiyor: { $reason }. Oraya yazma iznin var mı, disk dolu mu, bak.
error-no-node = Sayfayı kurmak için Node.js gerekiyor, burada kurulu değil.
error-no-pyodide = Pyodide şurada yok: { $path }. npm install pyodide çalıştır ve node_modules/pyodide klasörünü ver.
error-no-esbuild = esbuild şurada yok: { $path }. npm install esbuild çalıştır ve node_modules/esbuild klasörünü ver.
error-file-undeletable = { $path } dosyası silinemiyor: { $reason }.

## Kayıtlı oyunlar.

error-saved-game = Kayıtlı oyun okunamıyor.
error-game-in-use = Bu oyun başka bir pencerede açık. Orada devam et ya da önce onu kapat.
error-saves-unlisted = Kayıtlı oyunların listelenemiyor: { $reason }.
error-save-unopened = Kayıtlı oyun { $path } açılamıyor: { $reason }.
error-save-unreadable = Kayıtlı oyun { $game } okunamıyor: { $reason }.
error-save-unwritten = Oyun kaydedilemiyor: { $reason }. Biraz yer aç ya da şuraya bak: { $path }.
error-save-changed = Kayıtlı oyun { $game }, sen burada açtıktan sonra başka bir pencerede değişti. Yeniden devam et, şimdiki halini görürsün.
error-days-damaged = { $of ->
    [puzzle] Günün bulmacalarındaki sonuçların okunamıyor, çünkü { $path } bozuk. Bugünden yeniden başlıyorlar.
   *[daily] Günün ellerindeki sonuçların okunamıyor, çünkü { $path } bozuk. Bugünden yeniden başlıyorlar.
} Bozuk dosyanın adı artık { $aside }: onarabilirsen eski adını geri ver.
error-save-unlocked = Oyunların kaydediliyor, ama bu disk aynı oyunun ikinci bir pencerede oynanmasını engelleyemiyor. Her birini tek pencerede oyna.
error-save-full = { $path } kaydı doldu: en çok { $most } MB alır. Oynamaya devam edebilirsin, ama artık kaydedilmez. Burada bitir ve yeni bir oyuna başla.
error-save-too-large = Kayıtlı oyun { $game } okunamayacak kadar büyük: { $size } MB, oysa hiçbir oyuna { $most } MB üstü gerekmez. Başka bir klasöre taşı; öteki oyunların sağlam.
error-save-of-another-version = Kayıtlı oyun { $game } başka bir sürümle yapılmış. Programı güncelle.
error-save-unusable = Kayıtlı oyun { $game } bozuk, kullanılamıyor. Sil ya da yeni bir oyuna başla: öteki oyunların sağlam.

## Ayarlar.

error-settings = Ayarlar kullanılamıyor.
error-settings-unreadable = { $path } içindeki ayarlar okunamıyor: { $reason }. Dosyayı düzelt ya da sil.
error-no-such-setting = { $path } içinde ayar olmayan bir şey var: { $settings }. Şunları kullanabilirsin: { $known }.
error-setting-twice = { $path } içindeki ayar iki kez yazılmış. Birini çıkar.
error-setting-wrong = { $why } { $path } içindeki ayar: { $setting }.
error-no-page-address = “{ $text }” bir sayfa adresi değil; örneğin https://example.org/malice.
error-setting-of-wrong-kind = { $needed ->
    [text] { $path } içindeki { $setting } ayarı, tırnak içinde metin olmalı.
    [number] { $path } içindeki { $setting } ayarı, tırnaksız bir sayı olmalı.
    [switch] { $path } içindeki { $setting } ayarı, true ya da false olmalı.
    [list] { $path } içindeki { $setting } ayarı, tırnak içindeki metinlerin listesi olmalı, örneğin ["bir", "iki"].
    [table] { $path } içindeki { $setting } ayarı, seçeneklerin tablosu olmalı.
   *[value] { $path } içindeki { $setting } ayarı; sayı, tırnak içinde metin, true ya da false olmalı.
}
error-setting-not-listed = { $path } içindeki { $setting } ayarı şunlardan biri olmalı: { $known }.
error-unknown-language = { $language } dilinde söz yok. Şunlardan birini seç: { $known }.
error-setting-seconds = { $path } içindeki { $setting } ayarı, 0–{ $most } arasında saniye olmalı.
error-setting-name = { $path } içindeki adda gösterilemeyen karakterler var ya da ad fazla uzun. Başka bir ad seç.
error-setting-project-url = { $path } içindeki project_url ayarı bir adres olmalı, örneğin https://example.org/malice.
