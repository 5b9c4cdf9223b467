"""
Features: a folder for each, with everything that it consists of.

A feature may have any of these files, which are found by their names. ``commands.py``: its slash
commands, ``COMMANDS``. ``clicks.py``: what its buttons do, ``HANDLERS`` by operation, and parts of
private screens, ``OPENS`` and ``MAKES``. ``panel.py``: what it adds to private screens, hands and
buttons of others. ``posts.py``: its posts, ``POSTS`` by kind. ``motions.py``: what it puts to the
vote, ``MOTIONS``. ``faults.py``: ``ways`` on from a refusal. Everything else in its folder is its
own. Features don't import each other; they share what `play`, `publish`, `table` and `chat` offer.

To remove a feature, delete its folder and its line in ``bot/brought.py``.
"""
