### The page of the program itself: its menu, set-up and codes. `{ $friend }` is a friend's number, 0 for the only one.

## The key to the table.

key-none = This page was opened without its key
start-looks = Settings
start-hello = Hi, { $name }
own-face = Your name and face
home-about = Card games with friends, straight from device to device. Nothing to install, no account.
# The seat at a friend's table that this browser has kept; the game there goes on, or is over. What is sent to the host is in
# the next one.
home-seat = { $over ->
    [yes] { $friends ->
        [none] Play again with your friends
       *[other] Play again with { $friends }
    }
   *[no] { $friends ->
        [none] Back to your seat
       *[other] Back to the table with { $friends }
    }
}
home-seat-line = { $over ->
    [yes] Ask for a new invitation
   *[no] Your seat is saved
}
home-seat-message = I'd like to play again. Please send me a new invitation.
key-none-how = Open the address that { -command } web printed: it contains the key to this table.
key-old = This address no longer works
key-old-how = Open the latest address that { -command } web printed.
key-elsewhere = The table is open somewhere else
key-elsewhere-how = { $way ->
    [page] It's in another tab. Bring it here to continue where you left off; friends at the table will then need new invitations.
   *[program] It's in another tab or browser on this computer. Bring it here to continue right where you left off.
}
key-take = Bring it here
link-program-closed = ○ program closed
program-stopped = The program has stopped.
program-stopped-how = To continue, start it again with: { -command } web

## In the course of things.

sheet-details = Details
page-failed = That didn't work
table-invite = Invite again

## Forms.

field-fewer = { $what }: fewer
field-more = { $what }: more
field-players = Players
field-seat = Seat { $number }
# In place of form-seat-me, whose room is small: the first seat on this device, and others.
field-seat-you = You
field-seat-here = On this device
field-fill = Fill with computer players
field-name = Name for { $seat }
field-name-hint = Player { $number }

## Codes.

talk-join = Join a friend's game
talk-send-back = Send this reply to your host
send-back = { $way ->
    [share] Send to your host
   *[whatsapp] Send by WhatsApp
}
talk-reply = Paste the reply here, or the whole message it came in
talk-paste = Paste
talk-begin = Start without the others
talk-to-table = Back to the table
talk-arrived = { $friend ->
    [0] Your friend's reply has arrived
   *[other] Friend { $friend }'s reply has arrived
}
talk-arrived-how = Choose “Use it” if you've just tapped the link in their message. If you haven't, choose “Ignore”.
# A button, quoted in talk-arrived-how.
talk-ignore = Ignore
leaving-closes = The table closes for everybody.
leaving-table = { $kept ->
    [yes] The game is saved. You can resume it from the menu.
   *[no] You haven't played yet, so there's nothing to save.
}

## The lobby: inviting friends. `{ $name }` is a friend's, `none` for the only one without a name.

lobby-title = { $count ->
    [one] Invite your friend
   *[other] Invite your friends
}
lobby-return = { $how ->
    [itself] Waiting for { $names } to come back
   *[hand] Invite { $names } again
}
lobby-progress = { $sent } of { $count } invited
lobby-waiting = { $count ->
    [one] Waiting for a reply
   *[other] Waiting for { $count } replies
}
lobby-all-title = One link for everyone
lobby-all-waiting = { $count ->
    [one] Waiting for 1 friend
   *[other] Waiting for { $count } friends
}
lobby-ask-first = Ask me before somebody sits down
lobby-asks = { $name } wants to sit down.
lobby-admit = Let in
lobby-refuse = Not a friend
lobby-out = Not a friend?
lobby-out-of = Not a friend? Free the seat of { $name }, and make a new link.
dismiss = Send { $name } away
ending-another = Other game or seats
lobby-with = My partner
lobby-with-of = Play with { $name } as your partner
lobby-all-here = Everyone is here
lobby-deal = Deal the cards
lobby-offline = You seem to be offline. Connect to a network first, so that your friend can reach you.
lobby-friend = { $friend ->
    [0] Your friend
   *[other] Friend { $friend }
}
lobby-state = { $state ->
    [free] free seat
    [sent] sent
    [connecting] connecting…
    [here] here ✓
    [away] away
   *[new] not invited yet
}
lobby-whatsapp = { $again ->
    [yes] { $name ->
        [none] Send again by WhatsApp
       *[other] Send to { $name } again by WhatsApp
    }
   *[no] { $name ->
        [none] Invite by WhatsApp
       *[other] Invite { $name } by WhatsApp
    }
}
# A button: it shows the message and hides it again.
lobby-message = Message
# A line for each step.
lobby-how = { $way ->
    [page]
        Send the invitation.
        Your friend opens it, and sends you a reply.
        Tap the link in the reply, or paste it here. Keep this page open until then.
    [friend] Send this link. Whoever taps it sits down. Keep this page open until your friend is here.
    [all] Send this link. Whoever taps it sits down. Keep this page open until everyone is here.
   *[program] Keep this page open. Your friend joins straight away, or sends you a reply.
}
lobby-reply = Paste a reply
lobby-new = New invitation
lobby-came = { $name } is here.

## Today's deal.

daily-share-title = Share your result
daily-send = { $way ->
    [share] Send to a friend
   *[whatsapp] Send by WhatsApp
}

## The page at which a reply is tapped.

tapped-title = The reply has arrived
tapped-how = Go to the tab with your game and choose “Use it”. You can close this tab.
tapped-wrong = This link doesn't work
tapped-closed = The game isn't running any more. Start it again, then send a new invitation.
tapped-needs-script = This page needs JavaScript. Copy the whole message and paste it into the game.

## Watching the computer play.

# How fast the moves follow each other, where 2× is twice as fast as usual.
watch-every = Speed: { $times }
watch-slower = Slower
watch-faster = Faster
# A button: pause. The next one is in its place after that.
watch-stop = Pause
watch-go = Play
watch-step = Next move
# Buttons of a replay: the beginning of this turn or the one before, the move before, the next turn, the turn with most
# cards, and where another move would have helped more.
replay-last = Previous turn
replay-back = Move before
replay-turn = Next turn
replay-best = Best turn
replay-moment = Better moves
# Where the lead changed for good.
replay-lead = The lead changes here
# The heading: who plays next.
replay-next = { $who ->
    [you] Next: you
   *[other] Next: { $name }
}
# At the end of a replay.
watch-again = Watch again
replay-leave = Back
replay-own-game = Play yourself
# What is said of a move that another one would have beaten; the game says why.
moment-which = Better move { $number } of { $most }.
moment-looking = Looking for better moves…
moment-none = No other move would have helped you much more. Well played!
replay-where = Position in the replay
replay-look = Whose cards are seen
replay-turns = Turns

## The lesson.

lesson-notes = What to do
page-lesson-one = { $pointer ->
    [tap] Tap the { $card }.
   *[other] Click the { $card }.
}
page-lesson-two = { $pointer ->
    [tap] Tap the { $card }, then { $pile }.
   *[other] Click the { $card }, then { $pile }.
}

## What has been played and won.

profile-mark = { $mark ->
    [won] Won
    [lost] Lost
    [drawn] Drawn
   *[none] Not finished
}
profile-bar = { $won } won, { $lost } lost
# The heading of the trophies that one doesn't have.
profile-replay = Replay
profile-older = Earlier games
profile-to-earn = Not earned yet
profile-no-file = This file can't be read, or it's larger than 4 MB.
