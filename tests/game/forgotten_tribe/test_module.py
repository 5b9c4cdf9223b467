"""The Forgotten Tribe as a module: target, building places, and the robber."""

from __future__ import annotations

import pytest

from game import Game, Seeded
from game.base import MODULE as BASE
from game.base.build_settlement import BuildSettlement
from game.base.found import FoundSettlement
from game.base.move_robber import MoveRobber
from game.base.parts import Robber
from game.base.play_knight import PlayKnight
from game.boxes import maps_of
from game.core.rows import MAP
from game.forgotten_tribe.module import MODULE as TRIBE
from game.seafarers.closed import No as Closed
from game.seafarers.module import MODULE as SEAFARERS
from game.seafarers.move_pirate import MovePirate
from tests.game.forgotten_tribe.tables import Tribe

BOXES = (BASE, SEAFARERS, TRIBE)
NAMES = ("base", "seafarers", "forgotten_tribe")


@pytest.mark.rule("8.10-10")
@pytest.mark.parametrize("seats", [3, 4])
def test_thirteen_points_win(seats: int) -> None:
    """Thirteen points win on its own map, which comes with Seafarers; islands pay nothing."""
    game = Game.new(seats, Seeded(b"tribe"), modules=NAMES, boxes=BOXES)
    options = game.state.rules.options

    assert (options[MAP], options["points"]) == ("forgotten_tribe", 13)
    assert maps_of(("base", "seafarers"), BOXES)["forgotten_tribe"] == NAMES
    assert {award.name for award in game.state.rules.awards} == {"longest_road", "largest_army"}


def numbered(table: Tribe) -> set[int]:
    """Corners at hexes with a number."""
    topology = table.state.topology
    return {
        corner
        for place, token in enumerate(table.state.tokens)
        if token
        for corner in topology.hex_corners[place]
    }


@pytest.mark.rule("8.10-1", "12.10")
def test_one_begins_at_numbers_alone() -> None:
    """First settlements need a hex with a number, so they are on the main island."""
    table = Tribe(stage="found")

    assert {option.corner for option in table.options(FoundSettlement)} == numbered(table)


@pytest.mark.rule("8.10-1", "12.10")
def test_one_settles_at_numbers_alone() -> None:
    """Settlements need a hex with a number, so the small islands take none."""
    table = Tribe("lumber brick wool grain", ships={"a": "7,3 SE; 7,3 SW"})
    corner = table.corner_at("7,3 S")

    assert corner not in numbered(table)
    assert table.why_not(BuildSettlement(corner)) is Closed.NOT_THERE
    assert BuildSettlement not in table.verbs()


@pytest.mark.rule("8.10-2", "12.10")
def test_the_robber_goes_to_numbers_alone() -> None:
    """It starts on a desert and can never return there."""
    table = Tribe(held={"a": "knight"})
    start = table.state.part(Robber).at
    assert start == table.hex_at("3,7")
    table.play(PlayKnight())

    found = {option.to for option in table.options(MoveRobber)}

    assert found == {place for place, token in enumerate(table.state.tokens) if token}
    assert table.why_not(MoveRobber(table.hex_at("5,1"))) is Closed.NO_ROBBER


@pytest.mark.rule("8.10-2")
def test_a_friendly_robber_stays_where_no_number_is_open() -> None:
    """It cannot go to the deserts, so the pirate is moved instead."""
    table = Tribe(options={"friendly": True}, held={"a": "knight"})
    for number, place in enumerate(p for p, token in enumerate(table.state.tokens) if token):
        corner = table.state.topology.hex_corners[place][0]
        if not table.state.corner_piece[corner]:
            table.state.corner_piece[corner] = table.state.rules.piece("settlement")
            table.state.corner_seat[corner] = 1
        assert number < 30
    table.state.supply[1][table.state.rules.piece("settlement")] = 4
    table.play(PlayKnight())

    assert table.options(MoveRobber) == []
    assert table.options(MovePirate)
    assert isinstance(table.default(), MovePirate)
