### Het volle scherm. De letters van de toetsen blijven wat ze zijn.

screen-failed = Dat is niet gelukt
screen-menu-keys = C: dit spel opzetten   F1: hulp   Q: afsluiten
screen-menu-help =
    1, 2, J…    Kies de regel met dat cijfer of die letter
    Pijlen       Bewegen; Enter kiest
    C            Zet het gemarkeerde spel op
    Esc          Naar de laatste regel; nog eens: afsluiten
    Q of F10     Afsluiten
screen-choice-help =
    1, 2…       Kies de regel met dat cijfer
    Pijlen       Bewegen; Enter kiest
    Esc          Terug
screen-form-keys = Ctrl+S: klaar   Esc: annuleren   F1: hulp
screen-form-help =
    Op, neer     Van regel naar regel, net als Tab
    Links/rechts Verander de waarde; een getal typen kan ook
    Ctrl+S       Gebruik deze waarden; Enter doet dat in een tekstregel ook
    Esc          Terug zonder de waarden
profile-key-tabs = Links, rechts: andere spellen
profile-key-invite = I: opnieuw uitnodigen
profile-key-replay = R: herhaling
profile-key-share = S: delen
profile-key-forget = F: iemand wissen
profile-key-back = Esc: terug
profile-help =
    Pijlen       Op en neer scrollen; links en rechts: andere spellen
    1, 2…       Toon de spellen met dat cijfer
    I            Nodig wie samen speelden opnieuw uit
    R            Toon een van de laatste spellen nog eens
    N            ander spel, regels of plaatsen, als jij gastheer bent
    S            Stuur anderen een link die een spel laat zien
    F            Verwijder alle spellen met iemand
    Esc          Terug
screen-text-keys = Pijlen en Page-toetsen scrollen. Esc gaat terug.

## Codes.

screen-paste-reply = Plak het antwoord hier:
screen-paste-carried = Stuurt iemand je een antwoord, plak het dan hier:
screen-paste-invitation = Plak hier de uitnodiging, of het hele bericht waar die in staat:
screen-copied-by-terminal = Het klembord was niet te bereiken, dus is de terminal gevraagd het bericht te kopiëren. Probeer te plakken; lukt dat niet, kopieer het dan van het scherm.
screen-no-browser = Er ging geen browser open. Kopieer het bericht met F2 en plak het zelf.
screen-qr = Laat de ander dit scannen
screen-send-to = Stuur dit naar { $name }:
screen-tab = (Tab: volgende)
screen-box-hint = Plak het, of typ { -type-help } en druk op Enter
screen-status-preparing = Je code wordt gemaakt…
screen-status-waiting = { $who ->
    [host] Wachten op je host · antwoord nog geldig · { $clock }
    [named] Wachten op { $name } · code nog geldig · { $clock }
    [several] Wachten op { $count } gasten · codes nog geldig · { $clock }
   *[friend] Wachten op je gast · code nog geldig · { $clock }
}
screen-status-connecting = Verbinden…
screen-numbered = { $number }. { $name }
screen-friend = { $state ->
    [free] ○ { $name } vrije plek
    [invited] ○ { $name } uitgenodigd { $clock }
    [connecting] ◌ { $name } verbindt
    [here] ● { $name } is er
    [away] ◐ { $name } is weg { $clock }
   *[new] · { $name } nog niet uitgenodigd
}
screen-key-copy = F2 kopiëren
screen-key-chat = F3 WhatsApp
screen-key-qr = F4 QR-code
screen-key-new = F5 nieuwe code
screen-key-start = F6 nu starten
screen-key-help = F1 toetsen
screen-key-stop = Esc stoppen
screen-stop-asks = Niet langer wachten?
screen-stop-means = { $who ->
    [host] Je antwoord werkt dan niet meer.
   *[friend] Je uitnodiging werkt dan niet meer.
}
screen-wait-on = Blijven wachten
screen-stop-waiting = Stoppen
screen-help = Toetsen en opdrachten
screen-help-copy = F2   Ctrl+Y   c       kopieer het bericht
screen-help-chat = F3   Ctrl+W   w       open het in WhatsApp
screen-help-qr = F4   Ctrl+R   qr      toon de code als QR-code
screen-help-new = F5   Ctrl+N   new     vervang de uitnodiging
screen-help-start = F6   Ctrl+T   start   begin zonder wie er nog niet is
screen-help-ask =                 ask     vraag het mij voor iemand aanschuift, of niet
screen-help-out =                 out 2   gast 2 ken ik niet: maak de plek vrij, en een nieuwe link
screen-help-tab = Tab                   het bericht voor de volgende gast
screen-help-clear = Esc                   maak het vak leeg, of stop
screen-help-stop = F10  Ctrl+Q   quit    stop
screen-help-end = Ctrl+C                beëindig het programma, of kopieer wat je selecteerde

