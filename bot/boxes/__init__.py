"""
What expansions bring to Discord: a folder for each, named as in the rules. Nothing outside names one.

An expansion may bring any of these files. ``shown.py``: its verbs, ``SHOWN``. ``screens.py``: a
screen for each group of verbs of its own, ``SCREENS``, and ``captions(view, words)``, what it puts
on pictures. ``prepared.py``: moments for which an answer can be prepared, ``PREPARED``.
``commands.py``: its commands, ``COMMANDS``; they may add themselves to a group of others.
"""
