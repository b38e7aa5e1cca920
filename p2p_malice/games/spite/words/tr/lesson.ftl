### Ders, bölüm bölüm.

lesson-part-beat = { $number } / { $most }: Kartı geçmek
lesson-part-pass = { $number } / { $most }: Pas
lesson-part-buy = { $number } / { $most }: Dönüş
lesson-part-pair = { $number } / { $most }: Çiftle açmak
lesson-part-wild = { $number } / { $most }: Serbest 13
lesson-part-turn = { $number } / { $most }: Yukarı ya da aşağı
lesson-part-consec = { $number } / { $most }: Dizi
lesson-part-call = { $number } / { $most }: “Hata!” demek
lesson-part-out = { $number } / { $most }: Bitirmek

lesson-waiting = Diğerleri oynuyor.

lesson-beat = Bir raunt sürüyor: kartlarını ilk bitiren kazanır. Her kombinasyon bir öncekini geçmeli; sonuncusu 10 oldu. Sıralama 3, 4 … 10, 11, 12, 13, vale (J), kız (Q), papaz (K), as (A); en yüksek 2. Valen yeter. { $how }
lesson-beat-done = Çok güzel! Ama ardından bir kız ve bir as geldi.
error-lesson-beat-missed = Valen 10'u geçmeye yeter. Öteki kartlar sonra gerekecek.

lesson-pass = Ası yalnızca jokerin geçer, onu da biraz daha saklasan iyi olur. O yüzden pas de: geri dönmezsen bu lövede, yani yeniden açılana kadar, oynayamazsın. { $how }
lesson-pass-done = Asın üzerine bir de 2 geldi.
error-lesson-pass-missed = Jokerini biraz daha sakla ve pas de.

lesson-buy = Geri dönebilirsin: son kombinasyonu geç, sonra bedeli kadar kart çek. Şu an 1; herkes için artar: 1, 1, 2, 3, 5, 8. Jokerin her şeyi geçer, bir 2 bile olsa. { $how }
lesson-buy-done = Bir 4 çektin, löve senin! Ama son 2 hamlenden biri joker olsaydı raundu kaybederdin.
error-lesson-buy-missed = Jokerini oyna ve yanında “dönüş 1” de.

lesson-pair = 1 kartla, aynı değerden 2–4 kartla ya da 5 kartlık bir poker eliyle açabilirsin. İki 9'la açarsan herkes çift oynamak zorunda kalır. Değerler eşitse tek renk, karışığı geçer. { $how }
lesson-pair-done = Çifte karşı çift: iki vale geldi.
error-lesson-pair-missed = İki 9'la birden aç.

lesson-wild = 13 serbesttir: papazınla iki papaz eder, bu da valeleri geçer. İki gerçek papaz biraz daha yüksek olurdu. { $how }
lesson-wild-done = Bu löve senin, sonrakini sen açıyorsun.
error-lesson-wild-missed = Papazla 13'ü birlikte oyna.

lesson-turn = Ne istersen onunla aç. Şimdiye kadar her kombinasyon daha yüksek olmalıydı. Bir 7 oynarsan “aşağı” diyebilirsin, o zaman her biri daha düşük olmalı. Öteki kartlarına bu yarar! { $how }
lesson-turn-done = Bu sefer 7'den aşağı.
error-lesson-turn-missed = 7'yle aç ve yanında “aşağı” de.

lesson-consec = 7, 6, 5: eşit adımlarla 3 hamle bir “dizi” olur, löve de öyle sürmek zorunda. Yalnızca 4 oynanır: 13 olmaz, joker olmaz. { $how }
lesson-consec-done = Sıradaki 3 olmalı.
error-lesson-consec-missed = 7, 6 ve 5'ten sonra yalnızca 4 oynanır.

lesson-call = Ama bu bir 9! “Hata!” demek için birkaç saniyen var: haklıysan bir sahte joker kazanırsın. Haksızsan hata senin olur. { $how }
lesson-call-done = Doğru! Bir sahte joker kazandın (★).
error-lesson-call-missed = “Hata!” de: sırada 3 vardı.

lesson-out = Sahte jokerin fazladan bir kart: oynaman gerekmez. Açıkken gösterdiği 5 olur; üç 5 ve iki 8 ise ful eder, bir poker eli. Oyna, kartların bitsin. { $how }
lesson-out-done = İlk sen bitirdin: raundu kazandın ve 2 puan aldın. Sonuncu 2 puan kaybeder. Oynamadığın sahte jokerler sonraki rauntlara kalır.
error-lesson-out-missed = İki 5'i, sahte jokeri ve iki 8'i birlikte oyna.

## Sayfada nasıl yapıldığı.

spite-tap = { $pointer ->
    [tap] “{ $what }” düğmesine dokun.
   *[other] “{ $what }” düğmesine tıkla.
}
spite-tap-play = { $pointer ->
    [tap] Önce { $what }, sonra “Oyna” düğmesine dokun.
   *[other] Önce { $what }, sonra “Oyna” düğmesine tıkla.
}
