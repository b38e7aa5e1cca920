courier-at = { $site ->
    [yes] O mensageiro e a página estão em { $url }. Ctrl-C encerra os dois.
   *[no] O mensageiro está em { $url }. Ctrl-C encerra.
}

news-asks = { $name } quer sentar à mesa. Digite { -type-yes } { $number } ou { -type-no } { $number }.
news-asked-no-more = { $name } não está mais esperando um lugar.
news-partner = Sua dupla: { $name }.
news-all-here = Todo mundo já está aqui. Digite { -type-start } para começar, ou { -type-with } 2 para jogar em dupla com a pessoa 2.
news-asks-first = { $is_on ->
    [yes] Vamos perguntar a você antes de alguém sentar. Se não quiser, digite { -type-ask } de novo.
   *[no] Quem abrir o link primeiro fica com o lugar.
}
news-courier-away = Não dá para chegar ao mensageiro. A turma pode mandar respostas: cole aqui.
news-calling = Chamando quem convidou…
news-host-asleep = O aparelho de quem convidou pode estar dormindo. Você está na lista: a mesa abre assim que ele acordar.

error-courier = Não dá para usar o mensageiro.
error-courier-away = Não dá para chegar ao mensageiro.
error-courier-busy = O mensageiro está sobrecarregado.
error-courier-status = O mensageiro responde com um erro ({ $status }).
error-courier-moved = O mensageiro agora está em { $url }: escreva esse endereço.
error-courier-buffered = O mensageiro responde, mas algo no caminho, como o servidor web dele, segura os bilhetes. É preciso repassar tudo na hora, sem buffer: docs/networks.md diz como.
error-courier-proxy = Não dá para chegar ao mensageiro pelo proxy da sua rede (HTTPS_PROXY).
error-courier-proxy-login = O proxy da sua rede pede um nome e uma senha. Escreva no endereço dele: HTTPS_PROXY=http://NOME:SENHA@HOST:PORTA
error-courier-url = { $url } não é endereço de mensageiro. Um endereço assim começa com https:// ou http://.
error-courier-port = O mensageiro não consegue usar a porta { $port }: { $why }. Escolha outra com --port.
error-courier-host = O mensageiro não consegue escutar em { $host }: { $why }. Escolha outro endereço com --host.
error-no-site = Não há nenhuma página em { $folder }. Grave uma lá com { -command } web --site.
error-note = Este bilhete é para outra pessoa.
