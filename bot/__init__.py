"""The bot: the only room that knows people and channels."""
