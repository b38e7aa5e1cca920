## Why nothing comes of a choice.

error-fits-nowhere = { $alike ->
    [yes] Na każdy stos na środku pasuje teraz tylko { $needs }, a nie { $card }.
   *[no] Na stosy na środku pasuje teraz tylko { $needs }, a nie { $card }.
}
error-choose-card-first = Najpierw wybierz kartę, a potem miejsce, na które ją zagrasz.
error-draws-by-itself = Nowe karty dobierasz na początku tury i zawsze, gdy masz pustą rękę.
error-nothing-there = Nie ma tam karty.

## What a hint says: the move, and the reason for it.

hint-payoff = Zagraj kartę z zapasu na { $pile }: każda z nich przybliża cię do wygranej.
hint-lead = Zagraj { $card } na { $pile }: to otwiera drogę karcie z zapasu ({ $payoff }).
hint-lead-partner = Zagraj { $card } na { $pile }: to otwiera drogę karcie z zapasu partnera ({ $payoff }).
hint-empty = Zagraj { $card } na { $pile }: możesz zagrać całą rękę i dostać nową.
hint-block = Zagraj { $card } na { $pile }: na to miejsce czeka cudza karta z zapasu ({ $rival }).
hint-block-then = Zagraj { $card } na { $pile }: potem { $then } zajmie miejsce, na które czeka cudza karta z zapasu ({ $rival }).
hint-nearer = Zagraj { $card } na { $pile }: to przybliża kartę z zapasu ({ $payoff }).
hint-clear = Zagraj { $card } na { $pile }: to robi miejsce na stosach odrzuconych.
hint-free = Zagraj { $card } na { $pile }: pasuje, a nikomu innemu nie pomaga.
hint-hold = Nie otwieraj drogi cudzej karcie z zapasu ({ $rival }). Odrzuć { $card } na { $pile }.
hint-wait = Zachowaj pasujące karty na lepszą chwilę. Odrzuć { $card } na { $pile }, żeby zakończyć turę.
hint-discard = Nic przydatnego teraz nie pasuje. Odrzuć { $card } na { $pile }, żeby zakończyć turę.
hint-discard-match = Nic przydatnego teraz nie pasuje. Odrzuć { $card } na { $pile }: dobrze pasuje do leżącej tam karty.
hint-other = Zagraj { $card } na { $pile }.

## All discards.

discards-title = Wszystkie odrzucone
discards-none = Jeszcze nic nie odrzucono.
discards-top = na wierzchu
discards-next = Dalej: { $name }

## Settings that this game alone has.

settings-autoplay-how = W grze bez pytania wystarczy raz wybrać kartę z zapasu albo z wierzchu stosu odrzuconych, żeby zagrać ją na środek. Kartę z ręki trzeba wybrać dwa razy. Gra bez pytania nigdy nie odrzuca i nigdy nie zagrywa dzikiej karty.

## At a page, once.

first-buried = Stuknij cudzy stos odrzuconych, żeby zobaczyć wszystkie jego karty.
