"""Kill −9 of the bot at every step: nothing is lost, posted twice or forgotten."""
