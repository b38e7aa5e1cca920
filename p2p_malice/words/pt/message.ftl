message-invitation = Vamos jogar { $game }?
message-again = Vamos jogar { $game } de novo?
message-tap = Toque para jogar: { $link }
message-return = Vamos continuar nossa partida de { $game }?
message-tap-return = Toque para voltar: { $link }
message-command =
    Para jogar no terminal, digite isto e cole a mensagem inteira:
    p2p-malice join
message-install = Instale a partir de { $address }
message-ask = Ainda não tem? Me pergunte onde conseguir.
message-page = Ou no navegador: abra a página do jogo, escolha “Entrar com um código” e cole lá a mensagem inteira.
deal-here =
    Para jogar, você precisa do programa p2p-malice. Digite no terminal:
    p2p-malice play --deal { $code }
shared-game-here =
    Para ver, você precisa do programa p2p-malice. Digite no terminal:
    p2p-malice replay { $code }

## The message with a turn. Whoever has played it sends it, so it is in the first person.

message-turn = { $stage ->
    [first] Comecei uma partida de { $game } e já joguei a minha primeira vez.
    [over] A nossa partida de { $game } acabou. Veja como terminou.
   *[next] Joguei a minha vez na nossa partida de { $game }.
}{ $name ->
    [none] { $stage ->
        [over] { "" }
       *[next] { " " }Agora é a sua vez.
    }
   *[other] { " " }{ $name }, é a sua vez.
}
message-turn-tap = Toque para continuar: { $link }
