### Birinin oynadığı oyunlar: sayılar, rakipler, madalyalar.

menu-you = Sen: oyunlar ve madalyalar
you-so-far = Galibiyet: { $won } · madalyalar: { $count } / { $all }
you-title = Oyunların
you-all = Bütün oyunlar
you-empty = Bir oyunu sonuna kadar oyna, burada saklansın: kim kazandı, en iyi turun, madalyaların.
you-unreadable = { $count ->
    [one] Oyunlarından biri okunamıyor: ya daha yeni bir sürümle yazılmış ya da bozuk. Olduğu yerde kalıyor.
   *[other] Oyunlarından { $count } tanesi okunamıyor: ya daha yeni bir sürümle yazılmış ya da bozuk. Oldukları yerde kalıyorlar.
}
you-games = Oyunlar
you-won = Kazanılan
you-won-count = { $count } · %{ $percent }
you-run = Üst üste galibiyet
you-run-count = { $best ->
    [0] 0
   *[other] { $count } · rekor { $best }
}
you-best = Bir turda en çok kart
you-chain = Bir yığına art arda en çok
you-cards = { $count } kart
you-left = Yenilince ortalama kalan
you-hints = İstenen ipucu
you-time = Masada geçen süre
you-minutes = { $hours ->
    [0] { $minutes } dk
   *[other] { $hours } sa { $minutes } dk
}
you-chart = { $unit ->
    [day] Günlere göre galibiyet ve yenilgi
    [week] Haftalara göre galibiyet ve yenilgi
   *[month] Aylara göre galibiyet ve yenilgi
}
you-groups = Arkadaşlarla akşamlar
# In place of one's own name, in a list and in front of a number.
you-own = Sen
you-group = Oyun: { $games } · akşam: { $evenings } · son: { $date }
you-group-won = { $told } · son galibiyet: { $names }
you-member = Galibiyet: { $won }
you-member-run = { $told } · en uzun seri: { $run }
you-invite = Yeniden davet et
you-invite-who = Kimler yeniden davet edilsin?
group-score = { $name } { $won }
group-scores = { $told } · { $score }
you-rivals = Rakipler
you-recent = Son oyunlar
you-days = Günün elleri
you-days-span = { $first } – { $last }
you-days-run = Üst üste günün eli
you-day = { $how ->
    [won] { $date }: { $count } kart farkla galibiyet
    [lost] { $date }: { $count } kart farkla yenilgi
    [drawn] { $date }: berabere
   *[none] { $date }: oynanmadı
}
you-trophies = Madalyalar
you-trophies-count = Madalyalar · { $count } / { $all }
you-against = { $drawn ->
    [0] { $won } – { $lost } · son: { $date }
   *[other] { $won } – { $lost }, { $drawn } berabere · son: { $date }
}
you-played = { $how } · { $rules } · { $date }
you-how = { $how ->
    [won] { $left ->
        [0] Galibiyet
        [one] 1 kart farkla galibiyet
       *[other] { $left } kart farkla galibiyet
    }
    [lost] { $left ->
        [0] Yenilgi
        [one] Yenilgi, 1 kart eksik
       *[other] Yenilgi, { $left } kart eksik
    }
    [drawn] Berabere
   *[none] Tek ekranda oynandı
}
you-next = Başka?
you-replay = Tekrar
you-replay-which = Hangi oyun tekrar izlensin?
you-share = Bir oyunu paylaş
you-share-which = Hangi oyun paylaşılsın?
you-back = Geri
you-forget = Birini unut
you-forget-who = Kim unutulsun?
you-forget-asks = { $name } ile oynanan bütün oyunlar bu cihazdan silinsin mi?
you-forget-asks-page = Bu arkadaşla oynanan bütün oyunlar bu cihazdan silinsin mi?
you-forget-yes = Sil
you-export = Dosya olarak kaydet
you-import = Dosyadan ekle
you-not-earned = henüz değil
stats-exported = { $count } oyun kaydedildi: { $file }.
you-added = { $count ->
    [0] Bu dosyada burada olmayan bir oyun yok.
    [one] Bir oyun eklendi.
   *[other] { $count } oyun eklendi.
}
you-added-of-some = { $count ->
    [0] Hiçbir oyun eklenmedi.
    [one] Bir oyun eklendi.
   *[other] { $count } oyun eklendi.
} Dosyanın { $unreadable } satırı okunamadı.
you-added-days = { $told } { $count ->
    [one] Günlük sonuçlardan biri eklendi.
   *[other] Günlük sonuçlardan { $count } tanesi eklendi.
}
news-trophies-earned = { $count ->
    [one] Bir madalya: { $names }!
   *[other] Madalyalar: { $names }!
}

