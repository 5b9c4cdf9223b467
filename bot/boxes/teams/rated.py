"""Games of teams are rated apart, two teams against each other."""

from __future__ import annotations

from bot.table.server.rated_kinds import Kind

KINDS = (Kind("teams", 4, in_teams=True),)
