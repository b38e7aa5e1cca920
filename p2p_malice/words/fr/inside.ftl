### Une page qui a le programme en elle.

inside-loading = Chargement du jeu…
inside-turn = Quelqu’un joue aux cartes avec toi, un tour à la fois : ce message était son tour. La table se prépare…
inside-megabytes = { $done } sur { $all } Mo
inside-starting = Tout est là. La première fois, ça prend environ 10 secondes ; ensuite, ça va vite.
inside-opens = Ça s’ouvre tout seul dès que c’est prêt…
inside-unkept = { $why ->
    [reading] Tes parties enregistrées sont illisibles en ce moment. Pour les protéger, rien n’est enregistré avant que tu recharges la page.
    [locks] Rien n’est enregistré ici, car deux onglets pourraient écraser leurs parties. Pour enregistrer, ouvre la page à une adresse qui commence par https.
   *[writing] Le navigateur ne peut pas enregistrer cette partie : sa mémoire est pleine ou bloquée. Tu peux continuer, mais ce qui n’est pas enregistré se perd en fermant la page.
}
inside-failed = { $joins ->
    [yes] La table n’a pas démarré, ou s’est arrêtée. Recharge la page : ce qui était enregistré est toujours là. Si ça recommence, ce navigateur ne peut pas faire tourner le jeu tout seul, mais tu peux encore rejoindre la table de quelqu’un.
   *[no] La table n’a pas démarré, ou s’est arrêtée. Recharge la page : ce qui était enregistré est toujours là. Si ça recommence, ce navigateur ne peut pas faire tourner le jeu tout seul. Sur un iPhone, désactive le mode Isolement pour ce site, ou essaie un autre navigateur.
}
