### Le menu, les formulaires, et ce qu’on y lit.

menu-hello = { $name ->
    [none] { -title }
   *[other] { -title }. Bonjour, { $name } !
}
menu-again = Réinviter tes amis
menu-again-line = La table a fermé avant leur arrivée : leurs invitations ne marchent plus
friends-again = Encore avec { $names }
menu-learn-new = Première fois ? Apprends en 3 minutes
menu-play = Contre l’ordinateur
menu-host = Inviter quelqu’un
menu-message = Jouer par message
menu-daily = La donne du jour
menu-puzzle = Le casse-tête du jour
menu-two = À deux sur cet appareil
menu-group = Inviter plusieurs amis
menu-change = Préparer une partie
menu-change-one = Modifier…
menu-join = Rejoindre avec un code
menu-watch = Regarder jouer l’ordinateur
menu-resume = Continuer une partie
resume-others = Autres parties enregistrées : { $count }
menu-learn = Comment jouer
menu-rules = Lire les règles
menu-name = Changer mon nom
menu-doctor = Tester mon réseau
menu-browser = Ouvrir dans un navigateur
menu-settings = Réglages
menu-quit = Quitter
menu-house-rules = Règles maison
ask-which-rules = Quelle variante ?
ask-which-game = Lequel ?

## Today's deal: the same cards for everyone, once a day.

daily-goes-on = Tu as commencé : continue
daily-new = { $run ->
    [0] Les mêmes cartes pour tout le monde
    [one] Les mêmes cartes pour tout le monde · gagnée hier
    [many] Les mêmes cartes pour tout le monde · gagnée { $run } jours de suite
   *[other] Les mêmes cartes pour tout le monde · gagnée { $run } jours de suite
}
daily-played = { $how ->
    [won] { $count ->
        [one] { $run ->
            [one] Gagnée d’une carte · nouvelles cartes demain
            [many] Gagnée d’une carte · { $run } jours de suite
           *[other] Gagnée d’une carte · { $run } jours de suite
        }
        [many] { $run ->
            [one] Gagnée de { $count } cartes · nouvelles cartes demain
            [many] Gagnée de { $count } cartes · { $run } jours de suite
           *[other] Gagnée de { $count } cartes · { $run } jours de suite
        }
       *[other] { $run ->
            [one] Gagnée de { $count } cartes · nouvelles cartes demain
            [many] Gagnée de { $count } cartes · { $run } jours de suite
           *[other] Gagnée de { $count } cartes · { $run } jours de suite
        }
    }
    [lost] { $count ->
        [one] Perdue d’une carte · nouvelles cartes demain
        [many] Perdue de { $count } cartes · nouvelles cartes demain
       *[other] Perdue de { $count } cartes · nouvelles cartes demain
    }
   *[tied] Partie nulle · nouvelles cartes demain
}
news-daily-begun = { $counts ->
    [no] La donne du jour, pour s’exercer : ta première partie d’aujourd’hui compte déjà.
   *[yes] La donne du jour : tout le monde reçoit ces cartes. Ta première partie compte. L’ordinateur joue à un niveau normal. Les conseils sont permis ; le partage en dit le nombre.
}
news-daily-over = { $counts ->
    [no] La donne du jour, pour s’exercer : seule la première partie de la journée compte.
   *[yes] { $how ->
        [won] { $count ->
            [one] { $run ->
                [one] { $best ->
                    [one] Tu gagnes la donne du jour d’une carte ! Si tu gagnes aussi demain, ça fera 2 jours de suite.
                    [many] Tu gagnes la donne du jour d’une carte ! Une belle suite commence peut-être : ton record est de { $best } jours de suite.
                   *[other] Tu gagnes la donne du jour d’une carte ! Une belle suite commence peut-être : ton record est de { $best } jours de suite.
                }
                [many] Tu gagnes la donne du jour d’une carte ! Ça fait { $run } jours de suite ; ton record est de { $best }.
               *[other] Tu gagnes la donne du jour d’une carte ! Ça fait { $run } jours de suite ; ton record est de { $best }.
            }
            [many] { $run ->
                [one] { $best ->
                    [one] Tu gagnes la donne du jour de { $count } cartes ! Si tu gagnes aussi demain, ça fera 2 jours de suite.
                    [many] Tu gagnes la donne du jour de { $count } cartes ! Une belle suite commence peut-être : ton record est de { $best } jours de suite.
                   *[other] Tu gagnes la donne du jour de { $count } cartes ! Une belle suite commence peut-être : ton record est de { $best } jours de suite.
                }
                [many] Tu gagnes la donne du jour de { $count } cartes ! Ça fait { $run } jours de suite ; ton record est de { $best }.
               *[other] Tu gagnes la donne du jour de { $count } cartes ! Ça fait { $run } jours de suite ; ton record est de { $best }.
            }
           *[other] { $run ->
                [one] { $best ->
                    [one] Tu gagnes la donne du jour de { $count } cartes ! Si tu gagnes aussi demain, ça fera 2 jours de suite.
                    [many] Tu gagnes la donne du jour de { $count } cartes ! Une belle suite commence peut-être : ton record est de { $best } jours de suite.
                   *[other] Tu gagnes la donne du jour de { $count } cartes ! Une belle suite commence peut-être : ton record est de { $best } jours de suite.
                }
                [many] Tu gagnes la donne du jour de { $count } cartes ! Ça fait { $run } jours de suite ; ton record est de { $best }.
               *[other] Tu gagnes la donne du jour de { $count } cartes ! Ça fait { $run } jours de suite ; ton record est de { $best }.
            }
        }
        [lost] { $count ->
            [one] Tu perds la donne du jour d’une carte. Nouvelles cartes demain.
            [many] Tu perds la donne du jour de { $count } cartes. Nouvelles cartes demain.
           *[other] Tu perds la donne du jour de { $count } cartes. Nouvelles cartes demain.
        }
       *[tied] La donne du jour : partie nulle. Nouvelles cartes demain.
    }
}
daily-share-hints = { $share } · { $hints ->
    [0] sans conseil
    [one] { $hints } conseil
    [many] { $hints } conseils
   *[other] { $hints } conseils
}
daily-drawn =
    { $told }
    Chaque carré est un tour ; 🟩 et ⭐ ont rapproché la victoire : { $good } sur { $turns }
    { $picture }
