"""The Great Pyramid's maps: the river, its banks, and the rest."""

from __future__ import annotations

from collections import Counter

import pytest

from game import BOXES, BadLayout, BadSetup, Game, Harbour, Hex, Land, Layout, Seeded
from game.base.maps import HARBOURS as BASE_HARBOURS
from game.base.maps import HEXES, SPIRAL, TERRAINS, spiral
from game.board.places import around
from game.core.codec import compiled
from game.core.log import decode, encode
from game.pyramid.maps import BANKS, DELTA, HARBOURS, LANDS, PATHS, RIVER, first
from game.pyramid.parts import Nile
from tests.game.registers import drawing
from tests.game.sketch import Sketch, draw, trim
from tests.house import needs

NAMES = ("base", "gods", "pyramid")
RULES = compiled(NAMES, {}, 3, BOXES)


def game(name: str, seed: int = 1) -> Game:
    """A game on the map called *name*."""
    return Game.new(
        3, Seeded(bytes([seed])), modules=NAMES, settings={"map": name, "start": "drawn"},
        boxes=BOXES,
    )  # fmt: skip


def terrain(of: Game) -> dict[Hex, str]:
    """Terrains by hex."""
    state = of.state
    kinds = zip(state.topology.hexes, state.terrain, strict=True)
    return {at: state.rules.terrains[kind].name for at, kind in kinds if kind}


@pytest.mark.rule("4.3", "5.17")
def test_the_drawing_in_the_rules_is_the_first_map() -> None:
    """The page of the rules shows its lands, trading posts and the Nile's paths."""
    layout = first(RULES.options, 3, Seeded(b""))

    assert trim(drawing("egypt.md")) == draw(
        Sketch(
            layout.lands,
            layout.harbours,
            None,
            dict.fromkeys(PATHS, "n"),
            frozenset(frozenset((at,)) for at in RIVER),
        )
    )


@pytest.mark.rule("4.3", "5.16")
def test_the_river_crosses_ten_paths() -> None:
    """Six are between hexes of the Nile, and three mouths and the inflow are on the frame."""
    inside = [path for path in PATHS if path <= RIVER.keys()]

    assert (len(inside), len(set(PATHS))) == (6, 10)
    assert [path for path in PATHS if path not in inside] == [
        {Hex(0, -2), Hex(0, -3)},
        {Hex(-1, -1), Hex(-2, -1)},
        {Hex(1, -2), Hex(2, -3)},
        {Hex(0, 2), Hex(0, 3)},
    ]


@pytest.mark.rule("4.3", "3.3")
def test_three_paths_meet_at_the_delta() -> None:
    """Three of the Delta's paths are consecutive, so a boat can continue a boat."""
    state = game("first_nile").state
    nile, topology = state.part(Nile), state.topology
    about = [edge for edge in topology.hex_edges[topology.hex(DELTA)] if edge in nile.paths]
    meetings = [c for c in topology.corner_edges if len(set(c) & set(about)) > 1]

    assert (len(about), len(meetings)) == (4, 2)


@pytest.mark.rule("4.3")
def test_the_arms_and_the_tip_are_parted_by_land_paths() -> None:
    """An ordinary path runs between the tip and each arm."""
    paths = set(PATHS)

    assert not {frozenset({Hex(0, -2), arm}) for arm in (Hex(-1, -1), Hex(1, -2))} & paths


@pytest.mark.rule("4.3")
def test_the_river_has_seven_hexes() -> None:
    """The hexes between the crossed paths are the Nile, and no others."""
    state = game("nile").state

    assert {state.topology.hexes[h] for h in state.part(Nile).hexes} == set(RIVER)


@pytest.mark.rule("4.3", "5.17")
@pytest.mark.parametrize("name", ["first_nile", "nile"])
@pytest.mark.parametrize("seed", [1, 2])
def test_terrains_are_those_of_the_box(name: str, seed: int) -> None:
    """The Nile has two fields, pastures and hills and a forest; the others are beside it."""
    found = terrain(game(name, seed))

    assert Counter(found[at] for at in RIVER) == Counter(BANKS)
    assert Counter(found.values()) == Counter(TERRAINS) == Counter(BANKS + LANDS)


@pytest.mark.rule("4.3", "5.17")
def test_the_first_map_is_fixed() -> None:
    """It is the same for every seed, and numbered in a spiral from its tip."""
    one, other = game("first_nile", 1), game("first_nile", 2)
    found, state = terrain(one), one.state
    tokens = dict(zip(state.topology.hexes, state.tokens, strict=True))

    assert (state.terrain, state.tokens) == (other.state.terrain, other.state.tokens)
    assert tuple(tokens[at] for at in spiral(0) if found[at] != "desert") == SPIRAL


