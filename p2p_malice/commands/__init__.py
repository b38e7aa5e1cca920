"""Commands: each puts the parts together for one thing that a person or a program wants to do."""
