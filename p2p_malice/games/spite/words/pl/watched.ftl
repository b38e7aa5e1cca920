watched-call = Jeśli nikt teraz nie zgłosi błędu, to się liczy.
watched-exchange = { $name } bierze lewę po „no dawaj” i wymienia karty ze stosem dobierania.
watched-beat = { $how ->
    [up] Przebija to wyższa karta albo joker.
    [ups] Przebija to wyższy układ z tylu samo kart albo joker.
    [highest] Przebija to tylko joker albo co najmniej 5 kart jednej wartości.
    [jokers] Przebija to tylko tyle samo kart wyższej wartości albo więcej kart jednej wartości.
    [down] Przebija to niższa karta albo joker.
    [downs] Przebija to niższy układ z tylu samo kart albo joker.
    [open] Pasuje każdy układ z tylu kart, ilu wymaga lewa.
   *[any] Pasuje każdy układ.
}
watched-turn = { $may ->
    [return] { $name }: po pasie może się wykupić, przebijając to.
   *[beat] { $name } może to przebić albo spasować.
}
watched-swap = Zamiana przed rundą · wybiera: { $names }
watched-fakes = ★ liczy fałszywe jokery: karty dodatkowe, które można zagrać, ale nie trzeba, żeby pozbyć się wszystkich kart.
watched-out = Już bez kart: { $names }
spite-goal = { $has ->
    [one_round] Spite, jedna runda: wygrywa, kto pierwszy pozbędzie się wszystkich kart.
   *[rounds] Spite, runda { $round }: kto pierwszy pozbędzie się wszystkich kart, wygrywa rundę i 2 punkty. Po ostatniej rundzie wygrywa najwyższy wynik.
}
spite-fewest = Najmniej kart: { $names } ({ $count })
spite-most = Najwięcej punktów: { $names } ({ $score })
