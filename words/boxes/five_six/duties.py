"""Duties of the second of a pair: less than a whole turn."""

from __future__ import annotations

from game.base.families import TURN
from game.five_six.paired import PART

OTHERWISE = {TURN: lambda view: view.plan == PART}
