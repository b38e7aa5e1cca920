### Bir hatada neyin yanlış olduğu.

event-fault-no-hand = Bu kartlar bir kombinasyon etmiyor.
event-fault-only-jokers = Bunu geçmek için daha yüksek bir joker kombinasyonu ya da kapalı en az 5 sahte joker gerek.
event-fault-down-on-joker = Bir joker kombinasyonunu geçmek için kapalı en az 5 sahte joker gerek.
event-fault-joker-in-consec = Bir dizide joker kombinasyonu oynanmaz.
event-fault-thirteen-in-consec = Bir dizide 13 oynanmaz.
event-fault-arity = Bu löve { $count } kartla oynanıyor.
event-fault-not-better = Bu, son kombinasyonu geçmiyor.
event-fault-only-fakes = Bunu geçmek için kapalı { $count } sahte jokerden fazlası gerek.
event-fault-down-in-consec = Bir dizide en az { $count } kapalı sahte joker konur.
event-fault-consec = { $as ->
    [8] Bu dizide sırada 8 var.
    [11] Bu dizide sırada 11 var.
    [A] Bu dizide sırada as var.
    [J] Bu dizide sırada vale var.
    [Q] Bu dizide sırada kız var.
    [K] Bu dizide sırada papaz var.
   *[other] Bu dizide sırada { $as } var.
}
event-fault-suit = Bu dizideki her kombinasyon aynı takımlardan olmalı.
event-fault-wrong-direction = Zaten o yöne gidiyordu.
event-fault-direction-not-yours = Yön ancak doğal 7 ile değişir.
event-fault-sevens-announced = 7'nin üzerine 7 yönü kendiliğinden değiştirir, söylemen gerekmez.
event-fault-no-unbeatable = Hiçbir şeyin geçemediği bir 2 oynarken “yenilmez” demek gerek.
event-fault-fakes-announced = 5 ve daha çok sahte jokerle hiçbir şey söylenmez.
event-fault-cam-two = Yalnızca 2 oyuncu kaldıysa kimse “gel bakalım” diyemez.
event-fault-cam-unbeatable = Kombinasyonu jokerden başka bir şey geçemiyorsa kimse “gel bakalım” diyemez.
event-fault-cam-joker = “Gel bakalım” dedikten sonra löve joker kombinasyonuyla kazanılmaz.
event-fault-claim = { $as ->
    [8] İlk açışta bir 8 olmalı.
    [11] İlk açışta bir 11 olmalı.
    [A] İlk açışta bir as olmalı.
    [J] İlk açışta bir vale olmalı.
    [Q] İlk açışta bir kız olmalı.
    [K] İlk açışta bir papaz olmalı.
   *[other] İlk açışta bir { $as } olmalı.
}
event-fault-price = Dönüş bedeli { $count } kart.
event-fault-not-out = Yalnızca pas geçen oyuncular dönebilir.
event-fault-exchange = { $count ->
    [one] Tam 1 kart değiştirmen gerek.
   *[other] 1–{ $count } kart değiştirmen gerek.
}
