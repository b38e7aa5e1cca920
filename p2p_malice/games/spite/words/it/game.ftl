### Spite mentre si gioca: pile, avvenimenti, mosse, risultati.

## Pile, secondo il ruolo.

pile = tavolo
pile-trick = Prima
pile-direction = Direzione
pile-arity = Da giocare
pile-due = Poi serve
pile-suits = Semi
pile-price = Rientro
pile-claim = Si apre con
pile-gave = Cedute
pile-got = Ricevute
pile-bounty = Taglia
pile-deck = Tallone
spite-who-leads = Chi apre?

## Che cosa è successo.

event-round = Giro { $count }: si danno le carte.
event-put-down = { $who ->
    [you] { $count ->
        [one] Nello scambio cedi 1 carta.
        [many] Nello scambio cedi { $count } carte.
       *[other] Nello scambio cedi { $count } carte.
    }
   *[other] { $count ->
        [one] { $name } cede 1 carta nello scambio.
        [many] { $name } cede { $count } carte nello scambio.
       *[other] { $name } cede { $count } carte nello scambio.
    }
}
event-swap-rest = Nello scambio nessuno ha preso queste carte: { $cards }
event-bounty = La taglia è { $cards }.
event-claim = { $as ->
    [8] Nessuno ha aperto con quel valore. Adesso può aprire chi ha un 8.
    [11] Nessuno ha aperto con quel valore. Adesso può aprire chi ha un 11.
    [A] Nessuno ha aperto con quel valore. Adesso può aprire chi ha un asso.
    [J] Nessuno ha aperto con quel valore. Adesso può aprire chi ha un fante.
    [Q] Nessuno ha aperto con quel valore. Adesso può aprire chi ha una regina.
    [K] Nessuno ha aperto con quel valore. Adesso può aprire chi ha un re.
   *[other] Nessuno ha aperto con quel valore. Adesso può aprire chi ha un { $as }.
}
event-play = { $who ->
    [you] Giochi { $cards }.
   *[other] { $name } gioca { $cards }.
}
event-early = { $who ->
    [you] Giochi { $cards } fuori turno.
   *[other] { $name } gioca { $cards } fuori turno.
}
event-early-down = { $who ->
    [you] { $count ->
        [one] Metti fuori turno 1 falso jolly coperto.
        [many] Metti fuori turno { $count } falsi jolly coperti.
       *[other] Metti fuori turno { $count } falsi jolly coperti.
    }
   *[other] { $count ->
        [one] { $name } mette fuori turno 1 falso jolly coperto.
        [many] { $name } mette fuori turno { $count } falsi jolly coperti.
       *[other] { $name } mette fuori turno { $count } falsi jolly coperti.
    }
}
event-play-down = { $who ->
    [you] { $count ->
        [one] Metti 1 falso jolly coperto.
        [many] Metti { $count } falsi jolly coperti.
       *[other] Metti { $count } falsi jolly coperti.
    }
   *[other] { $count ->
        [one] { $name } mette 1 falso jolly coperto.
        [many] { $name } mette { $count } falsi jolly coperti.
       *[other] { $name } mette { $count } falsi jolly coperti.
    }
}
event-say-higher = { $who ->
    [you] Dici «più alto».
   *[other] { $name } dice «più alto».
}
event-say-lower = { $who ->
    [you] Dici «più basso».
   *[other] { $name } dice «più basso».
}
event-say-unbeatable = { $who ->
    [you] Dici «imbattibile».
   *[other] { $name } dice «imbattibile».
}
event-say-cam = { $who ->
    [you] Dici «fatevi sotto».
   *[other] { $name } dice «fatevi sotto».
}
event-say-buy = { $who ->
    [you] Dici «rientro per { $count }».
   *[other] { $name } dice «rientro per { $count }».
}
event-higher = D'ora in poi ogni combinazione deve essere più alta.
event-lower = D'ora in poi ogni combinazione deve essere più bassa.
event-lead-for = { $who ->
    [you] Nessuno apre, quindi si apre con la tua carta più bassa: { $cards }
   *[other] Nessuno apre, quindi si apre con la carta più bassa di { $name }: { $cards }
}
event-pass = { $who ->
    [you] Passi.
   *[other] { $name } passa.
}
event-skip = { $who ->
    [you] Salti un turno.
   *[other] { $name } salta un turno.
}
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
event-reshuffle = { $count ->
    [one] Il tallone è finito. L'unico scarto diventa il nuovo tallone.
    [many] Il tallone è finito. I { $count } scarti si mescolano e diventano il nuovo tallone.
   *[other] Il tallone è finito. I { $count } scarti si mescolano e diventano il nuovo tallone.
}
event-trick = { $who ->
    [you] Vinci la presa.
   *[other] { $name } vince la presa.
}
event-exchange = { $who ->
    [you] { $count ->
        [one] Cambi 1 carta con il tallone.
        [many] Cambi { $count } carte con il tallone.
       *[other] Cambi { $count } carte con il tallone.
    }
   *[other] { $count ->
        [one] { $name } cambia 1 carta con il tallone.
        [many] { $name } cambia { $count } carte con il tallone.
       *[other] { $name } cambia { $count } carte con il tallone.
    }
}
event-countdown = { $who ->
    [you] { $count ->
        [one] Fai partire un conto alla rovescia di 1 secondo.
        [many] Fai partire un conto alla rovescia di { $count } secondi.
       *[other] Fai partire un conto alla rovescia di { $count } secondi.
    }
   *[other] { $count ->
        [one] { $name } fa partire un conto alla rovescia di 1 secondo.
        [many] { $name } fa partire un conto alla rovescia di { $count } secondi.
       *[other] { $name } fa partire un conto alla rovescia di { $count } secondi.
    }
}
event-out = { $who ->
    [you] Hai finito le carte, in { $count }ª posizione.
   *[other] { $name } ha finito le carte, in { $count }ª posizione.
}
event-places = Gli altri continuano per le altre posizioni.
event-absent = { $who ->
    [you] Entri nel prossimo giro.
   *[other] Un posto è libero per chi arriva più tardi.
}
event-join = { $who ->
    [you] Entri nel prossimo giro.
   *[other] { $name } entra nel prossimo giro.
}
event-lose = { $who ->
    [you] Perdi il giro.
   *[other] { $name } perde il giro.
}
event-place = { $who ->
    [you] Arrivi in { $count }ª posizione.
   *[other] { $name } arriva in { $count }ª posizione.
}
event-round-score = { $who ->
    [you] I tuoi punti: { $count }
   *[other] Punti di { $name }: { $count }
}

