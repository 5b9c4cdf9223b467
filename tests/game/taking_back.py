"""Undo at drawn tables: the state it restores, and the reasons against it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import pytest

from game import Action, Game, Illegal, Reason, Scripted, Seat
from game.core import codec
from game.core.state import State
from game.core.undo import Undo
from tests.game.tables import LETTERS, NO_CHANCE, Table


def still(state: State) -> bytes:
    """*state* without the numbers that only count up."""
    copy = state.copy()
    copy.number = 0
    for name, part in state.parts.items():
        nothing = dict.fromkeys(part.counters, 0)
        copy.parts[name] = msgspec.structs.replace(part, **nothing) if nothing else part
    return codec.snapshot(copy)


class Slate:
    """A drawn table that records its actions."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game = Game(table.state)

    def play(self, action: Action, by: str = "a", **outcomes: Iterable[int]) -> Slate:
        """Play *action* for *by*, with these outcomes of chance."""
        self.game.play(Seat(LETTERS.index(by)), action, Scripted(then=None, **outcomes))
        return self

    def back(self, by: str = "a", number: int | None = None) -> Slate:
        """Undo the latest action, or the one with this number."""
        number = self.table.state.number if number is None else number
        self.game.enter(Seat(LETTERS.index(by)), Undo(number), NO_CHANCE)
        self.table.state = self.game.state
        return self

    def why_not(self, by: str = "a", number: int | None = None) -> Reason:
        """The reason why *by* may not undo it; nothing changes."""
        before = codec.snapshot(self.table.state)
        with pytest.raises(Illegal) as refused:
            self.back(by, number)
        assert codec.snapshot(self.game.state) == before
        return refused.value.reason


def comes_back(table: Table, action: Action, by: str = "a") -> None:
    """Fail unless *action*, played here, can be undone and restores everything."""
    before, slate = still(table.state), Slate(table)
    slate.play(action, by)
    assert still(table.state) != before
    slate.back(by)
    assert still(table.state) == before


def why_it_stays(table: Table, action: Action, by: str = "a", **outcomes: Iterable[int]) -> Reason:
    """The reason why *action*, played here, cannot be undone."""
    return Slate(table).play(action, by, **outcomes).why_not(by)
