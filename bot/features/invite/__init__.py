"""The link that adds the bot to a server."""
