"""The socket on which Discord sends events to the bot."""
