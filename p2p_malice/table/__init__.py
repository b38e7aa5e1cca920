"""AUTHORITY: the table. It judges every message, and decides who is told what. Pure."""
