"""The lesson of `/learn`."""
