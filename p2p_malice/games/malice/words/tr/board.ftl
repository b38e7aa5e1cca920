### Sayfanın bu oyun için söyledikleri.

landing-about = Ortadaki yığınları kart kart büyüt. Hedef destesini ilk bitiren kazanır.

## Oyun alanı.

table-choose = Bir kart, sonra oynayacağın yeri seç.
table-none-to-draw = Çekme destesi bitti: ıskartalarından oyna.
table-payoff-fits = Hedef kartını oynayabilirsin: { $pile }. yığın.
table-play-there = { $card }: { $piles } numaralı yığına oyna.
table-play-or-discard = { $card }: { $piles } numaralı yığına oyna ya da ıskartaya at.
table-discard-there = { $card }: turunu bitirmek için ıskartaya at.
table-hinted = İpucu: { $card } → { $pile }.
table-discards = Bütün ıskartalar
board-nearly = { $count } kaldı!
board-next = sırada
board-in-hand = elde { $count }
board-points = { $count } puan
board-aside = { $count } yanda
board-to-draw = destede { $count }
board-needs = { $count ->
    [0] { $rank ->
        [A] as gerek
       *[other] { $rank } gerek
    }
   *[other] sıradaki { $rank }
}
board-goal = bunu bitiren kazanır
board-goal-both = ikisini de bitir
board-partner = eş
board-centre = Orta
board-hand = El
board-your-hand = Elin
moment-emptied = El bitti!
moment-short = { $count } eksik
