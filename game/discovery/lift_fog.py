"""
Reveal a hidden hex: terrain by chance, a number if it takes one, a card for the seat there.

For gold the seat chooses the card; if the bank has none of the kind there is none. By option
nothing is paid for hexes revealed in set-up.
Rules: seafarers.md 4.1, 12.5.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from game.board.places import HexId
from game.core.action import Event
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.stack import Step
from game.core.state import State
from game.core.trace import BANK, Altered, Grounded, Trace, Went
from game.discovery.parts import Fog, turned_up
from game.discovery.rows import HIDDEN
from game.seafarers.choose_gold import ask_for


class FogLifted(Event):
    """*seat* has revealed *terrain* with *token* on *hex*, and has got *count* cards of it."""

    seat: Seat
    hex: HexId
    terrain: str
    token: int
    count: int

    def traces(self) -> Iterable[Trace]:
        """The ground, the hexes still hidden, and the card."""
        yield Grounded(self.hex, self.terrain, self.token, (HIDDEN, 0))
        yield Altered(
            Fog, partial(turned_up, terrain=self.terrain, number=self.token), {"found": ()}
        )
        yield Went(BANK, self.seat, self.count, "gift")


def lift(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """Draw the terrain, place it, and pay for it."""
    place, rules, seat = HexId(step.args[0]), state.rules, step.seat
    terrains, numbers = state.part(Fog).left()
    kind = chance.ask("fog", [terrains[terrain.name] for terrain in rules.terrains])
    token = 0
    if not rules.barren[kind]:
        token = chance.ask("number", [numbers[number] for number in range(13)])
    name = rules.terrains[kind].name
    state.put(turned_up(state.part(Fog), name, token))
    state.lay_ground(place, kind, token)
    count, card = 0, rules.harvest[kind]
    if state.stint or rules.options["fog_reward_setup"]:
        if card is not None and state.bank[card]:
            state.deal(seat, card, 1)
            count = 1
        if rules.chosen[kind]:
            ask_for(state, seat, 1)
    yield FogLifted(seat=seat, hex=place, terrain=name, token=token, count=count)
