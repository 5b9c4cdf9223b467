"""
Play an inventor: two numbers change places, but no 2, 6, 8 or 12.

It needs no building, and the robber stays where it is. Two equal numbers would change nothing.
Rules: cities_knights.md 8.1 (Inventor).
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from game.base.refusals import No as Base
from game.board.places import HexId
from game.cities_knights.progress import CARDS
from game.cities_knights.progress import No as Progress
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.state import State
from game.core.trace import Grounded, Trace

FIXED = frozenset({0, 2, 6, 8, 12})
"""Numbers that stay, or none."""


class PlayInventor(Action):
    """Swap the numbers of two hexes, named in reading order."""

    one: HexId
    two: HexId


class NumbersExchanged(Event):
    """*seat* has swapped two numbers: by hex, its terrain and its new number."""

    seat: Seat
    hexes: tuple[HexId, HexId]
    terrains: tuple[str, str]
    tokens: tuple[int, int]

    def traces(self) -> Iterable[Trace]:
        """Both hexes."""
        for number in (0, 1):
            terrain, before = self.terrains[number], self.tokens[1 - number]
            yield Grounded(self.hexes[number], terrain, self.tokens[number], (terrain, before))


class No(Reason):
    """Reasons two numbers can't be swapped."""

    STAYS = "only numbers other than 2, 6, 8 and 12 can be swapped"
    NOT_IN_ORDER = "name two hexes in reading order"


def movable(state: State) -> list[HexId]:
    """The land hexes with numbers that may be moved."""
    return [place for place in state.land_hexes if state.tokens[place] not in FIXED]


def cannot(state: State, seat: Seat, one: HexId, two: HexId) -> Reason | None:
    """The reason these two can't be swapped, or None."""
    if not all(0 <= place < state.topology.inner for place in (one, two)):
        return Base.NO_SUCH_PLACE
    if not {one, two} <= {*movable(state)}:
        return No.STAYS
    if one >= two:
        return No.NOT_IN_ORDER
    return Progress.NO_EFFECT if state.tokens[one] == state.tokens[two] else None


def pairs(state: State, seat: Seat) -> list[tuple[HexId, HexId]]:
    """Every two numbers that differ."""
    tokens = state.tokens
    found = combinations(movable(state), 2)
    return [(one, two) for one, two in found if tokens[one] != tokens[two]]


def exchange(state: State, seat: Seat, one: HexId, two: HexId) -> NumbersExchanged:
    """Exchange them."""
    first, second = state.tokens[one], state.tokens[two]
    kinds = state.terrain[one], state.terrain[two]
    state.lay_ground(one, kinds[0], second)
    state.lay_ground(two, kinds[1], first)
    names = state.rules.terrains[kinds[0]].name, state.rules.terrains[kinds[1]].name
    return NumbersExchanged(seat=seat, hexes=(one, two), terrains=names, tokens=(second, first))


VERB = CARDS.card(PlayInventor, "inventor", exchange, pairs, cannot)
