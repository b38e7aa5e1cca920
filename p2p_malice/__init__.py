"""Spite & Malice between friends, straight from device to device."""

__version__ = "0.2.0"
