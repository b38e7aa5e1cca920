menu-hello = { $name ->
    [none] { -title }
   *[other] { -title }. Oi, { $name }!
}
menu-again = Convidar a turma de novo
menu-again-line = A mesa fechou antes de alguém chegar, e os convites não valem mais
friends-again = De novo com { $names }
menu-learn-new = Primeira vez? Aprenda em 3 minutos
menu-play = Contra o computador
menu-host = Convidar alguém
menu-message = Jogar por mensagem
menu-daily = Desafio do dia
menu-puzzle = Enigma do dia
menu-two = A dois neste aparelho
menu-group = Convidar a turma
menu-change = Montar uma partida
menu-change-one = Mudar…
menu-join = Entrar com um código
menu-watch = Ver o computador jogar
menu-resume = Retomar uma partida
resume-others = Outras partidas salvas: { $count }
menu-learn = Como se joga
menu-rules = Ler as regras
menu-name = Mudar meu nome
menu-doctor = Testar minha rede
menu-browser = Abrir no navegador
menu-settings = Ajustes
menu-quit = Sair
menu-house-rules = Regras da casa
ask-which-rules = Qual variante?
ask-which-game = Qual deles?

## O desafio do dia: as mesmas cartas para todo mundo, uma vez por dia.

daily-goes-on = Você já começou: continue
daily-new = { $run ->
    [0] As mesmas cartas para todo mundo
    [one] As mesmas cartas para todo mundo · ontem você ganhou
    [many] As mesmas cartas para todo mundo · { $run } dias seguidos de vitória
   *[other] As mesmas cartas para todo mundo · { $run } dias seguidos de vitória
}
daily-played = { $how ->
    [won] Vitória por { $count ->
        [one] { $count } carta
        [many] { $count } cartas
       *[other] { $count } cartas
    } · { $run ->
        [one] amanhã tem cartas novas
        [many] { $run } dias seguidos
       *[other] { $run } dias seguidos
    }
    [lost] Derrota por { $count ->
        [one] { $count } carta
        [many] { $count } cartas
       *[other] { $count } cartas
    } · amanhã tem cartas novas
   *[tied] Empate · amanhã tem cartas novas
}
news-daily-begun = { $counts ->
    [no] Desafio do dia, só para treinar: sua primeira partida de hoje já valeu.
   *[yes] Desafio do dia: todo mundo recebe estas cartas. Sua primeira partida é a que vale. O computador joga no nível normal. Dicas são permitidas; ao compartilhar, aparece quantas.
}
news-daily-over = { $counts ->
    [no] Desafio do dia, só para treinar: só a primeira partida do dia vale.
   *[yes] { $how ->
        [won] Você ganhou o desafio do dia por { $count ->
            [one] { $count } carta
            [many] { $count } cartas
           *[other] { $count } cartas
        }! { $run ->
            [one] { $best ->
                [one] Ganhe também o de amanhã, e são 2 dias seguidos.
                [many] Começa uma nova sequência de vitórias: seu recorde é de { $best } dias seguidos.
               *[other] Começa uma nova sequência de vitórias: seu recorde é de { $best } dias seguidos.
            }
            [many] Já são { $run } dias seguidos; seu recorde: { $best }.
           *[other] Já são { $run } dias seguidos; seu recorde: { $best }.
        }
        [lost] Você perdeu o desafio do dia por { $count ->
            [one] { $count } carta
            [many] { $count } cartas
           *[other] { $count } cartas
        }. Amanhã tem cartas novas.
       *[tied] Desafio do dia: empate. Amanhã tem cartas novas.
    }
}
daily-share-hints = { $share } · { $hints ->
    [0] sem dicas
    [one] { $hints } dica
    [many] { $hints } dicas
   *[other] { $hints } dicas
}
daily-drawn =
    { $told }
    Cada quadrado é um turno; 🟩 e ⭐ aproximaram a vitória: { $good } de { $turns }
    { $picture }
daily-beside = { $told } · { $others }
daily-results = Desafio do dia, { $date }
puzzle-share-helped = { -title }, enigma de { $date }: resolvido
daily-share = { -title }, { $date }: { $how ->
    [won] ganhei por { $count ->
        [one] { $count } carta
        [many] { $count } cartas
       *[other] { $count } cartas
    }
    [lost] perdi por { $count ->
        [one] { $count } carta
        [many] { $count } cartas
       *[other] { $count } cartas
    }
   *[tied] empate
}
daily-run = { $told } · dias seguidos: { $run }

