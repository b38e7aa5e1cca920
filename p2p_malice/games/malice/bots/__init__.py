"""Computer players: a view in, a move out. Pure."""
