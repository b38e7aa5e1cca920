"""How Spite is played: hands, tricks, what breaks the rules and what that costs, rounds and their scores."""
