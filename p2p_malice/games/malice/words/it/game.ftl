### Spite & Malice mentre si gioca: pile, avvenimenti, mosse, risultati.

## Pile, secondo il ruolo, senza articolo. Quelle su cui si gioca sono femminili.

pile = { $role ->
    [centre] pila { $number }
    [discard] pila di scarti { $number }
    [payoff] mazzetto
    [draw] tallone
    [waste] carte messe da parte
    [hand] mano
   *[other] pila
}
pile-of = { $who ->
    [you] { $role ->
        [hand] la tua mano
        [payoff] il tuo mazzetto
        [discard] la tua pila di scarti { $number }
       *[other] la tua { $pile }
    }
   *[other] { $pile } di { $name }
}

## Che cosa è successo.

event-start = { $who ->
    [you] Cominci tu.
   *[other] Comincia { $name }.
}
event-equal = { $who ->
    [you] La carta del tuo mazzetto, { $card }, è la più alta, ma non l'unica. Il mazzetto viene mescolato e si scopre un'altra carta.
   *[other] La carta del mazzetto di { $name }, { $card }, è la più alta, ma non l'unica. Il mazzetto viene mescolato e si scopre un'altra carta.
}
event-redeal = Le carte più alte dei mazzetti sono pari ({ $card }). Si ridanno le carte da capo.
event-draw = { $who ->
    [you] { $count ->
        [one] Peschi 1 carta.
        [many] Peschi { $count } carte.
       *[other] Peschi { $count } carte.
    }
   *[other] { $count ->
        [one] { $name } pesca 1 carta.
        [many] { $name } pesca { $count } carte.
       *[other] { $name } pesca { $count } carte.
    }
}
event-play = { $who ->
    [you] { $source ->
        [hand] Giochi { $card } dalla mano sulla pila { $target_number }.
        [payoff] { $whose ->
            [own] Giochi { $card } dal mazzetto sulla pila { $target_number }.
            [you] Giochi { $card } dal tuo mazzetto sulla pila { $target_number }.
           *[other] Giochi { $card } dal mazzetto di { $owner } sulla pila { $target_number }.
        }
        [discard] { $whose ->
            [own] Giochi { $card } dalla pila di scarti { $source_number } sulla pila { $target_number }.
            [you] Giochi { $card } dalla tua pila di scarti { $source_number } sulla pila { $target_number }.
           *[other] Giochi { $card } dalla pila di scarti { $source_number } di { $owner } sulla pila { $target_number }.
        }
       *[other] Giochi { $card } da una pila sulla pila { $target_number }.
    }
   *[other] { $source ->
        [hand] { $name } gioca { $card } dalla mano sulla pila { $target_number }.
        [payoff] { $whose ->
            [own] { $name } gioca { $card } dal mazzetto sulla pila { $target_number }.
            [you] { $name } gioca { $card } dal tuo mazzetto sulla pila { $target_number }.
           *[other] { $name } gioca { $card } dal mazzetto di { $owner } sulla pila { $target_number }.
        }
        [discard] { $whose ->
            [own] { $name } gioca { $card } dalla pila di scarti { $source_number } sulla pila { $target_number }.
            [you] { $name } gioca { $card } dalla tua pila di scarti { $source_number } sulla pila { $target_number }.
           *[other] { $name } gioca { $card } dalla pila di scarti { $source_number } di { $owner } sulla pila { $target_number }.
        }
       *[other] { $name } gioca { $card } da una pila sulla pila { $target_number }.
    }
}
event-turn-up = { $who ->
    [you] La prossima carta del tuo mazzetto è { $card }.
   *[other] La prossima carta del mazzetto di { $name } è { $card }.
}
event-complete = La pila { $target_number } è completa. Le sue { $count } carte vengono rimescolate nel tallone.
event-clear = La pila { $target_number } è completa. Le sue { $count } carte vengono messe da parte.
event-reshuffle = { $count ->
    [one] Il tallone è finito. La carta messa da parte diventa il nuovo tallone.
    [many] Il tallone è finito. Le { $count } carte messe da parte si mescolano e diventano il nuovo tallone.
   *[other] Il tallone è finito. Le { $count } carte messe da parte si mescolano e diventano il nuovo tallone.
}
event-discard = { $who ->
    [you] Scarti { $card } sulla pila di scarti { $target_number }.
   *[other] { $name } scarta { $card } sulla pila di scarti { $target_number }.
}
event-undo = { $who ->
    [you] Riprendi { $card } dalla pila { $target_number }.
   *[other] { $name } riprende { $card } dalla pila { $target_number }.
}
event-pass = { $who ->
    [you] Non hai carte in mano e non puoi giocare: salti il turno.
   *[other] { $name } non ha carte in mano e non può giocare: salta il turno.
}
event-out = { $who ->
    [you] Il tuo mazzetto è vuoto. Adesso giochi per chi fa coppia con te.
   *[other] Il mazzetto di { $name } è vuoto. Adesso gioca per l'altra metà della coppia.
}
## La fine di una partita dell'incontro.

