-program = p2p-malice

news-gathering = Przygotowujemy twój kod…
news-port-closed = Router nie otworzył portu. Jeśli druga osoba nie może wejść, otwórz port UDP w ustawieniach routera i wybierz go przez --port.
news-unknown-outside = Żaden serwer w internecie nie odpowiada, więc ten kod działa tylko w twojej sieci. Jeśli druga osoba jest gdzie indziej, spróbuj danych komórkowych albo innego Wi-Fi.
news-waiting = { $is_carried ->
    [yes] Nie zamykaj programu: link działa tylko, dopóki jest otwarty.
   *[no] { $friends ->
        [0] Gospodarz może potrzebować tej odpowiedzi, żeby cię wpuścić. Nie zamykaj programu, dopóki nie usiądziesz przy stole.
        [one] Jeśli druga osoba przyśle ci odpowiedź, wklej ją tutaj; może też wejść bez niej. Nie zamykaj programu: zaproszenie działa tylko, dopóki jest otwarty.
        [few] Jeśli znajomi przyślą ci odpowiedzi, wklej je tutaj w dowolnej kolejności; niektórzy mogą wejść bez nich. Nie zamykaj programu: zaproszenia działają tylko, dopóki jest otwarty.
       *[many] Jeśli znajomi przyślą ci odpowiedzi, wklej je tutaj w dowolnej kolejności; niektórzy mogą wejść bez nich. Nie zamykaj programu: zaproszenia działają tylko, dopóki jest otwarty.
    }
}
news-still-waiting = { $minutes ->
    [one] Wciąż czekamy (1 minuta).
    [few] Wciąż czekamy ({ $minutes } minuty).
   *[many] Wciąż czekamy ({ $minutes } minut).
} { $friends ->
    [0] Twoja odpowiedź jest nadal ważna.
    [one] Twoje zaproszenie jest nadal ważne.
    [few] Twoje zaproszenia są nadal ważne.
   *[many] Twoje zaproszenia są nadal ważne.
}
news-stale = { $is_reply ->
    [yes] Twój adres w internecie się zmienił, więc powyższa odpowiedź już nie działa. Wyślij tę nową.
   *[no] Twój adres w internecie się zmienił, więc powyższe zaproszenie już nie działa. Wyślij to nowe.
}
news-renewed = { $friend ->
    [0] Oto nowe zaproszenie dla drugiej osoby.
    [few] Oto nowe zaproszenie dla osoby { $friend }.
   *[many] Oto nowe zaproszenie dla osoby { $friend }.
}
news-which-friend = Dla kogo? Wpisz { -type-new } i numer: { $numbers }.
news-repaired = { $count ->
    [one] Poprawiliśmy 1 błędny znak w kodzie.
    [few] Poprawiliśmy { $count } błędne znaki w kodzie.
   *[many] Poprawiliśmy { $count } błędnych znaków w kodzie.
}
news-last-of-several = W tym tekście był więcej niż jeden kod. Bierzemy ostatni.
news-connecting = Łączenie…
news-connected = { $relayed ->
    [yes] Połączono przez przekaźnik, opóźnienie { $round_trip } ms.
   *[no] Połączono bezpośrednio, opóźnienie { $round_trip } ms.
}
news-connected-unmeasured = { $relayed ->
    [yes] Połączono przez przekaźnik.
   *[no] Połączono bezpośrednio.
}
news-connected-of = { $relayed ->
    [yes] { $who }: połączono przez przekaźnik, opóźnienie { $round_trip } ms.
   *[no] { $who }: połączono bezpośrednio, opóźnienie { $round_trip } ms.
}
news-connected-unmeasured-of = { $relayed ->
    [yes] { $who }: połączono przez przekaźnik.
   *[no] { $who }: połączono bezpośrednio.
}
news-shaky = Połączenie szwankuje: od kilku sekund nic nie przychodzi.
news-shaky-of = { $who }: połączenie szwankuje, od kilku sekund nic nie przychodzi.
news-away = { $is_host ->
    [yes] Nie mamy kontaktu z gospodarzem. Gra jest zapisana, a gdy gospodarz się odezwie, wrócisz automatycznie. Jeśli to długo trwa, poproś o nowe zaproszenie i wklej je tutaj.
   *[no] Nie mamy kontaktu z drugą osobą. Gra jest zapisana. Jeśli to długo trwa, wyślij nowe zaproszenie.
}
news-away-of = { $who }: brak kontaktu. Gra jest zapisana. Jeśli to długo trwa, wyślij nowe zaproszenie.
news-back = Połączenie znów działa.
news-back-of = { $who }: połączenie znów działa.
news-lost = { $error } Miejsce czeka: wyślij nowe zaproszenie.
news-lost-of = { $who }: połączenie zerwane. { $error } Miejsce czeka: wyślij nowe zaproszenie.
news-left = Druga osoba wyszła. Jej miejsce czeka: może wrócić sama albo możesz ją zaprosić ponownie.
news-left-of = { $who } odchodzi od stołu. Miejsce czeka na powrót, a ty możesz wysłać nowe zaproszenie.
news-gone = Druga osoba wyszła na dobre. Możesz zaprosić kogoś innego albo pozwolić grać komputerowi.
news-gone-of = { $who } odchodzi na dobre. Możesz zaprosić kogoś innego albo pozwolić grać komputerowi.
news-stranger = Miejsce, które zajmuje { $name }, chciał zająć ktoś obcy, ale go nie wpuszczono. Nadal zajmuje je { $name }.
news-other-version = { $older ->
    [yours] Twój program jest starszy niż program drugiej osoby, więc nie zagracie razem. Zaktualizuj go tak samo, jak był instalowany.
   *[friend] Program drugiej osoby jest starszy niż twój, więc nie zagracie razem. Poproś o aktualizację.
}
news-coming-back = { $names ->
    [none] Próbujemy wrócić do stołu. Jeśli to długo trwa, poproś o nowe zaproszenie.
   *[other] Próbujemy odzyskać kontakt: { $names }. Być może po drugiej stronie też trzeba wpisać: { -program } resume
}
news-last-call = Koniec gry. Zawiadamiamy wszystkich…
news-here = Masz już połączenie. Kod nie jest potrzebny.
news-here-of = { $who } siedzi już przy stole z tym zaproszeniem. Jeśli ta odpowiedź jest od kogoś innego, wyślij tej osobie osobne zaproszenie.
news-nobody-away = Nikogo nie brakuje, więc nowe zaproszenie nie jest potrzebne.
news-back-at-table = { $is_host ->
    [yes] Jesteś znów przy stole. Zaproszenie już nie działa.
   *[no] Jesteś znów przy stole. Odpowiedź już nie działa.
}
news-seat-kept = Twoje miejsce czeka. Gdy gospodarz wznowi grę, możesz wrócić przez: { -command } resume
news-no-game = Nie masz żadnej gry do wznowienia.

