"""What happens between a command and the cards: set-up, inviting, playing, saving; over any user interface."""
