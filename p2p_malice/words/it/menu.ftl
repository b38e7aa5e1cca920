### Il menu, i moduli, e quello che si legge da lì.

menu-hello = { $name ->
    [none] { -title }
   *[other] { -title }. Ciao, { $name }!
}
menu-again = Rimanda gli inviti
menu-again-line = Il tavolo è stato chiuso prima che arrivasse qualcuno, quindi quegli inviti non valgono più
friends-again = Di nuovo con { $names }
menu-learn-new = Prima volta? Impara in 3 minuti
menu-play = Contro il computer
menu-host = Invita qualcuno
menu-message = Gioca per messaggio
menu-daily = Partita del giorno
menu-puzzle = Problema del giorno
menu-two = In due su questo dispositivo
menu-group = Invita più persone
menu-change = Prepara una partita
menu-change-one = Cambia…
menu-join = Entra con un codice
menu-watch = Guarda giocare il computer
menu-resume = Riprendi una partita
resume-others = Altre partite salvate: { $count }
menu-learn = Come si gioca
menu-rules = Leggi le regole
menu-name = Cambia il mio nome
menu-doctor = Controlla la mia rete
menu-browser = Apri in un browser
menu-settings = Impostazioni
menu-quit = Esci
menu-house-rules = Regole della casa
ask-which-rules = Quale variante?
ask-which-game = Quale?

## La partita del giorno: le stesse carte per tutti, una volta al giorno.

daily-goes-on = Hai già cominciato: vai avanti
daily-new = { $run ->
    [0] Le stesse carte per tutti
    [one] Le stesse carte per tutti · vinta ieri
    [many] Le stesse carte per tutti · vinta { $run } giorni di fila
   *[other] Le stesse carte per tutti · vinta { $run } giorni di fila
}
daily-played = { $how ->
    [won] { $count ->
        [one] { $run ->
            [one] Vinta di 1 carta · domani carte nuove
            [many] Vinta di 1 carta · { $run } giorni di fila
           *[other] Vinta di 1 carta · { $run } giorni di fila
        }
        [many] { $run ->
            [one] Vinta di { $count } carte · domani carte nuove
            [many] Vinta di { $count } carte · { $run } giorni di fila
           *[other] Vinta di { $count } carte · { $run } giorni di fila
        }
       *[other] { $run ->
            [one] Vinta di { $count } carte · domani carte nuove
            [many] Vinta di { $count } carte · { $run } giorni di fila
           *[other] Vinta di { $count } carte · { $run } giorni di fila
        }
    }
    [lost] { $count ->
        [one] Persa di 1 carta · domani carte nuove
        [many] Persa di { $count } carte · domani carte nuove
       *[other] Persa di { $count } carte · domani carte nuove
    }
   *[tied] Pareggio · domani carte nuove
}
news-daily-begun = { $counts ->
    [no] Partita del giorno, per esercizio: la tua prima di oggi ha già contato.
   *[yes] Partita del giorno: queste carte sono uguali per tutti. Conta la prima volta che la giochi. Il computer gioca a livello normale. I consigli sono permessi; condividendo si dice quanti.
}
news-daily-over = { $counts ->
    [no] Partita del giorno, per esercizio: conta solo la prima volta che la giochi.
   *[yes] { $how ->
        [won] { $count ->
            [one] { $run ->
                [one] { $best ->
                    [one] Hai vinto la partita del giorno di 1 carta! Vinci anche domani, e saranno 2 giorni di fila.
                    [many] Hai vinto la partita del giorno di 1 carta! Comincia una nuova serie: la tua migliore è di { $best } giorni di fila.
                   *[other] Hai vinto la partita del giorno di 1 carta! Comincia una nuova serie: la tua migliore è di { $best } giorni di fila.
                }
                [many] Hai vinto la partita del giorno di 1 carta! Sono { $run } giorni di fila; la tua serie migliore è di { $best }.
               *[other] Hai vinto la partita del giorno di 1 carta! Sono { $run } giorni di fila; la tua serie migliore è di { $best }.
            }
            [many] { $run ->
                [one] { $best ->
                    [one] Hai vinto la partita del giorno di { $count } carte! Vinci anche domani, e saranno 2 giorni di fila.
                    [many] Hai vinto la partita del giorno di { $count } carte! Comincia una nuova serie: la tua migliore è di { $best } giorni di fila.
                   *[other] Hai vinto la partita del giorno di { $count } carte! Comincia una nuova serie: la tua migliore è di { $best } giorni di fila.
                }
                [many] Hai vinto la partita del giorno di { $count } carte! Sono { $run } giorni di fila; la tua serie migliore è di { $best }.
               *[other] Hai vinto la partita del giorno di { $count } carte! Sono { $run } giorni di fila; la tua serie migliore è di { $best }.
            }
           *[other] { $run ->
                [one] { $best ->
                    [one] Hai vinto la partita del giorno di { $count } carte! Vinci anche domani, e saranno 2 giorni di fila.
                    [many] Hai vinto la partita del giorno di { $count } carte! Comincia una nuova serie: la tua migliore è di { $best } giorni di fila.
                   *[other] Hai vinto la partita del giorno di { $count } carte! Comincia una nuova serie: la tua migliore è di { $best } giorni di fila.
                }
                [many] Hai vinto la partita del giorno di { $count } carte! Sono { $run } giorni di fila; la tua serie migliore è di { $best }.
               *[other] Hai vinto la partita del giorno di { $count } carte! Sono { $run } giorni di fila; la tua serie migliore è di { $best }.
            }
        }
        [lost] { $count ->
            [one] Hai perso la partita del giorno di 1 carta. Domani carte nuove.
            [many] Hai perso la partita del giorno di { $count } carte. Domani carte nuove.
           *[other] Hai perso la partita del giorno di { $count } carte. Domani carte nuove.
        }
       *[tied] Partita del giorno: pareggio. Domani carte nuove.
    }
}
daily-share-hints = { $share } · { $hints ->
    [0] nessun consiglio
    [one] 1 consiglio
    [many] { $hints } consigli
   *[other] { $hints } consigli
}
daily-drawn =
    { $told }
    Ogni quadrato è un turno; 🟩 e ⭐ hanno avvicinato la vittoria: { $good } su { $turns }
    { $picture }
