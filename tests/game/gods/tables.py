"""Drawn tables where seats have gods."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from game import Action, EdgeId, Seat
from game.core.module import Module
from game.gods import MODULE
from game.gods.after_use import ExchangeGod, FlipGod
from game.gods.parts import Gods
from game.gods.refusals import GodUsed
from tests.game.tables import LAND, A, Table

QUIET = ("osiris", "hapi", "ptah", "thoth")
"""Gods for seats that a test does not mention; they do nothing unasked."""

__all__ = ["LAND", "GodsTable", "used"]
"""A board with one settlement for each of three seats."""


class GodsTable(Table):
    """
    A table where a has the first of *gods*, b the next, and so on.

    Seats that are not named have a quiet god. *turned* are seats whose card shows its B side,
    *fresh* those whose card came this turn.
    """

    boxes: ClassVar[tuple[Module, ...]] = (MODULE,)

    def __init__(
        self, drawing: str, *hands: str, gods: str, turned: str = "", fresh: str = "", **rest: Any
    ) -> None:
        named = gods.split()
        quiet = (god for god in QUIET if god not in named)
        self._gods = named, quiet, turned, fresh
        super().__init__(drawing, *hands, **rest)

    def _begin(self, stage: str, seat: Seat) -> None:
        state = self.state
        if "" in state.part(Gods).held:
            named, quiet, turned, fresh = self._gods
            seats = "abcd"[: state.seats]
            held = (*named, *quiet)[: state.seats]
            now = state.stint + 1
            state.put(
                Gods(
                    held=held,
                    turned=tuple(letter in turned for letter in seats),
                    since=tuple(now * (letter in fresh) for letter in seats),
                )
            )
        super()._begin(stage, seat)

    @property
    def gods(self) -> Gods:
        """The part that knows which god helps which seat."""
        return self.state.part(Gods)

    def at(self, name: str) -> EdgeId:
        """The edge with this name."""
        return EdgeId(self.state.topology.named(name))

    def helped(self, action: Action, by: str = "a", **outcomes: Iterable[int]) -> list[Any]:
        """The events of *action*, after the one that names its god."""
        events = self.play(action, by, **outcomes)
        assert isinstance(events[0], GodUsed)
        return list(events[1:])

    def settles(self, by: str = "a") -> None:
        """Fail unless *by* owes turning or exchanging the god just used."""
        assert (by, "after use") in self.owes()
        assert {FlipGod, ExchangeGod} & self.verbs(by)


def used(god: str, seat: Seat = A) -> GodUsed:
    """The event of a god helping."""
    return GodUsed(seat=seat, god=god)
