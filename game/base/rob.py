"""
Steal one card at random from one opponent with a building next to the robber.

The verb that causes a theft says which seats it may hit. Only opponents with cards can be robbed:
one such opponent is robbed without asking, several leave the choice to the seat, none means no
theft.
Rules: base.md 12.E3.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from game.base.families import ROB
from game.base.parts import Robber
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat, one
from game.core.chance import Chance
from game.core.stack import Frame, Step
from game.core.state import State
from game.core.trace import Trace, Went
from game.core.verb import Verb


class Rob(Action):
    """Steal from *victim*."""

    victim: Seat


class Robbed(Event):
    """*seat* has stolen *card* from *victim*; only these two know the kind."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    victim: Seat
    card: int | None

    def insiders(self) -> tuple[Seat, ...]:
        """Thief and victim."""
        return (self.seat, self.victim)

    def traces(self) -> Iterable[Trace]:
        """One card, of any kind."""
        return (Went(self.victim, self.seat, 1, "theft"),)


class No(Reason):
    """Reasons this seat cannot be robbed."""

    NO_VICTIM = "the seat has no building there, or no cards"


def rob_among(state: State, seat: Seat, seats: Iterable[Seat]) -> None:
    """Make *seat* steal a card from one of *seats*, by its choice, before all else."""
    coming.then(state, Step("ask rob", seat, tuple(sorted({*seats}))))


def neighbours(state: State) -> set[Seat]:
    """Seats with a building at the robber's hex, unless it is kept off robbing."""
    robber = state.part(Robber)
    if robber.is_kept_off or robber.at is None:
        return set()
    pieces, owners = state.corner_piece, state.corner_seat
    return {
        Seat(owners[corner])
        for corner in state.topology.hex_corners[robber.at]
        if state.rules.buildings[pieces[corner]]
    }


def with_cards(state: State, seat: Seat, among: Iterable[int]) -> list[Seat]:
    """The seats *among* others from which *seat* may steal."""
    others = state.others(seat)
    return sorted([other for other in others if other in among and any(state.hands[other])])


def victims(state: State, seat: Seat) -> list[Seat]:
    """The seats that *seat* chooses among now."""
    debt = state.debt(seat, ROB)
    return with_cards(state, seat, debt.args) if debt else []


def refuse(state: State, seat: Seat, action: Rob) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    return None if action.victim in victims(state, seat) else No.NO_VICTIM


def options(state: State, seat: Seat) -> list[Rob]:
    """One option for each seat that may be robbed."""
    return [Rob(victim) for victim in victims(state, seat)]


def apply(state: State, seat: Seat, action: Rob, chance: Chance) -> Iterator[Event]:
    """Draw a card from the victim's hand."""
    card = chance.ask("theft", state.hands[action.victim])
    state.pass_on(action.victim, seat, one(card, len(state.bank)))
    yield Robbed(seat=seat, victim=action.victim, card=card)


def default(state: State, seat: Seat) -> Rob:
    """The opponent with the most cards, the first one clockwise; a partner only if alone."""
    found, partners = victims(state, seat), state.rules.partners[seat]
    clockwise = [other for other in state.others(seat) if other in found]
    return Rob(max(clockwise, key=lambda one: (one not in partners, sum(state.hands[one]))))


def ask(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """Rob the only victim, or wait for a choice."""
    found = with_cards(state, step.seat, step.args)
    if len(found) == 1:
        yield from apply(state, step.seat, Rob(found[0]), chance)
    elif found:
        coming.wait_for(state, step.seat, ROB, tuple(found))


def look_again(state: State, seat: Seat) -> Iterable[Event]:
    """The base's answer: a thief who could have robbed the seat that left chooses again."""
    for i, entry in enumerate(state.stack):
        if isinstance(entry, Frame):
            for debt in entry.debts:
                if debt.duty == ROB and seat in debt.args:
                    left = tuple([victim for victim in debt.args if victim != seat])
                    state.stack[i] = Step("ask rob", debt.seat, left)
    return ()


VERB = Verb(Rob, refuse, options, apply, family=ROB)
