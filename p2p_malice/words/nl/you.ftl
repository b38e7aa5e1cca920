### De spellen die iemand heeft gespeeld: cijfers, tegenstanders, trofeeën.

menu-you = Jij: spellen en trofeeën
you-so-far = Gewonnen: { $won } · trofeeën: { $count } van { $all }
you-title = Je spellen
you-all = Alle spellen
you-empty = Speel een spel uit, dan staat het hier: wie won, je beste beurt, je trofeeën.
you-unreadable = { $count ->
    [one] Een van je spellen is niet te lezen: het komt van een nieuwere versie, of is beschadigd. Het blijft staan waar het staat.
   *[other] { $count } van je spellen zijn niet te lezen: ze komen van een nieuwere versie, of zijn beschadigd. Ze blijven staan waar ze staan.
}
you-games = Spellen
you-won = Gewonnen
you-won-count = { $count } · { $percent }%
you-run = Gewonnen op rij
you-run-count = { $best ->
    [0] 0
   *[other] { $count } · record { $best }
}
you-best = Meeste kaarten in één beurt
you-chain = Meeste achter elkaar op een stapel
you-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
you-left = Gemiddeld over bij verlies
you-hints = Hints gevraagd
you-time = Tijd aan tafel
you-minutes = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } u { $minutes } min
}
you-chart = { $unit ->
    [day] Gewonnen en verloren per dag
    [week] Gewonnen en verloren per week
   *[month] Gewonnen en verloren per maand
}
you-groups = Avonden met vrienden
# In place of one's own name, in a list and in front of a number.
you-own = Jij
you-group = Spellen: { $games } · avonden: { $evenings } · laatst op { $date }
you-group-won = { $told } · laatste winst: { $names }
you-member = Gewonnen: { $won }
you-member-run = { $told } · langste reeks: { $run }
you-invite = Opnieuw uitnodigen
you-invite-who = Wie wil je opnieuw uitnodigen?
group-score = { $name } { $won }
group-scores = { $told } · { $score }
you-rivals = Tegen
you-recent = Laatste spellen
you-days = Spellen van de dag
you-days-span = { $first } – { $last }
you-days-run = Spellen van de dag op rij
you-day = { $how ->
    [won] { $count ->
        [one] { $date }: gewonnen met 1 kaart verschil
       *[other] { $date }: gewonnen met { $count } kaarten verschil
    }
    [lost] { $count ->
        [one] { $date }: verloren met 1 kaart verschil
       *[other] { $date }: verloren met { $count } kaarten verschil
    }
    [drawn] { $date }: gelijk
   *[none] { $date }: niet gespeeld
}
you-trophies = Trofeeën
you-trophies-count = Trofeeën · { $count } van { $all }
you-against = { $drawn ->
    [0] { $won } – { $lost } · laatst op { $date }
   *[other] { $won } – { $lost }, { $drawn } gelijk · laatst op { $date }
}
you-played = { $how } · { $rules } · { $date }
you-how = { $how ->
    [won] { $left ->
        [0] Gewonnen
        [one] Gewonnen met 1 kaart verschil
       *[other] Gewonnen met { $left } kaarten verschil
    }
    [lost] { $left ->
        [0] Verloren
        [one] Verloren, nog 1 kaart over
       *[other] Verloren, nog { $left } kaarten over
    }
    [drawn] Gelijk
   *[none] Op één scherm gespeeld
}
you-next = Wat nu?
you-replay = Herhaling
you-replay-which = Welk spel terugkijken?
you-share = Een spel delen
you-share-which = Welk spel delen?
you-back = Terug
you-forget = Iemand wissen
you-forget-who = Wie wil je wissen?
you-forget-asks = Alle spellen met { $name } van dit apparaat verwijderen?
you-forget-asks-page = Alle spellen met deze speler van dit apparaat verwijderen?
you-forget-yes = Verwijderen
you-export = Opslaan als bestand
you-import = Uit een bestand toevoegen
you-not-earned = nog niet
stats-exported = { $count ->
    [one] 1 spel opgeslagen in { $file }.
   *[other] { $count } spellen opgeslagen in { $file }.
}
you-added = { $count ->
    [0] In dat bestand staat geen spel dat hier niet al is.
    [one] Eén spel toegevoegd.
   *[other] { $count } spellen toegevoegd.
}
you-added-of-some = { $count ->
    [0] Er is geen spel toegevoegd.
    [one] Eén spel toegevoegd.
   *[other] { $count } spellen toegevoegd.
} { $unreadable ->
    [one] Eén regel van het bestand was niet te lezen.
   *[other] { $unreadable } regels van het bestand waren niet te lezen.
}
you-added-days = { $told } { $count ->
    [one] Eén daguitslag toegevoegd.
   *[other] { $count } daguitslagen toegevoegd.
}
news-trophies-earned = { $count ->
    [one] Een trofee: { $names }!
   *[other] Trofeeën: { $names }!
}

