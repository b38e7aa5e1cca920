### What lies over the table of a page for a while; loaded after the first card.

## Saying something.

say-title = Chat
say-quick = Send { $face }
say-history = What's been said
say-to = To:
say-to-all = Everyone
say-what = Or in your own words:
say-send = Send
say-poke = Remind { $name }
poked = { $listener ->
    [called] { $name } is waiting for you: it's your turn.
    [caller] You've reminded { $to } that it's their turn.
   *[other] { $name } reminds { $to } that it's their turn.
}
watching = { $name } is watching.
watching-no-more = { $name } has stopped watching.
watching-you = You're watching: you see what everyone may see, and nobody's hand.
watching-short = Watching
watching-plays = { $who ->
    [you] You're playing now.
   *[other] { $name } is playing now.
}
watching-title = The others at the table
allow-watch = Others may watch
allow-seats = Others may play for the computer, or for who has left
dismiss-sure = { $over ->
    [yes] Send { $name } away for good?
   *[no] Send { $name } away for good? The computer plays on in their place.
}
dismissed = { $over ->
    [yes] The host has sent { $name } away.
   *[no] The host has sent { $name } away. The computer plays on as { $computer }.
}
ask-watch = Every seat at this table is taken. Would you like to watch?
ask-playing = They're playing { $game }. { $asks }
ask-watch-yes = Watch
ask-watch-no = Not now
leave-for-good = Leave for good
leave-sure = You give up your seat for good.
ask-take = { $name } has left. Would you like to play on in that seat? The host is asked first.
take-seat = Play for { $name }
asks-seat = { $name } would like to play for { $other }.
asks-to-play = Would like to play: { $names }.
give-seat = Let { $name } play for { $other }
left-awaits = { $name } has left. The others decide how to go on.
left-take = { $name } has left. You can ask to play in that seat, or the others decide how to go on.
error-seat-asked = The host has been asked whether you may play.
error-seat-given = Your seat was given to { $name }.
check-cards-title = Is anybody in between?
check-cards = { $name ->
    [none] The connection with your host: { $cards }
   *[other] The connection with { $name }: { $cards }
}
check-cards-how = If both ends show the same cards in the same order, nobody is in between. Compare them in a call.
another-device = Play on at another device
another-device-how = Open this link there, or scan it: your seat goes on there, and this page gives it up. Don't give the link to anyone: whoever has it has your seat.
pause = Pause
go-on = Go on
paused = { $who ->
    [you] You paused the game.
   *[other] { $name } paused the game.
}
paused-title = Paused
paused-watched = The players go on when they like.
resumed = { $who ->
    [you] You resumed the game.
   *[other] { $name } resumed the game.
}
error-paused = The game is paused.
phrase-praise = Well played!
phrase-sigh = Oh no…
phrase-hurry = Hurry up!
phrase-thanks = Thanks for the game.
phrase-wait = One moment, please.

## Settings of this page.

settings-title = Settings
settings-theme = Colours
settings-theme-auto = Match this device
settings-theme-dark = Dark
settings-theme-light = Light
settings-theme-contrast = High contrast
settings-felt = Table
look-name = { $look ->
    [blue] Blue
    [red] Red
    [grey] Grey
    [oak] Tavern table
    [garden] Garden at night
    [chart] Sea chart
    [sky] Constellations
    [mosaic] Mosaic
    [harbour] Harbour at dusk
    [lattice] Blue lattice
    [diamonds] Red diamonds
    [medallion] Green medallion
    [stars] Starry night
    [fox] Two foxes
    [moth] Two moths
    [peacock] Peacock feathers
    [compass] Compass rose
   *[green] Green
}
look-closed = { $look ->
    [garden] Garden at night: win the daily deal seven days in a row.
    [sky] Constellations: win seven games in a row.
    [mosaic] Mosaic: win fifty games.
    [harbour] Harbour at dusk: play with five different friends.
    [peacock] Peacock feathers: play a whole pile in one turn.
    [compass] Compass rose: win after being five cards behind.
   *[chart] Sea chart: win ten games.
}
look-closed-where = Your trophies are under “You: games and trophies”, where you play against the computer.
earn-progress = { $count } of { $goal }
look-opens = Opens: { $look }
settings-cardFace = Card faces
card-face-name = { $face ->
    [large] Large print
   *[classic] Classic
}
settings-back = Card backs
settings-avatar = You at the table
avatar-name = { $animal ->
    [fox] Fox
    [owl] Owl
    [cat] Cat
    [bear] Bear
    [hare] Hare
    [frog] Frog
    [octopus] Octopus
    [whale] Whale
    [crow] Crow
    [hedgehog] Hedgehog
    [moth] Moth
    [dragon] Dragon
   *[letters] The first letter of your name
}
settings-pause = Pause after each opponent's move
settings-seconds = { $seconds ->
    [0] none
   *[other] { $seconds } s
}
settings-autoplay = Instant play
settings-explain = Explain new things
settings-volume = Sounds
settings-volume-off = Off
settings-volume-soft = Soft
settings-volume-loud = Loud
settings-vibrate = Vibrate when it's your turn
settings-notify = Send a notification when it's your turn
settings-awake = Keep the screen on while it's your turn

## How to play, for whoever is at no table yet.

howto-all = All the rules
howto-lesson = Learn by playing (3 minutes, in a new tab)
waiting-learn = Learn { $game } while you wait
lobby-partner = { $name } (your partner)
