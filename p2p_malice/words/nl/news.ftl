### Nieuws: over codes, over verbindingen, over wie komt en gaat.

-program = p2p-malice

news-gathering = Je code wordt gemaakt…
news-port-closed = Je router heeft de poort niet geopend. Komt de ander er niet in, open dan zelf een UDP-poort in de instellingen van de router en kies die met --port.
news-unknown-outside = Geen enkele server op internet antwoordde, dus deze code werkt alleen op je eigen netwerk. Is de ander ergens anders, probeer dan mobiele data of een andere wifi.
news-waiting = { $is_carried ->
    [yes] Houd dit open: de link werkt alleen zolang dit programma loopt.
   *[no] { $friends ->
        [0] Misschien heeft je host dit antwoord nodig om je binnen te laten. Houd dit open tot je aan tafel zit.
        [one] Stuurt de ander je een antwoord, plak het dan hier; soms is het niet nodig. Houd dit open: de uitnodiging werkt alleen zolang dit programma loopt.
       *[other] Sturen je gasten je antwoorden, plak ze dan hier, in willekeurige volgorde; sommigen komen er ook zonder in. Houd dit open: de uitnodigingen werken alleen zolang dit programma loopt.
    }
}
news-still-waiting = { $friends ->
    [0] { $minutes ->
        [one] Nog steeds wachten (1 minuut). Je antwoord is nog geldig.
       *[other] Nog steeds wachten ({ $minutes } minuten). Je antwoord is nog geldig.
    }
    [one] { $minutes ->
        [one] Nog steeds wachten (1 minuut). Je uitnodiging is nog geldig.
       *[other] Nog steeds wachten ({ $minutes } minuten). Je uitnodiging is nog geldig.
    }
   *[other] { $minutes ->
        [one] Nog steeds wachten (1 minuut). Je uitnodigingen zijn nog geldig.
       *[other] Nog steeds wachten ({ $minutes } minuten). Je uitnodigingen zijn nog geldig.
    }
}
news-stale = { $is_reply ->
    [yes] Je internetadres is veranderd, dus het antwoord hierboven werkt niet meer. Stuur dit nieuwe.
   *[no] Je internetadres is veranderd, dus de uitnodiging hierboven werkt niet meer. Stuur deze nieuwe.
}
news-renewed = { $friend ->
    [0] Hier is een andere uitnodiging voor je gast.
   *[other] Hier is een andere uitnodiging voor gast { $friend }.
}
news-which-friend = Welke gast? Typ { -type-new } en een nummer: { $numbers }.
news-repaired = { $count ->
    [one] We hebben 1 fout teken in de code verbeterd.
   *[other] We hebben { $count } foute tekens in de code verbeterd.
}
news-last-of-several = Er stond meer dan één code in die tekst. We hebben de laatste genomen.
news-connecting = Verbinden…
news-connected = { $relayed ->
    [yes] Verbonden via een relay, met een vertraging van { $round_trip } ms.
   *[no] Rechtstreeks verbonden, met een vertraging van { $round_trip } ms.
}
news-connected-unmeasured = { $relayed ->
    [yes] Verbonden via een relay.
   *[no] Rechtstreeks verbonden.
}
news-connected-of = { $relayed ->
    [yes] { $who } is verbonden via een relay, met een vertraging van { $round_trip } ms.
   *[no] { $who } is rechtstreeks verbonden, met een vertraging van { $round_trip } ms.
}
news-connected-unmeasured-of = { $relayed ->
    [yes] { $who } is verbonden via een relay.
   *[no] { $who } is rechtstreeks verbonden.
}
news-shaky = De verbinding hapert: al een paar seconden niets gehoord.
news-shaky-of = De verbinding met { $who } hapert: al een paar seconden niets gehoord.
news-away = { $is_host ->
    [yes] Je host is niet te bereiken. Het spel is opgeslagen, en je schuift vanzelf weer aan zodra dat weer kan. Duurt het lang, vraag dan om een nieuwe uitnodiging en plak die hier.
   *[no] Je gast is niet te bereiken. Het spel is opgeslagen. Duurt het lang, nodig dan opnieuw uit.
}
news-away-of = { $who } is niet te bereiken. Het spel is opgeslagen. Duurt het lang, nodig dan opnieuw uit.
news-back = De verbinding is weer goed.
news-back-of = De verbinding met { $who } is weer goed.
news-lost = { $error } De plek is bewaard: nodig je gast opnieuw uit.
news-lost-of = De verbinding met { $who } is weg. { $error } De plek is bewaard: nodig { $who } opnieuw uit.
news-left = Je gast is weggegaan. De plek is bewaard: terugkomen kan altijd, of nodig opnieuw uit.
news-left-of = { $who } is weggegaan. De plek is bewaard: terugkomen kan altijd, of nodig opnieuw uit.
news-gone = Je gast is voorgoed weggegaan. Je kunt iemand anders uitnodigen of de computer laten spelen.
news-gone-of = { $who } is voorgoed weggegaan. Je kunt iemand anders uitnodigen of de computer laten spelen.
news-stranger = Iemand anders wilde op de plek van { $name } gaan zitten en is geweigerd. De plek blijft van { $name }.
news-other-version = { $older ->
    [yours] Jouw programma is ouder dan dat van de ander, dus jullie kunnen niet samen spelen. Werk het bij zoals je het hebt geïnstalleerd.
   *[friend] Het programma van de ander is ouder dan dat van jou, dus jullie kunnen niet samen spelen. Vraag de ander om het bij te werken.
}
news-coming-back = { $names ->
    [none] We proberen de tafel weer te bereiken. Duurt het lang, vraag dan om een nieuwe uitnodiging.
   *[other] We proberen { $names } weer te bereiken. Misschien moet daar ook dit worden getypt: { -program } resume
}
news-last-call = Het spel is afgelopen. Iedereen krijgt het te horen…
news-here = Je bent al verbonden. Een code is niet nodig.
news-here-of = { $who } is al met die uitnodiging gekomen. Is dit antwoord van iemand anders, geef die dan een eigen uitnodiging.
news-nobody-away = Niemand is weg, dus er is geen nieuwe uitnodiging nodig.
news-back-at-table = { $is_host ->
    [yes] Je bent terug aan tafel. De uitnodiging werkt niet meer.
   *[no] Je bent terug aan tafel. Het antwoord werkt niet meer.
}
news-seat-kept = Je plek is bewaard. Zodra je host het spel hervat, schuif je weer aan met: { -command } resume
news-no-game = Je hebt geen spel om te hervatten.

