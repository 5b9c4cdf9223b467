"""
Play a bishop: move the robber, and steal a card from every opponent with a building there.

One from each, for any number of buildings. The robber moves by its own rules, never before the
first attack, and no other figure does. If the friendly option keeps it off everywhere, so that it
could only stay, the card does nothing and can't be played.
Rules: cities_knights.md 8.2 (Bishop), 2.4.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.base import move_robber
from game.base.families import ROBBER
from game.base.move_robber import MoveRobber, RobberMoved
from game.base.parts import Robber
from game.base.rob import Rob, neighbours, with_cards
from game.base.rob import apply as steal
from game.board.places import HexId
from game.cities_knights.families import PROGRESS
from game.cities_knights.progress import No as Progress
from game.cities_knights.progress import cannot_play, held_cards, play_card
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.core.verb import Verb

CARD = "bishop"


class PlayBishop(Action):
    """Move the robber to the hex *to*."""

    to: HexId


def refuse(state: State, seat: Seat, action: PlayBishop) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := cannot_play(state, seat, CARD):
        return reason
    move = MoveRobber(action.to)
    if reason := move_robber.refuse(state, seat, move):
        return reason
    for veto in state.rules.vetoes[MoveRobber]:
        if reason := veto.refuse(state, seat, move):
            return reason
    return Progress.NO_EFFECT if _stays(state, action.to) else None


def _stays(state: State, to: HexId) -> bool:
    """Whether the robber is there already, and would stay."""
    return to == state.part(Robber).at


def options(state: State, seat: Seat) -> list[PlayBishop]:
    """Every hex the robber may go to."""
    if cannot_play(state, seat, CARD):
        return []
    found = state.rules.listed(state, seat, (ROBBER,))
    moves = [action.to for action in found if isinstance(action, MoveRobber)]
    return [PlayBishop(to) for to in moves if not _stays(state, to)]


def apply(state: State, seat: Seat, action: PlayBishop, chance: Chance) -> Iterator[Event]:
    """Move it, and steal from one after another."""
    yield play_card(state, seat, CARD)
    origin = state.part(Robber).at
    state.put(Robber(at=action.to, is_kept_off=not move_robber.places(state, seat)))
    yield RobberMoved(seat=seat, origin=origin, to=action.to)
    victims = with_cards(state, seat, neighbours(state))
    for victim in [other for other in state.others(seat) if other in victims]:
        yield from steal(state, seat, Rob(victim), chance)


VERB = Verb(PlayBishop, refuse, options, apply, family=PROGRESS, look=held_cards, needs=CARD)
