### Le regole come foglio: lo scopo, l'essenziale in breve, un turno passo per passo, le parole che si dicono, il resto.

sheet-title = { $variant ->
    [spite-light] { variant-name-spite-light }
   *[spite] { variant-name-spite }
}
sheet-unknown = Chi ti invita gioca con regole che questa versione non conosce. Puoi giocare lo stesso.

## Titoli.

sheet-part-goal = Lo scopo
sheet-part-glance = In breve
sheet-steps-turn = Il tuo turno
sheet-part-twists = Le sorprese
sheet-part-end = I punti
sheet-steps-small = I dettagli

## Lo scopo, e l'essenziale in breve.

sheet-goal = { $rounds ->
    [one] Liberati delle tue carte prima degli altri. Dopo 1 giro vince chi ha più punti.
    [many] Liberati delle tue carte prima degli altri. Dopo { $rounds } giri vince chi ha più punti.
   *[other] Liberati delle tue carte prima degli altri. Dopo { $rounds } giri vince chi ha più punti.
} Da { $least } a { $most } giocatori.
sheet-house = { $house ->
    [none] { "" }
   *[other] Regole della casa: { $house }.
}
label-hand = Carte date
brief-hand = { $hand } a testa
label-ranks = Valori
brief-ranks = da 3 a 10, poi 11, 12, 13, J, Q, K, A, 2; i 13 sono matte
label-fakes = Falsi jolly
brief-fakes = { $fakes }, da guadagnare; hanno un altro dorso
label-bounty = Taglia
brief-bounty = chiudere con carte del suo valore fa guadagnare falsi jolly

## Il tuo turno.

sheet-turn = Gioca una combinazione che batte l'ultima e ha lo stesso numero di carte, o passa. Se apri tu, gioca una combinazione qualsiasi; non puoi passare.
sheet-hand = Una combinazione è 1 carta, da 2 a 4 carte dello stesso valore, o una mano da poker di 5 carte.
sheet-last-chance = { $last_chance ->
    [yes] Quando il turno torna a chi ha giocato per ultimo, la presa è sua, e apre la prossima.
   *[no] Quando tutti gli altri hanno passato, la presa va a chi ha giocato per ultimo, e apre la prossima.
}
sheet-example = Per esempio: su una coppia di 9, gioca due fanti, o un fante e un 13. Un asso da solo non basta.

## Le parole del gioco.

label-direction = Alto, basso
brief-direction = Un giro comincia con «più alto». Con 7 naturali puoi dire il contrario.
label-consec = Sequenza
brief-consec = Quando 3 giocate di fila vanno a passi uguali (5, 7, 9) o hanno gli stessi semi, la presa deve continuare così, senza 13 né jolly.
label-joker = Jolly
brief-joker = 1 jolly, o 5 o più carte naturali dello stesso valore. Batte tutto, con qualunque numero di carte, tranne uno più alto (più carte, poi il valore).
label-down = Falso jolly
brief-down = Scoperto, è la carta che mostra. Coperto non batte niente, ma può seguirlo qualunque giocata con il numero giusto di carte. 5 o più battono tutto.
label-cam = Fatevi sotto
brief-cam = Dillo con qualcosa che si può battere anche senza jolly. Se vinci la presa, cambi carte; se no, salti un turno.
label-buy = Rientro
brief-buy = Dopo aver passato, rientri battendo l'ultima combinazione; poi peschi tante carte quant'è il prezzo: 1, poi 1, 2, 3, 5, 8…
label-misplay = Sbaglio
brief-misplay = { $referee ->
    [yes] Il tavolo rifiuta tutto ciò che è contro le regole.
   *[no] { $has_fakes ->
        [yes] Puoi giocare qualunque cosa, ma dopo uno sbaglio sei fuori dalla presa, perdi i tuoi falsi jolly e salti un turno.
       *[no] Puoi giocare qualunque cosa, ma dopo uno sbaglio sei fuori dalla presa e salti un turno.
    }
}

## I punti.

