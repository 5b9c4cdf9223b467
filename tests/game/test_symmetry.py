"""
The rules prefer no seat and no place: a game turned around is the same game.

A random game is played together with its image, with the seats moved on and the board turned or
mirrored. Chance answers both alike. After every action the options, events and states of one must
be the image of the other's. Left out, with reasons:

- the start of the game: maps are printed one way round, and seats roll for the start in order;
- the order of options, of events, of debts that may be paid in any order, and of the sets in
  `turned.IN_ORDER`: a list needs some order, and the order of ids is as good as any;
- the hex that represents an island in its event (`turned.LOOSE`);
- defaults and computers' choices: among equals they take the first place in reading order. When
  only seats are moved, defaults are compared, too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest

from game import BOXES, Action, Choice, Event, Replayed, Seat, offered, seats_for
from game.board.places import Hex
from game.core import codec
from game.core.entries import Entry
from game.core.play import defaults, enter, options, play
from game.core.points import points
from tests.game.random_games import Playing
from tests.game.turned import Turned, facts, mirrored, turned_by, unmoved
from tests.house import DAILY, SCENARIOS

SETS = (*offered(), *SCENARIOS)
"""Every set of boxes, for soaks."""

SHORT, LONG = 64, 2500
"""Number of actions after which a game is left, in the daily run and in soaks."""

Spin = Callable[[Hex], Hex]


class Mirror(Playing):
    """A random game and its image."""

    def __init__(self, names: Sequence[str], seed: int, shift: int, spin: Spin) -> None:
        """Move the seats on by *shift*, and each hex as *spin* says."""
        seats = max(seats_for(names))
        # A game of two ends as soon as one leaves, and soon at a low target.
        more: dict[str, Any] = {"leaving": 0.002} if seats > 2 else {"fixed": {"points": 12}}
        super().__init__(names, BOXES, seats, seed, **more)
        self.turned = Turned(self.state, shift, spin)
        self.image = self.turned.state(self.state)
        self.same = Turned(self.image, 0, unmoved)
        self.is_board_unmoved = spin is unmoved
        self.compared = 0

    def step(self) -> list[Event]:
        """Play one action of both, and compare."""
        self.choices_are_alike()
        events = super().step()
        line, state = self.game.lines[-1], self.state
        action = codec.action_from(state.rules, state.topology, line.action)
        seat, chance = self.turned.seat(Seat(line.seat)), Replayed(line.chance)
        if isinstance(action, Entry):
            there = enter(self.image, seat, action, chance)
        else:
            there = play(self.image, seat, self.turned.struct(action), chance)
        assert as_set(self.turned, events) == as_set(self.same, there), action
        assert facts(self.same.state(self.image)) == facts(self.turned.state(state)), action
        return events

    def choices_are_alike(self) -> None:
        """Check that each seat has its image's options, points and default."""
        for seat in self.state.rules.table:
            other = self.turned.seat(seat)
            here = options(self.state, seat)
            assert as_set(self.turned, here) == as_set(self.same, options(self.image, other))
            assert points(self.state, seat) == points(self.image, other)
            self.compared += bool(here)
        if self.is_board_unmoved:
            moved = [(self.turned.seat(s), self.turned.struct(a)) for s, a in defaults(self.state)]
            there = [(s, self.same.struct(a)) for s, a in defaults(self.image)]
            assert Counter(map(repr, moved)) == Counter(map(repr, there))


def as_set(turned: Turned, things: Iterable[Event | Action | Choice]) -> Counter[str]:
    """The images of *things*, in any order."""
    return Counter(repr(turned.struct(each)) for each in things)


def compared(mirror: Mirror, most: int) -> int:
    """Play a game and its image; return the number of decisions compared."""
    while not mirror.state.winners and mirror.actions < most:
        mirror.step()
    return mirror.compared


@pytest.mark.parametrize("names", DAILY[::2], ids=" ".join)
def test_a_game_turned_round_is_the_same_game(names: tuple[str, ...]) -> None:
    """The image has seats moved on by one and its board mirrored; soaks play every set so."""
    assert compared(Mirror(names, 1, 1, mirrored), SHORT) > SHORT


@pytest.mark.parametrize("names", DAILY[1::2], ids=" ".join)
def test_no_seat_comes_first(names: tuple[str, ...]) -> None:
    """In the other sets, with only the seats moved on by two (or one of two), defaults match."""
    shift = min(2, max(seats_for(names)) - 1)
    assert compared(Mirror(names, 2, shift, unmoved), SHORT) > SHORT


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("shift", "spin"),
    [(1, unmoved), (0, turned_by(1)), (2, mirrored)],
    ids=["seats", "board", "both"],
)
@pytest.mark.parametrize("names", SETS, ids=" ".join)
def test_a_whole_game_turned_round_is_the_same_game(
    names: tuple[str, ...], shift: int, spin: Spin, seed: int
) -> None:
    """Whole games of every set of boxes match, also with only seats or only the board moved."""
    print(" ".join(names), compared(Mirror(names, seed, shift, spin), LONG))
