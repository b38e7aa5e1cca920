### Codes: de eigen code doorgeven, die van een ander plakken.

talk-send-invitation = { $friend ->
    [0] Stuur dit naar je gast:
   *[other] Stuur dit naar gast { $friend }:
}
code-for-all = { $count ->
    [one] Stuur dit naar je gast: wie dat het eerst opent, schuift aan.
   *[other] Eén link voor iedereen: de eerste { $count } die hem openen, schuiven aan.
}
talk-send-reply = Stuur dit antwoord naar je host:
lobby-about = Aan de tafel van { $host } · { $plays }
talk-copied = Gekopieerd. Plak het in je chat.
code-kept = Het bericht staat ook in { $file }

## Regel voor regel.

plain-talk = w = open het in WhatsApp   qr = toon de code als QR-code   c = kopieer het   quit = stop
plain-talk-new = new = maak een nieuwe uitnodiging; die hierboven werkt dan niet meer
plain-talk-friend = w { $friend } = open het in WhatsApp   qr { $friend } = toon een QR-code   c { $friend } = kopieer het   new { $friend } = vervang het
plain-talk-everybody = ask = vraag het mij voor iemand aanschuift   out 2 = gast 2 ken ik niet: maak de plek vrij, en een nieuwe link
plain-talk-start = start = speel zonder wie er nog niet is   quit = stop
plain-paste-invitation = Plak de uitnodiging, of het hele bericht waar die in staat:
plain-nothing-to-paste = Je host heeft je antwoord nog niet geplakt. Typ { -type-w }, { -type-qr }, { -type-c } of { -type-quit }.
plain-which-friend = Welke gast? Typ { $word } en een nummer: { $numbers }.
plain-no-browser = Er ging geen browser open. Kopieer het bericht met { -type-c } en plak het zelf.
plain-choose = Je keuze (1-{ $count }):
plain-no-such-choice = “{ $answer }” is geen keuze. Typ een getal van 1 tot { $count }.
plain-suggestions = Gewoonlijk: { $suggestions }
plain-choice = { $choice }. { $line }
plain-besides = Om eerst een spel op te zetten, typ { -type-change } en de naam, bijvoorbeeld { $word }.
plain-form = Druk op Enter om te houden wat tussen haken staat, typ - om iets leeg te laten, of { -type-quit } om terug te gaan.
plain-empty = leeg
plain-field = { $label } [{ $now }]:
plain-range = { $label }, { $least } tot { $most }
plain-more = { $label }, zoals jokers=1 deals=3 (? toont ze) [{ $now }]:
plain-no-such-field = Er is hier niets dat “{ $name }” heet. Typ ? voor een lijst.
plain-no-such-number = Typ een getal van { $least } tot { $most }.
