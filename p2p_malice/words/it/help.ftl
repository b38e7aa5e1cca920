### The help of the command line. A text of a command begins with a line for the list of commands, at most 60 letters.
### Paragraphs that begin with the command are shown line by line, others are wrapped.

help = Spite & Malice fra amici, direttamente da un dispositivo all'altro.

    { -command } host      invita qualcuno: manda il messaggio che compare
    { -command } join      incolla il messaggio che hai ricevuto

    Senza un comando si apre il menu.

## Commands.

help-host = Invita gli amici e gioca.

    { -command } host
    { -command } host --variant official --seat me --seat friend --seat friend

    Mostra un invito per ogni amico, da mandare su WhatsApp o in qualsiasi altro modo,
    poi aspetta le risposte, in qualsiasi ordine.
help-message = Gioca una partita per messaggio, un turno alla volta.

    { -command } message           tu e un'altra persona; cominci tu
    { -command } message --seat me --seat message=Asha --seat message=Ben

    Ogni turno è un messaggio per qualsiasi chat. Chi lo riceve lo incolla con: { -command } join

help-join = Entra nella partita di qualcun altro.

    { -command } join              chiede l'invito
    { -command } join MDW1-…       o lo prende da qui; - lo legge da una pipe

    Va bene qualsiasi testo che contenga il codice, anche tutto il messaggio di WhatsApp.
    Mostra una risposta da mandare a chi ti invita.
help-resume = Riprendi una partita.

    { -command } resume            la partita, o un elenco da cui sceglierla
    { -command } resume GAME       la partita con quel nome; --list mostra i nomi

    Questo comando serve a chi ha chiuso la partita. I programmi si ritrovano finché le vostre
    reti ricordano ancora la strada; altrimenti chi invita manda un nuovo invito.
help-play = Gioca su questo dispositivo.

    { -command } play
    { -command } play --payoff 11 --two Asha
    { -command } play --variant official --seat me --seat bot --seat bot
    { -command } play --seat bot --seat bot     solo per guardare
    { -command } play --deal DAY-2026-11-27     la partita di quel giorno, o un link

    Giochi contro il computer, o con altri davanti a un solo schermo.
help-puzzle = Risolvi il problema del giorno.

    { -command } puzzle
    { -command } puzzle --day 2026-11-27

    Puoi vincere in questo turno, ma in un modo solo. Il problema è uguale per tutti,
    e dal lunedì alla domenica diventa sempre più difficile.
help-stats = Guarda le tue partite, gli avversari e i trofei.

    { -command } stats
    { -command } stats --csv > games.csv
    { -command } stats --import from-my-phone.jsonl

    Ogni partita giocata fino in fondo resta su questo dispositivo, e da nessun'altra parte.
help-replay = Rivedi una partita finita.

    { -command } replay            l'ultima giocata qui a un tavolo
    { -command } replay GAME       la partita con quel nome, o quella in quel file
    { -command } replay GAME1-…    la partita finita in quel codice

    Dalla schermata delle tue partite ({ -command } stats) si arriva a tutte.
help-verify = Verificare che la distribuzione fosse onesta.

    { -command } verify            l'ultima partita al tavolo di qualcun altro
    { -command } verify GAME       la partita con quel nome o quella in quel file

    Tra amici nessuno sceglie le carte: il programma di ognuno contribuisce alla distribuzione e la verifica a
    partita finita. Così si verifica ancora una partita, anche ricevuta da altri. Termina con 1 se non era onesta.
help-arena = Fai sfidare fra loro i giocatori del computer.

    { -command } arena normal greedy --pairs 200
    { -command } arena easy "run:python my_bot.py" --variant official --seats 4

    Mostra il punteggio del primo con il margine di errore, in Elo, e il tempo per decisione.
    Oltre ai giocatori del menu ci sono random, naive e greedy, che non cambiano mai.
    Dopo run: va il comando di un tuo programma.
help-doctor = Controlla la tua rete e il tuo computer.

    { -command } doctor
    { -command } doctor --stun stun.example.org:3478

    Richiede qualche secondo. Interroga solo i server STUN e il ponte delle tue impostazioni.
help-learn = Impara il gioco in pochi minuti.

    { -command } learn
    { -command } learn --game spite --name Asha

    Una breve lezione, poi una prima partita con i consigli.
help-web = Apri il tavolo in un browser.

    { -command } web
    { -command } web --site public     la pagina di chi è invitato, per siti statici

    La pagina può aprirla solo questo computer, e solo con l'indirizzo indicato.
help-courier = Avvia un corriere: gli amici entrano con un tocco.

    { -command } courier --port 8090
    { -command } courier --port 8090 --site public --behind-proxy

    Porta risposte sigillate a chi invita, e non può leggerne nessuna. Per i browser deve stare
    dietro a un server web con HTTPS.
help-rules = Leggi le regole.

    { -command } rules
    { -command } rules official --rule payoff=13

## Options.

