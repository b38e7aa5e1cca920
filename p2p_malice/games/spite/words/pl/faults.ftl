event-fault-no-hand = Te karty nie tworzą układu.
event-fault-only-jokers = Przebić to może tylko wyższy układ jokerowy albo co najmniej 5 zakrytych fałszywych jokerów.
event-fault-down-on-joker = Zakryte fałszywe jokery przebijają układ jokerowy dopiero, gdy jest ich co najmniej 5.
event-fault-joker-in-consec = W serii nie można zagrać układu jokerowego.
event-fault-thirteen-in-consec = W serii nie można zagrać 13.
event-fault-arity = { $count ->
    [one] W tej lewie gra się po 1 karcie.
    [few] W tej lewie gra się po { $count } karty.
   *[many] W tej lewie gra się po { $count } kart.
}
event-fault-not-better = To nie przebija ostatniego układu.
event-fault-only-fakes = { $count ->
    [one] Przebić to może tylko więcej niż 1 zakryty fałszywy joker.
    [few] Przebić to może tylko więcej niż { $count } zakryte fałszywe jokery.
   *[many] Przebić to może tylko więcej niż { $count } zakrytych fałszywych jokerów.
}
event-fault-down-in-consec = { $count ->
    [one] W serii połóż co najmniej 1 zakrytego fałszywego jokera.
    [few] W serii połóż co najmniej { $count } zakryte fałszywe jokery.
   *[many] W serii połóż co najmniej { $count } zakrytych fałszywych jokerów.
}
event-fault-consec = { $as ->
    [8] W tej serii pora na 8.
    [11] W tej serii pora na 11.
    [A] W tej serii pora na asa.
    [J] W tej serii pora na waleta.
    [Q] W tej serii pora na damę.
    [K] W tej serii pora na króla.
   *[other] W tej serii pora na { $as }.
}
event-fault-suit = Każdy układ w tej serii musi mieć te same kolory.
event-fault-wrong-direction = I tak już szło w tę stronę.
event-fault-direction-not-yours = Kierunek można zmienić tylko naturalnymi 7.
event-fault-sevens-announced = 7 na 7 zmieniają kierunek same, więc nie trzeba tego mówić.
event-fault-no-unbeatable = Do 2, której nic nie przebije, trzeba powiedzieć „nie do przebicia”.
event-fault-fakes-announced = Przy co najmniej 5 fałszywych jokerach nic się nie zapowiada.
event-fault-cam-two = Gdy zostało tylko 2 graczy, nie wolno mówić „no dawaj”.
event-fault-cam-unbeatable = Nie wolno mówić „no dawaj”, gdy układ przebiją tylko jokery.
event-fault-cam-joker = Po „no dawaj” nie można wygrać lewy układem jokerowym.
event-fault-claim = { $as ->
    [8] W pierwszym układzie musi być 8.
    [11] W pierwszym układzie musi być 11.
    [A] W pierwszym układzie musi być as.
    [J] W pierwszym układzie musi być walet.
    [Q] W pierwszym układzie musi być dama.
    [K] W pierwszym układzie musi być król.
   *[other] W pierwszym układzie musi być { $as }.
}
event-fault-price = { $count ->
    [one] Wykup kosztuje 1 kartę.
    [few] Wykup kosztuje { $count } karty.
   *[many] Wykup kosztuje { $count } kart.
}
event-fault-not-out = Wykupić się można tylko po pasie.
event-fault-exchange = { $count ->
    [one] Trzeba wymienić dokładnie 1 kartę.
    [few] Trzeba wymienić od 1 do { $count } kart.
   *[many] Trzeba wymienić od 1 do { $count } kart.
}
