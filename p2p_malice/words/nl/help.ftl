### The help of the command line. A text of a command begins with a line for the list of commands, at most 60 letters.
### Paragraphs that begin with the command are shown line by line, others are wrapped.

help = Spite & Malice met vrienden, rechtstreeks van apparaat naar apparaat.

    { -command } host      nodig iemand uit: stuur het bericht dat je ziet
    { -command } join      plak het bericht dat je hebt gekregen

    Zonder opdracht gaat het menu open.

## Commands.

help-host = Vrienden uitnodigen en spelen.

    { -command } host
    { -command } host --variant official --seat me --seat friend --seat friend

    Toont een uitnodiging voor elke gast, om met WhatsApp of op een andere manier te versturen,
    en wacht dan op de antwoorden, in welke volgorde ze ook komen.
help-message = Speel een spel via berichten, beurt voor beurt.

    { -command } message           jij en iemand anders; jij begint
    { -command } message --seat me --seat message=Asha --seat message=Ben

    Elke beurt is een bericht voor elke chat. Wie er een krijgt, plakt het met: { -command } join

help-join = Meedoen met een spel van vrienden.

    { -command } join              vraagt om de uitnodiging
    { -command } join MDW1-…       of neemt die hier aan; - leest die uit een pipe

    Alles met de code erin is goed, zoals het hele WhatsApp-bericht.
    Toont een antwoord om terug te sturen naar je host.
help-resume = Een spel hervatten.

    { -command } resume            het spel, of een lijst om uit te kiezen
    { -command } resume GAME       het spel met die naam; --list toont de namen

    Wie het spel heeft gesloten, voert dit uit. De programma's vinden elkaar terug zolang jullie
    netwerken de weg nog weten; anders stuurt de host een nieuwe uitnodiging.
help-play = Op dit apparaat spelen.

    { -command } play
    { -command } play --payoff 11 --two Asha
    { -command } play --variant official --seat me --seat bot --seat bot
    { -command } play --seat bot --seat bot     alleen kijken
    { -command } play --deal DAY-2026-11-27     het spel van die dag; of een link

    Je speelt tegen de computer, of met anderen aan één scherm.
help-puzzle = De puzzel van de dag oplossen.

    { -command } puzzle
    { -command } puzzle --day 2026-11-27

    Je kunt deze beurt winnen, en dat kan maar op één manier. De puzzel is voor iedereen dezelfde,
    en wordt van maandag tot zondag steeds moeilijker.
help-stats = Je spellen, tegenstanders en trofeeën bekijken.

    { -command } stats
    { -command } stats --csv > games.csv
    { -command } stats --import from-my-phone.jsonl

    Elk spel dat wordt uitgespeeld, wordt bewaard op dit apparaat, en nergens anders.
help-replay = Een afgelopen spel nog eens bekijken.

    { -command } replay            het laatste dat hier aan een tafel is gespeeld
    { -command } replay GAME       het spel met die naam, of dat in dat bestand
    { -command } replay GAME1-…    het afgelopen spel in die code

    Je vindt ze allemaal op het scherm met je spellen ({ -command } stats).
help-verify = Controleren of eerlijk gedeeld is.

    { -command } verify            het laatste spel aan de tafel van iemand anders
    { -command } verify GAME       het spel met die naam, of dat in dat bestand

    Onder vrienden kiest niemand de kaarten: ieders programma draagt bij aan de deling en controleert die na
    het spel. Dit controleert een spel nog eens, ook een dat je krijgt toegestuurd. Eindigt met 1 als het niet eerlijk was.
help-arena = Computerspelers tegen elkaar laten spelen.

    { -command } arena normal greedy --pairs 200
    { -command } arena easy "run:python my_bot.py" --variant official --seats 4

    Toont hoe goed de eerste het deed, met de foutmarge en in Elo, en hoelang een beslissing duurde.
    Naast de spelers uit het menu zijn er random, naive en greedy, die nooit veranderen.
    Met run: begint de opdracht die een programma van jou start.
help-doctor = Je netwerk en je apparaat testen.

    { -command } doctor
    { -command } doctor --stun stun.example.org:3478

    Duurt een paar seconden. Vraagt de STUN-servers en de relay uit je instellingen,
    en verder niemand.
help-learn = Het spel leren in een paar minuten.

    { -command } learn
    { -command } learn --game spite --name Asha

    Een korte les, en dan een eerste spel met hints.
help-web = De tafel openen in een browser.

    { -command } web
    { -command } web --site public     de pagina van de gasten, voor elke webserver

    Alleen dit apparaat kan de pagina openen, en alleen op het adres dat je te zien krijgt.
help-courier = Een koerier laten draaien: vrienden doen mee met één tik.

    { -command } courier --port 8090
    { -command } courier --port 8090 --site public --behind-proxy

    Hij brengt verzegelde antwoorden van gasten naar een host, en kan ze niet lezen.
    Voor browsers moet hij achter een webserver staan die HTTPS spreekt.
help-rules = De regels lezen.

    { -command } rules
    { -command } rules official --rule payoff=13

## Options.

