### The manual page, and what a desktop shows of the program.

## Headings of the manual page.

man-name = NOME
man-synopsis = SINTASSI
man-description = DESCRIZIONE
man-commands = COMANDI
man-options = OPZIONI
man-environment = AMBIENTE
man-files = FILE
man-status = STATO DI USCITA
man-see = VEDERE ANCHE
man-bugs = PROBLEMI

## Environment variables.

man-any-option = Vale per un'opzione: questa, per --variant di host. I nomi di tutte le altre si formano allo stesso modo.
man-languages = La lingua, se né --lang né le impostazioni ne indicano una.
man-folders = Cartelle da usare al posto di ~/.config e ~/.local/share.

## Files.

man-settings = Le tue impostazioni.
man-games = Partite salvate.
man-history = Quello che si conserva di ogni partita finita.
man-replays = Le ultime, da rivedere.

## Exit statuses.

man-status-0 = Fatto.
man-status-1 = Qualcosa di inaspettato.
man-status-2 = Un'opzione sbagliata, impostazioni inutilizzabili o una porta occupata.
man-status-3 = Un codice che non va.
man-status-4 = Nessuna strada attraverso le reti.
man-status-5 = Il collegamento è caduto, o non c'era posto per te.
man-status-6 = Una partita salvata è inutilizzabile, o è aperta altrove.
man-status-7 = Le versioni non corrispondono.
man-status-129 = Il terminale è stato chiuso.
man-status-130 = Ctrl-C.
man-status-143 = L'ha chiuso un altro programma.

## What stands beside the name in menus and in shops. Keywords end with a semicolon each.

desktop-kind = Gioco di carte
desktop-keywords = carte;amici;multigiocatore;terminale;
desktop-games = { -title } è una corsa da due a nove giocatori: vince chi svuota per primo il suo mazzetto. C'è anche Spite, un gioco di prese da tre a nove giocatori.
desktop-way = Manda un invito con l'app di messaggi che preferisci. Da lì in poi i vostri dispositivi parlano direttamente tra loro, con la crittografia end-to-end: senza server di gioco, senza account. Oppure gioca contro il computer, o con altri davanti a un solo schermo, e risolvi il problema del giorno.