daily-beside = { $told } · { $others }
daily-results = Partita del giorno, { $date }
puzzle-share-helped = { -title }, problema del { $date }: risolto
daily-share = { -title }, { $date }: { $how ->
    [won] { $count ->
        [one] ho vinto di 1 carta
        [many] ho vinto di { $count } carte
       *[other] ho vinto di { $count } carte
    }
    [lost] { $count ->
        [one] ho perso di 1 carta
        [many] ho perso di { $count } carte
       *[other] ho perso di { $count } carte
    }
   *[tied] pareggio
}
daily-run = { $told } · giorni di fila: { $run }

## Il problema del giorno: vincere in questo turno, nell'unico modo che c'è.

puzzle-new = { $run ->
    [0] Vinci in questo turno
    [one] Vinci in questo turno · risolto ieri
    [many] Vinci in questo turno · risolto { $run } giorni di fila
   *[other] Vinci in questo turno · risolto { $run } giorni di fila
}
puzzle-solved = { $run ->
    [one] { $tries ->
        [one] Risolto al primo colpo · domani uno nuovo
        [many] Risolto in { $tries } tentativi · domani uno nuovo
       *[other] Risolto in { $tries } tentativi · domani uno nuovo
    }
    [many] { $tries ->
        [one] Risolto al primo colpo · { $run } giorni di fila
        [many] Risolto in { $tries } tentativi · { $run } giorni di fila
       *[other] Risolto in { $tries } tentativi · { $run } giorni di fila
    }
   *[other] { $tries ->
        [one] Risolto al primo colpo · { $run } giorni di fila
        [many] Risolto in { $tries } tentativi · { $run } giorni di fila
       *[other] Risolto in { $tries } tentativi · { $run } giorni di fila
    }
}
ask-puzzle = { $tries ->
    [one] { $hints ->
        [0] Risolto al primo colpo, senza consigli!
        [one] Risolto al primo colpo, con un consiglio.
        [many] Risolto al primo colpo, con { $hints } consigli.
       *[other] Risolto al primo colpo, con { $hints } consigli.
    }
    [many] { $hints ->
        [0] Risolto in { $tries } tentativi, senza consigli!
        [one] Risolto in { $tries } tentativi, con un consiglio.
        [many] Risolto in { $tries } tentativi, con { $hints } consigli.
       *[other] Risolto in { $tries } tentativi, con { $hints } consigli.
    }
   *[other] { $hints ->
        [0] Risolto in { $tries } tentativi, senza consigli!
        [one] Risolto in { $tries } tentativi, con un consiglio.
        [many] Risolto in { $tries } tentativi, con { $hints } consigli.
       *[other] Risolto in { $tries } tentativi, con { $hints } consigli.
    }
} { $counts ->
    [no] Era per esercizio: conta solo il problema di oggi, e solo una volta.
   *[yes] { $run ->
        [one] Domani ce n'è uno nuovo.
        [many] Sono { $run } giorni di fila.
       *[other] Sono { $run } giorni di fila.
    }
}
ask-puzzle-share = Dillo agli amici
ask-puzzle-quit = Per oggi basta
puzzle-share = { -title }, problema del { $date }: { $tries ->
    [one] { $run ->
        [one] risolto al primo colpo
        [many] risolto al primo colpo · { $run } giorni di fila
       *[other] risolto al primo colpo · { $run } giorni di fila
    }
    [many] { $run ->
        [one] risolto in { $tries } tentativi
        [many] risolto in { $tries } tentativi · { $run } giorni di fila
       *[other] risolto in { $tries } tentativi · { $run } giorni di fila
    }
   *[other] { $run ->
        [one] risolto in { $tries } tentativi
        [many] risolto in { $tries } tentativi · { $run } giorni di fila
       *[other] risolto in { $tries } tentativi · { $run } giorni di fila
    }
}

