"""Players of Spite: they see only views, and randomness is handed in."""
