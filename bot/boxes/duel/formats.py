"""The format of two players, with the defaults of its box."""

from __future__ import annotations

from bot.table.server.formats import Format
from bot.table.server.setups import Setup

FORMATS = (Format("duel", Setup(("base", "duel"), {}, {})),)
