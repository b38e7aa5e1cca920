"""What is chosen before a table is set up: the game, its rules, and who sits where."""
