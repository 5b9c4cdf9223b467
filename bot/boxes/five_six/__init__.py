"""The extension for five and six players on Discord."""
