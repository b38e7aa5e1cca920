### Che cosa non andava in uno sbaglio.

event-fault-no-hand = Queste carte non fanno una combinazione.
event-fault-only-jokers = Per batterla ci vuole una combinazione di jolly più alta, o 5 o più falsi jolly coperti.
event-fault-down-on-joker = Per battere una combinazione di jolly ci vogliono 5 o più falsi jolly coperti.
event-fault-joker-in-consec = In una sequenza non si può giocare una combinazione di jolly.
event-fault-thirteen-in-consec = In una sequenza non si può giocare un 13.
event-fault-arity = { $count ->
    [one] In questa presa si gioca 1 carta per volta.
    [many] In questa presa si giocano { $count } carte per volta.
   *[other] In questa presa si giocano { $count } carte per volta.
}
event-fault-not-better = Questa giocata non batte l'ultima combinazione.
event-fault-only-fakes = Per battere questa giocata ci vogliono più di { $count } falsi jolly coperti.
event-fault-down-in-consec = In una sequenza metti almeno { $count } falsi jolly coperti.
event-fault-consec = { $as ->
    [8] In questa sequenza adesso ci vuole un 8.
    [11] In questa sequenza adesso ci vuole un 11.
    [A] In questa sequenza adesso ci vuole un asso.
    [J] In questa sequenza adesso ci vuole un fante.
    [Q] In questa sequenza adesso ci vuole una regina.
    [K] In questa sequenza adesso ci vuole un re.
   *[other] In questa sequenza adesso ci vuole un { $as }.
}
event-fault-suit = In questa sequenza ogni combinazione deve avere gli stessi semi.
event-fault-wrong-direction = La direzione era già quella.
event-fault-direction-not-yours = La direzione si può cambiare solo con 7 naturali.
event-fault-sevens-announced = I 7 sui 7 cambiano la direzione da soli, quindi non si dice.
event-fault-no-unbeatable = Con un 2 che niente può battere bisogna dire «imbattibile».
event-fault-fakes-announced = Con 5 o più falsi jolly non si annuncia niente.
event-fault-cam-two = Quando si resta in 2, nessuno può dire «fatevi sotto».
event-fault-cam-unbeatable = Nessuno può dire «fatevi sotto» quando solo i jolly possono battere la combinazione.
event-fault-cam-joker = Dopo «fatevi sotto» non si può vincere la presa con una combinazione di jolly.
event-fault-claim = { $as ->
    [8] La prima apertura deve avere un 8.
    [11] La prima apertura deve avere un 11.
    [A] La prima apertura deve avere un asso.
    [J] La prima apertura deve avere un fante.
    [Q] La prima apertura deve avere una regina.
    [K] La prima apertura deve avere un re.
   *[other] La prima apertura deve avere un { $as }.
}
event-fault-price = { $count ->
    [one] Rientrare costa 1 carta.
    [many] Rientrare costa { $count } carte.
   *[other] Rientrare costa { $count } carte.
}
event-fault-not-out = Può rientrare solo chi ha passato.
event-fault-exchange = { $count ->
    [one] Bisogna cambiare esattamente 1 carta.
    [many] Bisogna cambiare da 1 a { $count } carte.
   *[other] Bisogna cambiare da 1 a { $count } carte.
}
