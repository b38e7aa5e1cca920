### Le regole come foglio: lo scopo, che cosa cambia, l'essenziale in breve, un turno passo per passo, il resto.

sheet-title = { -title }: { $variant ->
    [official] Ufficiale
    [catmouse] Gatto e topo
    [catmouse-short] Gatto e topo, breve
    [pz] Matte i jolly, fino al re
    [pz-nwis] Matte i jolly, non nei mazzetti
    [classic] Come nei libri
   *[mdw] Duello classico
}
sheet-unknown = Chi ti invita gioca con regole che questa versione non conosce. Puoi giocare lo stesso: ti vengono offerte solo mosse permesse.

## Titoli.

sheet-part-goal = Lo scopo
sheet-part-differs = Che cosa cambia dal Duello classico
sheet-part-glance = In breve
sheet-steps-turn = Il tuo turno
sheet-part-piles = Le pile
sheet-part-set-up = Preparazione
sheet-part-partners = A coppie
sheet-part-match = L'incontro
sheet-part-small = I dettagli

## Lo scopo.

sheet-goal = { $partners ->
    [yes] Vince la prima coppia che svuota tutti e due i suoi mazzetti. 4 giocatori.
   *[no] Vince chi svuota per primo il suo mazzetto. { $max_seats ->
        [2] 2 giocatori.
        [many] Da { $min_seats } a { $max_seats } giocatori.
       *[other] Da { $min_seats } a { $max_seats } giocatori.
    }
}

## Che cosa cambia rispetto al Duello classico.

sheet-differs-partners = { $partners ->
    [yes] Si gioca due contro due.
   *[no] { "" }
}
sheet-differs-wild = { $wild ->
    [kings] { "" }
    [jokers] Sono matte i jolly, non i re.
    [both] Anche i jolly sono matte.
   *[none] Nessuna carta è matta.
}
sheet-differs-wild-as-ace = { $wild ->
    [none] { "" }
   *[other] { $wild_as_ace ->
        [yes] { "" }
       *[no] Una matta non può fare da asso.
    }
}
sheet-differs-last-rank = { $last_rank ->
    [13] Le pile arrivano fino al re.
    [12] { "" }
    [11] Le pile arrivano solo fino al fante.
    [many] Le pile arrivano solo fino a { $last_rank }.
   *[other] Le pile arrivano solo fino a { $last_rank }.
}
sheet-differs-forced-aces = { $forced_aces ->
    [yes] Finché c'è posto per una nuova pila, prima di scartare devi giocare gli assi che hai in mano.
   *[no] { "" }
}
sheet-differs-hands-dealt = { $hands_dealt ->
    [start] { "" }
   *[turn] Le mani non si danno: peschi la tua al primo turno.
}
sheet-differs-payoff = { $payoff ->
    [one] Ogni mazzetto ha 1 carta.
    [many] Ogni mazzetto ha { $payoff } carte.
   *[other] Ogni mazzetto ha { $payoff } carte.
}
sheet-differs-recycle = { $recycle ->
    [at-once] { "" }
   *[when-empty] Le pile complete si mettono da parte, e si mescolano quando il tallone è finito.
}
sheet-differs-exhaustion = { $exhaustion ->
    [play-on] { "" }
   *[tie] Se una mano non si può completare, la partita finisce in pareggio.
}
sheet-house = { $house ->
    [none] { "" }
   *[other] Regole della casa: { $house }.
}

## In breve.

label-payoff = Mazzetto
brief-payoff = { $payoff ->
    [one] { $variant ->
        [mdw] 1 carta (di solito 11, 21 o 31)
       *[other] 1 carta
    }
    [many] { $variant ->
        [mdw] { $payoff } carte (di solito 11, 21 o 31)
       *[other] { $payoff } carte
    }
   *[other] { $variant ->
        [mdw] { $payoff } carte (di solito 11, 21 o 31)
       *[other] { $payoff } carte
    }
}
label-centre-piles = Pile al centro
brief-centre-piles = { $last_rank ->
    [13] { $centre_piles }, dall'asso al re
    [12] { $centre_piles }, dall'asso alla regina
    [11] { $centre_piles }, dall'asso al fante
    [many] { $centre_piles }, dall'asso a { $last_rank }
   *[other] { $centre_piles }, dall'asso a { $last_rank }
}
label-wild = Matte
brief-wild = { $wild ->
    [kings] i re
    [jokers] i jolly
    [both] i re e i jolly
   *[none] nessuna
}
label-discard-piles = Pile di scarti
brief-discard-piles = { $discard_piles } a testa
label-match = Incontro
brief-match = { $match ->
    [points] { $target ->
        [one] { $deals ->
            [one] 1 punto
            [many] 1 punto o { $deals } partite
           *[other] 1 punto o { $deals } partite
        }
        [many] { $deals ->
            [one] { $target } punti
            [many] { $target } punti o { $deals } partite
           *[other] { $target } punti o { $deals } partite
        }
       *[other] { $deals ->
            [one] { $target } punti
            [many] { $target } punti o { $deals } partite
           *[other] { $target } punti o { $deals } partite
        }
    }
    [games] { $deals } partite
   *[none] { "" }
}

