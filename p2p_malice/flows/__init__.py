"""Hosting, lobby, guests, resuming, saving and connection news, over any user interface."""
