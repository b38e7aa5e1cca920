error-link = Połączenie się nie udało. Spróbuj z nowym zaproszeniem.
error-no-path = Nie udało się was połączyć. Albo wasze sieci nie pozwalają na połączenie bezpośrednie, albo gra po drugiej stronie jest zamknięta. Jedno z was może spróbować innej sieci (dane komórkowe albo Wi-Fi drugiej osoby) lub przekaźnika. Na co pozwala twoja sieć, pokaże: { -command } doctor. Potem zacznij z nowym zaproszeniem: to jest już zużyte.
error-no-path-in-page = Nie udało się dotrzeć do drugiej osoby. Czy ma jeszcze otwartą stronę? Jeśli tak, wasze sieci nie pozwalają na połączenie bezpośrednie: jedno z was może spróbować innej sieci (dane komórkowe albo Wi-Fi drugiej osoby). Potem wyślij nowe zaproszenie: to jest już zużyte.
error-answered-already = Na to zaproszenie przyszła już odpowiedź, a przeglądarka przyjmuje tylko jedną. Wyślij nowe zaproszenie.
error-came-and-went = Ktoś połączył się tą odpowiedzią, ale zniknął, zanim usiadł. Wyślij nowe zaproszenie: to jest już zużyte.
error-guests-page = Żeby skorzystać z zaproszenia, otwórz jego link.
error-unfinished-link = Urządzenie drugiej osoby się odezwało, ale nie dokończyło łączenia. Spróbuj z nowym zaproszeniem.
error-link-not-secured = Urządzenie drugiej osoby się odezwało, ale nie udało się zabezpieczyć połączenia. Spróbuj z nowym zaproszeniem.
error-link-broken-off = Urządzenie drugiej osoby się odezwało, ale połączenie się zerwało. Spróbuj z nowym zaproszeniem.
error-somebody-else-answered = Odpowiedział ktoś inny niż zaproszona osoba. Spróbuj z nowym zaproszeniem i wyślij je na czacie, który czytacie tylko wy dwoje.
error-library-failed = Połączenie nie udało się przez błąd wewnętrzny ({ $reason }). Spróbuj z nowym zaproszeniem.
error-resume-ticket-unusable = Nie udało się odtworzyć zapisanego połączenia. Spróbuj z nowym zaproszeniem.
error-relay-refused = Przekaźnik { $server } odmówił połączenia: { $reason }. Sprawdź jego nazwę użytkownika i hasło w ustawieniach.
error-relay-silent = Przekaźnik { $server } nie odpowiada. Spróbuj później albo bez niego.
error-relay-unknown = Nie można znaleźć przekaźnika { $server }. Sprawdź jego nazwę w ustawieniach.
error-relay-unreachable = Nie można połączyć się z przekaźnikiem { $server }: { $reason }. Spróbuj później albo bez niego.
error-no-address = Ten komputer nie jest w sieci, przez którą znajomi mogliby do ciebie dotrzeć. Połącz się z taką i spróbuj ponownie.
error-no-address-in-page = Ta przeglądarka nie pozwala stronie łączyć się z innymi urządzeniami. Masz internet? Jeśli tak, zezwól na WebRTC w jej ustawieniach albo użyj innej przeglądarki. Na iPhonie wyłącz dla tej witryny tryb blokady.
error-port-taken = Nie można otworzyć portu { $port } na tym komputerze. Może używa go inna gra: zamknij ją albo wybierz inny port.

## The end of a connection.

error-link-closed = Druga osoba zamknęła grę.
error-link-closed-here = Połączenie zamknięto z twojej strony.
error-stopped-waiting = Czekanie przerwane.
error-player-left = Druga osoba odeszła od stołu.
error-link-lost = Połączenie się zerwało.
error-link-broken = Połączenie się zerwało.
error-link-silent = { $unit ->
    [hours] { $count ->
        [one] Urządzenie drugiej osoby milczy od 1 godziny.
        [few] Urządzenie drugiej osoby milczy od { $count } godzin.
       *[many] Urządzenie drugiej osoby milczy od { $count } godzin.
    }
    [minutes] { $count ->
        [one] Urządzenie drugiej osoby milczy od 1 minuty.
        [few] Urządzenie drugiej osoby milczy od { $count } minut.
       *[many] Urządzenie drugiej osoby milczy od { $count } minut.
    }
   *[seconds] { $count ->
        [one] Urządzenie drugiej osoby milczy od 1 sekundy.
        [few] Urządzenie drugiej osoby milczy od { $count } sekund.
       *[many] Urządzenie drugiej osoby milczy od { $count } sekund.
    }
}
error-link-restarted = Gra drugiej osoby została zamknięta i otwarta ponownie.

