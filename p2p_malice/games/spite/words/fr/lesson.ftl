### La leçon, partie par partie : ce qu’on explique, ce qu’on dit quand c’est fait (`-done`), et quand c’est autre chose (`-missed`).

lesson-part-beat = { $number } sur { $most } : battre une carte
lesson-part-pass = { $number } sur { $most } : passer
lesson-part-buy = { $number } sur { $most } : racheter sa place
lesson-part-pair = { $number } sur { $most } : entamer avec une paire
lesson-part-wild = { $number } sur { $most } : le 13 passe-partout
lesson-part-turn = { $number } sur { $most } : plus haut ou plus bas
lesson-part-consec = { $number } sur { $most } : une série
lesson-part-call = { $number } sur { $most } : annoncer une faute
lesson-part-out = { $number } sur { $most } : finir

lesson-waiting = Les autres jouent.

lesson-beat = Une manche est en cours : qui vide sa main en premier la gagne. Chaque combinaison doit battre la dernière, ici un 10. Les valeurs vont de 3 à 10, puis 11, 12, 13, J, Q, K et A ; les 2 sont les plus forts. Ton valet suffit. { $how }
lesson-beat-done = Bravo ! Mais ensuite viennent une dame et un as.
error-lesson-beat-missed = Ton valet suffit pour battre le 10. Tu auras besoin des autres cartes plus tard.

lesson-pass = Seul ton joker bat un as, et mieux vaut le garder encore un peu. Alors passe : tu ne joues plus ce pli, sauf si tu rachètes ta place. { $how }
lesson-pass-done = Et voilà un 2 sur l’as.
error-lesson-pass-missed = Garde ton joker un moment, et passe.

lesson-buy = Tu peux racheter ta place : bats la dernière combinaison, puis pioche le prix en cartes. C’est 1 maintenant, et ça monte pour tout le monde : 1, 1, 2, 3, 5, 8. Ton joker bat tout, même un 2. { $how }
lesson-buy-done = Tu as pioché un 4, et le pli est à toi ! Mais un joker parmi tes 2 derniers coups te ferait perdre la manche.
error-lesson-buy-missed = Joue ton joker en disant « rachat 1 ».

lesson-pair = Tu peux entamer avec 1 carte, 2 à 4 cartes de même valeur, ou une main de poker de 5. Entame avec tes 9 : il faudra alors une paire à tout le monde. À valeur égale, une seule teinte bat un mélange. { $how }
lesson-pair-done = Paire contre paire : voici deux valets.
error-lesson-pair-missed = Entame avec tes deux 9.

lesson-wild = Un 13 est passe-partout : avec ton roi, il fait une paire de rois, qui bat les valets. Deux vrais rois seraient un peu plus forts. { $how }
lesson-wild-done = Ce pli est à toi : tu entames le suivant.
error-lesson-wild-missed = Joue le roi et le 13 ensemble.

lesson-turn = Tu peux entamer comme tu veux. Jusqu’ici, chaque combinaison devait être plus haute. Si tu joues un 7, tu peux dire « plus bas », et chacune doit alors être plus basse. Ça arrange tes autres cartes ! { $how }
lesson-turn-done = Cette fois, on descend à partir du 7.
error-lesson-turn-missed = Entame avec ton 7 en disant « plus bas ».

lesson-consec = 7, 6, 5 : 3 coups à pas égaux font une « série », et le pli doit continuer ainsi. Seul un 4 peut suivre : pas de 13, pas de joker. { $how }
lesson-consec-done = Le suivant doit être un 3.
error-lesson-consec-missed = Seul un 4 peut suivre 7, 6 et 5.

lesson-call = Mais c’est un 9 ! Tu as quelques secondes pour annoncer une faute : si tu as raison, tu gagnes un faux joker. Si tu as tort, la faute est pour toi. { $how }
lesson-call-done = Bien vu ! Tu gagnes un faux joker (★).
error-lesson-call-missed = Annonce la faute : il fallait un 3.

lesson-out = Ton faux joker est en plus : rien ne t’oblige à le jouer. Face visible, c’est le 5 qu’il montre, et trois 5 avec deux 8 font un full, une main de poker. Joue-les, et tu as fini. { $how }
lesson-out-done = Tu finis avant les autres : tu gagnes la manche et 2 points. La dernière place en perd 2. Les faux jokers que tu ne joues pas restent à toi pour les manches suivantes.
error-lesson-out-missed = Joue ensemble tes deux 5, le faux joker et tes deux 8.

## How it is done at the page.

spite-tap = { $pointer ->
    [tap] Touche « { $what } ».
   *[other] Clique sur « { $what } ».
}
spite-tap-play = { $pointer ->
    [tap] Touche { $what }, puis « Jouer ».
   *[other] Clique sur { $what }, puis « Jouer ».
}
