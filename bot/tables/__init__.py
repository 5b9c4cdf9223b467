"""
Tables: games with the people who play them, kept on disk. No Discord in here.

`games.py` is where to begin; `table.py` is one table, `news.py` decides who is called, `lobby.py`,
`votes.py` and `channels.py` are what happens around a game.
"""