## De tafel.

screen-keys = { $undo ->
    [yes] H hint  U terug  T chat  L verloop  ? regels  Tab kijken  F1 toetsen  F10 weg
   *[no] H hint  T chat  L verloop  ? regels  Tab kijken  F1 toetsen  F10 weg
}
screen-watch = + sneller  - langzamer  Spatie pauze of verder  Enter volgende zet  L verloop  ? regels  Tab kijken  F1 toetsen  F10 weg
replay-keys = Links, rechts: zet  Op, neer: beurt  Spatie afspelen of pauze  { $keys }B beste beurt  + sneller  - langzamer  L beurten  F1 toetsen  F10 weg
replay-key-moments = H betere zetten
replay-key-looks = V wiens kaarten
screen-watch-after = R nog een spel bekijken  L verloop  F10 weg
screen-keys-after = R nog een keer  C uitslag kopiëren  T chat  L verloop  F1 toetsen  F10 weg
screen-keys-next = N ander spel
ending-short = nog { $count }
screen-ending-keys = R nog een keer · C kopieer de uitslag · Esc sluiten
screen-finished = Ronde { $number } is afgelopen
screen-finished-line = { $place }. { $name }: { $before } → { $after }
screen-finished-keys = Druk op een toets om te sluiten.
replay-ending-keys = Links terug · Esc sluiten
screen-keys-left = L verloop  F1 toetsen  F10 weg
screen-keys-watching = T chat  L verloop  ? regels  F1 toetsen  F10 weg
screen-table-help =
    H               een hint
    U               neem een zet terug, als de regels dat toestaan
    T               chat
    L               wat er is gebeurd
    ?               de regels waarmee jullie spelen
    R               nog een keer, als dit spel is afgelopen
    C               kopieer de uitslag, als dit spel is afgelopen
    G               meekijkers
    X               verder op een ander apparaat
    B               pauzeren, of verder

    Als er iemand weg is:
    O               laat de computer het overnemen
    K               opslaan en stoppen
    I               nodig opnieuw uit, of plak een nieuwe uitnodiging

    F1   Ctrl+G     deze toetsen
    F10  Ctrl+Q     weggaan
    Ctrl+C          beëindig het programma
screen-watch-help =
    Spatie          pauze of verder
    Enter           de volgende zet
    + -             sneller, langzamer
    Tab             bekijk alle stapels helemaal
    L               wat er is gebeurd
    ?               de regels
    R               nog een spel, als dit is afgelopen

    F1   Ctrl+G     deze toetsen
    F10  Ctrl+Q     weggaan
screen-replay-help =
    Links, rechts   een zet terug, een zet verder
    Op, neer        een beurt terug of verder; de Page-toetsen ook
    Home, End       het begin, het einde
    B               de beste beurt
    H               waar een andere zet je meer had geholpen
    Spatie          afspelen of pauze
    V               wiens kaarten je ziet, in een spel van dit apparaat
    + -             sneller, langzamer
    Tab             bekijk alle stapels helemaal
    L               alle beurten, om erheen te gaan

    F1   Ctrl+G     deze toetsen
    F10  Ctrl+Q     weggaan
screen-default-help =
    1 tot 9         een kaart om te spelen, of een zet uit de lijst
    Letters         wat je kunt toevoegen, of een zet uit de lijst
    Enter           speel wat je hebt gekozen
    Zelfde toets    leg die kaart terug
    Pijlen, spatie  een andere manier van kiezen; de muis werkt ook
    Esc             leg alles terug
    PageDown        meer zetten; PageUp gaat terug
    Tab             bekijk alle stapels helemaal