## Il tuo turno.

sheet-draw = { $hand ->
    [one] Pesca fino ad avere 1 carta in mano.
    [many] Pesca fino ad avere { $hand } carte in mano.
   *[other] Pesca fino ad avere { $hand } carte in mano.
}
sheet-play = { $discard_piles ->
    [one] Gioca al centro quante carte vuoi: dalla mano, dal mazzetto (si scopre la carta dopo), o dalla cima della tua pila di scarti.
    [many] Gioca al centro quante carte vuoi: dalla mano, dal mazzetto (si scopre la carta dopo), o dalla cima delle tue pile di scarti.
   *[other] Gioca al centro quante carte vuoi: dalla mano, dal mazzetto (si scopre la carta dopo), o dalla cima delle tue pile di scarti.
}
sheet-discard = { $discard_piles ->
    [one] Per finire il turno, scarta una carta della mano sulla tua pila di scarti.
    [many] Per finire il turno, scarta una carta della mano su una delle tue pile di scarti.
   *[other] Per finire il turno, scarta una carta della mano su una delle tue pile di scarti.
}
sheet-refill = { $hand ->
    [one] Se hai giocato tutta la mano, pesca una carta nuova e continua a giocare.
    [many] Se hai giocato tutta la mano, pesca { $hand } carte nuove e continua a giocare.
   *[other] Se hai giocato tutta la mano, pesca { $hand } carte nuove e continua a giocare.
}

sheet-example = { $hand ->
    [one] { "" }
    [many] { $wild ->
        [none] Per esempio: una pila mostra un asso, in mano hai un 2 e un 9, e la carta del mazzetto è un 3. Gioca il 2, poi il 3 sopra, e scarta il 9.
        [jokers] Per esempio: una pila mostra un asso, in mano hai un jolly e un 9, e la carta del mazzetto è un 3. Gioca il jolly come 2, poi il 3 sopra, e scarta il 9.
       *[other] Per esempio: una pila mostra un asso, in mano hai un re e un 9, e la carta del mazzetto è un 3. Gioca il re come 2, poi il 3 sopra, e scarta il 9.
    }
   *[other] { $wild ->
        [none] Per esempio: una pila mostra un asso, in mano hai un 2 e un 9, e la carta del mazzetto è un 3. Gioca il 2, poi il 3 sopra, e scarta il 9.
        [jokers] Per esempio: una pila mostra un asso, in mano hai un jolly e un 9, e la carta del mazzetto è un 3. Gioca il jolly come 2, poi il 3 sopra, e scarta il 9.
       *[other] Per esempio: una pila mostra un asso, in mano hai un re e un 9, e la carta del mazzetto è un 3. Gioca il re come 2, poi il 3 sopra, e scarta il 9.
    }
}

## Le pile.

