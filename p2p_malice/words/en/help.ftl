### The help of the command line. A text of a command begins with a line for the list of commands, at most 60 letters.
### Paragraphs that begin with the command are shown line by line, others are wrapped.

help = Spite & Malice between friends, straight from device to device.

    { -command } host      invite a friend: send the message it shows
    { -command } join      paste the message a friend has sent you

    Without a command, the menu opens.

## Commands.

help-host = Invite friends and play.

    { -command } host
    { -command } host --variant official --seat me --seat friend --seat friend

    Shows an invitation for each friend, to send by WhatsApp or any other way,
    then waits for the replies they send back, in any order.
help-message = Play a game by message, a turn at a time.

    { -command } message           you and a friend; you begin
    { -command } message --seat me --seat message=Asha --seat message=Ben

    Each turn is a message for any chat. Whoever gets one pastes it with: { -command } join

help-join = Join a friend's game.

    { -command } join              asks for the invitation
    { -command } join MDW1-…       or takes it here; - reads it from a pipe

    Anything that contains the code will do, such as the whole WhatsApp message.
    Shows a reply to send back to your host.
help-resume = Resume a game.

    { -command } resume            the game, or a list to choose from
    { -command } resume GAME       the game of that name; --list shows the names

    Whoever closed the game runs it. The programs find each other again while your
    networks still know the way; otherwise the host sends a new invitation.
help-play = Play on this device.

    { -command } play
    { -command } play --payoff 11 --two Asha
    { -command } play --variant official --seat me --seat bot --seat bot
    { -command } play --seat bot --seat bot     only watch
    { -command } play --deal DAY-2026-11-27     that day's deal; also a friend's link

    You play against the computer, or with others at one screen.
help-puzzle = Solve today's puzzle.

    { -command } puzzle
    { -command } puzzle --day 2026-11-27

    You can win in this turn, in one way only. It's the same for everyone, easiest on Monday and hardest on Sunday.
help-stats = Show your games, opponents and trophies.

    { -command } stats
    { -command } stats --csv > games.csv
    { -command } stats --import from-my-phone.jsonl

    Every game that is played to its end is kept on this device, and nowhere else.
help-replay = Show a finished game once more.

    { -command } replay            the last one that was played at a table here
    { -command } replay GAME       the game of that name, or the one in that file
    { -command } replay GAME1-…    the finished game in that code

    The screen of your games ({ -command } stats) leads to all of them.
help-verify = Check that a game was dealt fairly.

    { -command } verify            the last one at a friend's table
    { -command } verify GAME       the game of that name, or the one in that file

    Where friends play, nobody chooses the cards: everybody's program has a part in the deal, and checks it once
    the game is over. This checks a game once more, also one that a friend sends you. Exits with 1 unless it was fair.
help-arena = Let computer players play each other.

    { -command } arena normal greedy --pairs 200
    { -command } arena easy "run:python my_bot.py" --variant official --seats 4

    Prints the first one's score with its margin of error, in Elo, and the time a
    decision took. Besides the players of the menu there are random, naive and
    greedy, which never change. run: begins the command of a program of yours.
help-doctor = Check your network and machine.

    { -command } doctor
    { -command } doctor --stun stun.example.org:3478

    Takes a few seconds. Asks the STUN servers and the relay of your settings,
    and nobody else.
help-learn = Learn the game in a few minutes.

    { -command } learn
    { -command } learn --game spite --name Asha

    A short lesson, then a first game with hints.
help-web = Open the table in a browser.

    { -command } web
    { -command } web --site public     the page for guests, for any static host

    The page is served to this machine only, and only with the address shown.
help-courier = Run a courier, so that friends join with one tap.

    { -command } courier --port 8090
    { -command } courier --port 8090 --site public --behind-proxy

    It carries sealed replies from guests to a host, and can read none of them. Browsers need it behind a web server
    that speaks HTTPS.
help-rules = Read the rules.

    { -command } rules
    { -command } rules official --rule payoff=13

## Options.