## Le carte che altri hanno già giocato.

deal-friend = Chi ti sfida
news-deal-begun = { $how ->
    [won] { $count ->
        [one] { $by } ha vinto di 1 con queste carte. Sai fare di meglio?
        [many] { $by } ha vinto di { $count } con queste carte. Sai fare di meglio?
       *[other] { $by } ha vinto di { $count } con queste carte. Sai fare di meglio?
    }
    [lost] { $count ->
        [one] { $by } ha perso di 1 con queste carte. Sai fare di meglio?
        [many] { $by } ha perso di { $count } con queste carte. Sai fare di meglio?
       *[other] { $by } ha perso di { $count } con queste carte. Sai fare di meglio?
    }
    [tied] { $by } ha pareggiato con queste carte. Sai fare di meglio?
   *[none] { $by } ha già giocato queste carte. Buona fortuna!
}
news-deal-over = { $than ->
    [better] { $by ->
        [none] Hai fatto meglio di chi ti sfida!
       *[other] Hai fatto meglio di { $by }!
    }
    [worse] { $by ->
        [none] Con queste carte chi ti sfida ha fatto meglio.
       *[other] Con queste carte { $by } ha fatto meglio.
    }
    [same] { $by ->
        [none] Hai fatto proprio come chi ti sfida.
       *[other] Hai fatto proprio come { $by }.
    }
   *[none] Queste carte possono giocarle anche altri.
}
deal-share = { $how ->
    [won] { $count ->
        [one] { -title }: con queste carte ho vinto di 1
        [many] { -title }: con queste carte ho vinto di { $count }
       *[other] { -title }: con queste carte ho vinto di { $count }
    }
    [lost] { $count ->
        [one] { -title }: con queste carte ho perso di 1
        [many] { -title }: con queste carte ho perso di { $count }
       *[other] { -title }: con queste carte ho perso di { $count }
    }
   *[tied] { -title }: con queste carte ho pareggiato
}
deal-ask = { $told } · Sai fare di meglio?
deal-told =
    { $share }
    { $link }

## Moduli.

form-default = predefinito
form-yes = sì
form-no = no
form-back = Annulla
form-more = { $changed ->
    [0] Altre regole
    [one] Altre regole (1 cambiata)
    [many] Altre regole ({ $changed } cambiate)
   *[other] Altre regole ({ $changed } cambiate)
}

