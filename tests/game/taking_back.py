"""Taking back at drawn tables: what stands again, and why something stays."""

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
    """*state* without the numbers that only count on."""
    copy = state.copy()
    copy.number = 0
    for name, part in state.parts.items():
        nothing = dict.fromkeys(part.counters, 0)
        copy.parts[name] = msgspec.structs.replace(part, **nothing) if nothing else part
    return codec.snapshot(copy)


class Slate:
    """A drawn table whose actions are written down."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game = Game(table.state)

    def play(self, action: Action, by: str = "a", **outcomes: Iterable[int]) -> Slate:
        """Play *action* for *by*; chance comes out as told."""
        self.game.play(Seat(LETTERS.index(by)), action, Scripted(then=None, **outcomes))
        return self

    def back(self, by: str = "a", number: int | None = None) -> Slate:
        """Take the latest action back, or the one of this number."""
        number = self.table.state.number if number is None else number
        self.game.enter(Seat(LETTERS.index(by)), Undo(number), NO_CHANCE)
        self.table.state = self.game.state
        return self

    def why_not(self, by: str = "a", number: int | None = None) -> Reason:
        """Why *by* may not take it back; nothing has changed."""
        before = codec.snapshot(self.table.state)
        with pytest.raises(Illegal) as refused:
            self.back(by, number)
        assert codec.snapshot(self.game.state) == before
        return refused.value.reason


def comes_back(table: Table, action: Action, by: str = "a") -> None:
    """Fail unless *action*, played here, can be taken back, and all is as before."""
    before, slate = still(table.state), Slate(table)
    slate.play(action, by)
    assert still(table.state) != before
    slate.back(by)
    assert still(table.state) == before


def why_it_stays(table: Table, action: Action, by: str = "a", **outcomes: Iterable[int]) -> Reason:
    """Why *action*, played here, cannot be taken back."""
    return Slate(table).play(action, by, **outcomes).why_not(by)
