"""The game ends at once: after a victory no card is drawn and no step runs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

import pytest

from game import BOXES, Event, offered
from game.core.awards import judge
from game.core.chance import Chance
from game.core.codec import compiled
from game.core.play import is_held
from game.core.rules import StepFunction
from game.core.stack import Step
from game.core.state import State
from tests.game.random_games import Drawn, Playing, folds
from tests.house import SCENARIOS, seats
from tests.widest import each_set

ACTIONS = 400
"""Number of actions after which a game is given up."""

SOAK = pytest.param(range(1, 40), marks=pytest.mark.soak)


class Watched(Drawn):
    """Chance that fails when asked after someone has won the game of *state*."""

    def __init__(self, random: Random, state: State) -> None:
        super().__init__(random)
        self.state = state

    def ask(self, what: str, counts: Sequence[int]) -> int:
        nobody_has_won(self.state, what)
        return super().ask(what, counts)


def nobody_has_won(state: State, following: str) -> None:
    """Assert that no seat has won before the step or draw *following*, with all awards judged."""
    if not is_held(state):
        now = state.copy()
        now.contested = True
        list(judge(now))
        assert not {*now.rules.winners(now, ())} - {*now.gone}, following


def watched(name: str, run: StepFunction[State]) -> StepFunction[State]:
    """The step called *name*, which fails after a victory."""

    def step(state: State, step: Step, chance: Chance) -> Iterable[Event]:
        if name not in state.rules.completes:
            nobody_has_won(state, name)
        return run(state, step, chance)

    return step


@pytest.mark.rule("12.J2")
@pytest.mark.parametrize("games", [range(1), SOAK])
@pytest.mark.parametrize("names", each_set([*offered(), *SCENARIOS]))
def test_nothing_follows_a_victory(
    names: tuple[str, ...], games: Iterable[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the winning point nothing is drawn and no step runs; the log replays to this end."""
    for seed in games:
        count = seats(names)
        rows = {row.name: row for row in compiled(names, {}, count, BOXES).rows}
        few = {"points": Random(seed).choice(rows["points"].values[1:6])}
        playing = Playing(names, BOXES, count, f"end {seed}", fixed=few)
        rules = playing.state.rules
        playing.chance = Watched(playing.random, playing.state)
        steps = {name: watched(name, run) for name, run in rules.steps.items()}
        with monkeypatch.context() as patch:
            patch.setattr(rules, "steps", steps)
            while not playing.state.winners and playing.actions < ACTIONS:
                playing.step()
        folds(playing.game)
