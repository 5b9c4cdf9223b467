"""Pictures, which other processes draw, and icons, which are the bot's own emoji."""
