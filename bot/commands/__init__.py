"""
Slash commands: the second road to every action, with autocomplete.

`TREE` is all of them, a file a group, and those that boxes bring; `make.py` is how one is made.
Names and descriptions come from the catalogues, in every language.
"""

from bot.boxes import brought
from bot.commands import (
    admin,
    almanac,
    build,
    card,
    chronicle,
    game,
    invite,
    learn,
    look,
    owed,
    prepare,
    privacy,
    rest,
    statistics,
    trade,
    turn,
)
from bot.commands import moving as _moving  # noqa: F401  # its command is of the game's group
from bot.commands import seats as _seats  # noqa: F401  # its commands are of the game's group
from bot.commands import votes as _votes  # noqa: F401  # its commands are of the game's group

TREE = (
    game.GROUP,
    *turn.COMMANDS,
    build.GROUP,
    build.BUY,
    card.GROUP,
    *owed.COMMANDS,
    trade.GROUP,
    prepare.GROUP,
    *(command for box in brought("commands") for command in box.COMMANDS),
    *look.COMMANDS,
    *almanac.COMMANDS,
    *learn.COMMANDS,
    *rest.COMMANDS,
    *chronicle.COMMANDS,
    *statistics.COMMANDS,
    *admin.COMMANDS,
    *privacy.COMMANDS,
    *invite.COMMANDS,
)
"""Every command and group, in the order in which they are listed."""

__all__ = ["TREE"]
