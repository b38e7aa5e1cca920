"""Whoever a command talks with: what is told (`news`), what is asked (`forms`), and who does so (`contract`)."""
