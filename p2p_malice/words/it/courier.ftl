courier-at = { $site ->
    [yes] Il corriere e la pagina sono qui: { $url }. Ctrl-C li chiude.
   *[no] Il corriere è qui: { $url }. Ctrl-C lo chiude.
}

news-asks = { $name } vuole sedersi. Scrivi { -type-yes } { $number } o { -type-no } { $number }.
news-asked-no-more = { $name } non aspetta più un posto.
news-partner = { $name } gioca in coppia con te.
news-all-here = Ci siete tutti. Scrivi { -type-start } per cominciare, o { -type-with } 2 per giocare in coppia con la persona 2.
news-asks-first = { $is_on ->
    [yes] Prima che qualcuno si sieda, te lo chiederemo. Se non vuoi, scrivi ancora { -type-ask }.
   *[no] Si siede chi apre il link per primo.
}
news-courier-away = Il corriere non si può raggiungere. Forse ti arrivano risposte: incollale qui.
news-calling = Ci colleghiamo a chi ti invita…
news-host-asleep = Forse il dispositivo di chi ti invita è in standby. Il tuo nome è in lista: il tavolo si apre appena si riattiva.

error-courier = Il corriere non si può usare.
error-courier-away = Il corriere non si può raggiungere.
error-courier-busy = Il corriere ha troppo da fare.
error-courier-status = Il corriere risponde con un errore ({ $status }).
error-courier-moved = Ora il corriere è qui: { $url }. Scrivi questo indirizzo.
error-courier-buffered = Il corriere risponde, ma qualcosa lungo la strada, come il suo server web, trattiene i biglietti. Deve passarli subito, senza buffer: docs/networks.md dice come.
error-courier-proxy = Il corriere non si può raggiungere attraverso il proxy della tua rete (HTTPS_PROXY).
error-courier-proxy-login = Il proxy della tua rete chiede un nome e una password. Scrivili nel suo indirizzo: HTTPS_PROXY=http://NOME:PASSWORD@HOST:PORTA
error-courier-url = { $url } non è l'indirizzo di un corriere. Comincia con https:// o http://.
error-courier-port = Il corriere non può usare la porta { $port }: { $why }. Scegline un'altra con --port.
error-courier-host = Il corriere non può ascoltare su { $host }: { $why }. Scegli un altro indirizzo con --host.
error-no-site = In { $folder } non c'è nessuna pagina. Creala con { -command } web --site.
error-note = Questo biglietto è per qualcun altro.
