screen-failed = Nie udało się
screen-menu-keys = C: dostosuj tę grę   F1: pomoc   Q: koniec
screen-menu-help =
    1, 2, J…    Wybierz wiersz z tą cyfrą lub literą
    Strzałki     Przesuwają; Enter wybiera
    C            Dostosuj podświetloną grę
    Esc          Przejdź na ostatni wiersz; ponownie: koniec
    Q albo F10   Koniec
screen-choice-help =
    1, 2…       Wybierz wiersz z tą cyfrą
    Strzałki     Przesuwają; Enter wybiera
    Esc          Wróć
screen-form-keys = Ctrl+S: gotowe   Esc: anuluj   F1: pomoc
screen-form-help =
    Góra, dół    Z wiersza do wiersza, tak jak Tab
    Lewo, prawo  Zmień wartość; liczbę możesz też wpisać
    Ctrl+S       Użyj tych wartości; w wierszu tekstu także Enter
    Esc          Wróć bez zmian
profile-key-tabs = Lewo, prawo: inne gry
profile-key-invite = I: zaproś ponownie
profile-key-replay = R: powtórka
profile-key-share = S: udostępnij
profile-key-forget = F: zapomnij kogoś
profile-key-back = Esc: wróć
profile-help =
    Strzałki     Góra i dół przewijają; lewo i prawo pokazują inne gry
    1, 2…       Pokaż gry z tą cyfrą
    I            Zaproś ponownie tych, którzy grali razem
    R            Obejrzyj powtórkę jednej z ostatnich gier
    N            inna gra, zasady lub miejsca, jeśli jesteś gospodarzem
    S            Wyślij innym link, który pokazuje grę
    F            Usuń wszystkie gry z jedną osobą
    Esc          Wróć
screen-text-keys = Strzałki i klawisze Page przewijają. Esc wraca.

## Codes.

screen-paste-reply = Wklej tu odpowiedź:
screen-paste-carried = Jeśli ktoś przyśle ci odpowiedź, wklej ją tutaj:
screen-paste-invitation = Wklej tu zaproszenie albo całą wiadomość, w której przyszło:
screen-copied-by-terminal = Nie ma dostępu do schowka, więc o skopiowanie poprosiliśmy terminal. Spróbuj wkleić; jeśli się nie uda, skopiuj wiadomość z ekranu.
screen-no-browser = Nie udało się otworzyć przeglądarki. Skopiuj wiadomość klawiszem F2 i wklej ją.
screen-qr = Niech druga osoba to zeskanuje
screen-send-to = Wyślij to, czeka { $name }:
screen-tab = (Tab: następna)
screen-box-hint = Wklej albo wpisz { -type-help } i naciśnij Enter
screen-status-preparing = Przygotowujemy twój kod…
screen-status-waiting = { $who ->
    [host] Czekamy na gospodarza · odpowiedź nadal ważna · { $clock }
    [named] Czekamy: { $name } · kod nadal ważny · { $clock }
    [several] Czekamy na odpowiedzi: { $count } · kody nadal ważne · { $clock }
   *[friend] Czekamy na drugą osobę · kod nadal ważny · { $clock }
}
screen-status-connecting = Łączenie…
screen-numbered = { $number }. { $name }
screen-friend = { $state ->
    [free] ○ { $name } wolne miejsce
    [invited] ○ { $name } zaproszenie { $clock }
    [connecting] ◌ { $name } łączenie
    [here] ● { $name } przy stole
    [away] ◐ { $name } chwilowo nie ma { $clock }
   *[new] · { $name } bez zaproszenia
}
screen-key-copy = F2 kopiuj
screen-key-chat = F3 WhatsApp
screen-key-qr = F4 kod QR
screen-key-new = F5 nowy kod
screen-key-start = F6 zacznij
screen-key-help = F1 klawisze
screen-key-stop = Esc przerwij
screen-stop-asks = Przestać czekać?
screen-stop-means = { $who ->
    [host] Twoja odpowiedź przestanie działać.
   *[friend] Twoje zaproszenie przestanie działać.
}
screen-wait-on = Czekam dalej
screen-stop-waiting = Przerwij
screen-help = Klawisze i polecenia
screen-help-copy = F2   Ctrl+Y   c       kopiuj wiadomość
screen-help-chat = F3   Ctrl+W   w       otwórz ją w WhatsAppie
screen-help-qr = F4   Ctrl+R   qr      pokaż jako kod QR
screen-help-new = F5   Ctrl+N   new     zrób nowe zaproszenie
screen-help-start = F6   Ctrl+T   start   zacznij bez brakujących graczy
screen-help-ask =                 ask     pytaj mnie, zanim ktoś usiądzie, albo nie
screen-help-out =                 out 2   osoba 2 to ktoś obcy: zwolnij miejsce, zrób nowy link
screen-help-tab = Tab                   wiadomość dla następnej osoby
screen-help-clear = Esc                   wyczyść pole albo przerwij
screen-help-stop = F10  Ctrl+Q   quit    przerwij
screen-help-end = Ctrl+C                zakończ program albo kopiuj zaznaczenie

