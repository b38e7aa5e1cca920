### Bir kart ve gideceği yer seçilirken söylenenler, ve bir ipucunun öğüdü: neden iyi bir hamle olduğu.

## Bir seçimden neden sonuç çıkmadığı.

error-fits-nowhere = { $alike ->
    [yes] Ortadaki her yığına { $needs } gerek: { $card } uymuyor.
   *[no] Ortadaki yığınlara { $needs } gerek: { $card } uymuyor.
}
error-choose-card-first = Önce bir kart seç, sonra oynayacağın yeri.
error-draws-by-itself = Yeni kartları turunun başında ve elin her boşaldığında çekersin.
error-nothing-there = Orada kart yok.

## Bir ipucunun dediği: hamle ve gerekçesi.

hint-payoff = Hedef kartını { $pile } üzerine oyna: her hedef kartı seni galibiyete yaklaştırır.
hint-lead = { $card } kartını { $pile } üzerine oyna: hedef kartın { $payoff } için yolu açar.
hint-lead-partner = { $card } kartını { $pile } üzerine oyna: eşinin hedef kartı { $payoff } için yolu açar.
hint-empty = { $card } kartını { $pile } üzerine oyna: bütün elini oynayıp yenisini alabilirsin.
hint-block = { $card } kartını { $pile } üzerine oyna: başka bir oyuncunun { $rival } kartına gereken yeri kapar.
hint-block-then = { $card } kartını { $pile } üzerine oyna: ardından { $then }, başka bir oyuncunun { $rival } kartına gereken yeri kapar.
hint-nearer = { $card } kartını { $pile } üzerine oyna: hedef kartın { $payoff } yaklaşır.
hint-clear = { $card } kartını { $pile } üzerine oyna: ıskartalarında yer açılır.
hint-free = { $card } kartını { $pile } üzerine oyna: oraya uyar ve başka kimsenin işine yaramaz.
hint-hold = Başka bir oyuncunun { $rival } kartına yol açma. { $card } kartını { $pile } üzerine at.
hint-wait = Uyan kartları daha iyi bir ana sakla. { $card } kartını { $pile } üzerine at ve turunu bitir.
hint-discard = Şu an oynamaya değer bir kart yok. { $card } kartını { $pile } üzerine at ve turunu bitir.
hint-discard-match = Şu an oynamaya değer bir kart yok. { $card } kartını { $pile } üzerine at: oradaki karta uygun.
hint-other = { $card } kartını { $pile } üzerine oyna.

## Bütün ıskartalar.

discards-title = Bütün ıskartalar
discards-none = Henüz hiçbir kart atılmadı.
discards-top = en üstte
discards-next = Sonraki: { $name }

## Yalnızca bu oyunun ayarları.

settings-autoplay-how = Anında oynamada hedef kartını ya da bir ıskartanın üstündeki kartı bir kez seçmek onu ortaya oynar. Elindeki bir kartı iki kez seçmek de öyle. Anında oynama hiçbir zaman kart atmaz ve serbest kart oynamaz.

## At a page, once.

first-buried = Bir başkasının ıskartasına dokunursan bütün kartlarını görürsün.
