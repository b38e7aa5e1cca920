### Quello che dice il tavolo a tutto schermo.

screen-spite-help =
    1 - 0, lettere  una delle tue carte; lo stesso tasto la rimette a posto
    =               tutte le carte del valore scelto per ultimo
    Punto e carta   tutto, dall'ultima carta scelta fino a questa
    Maiusc, freccia scegli la carta segnata, e poi quella accanto
    + - *           di' più alto, più basso, imbattibile
    @               di' fatevi sotto
    _               metti falsi jolly coperti
    $               rientra al prezzo attuale; % ne indica un altro
    Invio           gioca quello che hai scelto
    P               passa
    M               chiama uno sbaglio, finché sei in tempo
    C               fai partire un conto alla rovescia
    S               ordina le carte per valore, seme o combinazione
    Esc             rimetti tutto a posto
    Frecce, Spazio  un altro modo di scegliere; funziona anche il mouse.
                    Un doppio clic sceglie tutte le carte di quel valore.
    Tab             il tavolo a parole. 11+2* vuol dire 11 carte e 2 falsi
                    jolly
screen-pick = Premi i tasti delle tue carte, poi Invio.
screen-range = Scegli l'ultima carta della fila. Esc rimette tutto a posto.
screen-picked = Scelte: { $cards }
screen-picked-ready = { $state ->
    [exchange] Invio cambia { $cards }. Esc rimette tutto a posto.
    [swap] Invio cede { $cards }. Esc rimette tutto a posto.
   *[play] Invio gioca { $cards }. Esc rimette tutto a posto.
}
screen-misplay = Sarebbe uno sbaglio.
screen-beat = { $cards ->
    [none] Batti i falsi jolly ({ $count }), o passa.
   *[other] Batti { $cards }, o passa.
}
screen-call = Era uno sbaglio?
screen-title-round = { $title } · giro { $number }
screen-look = Il tavolo

## Etichette.

screen-cards = carte
screen-score = punti
screen-direction = { $state ->
    [up] più alto
   *[down] più basso
}
screen-bounty = taglia
screen-gave = cedute
screen-got = ricevute
screen-price = { $count ->
    [one] rientro: 1 carta
    [many] rientro: { $count } carte
   *[other] rientro: { $count } carte
}
screen-other-price = altro prezzo
screen-to-beat = da battere
screen-hand = Mano
screen-no-cards = carte finite
screen-clock = { $state ->
    [call] Chiama entro
    [claim] Apri entro
   *[turn] Tempo
}
screen-arranged = { $state ->
    [suits] In ordine di seme
    [hands] In combinazioni
   *[value] In ordine di valore
}
screen-place = #{ $count }
screen-barred = fuori
screen-passed = passa
screen-absent = prossimo giro
screen-early = prima: { $cards }
screen-skips = salta { $count }
screen-cams = fatevi sotto ×{ $count }
