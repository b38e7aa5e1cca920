### Ce qu’on explique la première fois que ça arrive à une table. `{ $number }` est un nombre de cartes.

first-goal = Spite : qui n’a plus de cartes en premier gagne.
first-goal-rounds = Spite : qui n’a plus de cartes en premier gagne la manche et 2 points. Après la dernière manche, le score le plus haut gagne.
first-misplay = Une faute : les cartes reviennent. La personne en faute ne joue plus ce pli, perd ses faux jokers, et saute un tour.
first-exchange = { $number ->
    [one] Tu as gagné après avoir dit « chiche » : mets { $number } carte de côté, et pioches-en une nouvelle. Puis tu entames.
    [many] Tu as gagné après avoir dit « chiche » : mets de 1 à { $number } cartes de côté, et pioches-en autant de nouvelles. Puis tu entames.
   *[other] Tu as gagné après avoir dit « chiche » : mets de 1 à { $number } cartes de côté, et pioches-en autant de nouvelles. Puis tu entames.
}
first-swap = Chaque manche commence par un troc, une carte par point. Au-dessus de 0, on cède des cartes basses, au-dessous des hautes, et les uns reçoivent celles des autres.
first-claim = La première entame revient à qui joue d’abord la valeur demandée. Si personne ne le fait, c’est au tour de la valeur suivante.
first-call = Ce coup était-il contraire aux règles ? Tu as quelques secondes pour annoncer « Faute ! ». Si tu as raison, tu peux gagner un faux joker ; si tu as tort, la faute est pour toi.
first-down = Voici des faux jokers cachés. Ils ne battent rien : tout ce qui a le nombre de cartes du pli peut suivre.
first-barrier = Voici 5 faux jokers cachés ou plus. Ils battent tout, et seul un plus grand nombre peut suivre.
first-unbeatable = Seules ces couleurs peuvent suivre, en montant : rien ne bat donc un 2. Qui joue un 2 maintenant doit dire aussi « imbattable ».
first-consec = 3 coups à pas égaux : c’est une série. Jusqu’à la fin du pli, seule la valeur suivante peut suivre, sans 13 ni jokers.
first-suits = 3 coups des mêmes couleurs : c’est une série. Jusqu’à la fin du pli, seules ces couleurs peuvent suivre, sans 13 ni jokers.
first-joker-played = Un joker bat tout, quel que soit le nombre de cartes. Seuls peuvent suivre un autre joker, ou 5 cartes ou plus d’une même valeur.
first-poker = Une combinaison de 5 cartes est une main de poker. De la plus faible à la plus forte : quinte, full, couleur, carré, quinte flush.
first-lower = On descend : chaque combinaison doit être plus basse que la dernière. Des 7 peuvent renverser le sens, et des 3 le font toujours.
first-dared = Quelqu’un a dit « chiche ». Gagner ce pli lui permettra d’échanger de mauvaises cartes. Le perdre lui coûtera un tour.
first-buy = { $number ->
    [one] Même après avoir passé, on peut revenir : bats ce qui est là, puis pioche { $number } carte. Le prix monte pour tout le monde : 1, 1, 2, 3, 5, 8.
    [many] Même après avoir passé, on peut revenir : bats ce qui est là, puis pioche { $number } cartes. Le prix monte pour tout le monde : 1, 1, 2, 3, 5, 8.
   *[other] Même après avoir passé, on peut revenir : bats ce qui est là, puis pioche { $number } cartes. Le prix monte pour tout le monde : 1, 1, 2, 3, 5, 8.
}
first-limit = { $number ->
    [one] Tu as { $number } carte en main. À 20, tu perds la manche : attention aux rachats.
    [many] Tu as { $number } cartes en main. À 20, tu perds la manche : attention aux rachats.
   *[other] Tu as { $number } cartes en main. À 20, tu perds la manche : attention aux rachats.
}
first-fake = Ton faux joker (★) est en plus : rien ne t’oblige à le jouer pour finir. Face visible, c’est la carte qu’il montre. Face cachée, il va presque partout, mais tout le monde peut suivre.
first-cam = Avec ton coup, tu peux dire « chiche ». Si tu gagnes le pli, tu échanges de mauvaises cartes ; sinon, tu sautes un tour.
first-joker = Ton joker bat tout, quel que soit le nombre de cartes. Sers-t’en à temps : parmi tes 2 derniers coups, il te fait perdre la manche.
first-thirteen = À côté d’autres cartes, un 13 est passe-partout : avec un roi, il fait une paire de rois. Seul, il se place entre le 12 et le valet.
first-bounty = Il y a une prime. Si tes dernières cartes sont toutes de sa valeur, chacune te rapporte un faux joker.
first-countdown = Si quelqu’un tarde, « Compte à rebours » lui laisse quelques secondes ; ensuite, c’est au joueur suivant.
