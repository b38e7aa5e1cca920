### Ce que dit une table : pourquoi elle refuse un message, et pourquoi elle dit au revoir.

-command = p2p-malice

error-refused = Ce n’est pas permis ({ $code }).

error-game-over = La partie est finie.
error-not-over = La partie n’est pas encore finie.
error-not-your-turn = Ce n’est pas à toi de jouer.
error-no-hints = Cette partie se joue sans conseils.
error-no-undo = Carte posée, carte jouée : ces règles ne permettent pas de reprendre un coup.
error-nothing-to-undo = Il n’y a rien à reprendre : dès qu’une nouvelle carte est retournée ou piochée, les coups d’avant restent joués.
error-undone-enough = Tu as déjà repris { $most } fois un coup à ce tour : celui-ci reste joué.
error-undone-enough-in-game = Tu as déjà repris { $most } fois un coup dans cette partie : celui-ci reste joué.

error-seated-already = Tu es déjà à cette table.
error-version-mismatch = { $older ->
    [yours] Ton programme est plus ancien que celui de ton hôte : vous ne pouvez pas jouer ensemble. Mets-le à jour comme tu l’as installé.
   *[host] Le programme de ton hôte est plus ancien que le tien : vous ne pouvez pas jouer ensemble. Demande à ton hôte de le mettre à jour.
}
error-seat-taken = Cette place est prise. Si c’est la tienne, continue la partie sur l’appareil où tu jouais. Sinon, demande une autre invitation à ton hôte.
error-table-full = Cette table est au complet. Si tu en fais partie, continue la partie sur l’appareil où tu jouais.
error-no-seat = Tu n’as pas eu de place à cette table. Demande une nouvelle invitation à ton hôte.
error-not-watchable = On ne peut pas regarder cette table pour le moment : l’hôte ne le veut pas, ou trop de monde regarde déjà.
error-only-watching = Tu regardes seulement : pour cela, il faut une place à la table.
error-seat-not-free = L’hôte ne laisse personne prendre une place pour le moment.
error-only-host = Seul l’hôte peut faire cela.
error-host-busy = On ne peut pas demander maintenant à ton hôte si tu peux t’asseoir. Dis-lui que tu attends, puis réessaie le lien dans une minute.
error-not-started = La partie n’a pas commencé : il manque encore quelqu’un.
error-rematch-is-proposed = Pour une nouvelle partie, tout le monde doit être d’accord. Propose-la d’abord.
error-stale-move = Ce coup arrive trop tard : la table a changé. Regarde-la bien, puis choisis à nouveau.
error-unknown-proposal = Ce choix n’existe pas. Choisis parmi : { $known }.
error-nobody-away = Tout le monde est là en ce moment.
error-not-all-here = Il manque quelqu’un à la table.
error-said-by-table = Seule la table peut dire que quelqu’un est en retard.
error-too-much-asked = Ça fait beaucoup d’un coup. Attends quelques secondes, puis redemande.
error-too-much-said = Ça fait beaucoup d’un coup. Attends quelques secondes, puis redis-le.
error-nothing-said = Ton message était vide.
error-not-their-turn = Il n’y a personne à relancer : seulement quelqu’un d’autre dont c’est le tour.
error-poke-unheard = Impossible de relancer maintenant : la personne est absente, ou sa version est trop ancienne.
error-poked-already = Quelqu’un vient de le faire. Laisse-lui un instant.

bye-left = Au revoir.
bye-over = La partie est finie.
bye-closed = La table est fermée.
bye-stopped = C’est tout pour l’instant. La partie est enregistrée, et l’hôte peut la continuer.
bye-turned-out = L’hôte t’a fait quitter la table. Si c’est une erreur, demande-lui un autre lien.
bye-not-watchable = L’hôte ne veut pas que l’on regarde pour le moment.
bye-superseded = Tu as rejoint la table ailleurs : cette fenêtre est donc fermée.