## Vrienden die nog geen naam hebben, en meer namen.

friend-numbered = Gast { $number }
names-more = { $names }, { $next }
names-last = { $names } en { $next }

## Vragen tijdens een spel.

ask-no-path = Verbinden is niet gelukt. Wat nu?
ask-no-path-new = Probeer het met een nieuwe uitnodiging
ask-no-path-bot = Speel hier tegen de computer
ask-no-path-quit = Stoppen
ask-host-gone = Je host is weg. Wat nu?
ask-host-gone-bot = Speel hier verder tegen de computer
ask-host-gone-quit = Stoppen
ask-game = Welk spel?
ask-game-quit = Annuleren
ask-next = Wat spelen jullie nu?
ask-game-delete = Een spel verwijderen
ask-which-delete = Welk spel wil je verwijderen?
ask-damaged = Hervatten met wat er nog te lezen is?
ask-damaged-yes = { $moves ->
    [0] Opnieuw beginnen met dezelfde kaarten
   *[other] Hervatten na zet { $moves }, de laatste goede
}
ask-damaged-no = Zo laten

## Spellen om te hervatten.

saved-game = { $says }
saved-race = Nog te gaan: { $who }
saved-left = { $name } { $count }
saved-left-you = jij { $count }
saved-many = { $first }, { $second } en { $count } anderen
saved-about = { $about } · { $ago }
saved-about-over = Afgelopen, maar misschien weet nog niet iedereen het · { $ago }
saved-about-damaged = { $moves ->
    [0] Beschadigd vanaf de eerste zet · { $ago }
    [one] Beschadigd na 1 zet · { $ago }
   *[other] Beschadigd na { $moves } zetten · { $ago }
}
saved-about-seat = Aan de tafel van iemand anders · { $ago }
saved-ago = { $unit ->
    [days] { $count ->
        [one] 1 dag geleden
       *[other] { $count } dagen geleden
    }
    [hours] { $count } uur geleden
    [minutes] { $count } min geleden
   *[now] zojuist
}
resume-by-message = Je spel met { $game }
resume-last = Hervat je spel met { $game }
saved-own = { $moves ->
    [one] { $when }  je tafel, met { $names }; 1 zet
   *[other] { $when }  je tafel, met { $names }; { $moves } zetten
}
saved-own-damaged = { $moves ->
    [0] { $when }  je tafel, met { $names }; beschadigd vanaf de eerste zet
    [one] { $when }  je tafel, met { $names }; beschadigd na 1 zet
   *[other] { $when }  je tafel, met { $names }; beschadigd na { $moves } zetten
}
saved-over = { $when }  je tafel; afgelopen, maar misschien nog niet voor { $names }
saved-seat = { $when }  aan de tafel van { $names }
saved-friend = iemand anders
news-deal-fair = Eerlijk gedeeld: niemand koos de kaarten, en elke kaart die je zag klopte. { $own ->
    [yes] Jouw apparaat schudde mee.
   *[no] Zonder jou droegen bij: { $names }.
}
