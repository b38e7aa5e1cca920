-same-wifi = Quem estiver no mesmo Wi-Fi ainda consegue jogar com você.
-what-helps = Tente outra rede (como os dados móveis do celular), ou entre no Wi-Fi da outra pessoa. Um retransmissor também ajuda: um servidor que repassa suas mensagens. O endereço dele vai nos ajustes.

network-light = { $light ->
    [offline] Parece que você está sem internet.
    [unknown] Ainda não dá para saber se alguém consegue entrar na sua mesa.
    [green] A turma consegue entrar direto na sua mesa.
    [amber] A turma deve conseguir entrar na sua mesa mandando uma resposta.
   *[red] A turma só consegue entrar por um retransmissor, ou no mesmo Wi-Fi.
}
doctor-verdict-relayed = Todo mundo pode jogar com você: quando a conexão direta não dá, entra o seu retransmissor.
doctor-verdict-open = Todo mundo pode jogar com você. Ninguém precisa mandar resposta: basta o convite.
doctor-verdict-cone = Todo mundo pode jogar com você. Seu roteador deixa entrar, e muitas vezes o convite basta.
doctor-verdict-address-restricted = Todo mundo pode jogar com você, com um convite e uma resposta.
doctor-verdict-port-restricted = Quase todo mundo pode jogar com você, com um convite e uma resposta. As exceções são algumas redes de empresas e de celular.
doctor-verdict-symmetric = Você só joga direto com quem está numa rede aberta. Um roteador comum do outro lado já atrapalha. { -what-helps }
doctor-verdict-blocked = Esta rede bloqueia os dados do jogo. { -same-wifi } { -what-helps }
doctor-verdict-offline = Não há rede, ou os servidores consultados estão fora do ar. { -same-wifi }
doctor-verdict-unasked = Sem consultar um servidor, não dá para saber quem consegue jogar com você, e você não escolheu nenhum. O jeito é tentar.
doctor-verdict-unknown = Não dá para saber quem consegue jogar com você: poucos servidores responderam. O jeito é tentar.

## A rede.

doctor-network = Rede
doctor-label-kind = tipo
doctor-kind-open = aberta: sem roteador no caminho, qualquer pessoa chega até você
doctor-kind-cone = um roteador que deixa todo mundo responder (full cone)
doctor-kind-address-restricted = um roteador que só deixa entrar respostas de endereços que você contatou
doctor-kind-port-restricted = um roteador comum: só respondem o endereço e a porta exatos que você contatou
doctor-kind-symmetric = simétrica: cada servidor vê você numa porta diferente, e não dá para dizer a ninguém onde encontrar você
doctor-kind-blocked = UDP bloqueado
doctor-kind-offline = provavelmente sem internet
doctor-kind-unknown = não se sabe

doctor-label-addresses = seus endereços
doctor-no-addresses = nenhum, além dos deste computador
doctor-label-skipped = deixados de fora
doctor-skipped = { $names } (contêineres, VPNs)
doctor-label-ipv6 = IPv6
doctor-ipv6 = { $there ->
    [yes] sim
   *[no] não
}

doctor-label-stun = STUN
doctor-stun-sees = { $server } vê você como { $address } ({ $milliseconds } ms)
doctor-stun-silent = { $server } não respondeu

doctor-label-mapping = visto de fora
doctor-mapping-none = no seu próprio endereço
doctor-mapping-endpoint-independent = no mesmo endereço por todo mundo
doctor-mapping-address-dependent = numa porta diferente para cada endereço
doctor-mapping-address-and-port-dependent = numa porta diferente para cada endereço e porta
doctor-mapping-dependent = numa porta diferente para cada servidor
doctor-mapping-unknown = não se sabe

doctor-label-filtering = quem entra
doctor-filtering-endpoint-independent = todo mundo pode responder
doctor-filtering-address-dependent = responde quem está num endereço que você contatou
doctor-filtering-address-and-port-dependent = só respondem o endereço e a porta exatos que você contatou
doctor-filtering-unknown = não testado; supomos o mais rigoroso

doctor-label-relay = retransmissor
doctor-label-courier = mensageiro
doctor-courier-works = { $server } responde
doctor-relay-works = { $server } por { $transport } funciona
doctor-no-relay = nenhum nos ajustes

## A máquina.

doctor-machine = Esta máquina
doctor-label-clipboard = copiar e colar
doctor-clipboard = { $works ->
    [yes] funciona
   *[no] não há: copie os códigos à mão ou use um código QR
}
doctor-label-browser = navegador
doctor-no-browser = nenhum: daqui não dá para abrir o WhatsApp
doctor-label-terminal = terminal
doctor-letters = { $draws_cards ->
    [yes] { $encoding }, com naipes
   *[no] { $encoding }, só letras
}
doctor-no-terminal = { $letters }; não é um terminal
doctor-terminal = { $colours ->
    [yes] { $letters }; { $columns } por { $lines }; com cores
   *[no] { $letters }; { $columns } por { $lines }; sem cores
}
doctor-label-files = arquivos
doctor-folder-good = { $folder }: dá para gravar
doctor-folder-bad = { $folder }: { $trouble }
doctor-others-write = outros usuários podem gravar ali
doctor-unwritable = não dá para gravar ali
