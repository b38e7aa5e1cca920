"""The full-screen face."""
