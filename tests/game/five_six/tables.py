"""Tables for six, with paired turns or building phases."""

from __future__ import annotations

from typing import Any, ClassVar

from game import Seat
from game.base import MODULE as BASE
from game.base.end_turn import EndTurn
from game.core.action import Action, Event
from game.core.module import Module
from game.five_six.module import MODULE as FIVE_SIX
from game.five_six.pass_building import PassBuilding
from tests.game.tables import LAND, LETTERS, Table, cards

BOXES = (BASE, FIVE_SIX)
NAMES = ("base", "five_six")

A, B, C, D, E, F = map(Seat, range(6))

ROAD = "lumber brick"
CARD = "ore wool grain"
CITY = "3 ore 2 grain"


class Six(Table):
    """A game of six where a, b and c have pieces; hands are given by name."""

    boxes: ClassVar[tuple[Module, ...]] = (FIVE_SIX,)

    def __init__(self, drawing: str = LAND, *, e: str = "", f: str = "", **more: Any) -> None:
        super().__init__(drawing, **{"seats": 6, **more})
        for seat, text in ((E, e), (F, f)):
            if text:
                self.state.give(seat, cards(text))

    def end(self, by: str = "a") -> list[Event]:
        """End the turn of *by*, or its part of a pair."""
        return self.play(EndTurn(), by)

    def owed(self) -> list[tuple[str, str]]:
        """The seats that owe something now, with their duties."""
        return [(LETTERS[debt.seat], debt.duty) for debt in self.state.debts()]

    def at(self) -> tuple[str, str]:
        """The seat whose stint it is, and its plan."""
        return LETTERS[self.state.turn], self.state.plan


class Phase(Six):
    """The same with building phases instead of pairs."""

    def __init__(self, drawing: str = LAND, **more: Any) -> None:
        super().__init__(drawing, options={"turns": "building", **more.pop("options", {})}, **more)

    def pass_on(self, by: str) -> list[Event]:
        """End the building of *by* for this phase."""
        return self.play(PassBuilding(), by)

    def may(self, verb: type[Action], by: str) -> bool:
        """True if *by* may use *verb*."""
        return verb in self.verbs(by)
