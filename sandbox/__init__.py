"""
A small Discord of our own on loopback: to try the bot without an account, and to test it whole.

It speaks Discord's REST v10 and gateway to a real bot, and a plain JSON language to the people
who use it (the web page, computer players, tests). It does not know what is played here. Where it
differs from Discord it is the stricter of the two. See ``docs/sandbox.md``.
"""
