## The key to the table.

key-none = Tej stronie brakuje klucza
start-looks = Ustawienia
start-hello = Cześć, { $name }
own-face = Twoje imię i obrazek
home-about = Gry karciane ze znajomymi, prosto z urządzenia na urządzenie. Bez instalacji, bez konta.
# The seat at a friend's table that this browser has kept; the game there goes on, or is over. What is sent to the host is in
# the next one.
home-seat = { $over ->
    [yes] { $friends ->
        [none] Zagraj znowu ze znajomymi
       *[other] Zagraj znowu: { $friends }
    }
   *[no] { $friends ->
        [none] Wróć na swoje miejsce
       *[other] Wróć do stołu: { $friends }
    }
}
home-seat-line = { $over ->
    [yes] Poproś o nowe zaproszenie
   *[no] Twoje miejsce jest zapisane
}
home-seat-message = Zagrajmy jeszcze raz! Wyślij mi, proszę, nowe zaproszenie.
key-none-how = Otwórz adres podany przez { -command } web: jest w nim klucz do tego stołu.
key-old = Ten adres już nie działa
key-old-how = Otwórz najnowszy adres podany przez { -command } web.
key-elsewhere = Stół jest otwarty gdzie indziej
key-elsewhere-how = { $way ->
    [page] Jest w innej karcie przeglądarki. Przenieś go tutaj i graj dalej; znajomi przy stole będą wtedy potrzebować nowych zaproszeń.
   *[program] Jest w innej karcie lub przeglądarce na tym komputerze. Przenieś go tutaj i graj dalej od tego samego miejsca.
}
key-take = Przenieś tutaj
link-program-closed = ○ program zamknięty
program-stopped = Program się zatrzymał.
program-stopped-how = Żeby grać dalej, uruchom go ponownie: { -command } web

## In the course of things.

sheet-details = Szczegóły
page-failed = Nie udało się
table-invite = Zaproś ponownie

## Forms.

field-fewer = { $what }: mniej
field-more = { $what }: więcej
field-players = Gracze
field-seat = Miejsce { $number }
field-seat-you = Ty
field-seat-here = Na tym urządzeniu
field-fill = Uzupełnij graczami komputerowymi
field-name = Imię: { $seat }
field-name-hint = Gracz { $number }

## Codes.

talk-join = Dołącz do czyjejś gry
talk-send-back = Wyślij tę odpowiedź gospodarzowi
send-back = { $way ->
    [share] Wyślij gospodarzowi
   *[whatsapp] Wyślij przez WhatsApp
}
talk-reply = Wklej tu odpowiedź albo całą wiadomość, w której przyszła
talk-paste = Wklej
talk-begin = Zacznij bez reszty
talk-to-table = Wróć do stołu
talk-arrived = { $friend ->
    [0] Jest odpowiedź
    [few] Jest odpowiedź od osoby { $friend }
   *[many] Jest odpowiedź od osoby { $friend }
}
talk-arrived-how = Jeśli przyszła po stuknięciu linku w wiadomości, wybierz „Użyj”. Jeśli nie, wybierz „Pomiń”.
talk-ignore = Pomiń
leaving-closes = Stół zamknie się dla wszystkich.
leaving-table = { $kept ->
    [yes] Gra jest zapisana. Możesz ją wznowić z menu.
   *[no] Jeszcze nic nie zagrano, więc nie ma czego zapisywać.
}

## The lobby: inviting friends. `{ $name }` is a friend's, `none` for the only one without a name.

