"""A game is played twice with only hidden results exchanged: others are told the same."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from game import BOXES, Asked, Event, Seat, State, play, refuse, told
from game.base.parts import Offers
from game.base.play_monopoly import PlayMonopoly
from game.core import codec
from tests.game.random_games import Playing
from tests.secrets.shown import Story, private, public, table, told_apart, told_to

HIDDEN = frozenset({"draw", "theft"})
"""Questions of chance whose result the table doesn't see."""

LONGEST = 1500
LOOK = 40
"""Mean actions between two comparisons of screens; events are always compared."""

GAMES = [
    pytest.param(1, 500),
    *(pytest.param(seed, LONGEST, marks=pytest.mark.soak) for seed in range(16)),
]
"""Seeds of games, with the actions that are played at most."""


class Otherwise:
    """Repeats recorded chance, except for results that nobody may see."""

    def __init__(self, asked: Sequence[Asked], random: Random) -> None:
        self._asked = list(asked)
        self._random = random

    def ask(self, what: str, counts: Sequence[int]) -> int:
        """Another result for a hidden question, if there is one."""
        before = self._asked.pop(0)
        assert before.what == what
        if what not in HIDDEN:
            assert before.counts == tuple(counts)
            return before.index
        others = [i for i, count in enumerate(counts) if count and i != before.index]
        return self._random.choice(others) if others else next(i for i, n in enumerate(counts) if n)


@pytest.mark.parametrize(("seed", "longest"), GAMES)
def test_hidden_outcomes_change_nothing_that_others_are_told(seed: int, longest: int) -> None:
    """Other draws and thefts give the same events and screens to all who can't know."""
    playing = Playing(("base",), BOXES, 3 + seed % 2, f"script {seed}")
    random = Random(seed)
    acted = [0] * playing.state.seats
    story: Story = []
    twin: State | None = None
    compared = forks = 0
    while not playing.state.winners and playing.actions < longest:
        before = playing.state.copy()
        events = playing.step()
        line = playing.game.lines[-1]
        action = codec.action_from(before.rules, before.topology, line.action)
        if twin is None and any(asked.what in HIDDEN for asked in line.chance):
            twin, forks = before, forks + 1
        acted[line.seat] = line.number
        story = [*story[-3:], (line.number, events)]
        if twin is None:
            continue
        if isinstance(action, PlayMonopoly) or refuse(twin, Seat(line.seat), action):
            twin = None  # here the hidden cards are revealed
            continue
        unaware = [seat for seat in map(Seat, range(twin.seats)) if _same(before, twin, seat)]
        had_offers = bool(twin.part(Offers).open)
        others = play(twin, Seat(line.seat), action, Otherwise(line.chance, random))
        if playing.state.winners or twin.winners:
            break
        if had_offers and _heard(events) != _heard(others):
            twin = None  # an offer lapses when its seat can't pay it anymore
            continue
        compared += 1
        assert _heard(events) == _heard(others)
        unaware = [seat for seat in unaware if _same(playing.state, twin, seat)]
        for seat in unaware:
            assert [told(event, seat) for event in events] == [told(e, seat) for e in others]
        other_story: Story = [*story[:-1], (line.number, others)]
        is_looked_at = not random.randrange(LOOK)
        last = [table(playing.state, story[-1:], acted, BOXES)]
        last += [table(twin, other_story[-1:], acted, BOXES)]
        one, other = (told_to(each, None) for each in last)
        assert one == other
        if is_looked_at:
            here = table(playing.state, story, acted, BOXES)
            there = table(twin, other_story, acted, BOXES)
            assert not told_apart(public(here), public(there))
            for seat in unaware:
                assert not told_apart(private(here, seat), private(there, seat))
                one, other = (told_to(each, seat) for each in last)
                assert one == other
    assert forks
    assert compared


def _heard(events: Sequence[Event]) -> list[Event]:
    return [told(event, None) for event in events]


def _same(one: State, other: State, seat: Seat) -> bool:
    """Whether a seat holds the same in both games."""
    return one.hands[seat] == other.hands[seat] and one.held[seat] == other.held[seat]
