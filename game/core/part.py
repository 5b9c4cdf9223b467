"""The rest of a state: the parts of modules, and deck cards with their age."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, dataclass_transform

import msgspec

from game.board.places import EdgeId
from game.board.topology import Topology
from game.core.cards import Seat
from game.core.chance import Chance


@dataclass_transform(frozen_default=True, kw_only_default=True)
class Part(msgspec.Struct, frozen=True, kw_only=True):
    """A module's own data: frozen, of ints, strings and tuples. Its class name is its key."""

    matters: ClassVar[bool] = True
    """Whether awards or victory may depend on it; False for a part that never affects them."""
    bars_edges: ClassVar[bool] = False
    """Whether edge bars depend on it: then results kept about them are dropped when it changes."""
    counters: ClassVar[tuple[str, ...]] = ()
    """Fields that number things: they go on where an action is taken back, so none comes twice."""

    def may_bar(self, topology: Topology) -> Iterable[EdgeId]:
        """The edges that it may bar, if it bars any; others keep their results."""
        return topology.edge_ids

    def seen_by(self, seat: Seat | None, *, is_over: bool) -> Part:
        """The part as *seat*, or the table (None), may see it; all of it by default."""
        return self

    def dealt(self, chance: Chance) -> Part:
        """A part that may look like this one to its reader: chance deals the masked fields."""
        return self


class Held(msgspec.Struct, frozen=True, array_like=True):
    """A deck card in a seat's hand, and the stint in which it came."""

    card: int
    stint: int
