### Masada: oyuncuların kartların çevresinde yaptıkları ve söyledikleri.

you = Sen
said = { $name }: { $text }
said-to = { $who ->
    [you] { $name } → sen: { $text }
   *[other] { $name } → { $to }: { $text }
}
sitter-here = { $name } masada.
sitter-away = { $name } şu an yok.
sitter-left = { $name } ayrıldı.
sitter-computer = { $name } dönene kadar yerine bilgisayar oynuyor.
sitter-waits = Oyunda { $name } bekleniyor.
sitters-to-come = { $count } oyuncu daha bekleniyor.
hand-over = { $name }, sıra sende. Başka bakan yokken Enter tuşuna bas.
not-your-turn = Sıra sende değil.

## Bilgisayarı izlemek.

watch-pace = { $seconds ->
    [0] Olabildiğince hızlı.
    [one] Saniyede bir hamle.
   *[other] { $seconds } saniyede bir hamle.
}
watch-stopped = Duraklatıldı. Her hamle seni bekliyor.
replay-pace = { $seconds ->
    [0] Hamle { $at } / { $most }, olabildiğince hızlı.
    [one] Hamle { $at } / { $most }, saniyede bir.
   *[other] Hamle { $at } / { $most }, { $seconds } saniyede bir.
}
replay-stopped = Hamle { $at } / { $most }.
replay-own = Senin kartların
replay-seat = Kartlar: { $name }
replay-open = Hepsi açık
replay-turn-of = { $cards ->
    [none] { $name }: kart yok
   *[other] { $name }: { $cards }
}
replay-end = Son
replay-longest = en uzun tur

## Satır satır.

plain-watch =
    Bilgisayar saniyede bir hamle yapıyor. Duraklatmak için Enter; sonra her
    Enter bir hamle ilerletir. Şunları da yazabilirsin:
      SAYI            hamleler arası saniye, örneğin 2 ya da 0.5; 0: beklemeden
      slower, faster  yavaşlat, hızlandır (ya da - ve +)
      board           masayı yeniden göster
      rules           kuralların özeti
      quit            izlemeyi bırak
plain-replay =
    Tekrar. Sonraki hamle için Enter. Şunları da yazabilirsin:
      SAYI            oynat, hamleler arası o kadar saniye; 0: beklemeden
      slower, faster  yavaşlat, hızlandır (ya da - ve +)
      back            önceki hamle
      turn, last      sonraki tur ya da önceki tur
      turns           numaralarıyla bütün turlar
      go SAYI         o hamle
      best            en çok kart oynanan tur
      board           masayı yeniden göster
      quit            bırak
plain-replay-seats =
    {"  "}seat AD         o oyuncunun gördükleri
      open            bütün eller birden
plain-replay-moments =
    {"  "}better          başka bir hamlenin sana daha çok yaradığı yerler
plain-watch-again = Bir oyun daha izlemek için { -type-rematch }, bırakmak için { -type-quit } yaz:

plain-explained = Yeni: { $what }
plain-lesson-how = { $move } yaz ve Enter tuşuna bas.
plain-recalled = Son olanlar:
plain-rules-here = { $house ->
    [none] Kurallar: { $rules }. Okumak için { -type-rules } yaz.
   *[other] Kurallar: { $rules }, ayrıca { $house }. Okumak için { -type-rules } yaz.
}
plain-help =
    Bir hamlenin numarasını yaz ve Enter tuşuna bas. Şunları da yazabilirsin:
      board      masayı ve hamlelerini yeniden göster
      hint       bilgisayar senin yerinde ne yapardı
      undo       kurallar izin veriyorsa son hamleni geri al
      say METİN  masadaki herkese bir şey söyle
      poke       sırası gelene hatırlat
      watching   kim izleyebilir, kim gitsin
      device     başka bir cihazda devam et
      pause      herkes için ara ver
      go on      oyuna devam et
      log        şimdiye kadar olanlar
      aloud      dinlemek için: kartlar sözle, her hamleden sonra daha kısa
      rules      kuralların özeti
      rematch    oyun bitince yeniden oyna
      next       başka oyun, kural ya da yer, ev sahibiysen
      quit       oyundan ayrıl
    Biri yokken bot, wait ya da stop da yazabilirsin; ev sahibiysen invite da
    yazabilirsin.
plain-away = { $names } dönene kadar şunları yazabilirsin:
plain-paused = Devam etmek için { -type-go-on } yaz.
plain-away-bot = dönene kadar bilgisayar oynasın
plain-away-stop = oyunu kaydet ve burada bırak; devam etmek için: { -command } resume
plain-away-invite = kendiliğinden dönmezse yeni bir davet hazırla
plain-away-after = { $names } dönünce yeniden oynayabilirsiniz. Şunları da yazabilirsin:
plain-proposed-wait = { $who ->
    [you] Beklemeyi önerdin. Masanın yarısından çoğu kabul etmeli.
   *[other] { $name } beklemek istiyor. Kabul ediyorsan { -type-wait } yaz.
}
plain-proposed-bot = { $who ->
    [you] Şimdilik bilgisayarın oynamasını önerdin. Masanın yarısından çoğu kabul etmeli.
   *[other] { $name }: “Şimdilik bilgisayar oynasın.” Kabul ediyorsan { -type-bot } yaz.
}
plain-proposed-stop = { $who ->
    [you] Oyunu kaydedip bırakmayı önerdin. Masanın yarısından çoğu kabul etmeli.
   *[other] { $name } oyunu kaydedip bırakmak istiyor. Kabul ediyorsan { -type-stop } yaz.
}
plain-proposed-rematch = { $name } yeniden oynamak istiyor. Sen de istersen { -type-rematch } yaz.
plain-again = Yeniden oynamak için { -type-rematch }, ayrılmak için { -type-quit } yaz:
plain-next = Başka oyun, kural ya da yer seçmek için { -type-next } yaz.
plain-your-move = { $name ->
    [none] Hamlen (numara ya da { -type-help }):
   *[other] { $name }, hamlen (numara ya da { -type-help }):
}
plain-after-the-end = Oyun bitti. { -type-rematch }, { -type-say } METİN ya da { -type-quit } yaz:
plain-hint = { $number ->
    [0] İpucu: { $move }.
   *[other] İpucu: numara { $number }, { $move }.
}
plain-leave = { $kept ->
    [yes] Oyundan ayrılıyor musun? Kayıtlı; devam etmek için: { -command } resume (y/n)
   *[no] Oyundan ayrılıyor musun? (y/n)
}
plain-may = Şunları da yazabilirsin: { $moves }
plain-not-your-turn = Sıra sende değil. (Seçenekleri görmek için { -type-help } yaz.)
plain-no-such-move = { $number } numaralı hamle yok: numaralar 1–{ $count } arasında.
plain-no-preview = Burada denetlenecek bir şey yok.
plain-no-move = Bu senin hamlelerinden biri değil. Bir numara yaz; hamleleri görmek için { -type-board }, yardım için { -type-help }.