## Tarihler.

date-day = { $day } { $month ->
    [1] Ocak
    [2] Şubat
    [3] Mart
    [4] Nisan
    [5] Mayıs
    [6] Haziran
    [7] Temmuz
    [8] Ağustos
    [9] Eylül
    [10] Ekim
    [11] Kasım
   *[12] Aralık
}
date-year = { $date } { $year }
date-month-short = { $month ->
    [1] Oca
    [2] Şub
    [3] Mar
    [4] Nis
    [5] May
    [6] Haz
    [7] Tem
    [8] Ağu
    [9] Eyl
    [10] Eki
    [11] Kas
   *[12] Ara
}
date-short = { $day } { $month ->
    [1] Oca
    [2] Şub
    [3] Mar
    [4] Nis
    [5] May
    [6] Haz
    [7] Tem
    [8] Ağu
    [9] Eyl
    [10] Eki
    [11] Kas
   *[12] Ara
}

## Madalyalar: adları ve ne için verildikleri.

trophy-first-win-line = Bir oyun kazan
trophy-wins-10 = On galibiyet
trophy-wins-10-line = On oyun kazan
trophy-wins-50 = Elli galibiyet
trophy-wins-50-line = Elli oyun kazan
trophy-wins-200 = İki yüz galibiyet
trophy-wins-200-line = İki yüz oyun kazan
trophy-streak-3 = Üçte üç
trophy-streak-3-line = Üst üste üç oyun kazan
trophy-streak-7 = Yedide yedi
trophy-streak-7-line = Üst üste yedi oyun kazan
trophy-turn-8 = İyi bir tur
trophy-turn-8-line = Tek turda sekiz kart oyna
trophy-turn-10 = Harika bir tur
trophy-turn-10-line = Tek turda on kart oyna
trophy-turn-15 = Durdurulamaz
trophy-turn-15-line = Tek turda on beş kart oyna
trophy-chain-6 = Tek yığına altı
trophy-chain-6-line = Tek yığına art arda altı kart oyna
trophy-chain-12 = Astan kıza
trophy-chain-12-line = Tek turda bütün bir yığını oyna
trophy-sweep = Açık ara
trophy-sweep-line = Diğer herkesin en az on kartı varken kazan
trophy-by-one = Kıl payı
trophy-by-one-line = Birinin tek kartı kalmışken kazan
trophy-comeback = Geri dönüş
trophy-comeback-line = Beş kart gerideyken dönüp kazan
trophy-daily-1 = Günün galibi
trophy-daily-1-line = Günün elini kazan
trophy-daily-7 = Galibiyet haftası
trophy-daily-7-line = Günün elini üst üste yedi gün kazan
trophy-full-table = Dolu masa
trophy-full-table-line = En az beş kişilik bir oyun oyna
trophy-friends-5 = Beş arkadaş
trophy-friends-5-line = Beş ayrı arkadaşla oyna
trophy-rival = Eski rakipler
trophy-rival-line = Aynı arkadaşla yirmi beş oyun oyna
trophy-spite = Spite
trophy-spite-line = Bir Spite oyunu kazan

## A number with one decimal place.

decimal = { $whole },{ $tenths }

## What makes a win special.

news-won-specially = { $what ->
    [first] İlk galibiyetin!
    [comeback] Ne geri dönüş ama!
    [closest] Tek kart farkla!
    [turn] En iyi turun: ×{ $count }
   *[run] Üst üste galibiyet: { $count }!
}
