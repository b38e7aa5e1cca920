### What is wrong with a connection code: `error-CODE`. `{ $friend }` sent it, `none` where there is no name.

error-code = This version doesn't recognise part of this code. Update the program, ask { $friend ->
    [none] your friend
   *[other] { $friend }
} to update theirs, then start again with a new invitation.
error-newer-code = This code is from a newer version ({ $version }), and yours only reads version { $known }. Update the program the way you installed it. In a browser, just reload the page.
error-no-code = There's no code in this text. A code starts with { $prefix }. Copy the whole message from { $friend ->
    [none] your friend
   *[other] { $friend }
} and paste it again.
error-code-cut-off = { $arrived ->
    [0] This code is cut short: only the beginning arrived.
   *[other] This code is cut short: only { $arrived } of { $whole } characters arrived.
} In WhatsApp, press and hold the message, choose Copy, and paste it again.
error-code-altered = Part of this code was changed on the way. Ask { $friend ->
    [none] your friend
   *[other] { $friend }
} to send it again, using “Copy”.
error-own-code = { $kind ->
    [invitation] This is your own invitation. Paste the reply from { $friend ->
        [none] your friend
       *[other] { $friend }
    } instead.
   *[reply] This is your own reply. Send it to { $friend ->
        [none] your friend
       *[other] { $friend }
    } instead of pasting it here.
}
error-wrong-kind = { $kind ->
    [reply] This is a reply, not an invitation. Paste it into the game that's waiting for it.
   *[invitation] This is an invitation, not a reply. Paste the reply from { $friend ->
        [none] your friend
       *[other] { $friend }
    }. To accept the invitation instead, open its link, or run: { -command } join
}
error-other-game = { $made ->
    [none] This reply is for another invitation. Ask { $friend ->
        [none] your friend
       *[other] { $friend }
    } to open the one you sent and reply to that.
   *[other] { $open ->
        [same] This reply is for another game, made in the same minute as this one ({ $made }). Ask { $friend ->
            [none] your friend
           *[other] { $friend }
        } to answer the latest invitation you sent.
       *[other] This reply is for an invitation from { $made }, but this game's is from { $open }. Ask { $friend ->
            [none] your friend
           *[other] { $friend }
        } to answer that one.
    }
}
error-old-link = Each link works only once, and only for the latest invitation. Copy the whole message and paste it into the game.
