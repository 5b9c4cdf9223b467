"""
Vectors are described, not listed.

Where an action carries cards that somebody chooses, the legal actions are one `Choice`: its
fields, from what, how many. It answers whether an action is among them, and draws one. Forms,
autocomplete, random play and computer players use nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from game.core.action import Action
from game.core.cards import Cards, Seat
from game.core.chance import Chance


@dataclass(frozen=True, slots=True)
class Vector:
    """One field of cards: between *least* and *most* cards out of *of*."""

    name: str
    of: Cards
    least: int
    most: int

    def contains(self, cards: Cards) -> bool:
        """Whether *cards* fits."""
        return (
            len(cards) == len(self.of)
            and self.least <= sum(cards) <= self.most
            and all(0 <= n <= have for n, have in zip(cards, self.of, strict=True))
        )

    def sample(self, chance: Chance, avoid: Cards | None = None) -> Cards:
        """Cards that fit, drawn one by one; none of the kinds in *avoid*."""
        left = [0 if avoid and avoid[i] else n for i, n in enumerate(self.of)]
        most = min(self.most, sum(left))
        least = min(self.least, most)
        count = least + (chance.ask("count", (1,) * (most - least + 1)) if most > least else 0)
        cards = [0] * len(left)
        for _ in range(count):
            kind = chance.ask("card", left)
            left[kind] -= 1
            cards[kind] += 1
        return tuple(cards)


@dataclass(frozen=True, slots=True)
class Choice:
    """All actions of one type that differ in chosen cards; see the module's text."""

    action: type[Action]
    vectors: tuple[Vector, ...]
    fixed: dict[str, Any] = field(default_factory=dict)
    """Fields whose value is settled."""
    seats: tuple[str, tuple[Seat, ...]] | None = None
    """A field of seats, and the seats of which it takes one or more."""
    flags: tuple[str, ...] = ()
    """Fields that are true or false."""
    disjoint: bool = False
    """Whether no kind may stand in two vectors."""

    def contains(self, action: Action) -> bool:
        """Whether *action* is one of these."""
        if type(action) is not self.action:
            return False
        chosen: list[Cards] = [getattr(action, vector.name) for vector in self.vectors]
        if any(getattr(action, name) != value for name, value in self.fixed.items()):
            return False
        if not all(map(Vector.contains, self.vectors, chosen)):
            return False
        if self.disjoint and any(sum(map(bool, kinds)) > 1 for kinds in zip(*chosen, strict=True)):
            return False
        if self.seats:
            name, among = self.seats
            seats: Sequence[Seat] = getattr(action, name)
            return (
                bool(seats)
                and all(seat in among for seat in seats)
                and tuple(sorted(set(seats))) == tuple(seats)
            )
        return True

    def sample(self, chance: Chance) -> Action:
        """One of these actions, drawn by *chance*."""
        values = dict(self.fixed)
        before: Cards | None = None
        for vector in self.vectors:
            values[vector.name] = cards = vector.sample(chance, before if self.disjoint else None)
            before = tuple(map(sum, zip(before, cards, strict=True))) if before else cards
        for flag in self.flags:
            values[flag] = bool(chance.ask("flag", (1, 1)))
        if self.seats:
            name, among = self.seats
            subsets = list(product((False, True), repeat=len(among)))[1:]
            subset = subsets[chance.ask("seats", (1,) * len(subsets))]
            values[name] = tuple(seat for seat, is_in in zip(among, subset, strict=True) if is_in)
        return self.action(**values)
