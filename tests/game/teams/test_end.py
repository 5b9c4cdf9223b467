"""The end of a game of teams: what ends it, who wins, and what leaving does."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from game.base.build_city import BuildCity
from game.core.points import GameEnded
from tests.game.tables import A, B, C, D
from tests.game.teams.tables import ISLAND, Pairs

CITY = "3 ore 2 grain"


def ended(held: Mapping[str, int], gone: str = "") -> GameEnded:
    """The end of a game that a ends by building a city; *held* are victory point cards by seat."""
    cards = {seat: " ".join(["victory_point"] * count) for seat, count in held.items()}
    table = Pairs(ISLAND, CITY, held=cards, gone=gone)
    assert not table.state.winners
    *_, end = table.play(table.options(BuildCity)[0])
    assert isinstance(end, GameEnded)
    assert table.state.winners == end.winners
    return end


@pytest.mark.rule("17.2-1", "17.2-2", "17.2-3", "17.2-4")
@pytest.mark.parametrize(
    ("held", "points", "winners"),
    [
        pytest.param({"a": 1}, (5, 3, 3, 3), (A, C), id="more together"),
        pytest.param({"a": 1, "b": 1, "d": 1}, (5, 4, 3, 4), (A, C), id="a tie"),
        pytest.param({"a": 1, "b": 1, "d": 2}, (5, 4, 3, 5), (B, D), id="less together"),
    ],
)
def test_the_team_with_more_points_wins(
    held: Mapping[str, int], points: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    """
    A player's target ends the game; then hidden points count for all, and a tie is the ender's.

    Both partners win, also if the player who ended the game isn't one of them.
    """
    end = ended(held)

    assert (end.points, end.winners) == (points, winners)


@pytest.mark.rule("17.2-1")
def test_partners_points_end_nothing() -> None:
    """Five points of a team don't end a game to five, nor a player's on another's turn."""
    table = Pairs(ISLAND, held={"c": "victory_point victory_point"})

    assert table.state.winners == ()
    assert table.points("c") == 5


@pytest.mark.rule("17.2-3")
@pytest.mark.parametrize(
    ("leaders", "winners"),
    [((A,), (A, C)), ((B,), (B, D)), ((A, B), (A, B, C, D))],
)
def test_a_tie_without_a_player_who_ended_it(
    leaders: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    """If a scenario ends the game, a tie goes to those who would have won alone."""
    state = Pairs(ISLAND).state

    assert state.rules.result(state, leaders) == winners  # type: ignore[arg-type]


@pytest.mark.rule("17.4-1", "17.4-3")
def test_who_has_left_adds_points_but_does_not_win() -> None:
    """The pieces of a partner who has left count for the team; only the other one wins."""
    end = ended({"a": 1, "b": 1}, gone="c")

    assert (end.points, end.winners) == ((5, 4, 3, 3), (A,))


@pytest.mark.rule("17.4-2")
def test_the_last_team_wins() -> None:
    """A team whose partners have both left loses at once, though it has more points."""
    table, seen = Pairs(ISLAND, held={"b": "victory_point"}), []

    for seat in "bd":
        table.leave(seat)
        seen.append(table.state.winners)

    assert seen == [(), (A, C)]
