### Codes: handing over one's own, pasting a friend's.

talk-send-invitation = { $friend ->
    [0] Send this to your friend:
   *[other] Send this to friend { $friend }:
}
code-for-all = { $count ->
    [one] Send this to your friend: whoever opens it first sits down.
   *[other] One link for everyone: the first { $count } to open it sit down.
}
talk-send-reply = Send this reply to your host:
lobby-about = Hosted by { $host } · { $plays }
talk-copied = Copied. Paste it into your chat.
code-kept = The message is also in { $file }

## Line by line.

# What stands before = is typed and stays as it is.
plain-talk = w = open it in WhatsApp   qr = show the code as a QR code   c = copy it   quit = stop
plain-talk-new = new = make another invitation; the one above will no longer work
plain-talk-friend = w { $friend } = open it in WhatsApp   qr { $friend } = show a QR code   c { $friend } = copy it   new { $friend } = replace it
plain-talk-everybody = ask = ask me before somebody sits down   out 2 = friend 2 isn't a friend: free the seat, and make another link
plain-talk-start = start = play without the missing players   quit = stop
plain-paste-invitation = Paste the invitation, or the whole message it came in:
plain-nothing-to-paste = Your host hasn't pasted your reply yet. Type { -type-w }, { -type-qr }, { -type-c } or { -type-quit }.
plain-which-friend = Which friend? Type { $word } and a number: { $numbers }.
plain-no-browser = No browser could be opened. Copy the message with { -type-c } and paste it yourself.
plain-choose = Your choice (1-{ $count }):
plain-no-such-choice = “{ $answer }” isn't one of the choices. Type a number from 1 to { $count }.
plain-suggestions = Usual: { $suggestions }
plain-choice = { $choice }. { $line }
plain-besides = To set up a game first, type { -type-change } and its name, for example { $word }.
plain-form = Press Enter to keep what's in brackets, type - to leave something empty, or { -type-quit } to go back.
plain-empty = none
plain-field = { $label } [{ $now }]:
plain-range = { $label }, { $least } to { $most }
plain-more = { $label }, such as jokers=1 deals=3 (? lists them) [{ $now }]:
plain-no-such-field = There's nothing called “{ $name }” here. Type ? for a list.
plain-no-such-number = Type a number from { $least } to { $most }.
