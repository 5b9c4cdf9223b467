"""
A small Discord of our own on loopback, to try the bot without an account and to test it whole.

It speaks Discord's REST v10 and gateway to a real bot, and plain JSON to its people (the web page,
computer players, tests). It doesn't know which game is played. Where it differs from Discord, it is
stricter. See ``docs/sandbox.md``.
"""
