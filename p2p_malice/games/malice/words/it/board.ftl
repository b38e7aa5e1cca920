### Quello che la pagina dice del gioco.

landing-about = Si costruiscono le pile al centro, carta dopo carta. Vince chi svuota per primo il suo mazzetto.

## Il tavolo di gioco.

table-choose = Scegli una carta, poi dove giocarla.
table-none-to-draw = Il tallone è vuoto: gioca dalle tue pile di scarti.
table-payoff-fits = La carta del mazzetto va sulla pila { $pile }.
table-play-there = { $card }: giocala sulla pila { $piles }.
table-play-or-discard = { $card }: giocala sulla pila { $piles }, o scartala.
table-discard-there = { $card }: scartala per finire il turno.
table-hinted = Consiglio: { $card } sulla { $pile }.
table-discards = Tutti gli scarti
board-nearly = ancora { $count }!
board-next = poi
board-in-hand = { $count } in mano
board-points = { $count ->
    [one] 1 punto
    [many] { $count } punti
   *[other] { $count } punti
}
board-aside = { $count } da parte
board-to-draw = { $count } da pescare
board-needs = { $count ->
    [0] { $rank ->
        [A] serve un asso
       *[other] serve { $rank }
    }
    [many] poi { $rank }
   *[other] poi { $rank }
}
board-goal = svuotalo per vincere
board-goal-both = svuotali tutti e due
board-partner = in coppia
board-centre = Centro
board-hand = Mano
board-your-hand = La tua mano
moment-emptied = Mano vuota!
moment-short = { $count ->
    [one] ne manca 1
    [many] ne mancano { $count }
   *[other] ne mancano { $count }
}
