### Wat er misging met een verbinding, of met een uitnodiging onderweg.

error-link = De verbinding is mislukt. Probeer het met een nieuwe uitnodiging.
error-no-path = Verbinden is niet gelukt. Of jullie netwerken laten geen directe verbinding toe, of het spel van de ander is gesloten. Probeer een ander netwerk (mobiele data, of de wifi van de ander) of een relay. Wat je netwerk toelaat, zie je met: { -command } doctor. Begin dan opnieuw met een nieuwe uitnodiging: deze werkt niet meer.
error-no-path-in-page = De ander was niet te bereiken. Staat de pagina daar nog open? Dan laten jullie netwerken geen directe verbinding toe: een van jullie kan een ander netwerk proberen (mobiele data, of de wifi van de ander). Stuur daarna een nieuwe uitnodiging: deze werkt niet meer.
error-answered-already = Die uitnodiging is al beantwoord, en een browser neemt maar één antwoord aan. Stuur een nieuwe uitnodiging.
error-came-and-went = Iemand kwam met dit antwoord binnen, maar vertrok zonder te gaan zitten. Stuur een nieuwe uitnodiging: deze werkt niet meer.
error-guests-page = Een uitnodiging gebruik je door de link te openen.
error-unfinished-link = Het apparaat van de ander was bereikt, maar de verbinding kwam niet tot stand. Probeer het met een nieuwe uitnodiging.
error-link-not-secured = Het apparaat van de ander was bereikt, maar de verbinding kon niet worden beveiligd. Probeer het met een nieuwe uitnodiging.
error-link-broken-off = Het apparaat van de ander was bereikt, maar de verbinding viel weg. Probeer het met een nieuwe uitnodiging.
error-somebody-else-answered = Er antwoordde iemand anders dan bedoeld. Probeer het met een nieuwe uitnodiging, en stuur die in een chat die alleen jullie twee kunnen lezen.
error-library-failed = De verbinding mislukte door een interne fout ({ $reason }). Probeer het met een nieuwe uitnodiging.
error-resume-ticket-unusable = De opgeslagen verbinding kwam niet terug. Probeer het met een nieuwe uitnodiging.
error-relay-refused = De relay { $server } weigerde de verbinding: { $reason }. Controleer de gebruikersnaam en het wachtwoord in de instellingen.
error-relay-silent = De relay { $server } antwoordde niet. Probeer het later nog eens, of zonder.
error-relay-unknown = De relay { $server } is niet te vinden. Controleer de naam in de instellingen.
error-relay-unreachable = De relay { $server } is niet te bereiken: { $reason }. Probeer het later nog eens, of zonder.
error-no-address = Deze computer zit niet op een netwerk waar anderen hem kunnen bereiken. Maak verbinding met een netwerk en probeer het opnieuw.
error-no-address-in-page = Deze browser laat de pagina geen verbinding maken met andere apparaten. Ben je online? Sta dan WebRTC toe in de instellingen, of probeer een andere browser. Op een iPhone: zet de isolatiemodus uit voor deze site.
error-port-taken = Poort { $port } kan op deze computer niet worden geopend. Misschien is die in gebruik bij een ander spel: sluit dat, of kies een andere poort.

## Het einde van een verbinding.

error-link-closed = De ander heeft het spel gesloten.
error-link-closed-here = Je hebt de verbinding gesloten.
error-stopped-waiting = Je wacht niet langer.
error-player-left = De ander is van tafel gegaan.
error-link-lost = De verbinding is weggevallen.
error-link-broken = De verbinding is weggevallen.
error-link-silent = { $unit ->
    [hours] { $count ->
        [one] Het apparaat van de ander zwijgt al 1 uur.
       *[other] Het apparaat van de ander zwijgt al { $count } uur.
    }
    [minutes] { $count ->
        [one] Het apparaat van de ander zwijgt al 1 minuut.
       *[other] Het apparaat van de ander zwijgt al { $count } minuten.
    }
   *[seconds] { $count ->
        [one] Het apparaat van de ander zwijgt al 1 seconde.
       *[other] Het apparaat van de ander zwijgt al { $count } seconden.
    }
}
error-link-restarted = Het spel van de ander is gesloten en opnieuw geopend.

