### Ders, hamle hamle.

lesson-part-building = { $number } / { $most }: Yığınlar
lesson-part-payoff = { $number } / { $most }: Hedef destesi
lesson-part-wild = { $number } / { $most }: Serbest kartlar
lesson-part-discard = { $number } / { $most }: Kart atmak
lesson-part-discarded = { $number } / { $most }: Iskartadan oynamak
lesson-part-king = { $number } / { $most }: Papazla başlamak
lesson-part-hand = { $number } / { $most }: Boşalan el
lesson-part-full = { $number } / { $most }: Dolan yığın
lesson-part-winning = { $number } / { $most }: Kazanmak

lesson-build = Bir oyun sürüyor. Herkes ortadaki 4 yığını astan (A) kıza (Q) kadar büyütüyor. Maça, kupa, karo, sinek fark etmez. { $pile } üzerindeki 2, bir 3 bekliyor; sende de var. { $how }
lesson-build-done = Çok güzel! Şimdi o yığına bir 4 gerek.
error-lesson-build-missed = O da olurdu, ama elinde bir 3 ara: 2'nin üzerine gelir.

lesson-payoff = Bütün mesele hedef desten: kendi destesini ilk bitiren kazanır. Yalnızca en üstteki kartı görürsün; şimdi bir 4 ve onu oynayabilirsin! { $how }
lesson-payoff-done = Bir kart eksildi, alttan bir 7 açıldı.
error-lesson-payoff-missed = Hedef kartın 4, yığındaki 3'ün üzerine gelir. Daha iyi hamle yok.

lesson-wild = 7 için bir 6 gerek, sende yok. Ama papazlar (K) serbesttir: bir papaz, yığınına ne gerekiyorsa onun yerine geçer. Papazını { $pile } üzerindeki 5'in üstüne koy, orada 6 sayılır. { $how }
lesson-wild-done = İşte 6 hazır.
error-lesson-wild-missed = Papazı 5'in üzerine koy: orada 6 sayılır ve 7 için yolu açar.

lesson-wild-payoff = Şimdi 7 onun üzerine gelir.
lesson-wild-payoff-done = Bir papaz en iyi böyle kullanılır.
error-lesson-wild-payoff-missed = 7, burada 6 sayılan papazın üzerine gelir.

lesson-discard = Şimdi hiçbir kart uymuyor: tıkandın. Tıkansan da tıkanmasan da, elinden bir kart atınca turun biter. 9'u 10'un üzerine at, sonra ikisini de oynayabilirsin. { $how }
lesson-discard-done = Turun bitti.
error-lesson-discard-missed = 9'u ıskartandaki 10'un üzerine at.

lesson-waiting = Rakibin oynuyor.

lesson-discarded = Sıra yine sende, elinde 5 kart var. Rakibin bir 8 oynadı, şimdi üzerine 9 gelir. Iskartalarının en üstündeki kartları da oynayabilirsin. { $how }
lesson-discarded-done = Şimdi altındaki 10 da açıkta.
error-lesson-discarded-missed = Iskartandaki 9, yığındaki 8'in üzerine gelir.

lesson-which-10 = Şimdi iki 10 oynayabilirsin: hedef kartını ya da ıskartandakini. Hangisini oynarsın?
lesson-which-10-done = Doğru: önce hedef destesi.
error-lesson-which-10-missed = Bir daha düşün: hangi 10 seni galibiyete yaklaştırır?

lesson-king = Hedef kartın bir 2, ama üzerine koyacağın as yok. Papaz bir yığına da başlayabilir: boş yerde as sayılır. { $how }
lesson-king-done = Astan farkı yok.
error-lesson-king-missed = Papazını boş bir yığına koy: orada as sayılır, 2 de üzerine gelir.

lesson-king-payoff = Şimdi de 2.
lesson-king-payoff-done = Tek hedef kartın kaldı: bir 8!
error-lesson-king-payoff-missed = 2, burada as sayılan papazın üzerine gelir.

lesson-hand = Elindeki 4 kartın hepsi, doğru sırayla bir yere gider. Hepsini oyna: elin boşalınca 5 yeni kart çeker, oynamaya devam edersin.
lesson-hand-3 = 3 kart kaldı.
lesson-hand-2 = 2 kart kaldı.
lesson-hand-1 = Ve sonuncusu.
lesson-hand-1-done = 5 yeni kart çektin, sıra hâlâ sende!
error-lesson-hand-missed = Elinde, ortaya uyan bir kart bul.

lesson-full = Valeye (J) bir kız gerek, sen de az önce çektin. Dolan yığına ne olduğunu gör. { $how }
lesson-full-done = Yığın kalktı! Kartları yeniden çekilecek, yeni bir yığına da yer açıldı.
error-lesson-full-missed = Onu sonraya sakla. Önce kızı valenin üzerine koy.

lesson-way = Son hedef kartın bir 8. Onu oynamanın bir yolunu bul!
lesson-way-done = Doğru. Peki şimdi?
error-lesson-way-missed = Üstünde 5 olan yığını bul, oradan 8'e kadar say.

lesson-way-7 = Az kaldı.
lesson-way-7-done = Ve şimdi…
error-lesson-way-7-missed = 8 için bir 7 gerek.

lesson-last = Son hedef kartını oyna ve kazan!
lesson-last-done = Kazandın! Birinin hedef destesi bitince oyun biter, elinde ne kaldığı önemli değil.
error-lesson-last-missed = 8, yığındaki 7'nin üzerine gelir.

## Günün bulmacası.

lesson-puzzle-try = Bulmaca, deneme { $number }
lesson-puzzle = Bu turda kazan: son hedef kartını oyna. Tek bir yolu var. Hamlelerini geri alabilirsin; kart atarsan baştan başlarsın.
lesson-puzzle-on = Bu turda kazan: tek bir yolu var.
lesson-puzzle-stuck = Artık hiçbir kart uymuyor. Hamlelerini geri al ya da baştan başlamak için bir kart at.
lesson-puzzle-missed = Olmadı. Kartlar yine baştaki gibi.
lesson-puzzle-solved = İşte bu! Başka yolu yoktu.
error-puzzle-take-back = Buradan kazanılmaz. Son hamleni geri al, sonra yeniden sor.