sheet-last-rank = { $last_rank ->
    [13] Le pile al centro le costruiscono tutti, dall'asso fino al re. I semi non contano.
    [12] Le pile al centro le costruiscono tutti, dall'asso fino alla regina. I semi non contano.
    [11] Le pile al centro le costruiscono tutti, dall'asso fino al fante. I semi non contano.
    [many] Le pile al centro le costruiscono tutti, dall'asso fino a { $last_rank }. I semi non contano.
   *[other] Le pile al centro le costruiscono tutti, dall'asso fino a { $last_rank }. I semi non contano.
} { $last_rank ->
    [13] { "" }
    [12] { $kings_wild ->
        [yes] { "" }
       *[no] I re sono carte morte: non vanno mai da nessuna parte. Un mazzetto con una carta morta non si può svuotare.
    }
    [11] { $kings_wild ->
        [yes] Le regine sono carte morte: non vanno mai da nessuna parte. Un mazzetto con una carta morta non si può svuotare.
       *[no] Regine e re sono carte morte: non vanno mai da nessuna parte. Un mazzetto con una carta morta non si può svuotare.
    }
    [10] { $kings_wild ->
        [yes] Le carte dal fante alla regina sono morte: non vanno mai da nessuna parte. Un mazzetto con una carta morta non si può svuotare.
       *[no] Le carte dal fante al re sono morte: non vanno mai da nessuna parte. Un mazzetto con una carta morta non si può svuotare.
    }
    [many] { $kings_wild ->
        [yes] Le carte da { $dead_from } alla regina sono morte: non vanno mai da nessuna parte. Un mazzetto con una carta morta non si può svuotare.
       *[no] Le carte da { $dead_from } al re sono morte: non vanno mai da nessuna parte. Un mazzetto con una carta morta non si può svuotare.
    }
   *[other] { $kings_wild ->
        [yes] Le carte da { $dead_from } alla regina sono morte: non vanno mai da nessuna parte. Un mazzetto con una carta morta non si può svuotare.
       *[no] Le carte da { $dead_from } al re sono morte: non vanno mai da nessuna parte. Un mazzetto con una carta morta non si può svuotare.
    }
}
sheet-recycle = { $recycle ->
    [at-once] Le pile complete vengono subito rimescolate nel tallone.
   *[when-empty] { "" }
}
sheet-discard-piles = Tutti vedono tutti gli scarti, ma si giocano solo le carte in cima, e solo al centro. Le carte del mazzetto non si scartano mai.

sheet-kings-wild = { $wild ->
    [kings] Finché la sua pila non è completa, un re vale come la carta che serve. Se ne possono giocare più di uno di fila.
    [jokers] Finché la sua pila non è completa, un jolly vale come la carta che serve. Se ne possono giocare più di uno di fila.
    [both] Finché la sua pila non è completa, un re o un jolly vale come la carta che serve. Se ne possono giocare più di uno di fila.
   *[none] { "" }
}
sheet-wild-as-ace = { $wild ->
    [none] { "" }
   *[other] { $wild_as_ace ->
        [yes] Una matta può anche fare da asso e iniziare una pila.
       *[no] { "" }
    }
}

## Preparazione.

sheet-packs = { $packs ->
    [0] I mazzi di 52 carte sono uno in più dei giocatori.
    [one] Si gioca con 1 mazzo di 52 carte.
    [many] Si gioca con { $packs } mazzi di 52 carte.
   *[other] Si gioca con { $packs } mazzi di 52 carte.
} { $jokers ->
    [0] { "" }
    [one] Ogni mazzo ha anche un jolly.
    [many] Ogni mazzo ha anche { $jokers } jolly.
   *[other] Ogni mazzo ha anche { $jokers } jolly.
}
sheet-payoff = { $payoff ->
    [one] Un mazzetto è 1 carta, scoperta.
    [many] I mazzetti stanno coperti, con la prima carta scoperta; quello che c'è sotto non lo può guardare nessuno.
   *[other] I mazzetti stanno coperti, con la prima carta scoperta; quello che c'è sotto non lo può guardare nessuno.
}
sheet-wilds-in-payoff = { $wilds_in_payoff ->
    [yes] { "" }
   *[no] { $wild ->
        [none] { "" }
       *[other] I mazzetti si danno senza matte, che poi finiscono nel tallone.
    }
}
sheet-hands-dealt = { $hands_dealt ->
    [start] Poi si danno le mani; il resto è il tallone.
   *[turn] Il resto è il tallone.
}
sheet-starter = { $starter ->
    [left] Il primo mazziere si tira a sorte, poi tocca ogni volta a chi gli sta a sinistra. Comincia chi sta alla sinistra del mazziere.
    [dealer] Il primo mazziere si tira a sorte, poi tocca ogni volta a chi gli sta a sinistra. Comincia il mazziere.
   *[top] { $jokers ->
        [0] Comincia chi ha la carta più alta sul mazzetto (i re sono alti, gli assi bassi).
        [many] { $wilds_in_payoff ->
            [yes] Comincia chi ha la carta più alta sul mazzetto (prima i jolly, poi i re; gli assi sono bassi).
           *[no] Comincia chi ha la carta più alta sul mazzetto (i re sono alti, gli assi bassi).
        }
       *[other] { $wilds_in_payoff ->
            [yes] Comincia chi ha la carta più alta sul mazzetto (prima i jolly, poi i re; gli assi sono bassi).
           *[no] Comincia chi ha la carta più alta sul mazzetto (i re sono alti, gli assi bassi).
        }
    }
}
sheet-equal-tops = { $starter ->
    [top] { $equal_tops ->
        [shuffle] { $payoff ->
            [one] Se le carte più alte sono pari, si ridanno le carte da capo.
            [many] Se le carte più alte sono pari, si mescolano quei mazzetti.
           *[other] Se le carte più alte sono pari, si mescolano quei mazzetti.
        }
       *[redeal] Se all’inizio le carte più alte dei mazzetti sono pari, si ridanno le carte da capo.
    }
   *[other] { "" }
}

