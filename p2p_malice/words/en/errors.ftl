### What went wrong: `error-CODE`, with the particulars of the error.

error-words-twice = The key { $key } stands twice in the catalogue.
error-words-unread = This cannot be read as Fluent: { $text }
