### Bir tekrarın, başka birinin daha iyi olacağı bir hamle için söyledikleri.

moment-did-payoff = Hedef kartını { $onto } üzerine oynadın.
moment-did-play = { $own } kartını { $onto } üzerine oynadın.
moment-did-discard = { $own } kartını { $onto } üzerine attın.

moment-win = Daha iyisi: { $card } kartı { $pile } üzerine; o zaman kazanabilirdin.
moment-payoff = Daha iyisi: hedef kartın { $pile } üzerine; her hedef kartı seni galibiyete yaklaştırır.
moment-lead = { $count ->
    [one] Daha iyisi: { $card } kartı { $pile } üzerine; hedef kartın { $payoff } için yolu açardı.
   *[other] Daha iyisi: { $card } kartı { $pile } üzerine; hedef kartın { $payoff } için yolu açan { $count } kartın ilki.
}
moment-empty = Daha iyisi: { $card } kartı { $pile } üzerine; bütün elini oynayıp yenisini alabilirdin.
moment-block = { $other ->
    [none] Daha iyisi: { $card } kartı { $pile } üzerine; o yer başka bir oyuncunun { $rival } kartına gerekiyordu.
   *[other] Daha iyisi: { $card } kartı { $pile } üzerine; o yer { $other } adlı oyuncunun { $rival } kartına gerekiyordu.
}
moment-nearer = Daha iyisi: { $card } kartı { $pile } üzerine; hedef kartın { $payoff } yaklaşırdı.
moment-clear = Daha iyisi: { $card } kartı { $pile } üzerine; ıskartalarında yer açılırdı.
moment-free = Daha iyisi: { $card } kartı { $pile } üzerine; oraya uyardı ve başka kimsenin işine yaramazdı.
moment-instead = { $other ->
    [none] Daha iyisi: { $card } kartı { $pile } üzerine; senin hamlen başka bir oyuncunun { $rival } kartına yol açtı.
   *[other] Daha iyisi: { $card } kartı { $pile } üzerine; senin hamlen { $other } adlı oyuncunun { $rival } kartına yol açtı.
}
moment-hold = { $other ->
    [none] Daha iyisi: { $card } kartını { $pile } üzerine atmak; senin hamlen başka bir oyuncunun { $rival } kartına yol açtı.
   *[other] Daha iyisi: { $card } kartını { $pile } üzerine atmak; senin hamlen { $other } adlı oyuncunun { $rival } kartına yol açtı.
}
moment-wait = Daha iyisi: { $card } kartını { $pile } üzerine atmak; öteki kartı saklamaya değerdi.
moment-keep-wild = Daha iyisi: { $card } kartını { $pile } üzerine atmak; serbest kart elindeyken daha değerli.
moment-keep = Daha iyisi: { $card } kartını { $pile } üzerine atmak; hedef kartın { $payoff } daha yakın kalırdı.
moment-discard = Daha iyisi: { $card } kartını { $pile } üzerine atmak.
moment-discard-match = Daha iyisi: { $card } kartını { $pile } üzerine atmak; oradaki karta uyardı.
moment-other = Daha iyisi: { $card } kartı { $pile } üzerine.
moment-wild = Serbest kartını saklayabilirdin.
