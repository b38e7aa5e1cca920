### Pourquoi un arbitre, ou la table, refuse quelque chose.

error-spite-no-hand = Ces cartes ne font pas une combinaison.
error-spite-only-jokers = Pour battre ça, il faut une combinaison joker plus forte, ou 5 faux jokers cachés ou plus.
error-spite-down-on-joker = Pour battre une combinaison joker, il faut 5 faux jokers cachés ou plus.
error-spite-joker-in-consec = Pas de combinaison joker dans une série.
error-spite-thirteen-in-consec = Pas de 13 dans une série.
error-spite-arity = { $needed ->
    [one] Ce pli se joue à { $needed } carte à la fois, pas { $played }.
    [many] Ce pli se joue à { $needed } cartes à la fois, pas { $played }.
   *[other] Ce pli se joue à { $needed } cartes à la fois, pas { $played }.
}
error-spite-not-better = { $direction ->
    [lower] On descend, et ce n’est pas plus bas que la dernière combinaison.
   *[higher] Ça ne bat pas la dernière combinaison.
}
error-spite-only-fakes = Pour battre ça, il faut plus de { $count } faux jokers cachés.
error-spite-down-in-consec = Dans une série, pose au moins { $needed } faux jokers cachés.
error-spite-consec = { $rank ->
    [A] Cette série attend un as.
    [J] Cette série attend un valet.
    [Q] Cette série attend une dame.
    [K] Cette série attend un roi.
   *[other] Cette série attend un { $rank }.
}
error-spite-suit = Toutes les combinaisons de cette série doivent avoir les mêmes couleurs.
error-spite-wrong-direction = { $direction ->
    [lower] On descend déjà.
   *[higher] On monte déjà.
}
error-spite-direction-not-yours = Tu ne peux changer le sens qu’avec des 7 naturels.
error-spite-sevens-announced = Des 7 sur des 7 changent le sens tout seuls : inutile de le dire.
error-spite-no-unbeatable = Un 2 que rien ne peut battre doit se dire « imbattable ».
error-spite-fakes-announced = Avec 5 faux jokers ou plus, on n’annonce rien.
error-spite-cam-two = À 2 joueurs, on ne peut plus dire « chiche ».
error-spite-cam-unbeatable = On ne peut pas dire « chiche » quand seuls des jokers battent la combinaison.
error-spite-cam-joker = Après avoir dit « chiche », tu ne peux pas gagner le pli avec une combinaison joker.
error-spite-claim = La première entame doit comprendre une carte de cette valeur : { $rank }.
error-spite-price = Pour revenir, dis « rachat { $count } » avec ta combinaison.
error-spite-not-out = Tu es toujours dans le pli : pas besoin de racheter ta place.
error-spite-exchange = { $most ->
    [one] Il faut échanger exactement { $most } carte.
    [many] Il faut échanger de 1 à { $most } cartes.
   *[other] Il faut échanger de 1 à { $most } cartes.
}
error-spite-window = Un instant : on peut encore annoncer une faute sur le dernier coup.
error-spite-no-call = Il n’y a pas de coup à dénoncer.
error-spite-no-countdown = On ne peut pas lancer de compte à rebours maintenant.
error-spite-not-now = Ce n’est pas possible maintenant.
error-spite-too-few = Il faut au moins { $least } joueurs.
error-spite-must-lead = Tu entames ce pli : il faut jouer.
error-spite-swap = { $count ->
    [one] Cède la carte que demande ton score.
    [many] Cède les { $count } cartes que demande ton score.
   *[other] Cède les { $count } cartes que demande ton score.
}
error-no-such-view = Cette position enregistrée est inutilisable.