daily-beside = { $told } · { $others }
daily-results = La donne du jour, { $date }
puzzle-share-helped = { -title }, casse-tête du { $date } : résolu
daily-share = { -title }, { $date } : { $how ->
    [won] { $count ->
        [one] j’ai gagné d’une carte
        [many] j’ai gagné de { $count } cartes
       *[other] j’ai gagné de { $count } cartes
    }
    [lost] { $count ->
        [one] j’ai perdu d’une carte
        [many] j’ai perdu de { $count } cartes
       *[other] j’ai perdu de { $count } cartes
    }
   *[tied] partie nulle
}
daily-run = { $told } · jours de suite : { $run }

## Today's puzzle: win this turn, in the only way there is.

puzzle-new = { $run ->
    [0] Gagne à ce tour
    [one] Gagne à ce tour · résolu hier
    [many] Gagne à ce tour · résolu { $run } jours de suite
   *[other] Gagne à ce tour · résolu { $run } jours de suite
}
puzzle-solved = { $run ->
    [one] { $tries ->
        [one] Résolu du premier coup · un nouveau demain
        [many] Résolu en { $tries } essais · un nouveau demain
       *[other] Résolu en { $tries } essais · un nouveau demain
    }
    [many] { $tries ->
        [one] Résolu du premier coup · { $run } jours de suite
        [many] Résolu en { $tries } essais · { $run } jours de suite
       *[other] Résolu en { $tries } essais · { $run } jours de suite
    }
   *[other] { $tries ->
        [one] Résolu du premier coup · { $run } jours de suite
        [many] Résolu en { $tries } essais · { $run } jours de suite
       *[other] Résolu en { $tries } essais · { $run } jours de suite
    }
}
ask-puzzle = { $tries ->
    [one] { $hints ->
        [0] Résolu du premier coup, sans conseil !
        [one] Résolu du premier coup, avec un conseil.
        [many] Résolu du premier coup, avec { $hints } conseils.
       *[other] Résolu du premier coup, avec { $hints } conseils.
    }
    [many] { $hints ->
        [0] Résolu en { $tries } essais, sans conseil !
        [one] Résolu en { $tries } essais, avec un conseil.
        [many] Résolu en { $tries } essais, avec { $hints } conseils.
       *[other] Résolu en { $tries } essais, avec { $hints } conseils.
    }
   *[other] { $hints ->
        [0] Résolu en { $tries } essais, sans conseil !
        [one] Résolu en { $tries } essais, avec un conseil.
        [many] Résolu en { $tries } essais, avec { $hints } conseils.
       *[other] Résolu en { $tries } essais, avec { $hints } conseils.
    }
} { $counts ->
    [no] C’était pour s’exercer : seul le casse-tête du jour compte, et une seule fois.
   *[yes] { $run ->
        [one] Il y en a un nouveau demain.
        [many] Ça fait { $run } jours de suite.
       *[other] Ça fait { $run } jours de suite.
    }
}
ask-puzzle-share = Le partager
ask-puzzle-quit = Assez pour aujourd’hui
puzzle-share = { -title }, casse-tête du { $date } : { $tries ->
    [one] { $run ->
        [one] résolu du premier coup
        [many] résolu du premier coup · { $run } jours de suite
       *[other] résolu du premier coup · { $run } jours de suite
    }
    [many] { $run ->
        [one] résolu en { $tries } essais
        [many] résolu en { $tries } essais · { $run } jours de suite
       *[other] résolu en { $tries } essais · { $run } jours de suite
    }
   *[other] { $run ->
        [one] résolu en { $tries } essais
        [many] résolu en { $tries } essais · { $run } jours de suite
       *[other] résolu en { $tries } essais · { $run } jours de suite
    }
}

