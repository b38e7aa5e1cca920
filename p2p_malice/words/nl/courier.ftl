courier-at = { $site ->
    [yes] De koerier en de pagina zijn te vinden op { $url }. Ctrl-C stopt ze.
   *[no] De koerier is te vinden op { $url }. Ctrl-C stopt hem.
}

news-asks = { $name } wil aanschuiven. Typ { -type-yes } { $number } of { -type-no } { $number }.
news-asked-no-more = { $name } wacht niet meer op een plek.
news-partner = { $name } vormt een koppel met jou.
news-all-here = Iedereen is er. Typ { -type-start } om te beginnen, of { -type-with } 2 om een koppel te vormen met vriend 2.
news-asks-first = { $is_on ->
    [yes] Voor iemand aanschuift, wordt het je gevraagd. Typ nog eens { -type-ask } als je dat niet wilt.
   *[no] Wie de link het eerst opent, schuift aan.
}
news-courier-away = De koerier is niet te bereiken. Misschien sturen gasten je antwoorden: plak ze hier.
news-calling = Verbinden met je host…
news-host-asleep = Het apparaat van je host slaapt misschien. Je staat op de lijst: de tafel gaat open zodra het wakker wordt.

error-courier = De koerier is niet te gebruiken.
error-courier-away = De koerier is niet te bereiken.
error-courier-busy = De koerier heeft te veel te doen.
error-courier-status = De koerier antwoordt met een fout ({ $status }).
error-courier-moved = De koerier is nu te vinden op { $url }: schrijf dat adres.
error-courier-buffered = De koerier antwoordt, maar iets onderweg, zoals zijn webserver, houdt zijn briefjes tegen. Dat moet ze meteen doorgeven, zonder buffer: hoe, staat in docs/networks.md.
error-courier-proxy = De koerier is niet te bereiken via de proxy van je netwerk (HTTPS_PROXY).
error-courier-proxy-login = De proxy van je netwerk vraagt om een naam en een wachtwoord. Schrijf ze in zijn adres: HTTPS_PROXY=http://NAAM:WACHTWOORD@HOST:POORT
error-courier-url = { $url } is geen adres van een koerier. Zo'n adres begint met https:// of http://.
error-courier-port = De koerier kan poort { $port } niet gebruiken: { $why }. Kies een andere met --port.
error-courier-host = De koerier kan niet luisteren op { $host }: { $why }. Kies een ander adres met --host.
error-no-site = In { $folder } staat geen pagina. Maak er een met { -command } web --site.
error-note = Dit briefje is voor iemand anders.
