"""The Wonders of Catan on Discord."""
