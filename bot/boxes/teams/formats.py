"""The format of two against two."""

from __future__ import annotations

from bot.table.server.formats import Format
from bot.table.server.setups import Setup

FORMATS = (Format("teams", Setup(("base", "teams"), {}, {})),)
