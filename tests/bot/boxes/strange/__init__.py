"""The strange box on Discord."""
