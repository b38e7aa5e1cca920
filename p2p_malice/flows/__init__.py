"""FLOWS: hosting, lobby, guests, resuming, saving and news of a connection, over any user interface."""