## The table.

screen-keys = { $undo ->
    [yes] H podpowiedź  U cofnij  T czat  L log  ? zasady  Tab stosy  F1 klaw.  F10 wyjdź
   *[no] H podpowiedź  T czat  L log  ? zasady  Tab stosy  F1 klawisze  F10 wyjdź
}
screen-watch = + szybciej  - wolniej  Spacja pauza  Enter następny ruch  L log  ? zasady  Tab stosy  F1 klawisze  F10 wyjdź
replay-keys = Lewo, prawo: ruch  Góra, dół: tura  Spacja start, pauza  { $keys }B najlepsza  + szybciej  - wolniej  L tury  F1 klawisze  F10 wyjdź
replay-key-moments = H lepsze ruchy
replay-key-looks = V czyje karty
screen-watch-after = R następna gra  L log  F10 wyjdź
screen-keys-after = R jeszcze raz  C kopiuj wynik  T czat  L log  F1 klawisze  F10 wyjdź
screen-keys-next = N inna gra
ending-short = zostało { $count }
screen-ending-keys = R jeszcze raz · C kopiuj wynik · Esc zamknij
screen-finished = Koniec rundy { $number }
screen-finished-line = { $place }. { $name }: { $before } → { $after }
screen-finished-keys = Dowolny klawisz zamyka.
replay-ending-keys = Lewo wstecz · Esc zamknij
screen-keys-left = L log  F1 klawisze  F10 wyjdź
screen-keys-watching = T czat  L log  ? zasady  F1 klawisze  F10 wyjdź
screen-table-help =
    H               podpowiedź
    U               cofnij ruch, jeśli zasady pozwalają
    T               czat
    L               co się działo
    ?               zasady, według których gracie
    R               następna gra, gdy ta się skończy
    C               kopiuj wynik, gdy gra się skończy
    G               widzowie
    X               graj dalej na innym urządzeniu
    B               przerwa albo gramy dalej

    Gdy kogoś nie ma:
    O               niech gra komputer
    K               zapisz i skończ
    I               zaproś ponownie albo wklej nowe zaproszenie

    F1   Ctrl+G     te klawisze
    F10  Ctrl+Q     wyjdź
    Ctrl+C          zakończ program
screen-watch-help =
    Spacja          pauza albo dalej
    Enter           następny ruch
    + -             szybciej, wolniej
    Tab             obejrzyj wszystkie stosy w całości
    L               co się działo
    ?               zasady
    R               następna gra, gdy ta się skończy

    F1   Ctrl+G     te klawisze
    F10  Ctrl+Q     wyjdź
screen-replay-help =
    Lewo, prawo     ruch wstecz, ruch naprzód
    Góra, dół       tura wstecz, naprzód; tak samo klawisze Page
    Home, End       początek, koniec
    B               najlepsza tura
    H               gdzie inny ruch pomógłby ci bardziej
    Spacja          start albo pauza
    V               czyje karty widać w grze z tego urządzenia
    + -             szybciej, wolniej
    Tab             obejrzyj wszystkie stosy w całości
    L               wszystkie tury, żeby do nich przejść

    F1   Ctrl+G     te klawisze
    F10  Ctrl+Q     wyjdź
screen-default-help =
    1 do 9          karta do zagrania albo ruch z listy
    Litery          co można dodać do kart, albo ruch z listy
    Enter           zagraj to, co wybrane
    Ten sam klawisz odkłada kartę z powrotem
    Strzałki        inny sposób wyboru, ze Spacją; mysz też działa
    Esc             odłóż wszystko z powrotem
    PageDown        więcej ruchów; PageUp wraca
    Tab             obejrzyj wszystkie stosy w całości
