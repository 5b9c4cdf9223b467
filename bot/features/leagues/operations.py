"""The operations about a league's corrections."""

from __future__ import annotations

from bot.chat.operation import Operation


class Corrections(Operation, op="leaguelog"):
    """Show all corrections of a league."""

    league: str


class Correct(Operation, op="leaguefix"):
    """Correct a person's points in a league."""

    league: str
