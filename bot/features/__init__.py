"""
Features: one folder each, with everything that belongs to it.

`bot.brought` finds what a feature adds by the names of its files and values. All are optional:

- ``commands.py``: slash commands, ``COMMANDS``.
- ``clicks.py``: the operations of buttons and menus, ``BUTTONS``.
- ``screens.py``: private screens by group of verbs, ``SCREENS``, and by the kind of choice,
  ``PICKS``.
- ``panel.py``: additions to panels, ``ahead``, to hands, ``in_hand``, and to posts that ask for
  something, ``for_duties``.
- ``posts.py``: calls by kind, ``CALLS``, and the lobby's post while it is open, ``OPEN``, and
  afterwards, ``PAST``.
- ``motions.py``: things that can be put to the vote, ``MOTIONS``.
- ``faults.py``: ``ways``, the buttons below a refusal.
- ``leaving.py``: how a person who wants to be forgotten leaves, by the game's status, ``LEAVE``.
- ``firsts.py``: ``build``, run once when the program starts.

Consequences of every action are listed in ``rules.py``, and deadlines in ``timers.py``. Features
don't import each other. They share `play` and the folders outside this one: `chat`, `table`,
`screens` and `publish`.

To remove a feature, delete its folder, its line in ``bot/brought.py`` and its lines in ``rules.py``
and ``timers.py``.
"""
