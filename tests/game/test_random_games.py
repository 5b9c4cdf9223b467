"""
Random games of every box, checked after their actions.

The default run checks a few games closely and more of them now and then; `make soak` checks
hundreds. Boxes name their games in `games.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest
from _pytest.mark import ParameterSet

from game import BOXES, Action, Choice, Seat
from game.core.play import defaults
from tests.game.computer.players import Evening
from tests.game.games import Games, found, retold
from tests.game.random_games import MOST, SOAKED, Playing, folds, in_turn, played
from tests.game.strange.games import exchange_vows
from tests.game.tales import LONG, is_retold, tells
from tests.house import played_with
from tests.widest import widest

GAMES = (*found(),)
EACH = pytest.mark.parametrize(
    "games", [pytest.param(g, marks=[pytest.mark.soak] if g.rare else []) for g in GAMES], ids=str
)
MANY = 40
"""Whole games after which a box has shown enough."""

EVERY = 90
"""Actions from one check of a game to the next."""

COMPUTER, ABSENT, RANDOM = map(Seat, range(3))


class Shown:
    """The verbs used and the events seen in whole games of a kind."""

    def __init__(self, games: Games) -> None:
        self.games = games
        self.verbs: Counter[str] = Counter()
        self.seen: Counter[str] = Counter()
        self.ended = self.played = 0

    def look(self, playing: Playing) -> None:
        """Check a game after an action, and note what it shows."""
        self.seen.update(self.games.look(playing))

    def count(self, playing: Playing) -> None:
        """Count a game that is over."""
        self.verbs += playing.verbs
        self.ended += bool(playing.state.winners)
        self.played += 1

    def play_on(self, least: int) -> None:
        """Play *least* games, and as many more as it takes, and check that all was shown."""
        games = self.games
        for seed in range(games.first + self.played, games.first + MANY):
            if self.played >= least and self._is_enough():
                break
            playing = games.playing(seed)
            while not playing.state.winners and playing.actions < MOST:
                playing.step()
                self.look(playing)
            self.count(playing)

        assert self.ended >= self.played * games.ending
        assert games.verbs - self.verbs.keys() == games.seldom
        assert self._missing() == {}

    def _is_enough(self) -> bool:
        games = self.games
        return (
            self.ended >= self.played * games.ending
            and self.verbs.keys() >= games.verbs - games.seldom
            and not self._missing()
        )

    def _missing(self) -> dict[str, int]:
        """By what is to be shown and was shown too seldom, how often it was."""
        shows = self.games.shows
        return {what: self.seen[what] for what in shows if self.seen[what] < shows[what]}


class Company(Evening):
    """A game of these three players."""

    def _chosen(self, seat: Seat, options: Sequence[Action | Choice]) -> Action:
        if seat == ABSENT:
            return dict(defaults(self.game.state))[seat]
        return super()._chosen(seat, options)


def seated() -> Iterator[ParameterSet]:
    """Each of `GAMES` with each number of seats; the daily run plays one of them in turn."""
    for case in in_turn(*((games, seats) for games in GAMES for seats in games.seats)):
        is_rare = isinstance(case.values[0], Games) and case.values[0].rare
        yield pytest.param(*case.values, marks=[pytest.mark.soak] if is_rare else case.marks)


@pytest.mark.parametrize(("games", "seats"), [*seated()], ids=str)
def test_everything_holds(games: Games, seats: int) -> None:
    """
    Every invariant holds early in a game, inside every rare frame, and now and then.

    The game can be recomputed from its events. It ends by itself, uses all verbs of its box, and
    shows what else that is about. If it doesn't, more are played until they have.
    """
    playing, shown = games.playing(games.first, seats=seats), Shown(games)
    # `tests/game/test_retold.py` does this for the sets that are offered.
    seen = [playing.game.view()] if games.fixed or not games.is_offered else []

    def look(playing: Playing) -> None:
        shown.look(playing)
        if seen:
            seen.append(playing.game.view())

    folds(played(playing, EVERY, [exchange_vows], always=4, look=look).game)

    if seen:
        tells(playing.game, seen, retold(games.names.split()))
    shown.count(playing)
    shown.play_on(1)


@pytest.mark.parametrize(
    ("seeds", "leaving", "every"),
    [
        (range(1), 0.05, EVERY),
        *(
            pytest.param(range(3), leaving, SOAKED, marks=pytest.mark.soak)
            for leaving in (0.05, 0.01)
        ),
    ],
)
@EACH
def test_everything_holds_when_seats_leave(
    games: Games, seeds: range, leaving: float, every: int
) -> None:
    """Seats leave at any moment until one is left or wins: invariants hold and the log replays."""
    gone = 0
    for seed in seeds:
        playing = games.playing(seed, leaving=leaving)
        folds(played(playing, every, [exchange_vows]).game)
        gone += len(playing.state.gone)

    # A game of two ends as soon as one leaves.
    assert gone > (len(seeds) if max(games.seats) > 2 else 0)


@pytest.mark.soak
@pytest.mark.parametrize("leaving", [0, 0.002])
@pytest.mark.parametrize("games", GAMES, ids=str)
def test_everything_leaves_its_trace(games: Games, leaving: float) -> None:
    """Games to any target, with seats that leave and without, are recomputed from events."""
    for seed in range(8, 10):
        playing = games.playing(seed, seats=max(games.seats), leaving=leaving, long=True)
        is_retold(playing, retold(games.names.split()), LONG)


@pytest.mark.soak
@pytest.mark.parametrize("games", GAMES, ids=str)
def test_random_games_end(games: Games) -> None:
    """Most of many games end by themselves, use all verbs, and show what the box is about."""
    Shown(games).play_on(games.least)


@pytest.mark.parametrize(
    "names", widest([played_with(box.name) for box in BOXES if 3 in box.seats]), ids=" ".join
)
def test_a_game_ends_well_in_mixed_company(names: tuple[str, ...]) -> None:
    """With a computer, an absent and a random player, someone is always asked until the end."""
    company = Company(names, BOXES, 3, 5, {COMPUTER})
    game = company.game
    while not game.state.winners and game.state.number < 40:
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
    seats, settings = games.seats[0], {**games.fixed, "points": 4}

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
