"""The full-screen user interface."""
