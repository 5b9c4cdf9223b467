"""The bot: the only package that knows people and channels."""
