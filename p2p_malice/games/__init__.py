"""RULES: one folder a game. Pure; a game is told apart by name only in `registry`."""
