"""Oasis: set-up stays away from hidden hexes, and roads turn them up later."""

from __future__ import annotations

from random import Random

import pytest

from game import Action, Game
from game.base import MODULE as BASE
from game.base.build_road import BuildRoad
from game.base.found import FoundSettlement, LayFirstRoad
from game.base.rows import ROAD
from game.discovery.finds import hidden
from game.discovery.keep_off import No
from game.discovery.lift_fog import FogLifted
from game.discovery.module import MODULE as DISCOVERY
from game.discovery.parts import Treasures
from game.seafarers.module import MODULE as SEAFARERS
from game.seafarers.starts import No as Start
from tests.game.discovery.tables import PAY, Depths
from tests.game.random_games import Drawn
from tests.game.tables import B

EDGE = r"""
        .       .       .
      /   \   /   \   /   \
    .       .       .       .
    |  ?    |  ?    |  ?    |
    .       .       .       .
  /   \   /   \   /   \   /   \
.       .       .       .       .
|  P9*  |  G4   |  M8   |  H5   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       .       .       .
"""
"""A board whose northern half is hidden."""

BOXES = (BASE, SEAFARERS, DISCOVERY)
NAMES = tuple(box.name for box in BOXES)

NORTH = "0,0 1,0 2,0"
CORNER = "0,1/0,2/1,1"
"""A corner in the south, one edge away from the hidden hexes."""


def edge(stage: str = "found", zone: str = NORTH) -> Depths:
    """A table with a hidden north, which set-up may have to avoid."""
    zones = {"not home": zone} if zone else {}
    return Depths(EDGE, hidden="desert forest gold", tokens="3 4", zones=zones, stage=stage)


@pytest.mark.rule("8.7", "12.6")
def test_no_settlement_is_set_up_there() -> None:
    """No corner of a hidden hex takes a first settlement."""
    table = edge()
    north = table.named("0,0/0,1/1,0")

    assert table.why_not(FoundSettlement(north)) is Start.NOT_HOME
    assert FoundSettlement(north) in edge(zone="").options(FoundSettlement)


@pytest.mark.rule("8.7", "12.6")
def test_no_road_is_set_up_toward_it() -> None:
    """A first road that ends at a hidden hex is refused."""
    table = edge()
    table.play(FoundSettlement(table.named("0,1/0,2/1,1")))

    open_to = {table.state.topology.edge_name(one.edge) for one in table.options(LayFirstRoad)}

    assert open_to == {"0,1/0,2", "0,2/1,1"}
    assert table.why_not(LayFirstRoad(table.named("0,1/1,1"))) is No.HIDDEN_GROUND
    assert table.default() in table.options(LayFirstRoad)


@pytest.mark.rule("12.6")
def test_where_a_map_does_not_say_so_it_is_set_up_anywhere() -> None:
    """On other maps a first settlement and every road beside it are allowed there."""
    table = edge(zone="")
    table.play(FoundSettlement(table.named(CORNER)))

    assert len(table.options(LayFirstRoad)) == 3


def test_a_road_is_set_up_there_if_there_is_no_other_place() -> None:
    """The coast must be used if a first road has no other place to go."""
    table = edge()
    table.play(FoundSettlement(table.named(CORNER)))
    for name in ("0,1/0,2", "0,2/1,1"):
        table.state.lay(B, table.named(name), ROAD)

    assert table.options(LayFirstRoad) == [LayFirstRoad(table.named("0,1/1,1"))]


@pytest.mark.rule("8.7")
@pytest.mark.parametrize("seed", range(3))
def test_nothing_of_the_oasis_is_found_before_the_first_turn(seed: int) -> None:
    """Random set-ups find nothing of the oasis, neither hexes nor treasures."""
    chance = Drawn(Random(seed))
    game = Game.new(4, chance, modules=NAMES, settings={"map": "oasis"}, boxes=BOXES)
    state = game.state
    while not state.stint:
        (seat, *_) = (debt.seat for debt in state.due())
        found = [one for one in game.options(seat) if isinstance(one, Action)]
        game.play(seat, chance.random.choice(found), chance)

    assert len(hidden(state)) == 15
    assert not any(state.part(Treasures).kinds)


@pytest.mark.rule("8.7", "4.1-2")
def test_roads_turn_it_up_afterwards() -> None:
    """After set-up, roads turn hidden hexes up and can go on between them."""
    drawing = EDGE.replace("|  ?    |  ?", "|  F6   |  ?", 1).split("\n")
    drawing[7] = drawing[7].replace(".       .", ".       a", 1)
    table = Depths("\n".join(drawing), PAY, hidden="forest hills", tokens="3 4")

    first = table.play(BuildRoad(table.named("0,0/0,1")), fog=table.under("forest"), number=[3])
    table.play(BuildRoad(table.named("0,1/1,0")))
    last = table.play(BuildRoad(table.named("1,0/1,1")), fog=table.under("hills"), number=[4])

    assert isinstance(first[-1], FogLifted)
    assert isinstance(last[-1], FogLifted)
    assert BuildRoad(table.named("1,0/2,0")) in table.options(BuildRoad)