## The other program talks nonsense.

error-garbled-link = { -nonsense }
error-link-flooded = Urządzenie drugiej osoby wysłało o wiele więcej, niż trzeba do gry, więc połączenie zostało zamknięte. Spróbuj z nowym zaproszeniem.
error-said-no-hello = Urządzenie drugiej osoby nie podało, co to za gra, więc połączenie zostało zamknięte. Sprawdźcie, czy macie tę samą wersję.
error-too-much-nonsense = Urządzenie drugiej osoby wysłało zbyt wiele niezrozumiałych wiadomości, więc połączenie zostało zamknięte. Sprawdźcie, czy macie tę samą wersję.
error-reads-nothing = Urządzenie drugiej osoby przestało odpowiadać, więc połączenie zostało zamknięte. Spróbuj z nowym zaproszeniem.
error-restarted-too-often = Gra drugiej osoby zbyt często startowała od nowa, więc połączenie zostało zamknięte. Spróbuj z nowym zaproszeniem.
error-remote-frame-too-long = Urządzenie drugiej osoby wysłało zbyt długą wiadomość (ponad { $most } B). Sprawdźcie, czy macie tę samą wersję.
error-link-not-introduced = Urządzenie drugiej osoby nie podało, co to za gra. Sprawdźcie, czy macie tę samą wersję.
error-frame-left-out = { -nonsense }
error-acknowledged-unsent = { -nonsense }
error-answered-unasked = { -nonsense }
error-sdp-without-address = Ten kod nie mówi, gdzie szukać drugiej osoby. Poproś o nowy.
error-sdp-unusable = Danych połączenia z tego kodu nie da się użyć: { $reason }. Poproś o nowy kod.
error-sdp-of-no-channel = Ten kod nie jest do gry. Poproś o nowy.

## Programs at this end.

error-frame-of-half-characters = Wiadomość zawiera połowę pary zastępczej, więc nie można jej wysłać.
error-message-too-long = Wiadomość jest za długa: ma { $size } B, a może mieć najwyżej { $most } B.
error-frame-of-several-lines = Wiadomość na stdout musi mieć jeden wiersz.
error-stdout-unread = Nikt już nie czyta stdout.
error-stdin-no-frame = Wiersz na stdin nie jest wiadomością: { $reason }.
error-stdin-unreadable = Nie da się już czytać stdin.
error-stdin-ended = stdin się skończyło.
error-unsupported-library = Program potrzebuje { $packages }, a zainstalowane jest { $installed }. Naprawisz to przez: pip install { $packages }
error-library-not-loaded = Program potrzebuje { $packages }, ale nie da się tego wczytać ({ $reason }). Naprawisz to przez: pip install { $packages }

## Servers and ports, as they are typed.

error-no-stun-server = „{ $text }” to nie adres serwera STUN. Zapisz go jako host:port, na przykład { $example }.
error-no-turn-server = To nie adres przekaźnika. Zapisz go jako turn:user:password@host:port?transport=udp.
error-turn-without-user = Przekaźnik wymaga nazwy użytkownika i hasła: turn:user:password@host:port.
error-turns-over-udp = turns: oznacza TLS, a to nie działa z transport=udp. Użyj turn: albo pomiń transport=udp.
error-port-out-of-range = { $least ->
    [0] Port to liczba od 1 do 65535 albo 0, czyli dowolny wolny, a nie { $port }.
   *[1] Port to liczba od 1 do 65535, a nie { $port }.
}
error-no-ipv6-address = { $text } to nie adres IPv6.

## Handing over an invitation.

error-invitation = Nie udało się skopiować ani otworzyć zaproszenia. Skopiuj je z ekranu.
error-clipboard = Nie mamy dostępu do schowka. Skopiuj wiadomość z ekranu albo pokaż ją jako kod QR.
error-clipboard-silent = Schowek nie odpowiada. Skopiuj wiadomość z ekranu albo pokaż ją jako kod QR.
error-clipboard-unwilling = Schowek nie przyjął wiadomości. Skopiuj ją z ekranu albo pokaż jako kod QR.
error-too-long-for-qr = Ten tekst jest za długi na kod QR. Wyślij go jako wiadomość.