## Datums.

date-day = { $day } { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
}
date-year = { $date } { $year }
date-month-short = { $month ->
    [1] jan
    [2] feb
    [3] mrt
    [4] apr
    [5] mei
    [6] jun
    [7] jul
    [8] aug
    [9] sep
    [10] okt
    [11] nov
   *[12] dec
}
date-short = { $day } { $month ->
    [1] jan
    [2] feb
    [3] mrt
    [4] apr
    [5] mei
    [6] jun
    [7] jul
    [8] aug
    [9] sep
    [10] okt
    [11] nov
   *[12] dec
}

## Trofeeën: hoe ze heten, en waarvoor ze zijn.

trophy-first-win-line = Win een spel
trophy-wins-10 = Tien keer winst
trophy-wins-10-line = Win tien spellen
trophy-wins-50 = Vijftig keer winst
trophy-wins-50-line = Win vijftig spellen
trophy-wins-200 = Tweehonderd keer winst
trophy-wins-200-line = Win tweehonderd spellen
trophy-streak-3 = Drie op rij
trophy-streak-3-line = Win drie spellen op rij
trophy-streak-7 = Zeven op rij
trophy-streak-7-line = Win zeven spellen op rij
trophy-turn-8 = Een goede beurt
trophy-turn-8-line = Speel acht kaarten in één beurt
trophy-turn-10 = Een topbeurt
trophy-turn-10-line = Speel tien kaarten in één beurt
trophy-turn-15 = Niet te stuiten
trophy-turn-15-line = Speel vijftien kaarten in één beurt
trophy-chain-6 = Zes op één stapel
trophy-chain-6-line = Speel zes kaarten achter elkaar op één stapel
trophy-chain-12 = Van aas tot vrouw
trophy-chain-12-line = Speel een hele stapel in één beurt
trophy-sweep = Ver vooruit
trophy-sweep-line = Win terwijl alle anderen er nog tien of meer hebben
trophy-by-one = Met één kaart verschil
trophy-by-one-line = Win terwijl iemand nog maar één kaart heeft
trophy-comeback = Terug van weggeweest
trophy-comeback-line = Win na een achterstand van vijf kaarten
trophy-daily-1 = Spel van de dag
trophy-daily-1-line = Win een spel van de dag
trophy-daily-7 = Een week lang winst
trophy-daily-7-line = Win het spel van de dag zeven dagen op rij
trophy-full-table = Volle tafel
trophy-full-table-line = Speel een spel met vijf of meer spelers
trophy-friends-5 = Vijf vrienden
trophy-friends-5-line = Speel met vijf verschillende vrienden
trophy-rival = Oude rivalen
trophy-rival-line = Speel vijfentwintig spellen met dezelfde speler
trophy-spite = Spite
trophy-spite-line = Win een spel Spite

## A number with one decimal place.

decimal = { $whole },{ $tenths }

## What makes a win special.

news-won-specially = { $what ->
    [first] Je eerste overwinning!
    [comeback] Wat een inhaalrace!
    [closest] Met één kaart verschil!
    [turn] Je beste beurt ooit: ×{ $count }
   *[run] Overwinningen op rij: { $count }!
}
