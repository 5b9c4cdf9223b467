"""The Forgotten Tribe on Discord."""
