page-title = { -title }
page-needs-script = Esta página precisa de JavaScript para falar com o aparelho da outra pessoa. Ative o JavaScript nos ajustes do navegador e recarregue a página.
page-needs-newer = Nada apareceu? Esta página precisa de um navegador recente: Safari (iOS) 15.4, Chrome 105, Firefox 121 ou mais novo. Se o seu já é, recarregue a página.
page-close = Fechar
page-cancel = Cancelar
page-reload = Recarregar
page-stop = Parar
page-your-name = Seu nome
page-rules = As regras
page-use = Usar
page-new-code = Tenho um novo convite
page-how-to-play = Como se joga

## A mesa.

table-waiting = Esperando o resto da turma
table-over = A partida acabou
table-next-player = Próxima pessoa
table-turn = { $who ->
    [you] Sua vez
   *[other] Vez de { $name }
}
table-match = { $title } · partida { $game }: { $points }
table-match-many = { $title } · partida { $game }
table-hand-over = { $name }, é sua vez. Escolha “Ver minhas cartas” quando mais ninguém estiver olhando.
table-said = { $name }: { $text }
table-said-to = { $who ->
    [you] { $name } para você: { $text }
   *[other] { $name } para { $to }: { $text }
}
table-missing = { $count ->
    [one] Falta { $count } pessoa.
    [many] Faltam { $count } pessoas.
   *[other] Faltam { $count } pessoas.
}
table-closed = A mesa foi fechada.
table-no-board = Não deu para mostrar as cartas. Recarregue a página.
table-log = O que aconteceu
table-play-on = Continuar
page-language = Idioma
table-leave = Sair
table-leave-title = Sair da partida?

table-ready = Ver minhas cartas
table-again = Jogar de novo
table-hint = Dica
table-undo = Desfazer
table-say = Papo
table-log-short = Lances
table-rules = Regras
log-since = Desde sua última vez
table-more = Mais

board-to-go = { $count ->
    [one] falta { $count }
    [many] faltam { $count }
   *[other] faltam { $count }
}
board-stands-for = vale
board-computer = computador
board-bot = { $name } (computador)
board-away = ausente
board-left = saiu

## Entregar um código.

share-message = A mensagem para enviar
share-show = Mostrar a mensagem
share-share = Compartilhar…
share-copy = Copiar
share-qr = Código QR
share-copied = { $name ->
    [none] Copiado. Agora é só colar na conversa.
   *[other] Copiado. Agora é só colar na conversa com { $name }.
}
share-copy-yourself = A mensagem já está selecionada. Copie e cole na conversa.
share-qr-picture = O código como imagem QR
share-scan = Peça para a outra pessoa escanear

## Colar um código.

paste-new-title = Um novo convite
paste-new = O novo convite, ou a mensagem inteira em que ele veio
paste-invitation = O convite, ou a mensagem inteira em que ele veio
