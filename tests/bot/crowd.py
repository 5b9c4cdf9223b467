"""Everyone in the sandbox who can sit at a table, as many as its boxes take."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenes import PEOPLE
from tests.house import seats

CROWD = PEOPLE | {"Eve": 1100000000000000005, "Gus": 1100000000000000006}


def sitting(modules: Sequence[str]) -> dict[str, int]:
    """The people who sit down to play these boxes: four, or as close to four as possible."""
    return dict([*CROWD.items()][: seats(modules)])