screen-waiting = Czekamy na resztę
screen-rules-here = { $house ->
    [none] Zasady: { $rules }.
   *[other] Zasady: { $rules }, z: { $house }.
}
screen-over = Koniec gry
screen-your-turn = Twój ruch
screen-next-player = Następna osoba
screen-turn-of = Ruch: { $name }
screen-turns-of = Czekamy: { $names }
screen-title-match = { $title } · partia { $deal } · punkty: { $points }
screen-title-many = { $name ->
    [none] { $title } · graczy: { $players }
   *[other] { $title } · graczy: { $players } · prowadzi { $name }, zostało { $count }
}
screen-choose-move = Naciśnij klawisz obok ruchu.
screen-or-move = Albo naciśnij klawisz obok ruchu.
screen-pick-cards = { $most ->
    [one] Naciśnij klawisz karty, potem Enter.
    [few] Naciśnij klawisze kart (od { $least } do { $most }), potem Enter.
   *[many] Naciśnij klawisze kart (od { $least } do { $most }), potem Enter.
}
screen-pick-more = Wybierz jeszcze { $count }. Esc odkłada wszystko z powrotem.
screen-picked-cards = Wybrane: { $cards }
screen-play-picked = Enter to zagrywa. Esc odkłada wszystko z powrotem.
screen-put-back = Esc odkłada z powrotem.
screen-play-or-put-back = Wybierz jeszcze raz, żeby zagrać. Esc odkłada z powrotem.
screen-host-away = Gospodarza chwilowo nie ma ({ $clock }). Wrócisz automatycznie.
screen-host-away-short = Gospodarza chwilowo nie ma ({ $clock }).
screen-host-left = Gospodarza nie ma już przy stole. Naciśnij F10, żeby wyjść.
screen-host-away-keys = I wklej nowe zaproszenie  F10 wyjdź
screen-moment = Chwileczkę…
screen-away = { $count ->
    [one] Chwilowa nieobecność: { $names } ({ $clock }). Możesz zaczekać albo nacisnąć:
    [few] Chwilowa nieobecność: { $names } ({ $clock }). Możesz zaczekać albo nacisnąć:
   *[many] Chwilowa nieobecność: { $names } ({ $clock }). Możesz zaczekać albo nacisnąć:
}
screen-away-short = { $count ->
    [one] Chwilowa nieobecność: { $names } ({ $clock }). F1 pokaże, co możesz zrobić.
    [few] Chwilowa nieobecność: { $names } ({ $clock }). F1 pokaże, co możesz zrobić.
   *[many] Chwilowa nieobecność: { $names } ({ $clock }). F1 pokaże, co możesz zrobić.
}
screen-away-keys = { $can_invite ->
    [yes] O niech gra komputer  K zapisz i skończ  I zaproś ponownie
   *[no] O niech gra komputer  K zapisz i skończ
}
screen-gone = { $who }. Naciśnij O, żeby dalej grał komputer.
screen-games-won = Wygrane gry: { $counts }
screen-log = Co się działo
screen-again = Proponujesz następną grę. Czekamy na zgodę pozostałych.
screen-no-such-key = Ten klawisz teraz nic nie robi. F1 pokazuje klawisze.
screen-hint = Podpowiedź: { $source }, potem { $target }.
screen-hint-move = Podpowiedź: naciśnij { $keys }.
screen-hint-cards = { $keys ->
    [none] Podpowiedź: naciśnij Enter.
   *[other] Podpowiedź: naciśnij { $keys }, potem Enter.
}
screen-press-move = Naciśnij { $keys }.
screen-press-cards = Naciśnij { $keys }, potem Enter.
screen-time = Czas
screen-of-table = Stół
screen-on-offer = Karty
screen-to-say = Dodaj
screen-moves = Ruchy
screen-moves-page = Strona { $number } z { $most }: PageDown i PageUp pokażą resztę.
screen-pile = { $name }, { $pile }: { $cards }
screen-pile-more = +{ $count }
screen-pile-needs = dalej: { $needs }
screen-piles-cut = Naciśnij Tab, żeby zobaczyć wszystkie stosy.
screen-piles-title = Stosy (ostatnia karta leży na wierzchu)
screen-say = Powiedz coś albo wybierz zdanie 1-{ $count }; Esc zamyka
screen-seat-free = wolne
screen-proposed-rematch = { $name } chce zagrać jeszcze raz. Naciśnij R, jeśli ty też.
screen-proposed-bot = { $who ->
    [you] Proponujesz, żeby zagrał komputer. Czekamy na zgodę pozostałych.
   *[other] { $name } proponuje, żeby zagrał komputer. Naciśnij O, jeśli się zgadzasz.
}
screen-proposed-stop = { $who ->
    [you] Proponujesz zapisać i skończyć. Czekamy na zgodę pozostałych.
   *[other] { $name } proponuje zapisać i skończyć. Naciśnij K, jeśli się zgadzasz.
}
screen-proposed-wait = { $who ->
    [you] Proponujesz zaczekać.
   *[other] { $name } proponuje zaczekać.
}
screen-leave = Wyjść z gry?
screen-leave-kept = Jest zapisana; wznowisz ją przez: { -command } resume
screen-leaving = Wychodzimy…
screen-play-on = Gram dalej
screen-leave-it = Wyjdź z gry

phrase-1 = Dobra gra!
phrase-2 = Ojej…
phrase-3 = Szybciej!
phrase-4 = Dzięki za grę.
phrase-5 = Chwileczkę, proszę.
screen-explained = { $what } (Esc: jasne)
screen-lesson-one = Naciśnij { $source } albo kliknij kartę.
screen-lesson-two = Naciśnij { $source }, potem { $target }, albo kliknij kartę i stos.