event-win = { $whose ->
    [own] { $who ->
        [you] Vinci la partita: il tuo mazzetto è vuoto.
        [nobody] La partita è finita.
       *[other] { $name } vince la partita: il suo mazzetto è vuoto.
    }
    [you] Tu e { $name } vincete la partita: i vostri mazzetti sono vuoti.
   *[other] { $who ->
        [you] Tu e { $owner } vincete la partita: i vostri mazzetti sono vuoti.
       *[other] { $name } e { $owner } vincono la partita: i loro mazzetti sono vuoti.
    }
}
event-stalemate = Nessuno può più giocare.
event-idle = Da moltissimo tempo nessuno gioca una carta del mazzetto.
event-long = La partita è durata troppo.
event-fewest = { $whose ->
    [own] { $who ->
        [you] Vinci la partita: nel tuo mazzetto restano meno carte.
        [nobody] I mazzetti sono pari, quindi la partita finisce in pareggio.
       *[other] { $name } vince la partita: nel suo mazzetto restano meno carte.
    }
    [you] Tu e { $name } vincete la partita: nei vostri mazzetti restano meno carte.
   *[other] { $who ->
        [you] Tu e { $owner } vincete la partita: nei vostri mazzetti restano meno carte.
       *[other] { $name } e { $owner } vincono la partita: nei loro mazzetti restano meno carte.
    }
}
event-tie = La partita finisce in pareggio: non ci sono abbastanza carte per completare una mano.

## Com'è finita.

result-win = { $who ->
    [you] Hai vinto! Il tuo mazzetto è vuoto.
    [team] { $names }: avete vinto! I vostri mazzetti sono vuoti.
    [others] { $names } vincono: i loro mazzetti sono vuoti.
   *[other] { $names } vince: il suo mazzetto è vuoto.
} Carte rimaste nei mazzetti: { $left }.
result-tie = La partita finisce in pareggio: non ci sono abbastanza carte per completare una mano. Carte rimaste nei mazzetti: { $left }.
result-stalemate = { $who ->
    [nobody] Nessuno può più giocare. I mazzetti sono pari, quindi la partita finisce in pareggio ({ $left }).
   *[other] Nessuno può più giocare. Con meno carte nel mazzetto, la vittoria va a: { $names } ({ $left }).
}
result-idle = { $who ->
    [nobody] Da moltissimo tempo nessuno gioca una carta del mazzetto. I mazzetti sono pari, quindi la partita finisce in pareggio ({ $left }).
   *[other] Da moltissimo tempo nessuno gioca una carta del mazzetto. Con meno carte rimaste, la vittoria va a: { $names } ({ $left }).
}
result-long = { $who ->
    [nobody] La partita è durata troppo. I mazzetti sono pari, quindi finisce in pareggio ({ $left }).
   *[other] La partita è durata troppo. Con meno carte nel mazzetto, la vittoria va a: { $names } ({ $left }).
}

## Una pila per l'orecchio.

ear-empty = { $needs ->
    [none] { $pile }: niente
   *[other] { $pile }: niente, serve { $needs }
}
ear-hidden = { $count ->
    [one] { $pile }: 1 carta coperta
    [many] { $pile }: { $count } carte coperte
   *[other] { $pile }: { $count } carte coperte
}
ear-cards = { $count ->
    [one] { $needs ->
        [none] { $pile }: { $card }, 1 carta
       *[other] { $pile }: { $card }, 1 carta, serve { $needs }
    }
    [many] { $needs ->
        [none] { $pile }: { $card }, { $count } carte
       *[other] { $pile }: { $card }, { $count } carte, serve { $needs }
    }
   *[other] { $needs ->
        [none] { $pile }: { $card }, { $count } carte
       *[other] { $pile }: { $card }, { $count } carte, serve { $needs }
    }
}
ear-hand-card = { $card }, in mano
ear-hand-wild = { $card }, matta, in mano

## Per rivedere una partita.

replay-race = mazzetto: { $cards }
replay-discarded = scarto: { $card }