sheet-clockwise = { $max_seats ->
    [2] { "" }
    [many] Si gioca in senso orario.
   *[other] Si gioca in senso orario.
}

## A coppie.

sheet-partners = { $partners ->
    [yes] Chi fa coppia siede di fronte. Puoi giocare anche la carta del mazzetto e le carte in cima agli scarti dell'altra metà della coppia, ma scarti solo sulle tue pile. Quando il tuo mazzetto è vuoto, giochi per chi fa coppia con te.
   *[no] { "" }
}

## L'incontro.

sheet-deals = { $match ->
    [games] Dopo { $deals } partite, l'incontro va a chi ha più punti.
   *[other] { "" }
}
sheet-target = { $match ->
    [none] { "" }
   *[points] { $target ->
        [one] Vince l'incontro chi arriva per primo a 1 punto.
        [many] Vince l'incontro chi arriva per primo a { $target } punti.
       *[other] Vince l'incontro chi arriva per primo a { $target } punti.
    } { $deals ->
        [one] Dopo { $max_deals } partite al massimo, va a chi ha più punti.
        [many] Dopo { $deals } partite al massimo, va a chi ha più punti.
       *[other] Dopo { $deals } partite al massimo, va a chi ha più punti.
    }
    [games] { "" }
}
sheet-scoring = { $match ->
    [none] { "" }
   *[other] { $scoring ->
        [wins] Chi vince una partita segna 1 punto.
       *[cards] Chi vince una partita segna un punto per ogni carta rimasta nei mazzetti degli altri.
    } A pari punti in testa, l'incontro si divide; ma se siete tutti pari, è pareggio.
}

## Le minuzie: quello che non conta quasi mai.

sheet-undo = { $undo ->
    [yes] Puoi annullare le giocate finché non si scopre o si pesca una carta nuova, o finisce il tuo turno. Il limite è { $max_undone } in un turno e { $max_undone_in_game } in una partita.
   *[no] Una giocata non si può annullare.
}
sheet-hints = { $hints ->
    [yes] { "" }
   *[no] Non ci sono consigli.
}
sheet-clock = { $clock ->
    [off] { "" }
   *[other] Hai { $clock } secondi per turno. Quando scadono, il tavolo scarta per te.
}
sheet-exhaustion = { $exhaustion ->
    [tie] { "" }
   *[play-on] Se una mano non si può completare, peschi quello che resta e vai avanti.
}
sheet-silent = { $exhaustion ->
    [play-on] { $partners ->
        [yes] Chi non ha carte e non può giocare salta il turno. La partita finisce se nessuno può giocare, se per { $idle_rounds } turni a testa nessuno gioca una carta del mazzetto, o dopo { $game_moves } mosse. Allora vince la coppia con meno carte nei mazzetti; se sono pari, è pareggio.
       *[no] Chi non ha carte e non può giocare salta il turno. La partita finisce se nessuno può giocare, se per { $idle_rounds } turni a testa nessuno gioca una carta del mazzetto, o dopo { $game_moves } mosse. Allora vince chi ha meno carte nel mazzetto; se sono pari, è pareggio.
    }
   *[tie] { $partners ->
        [yes] La partita finisce se per { $idle_rounds } turni a testa nessuno gioca una carta del mazzetto, o dopo { $game_moves } mosse. Allora vince la coppia con meno carte nei mazzetti; se sono pari, è pareggio.
       *[no] La partita finisce se per { $idle_rounds } turni a testa nessuno gioca una carta del mazzetto, o dopo { $game_moves } mosse. Allora vince chi ha meno carte nel mazzetto; se sono pari, è pareggio.
    }
} Dopo { $turn_plays } carte in un turno senza una del mazzetto, non peschi una nuova mano fino al turno dopo.
