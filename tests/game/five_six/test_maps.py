"""Boards for five and six: the fixed map, and the rules of the variable one."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

import pytest

from game import BadSetup, Game, Hex, Layout, Scripted, Seeded
from game.base.maps import spiral
from game.board.places import around
from game.boxes import colours_of, maps_of, seats_for
from game.core import codec
from game.core.rows import Value
from game.five_six.maps import CORNERS, HARBOURS, HEXES, LARGE, SPIRAL, beginner, variable
from tests.game.asking import robbed
from tests.game.five_six.tables import BOXES, NAMES
from tests.game.registers import drawing
from tests.game.sketch import Sketch, draw, trim

PLAIN: dict[str, Value] = {"tokens": "spiral", "harbours": "printed"}
RANDOM: dict[str, Value] = {"tokens": "random", "harbours": "shuffled"}
SEEDS = pytest.mark.parametrize("seed", range(12))


def dealt(options: dict[str, Value], seed: int) -> Layout:
    """A variable board."""
    return variable(options, 6, Seeded(seed.to_bytes(2, "big")))


def begun(seats: int = 6, seed: int = 0, **settings: Value) -> Game:
    """A game that has just begun."""
    chance = Seeded(seed.to_bytes(2, "big"))
    return Game.new(seats, chance, modules=NAMES, settings=settings, boxes=BOXES)


def land_of(layout: Layout) -> Counter[str]:
    """Number of hexes of each terrain."""
    return Counter(land.terrain for land in layout.lands)


@pytest.mark.rule("13.4", "13.5")
def test_the_drawing_in_the_rules_is_the_fixed_map() -> None:
    """The page of the rules shows the map's terrains and harbors."""
    layout = beginner(PLAIN, 6, Scripted())

    assert trim(drawing("five_six.md")) == draw(Sketch(layout.lands, layout.harbours))


@pytest.mark.rule("13.1")
@pytest.mark.parametrize("layout", [beginner({}, 6, Scripted()), dealt(PLAIN, 1)])
def test_there_are_thirty_hexes_with_their_tokens(layout: Layout) -> None:
    """There are two more of each terrain, a second desert, and 28 tokens."""
    assert land_of(layout) == {
        "forest": 6,
        "pasture": 6,
        "fields": 6,
        "hills": 5,
        "mountains": 5,
        "desert": 2,
    }
    assert Counter(land.token for land in layout.lands if land.token) == {
        **dict.fromkeys((2, 12), 2),
        **dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 3),
    }
    assert all(bool(land.token) == (land.terrain != "desert") for land in layout.lands)


@pytest.mark.rule("13.1")
@pytest.mark.parametrize("seats", [5, 6])
def test_there_are_more_cards(seats: int) -> None:
    """There are twenty-four of each resource and thirty-four cards; the rest is the same."""
    state = begun(seats).state
    rules = state.rules

    assert state.bank == [24] * 5
    assert {card.name: card.count for card in rules.deck_cards} == {
        "knight": 20,
        "victory_point": 5,
        "road_building": 3,
        "year_of_plenty": 3,
        "monopoly": 3,
    }
    assert {piece.name: piece.supply for piece in rules.pieces if piece.name} == {
        "road": 15,
        "settlement": 5,
        "city": 4,
    }
    assert rules.options["points"] == 10


@pytest.mark.rule("13.1")
def test_two_colours_come_with_them() -> None:
    """Green and purple follow the four base colors."""
    colours = colours_of(begun().state.rules)

    assert colours[4:] == ("green", "purple")
    assert set(colours[:4]) == {"red", "blue", "white", "orange"}


@pytest.mark.rule("13.1")
def test_the_box_is_for_five_and_six() -> None:
    """The box needs five or six players, and the base game alone takes no fifth."""
    assert seats_for(["base"], BOXES) == {3, 4}
    assert seats_for(NAMES, BOXES) == {5, 6}
    with pytest.raises(BadSetup, match=r"base \+ five_six is for 5 or 6 seats, not for 4"):
        begun(4)
    assert maps_of(NAMES, BOXES) == dict.fromkeys(("large_beginner", "large"), NAMES)


