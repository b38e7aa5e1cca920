### The menu, the forms, and what is read from there.

menu-hello = { $name ->
    [none] { -title }
   *[other] { -title }. Hello, { $name }!
}
menu-again = Invite your friends again
menu-again-line = The table was closed before they came, so their invitations no longer work
friends-again = { $names } again
menu-learn-new = New here? Learn in 3 minutes
menu-play = Against the computer
menu-host = Invite a friend
menu-message = Play by message
menu-daily = Today's deal
menu-puzzle = Today's puzzle
menu-two = Two on this device
menu-group = Invite several friends
menu-change = Set up a game
menu-change-one = Change…
menu-join = Join with a code
menu-watch = Watch the computer play
menu-resume = Resume a game
resume-others = Other saved games: { $count }
menu-learn = How to play
menu-rules = Read the rules
menu-name = Change my name
menu-doctor = Check my network
menu-browser = Open in a browser
menu-settings = Settings
menu-quit = Quit
menu-house-rules = House rules
ask-which-rules = Which variant?
ask-which-game = Which one?

## Today's deal: the same cards for everyone, once a day.

daily-goes-on = You've started: carry on
daily-new = { $run ->
    [0] The same cards for everyone
    [one] The same cards for everyone · won yesterday
   *[other] The same cards for everyone · won { $run } days in a row
}
daily-played = { $how ->
    [won] { $count ->
        [one] { $run ->
            [one] Won by 1 card · new cards tomorrow
           *[other] Won by 1 card · { $run } days in a row
        }
       *[other] { $run ->
            [one] Won by { $count } cards · new cards tomorrow
           *[other] Won by { $count } cards · { $run } days in a row
        }
    }
    [lost] { $count ->
        [one] Lost by 1 card · new cards tomorrow
       *[other] Lost by { $count } cards · new cards tomorrow
    }
   *[tied] A draw · new cards tomorrow
}
news-daily-begun = { $counts ->
    [no] Today's deal, for practice: your first game today has already counted.
   *[yes] Today's deal: everyone gets these cards. Your first game counts. The computer plays at normal strength. Hints are fine; what you share says how many.
}
news-daily-over = { $counts ->
    [no] Today's deal, for practice: only your first game of the day counts.
   *[yes] { $how ->
        [won] { $count ->
            [one] { $run ->
                [one] { $best ->
                    [one] You won today's deal by 1 card! Win tomorrow's, too, and that's 2 days in a row.
                   *[other] You won today's deal by 1 card! That starts a new run: your best is { $best } days in a row.
                }
               *[other] You won today's deal by 1 card! That's { $run } days in a row; your best is { $best }.
            }
           *[other] { $run ->
                [one] { $best ->
                    [one] You won today's deal by { $count } cards! Win tomorrow's, too, and that's 2 days in a row.
                   *[other] You won today's deal by { $count } cards! That starts a new run: your best is { $best } days in a row.
                }
               *[other] You won today's deal by { $count } cards! That's { $run } days in a row; your best is { $best }.
            }
        }
        [lost] { $count ->
            [one] You lost today's deal by 1 card. New cards tomorrow.
           *[other] You lost today's deal by { $count } cards. New cards tomorrow.
        }
       *[tied] Today's deal: a draw. New cards tomorrow.
    }
}
daily-share-hints = { $share } · { $hints ->
    [0] no hints
    [one] 1 hint
   *[other] { $hints } hints
}
daily-drawn =
    { $told }
    Each square is a turn; 🟩 and ⭐ brought me closer to winning: { $good } of { $turns }
    { $picture }
daily-beside = { $told } · { $others }
daily-results = Daily deal, { $date }
puzzle-share-helped = { -title }, puzzle of { $date }: solved
daily-share = { -title }, { $date }: { $how ->
    [won] { $count ->
        [one] I won by 1 card
       *[other] I won by { $count } cards
    }
    [lost] { $count ->
        [one] I lost by 1 card
       *[other] I lost by { $count } cards
    }
   *[tied] a draw
}
daily-run = { $told } · days in a row: { $run }

## Today's puzzle: win this turn, in the only way there is.

puzzle-new = { $run ->
    [0] Win in this turn
    [one] Win in this turn · solved yesterday
   *[other] Win in this turn · solved { $run } days in a row
}
puzzle-solved = { $run ->
    [one] { $tries ->
        [one] Solved at once · a new one tomorrow
       *[other] Solved in { $tries } tries · a new one tomorrow
    }
   *[other] { $tries ->
        [one] Solved at once · { $run } days in a row
       *[other] Solved in { $tries } tries · { $run } days in a row
    }
}
ask-puzzle = { $tries ->
    [one] { $hints ->
        [0] Solved at once, without a hint!
        [one] Solved at once, with a hint.
       *[other] Solved at once, with { $hints } hints.
    }
   *[other] { $hints ->
        [0] Solved in { $tries } tries, without a hint!
        [one] Solved in { $tries } tries, with a hint.
       *[other] Solved in { $tries } tries, with { $hints } hints.
    }
} { $counts ->
    [no] This was for practice: only today's puzzle counts, and only once.
   *[yes] { $run ->
        [one] There's a new one tomorrow.
       *[other] That's { $run } days in a row.
    }
}
ask-puzzle-share = Tell a friend
ask-puzzle-quit = Enough for today
puzzle-share = { -title }, puzzle of { $date }: { $tries ->
    [one] { $run ->
        [one] solved at once
       *[other] solved at once · { $run } days in a row
    }
   *[other] { $run ->
        [one] solved in { $tries } tries
       *[other] solved in { $tries } tries · { $run } days in a row
    }
}

