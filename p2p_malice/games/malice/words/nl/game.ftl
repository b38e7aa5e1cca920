### Spite & Malice zoals het wordt gespeeld: stapels, gebeurtenissen, zetten, uitslagen.

## Stapels, naar hun rol. In het midden heet een stapel gewoon stapel.

pile = { $role ->
    [centre] stapel { $number }
    [discard] aflegstapel { $number }
    [payoff] doelstapel
    [draw] trekstapel
    [waste] opzijgelegde kaarten
    [hand] hand
   *[other] stapel
}
pile-of = { $who ->
    [you] { $role ->
        [hand] jouw hand
        [payoff] jouw doelstapel
        [discard] jouw aflegstapel { $number }
       *[other] jouw { $pile }
    }
   *[other] { $pile } van { $name }
}

## Wat er gebeurde.

event-start = { $who ->
    [you] Jij begint.
   *[other] { $name } begint.
}
event-equal = { $who ->
    [you] Je doelkaart { $card } is niet als enige de hoogste. Je doelstapel wordt geschud en er wordt een nieuwe kaart opengelegd.
   *[other] De doelkaart { $card } van { $name } is niet als enige de hoogste. De stapel wordt geschud en er wordt een nieuwe kaart opengelegd.
}
event-redeal = De hoogste doelkaarten zijn gelijk ({ $card }). Alles wordt opnieuw gedeeld.
event-draw = { $who ->
    [you] { $count ->
        [one] Je trekt 1 kaart.
       *[other] Je trekt { $count } kaarten.
    }
   *[other] { $count ->
        [one] { $name } trekt 1 kaart.
       *[other] { $name } trekt { $count } kaarten.
    }
}
event-play = { $who ->
    [you] { $source ->
        [hand] Je speelt { $card } uit je hand op stapel { $target_number }.
        [payoff] { $whose ->
            [own] Je speelt { $card } van de doelstapel op stapel { $target_number }.
            [you] Je speelt { $card } van je doelstapel op stapel { $target_number }.
           *[other] Je speelt { $card } van de doelstapel van { $owner } op stapel { $target_number }.
        }
        [discard] { $whose ->
            [own] Je speelt { $card } van aflegstapel { $source_number } op stapel { $target_number }.
            [you] Je speelt { $card } van je aflegstapel { $source_number } op stapel { $target_number }.
           *[other] Je speelt { $card } van aflegstapel { $source_number } van { $owner } op stapel { $target_number }.
        }
       *[other] Je speelt { $card } op stapel { $target_number }.
    }
   *[other] { $source ->
        [hand] { $name } speelt { $card } uit de hand op stapel { $target_number }.
        [payoff] { $whose ->
            [own] { $name } speelt { $card } van de doelstapel op stapel { $target_number }.
            [you] { $name } speelt { $card } van jouw doelstapel op stapel { $target_number }.
           *[other] { $name } speelt { $card } van de doelstapel van { $owner } op stapel { $target_number }.
        }
        [discard] { $whose ->
            [own] { $name } speelt { $card } van aflegstapel { $source_number } op stapel { $target_number }.
            [you] { $name } speelt { $card } van jouw aflegstapel { $source_number } op stapel { $target_number }.
           *[other] { $name } speelt { $card } van aflegstapel { $source_number } van { $owner } op stapel { $target_number }.
        }
       *[other] { $name } speelt { $card } op stapel { $target_number }.
    }
}
event-turn-up = { $who ->
    [you] Je volgende doelkaart is { $card }.
   *[other] De volgende doelkaart van { $name } is { $card }.
}
event-complete = Stapel { $target_number } is vol. De { $count } kaarten worden in de trekstapel geschud.
event-clear = Stapel { $target_number } is vol. De { $count } kaarten gaan opzij.
event-reshuffle = { $count ->
    [one] De trekstapel is leeg. De opzijgelegde kaart wordt de nieuwe.
   *[other] De trekstapel is leeg. De { $count } opzijgelegde kaarten worden geschud en vormen de nieuwe.
}
event-discard = { $who ->
    [you] Je legt { $card } af op aflegstapel { $target_number }.
   *[other] { $name } legt { $card } af op aflegstapel { $target_number }.
}
event-undo = { $who ->
    [you] Je neemt { $card } terug van stapel { $target_number }.
   *[other] { $name } neemt { $card } terug van stapel { $target_number }.
}
event-pass = { $who ->
    [you] Je hebt geen handkaarten en kunt niet spelen, dus je slaat een beurt over.
   *[other] { $name } heeft geen handkaarten, kan niet spelen en slaat een beurt over.
}
event-out = { $who ->
    [you] Je doelstapel is leeg. Nu speel je voor je partner.
   *[other] De doelstapel van { $name } is leeg. Nu speelt { $name } voor het eigen koppel.
}

