"""Five and six seats, and boards with corners, stacks and zones of meaning."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from game import BadLayout, BadSetup, Game, Hex, Layout, Scripted, Seeded, seats_for
from game.core.codec import compiled
from game.core.module import Module
from tests.game.random_games import Playing, folds, played
from tests.game.strange.games import exchange_vows
from tests.game.strange.parts import Chest, Mist
from tests.game.strange.prepare import dunes, shingle
from tests.game.strange.tables import BOXES

NARROW = Module(name="narrow", seats=frozenset({3, 4}))


def land_of(layout: Layout, zone: str) -> Counter[tuple[str, bool]]:
    """Number of hexes of each terrain in a zone, with and without a number."""
    return Counter(
        (land.terrain, bool(land.token)) for land in layout.lands if land.at in layout.zones[zone]
    )


def test_a_box_opens_a_game_to_more_seats() -> None:
    """The base game takes five and six only with the box that allows it."""
    assert seats_for(["base"], BOXES) == {3, 4}
    assert seats_for(["base", "strange"], BOXES) == {3, 4, 5, 6}
    with pytest.raises(BadSetup, match="base is for 3 or 4 seats, not for 6"):
        compiled(("base",), {}, 6, BOXES)


def test_a_third_box_need_not_follow() -> None:
    """A box that does not mention more seats cannot be played with more."""
    boxes = (*BOXES, NARROW)

    assert seats_for(["base", "strange", "narrow"], boxes) == {3, 4}
    with pytest.raises(BadSetup, match="is for 3 or 4 seats, not for 5"):
        compiled(("base", "strange", "narrow"), {}, 5, boxes)


@pytest.mark.parametrize("seats", [5, 6])
def test_everything_holds_with_five_and_six(seats: int) -> None:
    """A whole game meets every invariant now and then, and its log replays."""
    playing = Playing(("base", "strange"), BOXES, seats, 7, leaving=0.003, fixed={"map": "dunes"})

    folds(played(playing, 25, [exchange_vows]).game)

    assert playing.state.winners


def test_a_map_with_too_few_places_says_so() -> None:
    """A map's fixed places are limited, so more seats are refused with that reason."""
    with pytest.raises(BadLayout, match="the map beginner has places for 4 seats, not for 6"):
        Game.new(
            6, Seeded(b""), modules=("base", "strange"), settings={"map": "beginner"}, boxes=BOXES
        )


def test_a_layout_has_corners_and_stacks() -> None:
    """The chest is on the corner named by the map, and the mist is drawn from its stack."""
    corner = frozenset((Hex(1, 0), Hex(0, 1), Hex(1, 1)))
    plain = replace(shingle({}, 3, Scripted()), starts=())
    layout = replace(plain, spots={"chest": (corner,)}, stacks={"mist": ("hills",)})

    game = Game.new(3, Seeded(b""), modules=("base", "strange"), layout=layout, boxes=BOXES)

    assert game.state.part(Chest).at == game.state.topology.corner(*corner)
    assert game.state.part(Mist) == Mist(terrains=("hills",))
    again = Game.replayed(game.lines, BOXES)
    assert again.snapshot() == game.snapshot()


def test_a_corner_off_the_board_is_refused() -> None:
    """The refusal names the corner."""
    far = frozenset((Hex(8, 0), Hex(7, 1), Hex(8, 1)))
    layout = replace(shingle({}, 3, Scripted()), spots={"chest": (far,)})

    with pytest.raises(BadLayout, match=r"chest is said to lie on .*: name a corner of the board"):
        Game.new(3, Seeded(b""), modules=("base", "strange"), layout=layout, boxes=BOXES)


def test_land_is_dealt_by_zones() -> None:
    """Each zone shuffles its own land and numbers; the rest stays the same."""
    plain = shingle({}, 3, Scripted())

    dealt = dunes({}, 3, Seeded(b"any"))

    for zone in ("shore", "inland"):
        assert land_of(dealt, zone) == land_of(plain, zone)
    assert dealt.lands != plain.lands
    stays = {Hex(0, 0), Hex(0, -2)}
    assert {land for land in plain.lands if land.at in stays} <= {*dealt.lands}
    numbers = [sorted(land.token or 0 for land in one.lands) for one in (plain, dealt)]
    assert numbers[0] == numbers[1]
