### The help of the command line. A text of a command begins with a line for the list of commands, at most 60 letters.
### Paragraphs that begin with the command are shown line by line, others are wrapped.

help = Spite & Malice entre amigos, direto de um aparelho para o outro.

    { -command } host      convidar alguém: mande a mensagem que aparecer
    { -command } join      colar a mensagem que mandaram para você

    Sem nenhum comando, abre-se o menu.

## Commands.

help-host = Convidar a turma e jogar.

    { -command } host
    { -command } host --variant official --seat me --seat friend --seat friend

    Mostra um convite para cada pessoa, que você manda pelo WhatsApp ou como quiser,
    e depois espera as respostas, em qualquer ordem.
help-message = Jogar uma partida por mensagem, uma vez de cada.

    { -command } message           você e outra pessoa; você começa
    { -command } message --seat me --seat message=Asha --seat message=Ben

    Cada vez é uma mensagem para qualquer conversa. Quem recebe cola com: { -command } join

help-join = Entrar na partida de outra pessoa.

    { -command } join              pede o convite
    { -command } join MDW1-…       ou recebe o convite aqui; - lê de um pipe

    Vale qualquer texto que tenha o código, como a mensagem inteira do WhatsApp.
    Mostra uma resposta para você mandar a quem convidou.
help-resume = Retomar uma partida.

    { -command } resume            a partida, ou uma lista para escolher
    { -command } resume GAME       a partida com esse nome; --list mostra os nomes

    Este comando é para quem fechou a partida. Os programas se encontram de novo enquanto as
    redes ainda souberem o caminho; se não souberem, quem convidou manda um novo convite.
help-play = Jogar neste aparelho.

    { -command } play
    { -command } play --payoff 11 --two Asha
    { -command } play --variant official --seat me --seat bot --seat bot
    { -command } play --seat bot --seat bot     só assistir
    { -command } play --deal DAY-2026-11-27     o desafio desse dia, ou o de um link

    Você joga contra o computador, ou com outras pessoas na mesma tela.
help-puzzle = Resolver o enigma do dia.

    { -command } puzzle
    { -command } puzzle --day 2026-11-27

    Dá para ganhar sem passar a vez, mas só de um jeito. O enigma é o mesmo para todo mundo,
    e vai ficando mais difícil de segunda a domingo.
help-stats = Ver suas partidas, adversários e troféus.

    { -command } stats
    { -command } stats --csv > games.csv
    { -command } stats --import from-my-phone.jsonl

    Toda partida jogada até o fim fica guardada neste aparelho, e em nenhum outro lugar.
help-replay = Rever uma partida terminada.

    { -command } replay            a última que foi jogada numa mesa daqui
    { -command } replay GAME       a partida com esse nome, ou a desse arquivo
    { -command } replay GAME1-…    a partida terminada desse código

    A tela das suas partidas ({ -command } stats) leva a todas elas.
help-verify = Verificar se a distribuição foi justa.

    { -command } verify            a última partida na mesa de outra pessoa
    { -command } verify GAME       a partida com esse nome ou a desse arquivo

    Entre amigos, ninguém escolhe as cartas: o programa de cada um contribui para a distribuição e a verifica
    no fim. Isto verifica de novo uma partida, também uma que enviaram a você. Termina com 1 se não foi justa.
help-arena = Pôr jogadores do computador para jogar entre si.

    { -command } arena normal greedy --pairs 200
    { -command } arena easy "run:python my_bot.py" --variant official --seats 4

    Mostra a pontuação do primeiro com a margem de erro, em Elo, e o tempo por decisão.
    Além dos jogadores do menu, há random, naive e greedy, que nunca mudam.
    Depois de run: vem o comando de um programa seu.
help-doctor = Testar sua rede e sua máquina.

    { -command } doctor
    { -command } doctor --stun stun.example.org:3478

    Leva alguns segundos. Só consulta os servidores STUN e o retransmissor dos seus ajustes.
help-learn = Aprender o jogo em poucos minutos.

    { -command } learn
    { -command } learn --game spite --name Asha

    Uma lição curta, e depois uma primeira partida com dicas.
help-web = Abrir a mesa no navegador.

    { -command } web
    { -command } web --site public   a página de quem recebe o convite, para um site

    Só este computador consegue abrir a página, e só com o endereço mostrado.
help-courier = Pôr um mensageiro no ar: a turma entra com um toque.

    { -command } courier --port 8090
    { -command } courier --port 8090 --site public --behind-proxy

    Ele leva respostas lacradas a quem convidou, e não consegue ler nenhuma. Para os navegadores,
    precisa ficar atrás de um servidor web com HTTPS.
help-rules = Ler as regras.

    { -command } rules
    { -command } rules official --rule payoff=13

## Options.