## A deal that a friend has played.

deal-friend = Quelqu’un
news-deal-begun = { $how ->
    [won] { $count ->
        [one] { $by } a gagné cette donne d’une carte. Tu fais mieux ?
        [many] { $by } a gagné cette donne de { $count } cartes. Tu fais mieux ?
       *[other] { $by } a gagné cette donne de { $count } cartes. Tu fais mieux ?
    }
    [lost] { $count ->
        [one] { $by } a perdu cette donne d’une carte. Tu fais mieux ?
        [many] { $by } a perdu cette donne de { $count } cartes. Tu fais mieux ?
       *[other] { $by } a perdu cette donne de { $count } cartes. Tu fais mieux ?
    }
    [tied] { $by } a fait partie nulle avec cette donne. Tu fais mieux ?
   *[none] { $by } a joué cette donne. Bonne chance !
}
news-deal-over = { $than ->
    [better] { $by ->
        [none] Tu as fait mieux que ton adversaire !
       *[other] Entre { $by } et toi, c’est toi qui as fait mieux !
    }
    [worse] { $by ->
        [none] Ton adversaire a fait mieux avec ces cartes.
       *[other] { $by } a fait mieux avec ces cartes.
    }
    [same] { $by ->
        [none] Vous avez fait exactement pareil.
       *[other] { $by } et toi avez fait exactement pareil.
    }
   *[none] D’autres peuvent jouer cette donne, eux aussi.
}
deal-share = { $how ->
    [won] { $count ->
        [one] { -title } : j’ai gagné cette donne d’une carte
        [many] { -title } : j’ai gagné cette donne de { $count } cartes
       *[other] { -title } : j’ai gagné cette donne de { $count } cartes
    }
    [lost] { $count ->
        [one] { -title } : j’ai perdu cette donne d’une carte
        [many] { -title } : j’ai perdu cette donne de { $count } cartes
       *[other] { -title } : j’ai perdu cette donne de { $count } cartes
    }
   *[tied] { -title } : partie nulle avec cette donne
}
deal-ask = { $told } · Tu fais mieux ?
deal-told =
    { $share }
    { $link }

## Forms.

form-default = par défaut
form-yes = oui
form-no = non
form-back = Annuler
form-more = { $changed ->
    [0] Plus de règles
    [one] Plus de règles ({ $changed } modifiée)
    [many] Plus de règles ({ $changed } modifiées)
   *[other] Plus de règles ({ $changed } modifiées)
}

