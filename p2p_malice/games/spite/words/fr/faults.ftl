### Ce qui n’allait pas dans une faute.

event-fault-no-hand = Ces cartes ne font pas une combinaison.
event-fault-only-jokers = Pour battre ça, il faut une combinaison joker plus forte, ou 5 faux jokers cachés ou plus.
event-fault-down-on-joker = Pour battre une combinaison joker, il faut 5 faux jokers cachés ou plus.
event-fault-joker-in-consec = Pas de combinaison joker dans une série.
event-fault-thirteen-in-consec = Pas de 13 dans une série.
event-fault-arity = { $count ->
    [one] Ce pli se joue à { $count } carte à la fois.
    [many] Ce pli se joue à { $count } cartes à la fois.
   *[other] Ce pli se joue à { $count } cartes à la fois.
}
event-fault-not-better = Ça ne bat pas la dernière combinaison.
event-fault-only-fakes = Pour battre ça, il faut plus de { $count } faux jokers cachés.
event-fault-down-in-consec = Dans une série, pose au moins { $count } faux jokers cachés.
event-fault-consec = { $as ->
    [A] Cette série attend un as.
    [J] Cette série attend un valet.
    [Q] Cette série attend une dame.
    [K] Cette série attend un roi.
   *[other] Cette série attend un { $as }.
}
event-fault-suit = Toutes les combinaisons de cette série doivent avoir les mêmes couleurs.
event-fault-wrong-direction = C’était déjà le sens du jeu.
event-fault-direction-not-yours = On ne peut changer le sens qu’avec des 7 naturels.
event-fault-sevens-announced = Des 7 sur des 7 changent le sens tout seuls : inutile de le dire.
event-fault-no-unbeatable = Un 2 que rien ne peut battre doit se dire « imbattable ».
event-fault-fakes-announced = Avec 5 faux jokers ou plus, on n’annonce rien.
event-fault-cam-two = À 2 joueurs, on ne peut plus dire « chiche ».
event-fault-cam-unbeatable = On ne peut pas dire « chiche » quand seuls des jokers battent la combinaison.
event-fault-cam-joker = Après avoir dit « chiche », on ne peut pas gagner le pli avec une combinaison joker.
event-fault-claim = { $as ->
    [A] Il faut un as dans la première entame.
    [J] Il faut un valet dans la première entame.
    [Q] Il faut une dame dans la première entame.
    [K] Il faut un roi dans la première entame.
   *[other] Il faut un { $as } dans la première entame.
}
event-fault-price = { $count ->
    [one] Le rachat coûte { $count } carte.
    [many] Le rachat coûte { $count } cartes.
   *[other] Le rachat coûte { $count } cartes.
}
event-fault-not-out = Il faut avoir passé pour racheter sa place.
event-fault-exchange = { $count ->
    [one] Il faut échanger exactement { $count } carte.
    [many] Il faut échanger de 1 à { $count } cartes.
   *[other] Il faut échanger de 1 à { $count } cartes.
}
