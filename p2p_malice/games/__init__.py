"""The rules, one folder per game. Pure; only `registry` and `books` know games by name."""
