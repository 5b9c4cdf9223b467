"""Sets of boxes that show what all sets do, so that only soaks try the others."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from _pytest.mark import ParameterSet

from game import seats_for, teams_of

TWO = frozenset({2})


def widest(found: Sequence[tuple[str, ...]]) -> tuple[tuple[str, ...], ...]:
    """The base game, and the sets of *found* that are no part of a larger one."""
    alike = repeats(found)
    others = [names for names in found if names not in alike]
    largest = [n for n in others if n == ("base",) or not any({*n} < {*o} for o in others)]
    return (*largest, *_shown(alike))


def repeats(found: Sequence[tuple[str, ...]]) -> tuple[tuple[str, ...], ...]:
    """
    The sets of *found* that repeat others, beginning with the smallest.

    Those for two have other defaults than the same set for three, those for many with the
    Harbormaster one more award, and those for teams another end than the same set for four.
    """
    return tuple(
        names
        for names in found
        if seats_for(names) == TWO or {"five_six", "harbormaster"} <= {*names} or teams_of(names)
    )


def _shown(alike: Sequence[tuple[str, ...]]) -> Sequence[tuple[str, ...]]:
    """The sets that show in every run that those *alike* work: the largest duel, and teams."""
    duels = sorted((names for names in alike if seats_for(names) == TWO), key=len)
    return (*duels[-1:], *sorted(filter(teams_of, alike), key=len)[-1:])


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
