### Rond de kaarten van een pagina: het einde van een spel, wie er weg is, geluid.

## Hoe het afliep.

ending-label = De uitslag
explained-done = Begrepen
ending-title = { $who ->
    [you] Jij hebt gewonnen!
    [team] { $names } hebben gewonnen!
    [you-saying] Ik heb gewonnen!
    [team-saying] Wij hebben gewonnen!
    [nobody] Het is gelijk
   *[other] Gewonnen door { $names }
}
ending-comfort = { $how ->
    [near] Bijna! De volgende is misschien voor jou.
   *[far] Tijd voor revanche?
}
ending-me = Ik
trophy-first-win = Eerste winst
ending-player = Speler
ending-left = Kaarten over
ending-points = Punten
ending-with-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
ending-wins = Gewonnen spellen
ending-matches = Gewonnen wedstrijden
ending-time = Tijd
ending-minutes = { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
}
ending-best = Beste beurt
ending-decided = Winnende beurt
ending-best-of = { $name }: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
ending-hints = Hints
event-hints = { $who ->
    [you] { $count ->
        [one] Je hebt 1 hint gevraagd.
       *[other] Je hebt { $count } hints gevraagd.
    }
   *[other] { $count ->
        [one] { $name } heeft 1 hint gevraagd.
       *[other] { $name } heeft { $count } hints gevraagd.
    }
}
ending-evening = { $what ->
    [matches] Laatste wedstrijden
   *[games] Laatste spellen
}
ending-series = { $one } { $wins } – { $losses } { $other }

## Tussen twee spellen van een wedstrijd, en hoe het staat.

between-title = { $kind ->
    [round] Ronde { $number } is afgelopen
   *[game] Spel { $number } is afgelopen
}
between-place = Plaats
between-gain = { $kind ->
    [round] Deze ronde
   *[game] Dit spel
}
between-next = { $kind ->
    [round] Speel ronde { $number }
   *[game] Speel spel { $number }
}
between-how = Zo tellen punten
between-rounds = Punten per ronde

## Wat er nu kan.

ending-look = Bekijk de tafel
ending-show = Toon de uitslag
ending-earned = Trofeeën
ending-challenge = Daag iemand uit
ending-share = Delen
ending-replay = Herhaling
ending-saved = De afbeelding is opgeslagen.
ending-picture = Als afbeelding
ending-keep = Deze browser wist je spellen na zeven dagen zonder bezoek. Zet de pagina op je beginscherm en speel daar, dan blijven ze. Onder “Jij” sla je deze op als bestand.
ending-ready-mark = klaar
ending-ready-button = Klaar ✓
ending-ready = { $count ->
    [one] { $names } wil nog een keer spelen.
   *[other] { $names } willen nog een keer spelen.
}
ending-waiting = Jij wilt nog een keer. Wachten op { $names }.
ending-gone = { $who }. { $invites ->
    [yes] Nodig opnieuw uit, of laat de computer het overnemen.
   *[no] De computer kan het overnemen, of je kunt weggaan.
}
ending-lost = Je host is niet te bereiken. Zodra dat weer kan, kunnen jullie nog een keer spelen.
ending-closed = { $name ->
    [none] Je host heeft de tafel gesloten.
   *[other] { $name } heeft de tafel gesloten.
}
ending-choosing = { $name ->
    [none] Je gastheer kiest wat jullie nu spelen.
   *[other] { $name } kiest wat jullie nu spelen.
}
ending-play-next = Ik wil meespelen

## Wie er weg is.

banner-label = Meldingen
since = Sinds { $time }.
banner-free = Er is een plek vrij aan deze tafel.
banner-free-short = Er is een plek vrij
banner-short = { $by ->
    [computer] De computer speelt voor { $names }
    [left] { $count ->
        [one] { $names } is weggegaan
       *[other] { $names } zijn weggegaan
    }
   *[nobody] { $count ->
        [one] { $names } is weg
       *[other] { $names } zijn weg
    }
}
banner-lost = { $name ->
    [none] Je host is weg
   *[other] { $name } is weg
}
banner-away = { $turn ->
    [mine] { $count ->
        [one] { $names } is weg. Jij kunt gewoon spelen.
       *[other] { $names } zijn weg. Jij kunt gewoon spelen.
    }
    [others] { $count ->
        [one] { $names } is weg. Het spel gaat door tot { $names } aan de beurt is.
       *[other] { $names } zijn weg. Het spel gaat door tot hun beurt.
    }
   *[theirs] { $count ->
        [one] { $names } is weg. Het spel wacht. Even wachten helpt vaak.
       *[other] { $names } zijn weg. Het spel wacht. Even wachten helpt vaak.
    }
}
banner-computer = { $count ->
    [one] { $names } is weg. De computer neemt het zolang over.
   *[other] { $names } zijn weg. De computer neemt het zolang over.
}
table-proposed = { $what ->
    [bot] { $who ->
        [you] Je stelt voor dat de computer het overneemt.
       *[other] { $name } wil de computer het laten overnemen.
    }
    [stop] { $who ->
        [you] Je stelt voor om het spel op te slaan en te stoppen.
       *[other] { $name } wil het spel opslaan en stoppen.
    }
   *[wait] { $who ->
        [you] Je stelt voor om te wachten.
       *[other] { $name } wil liever wachten.
    }
}
banner-line = { $how ->
    [left] { $who }: hoe verder?
    [away] { $who }: het spel wacht
    [bot] { $name } vraagt: de computer voor { $names } laten spelen?
   *[stop] { $name } vraagt: opslaan en stoppen?
}
banner-awaits = Wachten op het akkoord van { $names }.
banner-back = { $name } is terug.
move-kept = Dat is bewaard en gaat weg zodra er weer verbinding is.
table-let-computer = Laat de computer spelen
table-stop = Opslaan en stoppen

## Geluid.

sound-offer = Zet het geluid aan
loudness = { $volume ->
    [off] Geluid: uit
    [soft] Geluid: zacht
   *[loud] Geluid: hard
}

## Een tafel die terugkomt.

table-went-back = { $count ->
    [one] Het spel van je host begon opnieuw en ging 1 zet terug. Van hieraf gaat het verder.
   *[other] Het spel van je host begon opnieuw en ging { $count } zetten terug. Van hieraf gaat het verder.
}

deal-own = Gecontroleerd: jouw apparaat schudde mee, en niemand heeft daar iets aan veranderd.
news-deal-unfair = Niet eerlijk gedeeld: { $fault ->
    [part_changed] wat jouw apparaat aan het schudden bijdroeg, werd vervangen.
    [part_late] iemand koos een bijdrage pas na de anderen.
    [secret_changed] het geheim van de gastheer is niet dat waaraan die gebonden was.
    [deal_hidden] een eerdere deling werd opgegeven en nooit onthuld.
    [other_terms] er werd een ander spel gedeeld dan aan de beurt was.
    [other_cards] er werden andere kaarten gedeeld dan afgesproken.
    [other_shuffle] na het opnieuw schudden kreeg je andere kaarten te zien dan er waren.
    [other_position] bij zet { $moves } kreeg je iets anders te zien dan er was.
   *[impossible_move] bij zet { $moves } gebeurde iets wat de regels niet toestaan.
}
news-deal-unchecked = Deze deling is niet te controleren: { $why ->
    [older] het programma van je gastheer is ouder.
    [part_left_out] jouw apparaat schudde niet mee.
   *[deal_not_opened] je gastheer heeft hem niet onthuld.
}
