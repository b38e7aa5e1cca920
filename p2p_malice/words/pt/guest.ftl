guest-own-tab = Abrir { -title } em outra aba
guest-name = Visitante

## Aonde leva um link.

landing-title = { $name ->
    [none] Convite para jogar { $game }
   *[other] { $name } convida você para jogar { $game }
}
landing-rules-usual = Estas são as regras de sempre de { -title }. Quem convidou pode ter mudado algumas: na mesa, toque em “Regras” para ver as que valem.
landing-join = Entrar
landing-replied = Esta página foi recarregada, e a resposta que você mandou não vale mais. Toque em “Entrar” e mande a nova.
landing-promise = Nada é enviado antes de você tocar em “Entrar”. Só então esta página se conecta ao aparelho de quem convidou, que fica sabendo seu nome e seu endereço de rede.

## De volta a uma partida.

return-back = Voltar à mesa
return-other = Entrar em outra partida
return-kept = { $friends ->
    [none] Seu lugar está guardado.
   *[other] Seu lugar com { $friends } está guardado.
}

## A caminho da mesa.

call-connecting = { $name ->
    [none] Conectando com quem convidou…
   *[other] Conectando com { $name }…
}

## À mesa.

guest-away = Perdemos o contato com quem convidou. Esperar costuma resolver: você volta automaticamente, e o lance que fizer agora é enviado depois.
guest-long-away = Perdemos o contato com quem convidou. Quando a conexão voltar, você volta à mesa automaticamente. Se demorar, peça um novo convite. Aí é só abrir, ou tocar em “Tenho um novo convite”.
guest-page-away = Perdemos o contato com quem convidou. Seu lugar está guardado, e esperar costuma resolver. Se demorar, peça um novo convite. Aí é só abrir, ou tocar em “Tenho um novo convite”.
guest-leave-page = Seu lugar está guardado. Para voltar, peça um novo convite.
guest-leave = A partida está salva. Para voltar à mesa, abra esta página de novo.
guest-incomplete = Uma parte desta página não carregou: ela foi atualizada depois que você abriu, ou a internet caiu. Recarregue para continuar: seu convite não se perde.
guest-garbled = O aparelho de quem convidou mandou algo que esta página não entende. Recarregue a página e peça um novo convite.
guest-closed = { $reason } Seu lugar está guardado: para voltar, abra aqui o próximo convite.
guest-closed-paste = Colar um novo convite