## Het andere programma praat onzin.

error-garbled-link = { -nonsense }
error-link-flooded = Het apparaat van de ander stuurde veel meer dan een spel nodig heeft, dus de verbinding is gesloten. Probeer het met een nieuwe uitnodiging.
error-said-no-hello = Het apparaat van de ander zei niet welk spel het is, dus de verbinding is gesloten. Zorg dat jullie allebei dezelfde versie hebben.
error-too-much-nonsense = Het apparaat van de ander stuurde te veel onbegrijpelijke berichten, dus de verbinding is gesloten. Zorg dat jullie allebei dezelfde versie hebben.
error-reads-nothing = Het apparaat van de ander reageert niet meer, dus de verbinding is gesloten. Probeer het met een nieuwe uitnodiging.
error-restarted-too-often = Het spel van de ander begon te vaak opnieuw, dus de verbinding is gesloten. Probeer het met een nieuwe uitnodiging.
error-remote-frame-too-long = Het apparaat van de ander stuurde een te lang bericht (meer dan { $most } bytes). Zorg dat jullie allebei dezelfde versie hebben.
error-link-not-introduced = Het apparaat van de ander zei niet welk spel het is. Zorg dat jullie allebei dezelfde versie hebben.
error-frame-left-out = { -nonsense }
error-acknowledged-unsent = { -nonsense }
error-answered-unasked = { -nonsense }
error-sdp-without-address = In deze code staat niet waar de ander te bereiken is. Vraag om een nieuwe.
error-sdp-unusable = De verbindingsgegevens in deze code zijn onbruikbaar: { $reason }. Vraag de ander om een nieuwe.
error-sdp-of-no-channel = Deze code is niet voor een spel. Vraag de ander om een nieuwe.

## Programma's aan deze kant.

error-frame-of-half-characters = Het bericht bevat een half surrogaatpaar en kan dus niet worden verstuurd.
error-message-too-long = Het bericht is te lang: het heeft { $size } bytes, en { $most } is de grens.
error-frame-of-several-lines = Een bericht op stdout moet één regel zijn.
error-stdout-unread = stdout wordt niet meer gelezen.
error-stdin-no-frame = Een regel op stdin is geen bericht: { $reason }.
error-stdin-unreadable = stdin is niet meer te lezen.
error-stdin-ended = stdin is afgelopen.
error-unsupported-library = Dit programma heeft { $packages } nodig, maar { $installed } is geïnstalleerd. Los het op met: pip install { $packages }
error-library-not-loaded = Dit programma heeft { $packages } nodig, maar dat laadt niet ({ $reason }). Los het op met: pip install { $packages }

## Servers en poorten, zoals ze worden getypt.

error-no-stun-server = “{ $text }” is geen adres van een STUN-server. Schrijf het als host:port, bijvoorbeeld { $example }.
error-no-turn-server = Dat is geen adres van een relay. Schrijf het als turn:user:password@host:port?transport=udp.
error-turn-without-user = De relay heeft een gebruikersnaam en een wachtwoord nodig: turn:user:password@host:port.
error-turns-over-udp = turns: betekent TLS, en dat werkt niet met transport=udp. Gebruik turn:, of laat transport=udp weg.
error-port-out-of-range = { $least ->
    [0] Een poort is een getal van 1 tot 65535, of 0 voor een willekeurige vrije, niet { $port }.
   *[1] Een poort is een getal van 1 tot 65535, niet { $port }.
}
error-no-ipv6-address = { $text } is geen IPv6-adres.

## Een uitnodiging doorgeven.

error-invitation = De uitnodiging kon niet worden gekopieerd of geopend. Kopieer de tekst van het scherm.
error-clipboard = Het klembord is niet te bereiken. Kopieer het bericht van het scherm, of toon het als QR-code.
error-clipboard-silent = Het klembord antwoordde niet. Kopieer het bericht van het scherm, of toon het als QR-code.
error-clipboard-unwilling = Het klembord nam het bericht niet aan. Kopieer het van het scherm, of toon het als QR-code.
error-too-long-for-qr = Deze tekst is te lang voor een QR-code. Stuur hem als bericht.
