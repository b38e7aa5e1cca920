watched-call = Teraz można zgłosić błąd. Jeśli nikt tego nie zrobi, rozstrzyga stół.
watched-exchange = { $name } bierze lewę po „no dawaj” i wymienia karty ze stosem dobierania.
watched-beat = { $how ->
    [up] Przebija to wyższa karta albo joker.
    [ups] Przebija to wyższy układ z tylu samo kart albo joker.
    [alike_up] Przebija to tyle samo kart wyższej wartości albo joker.
    [alike_down] Przebija to tyle samo kart niższej wartości albo joker.
    [highest] Żadna wartość nie jest wyższa od 2. Przebija to tylko joker albo co najmniej 5 kart jednej wartości.
    [jokers] Przebija to tylko tyle samo kart wyższej wartości albo więcej kart jednej wartości.
    [down] Przebija to niższa karta albo joker.
    [downs] Przebija to niższy układ z tylu samo kart albo joker.
    [open] Pasuje każdy układ z tylu kart, ilu wymaga lewa.
   *[any] Pasuje każdy układ.
}
watched-ranks = { $way ->
    [up] Wyższe, od najniższej: { $ranks }
   *[down] Niższe, od najwyższej: { $ranks }
}
watched-due = 3 zagrania w równych krokach: to seria. Do końca lewy pasuje tylko to: { $made }
watched-suits = 3 zagrania w tych samych kolorach: to seria. Do końca lewy pasują tylko te kolory: { $suits }
watched-turn = { $may ->
    [return] { $name }: po pasie może się wykupić, przebijając to.
   *[beat] { $name } może to przebić albo spasować.
}
watched-swap = Zamiana przed rundą · wybiera: { $names }
watched-over = Koniec rundy { $round }. Wygrywa { $name }.
watched-dared = { $names }: „no dawaj”. Kto to powie i weźmie lewę, wymienia słabe karty; kto jej nie weźmie, traci turę.
watched-alike = Przy równych wartościach karty jednej barwy przebijają mieszane, a karty jednego koloru jedne i drugie.
watched-fakes = ★ liczy fałszywe jokery: karty dodatkowe, które można zagrać, ale nie trzeba, żeby pozbyć się wszystkich kart.
watched-bounty = Nagroda: kto na koniec zagra same karty jej wartości, za każdą dostaje fałszywego jokera.
watched-out = Bez kart w tej rundzie: { $names }
watched-even = Kart na ręce: po { $count }
spite-goal = { $has ->
    [one_round] Spite, jedna runda: wygrywa, kto pierwszy pozbędzie się wszystkich kart.
   *[rounds] Spite, runda { $round }: kto pierwszy pozbędzie się wszystkich kart, wygrywa rundę i 2 punkty. Po ostatniej rundzie wygrywa najwyższy wynik.
}
spite-fewest = Najmniej kart: { $names } ({ $count })
spite-most = Najwięcej punktów łącznie: { $names } ({ $score })