form-play = Contro il computer
form-play-done = Comincia
form-host = Invita qualcuno
form-host-done = Comincia
form-message = Gioca per messaggio
form-message-done = Comincia
form-two = In due su questo dispositivo
form-two-done = Comincia
form-group = Invita più persone
form-group-done = Comincia
form-watch = Guarda giocare il computer
form-watch-done = Comincia
form-naming = Come ti chiami?
form-naming-done = Salva
form-naming-why = Gli amici vedono questo nome sull'invito e al tavolo.
form-name-needed = Gli amici vedono chi li invita, quindi scrivi il tuo nome.
form-name = Il tuo nome
form-variant = Variante
form-variant-line = { $least ->
    [2] { $most ->
        [2] Per 2 giocatori. { $what }
        [many] Da 2 a { $most } giocatori. { $what }
       *[other] Da 2 a { $most } giocatori. { $what }
    }
    [many] Da { $least } a { $most } giocatori. { $what }
   *[other] Da { $least } a { $most } giocatori. { $what }
}
form-variant-small = { $most ->
    [2] Per 2 giocatori.
    [many] Fino a { $most } giocatori.
   *[other] Fino a { $most } giocatori.
}
form-seats = Posti
form-seats-hint = Per ogni posto: me, me=NOME, friend, friend=NOME, bot, o:
form-players = Giocatori
form-seat-me = Qui
form-seat-friend = Ospite
form-seat-message = Per messaggio
form-seat-computer = Computer
form-seat-beginner = { $name } (principiante)
form-seat-easy = { $name } (facile)
form-seat-normal = { $name } (normale)
form-seat-strong = { $name } (forte)
form-seat-hard = { $name } (difficile)
form-seat-expert = { $name } (maestro)
temper-beginner = Gioca quel che capita, e si lascia sfuggire molto.
temper-easy = Prudente, ma vede solo le strade più corte.
temper-normal = Vede quasi tutte le strade, e ogni tanto sbaglia.
temper-strong = Vede quasi tutto, e sbaglia di rado.
temper-hard = Valuta ogni strada che un turno può prendere.
temper-expert = Pensa ai turni successivi, e alle carte nascoste.
form-seat-name = Posto { $number }
form-size-quick = Breve { $number }
form-size-standard = Normale { $number }
form-size-long = Lunga { $number }
form-matched = { $what } → { $value }
form-matched-more = { $first } · { $next }
form-note = Cambiato di conseguenza: { $what }
form-favourite = Salva come
form-favourite-means = Dai un nome a queste regole, e la prossima volta le trovi fra le varianti.
form-favourite-hint = per esempio Domenica
error-favourite-like-variant = C'è già una variante che si chiama { $name }. Scegli un altro nome.
form-setup-good = { $friends ->
    [0] { "" }
    [one] Poi inviti chi gioca con te.
    [many] Poi inviti i tuoi { $friends } amici.
   *[other] Poi inviti i tuoi { $friends } amici.
}
form-setup-by-message = Si gioca a turno, ogni turno è un messaggio. Contiene tutte le carte: gioca con amici fidati.
form-setup-watched = Il computer gioca su tutti i posti, e tu guardi.
who-watches-next = { $play ->
    [none] Guarderà: { $watch }.
   *[other] Vorrebbe giocare: { $play }. Guarderà: { $watch }.
}

form-settings = Impostazioni
form-settings-done = Salva
form-settings-more = Avanzate
form-settings-next = Le impostazioni del collegamento valgono dalla prossima partita.
form-language = Lingua
form-language-next = La nuova lingua vale dal prossimo avvio.
form-language-device = quella del dispositivo
form-language-name = { $name }
form-theme = Colori
form-theme-dark = scuri
form-theme-light = chiari
form-theme-contrast = ad alto contrasto
form-cards = Carte
form-cards-auto = automatico
form-cards-suits = con i semi
form-cards-ascii = solo lettere
form-pause = Pausa fra le mosse (s)
form-autoplay = Gioco diretto
form-explain = Spiega le cose nuove
form-stun = Server STUN
form-stun-hint = vuoto: quelli del programma
form-turn = Ponte (TURN)
form-turn-hint = turn:user:password@host:port
form-game_url = La tua pagina web
form-game_url-hint = https://… per i link negli inviti
form-courier = Il tuo corriere
form-courier-hint = https://… ti porta le risposte agli inviti
error-pause-wrong = La pausa dopo le mosse degli altri può andare da 0 a { $most } secondi.

## La rete.

news-looking-around = Controlliamo la tua rete…
sheet-doctor = La tua rete

## Il tavolo in un browser.

news-page-at =
    Il tuo tavolo: { $address }
    Può aprirlo solo questo computer. Per chiuderlo, premi { $ends }.
news-no-browser = Non siamo riusciti ad aprire un browser. Copia l'indirizzo e aprilo tu.
error-page-port = La porta { $port } non si può usare: { $why }. Scegline un'altra con --page-port.

