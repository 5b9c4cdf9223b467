"""Pictures and icons: drawn by other processes, and the bot's own emoji."""
