"""The local player's settings, saved games and seats. I/O."""