option-help = Mostra questo aiuto ed esce.
option-version = Mostra la versione ed esce.
option-lang = La lingua del programma, per esempio it.
option-variant = mdw (predefinita), official, classic…; rules --list le elenca tutte.
option-game = Il gioco: malice o spite.
option-rule = Una regola della casa, come hand=6; --hand 6 è lo stesso. Da ripetere per indicarne più d'una.
option-seat-host = me, me=NOME, friend, friend=NOME, bot o bot=beginner|easy|strong|hard|expert (Spite: anche late); da ripetere per ogni posto.
option-seat-message = me, message, message=NOME, bot o bot=beginner|easy|strong|hard|expert; per ogni posto.
option-seat-play = me, me=NOME, bot o bot=beginner|easy|strong|hard|expert; da ripetere per ogni posto.
option-name = Il tuo nome al tavolo; resta salvato per la prossima volta.
option-plain = Riga per riga, senza schermo intero.
option-json = Un oggetto JSON per riga, in entrata e in uscita, per i programmi.
option-turn = Un ponte: turn:user:password@host:port?transport=udp
option-stun = Un server STUN, o none; da ripetere per indicarne più d'uno.
option-port = La porta UDP da usare qui.
option-open-port = Chiede al router di aprire la porta (UPnP).
option-no-copy = Lascia stare gli appunti.
option-list-games = Mostra le partite che puoi riprendere ed esce.
option-two = Fa giocare NOME con te a questo schermo, al posto del computer.
option-deal = Si gioca con le carte che ti hanno mandato, o con quelle di un giorno.
option-day = Il problema di quel giorno, per esercitarsi.
option-stats-json = Un solo oggetto JSON, con tutte le cifre e le partite.
option-csv = Una riga per partita, per un foglio di calcolo.
option-import = Prima aggiunge le partite di un file che viene da un altro dispositivo.
option-export = Salva tutte le partite in un file, per un altro dispositivo.
option-share = Scrive invece un messaggio che mostra la partita agli altri.
option-pairs = Quante distribuzioni; ciascuna si gioca da ogni posto.
option-seats = Quanti posti: uno al primo, gli altri al secondo.
option-seed = Lo stesso testo dà le stesse distribuzioni.
option-sprt = Si ferma appena è chiaro se il primo è più forte di 20 Elo.
option-ask-stun = Un server STUN da interrogare; da ripetere per interrogarne più d'uno.
option-doctor-json = Un solo oggetto JSON, per i programmi.
option-no-open = Mostra solo l'indirizzo, senza aprire un browser.
option-page-port = La porta TCP della pagina su questo computer.
option-site = Scrive in quella cartella la pagina di chi è invitato ed esce.
option-pyodide = Con --site, aggiunge play.html, che non ha bisogno del programma: la cartella di Pyodide. Una versione pubblicata lo ha già.
option-esbuild = Con --site o --save, unisce gli script della pagina, così si apre prima: la cartella di esbuild. Una versione pubblicata lo ha già.
option-page-courier = Con --site, il corriere che la pagina può chiamare; . se offre anche la pagina.
option-page-url = Con --site, dove starà la pagina, perché le chat ne mostrino i link con un'immagine. Se manca, il tuo game_url.
option-save = Scrive la pagina di chi è invitato in un solo file ed esce.
option-courier-port = La porta TCP; se non la indichi, 8090.
option-listen = Dove ascoltare; 0.0.0.0 per tutte le reti.
option-serve-site = Offre anche la pagina di chi è invitato, da quella cartella.
option-behind-proxy = Conta i visitatori in base a X-Forwarded-For, che aggiunge il tuo server web.
option-metrics = Indica a Prometheus su /metrics quanto lavoro c'è.
option-list-rules = Elenca le varianti e le regole della casa.

## What is said about a command line. Names of options, and what was typed, come in quotes.

typing-usage = Uso:
typing-options = Opzioni
typing-commands = Comandi
typing-error = Errore: { $message }
typing-try = Per vedere l'aiuto, scrivi { $command } { $option }.
typing-did-you-mean = Volevi dire { $possibility }?
typing-did-you-mean-one = (Volevi dire una di queste: { $possibilities }?)
typing-invalid = Valore non valido: { $message }
typing-invalid-for = Valore non valido per { $param_hint }: { $message }
# Followed by what is missing.
typing-missing = Manca:
typing-no-such-option = Non c'è nessuna opzione { $name }.
typing-no-such-command = Non c'è nessun comando { $name }.
typing-too-much = Questo è di troppo: { $args }
typing-needs-values = { $name } richiede { $nargs } valori.
typing-takes-values = Servono { $nargs } valori; indicati: { $len }.
typing-no-value = L'opzione { $name } non accetta un valore.
typing-needs-value = L'opzione { $name } richiede un valore.
typing-no-number = { $value } non è un numero intero.
typing-out-of-range = { $value } è fuori dall'intervallo { $range }.
typing-no-date = { $value } non è una data come 2026-11-27.
typing-is-file = { $filename } è un file, non una cartella.
typing-is-folder = { $filename } è una cartella, non un file.

## What the value of an option is called.

value-name = NOME
value-person = NOME
value-rule = NOME=VALORE
value-who = CHI
value-url = URL
value-server = HOST:PORTA
value-n = N
value-code = CODICE
value-link = LINK
value-date = DATA
value-file = FILE
value-dir = CARTELLA
value-text = TESTO
value-address = INDIRIZZO
