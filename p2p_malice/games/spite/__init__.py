"""Spite, a trick-taking game for 3 to 9 players: cards, hands, tricks, rounds, views, lesson and bots."""
