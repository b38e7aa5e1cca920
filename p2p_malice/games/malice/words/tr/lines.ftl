### Metin satırları olarak masa.

lines-centre = Orta
lines-centre-pile = { $number }: { $shows }, sıradaki { $needs }
lines-centre-empty = { $number }: --, sıradaki { $needs }
lines-draw = Çekme
lines-payoff = hedef { $card }, { $count } kart kaldı
lines-payoff-empty = hedef destesi bitti
lines-hand = el { $cards }
lines-hand-empty = el boş
lines-hand-hidden = elde { $count } kart
lines-partner = (eşin)
lines-discards = ıskarta
lines-discard-pile = { $number }: { $cards }
lines-buried = ({ $count } tane daha) { $cards }
lines-buried-brief = +{ $count } { $cards }

plain-help-moves =
    Bir hamleyi programların yazdığı gibi de yazabilirsin. Orada yığınlar
    0 ile başlar: 7h>c0 kupa 7 kartını yığın 1 üzerine, payoff>c1 hedef
    kartını yığın 2 üzerine, d0>c2 ıskarta 1 üstündeki kartı yığın 3 üzerine
    oynar; Ks>d3 maça papazını ıskarta 4 üzerine atar.
