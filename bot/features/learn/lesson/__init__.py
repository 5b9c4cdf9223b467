"""
The lesson: a game of twelve moves on a small island, always the same one (`/learn`).

`board` is the island, `script` what is done on it and by whom, `course` the game at each move.
"""
