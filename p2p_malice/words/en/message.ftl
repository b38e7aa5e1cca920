### The message that carries an invitation to a friend. The message that carries a reply is in guest.ftl: a page sends it, too.

message-invitation = { $host } invites you to a game of { $game }.
message-tap = Tap to play: { $link }
message-command =
    To play in a terminal, run this and paste the whole message:
    p2p-malice join
message-install = Install it from { $address }
# For who has neither a link nor an address: the host has the program, and can hand it on.
message-ask = If you don't have p2p-malice yet, ask { $host } for it.
