"""Places as players call them: clear, and each called differently."""

from __future__ import annotations

import pytest

from game import EdgeId, Game, Hex, HexId
from game.board.topology import Topology
from tests.words.tables import Dice, played
from words import LANGUAGES, Words, matches
from words.places import Ground, names_of

BEGINNER = Game.new(4, Dice(1), settings={"map": "beginner"}).view()
TOP = BEGINNER.topology
EN, ES = Words("en"), Words("es")


def corner(*hexes: tuple[int, int]) -> int:
    """A corner by its hexes."""
    return TOP.corner(*hexes)


def test_a_hex_is_its_number_and_card() -> None:
    """A hex that yields is its number and its card; the desert is the desert."""
    assert EN.place(BEGINNER, "hex", TOP.hex((-1, -1))) == "12 wheat"
    assert ES.place(BEGINNER, "hex", TOP.hex((0, -1))) == "6 arcilla"
    assert EN.place(BEGINNER, "hex", TOP.hex((0, 0))) == "desert"


def test_a_corner_is_what_lies_around_it() -> None:
    """A corner is its hexes, and its harbour; the sea is not named."""
    assert EN.place(BEGINNER, "corner", corner((0, -2), (1, -2), (0, -1))) == (
        "10 ore · 2 wool · 6 brick"
    )
    assert ES.place(BEGINNER, "corner", corner((2, -1), (2, -2), (3, -2))) == (
        "9 madera · 10 arcilla · 2:1 mineral"
    )


def test_an_edge_runs_from_numbers_to_numbers() -> None:
    """An edge is told by the numbers at both its ends."""
    edge = TOP.edge((0, -1), (-1, -1))

    assert EN.place(BEGINNER, "edge", edge) == "from 10-12-6 toward 12-6-11"
    assert ES.place(BEGINNER, "edge", edge) == "de 10-12-6 hacia 12-6-11"


def test_an_edge_is_told_from_where_one_has_something() -> None:
    """The reader hears an edge from the end that is theirs."""
    for game, _ in played(3, actions=8, map="beginner"):
        last = game
    own = [seat for seat in range(4) if last.view(None).corner_seat]
    seen = 0
    for seat in own:
        view = last.view(last.view().seats[seat].seat)
        for number, (one, two) in enumerate(TOP.edge_corners):
            stands = [
                bool(view.corner_piece[c]) and view.corner_seat[c] == seat for c in (one, two)
            ]
            if stands == [False, True] and not view.edge_piece[number]:
                names = names_of(EN, Ground.of(view))
                said = EN.place(view, "edge", number)
                others = [e for e in TOP.corner_edges[one] if e != number]
                if not any(view.edge_piece[e] and view.edge_seat[e] == seat for e in others):
                    assert said.startswith(f"from {names.ends[two]} toward {names.ends[one]}")
                    seen += 1

    assert seen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(12))
def test_no_two_places_are_called_the_same(language: str, seed: int) -> None:
    """On any board every hex, corner and edge has a name of its own."""
    view = Game.new(4, Dice(seed), settings={"tokens": "random", "harbours": "shuffled"}).view()

    names = names_of(Words(language), Ground.of(view))

    for group in (names.hexes, names.corners, names.edges):
        assert len(set(group)) == len(group)


def test_two_hexes_alike_are_told_apart() -> None:
    """Of two hexes with the same number and card one lies north or west of the other."""
    ground = Ground.of(BEGINNER)
    things, tokens = list(ground.things), list(ground.tokens)
    one, two = TOP.hex((1, -2)), TOP.hex((1, 1))
    things[two], tokens[two] = things[one], tokens[one]
    twins = Ground(TOP, tuple(things), tuple(tokens), ground.land, ground.harbours)

    hexes = names_of(EN, twins).hexes

    assert hexes[one] == "2 wool (the one to the north)"
    assert hexes[two] == "2 wool (the one to the south)"


def test_many_hexes_alike_are_counted() -> None:
    """Of more than two the first is the northernmost."""
    ground = Ground.of(BEGINNER)
    alike = Ground(TOP, ("terrain.desert",) * 19, (0,) * 19, ground.land, ())

    names = names_of(ES, alike)

    assert names.hexes[0] == "desierto (1 de 19)"
    assert len(set(names.edges)) == len(names.edges)
    assert len(set(names.corners)) == len(names.corners)


