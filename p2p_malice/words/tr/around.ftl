### Bir sayfada kartların çevresi: oyunun sonu, kimin olmadığı, sesler; ilk karttan sonra yüklenir.

## Nasıl bittiği.

ending-label = Sonuç
explained-done = Tamam
ending-title = { $who ->
    [you] Kazandın!
    [team] Kazandınız: { $names }!
    [you-saying] Kazandım!
    [team-saying] Kazandık!
    [nobody] Berabere
   *[other] Kazanan: { $names }
}
ending-comfort = { $how ->
    [near] Çok yaklaştın! Bir sonraki senin olabilir.
   *[far] Rövanşa var mısın?
}
ending-me = Ben
trophy-first-win = İlk galibiyet
ending-player = Oyuncu
ending-left = Kalan kartlar
ending-points = Puan
ending-with-points = { $count } puan
ending-wins = Galibiyetler
ending-matches = Kazanılan maçlar
ending-time = Süre
ending-minutes = { $minutes } dakika
ending-best = En iyi tur
ending-decided = Kazandıran tur
ending-best-of = { $name }: { $count } kart
ending-hints = İpuçları
event-hints = { $who ->
    [you] { $count } ipucu istedin.
   *[other] { $name } { $count } ipucu istedi.
}
ending-evening = { $what ->
    [matches] Son maçlar
   *[games] Son oyunlar
}
ending-series = { $one } { $wins } – { $losses } { $other }

## Bir maçın iki oyunu arasında, ve maçın durumu.

between-title = { $kind ->
    [round] { $number }. raunt bitti
   *[game] { $number }. oyun bitti
}
between-place = Derece
between-gain = { $kind ->
    [round] Bu raunt
   *[game] Bu oyun
}
between-next = { $kind ->
    [round] { $number }. raundu oyna
   *[game] { $number }. oyunu oyna
}
between-how = Puan nasıl oluşur?
between-rounds = Rauntlara göre puan

## Sırada ne olabilir.

ending-look = Masaya bak
ending-show = Sonucu göster
ending-earned = Madalyalar
ending-challenge = Arkadaşına meydan oku
ending-share = Paylaş
ending-replay = Tekrar
ending-saved = Resim kaydedildi.
ending-picture = Resim olarak
ending-keep = Bu tarayıcı, yedi gün uğramazsan oyunlarını siler. Sayfayı ana ekrana ekleyip oradan oynarsan kalırlar. Buradakileri “Sen” bölümünde dosya olarak kaydedebilirsin.
ending-ready-mark = hazır
ending-ready-button = Hazır ✓
ending-ready = Yeniden oynamaya hazır: { $names }.
ending-waiting = Hazırsın. { $names } bekleniyor.
ending-gone = { $who }. { $invites ->
    [yes] Yeniden davet et ya da bilgisayar oynasın.
   *[no] Yerine bilgisayar oynayabilir ya da ayrılabilirsin.
}
ending-lost = Ev sahibiyle bağlantımız koptu. O dönünce yeniden oynayabilirsiniz.
ending-closed = { $name ->
    [none] Ev sahibi masayı kapattı.
   *[other] { $name } masayı kapattı.
}
ending-choosing = { $name ->
    [none] Ev sahibin sırada ne oynayacağınızı seçiyor.
   *[other] { $name } sırada ne oynayacağınızı seçiyor.
}
ending-play-next = Oynamak istiyorum

## Kimin olmadığı.

banner-label = Bildirimler
since = Başlangıç saati: { $time }.
banner-free = Bu masada boş bir yer var.
banner-free-short = Bir yer boş
banner-short = { $by ->
    [computer] Bilgisayar oynuyor: { $names }
    [left] { $names } ayrıldı
   *[nobody] { $names } şu an yok
}
banner-lost = { $name ->
    [none] Ev sahibi şu an yok
   *[other] { $name } şu an yok
}
banner-away = { $turn ->
    [mine] { $names } şu an yok. Sıra sende, oynayabilirsin.
    [others] { $names } şu an yok. Sırası gelene kadar oyun sürüyor.
   *[theirs] { $names } şu an yok. Oyun bekliyor. Biraz beklemek çoğu zaman yeter.
}
banner-computer = { $names } şu an yok. Dönene kadar yerine bilgisayar oynuyor.
table-proposed = { $what ->
    [bot] { $who ->
        [you] Bilgisayarın oynamasını önerdin.
       *[other] { $name }: “Bilgisayar oynasın.”
    }
    [stop] { $who ->
        [you] Oyunu kaydedip bırakmayı önerdin.
       *[other] { $name } oyunu kaydedip bırakmak istiyor.
    }
   *[wait] { $who ->
        [you] Beklemeyi önerdin.
       *[other] { $name } beklemek istiyor.
    }
}
banner-line = { $how ->
    [left] { $who }: nasıl devam edilsin?
    [away] { $who }: oyun bekliyor
    [bot] { $name } soruyor: { $names } yerine bilgisayar oynasın mı?
   *[stop] { $name } soruyor: kaydedip bırakalım mı?
}
banner-awaits = Onay bekleniyor: { $names }.
banner-back = { $name } geri döndü.
move-kept = Bu saklandı, bağlantı geri gelince gönderilecek.
table-let-computer = Bilgisayar oynasın
table-stop = Kaydet ve bırak

## Sesler.

sound-offer = Sesleri aç
loudness = { $volume ->
    [off] Sesler: kapalı
    [soft] Sesler: kısık
   *[loud] Sesler: yüksek
}

## Geri gelen bir masa.

table-went-back = Ev sahibinin oyunu yeniden başladı ve { $count } hamle geri gitti. Oyun buradan sürüyor.

deal-own = Denetlendi: kartları karıştırmaya cihazın da katıldı ve payını kimse değiştirmedi.
news-deal-unfair = Adil olmayan dağıtım: { $fault ->
    [part_changed] cihazının karıştırmadaki payı değiştirildi.
    [part_late] birisi katkısını diğerlerinden sonra seçti.
    [secret_changed] ev sahibinin sırrı, bağlandığı sır değil.
    [deal_hidden] önceki bir dağıtım bırakıldı ve hiç açılmadı.
    [other_terms] sırası gelenden başka bir oyun dağıtıldı.
    [other_cards] anlaşılandan başka kartlar dağıtıldı.
    [other_shuffle] kartlar yeniden karıştırıldıktan sonra sana olandan başka kartlar gösterildi.
    [other_position] { $moves }. hamlede sana olandan başka bir şey gösterildi.
   *[impossible_move] { $moves }. hamlede kuralların izin vermediği bir şey yapıldı.
}
news-deal-unchecked = Bu dağıtım denetlenemiyor: { $why ->
    [older] ev sahibinin programı daha eski.
    [part_left_out] cihazın karıştırmaya katılmadı.
   *[deal_not_opened] ev sahibi onu açmadı.
}
