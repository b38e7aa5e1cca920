### Hoe alles in het Nederlands heet, met het Engelse woord erachter. We zeggen je en jij. Of iemand een man of een vrouw
### is, weet niemand: het is “wie…”, “iemand”, “de ander”, “iedereen”, speler, of een naam.
###
### Spite & Malice – Spite & Malice
### doelstapel, doelkaart – payoff pile, payoff card
### aflegstapel – discard pile
### afleggen, afgelegde kaarten – discard, the discards
### stapel, stapel in het midden – pile, centre pile
### midden – centre
### trekstapel, trekken – draw pile, draw
### opzijleggen – put aside
### hand, handkaart – hand, card in hand
### wild, wilde kaart – wild, wild card (joker is alleen de joker zelf)
### aas, koning, vrouw, boer, joker – ace, king, queen, jack, joker
### kleur – suit
### alles rood of alles zwart – one colour
### waarde – rank
### pak – pack
### delen, de deler – deal, the dealer
### spel, ronde, wedstrijd – game, round, match
### beurt – turn
### zet – move, play
### spel van de dag, puzzel van de dag – today's deal (deal of the day), today's puzzle
### hint – hint
### terugnemen, “Terug” – undo
### nog een keer, revanche – play again, rematch
### herhaling – replay
### trofee – trophy
### op rij – in a row
### tafel, plek – table, seat
### host – host
### de ander, gast, vrienden – friend, friends
### uitnodiging – invitation
### antwoord – reply
### code – code
### koerier – courier
### relay – relay
### huisregels – house rules
### partner, koppel – partner, pair of partners
### slag – trick
### uitkomen – lead
### passen – pass
### uit zijn, uitgaan – go out
### combinatie – combination
### pokerhand – poker hand
### straat, full house, flush, carré, straight flush – straight, full house, flush, four of a kind, straight flush
### echt – natural
### hoger, lager – higher, lower
### onverslaanbaar – unbeatable
### “Kom maar op” – come at me
### terugkopen – buy back
### serie – consec
### premie – bounty
### nepjoker – fake joker
### voorraad – common pile
### misser, roepen – misplay, call
### scheidsrechter – referee
### voor je beurt – out of turn, early
### ruil, wisselen, afstaan – swap, exchange, give up
### een beurt overslaan – skip a turn
### aftellen – countdown
### stand, punten – score

-title = Spite & Malice

player-nobody = Niemand
player-you = Jij
player-number = Speler { $number }

list-more = { $first }, { $last }
list-and = { $first } en { $last }
list-or = { $first } of { $last }

cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}

## Een kaart om te horen.

card-joker = Joker
ear-hidden-card = een gesloten kaart
card-other-back = { $card }, met een andere achterkant
card-name = { $suit ->
    [s] Schoppen
    [h] Harten
    [d] Ruiten
    [c] Klaveren
   *[other] ?
} { $rank ->
    [A] aas
    [J] boer
    [Q] vrouw
    [K] koning
   *[other] { $rank }
}
card-as = { $card } als { $rank }

## Wedstrijden.

event-deal = Spel { $count } van de wedstrijd begint.
event-overdue = { $who ->
    [you] Je tijd is om.
   *[other] De tijd van { $name } is om.
}
event-score = { $who ->
    [you] { $count ->
        [one] Je hebt 1 punt.
       *[other] Je hebt { $count } punten.
    }
   *[other] { $count ->
        [one] { $name } heeft 1 punt.
       *[other] { $name } heeft { $count } punten.
    }
}
result-match = { $who ->
    [nobody] De wedstrijd eindigt gelijk: iedereen heeft evenveel punten.
   *[other] De wedstrijd is gewonnen door { $names }.
}

## De uitslag, en hoeveel kaarten iedereen nog had.

result-over = Het spel is afgelopen.
left-of = { $who ->
    [you] jij { $count }
   *[other] { $name } { $count }
}
