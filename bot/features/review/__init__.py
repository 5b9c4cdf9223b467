"""The review of a game that is over: everyone's chances, and what turned it."""
