"""The maps of the base game."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from game import Hex, Layout, Scripted, Seeded
from game.base import MODULE
from game.base.maps import CORNERS, HARBOURS, HEXES, SPIRAL, beginner, scattered, spiral, variable
from game.board.places import SIDES, around
from game.core.rows import Value
from tests.game.registers import drawing
from tests.game.sketch import Place, Sketch, draw, read, trim

PLAIN: dict[str, Value] = {"tokens": "spiral", "harbours": "printed"}
RANDOM: dict[str, Value] = {"tokens": "random", "harbours": "printed"}
SHUFFLED: dict[str, Value] = {"tokens": "spiral", "harbours": "shuffled"}
SEEDS = pytest.mark.parametrize("seed", range(20))


def dealt(options: dict[str, Value], seed: int) -> Layout:
    """A variable map."""
    return variable(options, 4, Seeded(bytes([seed])))


@pytest.mark.rule("1")
def test_the_beginners_map_is_the_printed_one() -> None:
    """Terrains, numbers, harbors and the robber are as printed."""
    layout = beginner(PLAIN, 4, Scripted())

    assert draw(Sketch(layout.lands, layout.harbours, layout.robber)) == trim(
        r"""
             ?  .       .  g    .
              /   \   /   \   /   \
            .       .       .       .
            |  M10  |  P2   |  F9   |
            .       .       .       .  o
          /   \   /   \   /   \   /   \
        .       .       .       .       .
      l |  G12  |  H6   |  P4   |  H10  |
        .       .       .       .       .
      /   \   /   \   /   \   /   \   /   \
    .       .       .       .       .       .
    |  G9   |  F11  |  D*   |  F3   |  M8   | ?
    .       .       .       .       .       .
      \   /   \   /   \   /   \   /   \   /
        .       .       .       .       .
      b |  F8   |  M3   |  G4   |  P5   |
        .       .       .       .       .
          \   /   \   /   \   /   \   /
            .       .       .       .  w
            |  H5   |  G6   |  P11  |
            .       .       .       .
              \   /   \   /   \   /
             ?  .       .  ?    .
        """
    )


@pytest.mark.rule("2")
def test_the_drawing_in_the_rules_is_the_beginners_map() -> None:
    """The page of the rules shows the map's terrains, harbors and starting places."""
    layout, pieces, marks = beginner(PLAIN, 4, Scripted()), dict[Place, str](), set[Place]()
    for start in layout.starts:
        for corner, edge in start.places:
            pieces |= {corner: start.colour[0].upper(), edge: start.colour[0]}
        marks.add(start.places[1][0])

    assert trim(drawing("base.md")) == draw(
        Sketch(layout.lands, layout.harbours, None, pieces, frozenset(marks))
    )


def lands(layout: Layout) -> Counter[str]:
    """Number of hexes of each terrain."""
    return Counter(land.terrain for land in layout.lands)


@pytest.mark.rule("1")
@pytest.mark.parametrize("options", [PLAIN, RANDOM, SHUFFLED, None], ids=str)
def test_every_map_has_the_printed_components(options: dict[str, Value] | None) -> None:
    """Each map has nineteen hexes, eighteen tokens and nine harbors of the right kinds."""
    layout = beginner({}, 4, Scripted()) if options is None else dealt(options, 7)

    assert lands(layout) == {
        "forest": 4,
        "pasture": 4,
        "fields": 4,
        "hills": 3,
        "mountains": 3,
        "desert": 1,
    }
    assert Counter(land.token for land in layout.lands if land.token) == {
        2: 1,
        12: 1,
        **dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 2),
    }
    kinds = Counter(harbour.card or "any" for harbour in layout.harbours)
    assert kinds == {"any": 4, "lumber": 1, "brick": 1, "wool": 1, "grain": 1, "ore": 1}
    assert all(land.token is None for land in layout.lands if land.terrain == "desert")


@pytest.mark.rule("1")
def test_the_shape_of_the_board() -> None:
    """The board has 54 corners and 72 edges, 30 of them coast."""
    topology = beginner({}, 4, Scripted()).topology
    coast = [edge for edge in topology.edge_hexes if max(edge) >= topology.inner]

    assert (len(topology.corners), len(topology.edges), len(coast)) == (54, 72, 30)


@pytest.mark.rule("3")
@SEEDS
def test_hexes_are_shuffled(seed: int) -> None:
    """No two of these maps are alike."""
    assert dealt(PLAIN, seed).lands != dealt(PLAIN, seed + 1).lands


# The walk from the top left corner, as a player lays the letters.
LETTERS = r"""
A L K
B M R J
C N S Q I
D O P H
E F G
"""


@pytest.mark.rule("3")
def test_the_spiral_runs_counter_clockwise_and_inwards() -> None:
    """The spiral runs from the top left corner hex down the left side, round, and inwards."""
    by_letter = dict(zip(LETTERS.split(), HEXES, strict=True))

    assert spiral(0) == [by_letter[letter] for letter in sorted(by_letter)]


