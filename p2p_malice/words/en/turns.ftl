### Games by message: a turn at a time, each sent in any chat.

## Handing over a turn, and pasting the next.

turn-send = { $state ->
    [over] The game is over. Send this, so that the others see how it ended:
    [sent] { $name ->
        [none] You've played. Now it's your friend's turn.
       *[other] You've played. Now it's { $name }'s turn.
    }
    [theirs] { $name ->
        [none] It's your friend's turn. If the message hasn't reached them, send it again:
       *[other] It's { $name }'s turn. If the message hasn't reached them, send it again:
    }
   *[ready] { $name ->
        [none] Your turn is ready. Send it to your friend:
       *[other] Your turn is ready. Send it to { $name }:
    }
}
turn-share = { $way ->
    [share] { $name ->
        [none] Send
       *[other] Send to { $name }
    }
   *[whatsapp] Send by WhatsApp
}
turn-back = Take back my last move
turn-answer = When the answer comes, tap the link in it.
turn-paste = Or paste the answer
turn-done = Done
plain-talk-back = back = take back your last move: nobody has seen it yet
screen-key-back = F7 take back
screen-help-back = F7   Ctrl+B   back    take back your last move
plain-paste-turn = Once there is an answer, paste it here; or type { -type-quit }, and come back later with { -command } resume.
screen-paste-turn = Once there is an answer, paste it here, or come back later:

## What comes of a message.

news-said-here = What you say here isn't sent: in a game by message, say it in the chat itself.
news-older-turn = { $is_over ->
    [yes] That game is over. You'll find it among your games.
   *[no] That's an earlier turn of this game. Here's how it stands now.
}
ask-which-seat = { $name ->
    [none] Somebody plays { $game } with you by message. Who are you?
   *[other] { $name } plays { $game } with you by message. Who are you?
}
ask-which-seat-me = { $played ->
    [yes] { $name ->
        [none] I'm player { $number }, on another device
       *[other] I'm { $name }, on another device
    }
   *[no] { $name ->
        [none] That's me: player { $number }
       *[other] I'm { $name }
    }
}
ask-which-seat-none = None of them
ask-turn-differs = This message goes on differently from the game that you have here. There, { $name } played { $there }; here, it was { $here }.
ask-turn-differs-here = Keep to the game that I have here
ask-turn-differs-there = Go on from the message, and keep the other game as well
saved-by-message = { $sent ->
    [no] Not sent yet: { $name } waits for your turn
   *[yes] { $name ->
        [none] Your turn, by message
       *[other] { $name }'s turn, by message
    }
}
saved-by-message-over = It's over; send the last message, so that all see it

## What is wrong with one.

error-no-game-code = There's no turn of a game in this text. Copy the whole message and paste it again.
error-game-cut-off = This link is incomplete. Tap it in the chat again, or copy the whole message and paste it. In WhatsApp, press and hold it, then choose Copy.
error-game-altered = Part of this turn is wrong. Ask for it to be sent again.
error-game-unknown = This game can't be played here: its rules or players are unknown to this version.
error-game-of-other-rules = This game was begun by another version of the program. Go on with it there.
error-game-goes-on = This game isn't over yet: it's shown again once it is.
error-not-by-message = This game can't be played by message: in it, players act at the same time.
error-seats-by-message = By message, you alone play on this device. The other seats are message, message=NAME or bot.

## A finished game for others, in the first person of whoever sends it.

shared-game =
    { $whose ->
        [mine] My game of { $game } · { $how }. Tap to watch it:
       *[ours] Our game of { $game }. Tap to watch it:
    }

    { $link }
news-game-to-show = { $share }
news-trophies-near = { $names }
error-not-shareable = That game can't be shared: only those of Spite & Malice that were played at a table on this device.
