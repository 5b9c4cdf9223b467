"""
Two against two as a module: the teams, and the boxes that they can play.

It has no verb of its own: partners play like everyone else, but win and lose together.
Rules: teams.md 17.
"""

from __future__ import annotations

from typing import Final

from game.core.cards import Seat
from game.core.module import Answer, Module
from game.core.questions import RESULT
from game.teams import result

TEAMS: Final = ((Seat(0), Seat(2)), (Seat(1), Seat(3)))
"""The teams: partners sit opposite each other, so that they take turns with their opponents."""

MODULE = Module(
    name="teams",
    seats=frozenset({sum(map(len, TEAMS))}),
    teams=TEAMS,
    needs=("base",),
    excludes=("duel", "five_six", "wonders"),
    answers=(Answer(RESULT, result.winners),),
)
