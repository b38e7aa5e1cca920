### La page des invités : de l’invitation à la table, et le retour. `{ $friends }` sont les autres, `none` sans noms.

guest-own-tab = Ouvrir { -title } dans son propre onglet
guest-name = Anonyme

## What a link leads to.

landing-title = { $name ->
    [none] On t’invite à jouer à { $game }
   *[other] { $name } t’invite à jouer à { $game }
}
landing-rules-usual = Voici les règles habituelles de { -title }. Ton hôte en a peut-être changé certaines : touche « Règles » à la table pour voir celles de votre partie.
landing-join = Rejoindre
landing-replied = Cette page a été rechargée : la réponse déjà envoyée ne vaut plus. Touche « Rejoindre » et envoie la nouvelle.
landing-promise = Rien n’est envoyé tant que tu ne touches pas « Rejoindre ». Ensuite, cette page se connecte à l’appareil de ton hôte, qui apprend ton nom et ton adresse réseau.

## Back to a game.

return-back = Revenir
return-other = Rejoindre une autre partie
return-kept = { $friends ->
    [none] Ta place t’attend.
   *[other] Ta place avec { $friends } t’attend.
}

## On the way to the table.

call-connecting = { $name ->
    [none] Connexion à ton hôte…
   *[other] Connexion à { $name }…
}

## At the table.

guest-away = Contact perdu avec ton hôte. Le plus souvent, il suffit d’attendre : tu retrouveras la table automatiquement, et ton coup partira à ce moment-là.
guest-long-away = Contact perdu avec ton hôte. Tu retrouveras la table automatiquement à son retour. Si ça dure, demande une nouvelle invitation. Ouvre-la, ou touche « J’ai une nouvelle invitation ».
guest-page-away = Contact perdu avec ton hôte. Ta place t’attend, et patienter suffit souvent. Si ça dure, demande une nouvelle invitation. Ouvre-la, ou touche « J’ai une nouvelle invitation ».
guest-leave-page = Ta place t’attend. Pour revenir, demande une nouvelle invitation.
guest-leave = La partie est enregistrée. Rouvre cette page pour revenir à la table.
guest-incomplete = Une partie de cette page n’a pas pu se charger : elle a été mise à jour entre-temps, ou tu es hors ligne. Recharge-la pour continuer : ton invitation est toujours là.
guest-garbled = L’appareil de ton hôte a envoyé quelque chose que cette page ne comprend pas. Recharge la page et demande une nouvelle invitation.
guest-closed = { $reason } Ta place t’attend : pour revenir, ouvre ici la prochaine invitation de ton hôte.
guest-closed-paste = Coller une nouvelle invitation
