"""One job each; see CONTRIBUTING.md."""