## Friends who have no names yet, and several names.

friend-numbered = Osoba { $number }
names-more = { $names }, { $next }
names-last = { $names } i { $next }

## Questions in the course of a game.

ask-no-path = Nie udało się połączyć. Co teraz?
ask-no-path-new = Spróbuj z nowym zaproszeniem
ask-no-path-bot = Zagraj tutaj z komputerem
ask-no-path-quit = Przerwij
ask-host-gone = Gospodarza już nie ma. Co teraz?
ask-host-gone-bot = Graj dalej tutaj, z komputerem
ask-host-gone-quit = Przerwij
ask-game = Która gra?
ask-game-quit = Anuluj
ask-next = W co zagracie teraz?
ask-game-delete = Usuń grę
ask-which-delete = Którą grę chcesz usunąć?
ask-damaged = Wznowić tyle, ile da się odczytać?
ask-damaged-yes = { $moves ->
    [0] Zacznij od samego rozdania
    [few] Wznów po ruchu { $moves }, ostatnim dobrym
   *[many] Wznów po ruchu { $moves }, ostatnim dobrym
}
ask-damaged-no = Zostaw tak, jak jest

## Games to resume.

saved-game = { $says }
saved-race = Zostało kart: { $who }
saved-left = { $name } { $count }
saved-left-you = ty { $count }
saved-many = { $count ->
    [one] { $first }, { $second } i jeszcze { $count } osoba
    [few] { $first }, { $second } i jeszcze { $count } osoby
   *[many] { $first }, { $second } i jeszcze { $count } osób
}
saved-about = { $about } · { $ago }
saved-about-over = Skończona, ale nie wszyscy mogą o tym wiedzieć · { $ago }
saved-about-damaged = { $moves ->
    [0] Uszkodzona od pierwszego ruchu · { $ago }
    [one] Uszkodzona po 1 ruchu · { $ago }
    [few] Uszkodzona po { $moves } ruchach · { $ago }
   *[many] Uszkodzona po { $moves } ruchach · { $ago }
}
saved-about-seat = Przy czyimś stole · { $ago }
saved-ago = { $unit ->
    [days] { $count ->
        [one] 1 dzień temu
        [few] { $count } dni temu
       *[many] { $count } dni temu
    }
    [hours] { $count } godz. temu
    [minutes] { $count } min temu
   *[now] przed chwilą
}
resume-by-message = Twoja gra: { $game }
resume-last = Wznów grę: { $game }
saved-own = { $moves ->
    [one] { $when }  twój stół, z tobą: { $names }; 1 ruch
    [few] { $when }  twój stół, z tobą: { $names }; { $moves } ruchy
   *[many] { $when }  twój stół, z tobą: { $names }; { $moves } ruchów
}
saved-own-damaged = { $moves ->
    [0] { $when }  twój stół, z tobą: { $names }; uszkodzona od pierwszego ruchu
    [one] { $when }  twój stół, z tobą: { $names }; uszkodzona po 1 ruchu
    [few] { $when }  twój stół, z tobą: { $names }; uszkodzona po { $moves } ruchach
   *[many] { $when }  twój stół, z tobą: { $names }; uszkodzona po { $moves } ruchach
}
saved-over = { $when }  twój stół; skończona, ale mogą jeszcze o tym nie wiedzieć: { $names }
saved-seat = { $when }  stół: { $names }
saved-friend = ktoś znajomy
news-deal-fair = Uczciwe rozdanie: nikt nie wybrał kart, a każda, którą widzisz, się zgadza. { $own ->
    [yes] Twoje urządzenie pomogło je potasować.
   *[no] Wkład bez ciebie: { $names }.
}
