-nonsense = O programa da outra pessoa mandou algo sem sentido. Vejam se vocês têm a mesma versão.

error-words-twice = A chave { $key } está duas vezes no catálogo.
error-words-in-circles = A entrada { $key } se refere a si mesma.
error-words-unread = Isto não dá para ler como Fluent: { $text }

## Montar uma partida.

error-own-rules = Não dá para usar as regras { $name } de config.toml: { $why }
error-no-such-seat = { $late ->
    [yes] Não existe lugar chamado “{ $seat }”. Use me, me=NOME (outra pessoa nesta tela), friend, friend=NOME, bot ({ $bots }) ou late (alguém que entra depois).
   *[no] Não existe lugar chamado “{ $seat }”. Use me, me=NOME (outra pessoa nesta tela), friend, friend=NOME, bot ({ $bots }) ou message ou message=NOME (alguém que joga por mensagem).
}
error-seats-wrong = Uma mesa tem de 2 a { $most } lugares, e não { $seats }.
error-seat-kept-twice = Só um lugar pode ser guardado para { $name }.
error-nobody-here = Para jogar com amigos, alguém tem que estar diante desta tela. Inclua --seat me para você.

## Jogar na mesa de outra pessoa, e retomar.

error-turned-out = Quem convidou mandou você sair da mesa. Se foi engano, peça outro link.
error-host-left = Quem convidou saiu da partida. Peça um novo convite.
error-no-such-finished-game = Não existe partida terminada chamada { $game }. As que dá para rever estão na tela das suas partidas: { -command } stats
error-nothing-to-replay = Nenhuma partida foi jogada até o fim ainda.
error-no-such-game = Não existe partida salva chamada { $game }. Para ver as suas, use: { -command } resume --list
error-save-damaged = { $lost ->
    [0] A partida salva { $game } está danificada depois do lance { $moves }.
    [one] A partida salva { $game } está danificada depois do lance { $moves }, e { $lost } lance se perdeu.
    [many] A partida salva { $game } está danificada depois do lance { $moves }, e { $lost } lances se perderam.
   *[other] A partida salva { $game } está danificada depois do lance { $moves }, e { $lost } lances se perderam.
}
error-save-unplayable = Não dá para jogar a partida salva { $game }: { $why }
error-save-of-unknown-game = A partida salva { $id } é de { $game }, que esta versão não tem. Atualize o programa.
error-save-illegal = Não dá para usar a partida salva { $game } como está: o lance { $move } é contra as regras. { $why }

## Abrir o programa.

error-no-name = Um nome precisa de pelo menos uma letra.
error-no-input = Não dá para digitar nada: a entrada do programa está fechada. Abra sem <&- ou </dev/null.
error-no-terminal = O convite veio por um pipe, então não há terminal para jogar. Para deixar um programa jogar, inclua --json.
error-page-nonsense = A página mandou algo que o programa não entende. Recarregue a página.
error-one-seat-only = Um programa só pode ocupar um lugar. Entre uma vez para cada programa.
error-code-needed = Mande agora: {"{"}"kind":"{ $wanted }","code":…{"}"}
error-too-early = Ainda não há o que responder: o outro lado não se conectou.

## O que outro programa mandou.

error-frame-too-long = Chegou uma mensagem longa demais (mais de { $most } bytes). Vejam se vocês têm a mesma versão.
error-no-json = Chegou algo que não é JSON. Vejam se vocês têm a mesma versão.
error-no-kind = O kind da mensagem tem que ser um destes: { $known }.
error-malformed = Não deu para ler uma mensagem “{ $kind }”. Vejam se vocês têm a mesma versão.

error-seat-not-there = { -nonsense }
error-seats-changed = { -nonsense }
error-cards-before-seat = { -nonsense }
error-cards-of-another = { -nonsense }
error-shown-again = { -nonsense }
error-unasked-answer = { -nonsense }
error-words-of-nobody = { -nonsense }

error-unknown-bot = O computador não tem jogador chamado “{ $name }”. Escolha entre: { $known }.
error-unknown-game = Não existe jogo chamado “{ $name }”. Escolha entre: { $known }.

## Jogadores do computador e jogos pelo nome, e enganos de um programa.

error-not-on-offer = { $move } não é possível agora.
error-nothing-due = Não há nenhum prazo correndo.
error-not-seated = Sente-se primeiro.

## Quando só se sabe de quem foi o erro.

error-malice = Algo deu errado. Abra o programa de novo.
error-words = Não dá para ler um dos arquivos do programa. Instale o programa de novo.
error-game = As regras não permitem isso.
error-notation = Isso não é uma carta, um lance nem uma posição.
error-options = Com estas regras não dá para jogar. Mude uma e tente de novo.
error-illegal-move = Esse lance é contra as regras.
error-protocol = Os dois programas não se entenderam. Vejam se vocês têm a mesma versão.
error-local-protocol = Isso não dá para mandar neste ponto da partida.
error-remote-protocol = { -nonsense }
