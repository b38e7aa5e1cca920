### What went wrong: `error-CODE`, with the particulars of the error.

error-words-twice = The key { $key } stands twice in the catalogue.
error-words-unread = This cannot be read as Fluent: { $text }

## Where nothing more is known than whose fault it was.

error-malice = Something went wrong in this program.
error-words = A file with this program's sentences can't be read.
error-game = The rules don't allow that.
error-notation = That isn't a card, a move or a position.
error-options = These rules can't be played.
error-illegal-move = That move is against the rules.
error-protocol = The two programs did not understand each other. Make sure you both have the same version.
error-local-protocol = This program tried to send something that the game doesn't allow now.
error-remote-protocol = The other program sent something that can't be understood. Make sure you both have the same version.
error-version-mismatch = Your two programs have versions that can't play together. Update both.
