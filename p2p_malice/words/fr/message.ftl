### Le message qui porte une invitation.

message-invitation = { $host } t’invite à jouer à { $game }.
message-tap = Touche pour jouer : { $link }
message-return = { $host } t’invite à continuer votre partie de { $game }.
message-tap-return = Touche pour revenir : { $link }
message-command =
    Pour jouer dans un terminal, lance ceci et colle tout le message :
    p2p-malice join
message-install = À installer depuis { $address }
message-ask = Tu ne l’as pas encore ? Demande à { $host } où le trouver.
message-page = Ou colle ceci sur la page du jeu : « Rejoindre avec un code ».
deal-here =
    Pour y jouer, il te faut le programme p2p-malice. Dans un terminal :
    p2p-malice play --deal { $code }
