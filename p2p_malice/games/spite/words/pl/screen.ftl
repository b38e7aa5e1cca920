screen-spite-help =
    1 do 0, litery  jedna z twoich kart; ten sam klawisz odkłada ją
    =               wszystkie karty o wartości ostatnio wybranej
    Kropka i karta  wszystko od ostatnio wybranej karty do tej
    Shift, strzałka wybierz zaznaczoną kartę, a potem sąsiednią
    + - *           powiedz: wyżej, niżej, nie do przebicia
    @               powiedz: no dawaj
    _               połóż fałszywe jokery zakryte
    $               wykup za obecną cenę; % podaje inną
    Enter           zagraj to, co wybrane
    P               pas
    M               zgłoś błąd, póki jest czas
    C               zacznij odliczanie
    S               ułóż karty według wartości, koloru albo układu
    Esc             odłóż wszystko z powrotem
    Strzałki        inny sposób wyboru, ze Spacją; mysz też działa. Dwuklik
                    wybiera wszystkie karty tej wartości.
    Tab             stół słowami. 11+2* to 11 kart i 2 fałszywe jokery
screen-pick = Naciśnij klawisze swoich kart, potem Enter.
screen-range = Wybierz ostatnią kartę ciągu. Esc odkłada wszystko z powrotem.
screen-picked = Wybrane: { $cards }
screen-picked-ready = { $state ->
    [exchange] Enter wymienia { $cards }. Esc odkłada wszystko z powrotem.
    [swap] Enter oddaje { $cards }. Esc odkłada wszystko z powrotem.
   *[play] Enter zagrywa { $cards }. Esc odkłada wszystko z powrotem.
}
screen-misplay = To byłby błąd.
screen-beat = { $cards ->
    [none] Przebij fałszywe jokery ({ $count }) albo spasuj.
   *[other] Przebij { $cards } albo spasuj.
}
screen-call = Czy to był błąd?
screen-title-round = { $title } · runda { $number }
screen-look = Stół

## Labels.

screen-cards = karty
screen-score = wynik
screen-direction = { $state ->
    [up] wyżej
   *[down] niżej
}
screen-bounty = nagroda
screen-gave = oddane
screen-got = w zamian
screen-price = { $count ->
    [one] wykup: 1 karta
    [few] wykup: { $count } karty
   *[many] wykup: { $count } kart
}
screen-other-price = inna cena
screen-to-beat = przebij
screen-hand = Ręka
screen-no-cards = bez kart
screen-clock = { $state ->
    [call] Na błąd
    [claim] Na start
   *[turn] Czas
}
screen-arranged = { $state ->
    [suits] Ułożone według kolorów
    [hands] Ułożone według układów
   *[value] Ułożone według wartości
}
screen-place = #{ $count }
screen-barred = poza lewą
screen-passed = pas
screen-absent = od nowej rundy
screen-early = zawczasu { $cards }
screen-skips = traci { $count }
screen-cams = no dawaj ×{ $count }
