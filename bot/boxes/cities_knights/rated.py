"""Games with Cities & Knights are rated apart."""

from __future__ import annotations

from bot.table.server.rated_kinds import Kind

KINDS = (Kind("cities_knights"),)
