### The guest's page without a good invitation, with a second one, in a second tab, or where a reply is needed; loaded when it comes to that.

## The start.

start-about = Card games with friends, straight from device to device. If you've been invited, paste the invitation here.
start-join = Join the game
start-play-here = No invitation? Play here, or invite a friend
start-alone = No friend around? This page can only join a friend's table: to play against the computer, or to invite, get the program.
start-paste-first = Paste the invitation first.
start-repaired = { $count ->
    [0] { "" }
    [one] 1 character in the code was wrong. It has been repaired.
   *[other] { $count } characters in the code were wrong. They have been repaired.
}
start-fault = This browser couldn't get started: { $fault }

## Another tab, another invitation.

tab-title = You're playing in another tab
tab-about = Go to that tab, or bring the game here.
tab-about-page = Go to that tab: your friend's page can only talk to that one.
tab-here = Play here instead
switch-game = { $friends ->
    [none] Is it from your friend, for this game? If they didn't tell you about it, ignore it: whoever made it could take your seat.
   *[other] Is it from { $friends }, for this game? If they didn't tell you about it, ignore it: whoever made it could take your seat.
}
switch-waiting = You're still waiting for your friend. Use this invitation instead?
switch-ignore = Ignore
error-not-your-table = This isn't the table where you sat: whoever made this invitation didn't prove to have given you your seat. They were told nothing, and your seat is kept. Ask your host for a new invitation.
switch-not = That isn't an invitation

## A reply that was opened here.

reply-title = This is a reply
reply-how = It belongs in the waiting game: copy it and paste it there.
reply-arrived = The reply has arrived
reply-arrived-how = Go to the tab with your table. You can close this one.
return-seat = Your seat is saved
return-by-code = { $friends ->
    [none] To go on, ask your host for a new invitation, and open it here.
   *[other] You're playing with { $friends }. To go on, ask your host for a new invitation, and open it here.
}
reply-send = { $way ->
    [share] Share …
   *[whatsapp] Send by WhatsApp
}

## Where the direct way leads nowhere at first. `{ $name }` is the host's, `none` where the invitation doesn't say.

call-one-more = One more step: send this to { $name ->
    [none] your friend
   *[other] { $name }
}
call-step-send = { $name ->
    [none] Send your reply to your friend.
   *[other] Send your reply to { $name }.
}
call-step-open = { $how ->
    [link] { $name ->
        [none] Your friend taps the link in it, or pastes it into the waiting game.
       *[other] { $name } taps the link in it, or pastes it into the waiting game.
    }
   *[paste] { $name ->
        [none] Your friend pastes it into the waiting game.
       *[other] { $name } pastes it into the waiting game.
    }
}
call-step-back = Come back here, and keep this page open. The table opens by itself.
call-send = { $way ->
    [share] { $name ->
        [none] Send to your friend
       *[other] Send to { $name }
    }
   *[whatsapp] Send by WhatsApp
}
call-sent = Waiting for { $name ->
    [none] your friend
   *[other] { $name }
} to open your reply
call-sent-how = Keep this page open: the table opens by itself.
call-sent-long = { $name ->
    [none] Is it taking long? Ask your friend whether your message arrived, or for a new invitation, and paste that here.
   *[other] Is it taking long? Ask { $name } whether your message arrived, or for a new invitation, and paste that here.
}
call-send-again = Send the reply again
call-coming-back = Trying to get back to the table
call-coming-back-how = You'll rejoin automatically once the connection is back. If that takes long, ask for a new invitation and open it.
call-paste-another = Paste another invitation
call-no-way = Can't connect from this browser
call-no-way-how = This browser gave no address that your friend could reach. Allow WebRTC in its settings, or try another browser.
call-reply = This is { $name }'s reply. Copy this message and paste it into the waiting game.
call-reply-link = Or tap, on the device where the game is waiting: { $link }
