moment-did-payoff = Twój ruch: karta z zapasu na { $onto }.
moment-did-play = Twój ruch: { $own } na { $onto }.
moment-did-discard = Twój ruch: karta { $own } odrzucona na { $onto }.

moment-win = Lepiej: { $card } na { $pile }, bo wtedy można było wygrać.
moment-payoff = Lepiej: karta z zapasu na { $pile }, bo każda taka przybliża cię do wygranej.
moment-lead = { $count ->
    [one] Lepiej: { $card } na { $pile }, bo to otworzyłoby drogę karcie z zapasu ({ $payoff }).
    [few] Lepiej: { $card } na { $pile }, pierwsza z { $count } kart otwierających drogę karcie z zapasu ({ $payoff }).
   *[many] Lepiej: { $card } na { $pile }, pierwsza z { $count } kart otwierających drogę karcie z zapasu ({ $payoff }).
}
moment-empty = Lepiej: { $card } na { $pile }, bo można by zagrać całą rękę i dostać nową.
moment-block = { $other ->
    [none] Lepiej: { $card } na { $pile }, bo na to miejsce czekała cudza karta z zapasu ({ $rival }).
   *[other] Lepiej: { $card } na { $pile }, bo na to miejsce czekała karta z zapasu gracza { $other } ({ $rival }).
}
moment-nearer = Lepiej: { $card } na { $pile }, bo to przybliżyłoby kartę z zapasu ({ $payoff }).
moment-clear = Lepiej: { $card } na { $pile }, bo to zrobiłoby miejsce na stosach odrzuconych.
moment-free = Lepiej: { $card } na { $pile }, bo to pasowało, a nikomu innemu by nie pomogło.
moment-instead = { $other ->
    [none] Lepiej: { $card } na { $pile }, bo twój ruch otwierał drogę cudzej karcie z zapasu ({ $rival }).
   *[other] Lepiej: { $card } na { $pile }, bo twój ruch otwierał drogę karcie z zapasu gracza { $other } ({ $rival }).
}
moment-hold = { $other ->
    [none] Lepiej: odrzucić { $card } na { $pile }, bo twój ruch otwierał drogę cudzej karcie z zapasu ({ $rival }).
   *[other] Lepiej: odrzucić { $card } na { $pile }, bo twój ruch otwierał drogę karcie z zapasu gracza { $other } ({ $rival }).
}
moment-wait = Lepiej: odrzucić { $card } na { $pile }, bo tamtą kartę warto było zachować.
moment-keep-wild = Lepiej: odrzucić { $card } na { $pile }, bo dzika karta jest w ręce więcej warta.
moment-keep = Lepiej: odrzucić { $card } na { $pile }, żeby być bliżej karty z zapasu ({ $payoff }).
moment-discard = Lepiej: odrzucić { $card } na { $pile }.
moment-discard-match = Lepiej: odrzucić { $card } na { $pile }, bo dobrze pasowałaby do leżącej tam karty.
moment-other = Lepiej: { $card } na { $pile }.
moment-wild = Dzika karta mogła zostać w ręce.
