"""The face that fills a terminal."""
