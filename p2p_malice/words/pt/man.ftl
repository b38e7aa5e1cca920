### The manual page, and what a desktop shows of the program.

## Headings of the manual page.

man-name = NOME
man-synopsis = SINOPSE
man-description = DESCRIÇÃO
man-commands = COMANDOS
man-options = OPÇÕES
man-environment = AMBIENTE
man-files = ARQUIVOS
man-status = STATUS DE SAÍDA
man-see = VEJA TAMBÉM
man-bugs = PROBLEMAS

## Environment variables.

man-any-option = Vale por uma opção: esta, por --variant de host. Os nomes das outras se formam do mesmo jeito.
man-languages = O idioma, se nem --lang nem os ajustes disserem qual.
man-folders = Pastas a usar no lugar de ~/.config e ~/.local/share.

## Files.

man-settings = Seus ajustes.
man-games = Partidas salvas.
man-history = O que fica guardado de cada partida terminada.
man-replays = As últimas delas, para rever.

## Exit statuses.

man-status-0 = Pronto.
man-status-1 = Algo inesperado.
man-status-2 = Uma opção errada, ajustes que não servem ou uma porta ocupada.
man-status-3 = Um código que não serve.
man-status-4 = Não há caminho entre as redes.
man-status-5 = A conexão caiu, ou não havia lugar para você.
man-status-6 = Uma partida salva não serve, ou está aberta em outro lugar.
man-status-7 = As versões não combinam.
man-status-129 = O terminal foi fechado.
man-status-130 = Ctrl-C.
man-status-143 = Outro programa encerrou este.

## What stands beside the name in menus and in shops. Keywords end with a semicolon each.

desktop-kind = Jogo de cartas
desktop-keywords = cartas;amigos;multijogador;terminal;
desktop-games = { -title } é uma corrida para 2 a 9 jogadores: ganha quem esvaziar primeiro a sua pilha. Há também Spite, um jogo de vazas para 3 a 9.
desktop-way = Mande um convite por qualquer aplicativo de mensagens. Daí em diante os aparelhos falam direto um com o outro, com criptografia de ponta a ponta: sem servidor de jogo, sem conta. Ou jogue contra o computador, ou com outras pessoas na mesma tela, e resolva o enigma do dia.
