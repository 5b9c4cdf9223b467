"""Sets of boxes that show what all sets do, so that only soaks try the others."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from _pytest.mark import ParameterSet

from game import seats_for


def widest(found: Sequence[tuple[str, ...]]) -> tuple[tuple[str, ...], ...]:
    """The base game, and the sets of *found* that are no part of a larger one."""
    for_two = by_two(found)
    return tuple(
        names
        for names in found
        if names not in for_two
        if names == ("base",) or not any({*names} < {*o} for o in found if o not in for_two)
    ) + tuple(sorted(for_two, key=len)[-1:])


def by_two(found: Sequence[tuple[str, ...]]) -> tuple[tuple[str, ...], ...]:
    """The sets of *found* for two: other defaults for what the same set is for three."""
    return tuple(names for names in found if seats_for(names) == frozenset({2}))


def each_but_two(found: Sequence[tuple[str, ...]]) -> list[ParameterSet]:
    """Each set of *found* as a case of a test; those for two are soaks, but for the largest."""
    rare = by_two(found)
    rare = tuple(names for names in rare if names != max(rare, key=len))
    return [
        pytest.param(names, id=" ".join(names), marks=[pytest.mark.soak] if names in rare else [])
        for names in found
    ]


def each_set(found: Sequence[tuple[str, ...]]) -> list[ParameterSet]:
    """
    Each set of *found* as a case of a test; those that are part of a larger one are soaks.

    For what is drawn, told or stored in any set: a larger set has all that its parts have there.
    The rules are played in each set in every run (`tests/game/test_symmetry.py`).
    """
    daily = widest(found)
    return [
        pytest.param(names, id=" ".join(names), marks=[] if names in daily else [pytest.mark.soak])
        for names in found
    ]
