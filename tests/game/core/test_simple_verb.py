"""`simple_verb`: a verb made of functions that take the values of an action's fields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Scripted
from game.core.choice import Choice, Number
from game.core.verb import Verb, decline, simple_verb

STATE: Any = None
ANNA = Seat(0)


class Walk(Action):
    """Walk to *place*."""

    place: int


class Swap(Action):
    """Swap two places."""

    one: int
    two: int


class Rest(Action):
    """Go nowhere."""


class Walked(Event):
    """*seat* has walked to *place*."""

    seat: Seat
    place: int


class Rested(Event):
    """*seat* has gone nowhere."""

    seat: Seat


class No(Reason):
    """Reasons to stay."""

    FAR = "too far"


def walked(state: Any, seat: Seat, place: int) -> Walked:
    """Walk there."""
    return Walked(seat=seat, place=place)


def near(state: Any, seat: Seat) -> Sequence[int]:
    """The places nearby."""
    return (1, 2)


def test_one_reason_refuses_every_value_that_is_not_listed() -> None:
    """With a reason instead of a function, exactly the listed values are legal."""
    verb = simple_verb(Walk, "walk", walked, near, No.FAR)

    assert verb.options(STATE, ANNA) == [Walk(1), Walk(2)]
    assert [verb.refuse(STATE, ANNA, Walk(place)) for place in (0, 1, 2)] == [No.FAR, None, None]
    assert list(verb.apply(STATE, ANNA, Walk(2), Scripted())) == [Walked(seat=ANNA, place=2)]


def test_several_fields_are_listed_as_tuples() -> None:
    """The functions of an action with two fields take two values, and tuples list them."""

    def swapped(state: Any, seat: Seat, one: int, two: int) -> list[Event]:
        return [Walked(seat=seat, place=two), Walked(seat=seat, place=one)]

    verb: Verb[Any] = simple_verb(Swap, "walk", swapped, lambda state, seat: [(1, 2)], No.FAR)

    assert verb.options(STATE, ANNA) == [Swap(1, 2)]
    assert [verb.refuse(STATE, ANNA, Swap(1, two)) for two in (2, 3)] == [None, No.FAR]
    events = list(verb.apply(STATE, ANNA, Swap(1, 2), Scripted()))
    assert [event.place for event in events if isinstance(event, Walked)] == [2, 1]


def test_a_described_choice_is_listed_and_checked_as_such() -> None:
    """If *among* describes its values, the description is the one option, and the check."""
    described = Choice(Walk, (), numbers=(Number("place", 1, 6),))
    verb: Verb[Any] = simple_verb(Walk, "walk", walked, lambda state, seat: described, No.FAR)

    assert verb.options(STATE, ANNA) == (described,)
    assert [verb.refuse(STATE, ANNA, Walk(place)) for place in (6, 7)] == [None, No.FAR]


def test_an_action_without_fields_is_listed_unless_it_is_refused() -> None:
    """A decline is its one option, and reports its event; a refused one is not listed."""
    free: Verb[Any] = decline(Rest, "walk", Rested)
    barred: Verb[Any] = decline(Rest, "walk", Rested, lambda state, seat: No.FAR)

    assert (free.options(STATE, ANNA), barred.options(STATE, ANNA)) == ((Rest(),), ())
    assert barred.refuse(STATE, ANNA, Rest()) == No.FAR
    assert list(free.apply(STATE, ANNA, Rest(), Scripted())) == [Rested(seat=ANNA)]