form-play = Contre l’ordinateur
form-play-done = Commencer
form-host = Inviter quelqu’un
form-host-done = Commencer
form-message = Jouer par message
form-message-done = Commencer
form-two = À deux sur cet appareil
form-two-done = Commencer
form-group = Inviter plusieurs amis
form-group-done = Commencer
form-watch = Regarder jouer l’ordinateur
form-watch-done = Commencer
form-naming = Comment t’appelles-tu ?
form-naming-done = Enregistrer
form-naming-why = Tes amis voient ce nom sur l’invitation et à la table.
form-name-needed = Tes amis voient de qui vient l’invitation : écris ton nom.
form-name = Ton nom
form-variant = Variante
form-variant-line = { $least ->
    [2] { $most ->
        [2] À 2 joueurs. { $what }
        [many] De 2 à { $most } joueurs. { $what }
       *[other] De 2 à { $most } joueurs. { $what }
    }
    [many] De { $least } à { $most } joueurs. { $what }
   *[other] De { $least } à { $most } joueurs. { $what }
}
form-variant-small = { $most ->
    [2] À 2 joueurs.
    [many] Jusqu’à { $most } joueurs.
   *[other] Jusqu’à { $most } joueurs.
}
form-seats = Places
form-seats-hint = Pour chaque place : me, me=NOM, friend, friend=NOM, bot, ou :
form-players = Joueurs
form-seat-me = Ici
form-seat-friend = Ami
form-seat-message = Par message
form-seat-computer = Ordinateur
form-seat-beginner = { $name } (débutant)
form-seat-easy = { $name } (facile)
form-seat-normal = { $name } (normal)
form-seat-strong = { $name } (solide)
form-seat-hard = { $name } (difficile)
form-seat-expert = { $name } (expert)
temper-beginner = Joue ce qui vient, et ne voit pas grand-chose.
temper-easy = Joue prudemment, mais ne voit pas loin.
temper-normal = Voit presque tout, avec une erreur par-ci par-là.
temper-strong = Voit à peu près tout, et se trompe rarement.
temper-hard = Examine toutes les façons de jouer un tour.
temper-expert = Pense plusieurs tours à l’avance, même aux cartes cachées.
form-seat-name = Joueur { $number }
form-size-quick = Courte { $number }
form-size-standard = Normale { $number }
form-size-long = Longue { $number }
form-matched = { $what } → { $value }
form-matched-more = { $first } · { $next }
form-note = Adapté : { $what }
form-favourite = Garder ces règles sous
form-favourite-means = Donne-leur un nom : tu les retrouveras parmi les variantes.
form-favourite-hint = par exemple Dimanche
error-favourite-like-variant = Il y a déjà une variante appelée { $name }. Choisis un autre nom.
form-setup-good = { $friends ->
    [0] { "" }
    [one] Ensuite, tu invites une personne.
    [many] Ensuite, tu invites tes { $friends } amis.
   *[other] Ensuite, tu invites tes { $friends } amis.
}
form-setup-by-message = Chacun son tour, envoyé par message. Il contient toutes les cartes : joue avec des amis de confiance.
form-setup-watched = L’ordinateur joue à toutes les places pendant que tu regardes.
who-watches-next = { $play ->
    [none] Va regarder : { $watch }.
   *[other] Voudrait jouer : { $play }. Va regarder : { $watch }.
}

form-settings = Réglages
form-settings-done = Enregistrer
form-settings-more = Avancé
form-settings-next = Les réglages de connexion valent dès ta prochaine partie.
form-language = Langue
form-language-next = L’autre langue s’affichera au prochain démarrage.
form-language-device = celle de l’appareil
form-language-name = { $name }
form-theme = Couleurs
form-theme-dark = sombres
form-theme-light = claires
form-theme-contrast = contrastées
form-cards = Cartes
form-cards-auto = automatique
form-cards-suits = avec les couleurs
form-cards-ascii = lettres seulement
form-pause = Pause par coup (s)
form-autoplay = Jeu direct
form-explain = Expliquer les nouveautés
form-stun = Serveurs STUN
form-stun-hint = vide : ceux du programme
form-turn = Relais (TURN)
form-turn-hint = turn:user:password@host:port
form-game_url = Ta page web
form-game_url-hint = https://… pour les liens des invitations
form-courier = Ton messager
form-courier-hint = https://… t’apporte les réponses des invités
error-pause-wrong = La pause après chaque coup adverse dure de 0 à { $most } secondes.

## The network.

news-looking-around = On examine ton réseau…
sheet-doctor = Ton réseau

## The table in a browser.

news-page-at =
    Ta table : { $address }
    Elle ne s’ouvre que sur cet ordinateur. { $ends } la ferme.
news-no-browser = Impossible d’ouvrir un navigateur. Copie l’adresse et ouvre-la toi-même.
error-page-port = Le port { $port } ne convient pas : { $why }. Choisis-en un autre avec --page-port.

