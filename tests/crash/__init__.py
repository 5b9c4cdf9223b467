"""Kill −9 of the bot at every step: nothing lost, nothing said twice, nobody forgotten."""
