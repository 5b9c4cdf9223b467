"""Training on a few games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from game import Action, Choice, Game, Seeded, View
from game.computer.chances import FEATURES, model, shares
from game.core.chance import Chance
from tests.house import needs
from tests.words.tables import is_talk
from training import games
from training.__main__ import COMMON, home_of, written
from training.calibration import Judged, likelihood, tenths
from training.fit import fitted, solved, spreads
from training.positions import Position, positions


def any_of(_: View, options: Sequence[Action | Choice], chance: Chance) -> Action:
    """One of *options*, by chance, and rarely one about offers."""
    option = options[chance.ask("any", [1 if is_talk(one) else 50 for one in options])]
    return option.sample(chance) if isinstance(option, Choice) else option


def test_a_game_is_kept_and_gives_positions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that was kept is the one that was played; a round gives one position at most."""
    monkeypatch.setattr(games, "choose", any_of)
    lines = games.play("base duel", 1)
    path = games.path_of(tmp_path, "base duel", 1)
    games.keep(path, lines)

    assert games.kept(path) == lines
    found = list(positions(lines))
    assert 5 < len(found) < len(lines) / 4
    assert all(len(one.seats) == 2 for one in found)


def test_the_fit_finds_what_made_the_winners() -> None:
    """Winners drawn by known weights give these weights back, better and calibrated chances."""
    random, true = Random(3), (2.0, -1.0, 0.0)
    found = []
    for _ in range(3000):
        seats = tuple(tuple(random.gauss(0, 1) for _ in true) for _ in range(3))
        (winner,) = random.choices(range(3), shares(seats, true))
        found.append(Position(seats, winner))

    weights = fitted(found, penalty=1.0)

    assert weights == pytest.approx(true, abs=0.15)
    even = [Judged((1 / 3,) * 3, one.winner) for one in found]
    judged = [Judged(shares(one.seats, weights), one.winner) for one in found]
    assert likelihood(judged) > likelihood(even) + 0.3
    assert all(tenth.won == pytest.approx(tenth.given, abs=0.07) for tenth in tenths(judged))


def test_the_file_of_weights_is_what_the_computers_read() -> None:
    """Each feature has its line, with both weights; equations are solved by pivots."""
    count = len(FEATURES)
    found: dict[str, dict[str, tuple[float, float]]] = {}
    exec(written([1.5] * count + [-2.0] * count, [1.0] * 2 * count), found)  # noqa: S102  # ours
    assert found["LEARNED"] == dict.fromkeys(FEATURES, (1.5, -2.0))
    assert solved([[0, 2], [3, 1]], [4, 5]) == pytest.approx([1, 2])
    assert spreads([Position(((0.0, 5.0), (2.0, 5.0)), 0)]) == [1.0, 1.0]


@needs("cities_knights")
def test_weights_are_those_of_the_last_box_that_has_its_own() -> None:
    """Games are fitted for the file that computers read in them, and it knows every feature."""
    for boxes in games.SETS:
        home = home_of(boxes)
        found: dict[str, object] = {}
        exec(Path("game", home, "learned.py").read_text(), found)  # noqa: S102  # ours
        game = Game.new(games.SETS[boxes][0], Seeded(b"", ["1"]), modules=boxes.split())
        assert model(game.state.rules) == found["LEARNED"]
        assert model(game.state.rules).keys() == FEATURES.keys()
    assert {home_of(boxes) for boxes in games.SETS} == {COMMON, "cities_knights"}