## Sbagli e falsi jolly.

event-misplay = { $who ->
    [you] Era uno sbaglio. Per te questa presa è finita, e poi salti un turno.
   *[other] Era uno sbaglio. { $name } è fuori da questa presa, e poi salta un turno.
}
event-back = La presa torna com'era prima.
event-call = { $who ->
    [you] L'hai chiamato tu.
   *[other] L'ha chiamato { $name }.
}
event-call-too = { $who ->
    [you] L'hai chiamato anche tu, ma la sorte ha deciso altrimenti.
   *[other] L'ha chiamato anche { $name }, ma la sorte ha deciso altrimenti.
}
event-wrong-call = { $who ->
    [you] Hai chiamato uno sbaglio, ma non c'era.
   *[other] { $name } ha chiamato uno sbaglio, ma non c'era.
}
event-win-fakes = { $who ->
    [you] { $count ->
        [one] Ricevi il falso jolly di chi ha sbagliato.
        [many] Ricevi i { $count } falsi jolly di chi ha sbagliato.
       *[other] Ricevi i { $count } falsi jolly di chi ha sbagliato.
    }
   *[other] { $count ->
        [one] { $name } riceve il falso jolly di chi ha sbagliato.
        [many] { $name } riceve i { $count } falsi jolly di chi ha sbagliato.
       *[other] { $name } riceve i { $count } falsi jolly di chi ha sbagliato.
    }
}
event-earn = { $who ->
    [you] { $count ->
        [one] Guadagni 1 falso jolly.
        [many] Guadagni { $count } falsi jolly.
       *[other] Guadagni { $count } falsi jolly.
    }
   *[other] { $count ->
        [one] { $name } guadagna 1 falso jolly.
        [many] { $name } guadagna { $count } falsi jolly.
       *[other] { $name } guadagna { $count } falsi jolly.
    }
}
event-skip-turns = { $who ->
    [you] { $count ->
        [one] «Fatevi sotto» ti costa 1 turno.
        [many] «Fatevi sotto» ti costa { $count } turni.
       *[other] «Fatevi sotto» ti costa { $count } turni.
    }
   *[other] { $count ->
        [one] «Fatevi sotto» costa 1 turno a { $name }.
        [many] «Fatevi sotto» costa { $count } turni a { $name }.
       *[other] «Fatevi sotto» costa { $count } turni a { $name }.
    }
}

## Che cosa si può fare e dire.

move-pass = Passa
move-decline = Non con questo valore
move-none = Tienile tutte (uno sbaglio)
move-misplay = Sbaglio!
move-join = Entra
move-countdown = Conto alla rovescia
say-higher = Più alto
say-lower = Più basso
say-unbeatable = Imbattibile
say-cam = Fatevi sotto
say-down = Falsi jolly coperti
say-buy1 = Rientro per 1
say-buy2 = Rientro per 2
say-buy3 = Rientro per 3
say-buy5 = Rientro per 5
say-buy8 = Rientro per 8
say-buy13 = Rientro per 13
say-buy21 = Rientro per 21
say-buy34 = Rientro per 34
say-buy55 = Rientro per 55
say-buy89 = Rientro per 89

## La fine.

result-session = { $who ->
    [you] Hai vinto!
    [nobody] La partita finisce in pareggio.
   *[other] La vittoria va a: { $names }.
}