@pytest.mark.rule("4.3", "5.17")
def test_no_red_numbers_are_neighbours_on_the_first_map() -> None:
    """No 6 or 8 is next to another."""
    state = game("first_nile").state
    tokens = dict(zip(state.topology.hexes, state.tokens, strict=True))
    reds = {at for at, token in tokens.items() if token in {6, 8}}

    assert not {at for at in reds if reds & set(around(at))}


@pytest.mark.rule("4.3", "5.17")
def test_the_delta_keeps_its_place() -> None:
    """Both maps have the same terrain there, whatever the other six of the Nile are."""
    dealt = [terrain(game("nile", seed)) for seed in range(12)]
    (fixed,) = {terrain(game("first_nile"))[DELTA]}

    assert {found[DELTA] for found in dealt} == {fixed}
    for at in RIVER.keys() - {DELTA}:
        assert len({found[at] for found in dealt}) > 1, at


@pytest.mark.rule("4.3")
def test_the_variable_map_is_dealt_by_chance() -> None:
    """Banks and lands differ from seed to seed."""
    one, other = (terrain(game("nile", seed)) for seed in (1, 2))

    assert [one[at] for at in RIVER] != [other[at] for at in RIVER]
    assert [one[at] for at in HEXES if at not in RIVER] != [
        other[at] for at in HEXES if at not in RIVER
    ]


@pytest.mark.rule("4.3", "5.17")
def test_trading_posts_keep_off_the_river() -> None:
    """There are nine of the usual kinds, none where the river meets the frame."""
    edges = {harbour.edge for harbour in HARBOURS}

    assert [post.card for post in HARBOURS] == [post.card for post in BASE_HARBOURS]
    assert len(edges) == 9
    assert not edges & set(PATHS)


def test_a_log_from_when_the_delta_was_shuffled_makes_its_board() -> None:
    """An old log does not say how its map was dealt, and replays the old way."""
    then = Game.new(3, Seeded(b"b"), modules=NAMES, deal=0, boxes=BOXES)
    today = Game.new(3, Seeded(b"b"), modules=NAMES, boxes=BOXES)

    again = [Game.replayed([decode(encode(line)) for line in g.lines]) for g in (then, today)]

    assert ["deal" in game.lines[0].action for game in (then, today)] == [False, True]
    assert terrain(then)[DELTA] != terrain(today)[DELTA]
    assert [g.snapshot() for g in again] == [then.snapshot(), today.snapshot()]


def test_a_way_to_deal_that_never_was_is_refused() -> None:
    """A log that names an unknown way to deal is refused."""
    with pytest.raises(BadSetup, match="never dealt in a way 2"):
        Game.new(3, Seeded(b""), modules=NAMES, deal=2, boxes=BOXES)


@needs("egypt")
@pytest.mark.rule("4.3", "5.17")
def test_two_sides_of_the_frame_are_sea() -> None:
    """The two sides at the tip are sea with three harbors; the rest is desert with oases."""
    modules = ("base", "egypt", "gods", "pyramid")
    state = Game.new(3, Seeded(b""), modules=modules, boxes=BOXES).state
    margin, topology = state.rules.terrain("margin"), state.topology
    sea = {
        at
        for at, kind in zip(topology.hexes, state.terrain, strict=True)
        if kind != margin and topology.hex(at) >= topology.inner
    }

    assert sea == {Hex(-2, -1), Hex(-1, -2), Hex(0, -3), Hex(1, -3), Hex(2, -3), Hex(3, -3)}
    assert [post.card for post in HARBOURS if post.edge & sea] == [None, "grain", "lumber"]


@pytest.mark.rule("4.3")
def test_no_other_map_is_offered() -> None:
    """A map without the Nile is not among the game's options."""
    maps = next(row for row in RULES.rows if row.name == "map")

    assert (maps.values, maps.default) == (("first_nile", "nile"), "nile")


@pytest.mark.parametrize("paths", [{}, {"nile": ()}, {"brook": (frozenset(HEXES[:2]),)}])
def test_a_board_without_the_nile_is_refused(paths: dict[str, tuple[frozenset[Hex], ...]]) -> None:
    """A custom board without the river's edges is refused, with a message that asks for them."""
    lands = tuple(Land(at, "desert") for at in HEXES)
    layout = Layout("dry", lands, (Harbour(HEXES[0], "NW"),), robber=HEXES[0], paths=paths)

    with pytest.raises(BadLayout, match="name the edges that the river crosses"):
        Game.new(3, Seeded(b""), modules=NAMES, layout=layout, boxes=BOXES)


@pytest.mark.rule("3.1")
@pytest.mark.parametrize("name", ["first_nile", "nile"])
def test_the_robber_starts_in_the_desert(name: str) -> None:
    """The pyramid's desert has no number, and the robber starts there."""
    from game.base.parts import Robber

    state = game(name).state
    at = state.part(Robber).at

    assert at is not None
    assert state.rules.terrains[state.terrain[at]].name == "desert"
    assert state.tokens[at] == 0
