### De pagina van de gast zonder goede uitnodiging, met een tweede, in een tweede tabblad, of waar een antwoord nodig is.

## Het begin.

start-about = Kaartspellen met vrienden, rechtstreeks van apparaat naar apparaat. Ben je uitgenodigd, plak de uitnodiging dan hier.
start-join = Meedoen
start-play-here = Geen uitnodiging? Speel hier, of nodig iemand uit
start-alone = Niemand in de buurt? Deze pagina kan alleen bij een ander aanschuiven. Om tegen de computer te spelen of vrienden uit te nodigen heb je het programma nodig: vraag het aan de persoon van wie je deze link hebt.
start-paste-first = Plak eerst de uitnodiging.
start-repaired = { $count ->
    [0] { $others ->
        [yes] Er stond meer dan één code in die tekst. We hebben de laatste genomen.
       *[no] { "" }
    }
    [one] We hebben 1 fout teken in de code verbeterd.
   *[other] We hebben { $count } foute tekens in de code verbeterd.
}
start-fault = Verbinden is niet gelukt. { $fault }

## Een ander tabblad, een andere uitnodiging.

tab-title = Je speelt in een ander tabblad
tab-about = Ga naar dat tabblad, of haal het spel hierheen.
tab-about-page = Ga naar dat tabblad: de pagina van je host praat alleen met dat ene.
tab-here = Speel hier verder
switch-game = { $friends ->
    [none] Heeft je host je deze uitnodiging voor dit spel gestuurd? Zo niet, negeer de uitnodiging dan: wie die stuurde, zou je plek kunnen innemen.
   *[other] Heeft { $friends } je deze uitnodiging voor dit spel gestuurd? Zo niet, negeer de uitnodiging dan: wie die stuurde, zou je plek kunnen innemen.
}
switch-waiting = Je wacht nog op je host. In plaats daarvan deze uitnodiging gebruiken?
switch-ignore = Negeren
error-not-your-table = Deze uitnodiging is voor een andere tafel. Wie die maakte, is niets te weten gekomen, en je plek is bewaard. Vraag je host om een nieuwe uitnodiging.
switch-not = Dat is geen uitnodiging

## Een antwoord dat hier is geopend.

reply-title = Dit is een antwoord
reply-how = Kopieer het en plak het in het spel dat erop wacht.
reply-table = Als je vanuit deze browser hebt uitgenodigd, is je pagina intussen gesloten. Open je tafel en nodig opnieuw uit.
reply-to-table = Open mijn tafel
reply-arrived = Het antwoord is binnen
reply-arrived-how = Ga naar het tabblad met je tafel en kies “Gebruiken”. Dit tabblad kun je sluiten.
return-seat = Je plek is bewaard
return-by-code = { $friends ->
    [none] Deze pagina vindt de tafel niet vanzelf terug. Vraag je host om een nieuwe uitnodiging en open die hier: het spel gaat verder waar het was.
   *[other] Je speelt met { $friends }. Deze pagina vindt de tafel niet vanzelf terug: vraag je host om een nieuwe uitnodiging en open die hier.
}
reply-send = { $way ->
    [share] Delen…
   *[whatsapp] Sturen via WhatsApp
}
ask-host = Nog geen uitnodiging?
ask-host-send = { $way ->
    [share] { $name ->
        [none] Vraag je host
       *[other] Vraag { $name }
    }
   *[whatsapp] { $name ->
        [none] Vraag via WhatsApp
       *[other] Vraag { $name } via WhatsApp
    }
}
guest-closed-title = Je zit niet meer aan tafel
guest-own-game = Zelf een spel beginnen
ask-host-message = Ons kaartspel is de verbinding kwijt. Stuur je me een nieuwe uitnodiging? Heb je het spel gesloten, open het dan eerst weer.
landing-back = { $friends ->
    [none] Terug naar je spel
   *[other] Terug naar je spel met { $friends }
}
landing-same = Is dit voor het spel waar je al in zat, dan brengt “{ landing-join }” je terug naar je plek.
met = Je hebt al eens met { $name } gespeeld.
met-wins = Je hebt al eens met { $name } gespeeld. Gewonnen spellen: { $counts }
met-old = Je zat op { $date } voor het laatst aan deze tafel. Bestaat die niet meer, dan leidt deze uitnodiging nergens meer heen.
met-newer = Naar de nieuwste tafel van { $name }
met-message = Zullen we weer kaarten? Stuur je me een nieuwe uitnodiging?

## Waar de directe weg eerst nergens heen leidt.

landing-courier = { $name ->
    [none] Een koerier brengt je verzegelde antwoord naar je host.
   *[other] Een koerier brengt je verzegelde antwoord naar { $name }.
} Wie de koerier beheert, ziet je internetadres en wanneer je aanklopte, maar niet je naam, de kaarten of wat er wordt gebracht.
call-one-more = { $name ->
    [none] Je host heeft je antwoord nodig
   *[other] { $name } heeft je antwoord nodig
}
call-step-open = { $how ->
    [link] { $name ->
        [none] Je host tikt op de link erin, of plakt het in het spel dat wacht.
       *[other] { $name } tikt op de link erin, of plakt het in het spel dat wacht.
    }
   *[paste] { $name ->
        [none] Je host plakt het in het spel dat wacht.
       *[other] { $name } plakt het in het spel dat wacht.
    }
}
call-step-back = Kom hier terug en houd deze pagina open. De tafel gaat vanzelf open.
call-send = { $way ->
    [share] { $name ->
        [none] Naar je host sturen
       *[other] Naar { $name } sturen
    }
   *[whatsapp] Sturen via WhatsApp
}
call-sent = { $name ->
    [none] Wachten tot je host je antwoord opent
   *[other] Wachten tot { $name } je antwoord opent
}
call-sent-how = Houd deze pagina open: de tafel gaat vanzelf open.
call-sent-long = { $name ->
    [none] Duurt het lang? Vraag je host of je bericht is aangekomen. Zo niet, vraag dan om een nieuwe uitnodiging en plak die hier.
   *[other] Duurt het lang? Vraag { $name } of je bericht is aangekomen. Zo niet, vraag dan om een nieuwe uitnodiging en plak die hier.
}
call-send-again = Stuur het antwoord nog eens
call-asleep = { $name ->
    [none] Het apparaat van je host slaapt misschien
   *[other] Het apparaat van { $name } slaapt misschien
}
call-asleep-how = Je staat op de lijst: de tafel gaat open zodra het wakker wordt. Houd deze pagina open. Is die tafel al voorbij, vraag dan om een nieuwe uitnodiging.
call-over = Misschien is deze tafel al voorbij
call-over-how = Vraag om een nieuwe uitnodiging. Slaapt daar alleen het apparaat, dan gaat de tafel open zodra het wakker wordt: houd daarvoor deze pagina open.
call-coming-back = Terug naar de tafel…
call-coming-back-how = Je schuift vanzelf weer aan zodra er verbinding is. Duurt het lang, vraag dan om een nieuwe uitnodiging en open die.
call-paste-another = Plak een andere uitnodiging
call-no-way = Deze browser krijgt geen verbinding
call-no-way-how = Deze browser laat de pagina geen verbinding maken met andere apparaten. Sta WebRTC toe in de instellingen, of probeer een andere browser. Op een iPhone: zet de isolatiemodus uit voor deze site.
call-reply = { $name } neemt je uitnodiging aan. Kopieer dit hele bericht en plak het in het spel dat wacht.
call-reply-link = Of tik op deze link op het apparaat dat wacht: { $link }