## O enigma do dia: ganhar nesta vez, do único jeito que há.

puzzle-new = { $run ->
    [0] Ganhe sem passar a vez
    [one] Ganhe sem passar a vez · ontem você acertou
    [many] Ganhe sem passar a vez · acertou { $run } dias seguidos
   *[other] Ganhe sem passar a vez · acertou { $run } dias seguidos
}
puzzle-solved = { $tries ->
    [one] Acertou de primeira
    [many] Acertou em { $tries } tentativas
   *[other] Acertou em { $tries } tentativas
} · { $run ->
    [one] amanhã tem outro
    [many] { $run } dias seguidos
   *[other] { $run } dias seguidos
}
ask-puzzle = { $tries ->
    [one] Você acertou de primeira
    [many] Você acertou em { $tries } tentativas
   *[other] Você acertou em { $tries } tentativas
}, { $hints ->
    [0] sem nenhuma dica!
    [one] com { $hints } dica.
    [many] com { $hints } dicas.
   *[other] com { $hints } dicas.
} { $counts ->
    [no] Foi só para treinar: só o enigma de hoje vale, e só uma vez.
   *[yes] { $run ->
        [one] Amanhã tem outro.
        [many] Já são { $run } dias seguidos.
       *[other] Já são { $run } dias seguidos.
    }
}
ask-puzzle-share = Contar para alguém
ask-puzzle-quit = Por hoje chega
puzzle-share = { -title }, enigma de { $date }: { $tries ->
    [one] acertei de primeira
    [many] acertei em { $tries } tentativas
   *[other] acertei em { $tries } tentativas
}{ $run ->
    [one] { "" }
    [many] { "" } · { $run } dias seguidos
   *[other] { "" } · { $run } dias seguidos
}

## Um desafio que alguém já jogou.

deal-friend = A outra pessoa
news-deal-begun = { $how ->
    [won] { $by } ganhou este desafio por { $count ->
        [one] { $count } carta
        [many] { $count } cartas
       *[other] { $count } cartas
    }. Consegue fazer melhor?
    [lost] { $by } perdeu este desafio por { $count ->
        [one] { $count } carta
        [many] { $count } cartas
       *[other] { $count } cartas
    }. Consegue fazer melhor?
    [tied] { $by } empatou neste desafio. Consegue fazer melhor?
   *[none] { $by } já jogou este desafio. Boa sorte!
}
news-deal-over = { $than ->
    [better] { $by ->
        [none] Você foi melhor que a outra pessoa!
       *[other] Você foi melhor que { $by }!
    }
    [worse] { $by ->
        [none] A outra pessoa foi melhor com estas cartas.
       *[other] { $by } foi melhor com estas cartas.
    }
    [same] { $by ->
        [none] Deu empate: vocês foram igualmente bem com estas cartas.
       *[other] Deu empate: você e { $by } foram igualmente bem com estas cartas.
    }
   *[none] Mais gente pode jogar este desafio.
}
deal-share = { -title }: { $how ->
    [won] ganhei este desafio por { $count ->
        [one] { $count } carta
        [many] { $count } cartas
       *[other] { $count } cartas
    }
    [lost] perdi este desafio por { $count ->
        [one] { $count } carta
        [many] { $count } cartas
       *[other] { $count } cartas
    }
   *[tied] empatei neste desafio
}
deal-ask = { $told } · Consegue fazer melhor?
deal-told =
    { $share }
    { $link }

## Formulários.

form-default = padrão
form-yes = sim
form-no = não
form-back = Cancelar
form-more = { $changed ->
    [0] Mais regras
    [one] Mais regras ({ $changed } mudada)
    [many] Mais regras ({ $changed } mudadas)
   *[other] Mais regras ({ $changed } mudadas)
}

