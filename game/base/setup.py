"""
Set-up: the start seat, the starting pieces, the first turn.

By default every seat rolls two dice and the highest begins, ties rolling again among themselves;
on a map with fixed places, or by option, the start seat is drawn. By option it is the first seat.
Rules: base.md 2, 3, 12.A1, 12.A2, 12.A4.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.dice_deck import WHOLE
from game.base.move_robber import deserts
from game.base.parts import Robber, Turn
from game.base.rounds import rounds
from game.base.turn import PLAN, begin_stint
from game.board.layout import Layout, Start
from game.board.places import CornerId, EdgeId, HexId
from game.core import coming
from game.core.action import Event
from game.core.cards import Seat
from game.core.chance import Chance, dice
from game.core.stack import Step
from game.core.state import State
from game.errors import BadLayout

ROBBER = "robber"
"""Zone of a layout, without a hex, that leaves the robber off the board."""


class StartRolled(Event):
    """*seat* has rolled *dice* for the start."""

    seat: Seat
    dice: tuple[int, int]


class StartDecided(Event):
    """*seat* begins."""

    seat: Seat


def prepare(
    state: State, layout: Layout, colours: tuple[str, ...], chance: Chance
) -> Iterable[Event]:
    """
    Put the robber on its hex, one of the deserts by chance; note fixed places.

    It stays off the board where the map has a zone for it without a hex.
    """
    at: HexId | None = None
    if layout.robber is not None:
        at = state.topology.hex(layout.robber)
    elif layout.zones.get(ROBBER) != ():
        found = deserts(state)
        if not found:
            message = "the layout has no desert: name the hex where the robber starts"
            raise BadLayout(message)
        at = found[chance.ask("desert", (1,) * len(found)) if len(found) > 1 else 0]
    state.put(Robber(at=at))
    if state.rules.options.get("dice") == "deck":
        state.change(Turn, deck=WHOLE)
    if layout.starts:
        state.change(Turn, starts=starts_for(layout, colours))
    return ()


def choose_start(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """Roll or draw for the start seat, which is on turn from here."""
    among = [Seat(seat) for seat in range(state.seats)]
    if state.rules.options.get("first_seat"):
        among = among[:1]
    elif state.rules.options["start"] == "drawn" or state.part(Turn).starts:
        among = [among[chance.ask("start", (1,) * len(among))]]
    while len(among) > 1:
        rolls = {}
        for seat in among:
            rolls[seat] = dice(chance)
            yield StartRolled(seat=seat, dice=rolls[seat])
        best = max(map(sum, rolls.values()))
        among = [seat for seat in among if sum(rolls[seat]) == best]
    state.turn = among[0]
    yield StartDecided(seat=among[0])


def place(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Ask for the rounds of placements; on fixed places all of them go forward."""
    order = [state.turn, *state.others(state.turn)]
    is_fixed = bool(state.part(Turn).starts)
    coming.then(
        state,
        *(
            Step("found", seat, (number,))
            for number, this in enumerate(rounds(state), 1)
            for seat in (reversed(order) if this.is_backward and not is_fixed else order)
        ),
    )
    return ()


def first_turn(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Give the first turn to the seat that placed first; if it has left, its turn is skipped."""
    begin_stint(state, state.turn, PLAN)
    return ()


def starts_for(
    layout: Layout, colours: tuple[str, ...]
) -> tuple[tuple[tuple[CornerId, EdgeId], ...], ...]:
    """
    By seat, the fixed places of its own color, or else the next free ones.

    With fewer seats than starts, red is left out first (base.md 2).
    """
    usable = [start for start in layout.starts if start.colour != "red"]
    if len(colours) > len(usable):
        usable = list(layout.starts)
    if len(colours) > len(usable):
        message = (
            f"the map {layout.name} has places for {len(usable)} seats, not for {len(colours)}: "
            "choose another map"
        )
        raise BadLayout(message)
    own = {start.colour: start for start in usable}
    left = [start for start in usable if start.colour not in colours]
    chosen: list[Start] = [own.get(colour) or left.pop(0) for colour in colours]
    topology = layout.topology
    return tuple(
        tuple((topology.corner(*corner), topology.edge(*edge)) for corner, edge in start.places)
        for start in chosen
    )
