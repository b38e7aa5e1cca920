error-spite-no-hand = Te karty nie tworzą układu.
error-spite-only-jokers = Przebić to może tylko wyższy układ jokerowy albo co najmniej 5 zakrytych fałszywych jokerów.
error-spite-down-on-joker = Zakryte fałszywe jokery przebijają układ jokerowy dopiero, gdy jest ich co najmniej 5.
error-spite-joker-in-consec = W serii nie można zagrać układu jokerowego.
error-spite-thirteen-in-consec = W serii nie można zagrać 13.
error-spite-arity = { $needed ->
    [one] W tej lewie gra się po 1 karcie, a nie po { $played }.
    [few] W tej lewie gra się po { $needed } karty, a nie po { $played }.
   *[many] W tej lewie gra się po { $needed } kart, a nie po { $played }.
}
error-spite-not-better = { $direction ->
    [lower] Gra idzie niżej, a to nie jest układ niższy od ostatniego.
   *[higher] To nie przebija ostatniego układu.
}
error-spite-only-fakes = { $count ->
    [one] Przebić to może tylko więcej niż 1 zakryty fałszywy joker.
    [few] Przebić to może tylko więcej niż { $count } zakryte fałszywe jokery.
   *[many] Przebić to może tylko więcej niż { $count } zakrytych fałszywych jokerów.
}
error-spite-down-in-consec = { $needed ->
    [one] W serii połóż co najmniej 1 zakrytego fałszywego jokera.
    [few] W serii połóż co najmniej { $needed } zakryte fałszywe jokery.
   *[many] W serii połóż co najmniej { $needed } zakrytych fałszywych jokerów.
}
error-spite-consec = { $rank ->
    [8] W tej serii pora na 8.
    [11] W tej serii pora na 11.
    [A] W tej serii pora na asa.
    [J] W tej serii pora na waleta.
    [Q] W tej serii pora na damę.
    [K] W tej serii pora na króla.
   *[other] W tej serii pora na { $rank }.
}
error-spite-suit = Każdy układ w tej serii musi mieć te same kolory.
error-spite-wrong-direction = { $direction ->
    [lower] Gra już idzie niżej.
   *[higher] Gra już idzie wyżej.
}
error-spite-direction-not-yours = Kierunek można zmienić tylko naturalnymi 7.
error-spite-sevens-announced = 7 na 7 zmieniają kierunek same, więc nie trzeba tego mówić.
error-spite-no-unbeatable = Do 2, której nic nie przebije, trzeba powiedzieć „nie do przebicia”.
error-spite-fakes-announced = Przy co najmniej 5 fałszywych jokerach nic się nie zapowiada.
error-spite-cam-two = Gdy zostało tylko 2 graczy, nie wolno mówić „no dawaj”.
error-spite-cam-unbeatable = Nie wolno mówić „no dawaj”, gdy układ przebiją tylko jokery.
error-spite-cam-joker = Po „no dawaj” nie można wygrać lewy układem jokerowym.
error-spite-claim = W pierwszym układzie musi być karta tej wartości: { $rank }.
error-spite-price = Żeby wrócić po pasie, powiedz przy układzie „wykup { $count }”.
error-spite-not-out = Wciąż jesteś w lewie, więc wykup nie jest potrzebny.
error-spite-exchange = { $most ->
    [one] Trzeba wymienić dokładnie 1 kartę.
    [few] Trzeba wymienić od 1 do { $most } kart.
   *[many] Trzeba wymienić od 1 do { $most } kart.
}
error-spite-window = Chwileczkę: można jeszcze zgłosić błąd w ostatnim zagraniu.
error-spite-no-call = Nie ma zagrania, przy którym można zgłosić błąd.
error-spite-no-countdown = Teraz nie można zacząć odliczania.
error-spite-not-now = Teraz nie możesz tego zrobić.
error-spite-too-few = Potrzeba co najmniej { $least } graczy.
error-spite-must-lead = Zaczynasz tę lewę, więc musisz coś zagrać.
error-spite-swap = { $count ->
    [one] Oddaj kartę, którą wskazuje twój wynik.
    [few] Oddaj { $count } karty, które wskazuje twój wynik.
   *[many] Oddaj { $count } kart, które wskazuje twój wynik.
}
error-no-such-view = Tej zapisanej pozycji nie da się użyć.
