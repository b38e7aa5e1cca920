### The help of the command line. A text of a command begins with a line for the list of commands, at most 60 letters.
### Paragraphs that begin with the command are shown line by line, others are wrapped.

help = Spite & Malice entre amis, directement d’un appareil à l’autre.

    { -command } host      inviter quelqu’un : envoie le message qui s’affiche
    { -command } join      coller le message qu’on t’a envoyé

    Sans commande, le menu s’ouvre.

## Commands.

help-host = Inviter des amis et jouer.

    { -command } host
    { -command } host --variant official --seat me --seat friend --seat friend

    Affiche une invitation pour chaque ami, à envoyer par WhatsApp ou autrement,
    puis attend les réponses qu’ils renvoient, dans n’importe quel ordre.
help-message = Jouer une partie par message, un tour à la fois.

    { -command } message           toi et quelqu’un d’autre ; tu commences
    { -command } message --seat me --seat message=Asha --seat message=Ben

    Chaque tour est un message pour n’importe quelle discussion. Qui en reçoit un le colle avec : { -command } join

help-join = Rejoindre la partie de quelqu’un.

    { -command } join              demande l’invitation
    { -command } join MDW1-…       ou la prend ici ; - la lit depuis un tube

    Tout texte qui contient le code convient, par exemple le message WhatsApp entier.
    Affiche une réponse à renvoyer à ton hôte.
help-resume = Continuer une partie.

    { -command } resume            la partie, ou une liste où choisir
    { -command } resume GAME       la partie de ce nom ; --list affiche les noms

    Cette commande est pour qui a fermé la partie. Les programmes se retrouvent tant que
    vos réseaux connaissent encore le chemin ; sinon, l’hôte envoie une nouvelle invitation.
help-play = Jouer sur cet appareil.

    { -command } play
    { -command } play --payoff 11 --two Asha
    { -command } play --variant official --seat me --seat bot --seat bot
    { -command } play --seat bot --seat bot     seulement regarder
    { -command } play --deal DAY-2026-11-27     la donne de ce jour, ou un lien reçu

    Tu joues contre l’ordinateur, ou avec d’autres sur un même écran.
help-puzzle = Résoudre le casse-tête du jour.

    { -command } puzzle
    { -command } puzzle --day 2026-11-27

    Tu peux gagner à ce tour, mais d’une seule façon. Le casse-tête est le même pour tout le monde,
    de plus en plus difficile du lundi au dimanche.
help-stats = Voir tes parties, tes adversaires et tes trophées.

    { -command } stats
    { -command } stats --csv > games.csv
    { -command } stats --import from-my-phone.jsonl

    Chaque partie jouée jusqu’au bout est gardée sur cet appareil, et nulle part ailleurs.
help-replay = Revoir une partie finie.

    { -command } replay            la dernière jouée à une table sur cet appareil
    { -command } replay GAME       la partie de ce nom, ou celle de ce fichier
    { -command } replay GAME1-…    la partie finie de ce code

    L’écran de tes parties ({ -command } stats) mène à toutes celles qu’on peut revoir.
help-verify = Vérifier que la donne était honnête.

    { -command } verify            la dernière partie chez quelqu'un d'autre
    { -command } verify GAME       la partie de ce nom, ou celle de ce fichier

    Entre amis, personne ne choisit les cartes : le programme de chacun contribue à la donne et la vérifie après
    la partie. Ceci vérifie encore une partie, même reçue d'un ami. Se termine par 1 si elle n'était pas honnête.
help-arena = Faire s’affronter des joueurs ordinateurs.

    { -command } arena normal greedy --pairs 200
    { -command } arena easy "run:python my_bot.py" --variant official --seats 4

    Affiche le score du premier avec sa marge d’erreur, en Elo, et le temps de calcul par
    décision. En plus des joueurs du menu, il y a random, naive et greedy, qui ne changent
    jamais. Après run: vient la commande d’un programme à toi.
help-doctor = Tester ton réseau et ta machine.

    { -command } doctor
    { -command } doctor --stun stun.example.org:3478

    Prend quelques secondes. N’interroge que les serveurs STUN et le relais de tes réglages.
help-learn = Apprendre le jeu en quelques minutes.

    { -command } learn
    { -command } learn --game spite --name Asha

    Une courte leçon, puis une première partie avec des conseils.
help-web = Ouvrir la table dans un navigateur.

    { -command } web
    { -command } web --site public     la page des invités, pour un site statique

    La page ne s’ouvre que sur cet ordinateur, et seulement avec l’adresse affichée.
help-courier = Lancer un messager : un lien à toucher, et la table s’ouvre.

    { -command } courier --port 8090
    { -command } courier --port 8090 --site public --behind-proxy

    Il porte à l’hôte les réponses scellées des invités, sans pouvoir en lire aucune. Pour les
    navigateurs, il doit se trouver derrière un serveur web en HTTPS.
help-rules = Lire les règles.

    { -command } rules
    { -command } rules official --rule payoff=13

## Options.

