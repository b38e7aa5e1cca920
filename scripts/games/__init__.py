"""Play games by the thousand, between processes and between networks."""
