"""One job each; see the README."""
