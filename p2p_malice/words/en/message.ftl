### The message that carries an invitation to a friend. The message that carries a reply is in guest.ftl: a page sends it, too.

message-invitation = { $host } invites you to a game of { $game }.
message-tap = Tap to play: { $link }
# For who was at the table before.
message-return = { $host } invites you back to your game of { $game }.
message-tap-return = Tap to return: { $link }
message-command =
    To play in a terminal, run this and paste the whole message:
    p2p-malice join
message-install = Install it from { $address }
# For who has neither a link nor an address: the host has the program, and can hand it on.
message-ask = Don't have it yet? Ask { $host } where to get it.
message-page = Or paste this at the game's page: “Join with a code”.
# How a friend comes to a deal where there is no page for it.
deal-here =
    You need the program p2p-malice to play it. Run this in a terminal:
    p2p-malice play --deal { $code }