## Het einde van een spel in een wedstrijd.

event-win = { $whose ->
    [own] { $who ->
        [you] Jij wint het spel: je doelstapel is leeg.
        [nobody] Het spel is afgelopen.
       *[other] { $name } wint het spel met een lege doelstapel.
    }
    [you] Jij en { $name } winnen het spel: jullie doelstapels zijn leeg.
   *[other] { $who ->
        [you] Jij en { $owner } winnen het spel: jullie doelstapels zijn leeg.
       *[other] { $name } en { $owner } winnen het spel: hun doelstapels zijn leeg.
    }
}
event-stalemate = Niemand kan nog spelen.
event-idle = Al heel lang heeft niemand een doelkaart gespeeld.
event-long = Het spel duurt te lang.
event-fewest = { $whose ->
    [own] { $who ->
        [you] Jij wint het spel met de minste doelkaarten over.
        [nobody] De doelstapels zijn even hoog, dus het spel eindigt gelijk.
       *[other] { $name } wint het spel met de minste doelkaarten over.
    }
    [you] Jij en { $name } winnen het spel met de minste doelkaarten over.
   *[other] { $who ->
        [you] Jij en { $owner } winnen het spel met de minste doelkaarten over.
       *[other] { $name } en { $owner } winnen het spel met de minste doelkaarten over.
    }
}
event-tie = Het spel eindigt gelijk: er zijn niet genoeg kaarten meer voor een volle hand.

## Hoe het afliep. `{ $left }` noemt wie nog hoeveel kaarten in de doelstapel had.

result-win = { $who ->
    [you] Jij hebt gewonnen! Je doelstapel is leeg.
    [team] { $names } hebben gewonnen! Jullie doelstapels zijn leeg.
    [others] { $names } hebben gewonnen: hun doelstapels zijn leeg.
   *[other] { $names } heeft gewonnen met een lege doelstapel.
} Doelkaarten over: { $left }.
result-tie = Het spel eindigt gelijk: er zijn niet genoeg kaarten meer voor een volle hand. Doelkaarten over: { $left }.
result-stalemate = { $who ->
    [nobody] Niemand kan nog spelen. De doelstapels zijn even hoog, dus het spel eindigt gelijk ({ $left }).
   *[other] Niemand kan nog spelen. Winst voor { $names }, met de minste doelkaarten over ({ $left }).
}
result-idle = { $who ->
    [nobody] Al heel lang heeft niemand een doelkaart gespeeld. De doelstapels zijn even hoog, dus het spel eindigt gelijk ({ $left }).
   *[other] Al heel lang heeft niemand een doelkaart gespeeld. Winst voor { $names }, met de minste doelkaarten over ({ $left }).
}
result-long = { $who ->
    [nobody] Het spel duurt te lang. De doelstapels zijn even hoog, dus het eindigt gelijk ({ $left }).
   *[other] Het spel duurt te lang. Winst voor { $names }, met de minste doelkaarten over ({ $left }).
}

## Een stapel om te horen: wat er ligt, en wat erop past.

ear-empty = { $needs ->
    [none] { $pile }: leeg
   *[other] { $pile }: leeg, nu past { $needs }
}
ear-hidden = { $count ->
    [one] { $pile }: 1 gesloten kaart
   *[other] { $pile }: { $count } gesloten kaarten
}
ear-cards = { $count ->
    [one] { $needs ->
        [none] { $pile }: { $card }, 1 kaart
       *[other] { $pile }: { $card }, 1 kaart, nu past { $needs }
    }
   *[other] { $needs ->
        [none] { $pile }: { $card }, { $count } kaarten
       *[other] { $pile }: { $card }, { $count } kaarten, nu past { $needs }
    }
}
ear-hand-card = { $card }, in je hand
ear-hand-wild = { $card }, wild, in je hand

## Een herhaling.

replay-race = doel: { $cards }
replay-discarded = afgelegd: { $card }
