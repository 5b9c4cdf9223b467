"""The format of Cities & Knights."""

from __future__ import annotations

from bot.table.server.formats import Format
from bot.table.server.setups import Setup

FORMATS = (Format("knights", Setup(("base", "cities_knights"), {}, {})),)