## Il nome di ciascuno.

welcome = Ecco { -title }! Gioca con gli amici, direttamente dal tuo dispositivo al loro, o contro il computer.
ask-day = { $told }. Hai le stesse carte e lo stesso avversario. Sai fare di meglio?
ask-day-play = Gioca queste carte
ask-name = Come ti chiami?
name-first = Questo è un invito. Prima dicci chi sei.
name-too-long = Un nome può avere al massimo { $most } caratteri.

## La pagina come file.

web-site-written = Scritti { $count } file in { $folder }. Caricali su un qualsiasi hosting per siti statici, e scrivi il loro indirizzo in game_url.
web-site-plain = { $left ->
    [play] Manca play.html, il gioco intero nella pagina.
    [plain] Gli script sono così come sono stati scritti: chi visita la pagina carica un terzo in più.
   *[both] Manca play.html, il gioco intero nella pagina. Gli script sono così come sono stati scritti: chi visita la pagina carica un terzo in più.
} In una copia del repository, questo fa tutto: { $run }
web-site-preview = Le chat ne mostreranno i link senza immagine. Per averla, scrivi di nuovo il sito con --url e il suo indirizzo sul web.
web-size = { $part ->
    [guest] La pagina di chi è invitato: { $size }, { $sent } con gzip
    [play] In più, la pagina per giocare: { $size }, { $sent } con gzip
    [pyodide] Pyodide: { $size }, { $sent } con gzip
   *[program] Il programma: { $size }, { $sent } con gzip
}
web-kilobytes = { $count } kB
web-megabytes = { $count } MB
web-page-written = La pagina è in { $file }.

## Su qualsiasi schermo.

game = { -title }
form-range = da { $least } a { $most }; vuoto: predefinito

## Imparare.

ask-try = { $game }: la prima volta?
ask-try-learn = Prima impara come si gioca
ask-try-first = Gioca: { $rules }
ask-try-play = Prepara una partita
ask-learned = Non ti serve sapere altro. Giochi la tua prima partita?
ask-learned-first = Per una prima partita basta così. La giochi?
ask-learned-skipped = Preferisci una partita con i consigli?
ask-learned-back = Torna alla lezione
ask-learned-play = Una partita breve contro { $opponents }, senza troppa cattiveria
ask-learned-light = Gioca { $rules } contro { $opponents }, senza troppa cattiveria
ask-learned-quit = Per ora basta
form-value = { $word }

## Opzioni che non vanno insieme.

usage-deal-alone = --deal porta con sé gioco, regole e giocatori: togli le altre opzioni.
usage-two-or-seats = --two NOME è la forma breve di --seat me --seat me=NOME: usa l'una o l'altra.
usage-no-friends = Per invitare gli amici: { -command } host
usage-pyodide = --pyodide aggiunge una pagina a un sito: con --site CARTELLA di' dove va il sito.
usage-esbuild = --esbuild unisce gli script della pagina: con --site CARTELLA o --save FILE di' dove vanno.
usage-courier = --courier indica il corriere che la pagina può chiamare: con --site CARTELLA di' dove va la pagina.
usage-url = --url dice dove starà il sito: con --site CARTELLA di' dove scriverlo.
usage-save = Per fare della pagina un solo file serve esbuild: aggiungi --esbuild CARTELLA. Si ottiene con npm install esbuild.
usage-did-you-mean = Volevi dire { $name }?
usage-variant = Aggiungi: --variant { $name }
usage-output-closed = Non si può mostrare niente: l'uscita del programma è chiusa. Avvialo senza >&-.
usage-output-full = Non si può scrivere quello che dice il programma: { $reason }.
usage-one-seat = Un programma può giocare un posto solo: con --json, esattamente un posto deve essere me.

## Che cosa dice il server della pagina a chi non è la pagina.

refused-place = A questo indirizzo non c'è niente. Deve cominciare con { $url }
refused-site = Questo tavolo risponde solo alla sua pagina. Aprila all'indirizzo indicato da { -command } web.
refused-frame = Questo tavolo non si può mostrare dentro un'altra pagina. Aprilo in una scheda tutta sua.

## Elenchi di regole.

variants = Varianti
variant-own = Queste sono le tue regole.
house-rules = Regole della casa
house-rule-set = { $rule } ({ $value })
