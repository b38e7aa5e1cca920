"""MEMORY: the settings, saved games and seats of the player here. I/O."""
