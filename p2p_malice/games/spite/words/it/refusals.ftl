### Perché un arbitro, o il tavolo, rifiuta qualcosa.

error-spite-no-hand = Queste carte non fanno una combinazione.
error-spite-only-jokers = Per batterla ci vuole una combinazione di jolly più alta, o 5 o più falsi jolly coperti.
error-spite-down-on-joker = Per battere una combinazione di jolly ci vogliono 5 o più falsi jolly coperti.
error-spite-joker-in-consec = In una sequenza non si può giocare una combinazione di jolly.
error-spite-thirteen-in-consec = In una sequenza non si può giocare un 13.
error-spite-arity = { $needed ->
    [one] In questa presa si gioca 1 carta per volta, non { $played }.
    [many] In questa presa si giocano { $needed } carte per volta, non { $played }.
   *[other] In questa presa si giocano { $needed } carte per volta, non { $played }.
}
error-spite-not-better = { $direction ->
    [lower] Si va verso il basso, e questa giocata non è più bassa dell'ultima combinazione.
   *[higher] Questa giocata non batte l'ultima combinazione.
}
error-spite-only-fakes = Per battere questa giocata ci vogliono più di { $count } falsi jolly coperti.
error-spite-down-in-consec = In una sequenza metti almeno { $needed } falsi jolly coperti.
error-spite-consec = { $rank ->
    [8] In questa sequenza adesso ci vuole un 8.
    [11] In questa sequenza adesso ci vuole un 11.
    [A] In questa sequenza adesso ci vuole un asso.
    [J] In questa sequenza adesso ci vuole un fante.
    [Q] In questa sequenza adesso ci vuole una regina.
    [K] In questa sequenza adesso ci vuole un re.
   *[other] In questa sequenza adesso ci vuole un { $rank }.
}
error-spite-suit = In questa sequenza ogni combinazione deve avere gli stessi semi.
error-spite-wrong-direction = { $direction ->
    [lower] Si va già verso il basso.
   *[higher] Si va già verso l'alto.
}
error-spite-direction-not-yours = La direzione si può cambiare solo con 7 naturali.
error-spite-sevens-announced = I 7 sui 7 cambiano la direzione da soli, quindi non si dice.
error-spite-no-unbeatable = Con un 2 che niente può battere bisogna dire «imbattibile».
error-spite-fakes-announced = Con 5 o più falsi jolly non si annuncia niente.
error-spite-cam-two = Quando si resta in 2, nessuno può dire «fatevi sotto».
error-spite-cam-unbeatable = Nessuno può dire «fatevi sotto» quando solo i jolly possono battere la combinazione.
error-spite-cam-joker = Dopo «fatevi sotto» non puoi vincere la presa con una combinazione di jolly.
error-spite-claim = La prima apertura deve avere una carta di questo valore: { $rank }.
error-spite-price = Per rientrare, di' «rientro per { $count }» con la tua combinazione.
error-spite-not-out = Non hai passato, quindi non c'è bisogno di rientrare.
error-spite-exchange = { $most ->
    [one] Devi cambiare esattamente 1 carta.
    [many] Devi cambiare da 1 a { $most } carte.
   *[other] Devi cambiare da 1 a { $most } carte.
}
error-spite-window = Un momento: sull'ultima giocata si può ancora chiamare uno sbaglio.
error-spite-no-call = Non c'è niente da chiamare.
error-spite-no-countdown = Adesso niente conto alla rovescia.
error-spite-not-now = Adesso non si può fare.
error-spite-too-few = Servono almeno { $least } giocatori.
error-spite-must-lead = Questa presa la apri tu, quindi devi giocare.
error-spite-swap = { $count ->
    [one] Cedi la carta richiesta dai tuoi punti.
    [many] Cedi le { $count } carte richieste dai tuoi punti.
   *[other] Cedi le { $count } carte richieste dai tuoi punti.
}
error-no-such-view = Questa posizione salvata non si può usare.
