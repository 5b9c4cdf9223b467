"""
Tables on printed maps: pieces by the names of the chart, hands, a moment, and questions.

    Trading(settlements={"a": "2,2 S"}, ships={"a": "1,4 NE"})

Corners are called ``1,4 N`` and edges ``1,4 NW``, as in `game.seafarers.grid`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from game import Seat, Seeded
from game.base import MODULE as BASE
from game.board.places import CornerId, EdgeId, HexId
from game.core import codec
from game.core.module import Module
from game.core.questions import PREPARE
from game.core.rows import Value
from game.core.start import lay_out
from game.seafarers.grid import corners, edges, hexes
from game.seafarers.module import MODULE as SEAFARERS
from tests.game.tables import LETTERS, NO_CHANCE, Table, cards, counted, deck_kind

FEW = 4
"""Maximum number of players without the box for five and six."""


class Charted(Table):
    """A game on a scenario's map at a given moment; its own table names the scenario."""

    scenario: ClassVar[Module]
    besides: ClassVar[tuple[Module, ...]] = ()
    """Boxes played in addition to the scenario."""

    def __init__(
        self,
        *hands: str,
        seats: int = 3,
        turn: str = "a",
        stage: str = "turn",
        settlements: Mapping[str, str] | None = None,
        cities: Mapping[str, str] | None = None,
        roads: Mapping[str, str] | None = None,
        ships: Mapping[str, str] | None = None,
        held: Mapping[str, str] | None = None,
        options: Mapping[str, Value] | None = None,
    ) -> None:
        """
        Lay everything out.

        *hands* are the seats' hands in order, *held* are development cards of earlier turns.
        """
        boxes = (BASE, *_for_many(seats), SEAFARERS, self.scenario, *self.besides)
        names = tuple(box.name for box in boxes)
        rules = codec.compiled(names, dict(options or {}), seats, boxes)
        (deal,) = rules.deals[str(rules.options["map"])]
        layout = deal(rules.options, seats, Seeded(b"chart"))
        self.state = state = lay_out(rules, layout)
        self.prepared = list(rules.answer(PREPARE)(state, layout, (), NO_CHANCE))
        for piece, places in (
            ("settlement", settlements),
            ("city", cities),
            ("road", roads),
            ("ship", ships),
        ):
            for letter, text in (places or {}).items():
                on_edges = piece in {"road", "ship"}
                for place in self.edges_at(text) if on_edges else self.corners_at(text):
                    state.lay(_seat(letter), place, rules.piece(piece))
        for letter, text in zip(LETTERS, hands, strict=False):
            state.give(_seat(letter), cards(text))
        for letter, text in (held or {}).items():
            for name, count in counted(text).items():
                for _ in range(count):
                    state.decks[0][deck_kind(name)] -= 1
                    state.hold(_seat(letter), deck_kind(name))
        self._begin(stage, _seat(turn))

    def corners_at(self, text: str) -> list[CornerId]:
        """The corners of ``1,4 N; 1,4 S``."""
        return [self.state.topology.corner(*place) for place in corners(text)]

    def edges_at(self, text: str) -> list[EdgeId]:
        """The edges of ``1,4 NW; 1,4 E``."""
        return [self.state.topology.edge(*place) for place in edges(text)]

    def corner_at(self, text: str) -> CornerId:
        """The corner ``1,4 N``."""
        (corner,) = self.corners_at(text)
        return corner

    def edge_at(self, text: str) -> EdgeId:
        """The edge ``1,4 NW``."""
        (edge,) = self.edges_at(text)
        return edge

    def hex_at(self, text: str) -> HexId:
        """The hex ``1,4``."""
        (at,) = hexes(text)
        return self.state.topology.hex(at)


def _for_many(seats: int) -> tuple[Module, ...]:
    """The box that five and six need."""
    if seats <= FEW:
        return ()
    from game.five_six.module import MODULE as FIVE_SIX

    return (FIVE_SIX,)


def _seat(letter: str) -> Seat:
    return Seat(LETTERS.index(letter))
