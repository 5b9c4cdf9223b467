"""
Kinds of games that are rated apart from others.

Games of two, and those of three or more, are always apart. A box can add a kind for its own
games: ``KINDS`` in its file ``rated.py``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from bot.brought import brought
from words import Words

TWO = 2


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of games."""

    name: str
    """The name of the box that brings it, or a key of ``ui.button.leaderboard``."""
    fewest: int = TWO + 1
    """Minimum number of seats."""
    in_teams: bool = False
    """Whether the players of one place are a team, and are rated as one."""


LARGER, OF_TWO = Kind("more"), Kind("two", TWO)


@cache
def of_boxes() -> tuple[Kind, ...]:
    """The kinds that boxes bring; teams come before others."""
    found: list[Kind] = [kind for kinds in brought("rated", "KINDS") for kind in kinds]
    return tuple(sorted(found, key=lambda kind: not kind.in_teams))


def kind_of(modules: Sequence[str], seats: int) -> Kind:
    """The kind of a game by its modules and its number of seats; computers count as well."""
    for kind in of_boxes():
        if kind.name in modules and seats >= kind.fewest:
            return kind
    return OF_TWO if seats == TWO else LARGER


def names() -> tuple[str, ...]:
    """The names of all kinds, in the order of their buttons."""
    return (LARGER.name, OF_TWO.name, *(kind.name for kind in of_boxes()))


def said(w: Words, name: str) -> str:
    """The name of a kind in words, as on its button."""
    is_own = name in (LARGER.name, OF_TWO.name)
    return w.say(f"ui.button.leaderboard.{name}" if is_own else f"box.{name}")
