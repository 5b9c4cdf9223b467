"""
Screens of the game, as plain values made from views. They don't use Discord's library.

`bot/chat/screen.py` says what a screen is; the files here make one kind each.
"""