option-help = Mostrar esta ajuda e sair.
option-version = Mostrar a versão e sair.
option-lang = O idioma do programa, por exemplo pt.
option-variant = mdw (padrão), official, classic…; rules --list mostra todas.
option-game = O jogo: malice ou spite.
option-rule = Uma regra da casa, como hand=6; --hand 6 dá no mesmo. Repita para usar várias.
option-seat-host = me, me=NOME, friend, friend=NOME, bot ou bot=beginner|easy|strong|hard|expert (Spite: também late); repita para cada lugar.
option-seat-message = me, message, message=NOME, bot ou bot=beginner|easy|strong|hard|expert; para cada lugar.
option-seat-play = me, me=NOME, bot ou bot=beginner|easy|strong|hard|expert; repita para cada lugar.
option-name = Seu nome na mesa; fica salvo para a próxima vez.
option-plain = Linha por linha, sem tela cheia.
option-json = Um objeto JSON por linha, na entrada e na saída, para programas.
option-turn = Um retransmissor: turn:usuário:senha@servidor:porta?transport=udp
option-stun = Um servidor STUN, ou none; repita para usar vários.
option-port = A porta UDP usada aqui.
option-open-port = Pedir ao roteador que abra a porta (UPnP).
option-no-copy = Não mexer na área de transferência.
option-list-games = Mostrar as partidas que você pode retomar, e sair.
option-two = Jogar com NOME nesta tela, e não contra o computador.
option-deal = Jogar as cartas que mandaram para você, ou as de um dia.
option-day = O enigma desse dia, para praticar.
option-stats-json = Um só objeto JSON, com todos os números e todas as partidas.
option-csv = Uma linha por partida, para uma planilha.
option-import = Antes, juntar as partidas de um arquivo de outro aparelho.
option-export = Salvar todas as partidas num arquivo, para outro aparelho.
option-share = Em vez disso, escrever uma mensagem que mostra a partida a outros.
option-pairs = Quantas distribuições; cada uma é jogada de todos os lugares.
option-seats = Quantos lugares: um para o primeiro, os demais para o segundo.
option-seed = O mesmo texto dá as mesmas distribuições.
option-sprt = Parar assim que der para saber se o primeiro é 20 Elo mais forte.
option-ask-stun = Um servidor STUN para consultar; repita para consultar vários.
option-doctor-json = Um só objeto JSON, para programas.
option-no-open = Só mostrar o endereço, sem abrir um navegador.
option-page-port = A porta TCP da página neste computador.
option-site = Gravar nessa pasta a página de quem recebe o convite, e sair.
option-pyodide = Com --site, incluir play.html, que dispensa o programa: a pasta do Pyodide. Uma versão publicada já traz isso.
option-esbuild = Com --site ou --save, juntar os scripts da página, para ela abrir mais rápido: a pasta do esbuild. Uma versão publicada já traz isso.
option-page-courier = Com --site, o mensageiro que a página pode chamar; . se ele também serve a página.
option-page-url = Com --site, onde a página vai ficar, para que os chats mostrem os links com uma imagem. Se faltar, vale o seu game_url.
option-save = Gravar a página de quem recebe o convite num só arquivo, e sair.
option-courier-port = A porta TCP; 8090 se você não escolher.
option-listen = Onde escutar; 0.0.0.0 para todas as redes.
option-serve-site = Servir também a página de quem recebe o convite, que está nessa pasta.
option-behind-proxy = Contar as visitas por X-Forwarded-For, que o seu servidor web preenche.
option-metrics = Informar ao Prometheus, em /metrics, o quanto há para fazer.
option-list-rules = Mostrar a lista de variantes e de regras da casa.

## What is said about a command line. Names of options, and what was typed, come in quotes.

typing-usage = Uso:
typing-options = Opções
typing-commands = Comandos
typing-error = Erro: { $message }
typing-try = Para ver a ajuda, use { $command } { $option }.
typing-did-you-mean = Você quis dizer { $possibility }?
typing-did-you-mean-one = (Você quis dizer uma destas: { $possibilities }?)
typing-invalid = Valor inválido: { $message }
typing-invalid-for = Valor inválido para { $param_hint }: { $message }
# Followed by what is missing.
typing-missing = Falta:
typing-no-such-option = Não existe a opção { $name }.
typing-no-such-command = Não existe o comando { $name }.
typing-too-much = Isto está sobrando: { $args }
typing-needs-values = { $name } precisa de { $nargs } valores.
typing-takes-values = Precisa de { $nargs } valores; aqui há { $len }.
typing-no-value = A opção { $name } não aceita valor.
typing-needs-value = A opção { $name } precisa de um valor.
typing-no-number = { $value } não é um número inteiro.
typing-out-of-range = { $value } está fora do intervalo { $range }.
typing-no-date = { $value } não é uma data como 2026-11-27.
typing-is-file = { $filename } é um arquivo, não uma pasta.
typing-is-folder = { $filename } é uma pasta, não um arquivo.

## What the value of an option is called.

value-name = NOME
value-person = NOME
value-rule = NOME=VALOR
value-who = QUEM
value-url = URL
value-server = SERVIDOR:PORTA
value-n = N
value-code = CÓDIGO
value-link = LINK
value-date = DATA
value-file = ARQUIVO
value-dir = PASTA
value-text = TEXTO
value-address = ENDEREÇO
