### The words that the Polish sentences keep to.
### payoff pile: zapas
### payoff card: karta z zapasu
### centre pile: stos (na środku)
### discard pile: stos odrzuconych
### to discard: odrzucać
### put aside: odłożone na bok
### draw pile: stos dobierania
### pack of cards: talia
### hand: ręka
### wild card: dzika karta
### ace, jack, queen, king, joker: as, walet, dama, król, joker
### spades, hearts, diamonds, clubs: pik, kier, karo, trefl
### suit: kolor
### colour (red or black): barwa
### rank: wartość
### trick: lewa
### to lead: zaczynać lewę
### to beat: przebijać
### to pass: pasować
### to go out: pozbyć się wszystkich kart
### combination: układ
### straight, full house, flush, four of a kind, straight flush: strit, ful, kolor, kareta, poker
### bounty: nagroda
### fake joker: fałszywy joker
### misplay: błąd
### come at me: no dawaj
### unbeatable: nie do przebicia
### consec: seria
### buy back: wykup
### swap (of a deal), exchange (after “come at me”): zamiana, wymiana
### invitation, reply, code: zaproszenie, odpowiedź, kod
### host: gospodarz
### friend: druga osoba, osoba 2; friends: znajomi
### seat, table: miejsce, stół
### hint: podpowiedź
### undo: cofnij
### play again: jeszcze raz
### deal: rozdanie
### game (of a match), match, round: partia, mecz, runda
### courier, relay: kurier, przekaźnik
### trophy: trofeum

-title = Spite & Malice

player-nobody = Nikt
player-you = Ty
player-number = Gracz { $number }

list-more = { $first }, { $last }
list-and = { $first } i { $last }
list-or = { $first } lub { $last }

cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}

## A card for the ear.

card-joker = Joker
ear-hidden-card = zakryta karta
card-other-back = { $card }, z innym rewersem
card-name = { $rank ->
    [A] As
    [J] Walet
    [Q] Dama
    [K] Król
   *[other] { $rank }
} { $suit ->
    [s] pik
    [h] kier
    [d] karo
    [c] trefl
   *[other] ?
}
card-as = { $card } jako { $rank }

## Matches.

event-deal = Zaczyna się partia { $count } tego meczu.
event-overdue = { $who ->
    [you] Twój czas minął.
   *[other] Czas minął: { $name }.
}
event-score = { $who ->
    [you] { $count ->
        [one] Masz 1 punkt.
        [few] Masz { $count } punkty.
       *[many] Masz { $count } punktów.
    }
   *[other] { $count ->
        [one] { $name } ma 1 punkt.
        [few] { $name } ma { $count } punkty.
       *[many] { $name } ma { $count } punktów.
    }
}
result-match = { $who ->
    [nobody] Mecz kończy się remisem: wszyscy mają tyle samo punktów.
   *[other] Mecz wygrywa: { $names }.
}

## A result, and in it how many cards each player had left.

result-over = Koniec gry.
left-of = { $who ->
    [you] ty { $count }
   *[other] { $name } { $count }
}
