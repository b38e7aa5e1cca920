"""RULES: one folder per game. Pure; only `registry` knows games by name."""