screen-waiting = Wachten op de anderen
screen-rules-here = { $house ->
    [none] Regels: { $rules }.
   *[other] Regels: { $rules }, met { $house }.
}
screen-over = Het spel is afgelopen
screen-your-turn = Jouw beurt
screen-next-player = Volgende speler
screen-turn-of = { $name } is aan de beurt
screen-turns-of = Wachten op { $names }
screen-title-match = { $title } · spel { $deal } · punten: { $points }
screen-title-many = { $name ->
    [none] { $title } · { $players } spelers
   *[other] { $title } · { $players } spelers · op kop: { $name }, nog { $count }
}
screen-choose-move = Druk op de toets naast een zet.
screen-or-move = Of druk op de toets naast een zet.
screen-pick-cards = { $most ->
    [1] Druk op de toets van een kaart, dan op Enter.
    [one] Druk op de toets van een kaart, dan op Enter.
   *[other] Druk op de toetsen van { $least } tot { $most } kaarten, dan op Enter.
}
screen-pick-more = Kies er nog { $count }. Esc legt alles terug.
screen-picked-cards = Gekozen: { $cards }
screen-play-picked = Enter speelt dat. Esc legt alles terug.
screen-put-back = Esc legt hem terug.
screen-play-or-put-back = Kies hem nog eens om te spelen. Esc legt hem terug.
screen-host-away = Je host is weg ({ $clock }). Je schuift vanzelf weer aan.
screen-host-away-short = Je host is weg ({ $clock }).
screen-host-left = Je host is van tafel gegaan. Druk op F10 om weg te gaan.
screen-host-away-keys = I plak een nieuwe uitnodiging  F10 weg
screen-moment = Momentje…
screen-away = { $count ->
    [one] { $names } is weg ({ $clock }). Je kunt wachten, of druk op:
   *[other] { $names } zijn weg ({ $clock }). Je kunt wachten, of druk op:
}
screen-away-short = { $count ->
    [one] { $names } is weg ({ $clock }). F1 toont wat je kunt doen.
   *[other] { $names } zijn weg ({ $clock }). F1 toont wat je kunt doen.
}
screen-away-keys = { $can_invite ->
    [yes] O computer neemt over  K opslaan en stoppen  I opnieuw uitnodigen
   *[no] O computer neemt over  K opslaan en stoppen
}
screen-gone = { $who }. Druk op O om de computer het te laten overnemen.
screen-games-won = Gewonnen spellen: { $counts }
screen-log = Wat er is gebeurd
screen-again = Je stelt voor om nog een keer te spelen. Nu de anderen nog.
screen-no-such-key = Die toets doet nu niets. F1 toont de toetsen.
screen-hint = Hint: { $source }, dan { $target }.
screen-hint-move = Hint: druk op { $keys }.
screen-hint-cards = { $keys ->
    [none] Hint: druk op Enter.
   *[other] Hint: druk op { $keys }, dan op Enter.
}
screen-press-move = Druk op { $keys }.
screen-press-cards = Druk op { $keys }, dan op Enter.
screen-time = Tijd
screen-of-table = Tafel
screen-on-offer = Kaarten
screen-to-say = Erbij
screen-moves = Zetten
screen-moves-page = Pagina { $number } van { $most }: PageDown en PageUp tonen de rest.
screen-pile = { $name }, { $pile }: { $cards }
screen-pile-more = +{ $count }
screen-pile-needs = volgt: { $needs }
screen-piles-cut = Druk op Tab om alle stapels te zien.
screen-piles-title = Stapels (de laatste kaart ligt boven)
screen-say = Zeg iets, of 1-{ $count } voor een zinnetje; Esc sluit
screen-seat-free = vrij
screen-proposed-rematch = { $name } wil nog een keer spelen. Druk op R om mee te doen.
screen-proposed-bot = { $who ->
    [you] Je stelt voor dat de computer het overneemt. Nu de anderen nog.
   *[other] { $name } wil de computer het laten overnemen. Druk op O als je het ermee eens bent.
}
screen-proposed-stop = { $who ->
    [you] Je stelt voor om op te slaan en te stoppen. Nu de anderen nog.
   *[other] { $name } wil opslaan en stoppen. Druk op K als je het ermee eens bent.
}
screen-proposed-wait = { $who ->
    [you] Je stelt voor om te wachten.
   *[other] { $name } wil liever wachten.
}
screen-leave = Het spel verlaten?
screen-leave-kept = Het is opgeslagen; verder met: { -command } resume
screen-leaving = Even afronden…
screen-play-on = Verder spelen
screen-leave-it = Het spel verlaten

phrase-1 = Goed gespeeld!
phrase-2 = O nee…
phrase-3 = Schiet op!
phrase-4 = Bedankt voor het potje!
phrase-5 = Momentje!
screen-explained = { $what } (Esc: begrepen)
screen-lesson-one = Druk op { $source }, of klik op de kaart.
screen-lesson-two = Druk op { $source }, dan op { $target }, of klik op de kaart en de stapel.