@pytest.mark.rule("3")
@pytest.mark.parametrize("corner", range(6))
def test_the_spiral_begins_at_any_corner(corner: int) -> None:
    """From each of the six corner hexes it visits every hex once, always to a neighbor."""
    walk = spiral(corner)

    assert walk[0] == CORNERS[corner]
    assert sorted(walk) == sorted(HEXES)
    assert all(b in around(a) for a, b in pairwise(walk))
    assert [ring(h) for h in walk] == [2] * 12 + [1] * 6 + [0]
    assert walk[12] in around(walk[0])
    assert turns_left(walk[:12])


def ring(place: Hex) -> int:
    """Distance of a hex from the middle."""
    return max(abs(place.q), abs(place.r), abs(place.q + place.r))


def turns_left(walk: list[Hex]) -> bool:
    """True if a walk around the middle is counter-clockwise."""
    points = [(2 * h.q + h.r, -h.r) for h in walk]
    area = sum(
        x1 * y2 - x2 * y1
        for (x1, y1), (x2, y2) in zip(points, points[1:] + points[:1], strict=True)
    )
    return area > 0


@pytest.mark.rule("3")
@pytest.mark.parametrize("corner", range(6))
def test_tokens_lie_in_the_order_of_their_letters(corner: int) -> None:
    """The spiral starts at the corner that chance names and skips the desert."""
    layout = variable(PLAIN, 4, Scripted(corner=[corner], then=Seeded(b"corner")))
    token = {land.at: land.token for land in layout.lands}

    laid = [token[h] for h in spiral(corner)]

    assert [number for number in laid if number] == list(SPIRAL)
    assert laid.count(None) == 1


@pytest.mark.rule("3")
def test_the_letters_are_the_printed_ones() -> None:
    """The printed letters run from A, a 5, and B, a 2, to R, an 11."""
    assert SPIRAL == (5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11)


@pytest.mark.rule("3")
@SEEDS
def test_random_tokens_keep_reds_apart(seed: int) -> None:
    """With the option, tokens are random, but no 6 or 8 is next to another."""
    token = {land.at: land.token for land in dealt(RANDOM, seed).lands}

    touching = [
        (place, other)
        for place in token
        for other in around(place)
        if token[place] in {6, 8} and token.get(other) in {6, 8}
    ]

    assert touching == []


@pytest.mark.rule("3")
def test_random_tokens_are_random() -> None:
    """Random tokens do not follow the spiral."""
    boards = {tuple(land.token for land in dealt(RANDOM, seed).lands) for seed in range(20)}

    assert len(boards) == 20


@pytest.mark.rule("3")
def test_random_tokens_begin_again_when_they_cannot_be_laid() -> None:
    """If the red numbers laid so far leave no hex for the next, all are laid again."""
    centres = [Hex(0, 0), Hex(2, 1), Hex(-1, 3)]
    flowers = [*centres, *(petal for centre in centres for petal in around(centre))][:18]
    closed, then = [0, 0, 0], [3, 3, 3, 3]

    tokens = scattered(flowers, Scripted(**{"red token": closed + then}, then=Seeded(b"rest")))

    reds = [place for place in tokens if tokens[place] in {6, 8}]
    assert len(reds) == 4
    assert not any(one in around(other) for one in reds for other in reds)


@pytest.mark.rule("3")
@SEEDS
def test_harbours_are_shuffled_over_their_places(seed: int) -> None:
    """With the option the nine harbor types change places, and the places stay."""
    harbours = dealt(SHUFFLED, seed).harbours

    assert [(h.at, h.side) for h in harbours] == [(h.at, h.side) for h in HARBOURS]


@pytest.mark.rule("3")
def test_shuffled_harbours_differ() -> None:
    """The types differ from the printed ones only with the option."""
    assert {dealt(SHUFFLED, seed).harbours for seed in range(20)} != {HARBOURS}
    assert {dealt(PLAIN, seed).harbours for seed in range(20)} == {HARBOURS}


@pytest.mark.rule("2")
def test_harbours_lie_at_the_coast_and_apart() -> None:
    """Each harbor serves two corners, and no corner serves two harbors."""
    corners = [
        frozenset({harbour.at, other, third})
        for harbour in HARBOURS
        for other in (next(iter(harbour.edge - {harbour.at})),)
        for third in around(other)
        if third in around(harbour.at)
    ]

    assert len(set(corners)) == 18
    assert all(harbour.side in SIDES for harbour in HARBOURS)


@SEEDS
def test_every_map_can_be_played_on(seed: int) -> None:
    """Every dealt layout passes its checks, and can be drawn and read back."""
    options: dict[str, Value] = {"tokens": "random", "harbours": "shuffled"}
    layout = dealt(options, seed)
    layout.check(
        {terrain.name: terrain.is_land for terrain in MODULE.terrains},
        frozenset(card.name for card in MODULE.cards),
    )

    again = read(draw(Sketch(layout.lands, layout.harbours)), first=layout.lands[0].at)

    assert (again.lands, set(again.harbours)) == (layout.lands, set(layout.harbours))