form-play = Contra o computador
form-play-done = Começar
form-host = Convidar alguém
form-host-done = Começar
form-message = Jogar por mensagem
form-message-done = Começar
form-two = A dois neste aparelho
form-two-done = Começar
form-group = Convidar a turma
form-group-done = Começar
form-watch = Ver o computador jogar
form-watch-done = Começar
form-naming = Qual é o seu nome?
form-naming-done = Salvar
form-naming-why = É o nome que a turma vê no convite e na mesa.
form-name-needed = A turma quer saber de quem é o convite: escreva seu nome.
form-name = Seu nome
form-variant = Variante
form-variant-line = { $least ->
    [2] { $most ->
        [2] Para 2 jogadores. { $what }
        [many] Para 2 a { $most } jogadores. { $what }
       *[other] Para 2 a { $most } jogadores. { $what }
    }
    [many] Para { $least } a { $most } jogadores. { $what }
   *[other] Para { $least } a { $most } jogadores. { $what }
}
form-variant-small = { $most ->
    [2] Para 2 jogadores.
    [many] Para até { $most } jogadores.
   *[other] Para até { $most } jogadores.
}
form-seats = Lugares
form-seats-hint = Para cada lugar: me, me=NOME, friend, friend=NOME, bot ou:
form-players = Jogadores
form-seat-me = Aqui
form-seat-friend = Convite
form-seat-message = Por mensagem
form-seat-computer = Computador
form-seat-beginner = { $name } (iniciante)
form-seat-easy = { $name } (fácil)
form-seat-normal = { $name } (normal)
form-seat-strong = { $name } (forte)
form-seat-hard = { $name } (difícil)
form-seat-expert = { $name } (mestre)
temper-beginner = Joga o que vier e deixa passar muita coisa.
temper-easy = Joga com cuidado, mas só vê os caminhos curtos.
temper-normal = Vê a maioria dos caminhos e erra às vezes.
temper-strong = Vê quase tudo e raramente erra.
temper-hard = Examina tudo o que um turno pode dar.
temper-expert = Pensa vários turnos à frente, e no que está escondido.
form-seat-name = Pessoa { $number }
form-size-quick = Rápida { $number }
form-size-standard = Normal { $number }
form-size-long = Longa { $number }
form-matched = { $what } → { $value }
form-matched-more = { $first } · { $next }
form-note = Mudou junto: { $what }
form-favourite = Salvar estas regras como
form-favourite-means = Dê um nome, e da próxima vez elas aparecem entre as variantes.
form-favourite-hint = por exemplo, Domingo
error-favourite-like-variant = Já existe uma variante chamada { $name }. Escolha outro nome.
form-setup-good = { $friends ->
    [0] { "" }
    [one] Depois, você convida a outra pessoa.
    [many] Depois, você convida as outras { $friends } pessoas.
   *[other] Depois, você convida as outras { $friends } pessoas.
}
form-setup-by-message = Cada um joga na sua vez, por mensagem. Ela leva todas as cartas: jogue com amigos de confiança.
form-setup-watched = O computador joga em todos os lugares, e você assiste.
who-watches-next = { $play ->
    [none] Vai assistir: { $watch }.
   *[other] Quer jogar: { $play }. Vai assistir: { $watch }.
}

form-settings = Ajustes
form-settings-done = Salvar
form-settings-more = Avançado
form-settings-next = Os ajustes de conexão valem a partir da próxima partida.
form-language = Idioma
form-language-next = O idioma muda na próxima vez que você abrir.
form-language-device = o do aparelho
form-language-name = { $name }
form-theme = Cores
form-theme-dark = escuras
form-theme-light = claras
form-theme-contrast = alto contraste
form-cards = Cartas
form-cards-auto = automático
form-cards-suits = com naipes
form-cards-ascii = só letras
form-pause = Pausa entre lances (s)
form-autoplay = Jogo direto
form-explain = Explicar novidades
form-stun = Servidores STUN
form-stun-hint = vazio: os que já vêm no programa
form-turn = Retransmissor (TURN)
form-turn-hint = turn:usuário:senha@servidor:porta
form-game_url = Sua página na web
form-game_url-hint = https://… para os links dos convites
form-courier = Seu mensageiro
form-courier-hint = https://… traz as respostas até você
error-pause-wrong = A pausa depois de cada lance dos outros pode ser de 0 a { $most } segundos.

## A rede.

news-looking-around = Testando sua rede…
sheet-doctor = Sua rede

## A mesa no navegador.

news-page-at =
    Sua mesa: { $address }
    Só este computador consegue abrir. Para fechar, aperte { $ends }.
news-no-browser = Não deu para abrir um navegador. Copie o endereço e abra por conta própria.
error-page-port = Não dá para usar a porta { $port }: { $why }. Escolha outra com --page-port.

