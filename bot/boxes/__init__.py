"""
Expansions on Discord: one folder each, named as in the rules.

No code outside its folder names an expansion. `bot.brought` finds what it adds by the names of
files and values. All are optional:

- ``shown.py``: its verbs, ``SHOWN``.
- ``screens.py``: a screen for each group of its own verbs, ``SCREENS``, and ``on_pictures(view,
  words)``, the texts on its pictures.
- ``prepared.py``: moments for which an answer can be prepared, ``PREPARED``.
- ``commands.py``: its commands, ``COMMANDS``. They can also join a group of other commands.
"""
