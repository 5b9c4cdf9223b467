"""
Random games of boxes, as the `games.py` of a box's tests names them.

A box without such a file has games of the first set that contains it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from game import BOXES, offered, seats_for
from game.core.module import Module
from game.core.part import Part
from game.core.rows import Value
from tests.game.random_games import Playing
from tests.game.strange import MODULE as STRANGE
from tests.house import played_with

Look = Callable[[Playing], Iterable[str]]


def nothing(playing: Playing) -> Iterable[str]:
    """See nothing."""
    return ()


@dataclass(frozen=True)
class Games:
    """Games with some boxes, alike but for their seats, chance and options."""

    names: str
    """The boxes, such as ``base seafarers``."""
    boxes: Sequence[Module] = BOXES
    """The boxes in the house."""
    fixed: Mapping[str, Value] = field(default_factory=dict)
    """Options that aren't random."""
    points: int = 8
    """A target that random play reaches soon; 0 for a random one."""
    look: Look = nothing
    """Fails after an action if something of the box is wrong, and names what it sees."""
    shows: Mapping[str, int] = field(default_factory=dict)
    """How often whole games must show what *look* names, at least."""
    first: int = 1
    """The seed of the first whole game, and of the only one in a daily run that shows enough."""
    least: int = 4
    """Whole games that are played, at least."""
    ending: float = 0.5
    """The share of them that ends by itself, at least."""
    of: str | None = ""
    """The box whose verbs must be used, if not the last one; None for no such box."""
    seldom: frozenset[str] = frozenset()
    """Verbs of that box that whole games don't reach; each has a test of its own."""
    only: tuple[int, ...] = ()
    """The numbers of seats, if not all that the boxes allow."""
    computers: bool = False
    """Whether computers, too, play such a game to its end."""
    rare: bool = False
    """Whether only soaks play it."""

    def __str__(self) -> str:
        return " ".join((self.names, *(f"{name}={value}" for name, value in self.fixed.items())))

    @property
    def seats(self) -> Sequence[int]:
        """The numbers of seats."""
        return self.only or sorted(seats_for(self.names.split(), self.boxes))

    @property
    def is_offered(self) -> bool:
        """Whether a table can choose these boxes, with any map and options."""
        return tuple(self.names.split()) in offered()

    @property
    def box(self) -> str:
        """The box that they are about."""
        return self.names.split()[-1] if self.of == "" else self.of or ""

    @property
    def verbs(self) -> set[str]:
        """The names of the verbs that must be used."""
        found = (verb for box in self.boxes if box.name == self.box for verb in box.verbs)
        return {verb.action.__name__ for verb in found}

    @property
    def events(self) -> set[str]:
        """The names of the box's events."""
        return {e.__name__ for box in self.boxes if box.name == self.box for e in box.events}

    def playing(
        self, seed: int, *, seats: int = 0, leaving: float = 0, long: bool = False
    ) -> Playing:
        """A game; if it isn't *long*, to the target that random play reaches soon."""
        fixed = dict(self.fixed)
        if self.points and not long:
            fixed["points"] = self.points
        seats = seats or self.seats[seed % len(self.seats)]
        return Playing(
            tuple(self.names.split()), self.boxes, seats, seed, leaving=leaving, fixed=fixed
        )


def many(names: str, points: int, **more: Any) -> Games:
    """
    Games that only soaks play, because smaller sets show closely what they have.

    Every run plays their boxes together in `tests/game/test_ends_at_once.py`.
    """
    return Games(names, points=points, least=1, rare=True, **more)


def found() -> Iterable[Games]:
    """The games of every box."""
    for box in (*BOXES, STRANGE):
        if file := _file(box.name, "games"):
            yield from file.GAMES
        else:
            yield Games(" ".join(played_with(box.name)), of=box.name)


def retold(names: Iterable[str]) -> dict[type[Part], tuple[str, ...]]:
    """By part of these boxes, its fields that must be recomputed."""
    parts: dict[type[Part], tuple[str, ...]] = {}
    for name in names:
        file = _file(name, "retold")
        parts |= file.RETOLD if file else {}
    return parts


def _file(box: str, name: str) -> Any:
    """The file of this name in the tests of a box, or None."""
    folder = f"tests.game.{box}"
    there = find_spec(folder) and find_spec(f"{folder}.{name}")
    return import_module(f"{folder}.{name}") if there else None
