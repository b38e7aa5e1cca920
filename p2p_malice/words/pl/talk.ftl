talk-send-invitation = { $friend ->
    [0] Wyślij to drugiej osobie:
    [few] Wyślij to osobie { $friend }:
   *[many] Wyślij to osobie { $friend }:
}
code-for-all = { $count ->
    [one] Wyślij to komuś: kto pierwszy otworzy, ten siada.
    [few] Jeden link dla wszystkich: siadają { $count } pierwsze osoby, które go otworzą.
   *[many] Jeden link dla wszystkich: siada { $count } pierwszych osób, które go otworzą.
}
talk-send-reply = Wyślij tę odpowiedź gospodarzowi:
lobby-about = Zaprasza { $host } · { $plays }
talk-copied = Skopiowane. Wklej to na czacie.
code-kept = Wiadomość jest też w { $file }

## Line by line.

plain-talk = w = otwórz w WhatsAppie   qr = pokaż jako kod QR   c = kopiuj   quit = przerwij
plain-talk-new = new = zrób nowe zaproszenie; to powyżej przestanie działać
plain-talk-friend = w { $friend } = otwórz w WhatsAppie   qr { $friend } = pokaż kod QR   c { $friend } = kopiuj   new { $friend } = wymień na nowe
plain-talk-everybody = ask = pytaj mnie, zanim ktoś usiądzie   out 2 = osoba 2 to ktoś obcy: zwolnij miejsce i zrób nowy link
plain-talk-start = start = graj bez brakujących graczy   quit = przerwij
plain-paste-invitation = Wklej zaproszenie albo całą wiadomość, w której przyszło:
plain-nothing-to-paste = Gospodarz jeszcze nie wkleił twojej odpowiedzi. Wpisz { -type-w }, { -type-qr }, { -type-c } albo { -type-quit }.
plain-which-friend = Która osoba? Wpisz { $word } i numer: { $numbers }.
plain-no-browser = Nie udało się otworzyć przeglądarki. Skopiuj wiadomość przez { -type-c } i wklej ją.
plain-choose = Twój wybór (1-{ $count }):
plain-no-such-choice = Nie ma takiej możliwości: „{ $answer }”. Wpisz liczbę od 1 do { $count }.
plain-suggestions = Zwykle: { $suggestions }
plain-choice = { $choice }. { $line }
plain-besides = Żeby najpierw dostosować grę, wpisz { -type-change } i jej nazwę, na przykład { $word }.
plain-form = Enter zostawia to, co w nawiasie, - czyści pole, a { -type-quit } wraca.
plain-empty = puste
plain-field = { $label } [{ $now }]:
plain-range = { $label }, od { $least } do { $most }
plain-more = { $label }, np. jokers=1 deals=3 (? pokazuje listę) [{ $now }]:
plain-no-such-field = Nie ma tu niczego o nazwie „{ $name }”. Wpisz ?, żeby zobaczyć listę.
plain-no-such-number = Wpisz liczbę od { $least } do { $most }.
