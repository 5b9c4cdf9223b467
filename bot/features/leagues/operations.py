"""The operations about a league's corrections."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.chat.operation import Operation


@dataclass(frozen=True, slots=True)
class Corrections(Operation):
    """Show all corrections of a league."""

    op: ClassVar[str] = "leaguelog"
    league: str


@dataclass(frozen=True, slots=True)
class Correct(Operation):
    """Correct a person's points in a league."""

    op: ClassVar[str] = "leaguefix"
    league: str