sheet-points = { $rounds ->
    [one] Un giro finisce quando solo uno ha ancora carte. Il primo guadagna 2, il secondo 1; il penultimo perde 1, l'ultimo 2.
    [many] Un giro finisce quando solo uno ha ancora carte. Il primo guadagna 2, il secondo 1; il penultimo perde 1, l'ultimo 2. Ma prima, i punti che avevi si avvicinano di 1 allo 0. Se passi da una metà della classifica all'altra, diventano 0. Con 2 punti, da primo fanno 2 - 1 + 2 = 3; da ultimo 0 - 2 = -2.
   *[other] Un giro finisce quando solo uno ha ancora carte. Il primo guadagna 2, il secondo 1; il penultimo perde 1, l'ultimo 2. Ma prima, i punti che avevi si avvicinano di 1 allo 0. Se passi da una metà della classifica all'altra, diventano 0. Con 2 punti, da primo fanno 2 - 1 + 2 = 3; da ultimo 0 - 2 = -2.
}
sheet-swap = Quando si ridanno le carte, chi ha 2 punti cede le sue 2 più basse, chi ne ha -2 le sue 2 più alte, e così via. Ognuno ne prende altrettante fra quelle cedute dall'altra parte.

## Le minuzie.

sheet-deck = I mazzi sono { $packs }, in tutto { $cards } carte. Ognuno ha le solite 52, un 11 e un 12 per ogni seme, due 13 rossi e un jolly.
sheet-first-lead = { $first_lead ->
    [yes] Il primo giro lo apre chi gioca per primo una combinazione che ha un 3. Se nessuno lo fa entro { $claim_seconds } secondi, tocca ai 4, e così via.
   *[no] Il primo giro lo apre chi sta a sinistra del mazziere.
}
sheet-later-lead = I giri dopo li apre chi ha meno punti; se sono in più, chi è arrivato ultimo più di recente.
sheet-next-lead = Se chi vince una presa non ha più carte, apre chi viene dopo.
sheet-alike = { watched-alike } Fra due uguali nessuna batte l'altra, ma un jolly si può giocare su un jolly.
sheet-poker = Mani da poker dalla più bassa: scala, full, colore, poker, scala colore. J Q K A 2 è la scala più alta; in ogni scala il J viene dopo il 12.
sheet-thirteens = Insieme ad altre carte, i 13 danno la combinazione più bassa possibile, che vale meno di quella naturale. Più 13 ci sono, meno vale.
sheet-readings = { $thirteens_have_suits ->
    [yes] I 13 contano quando si confrontano i semi.
   *[no] I 13 non contano quando si confrontano i semi.
} { $thirteens_natural ->
    [yes] Una combinazione di soli 13 è naturale.
   *[no] Una combinazione di soli 13 non è naturale.
}
sheet-turning = { $big_hands_turn ->
    [yes] Fuori da una sequenza, si possono giocare 7 naturali su altrettanti 7 naturali, e così la direzione cambia da sola. La cambiano anche i 3 naturali, da «più basso» a «più alto». Vale anche per 5 o più degli uni o degli altri.
   *[no] Fuori da una sequenza, si possono giocare 7 naturali su altrettanti 7 naturali, e così la direzione cambia da sola. La cambiano anche i 3 naturali, da «più basso» a «più alto». 5 o più degli uni o degli altri no.
}
sheet-numerical = Una sequenza a passi tralascia il 13: dopo il 12 viene J. Se serve, prosegue oltre il 2 con il 3. Verso il basso, un 3 la inverte: dopo 4, 3 e 4 ci vuole un 5.
sheet-forms = Le mani da poker non formano mai una sequenza. Con 2 carte o più, tutti i semi devono essere gli stessi: per esempio cuori e fiori ogni volta.
sheet-consec-readings = { $equal_ranks_form ->
    [yes] Anche 3 combinazioni dello stesso valore formano una sequenza.
   *[no] { "" }
} { $sevens_turn_consecs ->
    [yes] I 7 che cambiano la direzione invertono i passi.
   *[no] I 7 che cambiano la direzione non invertono i passi.
}
sheet-unbeatable = In una sequenza di soli semi, verso l'alto niente batte un 2: di' «imbattibile». Per esempio: 4♥, 8♥ e J♥, poi 2♥.
sheet-joker-limits = Verso il basso, una combinazione di jolly può essere seguita da qualunque combinazione con il numero di carte della presa. { $has_fakes ->
    [yes] Se la tua ultima combinazione o la penultima è di jolly, o ha falsi jolly coperti, perdi il giro.
   *[no] Se la tua ultima combinazione o la penultima è di jolly, perdi il giro.
}
sheet-open-size = Verso il basso, aprire con una combinazione di jolly lascia libero il numero di carte: lo decide la giocata dopo. { $has_fakes ->
    [yes] Lo stesso fa un falso jolly coperto con cui si apre, in qualunque direzione.
   *[no] { "" }
}
sheet-five-fakes = 5 o più falsi jolly coperti si possono giocare in qualsiasi momento, anche in una sequenza. Li batte solo un numero più grande. Con questi non si dice né «fatevi sotto» né «imbattibile».
sheet-earned = { $bounty ->
    [yes] { $calls ->
        [yes] Guadagni falsi jolly chiamando gli sbagli, o finendo con sole carte naturali del valore della taglia: uno per ogni carta, e si scopre una nuova taglia.
       *[no] Guadagni falsi jolly finendo con sole carte naturali del valore della taglia: uno per ogni carta, e si scopre una nuova taglia.
    }
   *[no] Guadagni falsi jolly chiamando gli sbagli.
} Non fanno parte della mano, e li tieni per i giri dopo. Quando il fondo è vuoto, ricevi invece le prime carte del tallone: si giocano solo scoperte, e valgono per quello che sono.
sheet-cam-won = { $cam_counts_passed ->
    [yes] Per «fatevi sotto» devono avere carte più di 2 giocatori.
   *[no] Per «fatevi sotto» devono essere nella presa più di 2 giocatori.
} Se vinci, cambi da 1 a { $cam_limit } carte: una in più per ogni altra volta che l'hai detto, una in meno per ogni presa che avevi già vinto così dall'ultima vinta da un altro. Per esempio, la seconda presa vinta così ne permette 2. Se si arriva a 0, non succede niente; sotto lo 0, salti altrettanti turni. Vincere con una combinazione di jolly è uno sbaglio. Se non vinci, salti un turno per ogni volta che l'hai detto. Un «fatevi sotto» detto insieme a qualcosa di sbagliato non conta.
sheet-cam-wrong = { $referee ->
    [yes] { "" }
   *[no] Non cambiare nessuna carta, o cambiarne troppe, è uno sbaglio.
}
sheet-buying = Il prezzo per rientrare è lo stesso per tutti: sale ogni volta. Chi è rientrato è nella presa finché non passa di nuovo.
sheet-price-anew = A ogni giro quel prezzo ricomincia.
sheet-limit = Se arrivi a { $hand_limit } carte in mano, perdi il giro.
sheet-calling = { $referee ->
    [yes] { "" }
   *[no] { $window ->
        [0] Nessuno chiama gli sbagli: decide subito il tavolo.
        [one] Uno sbaglio si può chiamare per 1 secondo, mentre la partita va avanti. Poi la presa torna com'era prima. Se nessuno chiama, decide il tavolo. Una chiamata a torto è uno sbaglio.
        [many] Uno sbaglio si può chiamare per { $window } secondi, mentre la partita va avanti. Poi la presa torna com'era prima. Se nessuno chiama, decide il tavolo. Una chiamata a torto è uno sbaglio.
       *[other] Uno sbaglio si può chiamare per { $window } secondi, mentre la partita va avanti. Poi la presa torna com'era prima. Se nessuno chiama, decide il tavolo. Una chiamata a torto è uno sbaglio.
    }
}
sheet-calls-pay = { $empty_pays ->
    [yes] Uno di quelli che chiamano riceve i falsi jolly di chi ha sbagliato; se non ne ha, uno dal fondo.
   *[no] Uno di quelli che chiamano riceve i falsi jolly di chi ha sbagliato.
}
sheet-countdown = Chiunque può far partire un conto alla rovescia di { $decision } secondi, più 1 per ogni carta appena presa. Se alla fine non hai giocato, hai passato; se toccava a te aprire, apre chi viene dopo.
sheet-hints = { $hints ->
    [yes] Quando tocca a te, puoi chiedere un consiglio.
   *[no] Non ci sono consigli.
}
sheet-clock = { $clock ->
    [off] { "" }
   *[other] Hai { $clock } secondi per turno. Quando scadono, il tavolo passa per te o gioca una carta.
}
sheet-early = { $referee ->
    [yes] { "" }
   *[no] Le carte giocate fuori turno restano lì, e valgono quando è il tuo turno: se allora non vanno bene, è uno sbaglio.
}
sheet-swap-rest = Se l'altra parte ne ha cedute meno, le altre vengono dal mazzo. Se ne ha cedute di più, quelle che avanzano si mostrano e si scartano.
sheet-middle = Se i giocatori sono dispari, il posto di mezzo non sta in nessuna delle due metà: i tuoi punti diventano 0 quando ci arrivi, e di nuovo quando lo lasci.
sheet-three = In 3, il secondo è anche penultimo, e prende 0.
sheet-late = Chi entra fra un giro e l'altro conta come ultimo del giro prima, con { $loser } punti; gli altri salgono di un posto.
