"""The user interface that fills a terminal."""
