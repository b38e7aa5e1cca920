"""COMMANDS: each joins the parts for one thing that a person, or a program, wants to do."""
