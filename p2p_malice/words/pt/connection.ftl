error-link = A conexão falhou. Tente de novo com um novo convite.
error-no-path = Não conseguimos conectar vocês. Ou suas redes não permitem conexão direta, ou a partida do outro lado foi fechada. Uma das pessoas pode tentar outra rede (dados móveis, ou o Wi-Fi da outra) ou usar um retransmissor. Para ver o que sua rede permite, use: { -command } doctor. Depois recomece com um novo convite: este já foi gasto.
error-no-path-in-page = Não conseguimos chegar até a outra pessoa. Ela ainda está com a página aberta? Se está, suas redes não permitem conexão direta: uma das pessoas pode tentar outra rede (dados móveis, ou o Wi-Fi da outra). Depois mande um novo convite: este já foi gasto.
error-answered-already = Esse convite já teve resposta, e um navegador só aceita uma. Mande um novo convite.
error-came-and-went = Alguém se conectou com esta resposta, mas saiu antes de sentar. Mande um novo convite: este já foi gasto.
error-guests-page = Para usar um convite, abra o link dele.
error-unfinished-link = Chegamos ao aparelho da outra pessoa, mas a conexão não se completou. Tente de novo com um novo convite.
error-link-not-secured = Chegamos ao aparelho da outra pessoa, mas não deu para proteger a conexão. Tente de novo com um novo convite.
error-link-broken-off = Chegamos ao aparelho da outra pessoa, mas a conexão caiu. Tente de novo com um novo convite.
error-somebody-else-answered = Quem respondeu não foi a pessoa convidada. Tente de novo com um novo convite, e mande numa conversa que mais ninguém leia.
error-library-failed = A conexão falhou por um erro interno ({ $reason }). Tente de novo com um novo convite.
error-resume-ticket-unusable = Não deu para restaurar a conexão salva. Tente de novo com um novo convite.
error-relay-refused = O retransmissor { $server } recusou a conexão: { $reason }. Confira o usuário e a senha nos ajustes.
error-relay-silent = O retransmissor { $server } não respondeu. Tente mais tarde, ou sem ele.
error-relay-unknown = O retransmissor { $server } não foi encontrado. Confira o nome nos ajustes.
error-relay-unreachable = Não dá para chegar ao retransmissor { $server }: { $reason }. Tente mais tarde, ou sem ele.
error-no-address = Este computador não está numa rede que a outra pessoa consiga alcançar. Conecte-se a uma e tente de novo.
error-no-address-in-page = Este navegador não deixa a página se conectar a outros aparelhos. Você está com internet? Se sim, libere o WebRTC nos ajustes, ou tente outro navegador. No iPhone, desative o Modo de Isolamento para este site.
error-port-taken = Não dá para abrir a porta { $port } neste computador. Talvez outra partida esteja usando: feche aquela, ou escolha outra porta.

## O fim de uma conexão.

error-link-closed = A outra pessoa fechou a partida.
error-link-closed-here = Você fechou a conexão.
error-stopped-waiting = Você parou de esperar.
error-player-left = A outra pessoa saiu da mesa.
error-link-lost = A conexão caiu.
error-link-broken = A conexão caiu.
error-link-silent = Faz { $unit ->
    [hours] { $count ->
        [one] { $count } hora
        [many] { $count } horas
       *[other] { $count } horas
    }
    [minutes] { $count ->
        [one] { $count } minuto
        [many] { $count } minutos
       *[other] { $count } minutos
    }
   *[seconds] { $count ->
        [one] { $count } segundo
        [many] { $count } segundos
       *[other] { $count } segundos
    }
} que não chega nada do aparelho da outra pessoa.
error-link-restarted = A partida da outra pessoa foi fechada e aberta de novo.

## O outro programa diz coisas sem sentido.

error-garbled-link = { -nonsense }
error-link-flooded = O aparelho da outra pessoa mandou muito mais do que uma partida precisa, e a conexão foi fechada. Tente de novo com um novo convite.
error-said-no-hello = O aparelho da outra pessoa não disse de que partida é, e a conexão foi fechada. Vejam se vocês têm a mesma versão.
error-too-much-nonsense = O aparelho da outra pessoa mandou mensagens demais que não entendemos, e a conexão foi fechada. Vejam se vocês têm a mesma versão.
error-reads-nothing = O aparelho da outra pessoa parou de responder, e a conexão foi fechada. Tente de novo com um novo convite.
error-restarted-too-often = A partida da outra pessoa reiniciou vezes demais, e a conexão foi fechada. Tente de novo com um novo convite.
error-remote-frame-too-long = O aparelho da outra pessoa mandou uma mensagem longa demais (mais de { $most } bytes). Vejam se vocês têm a mesma versão.
error-link-not-introduced = O aparelho da outra pessoa não disse de que partida é. Vejam se vocês têm a mesma versão.
error-frame-left-out = { -nonsense }
error-acknowledged-unsent = { -nonsense }
error-answered-unasked = { -nonsense }
error-sdp-without-address = Este código não diz onde encontrar a outra pessoa. Peça um novo a ela.
error-sdp-unusable = Os dados de conexão deste código não servem: { $reason }. Peça um novo à outra pessoa.
error-sdp-of-no-channel = Este código não é de uma partida. Peça um novo à outra pessoa.

## Programas deste lado.

error-frame-of-half-characters = A mensagem contém meio par substituto (surrogate), por isso não dá para enviar.
error-message-too-long = A mensagem é longa demais: tem { $size } bytes, e o limite é { $most }.
error-frame-of-several-lines = Uma mensagem na stdout tem que ser uma linha só.
error-stdout-unread = Ninguém mais está lendo a stdout.
error-stdin-no-frame = Uma linha da stdin não é uma mensagem: { $reason }.
error-stdin-unreadable = Não dá mais para ler a stdin.
error-stdin-ended = A stdin terminou.
error-unsupported-library = Este programa precisa de { $packages }, mas o que está instalado é { $installed }. Para corrigir, use: pip install { $packages }
error-library-not-loaded = Este programa precisa de { $packages }, mas não deu para carregar ({ $reason }). Para corrigir, use: pip install { $packages }

## Servidores e portas, como se digitam.

error-no-stun-server = “{ $text }” não é o endereço de um servidor STUN. Escreva como servidor:porta, por exemplo { $example }.
error-no-turn-server = Isso não é o endereço de um retransmissor. Escreva como turn:usuário:senha@servidor:porta?transport=udp.
error-turn-without-user = O retransmissor precisa de usuário e senha: turn:usuário:senha@servidor:porta.
error-turns-over-udp = turns: quer dizer TLS, que não funciona com transport=udp. Use turn: no lugar, ou tire transport=udp.
error-port-out-of-range = { $least ->
    [0] Uma porta é um número de 1 a 65535, ou 0 para qualquer uma que esteja livre, e não { $port }.
   *[1] Uma porta é um número de 1 a 65535, e não { $port }.
}
error-no-ipv6-address = { $text } não é um endereço IPv6.

## Entregar um convite.

error-invitation = Não deu para copiar nem abrir o convite. Copie da tela.
error-clipboard = Não deu para usar a área de transferência. Copie a mensagem da tela, ou mostre como código QR.
error-clipboard-silent = A área de transferência não respondeu. Copie a mensagem da tela, ou mostre como código QR.
error-clipboard-unwilling = A área de transferência não aceitou a mensagem. Copie da tela, ou mostre como código QR.
error-too-long-for-qr = Este texto é longo demais para um código QR. Mande como mensagem.
