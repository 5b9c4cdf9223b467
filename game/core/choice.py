"""
Choices of cards or numbers, described instead of listed.

Where a seat chooses the cards or numbers of an action, its legal actions are one `Choice`: the
fields, the values to choose from, how many. It answers whether an action is among them, and draws
one. Forms, autocomplete, random play and computer players use nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import msgspec

from game.core.action import Action
from game.core.cards import Cards, Seat
from game.core.chance import Chance


class Vector(msgspec.Struct, frozen=True):
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

    def sample(self, chance: Chance) -> Cards:
        """Cards that fit, drawn one by one."""
        left = list(self.of)
        most = min(self.most, sum(left))
        least = min(self.least, most)
        count = least + (chance.ask("count", (1,) * (most - least + 1)) if most > least else 0)
        cards = [0] * len(left)
        for _ in range(count):
            card = chance.ask("card", left)
            left[card] -= 1
            cards[card] += 1
        return tuple(cards)


class Number(msgspec.Struct, frozen=True):
    """One field that is a number from *least* to *most*."""

    name: str
    least: int
    most: int


class Choice(msgspec.Struct, frozen=True):
    """All actions of one type that differ in the chosen fields, and the values to choose from."""

    action: type[Action]
    vectors: tuple[Vector, ...]
    fixed: dict[str, Any] = {}
    """Fields whose value is settled."""
    seats: tuple[str, tuple[Seat, ...]] | None = None
    """A field of seats, and the seats of which it takes one or more."""
    flags: tuple[str, ...] = ()
    """Fields that are true or false."""
    numbers: tuple[Number, ...] = ()
    """Fields that are numbers, each chosen by itself."""
    disjoint: bool = False
    """Whether a kind may be in only one of the vectors."""

    def contains(self, action: Action) -> bool:
        """Whether *action* is one of these."""
        if type(action) is not self.action:
            return False
        chosen: list[Cards] = [getattr(action, vector.name) for vector in self.vectors]
        if any(getattr(action, name) != value for name, value in self.fixed.items()):
            return False
        for number in self.numbers:
            if not number.least <= getattr(action, number.name) <= number.most:
                return False
        if not all(map(Vector.contains, self.vectors, chosen)):
            return False
        if self.disjoint and any(
            sum(map(bool, column)) > 1 for column in zip(*chosen, strict=True)
        ):
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
        for vector in self._parted(chance) if self.disjoint else self.vectors:
            values[vector.name] = vector.sample(chance)
        for number in self.numbers:
            ways = (1,) * (number.most - number.least + 1)
            values[number.name] = number.least + chance.ask("number", ways)
        for flag in self.flags:
            values[flag] = bool(chance.ask("flag", (1, 1)))
        if self.seats:
            name, among = self.seats
            subsets = list(product((False, True), repeat=len(among)))[1:]
            subset = subsets[chance.ask("seats", (1,) * len(subsets))]
            values[name] = tuple(seat for seat, is_in in zip(among, subset, strict=True) if is_in)
        return self.action(**values)

    def _parted(self, chance: Chance) -> Sequence[Vector]:
        """The vectors with the kinds dealt out among them, so that each can be filled."""
        sides = (1,) * len(self.vectors)
        while True:
            side_of = [chance.ask("side", sides) for _ in self.vectors[0].of]
            parted = [
                msgspec.structs.replace(
                    vector, of=tuple(n if side_of[k] == i else 0 for k, n in enumerate(vector.of))
                )
                for i, vector in enumerate(self.vectors)
            ]
            if all(sum(vector.of) >= vector.least for vector in parted):
                return parted