option-help = Afficher cette aide et quitter.
option-version = Afficher la version et quitter.
option-lang = La langue du programme, par exemple fr.
option-variant = mdw (par défaut), official, classic… ; rules --list en donne la liste.
option-game = Le jeu : malice ou spite.
option-rule = Une règle maison, comme hand=6 ; --hand 6 revient au même. À répéter pour en mettre plusieurs.
option-seat-host = me, me=NOM, friend, friend=NOM, bot ou bot=beginner|easy|strong|hard|expert (Spite : aussi late) ; à répéter pour chaque place.
option-seat-message = me, message, message=NOM, bot ou bot=beginner|easy|strong|hard|expert ; pour chaque place.
option-seat-play = me, me=NOM, bot ou bot=beginner|easy|strong|hard|expert ; à répéter pour chaque place.
option-name = Ton nom à la table ; il est gardé pour la prochaine fois.
option-plain = Ligne par ligne, sans plein écran.
option-json = Un objet JSON par ligne, en entrée et en sortie, pour les programmes.
option-turn = Un relais : turn:user:password@host:port?transport=udp
option-stun = Un serveur STUN, ou none ; à répéter pour en mettre plusieurs.
option-port = Le port UDP à utiliser ici.
option-open-port = Demander à la box d’ouvrir le port (UPnP).
option-no-copy = Ne pas toucher au presse-papiers.
option-list-games = Afficher les parties qu’on peut continuer, puis quitter.
option-two = Jouer avec NOM à cet écran, et non contre l’ordinateur.
option-deal = Jouer la donne qu’on t’a envoyée, ou celle d’un jour.
option-day = Le casse-tête de ce jour, pour s’exercer.
option-stats-json = Un seul objet JSON, avec tous les chiffres et toutes les parties.
option-csv = Une ligne par partie, pour un tableur.
option-import = Ajouter d’abord les parties d’un fichier venu d’un autre appareil.
option-export = Enregistrer toutes les parties dans un fichier, pour un autre appareil.
option-share = Écrire plutôt un message qui montre la partie aux autres.
option-pairs = Combien de donnes ; chacune est jouée de toutes les places.
option-seats = Combien de places : une pour le premier, les autres pour le second.
option-seed = Le même texte redonne les mêmes donnes.
option-sprt = S’arrêter dès qu’on sait si le premier est plus fort de 20 Elo.
option-ask-stun = Un serveur STUN à interroger ; à répéter pour en interroger plusieurs.
option-doctor-json = Un seul objet JSON, pour les programmes.
option-no-open = Afficher seulement l’adresse, sans ouvrir de navigateur.
option-page-port = Le port TCP de la page sur cet ordinateur.
option-site = Écrire la page des invités dans ce dossier, puis quitter.
option-pyodide = Avec --site, ajouter play.html, qui se passe du programme : le dossier de Pyodide. Une version publiée l’apporte déjà.
option-esbuild = Avec --site ou --save, réunir les scripts de la page pour qu’elle s’ouvre plus vite : le dossier d’esbuild. Une version publiée l’apporte déjà.
option-page-courier = Avec --site, le messager que la page peut appeler ; . s’il sert aussi la page.
option-page-url = Avec --site, l’adresse qu’aura la page, pour que les messageries montrent ses liens avec une image. Sinon, ta game_url.
option-save = Écrire la page des invités en un seul fichier, puis quitter.
option-courier-port = Le port TCP ; 8090 par défaut.
option-listen = Où écouter ; 0.0.0.0 pour tous les réseaux.
option-serve-site = Servir aussi la page des invités, depuis ce dossier.
option-behind-proxy = Compter les visiteurs d’après X-Forwarded-For, que fournit ton serveur web.
option-metrics = Indiquer à Prometheus, sur /metrics, la charge du messager.
option-list-rules = Afficher la liste des variantes et des règles maison.

## What is said about a command line. Names of options, and what was typed, come in quotes.

typing-usage = Utilisation :
typing-options = Options
typing-commands = Commandes
typing-error = Erreur : { $message }
typing-try = Pour afficher l’aide, tape { $command } { $option }.
typing-did-you-mean = Voulais-tu dire { $possibility } ?
typing-did-you-mean-one = (Voulais-tu dire une de ces options : { $possibilities } ?)
typing-invalid = Valeur incorrecte : { $message }
typing-invalid-for = Valeur incorrecte pour { $param_hint } : { $message }
# Followed by what is missing.
typing-missing = Il manque :
typing-no-such-option = Il n’y a pas d’option { $name }.
typing-no-such-command = Il n’y a pas de commande { $name }.
typing-too-much = En trop : { $args }
typing-needs-values = { $name } demande { $nargs } valeurs.
typing-takes-values = Il faut { $nargs } valeurs ; ici, il y en a { $len }.
typing-no-value = L’option { $name } ne prend pas de valeur.
typing-needs-value = L’option { $name } demande une valeur.
typing-no-number = { $value } n’est pas un nombre entier.
typing-out-of-range = { $value } est hors de l’intervalle { $range }.
typing-no-date = { $value } n’est pas une date comme 2026-11-27.
typing-is-file = { $filename } est un fichier, pas un dossier.
typing-is-folder = { $filename } est un dossier, pas un fichier.

## What the value of an option is called.

value-name = NOM
value-person = NOM
value-rule = NOM=VALEUR
value-who = QUI
value-url = URL
value-server = HÔTE:PORT
value-n = N
value-code = CODE
value-link = LIEN
value-date = DATE
value-file = FICHIER
value-dir = DOSSIER
value-text = TEXTE
value-address = ADRESSE
