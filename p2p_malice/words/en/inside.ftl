### A page that has the program in itself.

inside-loading = Getting the table ready …
inside-megabytes = { $done } of { $all } MB
inside-failed = The table couldn't start, or it stopped. Reload the page: what was saved is still there. If it keeps happening, this browser can't run its own table, but you can still join a friend's.
# A button.
inside-again = Reload
