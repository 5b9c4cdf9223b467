"""The socket on which Discord tells the bot what happens."""
