"""The default board: any game can be played on it that has no board of its own."""