option-help = Deze hulp tonen en stoppen.
option-version = De versie tonen en stoppen.
option-lang = De taal van het programma, zoals en (Engels).
option-variant = mdw (standaard), official, classic…; rules --list noemt ze allemaal.
option-game = Het spel: malice of spite.
option-rule = Een huisregel, zoals hand=6; --hand 6 doet hetzelfde. Herhaal dit voor meer regels.
option-seat-host = me, me=NAAM, friend, friend=NAAM, bot of bot=beginner|easy|strong|hard|expert (Spite: ook late); voor elke plek.
option-seat-message = me, message, message=NAAM, bot of bot=beginner|easy|strong|hard|expert; voor elke plek.
option-seat-play = me, me=NAAM, bot of bot=beginner|easy|strong|hard|expert; herhaal dit voor elke plek.
option-name = Je naam aan tafel; die wordt opgeslagen voor de volgende keer.
option-plain = Regel voor regel, zonder volledig scherm.
option-json = Eén JSON-object per regel, in en uit, voor programma's.
option-turn = Een relay: turn:user:password@host:port?transport=udp
option-stun = Een STUN-server, of none; herhaal dit voor meer servers.
option-port = De UDP-poort op dit apparaat.
option-open-port = De router de poort laten openen (UPnP).
option-no-copy = Niets naar het klembord kopiëren.
option-list-games = De spellen tonen die je kunt hervatten, en stoppen.
option-two = Met NAAM aan dit scherm spelen, niet tegen de computer.
option-deal = De kaarten spelen die iemand je stuurde, of die van een bepaalde dag.
option-day = De puzzel van die dag, om te oefenen.
option-stats-json = Eén JSON-object met alle cijfers en spellen.
option-csv = Een regel per spel, voor een spreadsheet.
option-import = Eerst de spellen toevoegen uit een bestand van een ander apparaat.
option-export = Alle spellen opslaan in een bestand, voor een ander apparaat.
option-share = Toon in plaats daarvan een bericht dat anderen het spel laat zien.
option-pairs = Hoe vaak er wordt gedeeld; elk spel wordt vanaf elke plek gespeeld.
option-seats = Hoeveel plekken; één is voor de eerste, de andere zijn voor de tweede.
option-seed = Dezelfde tekst geeft dezelfde kaarten.
option-sprt = Stoppen zodra duidelijk is of de eerste 20 Elo sterker is.
option-ask-stun = Een STUN-server om te raadplegen; herhaal dit voor meer servers.
option-doctor-json = Eén JSON-object, voor programma's.
option-no-open = Alleen het adres tonen, geen browser openen.
option-page-port = De TCP-poort van de pagina op dit apparaat.
option-site = De pagina van de gasten daarheen schrijven, en stoppen.
option-pyodide = Met --site: play.html toevoegen, waarvoor geen programma nodig is; de map van Pyodide. In een release zit dat al.
option-esbuild = Met --site of --save: de scripts van de pagina samenvoegen, zodat die sneller laadt; de map van esbuild. In een release zit dat al.
option-page-courier = Met --site: de koerier waarmee de pagina verbinding mag maken; . als de pagina zelf ook van hem komt.
option-page-url = Met --site: waar de pagina komt te staan, zodat chats links ernaartoe met een plaatje tonen. Anders je game_url.
option-save = De pagina van de gasten als één bestand schrijven, en stoppen.
option-courier-port = De TCP-poort; 8090 als je niets opgeeft.
option-listen = Het adres waarop hij te bereiken is; 0.0.0.0 voor alle netwerken.
option-serve-site = Ook de pagina van de gasten van daaruit aanbieden.
option-behind-proxy = Bezoekers tellen met X-Forwarded-For, dat je webserver invult.
option-metrics = Vertel Prometheus op /metrics hoe druk het is.
option-list-rules = De varianten en de huisregels tonen.

## What is said about a command line. Names of options, and what was typed, come in quotes.

typing-usage = Gebruik:
typing-options = Opties
typing-commands = Opdrachten
typing-error = Fout: { $message }
typing-try = Typ { $command } { $option } voor hulp.
typing-did-you-mean = Bedoelde je { $possibility }?
typing-did-you-mean-one = (Bedoelde je een van deze: { $possibilities }?)
typing-invalid = Ongeldige waarde: { $message }
typing-invalid-for = Ongeldige waarde voor { $param_hint }: { $message }
# Followed by what is missing.
typing-missing = Er ontbreekt:
typing-no-such-option = Er is geen optie { $name }.
typing-no-such-command = Er is geen opdracht { $name }.
typing-too-much = Dat is te veel: { $args }
typing-needs-values = { $name } heeft { $nargs } waarden nodig.
typing-takes-values = Nodig zijn { $nargs } waarden, opgegeven: { $len }.
typing-no-value = Bij de optie { $name } hoort geen waarde.
typing-needs-value = De optie { $name } heeft een waarde nodig.
typing-no-number = { $value } is geen geheel getal.
typing-out-of-range = { $value } valt buiten het bereik { $range }.
typing-no-date = { $value } is geen datum zoals 2026-11-27.
typing-is-file = { $filename } is een bestand, geen map.
typing-is-folder = { $filename } is een map, geen bestand.

## What the value of an option is called.

value-name = NAAM
value-person = NAAM
value-rule = NAAM=WAARDE
value-who = WIE
value-url = URL
value-server = HOST:POORT
value-n = N
value-code = CODE
value-link = LINK
value-date = DATUM
value-file = BESTAND
value-dir = MAP
value-text = TEKST
value-address = ADRES
