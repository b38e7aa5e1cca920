"""MEMORY of finished games, as values: what is kept of each, and what can be told from many. Pure."""
