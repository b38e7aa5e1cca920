message-invitation = { $host } convida você para jogar { $game }.
message-tap = Toque para jogar: { $link }
message-return = { $host } chama você de volta para a partida de { $game }.
message-tap-return = Toque para voltar: { $link }
message-command =
    Para jogar no terminal, digite isto e cole a mensagem inteira:
    p2p-malice join
message-install = Instale a partir de { $address }
message-ask = Ainda não tem? Pergunte a { $host } onde conseguir.
message-page = Ou cole isto na página do jogo: “Entrar com um código”.
deal-here =
    Para jogar, você precisa do programa p2p-malice. Digite no terminal:
    p2p-malice play --deal { $code }
