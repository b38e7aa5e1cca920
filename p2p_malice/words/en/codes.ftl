### What is wrong with a connection code: `error-CODE`. `{ $friend }` sent it, `none` where there is no name.

error-code = This code says something that this version doesn't know. Update the program, ask { $friend ->
    [none] your friend
   *[other] { $friend }
} to do the same, and exchange new codes.
error-newer-code = This code comes from a newer version ({ $version }). Yours reads version { $known }. Update the program the way you installed it. In a browser, reload the page.
error-no-code = There is no code in this text. A code starts with { $prefix }. Copy the whole message from { $friend ->
    [none] your friend
   *[other] { $friend }
} and paste it again.
error-code-cut-off = { $arrived ->
    [0] This code stops too early: only its beginning arrived.
   *[other] This code stops too early: { $arrived } of { $whole } characters arrived.
} In WhatsApp, press and hold the message, choose Copy, and paste it again.
error-code-altered = Part of this code was changed on the way. Ask { $friend ->
    [none] your friend
   *[other] { $friend }
} to send it again with “Copy code”.
error-own-code = { $kind ->
    [invitation] This is your own invitation. Paste the reply { $friend ->
        [none] your friend sends
       *[other] { $friend } sends
    } back.
   *[reply] This is your own reply. Send it to { $friend ->
        [none] your friend
       *[other] { $friend }
    }: it belongs in the waiting game.
}
error-wrong-kind = { $kind ->
    [reply] This is a reply, not an invitation. It belongs in the waiting game.
   *[invitation] This is an invitation, not a reply. Paste the reply { $friend ->
        [none] your friend sends
       *[other] { $friend } sends
    } back, or join with: { -command } join
}
error-other-game = { $made ->
    [none] This reply was not made for your invitation. Ask { $friend ->
        [none] your friend
       *[other] { $friend }
    } to open the one you sent, and send back the reply that it gives.
   *[other] { $open ->
        [same] This reply belongs to another game, made in the same minute as the open one ({ $made }). Ask { $friend ->
            [none] your friend
           *[other] { $friend }
        } to answer the last invitation you sent.
       *[other] This reply belongs to the game of { $made }. The open game is from { $open }. Ask { $friend ->
            [none] your friend
           *[other] { $friend }
        } to answer that one.
    }
}
error-old-link = Each link works once, and only for the newest invitation. Copy the whole message, and paste it into the game.