## A deal that a friend has played.

deal-friend = Your friend
news-deal-begun = { $how ->
    [won] { $count ->
        [one] { $by } won this deal by 1 card. Can you do better?
       *[other] { $by } won this deal by { $count } cards. Can you do better?
    }
    [lost] { $count ->
        [one] { $by } lost this deal by 1 card. Can you do better?
       *[other] { $by } lost this deal by { $count } cards. Can you do better?
    }
    [tied] { $by } played this deal to a draw. Can you do better?
   *[none] { $by } has played this deal. Good luck!
}
news-deal-over = { $than ->
    [better] { $by ->
        [none] You did better than your friend!
       *[other] You did better than { $by }!
    }
    [worse] { $by ->
        [none] Your friend did better with these cards.
       *[other] { $by } did better with these cards.
    }
    [same] { $by ->
        [none] You did exactly as well as your friend.
       *[other] You did exactly as well as { $by }.
    }
   *[none] Others can play this deal, too.
}
deal-share = { $how ->
    [won] { $count ->
        [one] { -title }: I won this deal by 1 card
       *[other] { -title }: I won this deal by { $count } cards
    }
    [lost] { $count ->
        [one] { -title }: I lost this deal by 1 card
       *[other] { -title }: I lost this deal by { $count } cards
    }
   *[tied] { -title }: a draw with this deal
}
deal-ask = { $told } · Can you do better?
# The text for others, and the address that leads to the deal.
deal-told =
    { $share }
    { $link }

## Forms.

form-default = default
# What a field may be, as form-no.
form-yes = yes
form-no = no
# A button.
form-back = Cancel
form-more = { $changed ->
    [0] More rules
   *[other] More rules ({ $changed } changed)
}

form-play = Against the computer
# A button, as all `…-done` are.
form-play-done = Start
form-host = Invite a friend
form-host-done = Start
form-message = Play by message
form-message-done = Begin
form-two = Two on this device
form-two-done = Start
form-group = Invite several friends
form-group-done = Start
form-watch = Watch the computer play
form-watch-done = Start
form-naming = What's your name?
form-naming-done = Save
form-naming-why = Your friends see this name on the invitation and at the table.
form-name-needed = Your friends see who invites them, so type your name.
form-name = Your name
form-variant = Variant
form-variant-line = { $least ->
    [2] { $most ->
        [2] For 2 players. { $what }
       *[other] For 2 to { $most } players. { $what }
    }
   *[other] For { $least } to { $most } players. { $what }
}
form-variant-small = { $most ->
    [2] For 2 players.
   *[other] For up to { $most } players.
}
form-seats = Seats
form-seats-hint = For each seat: me, me=NAME, friend, friend=NAME, bot, or:
form-players = Players
form-seat-me = Here
form-seat-friend = Friend
form-seat-message = By message
form-seat-computer = Computer
# The computer players, by strength; $name is that of a person.
form-seat-beginner = { $name } (beginner)
form-seat-easy = { $name } (easy)
form-seat-normal = { $name } (normal)
form-seat-strong = { $name } (strong)
form-seat-hard = { $name } (hard)
form-seat-expert = { $name } (expert)
temper-beginner = Plays what comes, and misses a lot.
temper-easy = Careful, but misses the longer ways.
temper-normal = Sees most ways, with a slip now and then.
temper-strong = Sees nearly everything, and rarely slips.
temper-hard = Looks at every way a turn can go.
temper-expert = Thinks turns ahead, and about what is hidden.
form-seat-name = Player { $number }
form-size-quick = Quick { $number }
form-size-standard = Standard { $number }
form-size-long = Long { $number }
form-matched = { $what } → { $value }
form-matched-more = { $first } · { $next }
form-note = Changed to match: { $what }
form-favourite = Save these rules as
form-favourite-means = Give them a name, and you'll find them among the variants next time.
form-favourite-hint = such as Sunday
error-favourite-like-variant = There's already a variant called { $name }. Choose another name.
# The number of players stands in the form.
form-setup-good = { $friends ->
    [0] { "" }
    [one] Next, you invite your friend.
   *[other] Next, you invite your { $friends } friends.
}
form-setup-by-message = You take turns, each sent as a message that holds all cards: play with friends whom you trust.
form-setup-watched = The computer plays every seat while you watch.
# Who has no seat in the next game.
who-watches-next = { $play ->
    [none] Will watch: { $watch }.
   *[other] Would like to play: { $play }. Will watch: { $watch }.
}

