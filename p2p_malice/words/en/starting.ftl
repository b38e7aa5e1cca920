### The guest's page without a good invitation, with a second one, in a second tab, or where a reply is needed; loaded when it comes to that.

## The start.

start-about = Card games with friends, straight from device to device. If you've been invited, paste the invitation here.
start-join = Join the game
start-play-here = No invitation? Play here, or invite a friend
start-alone = No friend around? This page can only join a friend's table. To play against the computer or invite friends, you need the program: ask whoever sent you here.
start-paste-first = Paste the invitation first.
start-repaired = { $count ->
    [0] { $others ->
        [yes] There was more than one code in that text. We've taken the last one.
       *[no] { "" }
    }
    [one] We've corrected 1 wrong character in the code.
   *[other] We've corrected { $count } wrong characters in the code.
}
start-fault = We couldn't connect. { $fault }

## Another tab, another invitation.

tab-title = You're playing in another tab
tab-about = Go to that tab, or bring the game here.
tab-about-page = Go to that tab: your host's page can only talk to that one.
tab-here = Play here instead
switch-game = { $friends ->
    [none] Did your host send you this invitation for this game? If not, ignore it: whoever made it could take your seat.
   *[other] Did { $friends } send you this invitation for this game? If not, ignore it: whoever made it could take your seat.
}
switch-waiting = You're still waiting for your host. Use this invitation instead?
switch-ignore = Ignore
error-not-your-table = This invitation is for another table. Whoever made it has learned nothing, and your seat is saved. Ask your host for a new invitation.
switch-not = That isn't an invitation

## A reply that was opened here.

reply-title = This is a reply
reply-how = Copy it, and paste it into the game that's waiting for it.
reply-table = If you invited from this browser, your page has been closed since. Open your table, and invite again.
reply-to-table = Open my table
reply-arrived = The reply has arrived
reply-arrived-how = Go to the tab with your table and choose “Use it”. You can close this one.
return-seat = Your seat is saved
return-by-code = { $friends ->
    [none] This page can't find the table again by itself. Ask your host for a new invitation, and open it here: the game continues where it was.
   *[other] You're playing with { $friends }. This page can't find the table again by itself: ask your host for a new invitation, and open it here.
}
reply-send = { $way ->
    [share] Share…
   *[whatsapp] Send by WhatsApp
}
ask-host = No invitation yet?
ask-host-send = { $way ->
    [share] { $name ->
        [none] Ask your host
       *[other] Ask { $name }
    }
   *[whatsapp] { $name ->
        [none] Ask by WhatsApp
       *[other] Ask { $name } by WhatsApp
    }
}
guest-closed-title = You're no longer at the table
# A button.
guest-own-game = Start a game of your own
# The message to the host.
ask-host-message = Our card game has lost its connection. Please send me a new invitation. If you've closed the game, open it again first.
landing-back = { $friends ->
    [none] Back to your game
   *[other] Back to your game with { $friends }
}
landing-same = If this is for the game you were in, “{ landing-join }” leads back to your seat.
met = You've played with { $name } before.
met-wins = You've played with { $name } before. Games won: { $counts }
met-old = You were last at this table on { $date }. If it's over, this invitation leads nowhere any more.
met-newer = To { $name }'s latest table
met-message = Shall we play cards again? Please send me a new invitation.

## Where the direct way leads nowhere at first. `{ $name }` is the host's, `none` where the invitation doesn't say.

landing-courier = { $name ->
    [none] A courier carries your sealed reply to your host.
   *[other] A courier carries your sealed reply to { $name }.
} Whoever runs it sees your address on the internet and when you called, but not your name, the cards, or what it carries.
call-one-more = { $name ->
    [none] Your host needs your reply
   *[other] { $name } needs your reply
}
call-step-open = { $how ->
    [link] { $name ->
        [none] Your host taps the link in it, or pastes it into the game that's waiting.
       *[other] { $name } taps the link in it, or pastes it into the game that's waiting.
    }
   *[paste] { $name ->
        [none] Your host pastes it into the game that's waiting.
       *[other] { $name } pastes it into the game that's waiting.
    }
}
call-step-back = Come back here, and keep this page open. The table opens by itself.
call-send = { $way ->
    [share] { $name ->
        [none] Send to your host
       *[other] Send to { $name }
    }
   *[whatsapp] Send by WhatsApp
}
call-sent = { $name ->
    [none] Waiting for your host to open your reply
   *[other] Waiting for { $name } to open your reply
}
call-sent-how = Keep this page open: the table opens by itself.
call-sent-long = { $name ->
    [none] Taking a while? Ask your host whether your message has arrived. If it hasn't, ask for a new invitation and paste it here.
   *[other] Taking a while? Ask { $name } whether your message has arrived. If it hasn't, ask for a new invitation and paste it here.
}
call-send-again = Send the reply again
call-asleep = { $name ->
    [none] Your host's device may be asleep
   *[other] { $name }'s device may be asleep
}
call-asleep-how = You're on the list: the table opens as soon as it wakes. Keep this page open. If that table is over, ask for a new invitation.
# In place of these, where the player has sat at that table before.
call-over = This table may be over
call-over-how = Ask for a new invitation. If only the device there is asleep, the table opens as soon as it wakes: keep this page open for that.
call-coming-back = Getting back to the table…
call-coming-back-how = You'll rejoin automatically once the connection is back. If it takes a while, ask for a new invitation and open it.
call-paste-another = Paste another invitation
call-no-way = Can't connect from this browser
call-no-way-how = This browser doesn't let this page connect to other devices. Allow WebRTC in its settings, or try another browser. On an iPhone, turn off Lockdown Mode for this site.
call-reply = { $name } accepts your invitation. Copy this whole message and paste it into the game that's waiting.
call-reply-link = Or tap this link on the device that's waiting: { $link }
