### Le message qui porte une invitation.

message-invitation = On se fait une partie de { $game } ?
message-again = On refait une partie de { $game } ?
message-tap = Touche pour jouer : { $link }
message-return = On reprend notre partie de { $game } ?
message-tap-return = Touche pour revenir : { $link }
message-command =
    Pour jouer dans un terminal, lance ceci et colle tout le message :
    p2p-malice join
message-install = À installer depuis { $address }
message-ask = Tu ne l’as pas encore ? Demande-moi où le trouver.
message-page = Ou dans un navigateur : ouvre la page du jeu, choisis « Rejoindre avec un code » et colles-y tout le message.
deal-here =
    Pour y jouer, il te faut le programme p2p-malice. Dans un terminal :
    p2p-malice play --deal { $code }
shared-game-here =
    Pour la voir, il te faut le programme p2p-malice. Dans un terminal :
    p2p-malice replay { $code }

## The message with a turn. Whoever has played it sends it, so it is in the first person.

message-turn = { $stage ->
    [first] J’ai commencé une partie de { $game } et joué mon premier tour.
    [over] Notre partie de { $game } est finie. Voici comment.
   *[next] J’ai joué mon tour dans notre partie de { $game }.
}{ $name ->
    [none] { $stage ->
        [over] { "" }
       *[next] { " " }À toi maintenant.
    }
   *[other] { " " }{ $name }, c’est à toi.
}
message-turn-tap = Touche pour continuer : { $link }
