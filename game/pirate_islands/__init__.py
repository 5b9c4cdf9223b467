"""The Pirate Islands: fortresses in the west, and a fleet on its way round."""
