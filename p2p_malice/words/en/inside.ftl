### A page that has the program in itself.

inside-loading = Getting the table ready …
inside-megabytes = { $done } of { $all } MB
inside-failed = The table couldn't be started, or has stopped. Load this page again: games that were begun are kept. If it happens every time, this browser can't run the table by itself; joining a friend's table works all the same.