option-help = Show this help, and stop.
option-version = Show the version, and stop.
option-lang = The language to speak, such as en.
option-variant = mdw (default), official, classic…; rules --list names them.
option-game = The game to play: malice or spite.
option-rule = A house rule, such as hand=6; --hand 6 means the same. Repeat it for several.
option-seat-host = me, me=NAME, friend, friend=NAME, bot or bot=beginner|easy|strong|hard|expert (Spite: also late); for each seat.
option-seat-message = me, message, message=NAME, bot or bot=beginner|easy|strong|hard|expert; for each seat.
option-seat-play = me, me=NAME, bot or bot=beginner|easy|strong|hard|expert; repeat it for each seat.
option-name = Your name at the table; it is saved for next time.
option-plain = Line by line, without a full screen.
option-json = One JSON object a line, in and out, for programs.
option-turn = A relay: turn:user:password@host:port?transport=udp
option-stun = A STUN server, or none; repeat it for several.
option-port = The UDP port to use here.
option-open-port = Have the router open the port (UPnP).
option-no-copy = Leave the clipboard alone.
option-list-games = List the games you can resume, and stop.
option-two = Play with NAME at this screen, not with the computer.
option-deal = Play the cards that a friend has sent, or a day's.
option-day = The puzzle of that day, for practice.
option-stats-json = One JSON object with all figures and games.
option-csv = A line for each game, for a spreadsheet.
option-import = First add the games of a file from another device.
option-export = Save all games in a file, for another device.
option-share = Print a message that shows others the game, instead.
option-pairs = How many deals; each is played from every seat.
option-seats = How many seats: one for the first player, the others for the second.
option-seed = The same text gives the same deals.
option-sprt = Stop once it is clear whether the first is stronger by 20 Elo.
option-ask-stun = A STUN server to ask; repeat it for several.
option-doctor-json = One JSON object, for programs.
option-no-open = Only show the address; don't open a browser.
option-page-port = The page's TCP port on this machine.
option-site = Write the guests' page there, and stop.
option-pyodide = With --site, add play.html, which needs no program: Pyodide's folder. A release brings its own.
option-esbuild = With --site or --save, join the page's scripts, so that it loads sooner: esbuild's folder. A release brings its own.
option-page-courier = With --site, the courier that the page may call; . if it serves the page as well.
option-page-url = With --site, where the page will be, so that chats show links to it with a picture. Your game_url if not given.
option-save = Write the guests' page as one file, and stop.
option-courier-port = The TCP port; 8090 if not given.
option-listen = Where to listen; 0.0.0.0 for all networks.
option-serve-site = Serve the guests' page from there, too.
option-behind-proxy = Count visitors by X-Forwarded-For, which your web server sets.
option-metrics = Tell Prometheus at /metrics how much it does.
option-list-rules = List the variants and the house rules.

## What is said about a command line. Names of options, and what was typed, come in quotes.

typing-usage = Usage:
typing-options = Options
typing-commands = Commands
typing-error = Error: { $message }
typing-try = Try { $command } { $option } for help.
typing-did-you-mean = Did you mean { $possibility }?
typing-did-you-mean-one = (Did you mean one of these: { $possibilities }?)
typing-invalid = Invalid value: { $message }
typing-invalid-for = Invalid value for { $param_hint }: { $message }
# Followed by what is missing.
typing-missing = Missing:
typing-no-such-option = There's no option { $name }.
typing-no-such-command = There's no command { $name }.
typing-too-much = That is too much: { $args }
typing-needs-values = { $name } takes { $nargs } values.
typing-takes-values = It takes { $nargs } values, but { $len } were given.
typing-no-value = The option { $name } takes no value.
typing-needs-value = The option { $name } needs a value.
typing-no-number = { $value } isn't a whole number.
typing-out-of-range = { $value } isn't in the range { $range }.
typing-no-date = { $value } isn't a date such as 2026-11-27.
typing-is-file = { $filename } is a file, not a folder.
typing-is-folder = { $filename } is a folder, not a file.

## What the value of an option is called.

value-name = NAME
value-person = NAME
value-rule = NAME=VALUE
value-who = WHO
value-url = URL
value-server = HOST:PORT
value-n = N
value-code = CODE
value-link = LINK
value-date = DATE
value-file = FILE
value-dir = DIR
value-text = TEXT
value-address = ADDRESS
