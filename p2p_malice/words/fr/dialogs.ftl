### Ce qui vient un moment par-dessus la table d’une page.

## Saying something.

say-title = Discuter
say-quick = Envoyer { $face }
say-history = Ce qui s’est dit
say-to = À :
say-to-all = Tout le monde
say-what = Ou avec tes propres mots :
say-send = Envoyer
say-poke = Relancer { $name }
poked = { $listener ->
    [called] { $name } t’attend : à toi de jouer.
    [caller] Tu as relancé { $to } : à { $to } de jouer.
   *[other] { $name } relance { $to } : à { $to } de jouer.
}
watching = { $name } regarde la partie.
watching-no-more = { $name } ne regarde plus.
watching-you = Tu regardes : tu vois ce que tout le monde peut voir, et la main de personne.
watching-short = Spectateur
watching-plays = { $who ->
    [you] Tu joues maintenant.
   *[other] { $name } joue maintenant.
}
watching-title = Les autres à table
allow-watch = Les autres peuvent regarder
allow-seats = D’autres peuvent jouer pour l’ordinateur, ou pour quelqu’un qui est parti
dismiss-sure = { $over ->
    [yes] Renvoyer { $name } pour de bon ?
   *[no] Renvoyer { $name } pour de bon ? L’ordinateur continue à sa place.
}
dismissed = { $over ->
    [yes] L’hôte a renvoyé { $name }.
   *[no] L’hôte a renvoyé { $name }. L’ordinateur continue sous le nom de { $computer }.
}
ask-watch = Toutes les places de cette table sont prises. Veux-tu regarder ?
ask-playing = On joue à { $game }. { $asks }
ask-watch-yes = Regarder
ask-watch-no = Pas maintenant
leave-for-good = Quitter pour de bon
leave-sure = Tu laisses ta place pour de bon.
ask-take = { $name } a quitté la table. Veux-tu continuer à cette place ? On demande d’abord à l’hôte.
take-seat = Jouer à la place de { $name }
asks-seat = { $name } voudrait jouer à la place de { $other }.
asks-to-play = Voudrait jouer : { $names }.
give-seat = Laisser { $name } jouer à la place de { $other }
left-awaits = { $name } a quitté la table. Les autres décident de la suite.
left-take = { $name } a quitté la table. Tu peux demander cette place, ou les autres décident de la suite.
error-seat-asked = On a demandé à l’hôte si tu peux jouer.
error-seat-given = Ta place a été donnée à { $name }.
check-cards-title = Y a-t-il quelqu’un entre vous ?
check-cards = { $name ->
    [none] La connexion avec ton hôte: { $cards }
   *[other] La connexion avec { $name }: { $cards }
}
check-cards-how = Si les deux bouts montrent les mêmes cartes dans le même ordre, il n’y a personne entre vous. Comparez-les au téléphone.
another-device = Continuer sur un autre appareil
another-device-how = Ouvre ce lien là-bas, ou scanne-le : ta place continue là-bas, et cette page la cède. Ne donne ce lien à personne : qui l’a, a ta place.
pause = Pause
go-on = Reprendre
paused = { $who ->
    [you] Tu as mis la partie en pause.
   *[other] { $name } a mis la partie en pause.
}
paused-title = En pause
paused-watched = Les joueurs reprennent quand ils veulent.
resumed = { $who ->
    [you] Tu as repris la partie.
   *[other] { $name } a repris la partie.
}
error-paused = La partie est en pause.
phrase-praise = Bien joué !
phrase-sigh = Oh non…
phrase-hurry = On se dépêche !
phrase-thanks = Merci pour la partie.
phrase-wait = Un instant, s’il te plaît.

## Settings of this page.

settings-title = Réglages
settings-theme = Couleurs
settings-theme-auto = Comme l’appareil
settings-theme-dark = Sombres
settings-theme-light = Claires
settings-theme-contrast = Contrastées
settings-felt = Table
look-name = { $look ->
    [blue] Bleu
    [red] Rouge
    [grey] Gris
    [oak] Table de taverne
    [garden] Jardin la nuit
    [chart] Carte marine
    [sky] Constellations
    [mosaic] Mosaïque
    [harbour] Port au crépuscule
    [lattice] Treillis bleu
    [diamonds] Losanges rouges
    [medallion] Médaillon vert
    [stars] Nuit étoilée
    [fox] Deux renards
    [moth] Deux papillons de nuit
    [peacock] Plumes de paon
    [compass] Rose des vents
   *[green] Vert
}
look-closed = { $look ->
    [garden] Jardin la nuit : gagne la donne du jour sept jours de suite.
    [sky] Constellations : gagne sept parties de suite.
    [mosaic] Mosaïque : gagne cinquante parties.
    [harbour] Port au crépuscule : joue avec cinq amis différents.
    [peacock] Plumes de paon : joue toute une pile en un tour.
    [compass] Rose des vents : gagne après avoir eu cinq cartes de retard.
   *[chart] Carte marine : gagne dix parties.
}
look-closed-where = Tes trophées sont sous « Toi : parties et trophées », là où tu joues contre l’ordinateur.
earn-progress = { $count } sur { $goal }
look-opens = Ouvre : { $look }
settings-cardFace = Face des cartes
card-face-name = { $face ->
    [large] Gros chiffres
   *[classic] Classique
}
settings-back = Dos des cartes
settings-avatar = Toi à la table
avatar-name = { $animal ->
    [fox] Renard
    [owl] Hibou
    [cat] Chat
    [bear] Ours
    [hare] Lièvre
    [frog] Grenouille
    [octopus] Pieuvre
    [whale] Baleine
    [crow] Corbeau
    [hedgehog] Hérisson
    [moth] Papillon de nuit
    [dragon] Dragon
   *[letters] La première lettre de ton nom
}
settings-pause = Pause après chaque coup adverse
settings-seconds = { $seconds ->
    [0] aucune
    [many] { $seconds } s
   *[other] { $seconds } s
}
settings-autoplay = Jeu direct
settings-explain = Expliquer les nouveautés
settings-volume = Sons
settings-volume-off = Coupés
settings-volume-soft = Doux
settings-volume-loud = Forts
settings-vibrate = Vibrer quand c’est à toi de jouer
settings-notify = Envoyer une notification quand c’est à toi
settings-awake = Garder l’écran allumé quand c’est à toi

## How to play, for whoever is at no table yet.

howto-all = Toutes les règles
howto-lesson = Apprendre en jouant (3 minutes, dans un nouvel onglet)
waiting-learn = Apprends { $game } en attendant
lobby-partner = { $name } (en équipe avec toi)
