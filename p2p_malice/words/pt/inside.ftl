inside-loading = Carregando o jogo…
inside-turn = Alguém joga cartas com você, uma vez de cada: esta mensagem era a vez dessa pessoa. Preparando a mesa…
inside-megabytes = { $done } de { $all } MB
inside-starting = Já está tudo aqui. A primeira vez demora uns 10 segundos; depois é rápido.
inside-opens = Abre sozinho assim que estiver pronto…
inside-unkept = { $why ->
    [reading] No momento não dá para ler suas partidas salvas. Para não estragar nenhuma, nada é salvo até você recarregar a página.
    [locks] Aqui nada é salvo, porque duas abas poderiam gravar uma por cima da outra. Para salvar, abra a página num endereço que comece com https.
   *[writing] O navegador não consegue salvar esta partida: o espaço dele está cheio ou bloqueado. Você pode continuar jogando, mas o que não foi salvo se perde ao fechar a página.
}
inside-failed = { $joins ->
    [yes] A mesa não abriu, ou parou. Recarregue a página: o que foi salvo continua lá. Se acontecer sempre, este navegador não consegue rodar o jogo sozinho, mas você ainda pode entrar na mesa de alguém.
   *[no] A mesa não abriu, ou parou. Recarregue a página: o que foi salvo continua lá. Se acontecer sempre, este navegador não consegue rodar o jogo sozinho. No iPhone, desative o Modo de Isolamento para este site, ou tente outro navegador.
}
