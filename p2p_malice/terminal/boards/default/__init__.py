"""The default board, for games without their own."""