form-settings = Settings
form-settings-done = Save
# Above the settings of the connection, which most people leave alone.
form-settings-more = Advanced
form-settings-next = Connection settings apply from your next game.
form-language = Language
form-language-next = The language changes the next time you start.
form-language-device = the device's own
# What a language calls itself.
form-language-name = { $name }
form-theme = Colours
form-theme-dark = dark
form-theme-light = light
form-theme-contrast = high contrast
form-cards = Cards
form-cards-auto = automatic
form-cards-suits = with suits
form-cards-ascii = letters only
form-pause = Pause after moves (s)
form-autoplay = Instant play
form-explain = Explain new things
form-stun = STUN servers
form-stun-hint = empty: the built-in ones
form-turn = Relay (TURN)
form-turn-hint = turn:user:password@host:port
form-game_url = Your web page
form-game_url-hint = https://… for links in invitations
form-courier = Your courier
form-courier-hint = https://… carries guests' replies to you
error-pause-wrong = The pause after each opponent's move can be 0 to { $most } seconds.

## The network.

news-looking-around = Checking your network…
sheet-doctor = Your network

## The table in a browser.

news-page-at =
    Your table: { $address }
    Only this computer can open it. Press { $ends } to close it.
news-no-browser = We couldn't open a browser. Copy the address and open it yourself.
error-page-port = Port { $port } can't be used: { $why }. Choose another with --page-port.

## Everyone's name.

welcome = Welcome to { -title }! Play with friends, straight from your device to theirs, or against the computer.
ask-day = { $told }. You get the same cards, against the same opponent. Can you do better?
ask-day-play = Play these cards
ask-name = What's your name?
name-first = That's an invitation. First tell us who you are.
name-too-long = A name can have at most { $most } characters.

## The page as files.

web-site-written = Wrote { $count } files to { $folder }. Upload them to any static web host, and set game_url to their address.
web-site-plain = { $left ->
    [play] Left out: play.html, the whole game in the page.
    [plain] The scripts are as they were written, so a visitor loads a third more.
   *[both] Left out: play.html, the whole game in the page. The scripts are as they were written, so a visitor loads a third more.
} In a copy of the repository, this makes all of it: { $run }
web-site-preview = Chats will show links to it without a picture. To have one, write it again with --url and the address that it has on the web.
web-size = { $part ->
    [guest] The guests' page: { $size }, { $sent } after gzip
    [play] The page for playing, on top of that: { $size }, { $sent } after gzip
    [pyodide] Pyodide: { $size }, { $sent } after gzip
   *[program] The program: { $size }, { $sent } after gzip
}
web-kilobytes = { $count } kB
web-megabytes = { $count } MB
web-page-written = Wrote the page to { $file }.

## On any screen.

game = { -title }
form-range = { $least } to { $most }; empty: default

## Learning.

ask-try = New to { $game }?
ask-try-learn = Learn it first
ask-try-first = Play { $rules }
ask-try-play = Set up a game
ask-learned = That's all you need to know. Play your first game?
ask-learned-first = That's enough for a first game. Play it?
ask-learned-skipped = Play a game with hints instead?
ask-learned-back = Back to the lesson
ask-learned-play = Play a short game against { $opponents }, who will go easy on you
ask-learned-light = Play { $rules } against { $opponents }, who will go easy on you
ask-learned-quit = That's enough for now
form-value = { $word }

## Options that don't go together.

usage-deal-alone = --deal brings its own game, rules and players: leave out the other options.
usage-two-or-seats = --two NAME is short for --seat me --seat me=NAME: use one or the other.
usage-no-friends = To invite friends, use: { -command } host
usage-pyodide = --pyodide adds a page to a site, so add --site DIR to say where the site goes.
usage-esbuild = --esbuild joins the page's scripts, so add --site DIR or --save FILE to say where they go.
usage-courier = --courier names the courier that the page may call, so add --site DIR to say where the page goes.
usage-url = --url says where the site will be, so add --site DIR to say where to write it.
usage-save = To make one file of the page, esbuild is needed: add --esbuild DIR. Install it with: npm install esbuild
usage-did-you-mean = Did you mean { $name }?
usage-variant = Add: --variant { $name }
usage-output-closed = Nothing can be shown: the program's output is closed. Start it without >&-.
usage-output-full = What the program says can't be written: { $reason }.
usage-one-seat = A program can play only one seat: with --json, exactly one seat has to be me.

## What the page's server tells those who aren't the page.

refused-place = There's nothing at this address. It has to begin with { $url }
refused-site = This table answers only its own page. Open it at the address that { -command } web printed.
refused-frame = This table can't be shown inside another page. Open it in its own tab.

## Lists of rules.

variants = Variants
variant-own = These are your own rules.
house-rules = House rules
house-rule-set = { $rule } ({ $value })
