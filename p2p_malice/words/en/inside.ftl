### A page that has the program in itself.

inside-loading = Getting the table ready …
inside-megabytes = { $done } of { $all } MB
inside-failed = This browser can't run the table by itself. Joining a friend's table works all the same.
