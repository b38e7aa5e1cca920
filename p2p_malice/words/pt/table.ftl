-command = p2p-malice

error-refused = Isso não pode ({ $code }).

error-game-over = A partida acabou.
error-not-over = A partida ainda não acabou.
error-not-your-turn = Não é sua vez.
error-no-hints = Esta partida é sem dicas.
error-no-undo = Não dá para voltar atrás: nestas regras não se desfaz nada.
error-nothing-to-undo = Não há o que desfazer: depois que uma carta nova é virada ou comprada, o que foi jogado fica valendo.
error-undone-enough = Você já desfez { $most } lances nesta vez, então este fica valendo.
error-undone-enough-in-game = Você já desfez { $most } lances nesta partida, então este fica valendo.

error-seated-already = Você já está nesta mesa.
error-version-mismatch = { $older ->
    [yours] Seu programa é mais antigo que o de quem convidou, e assim não dá para jogar. Atualize do mesmo jeito que você instalou.
   *[host] O programa de quem convidou é mais antigo que o seu, e assim não dá para jogar. Peça para atualizar do mesmo jeito que foi instalado.
}
error-seat-taken = Este lugar já está ocupado. Se o lugar é seu, retome no aparelho em que estava jogando. Se não, peça outro convite a quem convidou você.
error-table-full = A mesa já está completa. Se você faz parte dela, retome no aparelho em que estava jogando.
error-no-seat = Você não conseguiu lugar nesta mesa. Peça um novo convite a quem convidou você.
error-not-watchable = Não dá para assistir a esta mesa agora: quem convidou não quer, ou já tem gente demais assistindo.
error-only-watching = Você só está assistindo: para isso é preciso um lugar na mesa.
error-seat-not-free = Agora quem convidou não deixa ninguém pegar um lugar.
error-only-host = Só quem convidou pode fazer isso.
error-host-busy = Agora não dá para perguntar a quem convidou se você pode sentar. Avise que está esperando e tente o link de novo daqui a um minuto.
error-not-started = A partida ainda não começou: falta gente.
error-rematch-is-proposed = Para uma nova partida, todo mundo precisa topar. Proponha primeiro.
error-stale-move = Esse lance chegou tarde: a mesa já mudou. Olhe de novo e escolha outra vez.
error-unknown-proposal = Essa opção não existe. Escolha entre: { $known }.
error-nobody-away = No momento não falta ninguém.
error-not-all-here = Nem todo mundo continua na mesa.
error-said-by-table = Só a própria mesa pode dizer que alguém está demorando.
error-too-much-asked = Foi muita coisa de uma vez. Espere alguns segundos e peça de novo.
error-too-much-said = Foi muita coisa de uma vez. Espere alguns segundos e fale de novo.
error-nothing-said = Sua mensagem estava vazia.
error-not-their-turn = Não há quem lembrar: só dá para lembrar outra pessoa que esteja na vez.
error-poke-unheard = Agora não dá para lembrar essa pessoa: ela não está, ou a versão dela é muito antiga.
error-poked-already = Alguém acabou de lembrar. Espere um momento.

bye-left = Até mais!
bye-over = A partida acabou.
bye-closed = A mesa foi fechada.
bye-stopped = Por hoje é só. A partida está salva, e quem convidou pode retomar.
bye-turned-out = Quem convidou mandou você sair da mesa. Se foi engano, peça outro link.
bye-not-watchable = Agora quem convidou não quer ninguém assistindo.
bye-superseded = Você voltou por outro lugar, então esta janela foi fechada.
