### The message that carries an invitation to a friend. The message that carries a reply is in guest.ftl: a page sends it, too.

message-invitation = Fancy a game of { $game }?
# For who has played with the host before, at another table.
message-again = Another game of { $game }?
message-tap = Tap to play: { $link }
# For who was at the table before.
message-return = Shall we go on with our game of { $game }?
message-tap-return = Tap to return: { $link }
message-command =
    To play in a terminal, run this and paste the whole message:
    p2p-malice join
message-install = Install it from { $address }
# For who has neither a link nor an address: the host has the program, and can hand it on.
message-ask = Don't have it yet? Ask me where to get it.
message-page = Or in a browser: open the game's page, choose “Join with a code” and paste the whole message there.
# How a friend comes to a deal where there is no page for it.
deal-here =
    You need the program p2p-malice to play it. Run this in a terminal:
    p2p-malice play --deal { $code }
shared-game-here =
    You need the program p2p-malice to watch it. Run this in a terminal:
    p2p-malice replay { $code }

## The message with a turn. Whoever has played it sends it, so it is in the first person.

message-turn = { $stage ->
    [first] I've begun a game of { $game } and played my first turn.
    [over] Our game of { $game } is over. Here's how it ended.
   *[next] I've played my turn in our game of { $game }.
}{ $name ->
    [none] { $stage ->
        [over] { "" }
       *[next] { " " }Now it's yours.
    }
   *[other] { " " }{ $name }, it's your turn.
}
message-turn-tap = Tap to go on: { $link }
