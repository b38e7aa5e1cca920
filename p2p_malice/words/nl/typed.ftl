### Words that people type, in sentences that ask for them. The program understands these alone, whatever the language:
### they stay as they are.

-type-ask = ask
-type-board = board
-type-bot = bot
-type-c = c
-type-change = change
-type-go-on = go on
-type-help = help
-type-new = new
-type-next = next
-type-no = no
-type-qr = qr
-type-quit = quit
-type-rematch = rematch
-type-rules = rules
-type-say = say
-type-start = start
-type-stop = stop
-type-w = w
-type-wait = wait
-type-with = with
-type-yes = yes
