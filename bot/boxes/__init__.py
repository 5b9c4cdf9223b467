"""
What expansions bring to Discord: a folder for each, named as in the rules.

Nothing outside names one.

An expansion may bring any of these files. ``shown.py``: its verbs, ``SHOWN``. ``screens.py``: a
screen for each group of verbs of its own, ``SCREENS``, and ``on_pictures(view, words)``, the texts
on its pictures. ``prepared.py``: moments for which an answer can be prepared, ``PREPARED``.
``commands.py``: its commands, ``COMMANDS``; they may add themselves to a group of others.
"""