## O nome de cada pessoa.

welcome = Boas-vindas ao { -title }! Jogue com amigos, direto do seu aparelho para o deles, ou contra o computador.
ask-day = { $told }. Você recebe as mesmas cartas e o mesmo adversário. Consegue fazer melhor?
ask-day-play = Jogar estas cartas
ask-name = Qual é o seu nome?
name-first = Isso é um convite. Antes, diga seu nome.
name-too-long = Um nome pode ter no máximo { $most } letras.

## A página em arquivos.

web-site-written = { $count ->
    [one] { $count } arquivo salvo
    [many] { $count } arquivos salvos
   *[other] { $count } arquivos salvos
} em { $folder }. Ponha tudo em qualquer hospedagem de páginas estáticas e informe o endereço em game_url.
web-site-plain = { $left ->
    [play] Falta o play.html, o jogo inteiro na página.
    [plain] Os scripts estão como foram escritos: quem visita baixa um terço a mais.
   *[both] Falta o play.html, o jogo inteiro na página. Os scripts estão como foram escritos: quem visita baixa um terço a mais.
} Numa cópia do repositório, isto faz tudo: { $run }
web-site-preview = Os chats vão mostrar os links sem imagem. Para ter uma, grave o site de novo com --url e o endereço dele na web.
web-size = { $part ->
    [guest] A página de quem recebe o convite: { $size }, { $sent } com gzip
    [play] A página para jogar, a mais: { $size }, { $sent } com gzip
    [pyodide] Pyodide: { $size }, { $sent } com gzip
   *[program] O programa: { $size }, { $sent } com gzip
}
web-kilobytes = { $count } kB
web-megabytes = { $count } MB
web-page-written = A página foi salva em { $file }.

## Em qualquer tela.

game = { -title }
form-range = { $least } a { $most }; vazio: padrão

## Aprender.

ask-try = Primeira vez no { $game }?
ask-try-learn = Aprender antes
ask-try-first = Jogar { $rules }
ask-try-play = Montar uma partida
ask-learned = É tudo o que você precisa saber. Vamos à primeira partida?
ask-learned-first = Já dá para uma primeira partida. Vamos?
ask-learned-skipped = Prefere jogar uma partida com dicas?
ask-learned-back = Voltar à lição
ask-learned-play = Jogar uma partida curta e fácil contra { $opponents }
ask-learned-light = Jogar { $rules } sem pressão contra { $opponents }
ask-learned-quit = Por enquanto chega
form-value = { $word }

## Opções que não combinam.

usage-deal-alone = --deal já traz jogo, regras e jogadores: deixe as outras opções de fora.
usage-two-or-seats = --two NOME é o mesmo que --seat me --seat me=NOME: use um ou outro.
usage-no-friends = Para convidar gente, use: { -command } host
usage-pyodide = --pyodide acrescenta uma página a um site: inclua --site PASTA para dizer onde ele fica.
usage-esbuild = --esbuild junta os scripts da página: inclua --site PASTA ou --save ARQUIVO para dizer onde eles ficam.
usage-courier = --courier diz qual mensageiro a página pode chamar: inclua --site PASTA para dizer onde ela fica.
usage-url = --url diz onde o site vai ficar: inclua --site PASTA para dizer onde gravá-lo.
usage-save = Para fazer da página um só arquivo é preciso o esbuild: inclua --esbuild PASTA. Para instalar: npm install esbuild.
usage-did-you-mean = Você quis dizer { $name }?
usage-variant = Inclua: --variant { $name }
usage-output-closed = Não dá para mostrar nada: a saída do programa está fechada. Abra sem >&-.
usage-output-full = Não dá para gravar o que o programa diz: { $reason }.
usage-one-seat = Um programa só pode ocupar um lugar: com --json, exatamente um lugar tem que ser me.

## O que o servidor da página diz a quem não é a página.

refused-place = Não há nada neste endereço. Ele tem que começar com { $url }
refused-site = Esta mesa só responde à própria página. Abra no endereço que { -command } web mostrou.
refused-frame = Esta mesa não pode ser mostrada dentro de outra página. Abra em outra aba.

## Listas de regras.

variants = Variantes
variant-own = Estas são regras suas.
house-rules = Regras da casa
house-rule-set = { $rule } ({ $value })
