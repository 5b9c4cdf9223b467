"""
The lesson of `/learn`: a game of twelve moves on a small island, always the same one.

`board` is the island, `script` lists the moves of all players, and `course` plays the game up to
each step.
"""
