variant-spite = Wygrywaj lewy, pozbywaj się kart i łap błędy.
variant-spite-light = Jedna runda z sędzią, bez nagród i „no dawaj”.
variant-name-spite = Spite
variant-name-spite-light = Spite light
game-spite = Spite
game-spite-line = Gra na lewy · od 3 do 9 graczy
game-spite-light = Jedna runda według łatwiejszych zasad. Nagrody, fałszywe jokery, „no dawaj” i „nie do przebicia” przyjdą później, każde z wyjaśnieniem.
plays-spite = { $variant } · { $count ->
    [one] 1 runda
    [few] { $count } rundy
   *[many] { $count } rund
} · graczy: { $players }

rule-rounds = Rundy
means-rounds = Po tylu rundach wygrywa najwyższy wynik.
rule-referee = Sędzia
means-referee = Stół odrzuca wszystko, co wbrew zasadom, więc nie ma błędów. Dobre do nauki.
rule-hints = Podpowiedzi
rule-clock = Czas na turę
rule-clock-off = bez limitu
rule-clock-30 = 30 s
rule-clock-60 = 1 min
rule-clock-120 = 2 min
rule-clock-300 = 5 min
means-hints = Możesz zapytać, co na twoim miejscu zrobiłby komputer.
means-clock = Tura ma limit czasu. Gdy się skończy, stół wykona ruch za ciebie.
rule-fakes = Fałszywe jokery
means-fakes = Tyle fałszywych jokerów ma na początku wspólny stos.
rule-bounty = Nagroda
means-bounty = Odkrywa się kartę. Kto kończy kartami jej wartości, zdobywa fałszywe jokery.
rule-come-at-me = No dawaj
means-come-at-me = Kto rzuca innym wyzwanie i wygrywa lewę, wymienia karty.
rule-window = Czas na zgłoszenie
means-window = Tyle sekund po zagraniu można zgłosić błąd. Przy 0 stół rozstrzyga od razu.
rule-decision = Odliczanie
means-decision = Tyle sekund trwa odliczanie, plus 1 za każdą właśnie dobraną kartę.
rule-first-lead = Start według wartości
means-first-lead = Zaczyna, kto pierwszy zagra 3; jeśli nikt, to 4 i tak dalej. W przeciwnym razie zaczyna gracz na lewo od rozdającego.
rule-last-chance = Ostatnia szansa
means-last-chance = Lewa kończy się, gdy kolej wraca do tego, kto grał ostatni. W przeciwnym razie kończy się, gdy wszyscy inni spasują.
rule-empty-pays = Zgłoszenie zawsze się opłaca
means-empty-pays = Złapanie gracza bez fałszywych jokerów daje ci jednego ze wspólnego stosu.
rule-cam-counts-passed = Pas też się liczy
means-cam-counts-passed = „No dawaj” wolno mówić, gdy karty ma co najmniej 3 graczy. W przeciwnym razie co najmniej 3 musi być jeszcze w lewie.
rule-thirteens-have-suits = 13 mają kolory
means-thirteens-have-suits = 13, która zastępuje inną kartę, też się liczy przy porównaniu kolorów.
rule-thirteens-natural = Same 13 naturalne
means-thirteens-natural = Same 13 są naturalne: 5 z nich to układ jokerowy i można nimi zdobyć nagrodę.
rule-big-hands-turn = Dużo 7 i 3
means-big-hands-turn = 5 lub więcej 7 albo 3 zmienia kierunek tak samo jak mniej.
rule-equal-ranks-form = Równe wartości
means-equal-ranks-form = 3 układy tej samej wartości też tworzą serię.
rule-sevens-turn-consecs = 7 odwracają serie
means-sevens-turn-consecs = Gdy 7 zmieniają kierunek, odwraca się też seria w krokach.