## Everyone's name.

welcome = Bienvenue dans { -title } ! Joue avec tes amis, directement de ton appareil aux leurs, ou contre l’ordinateur.
ask-day = { $told }. Tu as les mêmes cartes et le même adversaire. Peux-tu faire mieux ?
ask-day-play = Jouer ces cartes
ask-name = Comment t’appelles-tu ?
name-first = C’est une invitation. Dis-nous d’abord qui tu es.
name-too-long = Un nom ne peut pas dépasser { $most } caractères.

## The page as files.

web-site-written = { $count } fichiers écrits dans { $folder }. Mets-les chez n’importe quel hébergeur statique, et leur adresse dans game_url.
web-site-plain = { $left ->
    [play] Il manque play.html, le jeu entier dans la page.
    [plain] Les scripts sont tels quels : la page pèse un tiers de plus.
   *[both] Il manque play.html, le jeu entier dans la page. Les scripts sont tels quels : la page pèse un tiers de plus.
} Dans une copie du dépôt, ceci fait le tout : { $run }
web-site-preview = Les messageries montreront ses liens sans image. Pour en avoir une, écris le site de nouveau avec --url et son adresse sur le web.
web-size = { $part ->
    [guest] La page des invités : { $size }, { $sent } après gzip
    [play] La page pour jouer, en plus : { $size }, { $sent } après gzip
    [pyodide] Pyodide : { $size }, { $sent } après gzip
   *[program] Le programme : { $size }, { $sent } après gzip
}
web-kilobytes = { $count } ko
web-megabytes = { $count } Mo
web-page-written = La page est écrite dans { $file }.

## On any screen.

game = { -title }
form-range = de { $least } à { $most } ; vide : par défaut

## Learning.

ask-try = Jamais joué à { $game } ?
ask-try-learn = Apprendre d’abord
ask-try-first = Jouer : { $rules }
ask-try-play = Préparer une partie
ask-learned = Tu sais tout ce qu’il faut. On joue ta première partie ?
ask-learned-first = C’est assez pour une première partie. On la joue ?
ask-learned-skipped = Plutôt jouer une partie avec des conseils ?
ask-learned-back = Retour à la leçon
ask-learned-play = Une partie courte contre { $opponents }, en mode facile
ask-learned-light = { $rules } contre { $opponents }, en mode facile
ask-learned-quit = C’est assez pour l’instant
form-value = { $word }

## Options that don't go together.

usage-deal-alone = --deal apporte son propre jeu, ses règles et ses joueurs : laisse de côté les autres options.
usage-two-or-seats = --two NOM abrège --seat me --seat me=NOM : prends l’un ou l’autre.
usage-no-friends = Pour inviter tes amis, lance : { -command } host
usage-pyodide = --pyodide ajoute une page à un site : ajoute --site DOSSIER pour dire où va le site.
usage-esbuild = --esbuild réunit les scripts de la page : ajoute --site DOSSIER ou --save FICHIER pour dire où ils vont.
usage-courier = --courier nomme le messager que la page peut appeler : ajoute --site DOSSIER pour dire où va la page.
usage-url = --url dit où sera le site : ajoute --site DOSSIER pour dire où l’écrire.
usage-save = Pour faire de la page un seul fichier, il faut esbuild : ajoute --esbuild DOSSIER. On l’obtient par npm install esbuild.
usage-did-you-mean = Voulais-tu dire { $name } ?
usage-variant = Ajoute : --variant { $name }
usage-output-closed = Rien ne peut s’afficher : la sortie du programme est fermée. Lance-le sans >&-.
usage-output-full = Ce que dit le programme ne peut pas être écrit : { $reason }.
usage-one-seat = Un programme ne joue qu’à une place : avec --json, il faut exactement un me.

## What the page's server tells those who aren't the page.

refused-place = Il n’y a rien à cette adresse. Elle doit commencer par { $url }
refused-site = Cette table ne répond qu’à sa propre page. Ouvre-la à l’adresse que { -command } web a affichée.
refused-frame = Cette table ne peut pas s’afficher dans une autre page. Ouvre-la dans son propre onglet.

## Lists of rules.

variants = Variantes
variant-own = Ce sont tes propres règles.
house-rules = Règles maison
house-rule-set = { $rule } ({ $value })
