### Che cosa si spiega la prima volta che capita a un tavolo.

first-goal = Spite: vince chi finisce per primo le carte.
first-goal-rounds = Spite: chi finisce per primo le carte vince il giro e 2 punti. Dopo l'ultimo giro vince il punteggio più alto.
first-misplay = Uno sbaglio: le carte tornano indietro. Chi l'ha fatto è fuori da questa presa, perde i suoi falsi jolly e salta un turno.
first-exchange = { $number ->
    [one] Hai vinto dopo «fatevi sotto»: metti via 1 carta e pescane una nuova. Poi apri tu.
    [many] Hai vinto dopo «fatevi sotto»: metti via da 1 a { $number } carte e pescane altrettante nuove. Poi apri tu.
   *[other] Hai vinto dopo «fatevi sotto»: metti via da 1 a { $number } carte e pescane altrettante nuove. Poi apri tu.
}
first-swap = Ogni giro comincia con uno scambio, una carta per ogni punto. Chi è sopra lo 0 cede carte basse, chi è sotto carte alte, e gli uni ricevono quelle degli altri.
first-claim = La prima apertura va a chi gioca per primo qualcosa con il valore richiesto. Se non lo fa nessuno, tocca al valore dopo.
first-call = Quella giocata era contro le regole? Hai qualche secondo per chiamare «Sbaglio!». Se hai ragione, puoi guadagnare un falso jolly; se hai torto, lo sbaglio è tuo.
first-down = Dei falsi jolly sono coperti. Non battono niente: può seguirli qualunque giocata con il numero di carte della presa.
first-barrier = 5 o più falsi jolly sono coperti. Battono tutto, e solo un numero più grande può seguirli.
first-unbeatable = Possono seguire solo questi semi, verso l'alto, quindi niente batte un 2. Chi adesso gioca un 2 deve dire «imbattibile».
first-consec = 3 giocate a passi uguali: è una sequenza. Fino alla fine della presa può seguire solo il valore dopo, senza 13 né jolly.
first-suits = 3 giocate con gli stessi semi: è una sequenza. Fino alla fine della presa possono seguire solo quei semi, senza 13 né jolly.
first-joker-played = Un jolly batte tutto, con qualunque numero di carte. Può seguirlo solo un altro jolly, o 5 o più carte dello stesso valore.
first-poker = Una combinazione di 5 carte è una mano da poker. Dalla più bassa: scala, full, colore, poker, scala colore.
first-lower = Si va verso il basso: ogni combinazione deve essere più bassa dell'ultima. I 7 possono invertire, e i 3 lo fanno sempre.
first-dared = Qualcuno ha detto «fatevi sotto». Se vince questa presa, cambia le sue carte brutte. Se viene battuto, salta un turno.
first-buy = { $number ->
    [one] Anche dopo un passo si può rientrare: batti quello che c'è, poi pesca 1 carta. Il prezzo sale per tutti: 1, 1, 2, 3, 5, 8.
    [many] Anche dopo un passo si può rientrare: batti quello che c'è, poi pesca { $number } carte. Il prezzo sale per tutti: 1, 1, 2, 3, 5, 8.
   *[other] Anche dopo un passo si può rientrare: batti quello che c'è, poi pesca { $number } carte. Il prezzo sale per tutti: 1, 1, 2, 3, 5, 8.
}
first-limit = { $number ->
    [one] Hai in mano 1 carta. Se arrivi a 20, perdi il giro: attenzione a rientrare.
    [many] Hai in mano { $number } carte. Se arrivi a 20, perdi il giro: attenzione a rientrare.
   *[other] Hai in mano { $number } carte. Se arrivi a 20, perdi il giro: attenzione a rientrare.
}
first-fake = Il tuo falso jolly (★) è in più: per finire le carte non serve giocarlo. Scoperto, è la carta che mostra. Coperto, va su quasi tutto, ma chiunque può seguirlo.
first-cam = Con la tua giocata puoi dire «fatevi sotto». Se vinci la presa, cambi le carte brutte; se no, salti un turno.
first-joker = Il tuo jolly batte tutto, con qualunque numero di carte. Usalo in tempo: fra le tue ultime 2 giocate, ti fa perdere il giro.
first-thirteen = Un 13 è una matta accanto ad altre carte: con un re fa una coppia di re. Da solo sta fra il 12 e il fante.
first-bounty = C'è una taglia sul tavolo. Se le tue ultime carte sono tutte del suo valore, ognuna ti fa guadagnare un falso jolly.
first-countdown = Se qualcuno ci mette tanto, «Conto alla rovescia» gli lascia pochi secondi; poi tocca a chi viene dopo.
