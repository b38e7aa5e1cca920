### Terimler, her satırda bir tane, İngilizcesiyle:
### hedef destesi = payoff pile; hedef kartı = payoff card
### ıskarta = discard pile; atmak, ıskartaya atmak = to discard
### yığın, orta yığın = centre pile; orta = centre
### çekme destesi = draw pile; çekmek = to draw
### kenara ayrılan = put aside, set aside
### el, elindeki kartlar = hand, cards in hand
### serbest kart = wild card; X yerine = standing for X
### as, vale, kız, papaz = ace, jack, queen, king; joker = joker
### maça, kupa, karo, sinek = spades, hearts, diamonds, clubs
### takım = suit; değer = rank; deste = pack
### löve = trick; açmak = to lead; pas = to pass; kartları bitirmek = to go out
### kombinasyon = combination; yukarı, aşağı = higher, lower; yön = direction
### ödül = bounty; sahte joker = fake joker
### hata = misplay; “Hata!” demek = to call a misplay
### gelmek, uymak = to fit on (“uyuyor” değil: uyumak sanılır)
### “gel bakalım” = “come at me”; “yenilmez” = “unbeatable”
### dizi = consec; dönüş = buying back; dönüş bedeli = its price
### değiş tokuş = exchange; takas = swap
### kent, ful, floş, kare, floş kent = straight, full house, flush, four of a kind, straight flush
### sıra, tur = turn; hamle = move
### oyun = game; maç = match; raunt = round; berabere = draw, tie
### puan = points, score; 3 kart farkla = by 3 cards
### günün eli = today's deal; el = a deal; dağıtmak = to deal
### günün bulmacası = today's puzzle; ders = lesson; tekrar = replay
### davet = invitation; yanıt = reply; kod = code; bağlantı = link, connection
### ev sahibi = host; arkadaş = friend; yer = seat; masa = table
### ipucu = hint; geri almak = to undo; yeniden oynamak = rematch
### eş = partner; rakip = opponent; ev kuralları = house rules
### yok = away; ayrılmak = to leave; sohbet = chat; geçmiş = log
### aktarıcı = relay; kurye = courier; madalya = trophy; ayarlar = settings

### Kartlar, oyuncular ve maçlar: her oyunun aynı sözlerle söyledikleri.

-title = Spite & Malice

player-nobody = Hiç kimse
player-you = Sen
player-number = { $number }. kişi

list-more = { $first }, { $last }
list-and = { $first } ve { $last }
list-or = { $first } veya { $last }

cards = { $count } kart

## Kulak için bir kart.

card-joker = Joker
ear-hidden-card = kapalı bir kart
card-other-back = { $card }, arkası farklı
card-name = { $suit ->
    [s] Maça
    [h] Kupa
    [d] Karo
    [c] Sinek
   *[other] ?
} { $rank ->
    [A] ası
    [J] valesi
    [Q] kızı
    [K] papazı
   *[other] { $rank }
}
card-as = { $card } ({ $rank } yerine)

## Maçlar.

event-deal = Maçın { $count }. oyunu başlıyor.
event-overdue = { $who ->
    [you] Süren doldu.
   *[other] Süre doldu: { $name }.
}
event-score = { $who ->
    [you] { $count } puanın var.
   *[other] { $name }: { $count } puan.
}
result-match = { $who ->
    [nobody] Maç berabere: herkesin puanı eşit.
   *[other] Maçın galibi: { $names }.
}

## Sonuç, ve her oyuncunun kaç kartı kaldığı.

result-over = Oyun bitti.
left-of = { $who ->
    [you] sen { $count }
   *[other] { $name } { $count }
}