@pytest.mark.rule("13.2")
def test_the_board_has_its_shape() -> None:
    """It has rows of three to six and back, eighty corners, and 109 edges, 38 of them coast."""
    topology = beginner({}, 6, Scripted()).topology
    coast = [edge for edge in topology.edge_hexes if max(edge) >= topology.inner]
    rows = Counter(place.r for place in HEXES)

    assert [rows[r] for r in sorted(rows)] == [3, 4, 5, 6, 5, 4, 3]
    assert (len(topology.corners), len(topology.edges), len(coast)) == (80, 109, 38)
    assert len(topology.hexes) - topology.inner == 22


# The walk of the page of rules, from the corner (3, -3).
WALK = """
    3,-3 2,-2 1,-1 0,0 0,1 0,2 0,3 1,3 2,3 3,2 4,1 5,0 5,-1 5,-2 5,-3 4,-3
    3,-2 2,-1 1,0 1,1 1,2 2,2 3,1 4,0 4,-1 4,-2
    3,-1 2,0 2,1 3,0
"""


@pytest.mark.rule("13.3")
def test_the_spiral_runs_counter_clockwise_and_inwards() -> None:
    """The spiral runs from the top left corner hex down the left side, twice around, and in."""
    walk = [Hex(*map(int, word.split(","))) for word in WALK.split()]

    assert spiral(0, LARGE) == walk


@pytest.mark.rule("13.3")
def test_the_letters_are_the_printed_ones() -> None:
    """The printed letters run from A, a 2, and B, a 5, to Zc, a 6."""
    letters = "2 5 4 6 3 9 8 11 11 10 6 3 8 4 8 10 11 12 10 5 4 9 5 9 12 3 2 6"

    assert " ".join(map(str, SPIRAL)) == letters


@pytest.mark.rule("13.3")
@pytest.mark.parametrize("corner", range(6))
def test_the_spiral_begins_at_any_corner(corner: int) -> None:
    """It visits every hex once, always to a neighbor, in rings of sixteen, ten and four."""
    walk = spiral(corner, LARGE)

    assert walk[0] == CORNERS[corner]
    assert sorted(walk) == sorted(HEXES)
    assert all(b in around(a) for a, b in pairwise(walk))
    assert [sum(at in HEXES for at in around(place)) < 6 for place in walk] == (
        [True] * 16 + [False] * 14
    )
    assert walk[16] in around(walk[0])


@pytest.mark.rule("13.3")
@pytest.mark.parametrize("corner", range(6))
def test_no_red_numbers_touch_wherever_the_deserts_lie(corner: int) -> None:
    """No red numbers touch for any start and any of the 435 pairs of deserts."""
    walk = spiral(corner, LARGE)
    pairs = [*combinations(HEXES, 2)]

    assert len(pairs) == 435
    for deserts in pairs:
        tokens = dict(zip((at for at in walk if at not in deserts), SPIRAL, strict=True))
        reds = {at for at, token in tokens.items() if token in {6, 8}}
        assert not any(reds & {*around(at)} for at in reds)


@pytest.mark.rule("13.3")
def test_tokens_lie_in_the_order_of_their_letters() -> None:
    """The spiral starts at the corner that chance names and skips the deserts."""
    for corner in range(6):
        layout = variable(PLAIN, 6, Scripted(corner=[corner], then=Seeded(b"corner")))
        token = {land.at: land.token for land in layout.lands}
        laid = [token[at] for at in spiral(corner, LARGE)]
        assert [number for number in laid if number] == list(SPIRAL)
        assert laid.count(None) == 2


@pytest.mark.rule("13.3")
@SEEDS
def test_random_tokens_keep_reds_apart(seed: int) -> None:
    """With the option, tokens are random, but no 6 or 8 is next to another."""
    layout = dealt(RANDOM, seed)
    reds = {land.at for land in layout.lands if land.token in {6, 8}}

    assert len(reds) == 6
    assert not any(reds & {*around(at)} for at in reds)
    assert layout.lands != dealt(RANDOM, seed + 1).lands


