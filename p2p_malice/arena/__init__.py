"""Computer players against each other: many games of the same deals, and how sure one can be of what comes out."""