lobby-title = { $count ->
    [one] Zaproś kogoś
    [few] Zaproś znajomych
   *[many] Zaproś znajomych
}
lobby-return = { $how ->
    [itself] Czekamy na powrót: { $names }
   *[hand] Zaproś ponownie: { $names }
}
lobby-progress = Wysłane zaproszenia: { $sent } z { $count }
lobby-waiting = { $count ->
    [one] Czekamy na odpowiedź
    [few] Czekamy na { $count } odpowiedzi
   *[many] Czekamy na { $count } odpowiedzi
}
lobby-all-title = Jeden link dla wszystkich
lobby-all-waiting = { $count ->
    [one] Czekamy na 1 osobę
    [few] Czekamy na { $count } osoby
   *[many] Czekamy na { $count } osób
}
lobby-ask-first = Pytaj mnie, zanim ktoś usiądzie
lobby-asks = { $name } chce usiąść przy stole.
lobby-admit = Wpuść
lobby-refuse = Nie znam
lobby-out = Ktoś obcy?
lobby-out-of = Ktoś obcy? Zwolnij miejsce, które zajmuje { $name }, i zrób nowy link.
dismiss = Odpraw: { $name }
ending-another = Inna gra lub miejsca
lobby-with = W parze ze mną
lobby-with-of = Grać w parze: { $name }
lobby-all-here = Wszyscy na miejscu
lobby-deal = Rozdaj karty
lobby-offline = Wygląda na to, że nie masz internetu. Najpierw połącz się z siecią, żeby dało się do ciebie dotrzeć.
lobby-friend = { $friend ->
    [0] Druga osoba
    [few] Osoba { $friend }
   *[many] Osoba { $friend }
}
lobby-state = { $state ->
    [free] wolne miejsce
    [sent] wysłane
    [connecting] łączenie…
    [here] przy stole ✓
    [away] chwilowo nie ma
   *[new] bez zaproszenia
}
lobby-whatsapp = { $again ->
    [yes] { $name ->
        [none] Wyślij znów przez WhatsApp
       *[other] Wyślij znów przez WhatsApp: { $name }
    }
   *[no] { $name ->
        [none] Zaproś przez WhatsApp
       *[other] Zaproś przez WhatsApp: { $name }
    }
}
lobby-message = Wiadomość
lobby-how = { $way ->
    [page]
        Wyślij zaproszenie.
        Druga osoba otwiera je i wysyła ci odpowiedź.
        Stuknij link w odpowiedzi albo wklej ją tutaj. Do tego czasu nie zamykaj tej strony.
    [friend] Wyślij ten link. Kto go otworzy, ten siada do stołu. Nie zamykaj tej strony, dopóki druga osoba nie przyjdzie.
    [all] Wyślij ten link. Kto go otworzy, ten siada do stołu. Nie zamykaj tej strony, dopóki nie będzie wszystkich.
   *[program] Nie zamykaj tej strony. Druga osoba dołączy od razu albo wyśle ci odpowiedź.
}
lobby-reply = Wklej odpowiedź
lobby-new = Nowe zaproszenie
lobby-came = { $name } siada do stołu.

## Today's deal.

daily-share-title = Pochwal się wynikiem
daily-send = { $way ->
    [share] Wyślij znajomym
   *[whatsapp] Wyślij przez WhatsApp
}

## The page at which a reply is tapped.

tapped-title = Jest odpowiedź
tapped-how = Przejdź do karty przeglądarki z grą i wybierz „Użyj”. Tę możesz zamknąć.
tapped-wrong = Ten link nie działa
tapped-closed = Gra już nie działa. Uruchom ją ponownie i wyślij nowe zaproszenie.
tapped-needs-script = Ta strona potrzebuje JavaScriptu. Skopiuj całą wiadomość i wklej ją w grze.

## Watching the computer play.

watch-every = Tempo: { $times }
watch-slower = Wolniej
watch-faster = Szybciej
watch-stop = Pauza
watch-go = Start
watch-step = Następny ruch
replay-last = Poprzednia tura
replay-back = Poprzedni ruch
replay-turn = Następna tura
replay-best = Najlepsza tura
replay-moment = Lepsze ruchy
replay-lead = Tu zmienia się prowadzenie
replay-next = { $who ->
    [you] Teraz: ty
   *[other] Teraz: { $name }
}
watch-again = Obejrzyj jeszcze raz
replay-leave = Wróć
replay-own-game = Zagraj
moment-which = Lepszy ruch { $number } z { $most }.
moment-looking = Szukamy lepszych ruchów…
moment-none = Żaden inny ruch nie pomógłby ci o wiele bardziej. Dobra gra!
replay-where = Miejsce w powtórce
replay-look = Czyje karty widać
replay-turns = Tury

## The lesson.

lesson-notes = Co robić
page-lesson-one = { $pointer ->
    [tap] Stuknij { $card }.
   *[other] Kliknij { $card }.
}
page-lesson-two = { $pointer ->
    [tap] Stuknij { $card }, a potem { $pile }.
   *[other] Kliknij { $card }, a potem { $pile }.
}

## What has been played and won.

profile-mark = { $mark ->
    [won] Wygrana
    [lost] Przegrana
    [drawn] Remis
   *[none] Niedokończona
}
profile-bar = wygrane: { $won }, przegrane: { $lost }
profile-replay = Powtórka
profile-older = Wcześniejsze gry
profile-to-earn = Do zdobycia
profile-no-file = Tego pliku nie da się odczytać albo ma ponad 4 MB.
