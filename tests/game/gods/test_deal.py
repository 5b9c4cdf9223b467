"""The set-up: who gets which god, and the display."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game import Event, Game, Layout, Scripted, Seat
from game.base import MODULE as BASE
from game.base.found import FirstCards
from game.base.turn import TurnBegan
from game.gods import MODULE
from game.gods.deal import GodDealt
from game.gods.names import GODS
from game.gods.parts import Gods
from tests.game.base.test_setup import PLAIN
from tests.game.tables import A, B, C, D

OPEN_FROM_THE_START = ("amun", "bastet", "hapi", "isis", "maat", "thoth")


def begun(seats: int, layout: Layout | None, start: int = 0) -> Game:
    """A game with gods, on *layout* or on the beginners' map."""
    settings = {"start": "drawn"} | ({} if layout else {"map": "beginner"})
    return Game.new(
        seats,
        Scripted(start=[start]),
        modules=("base", "gods"),
        settings=settings,
        layout=layout,
        boxes=(BASE, MODULE),
    )


def founded(game: Game) -> Iterator[list[Event]]:
    """The events of each placement in the set-up, first a settlement and then its road."""
    while game.state.stint == 0:
        seat = game.state.debts()[0].seat
        (*_, action) = game.options(seat)[:1]
        yield game.play(seat, action, Scripted())  # type: ignore[arg-type]  # places are listed


def dealt(events: list[Event]) -> list[GodDealt]:
    """The gods that seats got."""
    return [event for event in events if isinstance(event, GodDealt)]


@pytest.mark.rule("2.1")
def test_there_are_ten_gods() -> None:
    """Six are on display, and four numbered ones are in a stack with Horus on top."""
    gods = begun(4, PLAIN).state.part(Gods)

    assert len(GODS) == 10
    assert gods.stack == ("horus", "ptah", "atum", "osiris")
    assert gods.display == OPEN_FROM_THE_START


@pytest.mark.rule("2.1")
def test_the_last_in_the_order_of_turns_takes_the_first_god() -> None:
    """Each seat takes the next of the stack, so with four players the start seat gets Osiris."""
    told = [dealt(events) for events in founded(begun(4, PLAIN, start=1))]

    assert [event for events in told for event in events] == [
        GodDealt(seat=A, god="horus"),
        GodDealt(seat=D, god="ptah"),
        GodDealt(seat=C, god="atum"),
        GodDealt(seat=B, god="osiris"),
    ]


@pytest.mark.rule("2.1")
def test_a_god_comes_with_the_second_settlement() -> None:
    """The god is taken after the second settlement and before its road."""
    events = next(events for events in founded(begun(3, PLAIN)) if dealt(events))

    assert isinstance(events[-2], FirstCards)
    assert events[-1] == GodDealt(seat=C, god="horus")


@pytest.mark.rule("2.1")
def test_what_is_left_of_the_stack_joins_the_display() -> None:
    """With three players the start seat gets Atum, and Osiris joins the display of seven."""
    game = begun(3, PLAIN)

    list(founded(game))

    gods = game.state.part(Gods)
    assert gods.held == ("atum", "ptah", "horus")
    assert set(gods.display) == {*OPEN_FROM_THE_START, "osiris"}
    assert gods.stack == ()


@pytest.mark.rule("2.1", "5.9")
def test_on_fixed_places_gods_are_dealt_in_the_same_order() -> None:
    """The last in turn order is first, before the first roll."""
    game = begun(3, None, start=1)

    events = game.events(game.lines[0])

    assert dealt(events) == [
        GodDealt(seat=A, god="horus"),
        GodDealt(seat=C, god="ptah"),
        GodDealt(seat=B, god="atum"),
    ]
    assert TurnBegan(seat=B) in events


@pytest.mark.rule("2.1")
def test_all_gods_are_public() -> None:
    """The table and all seats see every card, its side, and the display."""
    game = begun(4, None)

    shown = [game.view(reader).part(Gods) for reader in (None, A, Seat(3))]

    assert shown == [game.state.part(Gods)] * 3
