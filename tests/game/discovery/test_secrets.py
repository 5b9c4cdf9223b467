"""Hidden hexes are undecided until turned up, and a found card is known to its finder alone."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game import Game, Seat, Seeded, told, view
from game.base import MODULE as BASE
from game.core.sample import sample
from game.core.view import View
from game.discovery.maps import MAPS
from game.discovery.module import MODULE as DISCOVERY
from game.discovery.parts import Fog, NumberSupply, Treasures
from game.seafarers.build_ship import BuildShip
from game.seafarers.module import MODULE as SEAFARERS
from tests.game.discovery.tables import SHOAL, Depths, find
from tests.game.random_games import Drawn, readers
from tests.game.seafarers.sound import FIXED, boards
from tests.game.tables import A, B, deck_kind

BOXES = (BASE, SEAFARERS, DISCOVERY)
NAMES = tuple(box.name for box in BOXES)
NEAR = "1,0/1,1/2,0"


@pytest.mark.rule("4.1-1", "4.2-3", "7-3")
@pytest.mark.parametrize("where", MAPS)
def test_stacks_have_no_order(where: str) -> None:
    """Stacks shuffled differently give the same view, and the same state in the program."""
    (layout,) = boards(MAPS[where], FIXED, 4, [1])
    random, games = Random(where), []
    for _ in range(3):
        mixed = {name: tuple(random.sample(one, len(one))) for name, one in layout.stacks.items()}
        spots = {name: tuple(random.sample(one, len(one))) for name, one in layout.spots.items()}
        dealt = replace(layout, stacks=mixed, spots=spots)
        games.append(
            Game.new(
                4, Seeded(b"x"), modules=NAMES, settings={"map": where}, layout=dealt, boxes=BOXES
            )
        )

    assert len({game.snapshot() for game in games}) == 1
    for reader in readers(games[0].state):
        assert games[0].view(reader) == games[1].view(reader) == games[2].view(reader)


@pytest.mark.rule("4.1-1")
@pytest.mark.parametrize("where", MAPS)
def test_a_sample_knows_no_more(where: str) -> None:
    """A computer player's sample of its view has the same stacks and the same hidden hexes."""
    game = Game.new(4, Seeded(b"x"), modules=NAMES, settings={"map": where}, boxes=BOXES)
    dealt = sample(game.view(A), Drawn(Random(1)))

    for part in (Fog, Treasures, NumberSupply):
        assert dealt.part(part) == game.state.part(part)
    assert dealt.terrain == game.state.terrain


def seen_by(reader: Seat | None, card: str) -> tuple[list[Any], View]:
    """The events that *reader* sees when a finds this *card*, and the view afterwards."""
    table = Depths(SHOAL.replace("?", "~"), "lumber wool", treasures=NEAR)
    outcomes = [deck_kind(card)]
    events = table.play(BuildShip(table.edge), treasure=find("card"), draw=outcomes)
    return [told(event, reader) for event in events], view(table.state, reader)


@pytest.mark.rule("4.2-3")
@pytest.mark.parametrize("reader", [B, None])
def test_a_card_that_was_found_is_seen_by_its_finder(reader: Seat | None) -> None:
    """To all other players any card looks the same."""
    assert seen_by(reader, "knight") == seen_by(reader, "monopoly")
    assert seen_by(A, "knight") != seen_by(A, "monopoly")
