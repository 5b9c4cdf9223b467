"""Random games of every combination of boxes, with actions undone at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from game import BOXES, Action, Event, Illegal, Line, Replayed, Seat, told
from game.base.parts import Offer, Offers
from game.core import codec, log
from game.core.chronicle import Chronicle
from game.core.module import Module
from game.core.play import push
from game.core.retold import retold
from game.core.state import State
from game.core.trace import Altered, Trace
from game.core.undo import Undo
from game.core.view import view
from tests import house
from tests.game.random_games import MOST, Playing, check, exchanged, folds
from tests.game.strange import MODULE as STRANGE
from tests.game.strange.games import exchange_vows
from tests.game.taking_back import still
from tests.game.tales import board

HOUSE = (*BOXES, STRANGE)
COMBINATIONS = (*map(" ".join, house.DAILY), "base strange")
FIRST, SECOND = (
    [
        pytest.param(names, marks=() if number % 2 == part else pytest.mark.soak)
        for number, names in enumerate(COMBINATIONS)
    ]
    for part in (0, 1)
)
"""Every second combination, and the others as soaks; and the other way."""

ENOUGH = 120
"""Number of actions after which a game has tested enough; the soak plays to the end."""

LENGTHS = [ENOUGH, pytest.param(MOST, marks=pytest.mark.soak)]

BACK = 0.3
"""Chance of an undo at each step that allows one."""


class Wavering(Playing):
    """A game in which seats undo their actions."""

    heard: list[list[Event]]
    """The events that happened, by line."""
    standing: list[Line]
    """The log as it would be without the undone actions."""
    taken: Counter[str]
    """Number of times each verb was undone."""

    def __init__(
        self, combination: str, seats: int, seed: int, boxes: Sequence[Module] = HOUSE
    ) -> None:
        super().__init__(combination.split(), boxes, seats, seed)
        self.heard = [self.game.events(self.game.lines[0])]
        self.standing, self.taken = list(self.game.lines), Counter()

    def waver(self) -> None:
        """Play one action of a seat, or undo one."""
        trail = self.game.trail
        if trail.done and self.random.random() < BACK:
            self.take_back(trail.seat)
            return
        self.heard.append(self.step())
        self.standing.append(self.game.lines[-1])

    def take_back(self, seat: Seat) -> None:
        """Undo the latest action; check that all other seats are refused."""
        done = self.game.trail.done[-1]
        for other in map(Seat, range(self.state.seats)):
            if other != seat:
                with pytest.raises(Illegal):
                    self.game.enter(other, Undo(done.number), Replayed(()))
        number, before = self.state.number, still(done.before)
        self.heard.append(self.game.enter(seat, Undo(done.number), Replayed(())))
        assert still(self.state) == before
        assert self.state.number == number + 1
        assert self.standing[-1].number == done.number
        self.taken[self.standing.pop().action["type"]] += 1

    def action(self) -> Action:
        """The latest action."""
        line = self.game.lines[-1]
        return codec.action_from(self.state.rules, self.state.topology, line.action)


def told_in(tale: Chronicle) -> list[tuple[int, list[Trace]]]:
    """A chronicle's traces, by turn, without alterations of parts, which cannot be compared."""
    return [
        (moment.turn, [trace for trace in moment.traces if not isinstance(trace, Altered)])
        for moment in tale.moments
        if moment.traces
    ]


@pytest.mark.parametrize("most", LENGTHS)
@pytest.mark.parametrize("usual", [3, pytest.param(4, marks=pytest.mark.soak)])
@pytest.mark.parametrize("combination", FIRST)
def test_what_is_taken_back_has_not_happened(combination: str, usual: int, most: int) -> None:
    """Games with undone actions leave no trace of them, with three players, and four in soaks."""
    goes_back(Wavering(combination, chairs(combination, usual), seed=usual), most)


def goes_back(playing: Wavering, most: int = ENOUGH) -> None:
    """
    Check that undo restores the state except for numbers, and that counts ignore it.

    The log replays, and every line, event and trace can be read back from its text.
    """
    while not playing.state.winners and playing.actions < most:
        playing.waver()
        if playing.actions % 100 == 0 or (most > ENOUGH and playing.actions % 25 == 0):
            check(playing, [exchange_vows])

    game = playing.game
    assert playing.taken
    written = [log.decode(log.encode(line)) for line in game.lines]
    assert written == game.lines
    assert list(map(game.events, written)) == playing.heard
    folds(game)
    tale, plain = game.chronicle(game.lines), game.chronicle(playing.standing)
    assert (tale.counts, tale.rolls, tale.harvests) == (plain.counts, plain.rolls, plain.harvests)
    assert told_in(tale) == told_in(plain)
    *_, (_, last) = retold(game.view(), tale)
    assert board(last) == board(game.view())


def is_settled(state: State) -> bool:
    """True if tidying up would leave all debts as they are."""
    other = state.copy()
    for tidy in (*state.rules.tidy, *(state.rules.changed if state.touched else ())):
        list(tidy(other))
    return other.debts() == state.debts()


def chairs(combination: str, usual: int) -> int:
    """Number of players of a combination."""
    return house.seats(combination.split(), usual, HOUSE)


def offers(state: State) -> tuple[Offer, ...]:
    """The open offers."""
    return state.part(Offers).open


@pytest.mark.parametrize("most", LENGTHS)
@pytest.mark.parametrize("combination", SECOND)
def test_what_may_be_taken_back_has_shown_nothing(combination: str, most: int) -> None:
    """Undoable actions show nothing hidden, with any boxes and numbers of players."""
    shows_nothing(Wavering(combination, chairs(combination, 4), seed=9), most)


def shows_nothing(playing: Wavering, most: int = ENOUGH) -> None:
    """The action of an undoable step looks the same when cards hidden from its seat are swapped."""
    looked = 0
    while not playing.state.winners and playing.actions < most:
        playing.step()
        done, seat = playing.game.trail.done[-1:], playing.game.trail.seat
        if not done or any(o.seat != seat or o.accepted for o in offers(done[0].before)):
            continue  # an offer or acceptance needs its cards, which the exchange could take away
        other = exchanged(done[0].before, seat, playing.random, [exchange_vows])
        if not is_settled(other):
            continue  # the open questions depend on hands, and everyone has seen them
        events = push(other, seat, playing.action(), Replayed(()))
        if other.winners or playing.state.winners:
            continue  # nothing can be undone anymore
        now = playing.game.events(playing.game.lines[-1])
        assert [told(e, seat) for e in events] == [told(e, seat) for e in now]
        assert view(other, seat) == view(playing.state, seat)
        looked += 1
    assert looked
