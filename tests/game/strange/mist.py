"""
Mist: hexes that are unknown until someone's road or rope ends there.

Nothing is decided before a hex is turned up: chance draws terrain, and a number if it yields, from
the rest. The player who turned it up gets a card of it. For a pebble two numbers at the vane can be
swapped, and that can be undone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.refusals import No as Base
from game.base.refusals import cannot_pay, pay
from game.board.places import HexId
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.enact import enact
from game.core.stack import Step
from game.core.state import State
from game.core.trace import BANK, Grounded, Trace, Went
from game.core.verb import Verb
from tests.game.strange.families import ROPE_WORK
from tests.game.strange.parts import Mist, Wind


class SwapNumbers(Action):
    """Swap the numbers of two hexes at the vane."""

    one: HexId
    two: HexId


class MistLifted(Event):
    """*seat* has turned up *terrain* with *token* on *hex*, and got *count* cards of it."""

    seat: Seat
    hex: HexId
    terrain: str
    token: int
    count: int

    def traces(self) -> Iterable[Trace]:
        """The hex and the card."""
        yield Grounded(self.hex, self.terrain, self.token, ("mist", 0))
        yield Went(BANK, self.seat, self.count, "gift")


class NumbersSwapped(Event):
    """*seat* has swapped two numbers; the fields have each hex's terrain and its new number."""

    seat: Seat
    hexes: tuple[HexId, ...]
    terrains: tuple[str, ...]
    tokens: tuple[int, ...]

    def traces(self) -> Iterable[Trace]:
        """Both hexes."""
        for number in (0, 1):
            terrain, before = self.terrains[number], self.tokens[1 - number]
            yield Grounded(self.hexes[number], terrain, self.tokens[number], (terrain, before))


class No(Reason):
    """Reasons why two numbers cannot be swapped."""

    NOT_THERE = "two hexes with numbers beside the vane change places, in reading order"


def found(state: State) -> Iterable[Event]:
    """The box's answer when tidying up: mist at the end of a road or rope."""
    mist = state.rules.terrain("mist")
    if mist not in state.terrain:
        return ()
    for place, kind in enumerate(state.terrain):
        if kind == mist:
            for corner in state.topology.hex_corners[place]:
                for edge in state.topology.corner_edges[corner]:
                    if state.edge_piece[edge] and state.edge_seat[edge] not in state.gone:
                        coming.then(state, Step("lift mist", Seat(state.edge_seat[edge]), (place,)))
                        return ()
    return ()


def lift(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """Draw the terrain and number there."""
    place, rules, left = HexId(step.args[0]), state.rules, state.part(Mist)
    terrains, numbers = list(left.terrains), list(left.numbers)
    name = terrains.pop(chance.ask("mist", (1,) * len(terrains)))
    card, token = rules.harvest[rules.terrain(name)], 0
    if card is not None:
        token = numbers.pop(chance.ask("number", (1,) * len(numbers)))
    state.change(Mist, terrains=tuple(terrains), numbers=tuple(numbers))
    count = 1 if card is not None and state.bank[card] else 0
    if card is not None:
        state.deal(step.seat, card, count)
    yield enact(
        state, MistLifted(seat=step.seat, hex=place, terrain=name, token=token, count=count)
    )


def near(state: State) -> list[HexId]:
    """The hexes with a number at the vane."""
    vane = state.part(Wind).vane
    edges = state.topology.hex_edges[vane]
    beside = {place for edge in edges for place in state.topology.edge_hexes[edge]} - {vane}
    return [place for place in sorted(beside) if state.tokens[place]]


def refuse(state: State, seat: Seat, action: SwapNumbers) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := cannot_pay(state, seat, SwapNumbers):
        return reason
    if not all(0 <= place < state.topology.inner for place in (action.one, action.two)):
        return Base.NO_SUCH_PLACE
    places = near(state)
    in_order = action.one < action.two
    return None if in_order and {action.one, action.two} <= {*places} else No.NOT_THERE


def options(state: State, seat: Seat) -> list[SwapNumbers]:
    """Every two of them, if the hand can pay."""
    if cannot_pay(state, seat, SwapNumbers):
        return []
    places = near(state)
    return [SwapNumbers(one, two) for one in places for two in places if one < two]


def apply(state: State, seat: Seat, action: SwapNumbers, chance: Chance) -> Iterator[Event]:
    """Pay, and swap them."""
    yield pay(state, seat, SwapNumbers)
    hexes = (action.one, action.two)
    kinds = [state.terrain[place] for place in hexes]
    tokens = [state.tokens[place] for place in reversed(hexes)]
    names = tuple(state.rules.terrains[kind].name for kind in kinds)
    yield enact(state, NumbersSwapped(seat=seat, hexes=hexes, terrains=names, tokens=tuple(tokens)))


VERB = Verb(SwapNumbers, refuse, options, apply, family=ROPE_WORK)
