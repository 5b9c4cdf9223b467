"""
Play an inventor: two numbers change places, but no 2, 6, 8 or 12.

It needs no building, and the robber stays where it is. Two equal numbers would change nothing.
Rules: cities_knights.md 8.1 (Inventor).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.refusals import No as Base
from game.board.places import HexId
from game.cities_knights.families import PROGRESS
from game.cities_knights.progress import No as Progress
from game.cities_knights.progress import cannot_play, held_cards, play_card
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.core.trace import Grounded, Trace
from game.core.verb import Verb

CARD = "inventor"
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


def refuse(state: State, seat: Seat, action: PlayInventor) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := cannot_play(state, seat, CARD):
        return reason
    places = (action.one, action.two)
    if not all(0 <= place < state.topology.inner for place in places):
        return Base.NO_SUCH_PLACE
    if not {*places} <= {*movable(state)}:
        return No.STAYS
    if action.one >= action.two:
        return No.NOT_IN_ORDER
    is_idle = state.tokens[action.one] == state.tokens[action.two]
    return Progress.NO_EFFECT if is_idle else None


def options(state: State, seat: Seat) -> list[PlayInventor]:
    """Every two numbers that differ."""
    if cannot_play(state, seat, CARD):
        return []
    places, tokens = movable(state), state.tokens
    return [
        PlayInventor(one, two)
        for i, one in enumerate(places)
        for two in places[i + 1 :]
        if tokens[one] != tokens[two]
    ]


def apply(state: State, seat: Seat, action: PlayInventor, chance: Chance) -> Iterator[Event]:
    """Exchange them."""
    yield play_card(state, seat, CARD)
    one, two = action.one, action.two
    first, second = state.tokens[one], state.tokens[two]
    kinds = state.terrain[one], state.terrain[two]
    state.lay_ground(one, kinds[0], second)
    state.lay_ground(two, kinds[1], first)
    names = state.rules.terrains[kinds[0]].name, state.rules.terrains[kinds[1]].name
    yield NumbersExchanged(seat=seat, hexes=(one, two), terrains=names, tokens=(second, first))


VERB = Verb(PlayInventor, refuse, options, apply, family=PROGRESS, look=held_cards, needs=CARD)
