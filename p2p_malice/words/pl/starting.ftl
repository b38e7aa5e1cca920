## The start.

start-about = Gry karciane ze znajomymi, prosto z urządzenia na urządzenie. Masz zaproszenie? Wklej je tutaj.
start-join = Dołącz do gry
start-play-here = Nie masz zaproszenia? Zagraj tutaj albo zaproś kogoś
start-alone = Nie masz z kim grać? Na tej stronie można tylko dołączyć do czyjegoś stołu. Do gry z komputerem i zapraszania potrzebny jest program: zapytaj osobę, od której masz ten adres.
start-paste-first = Najpierw wklej zaproszenie.
start-repaired = { $count ->
    [0] { $others ->
        [yes] W tym tekście był więcej niż jeden kod. Bierzemy ostatni.
       *[no] { "" }
    }
    [one] Poprawiliśmy 1 błędny znak w kodzie.
    [few] Poprawiliśmy { $count } błędne znaki w kodzie.
   *[many] Poprawiliśmy { $count } błędnych znaków w kodzie.
}
start-fault = Nie udało się połączyć. { $fault }

## Another tab, another invitation.

tab-title = Grasz w innej karcie
tab-about = Przejdź do tamtej karty przeglądarki albo przenieś grę tutaj.
tab-about-page = Przejdź do tamtej karty przeglądarki: strona gospodarza może rozmawiać tylko z nią.
tab-here = Graj tutaj
switch-game = { $friends ->
    [none] Czy to gospodarz przysłał ci to zaproszenie do tej gry? Jeśli nie, pomiń je: ktoś inny mógłby zająć twoje miejsce.
   *[other] Czy to zaproszenie do tej gry przyszło od kogoś z tego stołu ({ $friends })? Jeśli nie, pomiń je: ktoś inny mógłby zająć twoje miejsce.
}
switch-waiting = Wciąż czekasz na gospodarza. Przerwać czekanie i użyć tego zaproszenia?
switch-ignore = Pomiń
error-not-your-table = To zaproszenie prowadzi do innego stołu. Nikt się niczego nie dowiedział, a twoje miejsce czeka. Poproś gospodarza o nowe zaproszenie.
switch-not = To nie jest zaproszenie

## A reply that was opened here.

reply-title = To jest odpowiedź
reply-how = Skopiuj ją i wklej w grze, która na nią czeka.
reply-table = Jeśli zaproszenie wyszło z tej przeglądarki, twoja strona została w międzyczasie zamknięta. Otwórz swój stół i zaproś ponownie.
reply-to-table = Otwórz mój stół
reply-arrived = Jest odpowiedź
reply-arrived-how = Przejdź do karty przeglądarki ze stołem i wybierz „Użyj”. Tę możesz zamknąć.
return-seat = Twoje miejsce czeka
return-by-code = { $friends ->
    [none] Ta strona nie znajdzie sama drogi do stołu. Poproś gospodarza o nowe zaproszenie i otwórz je tutaj: gra potoczy się dalej od tego samego miejsca.
   *[other] Grają z tobą: { $friends }. Ta strona nie znajdzie sama drogi do stołu: poproś gospodarza o nowe zaproszenie i otwórz je tutaj.
}
reply-send = { $way ->
    [share] Udostępnij…
   *[whatsapp] Wyślij przez WhatsApp
}
ask-host = Nie masz jeszcze zaproszenia?
ask-host-send = { $way ->
    [share] { $name ->
        [none] Zapytaj gospodarza
       *[other] Zapytaj: { $name }
    }
   *[whatsapp] { $name ->
        [none] Zapytaj przez WhatsApp
       *[other] Zapytaj przez WhatsApp: { $name }
    }
}
guest-closed-title = Nie ma cię już przy stole
guest-own-game = Zacznij własną grę
ask-host-message = Nasza gra w karty straciła połączenie. Wyślij mi, proszę, nowe zaproszenie. Jeśli gra jest zamknięta, najpierw otwórz ją ponownie.
landing-back = { $friends ->
    [none] Wróć do gry
   *[other] Wróć do gry ({ $friends })
}
landing-same = Jeśli to zaproszenie do gry, w której już jesteś, „{ landing-join }” zaprowadzi cię z powrotem na twoje miejsce.
met = Ty i { $name } macie już za sobą wspólne gry.
met-wins = Ty i { $name } macie już za sobą wspólne gry. Wygrane gry: { $counts }
met-old = Twoja ostatnia gra przy tym stole: { $date }. Jeśli już go nie ma, to zaproszenie donikąd nie prowadzi.
met-newer = Najnowszy stół: { $name }
met-message = Zagramy znowu w karty? Wyślij mi, proszę, nowe zaproszenie.

