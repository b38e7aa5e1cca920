### Programı kendi içinde taşıyan bir sayfa.

inside-loading = Oyun yükleniyor…
inside-turn = Bir arkadaşın seninle sıra sıra kâğıt oynuyor: bu mesaj onun sırasıydı. Masa hazırlanıyor…
inside-megabytes = { $done } / { $all } MB
inside-starting = Her şey geldi. İlk açılış yaklaşık 10 saniye sürer; sonra çabuk olur.
inside-opens = Hazır olur olmaz kendiliğinden açılır…
inside-unkept = { $why ->
    [reading] Kayıtlı oyunların şu an okunamıyor. Onları korumak için, sayfayı yenileyene kadar hiçbir şey kaydedilmez.
    [locks] Burada hiçbir şey kaydedilmez, çünkü iki sekme birbirinin oyunlarının üstüne yazabilir. Kaydetmek için sayfayı https ile başlayan bir adreste aç.
   *[writing] Tarayıcı bu oyunu kaydedemiyor: deposu dolu ya da kapalı. Oynamaya devam edebilirsin, ama kaydedilmeyen, sayfayı kapatınca kaybolur.
}
inside-failed = { $joins ->
    [yes] Masa açılamadı ya da durdu. Sayfayı yenile: kaydedilenler yerinde. Hep böyle olursa bu tarayıcı oyunu tek başına çalıştıramıyor, ama yine de bir arkadaşının masasına katılabilirsin.
   *[no] Masa açılamadı ya da durdu. Sayfayı yenile: kaydedilenler yerinde. Hep böyle olursa bu tarayıcı oyunu tek başına çalıştıramıyor. iPhone'da bu site için kilit modunu (Lockdown Mode) kapat ya da başka bir tarayıcı dene.
}