def test_names_are_short_enough_for_a_menu() -> None:
    """A letter and a name fit into an option of a menu."""
    for seed in range(5):
        names = names_of(ES, Ground.of(Game.new(4, Dice(seed)).view()))
        assert max(map(len, (*names.hexes, *names.corners, *names.edges))) <= 90


@pytest.mark.parametrize(
    ("query", "label", "fits"),
    [
        ("5 9 wood", "5 wood · 9 wheat · 3:1", True),
        ("9 5", "5 wood · 9 wheat · 3:1", True),
        ("madera", "5 wood · 9 wheat · 3:1", True),
        ("MINERÍA 6", "6 mineral · 10 arcilla", True),
        ("trig", "5 wood · 9 wheat", True),
        ("lumber sheep", "5 madera · 9 lana", True),
        ("3:1", "5 wood · 9 wheat · 3:1", True),
        ("6-12", "from 6-12-10 toward 4-6-2", True),
        ("sur", "6 lana, esquina sur", True),
        ("", "5 wood", True),
        ("5 5", "5 wood · 9 wheat", False),
        ("1", "10 ore · 11 wool", False),
        ("ore", "5 wood · 9 wheat", False),
        ("5 xyz", "5 wood · 9 wheat", False),
    ],
)
def test_places_are_found_as_players_type_them(query: str, label: str, fits: bool) -> None:
    """Order, accents, case and language do not matter; numbers are whole."""
    assert matches(query, label) is fits


def test_an_edge_by_the_coast_is_a_side() -> None:
    """A harbour is told by its hex and the side it lies on."""
    from words.places import side

    edge = EdgeId(TOP.edge(Hex(0, -2), Hex(0, -3)))
    hexes = names_of(EN, Ground.of(BEGINNER)).hexes

    assert side(EN, Ground.of(BEGINNER), hexes, edge) == "10 ore, north-west side"
    assert hexes[HexId(0)] == "10 ore"


def test_an_edge_with_one_hex_on_the_coast_is_its_side() -> None:
    """Nothing runs "from 8 toward 8"."""
    edge = TOP.edge((0, -2), (0, -3))

    assert EN.place(BEGINNER, "edge", edge) == "on 10 ore, north-west side"
    for language in (EN, ES):
        for said in names_of(language, Ground.of(BEGINNER)).edges:
            start, _, end = said.partition(" toward " if language is EN else " hacia ")
            assert start.removeprefix("from ").removeprefix("de ") != end


def islands(size: int) -> Ground:
    """Two small islands in a wide sea: a six and an eight with wood, and nine wheat by itself."""
    around = range(-size, size + 1)
    shape = frozenset(Hex(q, r) for q in around for r in around if abs(q + r) <= size)
    topology = Topology.of(shape)
    things, tokens = ["terrain.desert"] * topology.inner, [0] * topology.inner
    land = [False] * topology.inner
    lands = {(0, 0): ("lumber", 6), (1, 0): ("lumber", 8), (-size, size): ("grain", 9)}
    for place, (card, token) in lands.items():
        at = topology.hex(place)
        things[at], tokens[at], land[at] = f"card.{card}", token, True
    return Ground(topology, tuple(things), tuple(tokens), tuple(land), ())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [2, 3, 4])
def test_no_two_places_at_sea_share_a_name(size: int, language: str) -> None:
    """Hexes, corners and edges each, however wide the sea is."""
    names = names_of(Words(language), islands(size))

    for told in (names.hexes, names.corners, names.edges):
        assert len({*told}) == len(told)


def test_the_sea_is_called_after_the_nearest_land() -> None:
    """A hex, a corner and an edge out at sea say what land is near and on which side."""
    ground = islands(3)
    names, topology = names_of(EN, ground), ground.topology

    assert names.hexes[topology.hex((1, -1))] == "desert to the north-east of 6 wood"
    assert names.hexes[topology.hex((2, 0))] == "desert to the east of 8 wood (1 of 2)"
    assert names.hexes[topology.hex((0, 0))] == "6 wood"
    assert names.corners[topology.corner((2, 0), (3, 0), (3, -1))] == (
        "desert to the east of 8 wood, north-east corner (2 of 3)"
    )
    assert names.corners[topology.corner((1, 0), (2, 0), (1, 1))] == "8 wood, south-east corner"
    assert names.edges[topology.edge((2, 0), (1, 1))] == (
        "from 8 toward desert to the south-east of 8 (1 of 8)"
    )
    assert max(map(len, names.edges)) <= 100
