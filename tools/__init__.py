"""Tools for developers; nothing here is installed."""