## Where the direct way leads nowhere at first. `{ $name }` is the host's, `none` where the invitation doesn't say.

landing-courier = { $name ->
    [none] Zapieczętowaną odpowiedź do gospodarza niesie kurier.
   *[other] Zapieczętowaną odpowiedź niesie kurier (adresat: { $name }).
} Osoba, która go prowadzi, widzi twój adres w internecie i porę połączenia, ale nie imię, karty ani to, co kurier niesie.
call-one-more = { $name ->
    [none] Gospodarz potrzebuje twojej odpowiedzi
   *[other] { $name } potrzebuje twojej odpowiedzi
}
call-step-open = { $how ->
    [link] { $name ->
        [none] Gospodarz stuka w link z odpowiedzi albo wkleja ją w grze, która czeka.
       *[other] { $name } stuka w link z odpowiedzi albo wkleja ją w grze, która czeka.
    }
   *[paste] { $name ->
        [none] Gospodarz wkleja ją w grze, która czeka.
       *[other] { $name } wkleja ją w grze, która czeka.
    }
}
call-step-back = Wróć tutaj i nie zamykaj tej strony. Stół otworzy się sam.
call-send = { $way ->
    [share] { $name ->
        [none] Wyślij gospodarzowi
       *[other] Wyślij: { $name }
    }
   *[whatsapp] Wyślij przez WhatsApp
}
call-sent = { $name ->
    [none] Czekamy, aż gospodarz otworzy twoją odpowiedź
   *[other] Czekamy, aż { $name } otworzy twoją odpowiedź
}
call-sent-how = Nie zamykaj tej strony: stół otworzy się sam.
call-sent-long = { $name ->
    [none] Długo to trwa? Zapytaj gospodarza, czy wiadomość dotarła. Jeśli nie, poproś o nowe zaproszenie i wklej je tutaj.
   *[other] Długo to trwa? { $name } powie ci, czy wiadomość dotarła. Jeśli nie, poproś o nowe zaproszenie i wklej je tutaj.
}
call-send-again = Wyślij odpowiedź ponownie
call-asleep = { $name ->
    [none] Urządzenie gospodarza chyba śpi
   *[other] { $name }: urządzenie chyba śpi
}
call-asleep-how = Jesteś na liście: stół otworzy się, gdy tylko się obudzi. Nie zamykaj tej strony. Jeśli ten stół jest już zamknięty, poproś o nowe zaproszenie.
call-over = Tego stołu może już nie być
call-over-how = Poproś o nowe zaproszenie. Jeśli tylko urządzenie po drugiej stronie śpi, stół otworzy się, gdy się obudzi: w tym celu nie zamykaj tej strony.
call-coming-back = Wracamy do stołu…
call-coming-back-how = Gdy połączenie wróci, dołączysz automatycznie. Jeśli to długo trwa, poproś o nowe zaproszenie i otwórz je.
call-paste-another = Wklej inne zaproszenie
call-no-way = Ta przeglądarka nie może się połączyć
call-no-way-how = Ta przeglądarka nie pozwala stronie łączyć się z innymi urządzeniami. Zezwól na WebRTC w jej ustawieniach albo użyj innej przeglądarki. Na iPhonie wyłącz dla tej witryny tryb blokady.
call-reply = { $name } przyjmuje twoje zaproszenie. Skopiuj całą tę wiadomość i wklej ją w grze, która czeka.
call-reply-link = Albo stuknij ten link na urządzeniu, które czeka: { $link }
