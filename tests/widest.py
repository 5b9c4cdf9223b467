"""Sets of boxes that show what all sets do, so that only soaks try the others."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from _pytest.mark import ParameterSet


def widest(found: Sequence[tuple[str, ...]]) -> tuple[tuple[str, ...], ...]:
    """The base game, and the sets of *found* that are no part of a larger one."""
    return tuple(
        names
        for names in found
        if names == ("base",) or not any({*names} < {*other} for other in found)
    )


def each_set(found: Sequence[tuple[str, ...]]) -> list[ParameterSet]:
    """
    Each set of *found* as a case of a test; those that are part of a larger one are soaks.

    For what is drawn, told or stored in any set: a larger set has all that its parts have there.
    The rules themselves are played in each set in the daily run (`tests/game`).
    """
    daily = widest(found)
    return [
        pytest.param(names, id=" ".join(names), marks=[] if names in daily else [pytest.mark.soak])
        for names in found
    ]