@pytest.mark.rule("13.4")
def test_eleven_harbours_lie_on_the_coast() -> None:
    """None touches another: five are 3:1, two are for wool, and one for each other kind."""
    topology = beginner({}, 6, Scripted()).topology
    edges = [topology.edge(*harbour.edge) for harbour in HARBOURS]
    ends = Counter(end for edge in edges for end in topology.edge_corners[edge])

    kinds = Counter(harbour.card or "any" for harbour in HARBOURS)
    assert kinds == {"any": 5, "wool": 2, "brick": 1, "lumber": 1, "grain": 1, "ore": 1}
    assert all(max(topology.edge_hexes[edge]) >= topology.inner for edge in edges)
    assert set(ends.values()) == {1}
    assert [
        slot for slot, edge in enumerate(coast(topology.edge(*HARBOURS[0].edge))) if edge in edges
    ] == [*(0, 3, 7, 12, 15, 18, 21, 24, 27, 30, 33)]


def coast(first: int) -> list[int]:
    """The edges of the coast, clockwise from *first*."""
    topology = beginner({}, 6, Scripted()).topology
    left = {edge for edge, hexes in enumerate(topology.edge_hexes) if max(hexes) >= topology.inner}
    # The second edge of the north-west hex's coast is its north-eastern one.
    order = [first, topology.edge(Hex(3, -3), Hex(4, -4))]
    left -= {*order}
    while left:
        ends = {*topology.edge_corners[order[-1]]}
        order.append(next(edge for edge in left if ends & {*topology.edge_corners[edge]}))
        left.discard(order[-1])
    return order


@pytest.mark.rule("13.4")
@SEEDS
def test_harbours_are_shuffled_over_their_places(seed: int) -> None:
    """With the option the eleven types change places, and the places stay."""
    harbours = dealt(RANDOM, seed).harbours

    assert [(h.at, h.side) for h in harbours] == [(h.at, h.side) for h in HARBOURS]
    assert Counter(h.card for h in harbours) == Counter(h.card for h in HARBOURS)
    assert dealt(PLAIN, seed).harbours == HARBOURS


# As it is written on the page of rules: seven rows.
FIXED = """
    h10 p6 d
    h6 f2 m9 h11
    w3 m11 w5 f10 p4
    d p5 f4 m6 p3 f8
    w12 m10 p2 h4 w11
    w8 f3 w9 f5
    h9 p12 m8
"""
LETTER = {
    "h": "hills",
    "p": "pasture",
    "d": "desert",
    "f": "fields",
    "m": "mountains",
    "w": "forest",
}


@pytest.mark.rule("13.5")
def test_the_map_for_newcomers_is_fixed() -> None:
    """Its thirty hexes and harbors are the same for every seed, and everyone chooses places."""
    lands = beginner({}, 5, Seeded(b"any")).lands

    assert [(land.terrain, land.token) for land in lands] == [
        (LETTER[word[0]], int(word[1:]) if word[1:] else None) for word in FIXED.split()
    ]
    game = begun(5, map="large_beginner")
    assert [debt.duty for debt in game.state.debts()] == ["found"]
    assert len(game.options(game.state.debts()[0].seat)) == 80


@pytest.mark.rule("12.A4", "13.1")
def test_the_robber_starts_on_either_desert() -> None:
    """Chance picks one of the two deserts."""
    found = {robbed(begun(seed=seed, map="large_beginner").state) for seed in range(12)}
    state = begun(map="large_beginner").state

    assert found == {at for at in state.land_hexes if not state.tokens[at]}
    assert len(found) == 2


@pytest.mark.rule("13.8")
def test_a_map_that_nobody_has_drawn_for_six_is_not_offered() -> None:
    """The base game's maps are for four; another box's map says which numbers it serves."""
    with pytest.raises(BadSetup, match="option 'map' cannot be 'variable'"):
        codec.compiled(NAMES, {"map": "variable"}, 6, BOXES)
