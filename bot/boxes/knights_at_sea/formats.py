"""The format of Cities & Knights with Seafarers."""

from __future__ import annotations

from bot.table.server.formats import Format
from bot.table.server.setups import Setup

FORMATS = (Format("at_sea", Setup(("base", "cities_knights", "seafarers"), {}, {})),)
