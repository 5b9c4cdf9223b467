"""
Give a new island a number: from the supply by chance, and once that is empty from the main island.

The seat that came there chooses from the first of these groups that isn't empty: hexes next to an
own building that leave no building without a number and no 6 or 8 next to another; such hexes next
to any building; those that keep 6 and 8 apart; all. A single hex is taken without asking.
Rules: seafarers.md 7.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from game.base.maps import REDS
from game.base.refusals import No as Base
from game.board.places import CornerId, HexId
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.stack import Step
from game.core.state import State
from game.core.trace import Altered, Grounded, Trace
from game.core.verb import Verb
from game.discovery.families import NUMBER
from game.discovery.parts import NumberSupply, drawn


class TakeNumber(Action):
    """Take the number of the hex *origin* to the island."""

    origin: HexId


class NumberDrawn(Event):
    """*seat* has drawn *token* for *hex*, which has this *terrain*."""

    seat: Seat
    hex: HexId
    terrain: str
    token: int

    def traces(self) -> Iterable[Trace]:
        """The number, and the rest of the supply."""
        yield Grounded(self.hex, self.terrain, self.token, (self.terrain, 0))
        yield Altered(NumberSupply, partial(drawn, number=self.token), {"drawn": ()})


class NumberTaken(Event):
    """*seat* has moved *token* from one hex to another; the terrain of each."""

    seat: Seat
    origin: HexId
    to: HexId
    token: int
    terrains: tuple[str, str]

    def traces(self) -> Iterable[Trace]:
        """Both hexes."""
        here, there = self.terrains
        yield Grounded(self.origin, here, 0, (here, self.token))
        yield Grounded(self.to, there, self.token, (there, 0))


class No(Reason):
    """Reasons another number must be taken."""

    NO_NUMBER = "no number of the main island is there"
    NOT_BESIDE = "numbers beside your own buildings come first"
    LAST_NUMBER = "a building there would be left without a number"
    REDS_APART = "a 6 or 8 would be beside another"


Condition = Callable[[State, Seat, HexId, HexId], bool]
"""Test of a state, the seat taking a number, the hex that gets it, and a hex that might give it."""


def is_beside(state: State, seat: Seat, place: HexId, origin: HexId) -> bool:
    """Whether *seat* has a building there."""
    return any(state.corner_seat[corner] == seat for corner in _built(state, origin))


def is_spare(state: State, seat: Seat, place: HexId, origin: HexId) -> bool:
    """Whether every building there has another number of the main island."""
    home = state.part(NumberSupply).home
    return all(
        any(
            at in home and at != origin and state.tokens[at]
            for at in state.topology.corner_hexes[corner]
        )
        for corner in _built(state, origin)
    )


def is_apart(state: State, seat: Seat, place: HexId, origin: HexId) -> bool:
    """Whether its number is allowed next to those of the new islands."""
    new, topology = state.part(NumberSupply).new, state.topology
    beside = {at for edge in topology.hex_edges[place] for at in topology.edge_hexes[edge]}
    return state.tokens[origin] not in REDS or not any(
        state.tokens[at] in REDS for at in beside if at in new
    )


def _built(state: State, place: HexId) -> list[CornerId]:
    """The corners of a hex with buildings."""
    pieces, buildings = state.corner_piece, state.rules.buildings
    return [corner for corner in state.topology.hex_corners[place] if buildings[pieces[corner]]]


CONDITIONS: tuple[tuple[Condition, No], ...] = (
    (is_beside, No.NOT_BESIDE),
    (is_spare, No.LAST_NUMBER),
    (is_apart, No.REDS_APART),
)
"""Conditions on the number, in the order in which they are dropped, each with its refusal."""


def numbered(state: State) -> list[HexId]:
    """The hexes of the main island that have a number."""
    return [place for place in state.part(NumberSupply).home if state.tokens[place]]


def among(
    state: State, seat: Seat, place: HexId
) -> tuple[list[HexId], tuple[tuple[Condition, No], ...]]:
    """The hexes from which *seat* may take a number for *place*, and the conditions that apply."""
    found = numbered(state)
    for first in range(len(CONDITIONS)):
        holding = CONDITIONS[first:]
        if fit := [at for at in found if all(one(state, seat, place, at) for one, _ in holding)]:
            return fit, holding
    return found, ()


def ask(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """Draw a number for a hex, take the only one that fits, or wait for a choice."""
    place, seat = HexId(step.args[0]), step.seat
    left = state.part(NumberSupply).left()
    if left:
        token = chance.ask("number", [left[number] for number in range(13)])
        state.put(drawn(state.part(NumberSupply), token))
        state.lay_ground(place, state.terrain[place], token)
        name = state.rules.terrains[state.terrain[place]].name
        yield NumberDrawn(seat=seat, hex=place, terrain=name, token=token)
        return
    fit, _ = among(state, seat, place)
    if len(fit) == 1:
        yield take(state, seat, fit[0], place)
    else:
        coming.wait_for(state, seat, NUMBER, (place,))


def take(state: State, seat: Seat, origin: HexId, place: HexId) -> NumberTaken:
    """Take the number of *origin* to *place*."""
    token, kinds = state.tokens[origin], (state.terrain[origin], state.terrain[place])
    state.lay_ground(origin, kinds[0], 0)
    state.lay_ground(place, kinds[1], token)
    here, there = (state.rules.terrains[kind].name for kind in kinds)
    return NumberTaken(seat=seat, origin=origin, to=place, token=token, terrains=(here, there))


def asked_of(state: State, seat: Seat) -> HexId:
    """The hex for which *seat* owes a number."""
    return HexId(state.owes(seat, NUMBER)[0])


def refuse(state: State, seat: Seat, action: TakeNumber) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if not 0 <= action.origin < state.topology.inner:
        return Base.NO_SUCH_PLACE
    if action.origin not in numbered(state):
        return No.NO_NUMBER
    place = asked_of(state, seat)
    _, holding = among(state, seat, place)
    for is_met, reason in holding:
        if not is_met(state, seat, place, action.origin):
            return reason
    return None


def options(state: State, seat: Seat) -> list[TakeNumber]:
    """Every number that may be taken."""
    return [TakeNumber(origin) for origin in among(state, seat, asked_of(state, seat))[0]]


def apply(state: State, seat: Seat, action: TakeNumber, chance: Chance) -> Iterator[Event]:
    """Take it."""
    yield take(state, seat, action.origin, asked_of(state, seat))


def default(state: State, seat: Seat) -> TakeNumber:
    """The number that comes most rarely, in reading order."""
    return min(options(state, seat), key=lambda one: 6 - abs(7 - state.tokens[one.origin]))


VERB = Verb(TakeNumber, refuse, options, apply, family=NUMBER)
