"""
Random games of every box, checked after their actions.

The default run checks a few games closely and more of them now and then; `make soak` checks
hundreds. Boxes name their games in `games.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from game import BOXES, Action, Choice, Seat, offered
from game.core.play import defaults
from tests.game.computer.players import Evening
from tests.game.games import Games, found, retold
from tests.game.random_games import LATE, MOST, OFTEN, STAYING, folds, in_turn, played
from tests.game.strange.games import exchange_vows
from tests.game.tales import is_retold
from tests.house import played_with

GAMES = (*found(),)
EACH = pytest.mark.parametrize("games", GAMES, ids=str)
MANY = 40
"""Whole games after which a box has shown enough."""

COMPUTER, ABSENT, RANDOM = map(Seat, range(3))


class Company(Evening):
    """A game of these three players."""

    def _chosen(self, seat: Seat, options: Sequence[Action | Choice]) -> Action:
        if seat == ABSENT:
            return dict(defaults(self.game.state))[seat]
        return super()._chosen(seat, options)


@pytest.mark.parametrize(
    ("games", "seats"),
    in_turn(*((games, seats) for games in GAMES for seats in games.seats)),
    ids=str,
)
def test_everything_holds(games: Games, seats: int) -> None:
    """Every invariant holds early in a game, inside every rare frame, and now and then."""
    playing = games.playing(1, seats=seats)

    folds(played(playing, games.every, [exchange_vows], always=games.always).game)


@pytest.mark.parametrize("every", [60, OFTEN])
@pytest.mark.parametrize("leaving", [LATE, 0.05])
@EACH
def test_everything_holds_when_seats_leave(games: Games, leaving: float, every: int) -> None:
    """Seats leave at any moment until one is left or wins: invariants hold and the log replays."""
    gone = 0
    for seed in range(games.leaving):
        playing = games.playing(seed, leaving=leaving)
        folds(played(playing, every, [exchange_vows]).game)
        gone += len(playing.state.gone)

    # A game of two ends as soon as one leaves.
    assert gone > (games.leaving if max(games.seats) > 2 else 0)


@pytest.mark.parametrize("leaving", [STAYING, 0.002])
@pytest.mark.parametrize(
    "games", [g for g in GAMES if g.fixed or tuple(g.names.split()) not in offered()], ids=str
)
def test_everything_leaves_its_trace(games: Games, leaving: float) -> None:
    """
    On maps of scenarios and tests, and with other turns, games are recomputed from events.

    Two are played, or one if it shows every event of the box.
    """
    told: set[str] = set()
    for seed in range(8, 10):
        playing = games.playing(seed, seats=max(games.seats), leaving=leaving, long=True)
        is_retold(playing, retold(games.names.split()))
        told |= playing.told.keys()
        if games.events <= told:
            break


@pytest.mark.parametrize("least", [1, pytest.param(MANY, marks=pytest.mark.soak)])
@EACH
def test_random_games_end(games: Games, least: int) -> None:
    """
    Most games end by themselves, use all verbs of the box, and show what else it is about.

    The daily run plays one of each kind, or as many as show that; soaks play as many as it says.
    """
    verbs: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    ended = 0
    for number in range(1, MANY + 1):
        playing = games.playing(games.first + number - 1)
        while not playing.state.winners and playing.actions < MOST:
            playing.step()
            seen.update(games.look(playing))
        verbs += playing.verbs
        ended += bool(playing.state.winners)
        if (
            number >= min(games.least, least)
            and ended >= number * games.ending
            and verbs.keys() >= games.verbs - games.seldom
            and all(seen[what] >= count for what, count in games.shows.items())
        ):
            break

    assert ended >= number * games.ending
    assert games.verbs - verbs.keys() == games.seldom
    assert {what: seen[what] for what in games.shows if seen[what] < games.shows[what]} == {}


@pytest.mark.parametrize("box", [box.name for box in BOXES if 3 in box.seats])
def test_a_game_ends_well_in_mixed_company(box: str) -> None:
    """With a computer, an absent and a random player, someone is always asked until the end."""
    company = Company(played_with(box), BOXES, 3, 5, {COMPUTER})
    game = company.game
    while not game.state.winners and game.state.number < 60:
        company.step()
    for seat in (RANDOM, ABSENT):
        if not game.state.winners:
            game.leave(seat, company.chance)
        if not game.state.winners:
            company.step()

    assert game.state.winners


@pytest.mark.parametrize("games", [games for games in GAMES if games.computers], ids=str)
def test_computers_end_a_game(games: Games) -> None:
    """Computers play to an early end, whatever turns, gifts and harbors a box adds."""
    seats, settings = games.seats[0], {**games.fixed, "points": 7}

    Evening(games.names.split(), games.boxes, seats, 1, range(seats), settings).to_the_end()


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1000, 1050))
@pytest.mark.parametrize(
    ("games", "seats"), [(games, seats) for games in GAMES for seats in games.seats], ids=str
)
def test_everything_holds_for_long(games: Games, seats: int, seed: int) -> None:
    """In many games every invariant holds at every fourth action."""
    playing = games.playing(seed, seats=seats)

    folds(played(playing, 4, [exchange_vows], always=60).game)
