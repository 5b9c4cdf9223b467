"""Fairer boards: equal numbers apart, terrains mixed, and the most even of 200."""

from __future__ import annotations

import pytest

from game import BOXES, Game, Seeded
from game.base.fair import BOARDS, clashes, fair, groups, unfairness
from game.base.maps import beginner, variable
from game.board.layout import Land, Layout
from game.board.places import Hex
from game.core.codec import compiled
from game.core.rows import Options, Value

SPREADS = ("numbers", "terrains", "both")


def options(**given: str | bool) -> Options:
    """The base game's options, with those *given*."""
    return {**compiled(("base",), {}, 4, BOXES).options, "tokens": "random", **given}


def lands(*named: tuple[int, str, int | None]) -> Layout:
    """A row of hexes from west to east, each at a column, with terrain and number."""
    return Layout("row", tuple(Land(Hex(q, 0), terrain, token) for q, terrain, token in named))


@pytest.mark.rule("12.A5")
def test_what_clashes() -> None:
    """Equal numbers clash if they touch; so does each hex beyond two of a terrain."""
    row = lands(
        (0, "forest", 5), (1, "forest", 5), (2, "forest", 4), (3, "hills", 5), (4, "desert", None)
    )

    assert [clashes(row, spread) for spread in ("any", *SPREADS)] == [0, 1, 1, 2]
    assert sorted(map(len, groups(row.lands))) == [1, 1, 3]


@pytest.mark.rule("12.A5")
def test_the_measure() -> None:
    """
    Pips, and two for each terrain that a seat has not got; equal ones in reading order.

    On a hex with 5 pips, the first two take 7 each. The second then takes its last free corner for
    5, since the other hex gives 1 + 2; the first has to take that one.
    """
    board = lands((0, "forest", 6), (4, "fields", 2))

    assert unfairness(board, 2) == ((7 + 5) - (7 + 3), 5 - 1)
    assert unfairness(lands((0, "forest", 6), (4, "hills", 6)), 2) == (0, 0)


@pytest.mark.rule("12.A5")
@pytest.mark.parametrize("spread", SPREADS)
def test_a_variable_map_keeps_the_wish(spread: str) -> None:
    """Ten boards of each kind have no clash; without the option most have some."""
    dealt = [fair(variable)(options(spread=spread), 4, Seeded(b"%d" % n)) for n in range(10)]
    plain = [variable(options(), 4, Seeded(b"%d" % n)) for n in range(10)]

    assert [clashes(board, spread) for board in dealt] == [0] * 10
    assert sum(clashes(board, spread) > 0 for board in plain) > 5


@pytest.mark.rule("12.A5")
def test_a_balanced_board_is_the_fairest_of_its_two_hundred() -> None:
    """It is one of the boards dealt from the seed that chance gave, and none is fairer."""
    asked = Seeded(b"balanced")
    seed = bytes(asked.ask("board", (1,) * 256) for _ in range(8))
    own = Seeded(seed)
    boards = [variable(options(), 4, own) for _ in range(BOARDS)]

    found = fair(variable)(options(balanced=True), 4, Seeded(b"balanced"))

    assert found in boards
    assert unfairness(found, 4) == min(unfairness(board, 4) for board in boards)


@pytest.mark.rule("12.A5")
def test_a_fixed_map_stays_as_it_is() -> None:
    """No deal of a fixed map keeps the wish, so the map is used as it is."""
    assert fair(beginner)(options(spread="both"), 4, Seeded(b"")) == beginner(
        options(), 4, Seeded(b"")
    )


@pytest.mark.rule("12.A5")
@pytest.mark.parametrize(
    ("names", "name"),
    [
        (("base",), "variable"),
        (("base", "five_six"), "large"),
        (("base", "seafarers"), "new_shores"),
        (("base", "gods", "pyramid"), "nile"),
    ],
)
def test_the_log_holds_a_seed_and_deals_the_same_board(
    names: tuple[str, ...], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game with these options asks chance for eight numbers, and replays to the same state."""
    monkeypatch.setattr("game.base.fair.BOARDS", 10)
    wanted: dict[str, Value] = {"map": name, "tokens": "random", "spread": "both", "balanced": True}
    rules = compiled(names, {}, 4 if "five_six" not in names else 6, BOXES)
    game = Game.new(len(rules.table), Seeded(b"log"), modules=names, settings=wanted)

    asked = [one.what for one in game.lines[0].chance]
    assert asked.count("board") == 8
    assert not {"terrain", "token", "red token", "corner"} & {*asked}
    assert Game.replayed(game.lines).snapshot() == game.snapshot()
