"""The names of places, as players use them: clear, and all different."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

import pytest

from game import BOXES, EdgeId, Game, Hex, HexId, Seat, View, edition_of, offered
from game.board.topology import Topology
from game.core.codec import compiled
from game.core.rows import Value
from tests.game.random_games import in_turn
from tests.house import seats
from tests.widest import repeats
from tests.words.tables import Dice, played
from words import CLASSIC, LANGUAGES, Words, matches, means, meant
from words.edges import LONGEST
from words.ground import Ground
from words.labels import LONGEST as LABEL
from words.labels import labels_of
from words.places import frame_of, names_of

BEGINNER = Game.new(4, Dice(1), settings={"map": "beginner"}).view()
TOP = BEGINNER.topology
EN, ES = Words("en"), Words("es")


def corner(*hexes: tuple[int, int]) -> int:
    """A corner by its hexes."""
    return TOP.corner(*hexes)


def test_a_hex_is_its_number_and_card() -> None:
    """A hex that produces has its number and its card; the desert is the desert."""
    assert EN.place(BEGINNER, "hex", TOP.hex((-1, -1))) == "wheat 12"
    assert ES.place(BEGINNER, "hex", TOP.hex((0, -1))) == "arcilla 6"
    assert EN.place(BEGINNER, "hex", TOP.hex((0, 0))) == "desert"


def test_a_corner_is_what_lies_around_it() -> None:
    """A corner is named by its hexes and its harbor; the sea is not named."""
    assert EN.place(BEGINNER, "corner", corner((0, -2), (1, -2), (0, -1))) == (
        "ore 10 · wool 2 · brick 6"
    )
    assert ES.place(BEGINNER, "corner", corner((2, -1), (2, -2), (3, -2))) == (
        "madera 9 · arcilla 10 · 2:1 de mineral"
    )


def test_an_edge_is_what_it_runs_between_and_where_it_leads() -> None:
    """An edge is named by the hexes on both sides of it, and by the one ahead."""
    edge = TOP.edge((0, -1), (-1, -1))

    assert EN.place(BEGINNER, "edge", edge) == "between wheat 12 and brick 6, toward wood 11"
    assert ES.place(BEGINNER, "edge", edge) == "entre cereales 12 y arcilla 6, hacia madera 11"


def test_an_edge_leads_to_a_harbour_or_the_coast() -> None:
    """An edge leads to a harbor, the coast, or just in a direction."""
    ways = names_of(EN, Ground.of(BEGINNER)).ways
    coast, harbour = TOP.edge((0, -2), (1, -2)), TOP.edge((1, -1), (2, -1))
    shore = TOP.edge((0, -2), (0, -3))

    assert {*ways[coast]} == {
        "between ore 10 and wool 2, toward the coast",
        "between ore 10 and wool 2, toward brick 6",
    }
    assert {*ways[harbour]} == {
        "between wool 4 and brick 10, toward wood 9",
        "between wool 4 and brick 10, toward wood 3",
    }
    assert {*ways[shore]} == {
        "on the northwest side of ore 10, heading west",
        "on the northwest side of ore 10, heading east",
    }
    assert "between wheat 9 and wood 8, toward the 2:1 brick harbor" in {
        name for pair in ways for name in pair
    }


def test_a_desert_has_its_article() -> None:
    """Only a hex without a number has an article."""
    edge = TOP.edge((0, 0), (0, -1))

    assert EN.place(BEGINNER, "edge", edge) == "between brick 6 and the desert, toward wood 11"
    assert ES.place(BEGINNER, "edge", edge) == "entre arcilla 6 y el desierto, hacia madera 11"


def test_an_edge_is_told_from_where_one_has_something() -> None:
    """An edge leads away from its reader's pieces, and in an event from its seat's."""
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
                there, back = names_of(EN, Ground.of(view)).ways[number]
                others = [e for e in TOP.corner_edges[one] if e != number]
                if not any(view.edge_piece[e] and view.edge_seat[e] == seat for e in others):
                    assert EN.place(view, "edge", number) == back
                    assert EN.place(last.view(), "edge", number) == there
                    assert EN.place(last.view(), "edge", number, seat=Seat(seat)) == back
                    seen += 1

    assert seen


REPEATS = repeats(offered())[1:]
MAPS = {
    (edition_of(names), seats(names), way): (" ".join(names), way)
    for names in reversed(offered())
    if names not in REPEATS
    for row in compiled(names, {}, seats(names), BOXES).rows
    if row.name == "map"
    for way in row.values
}.values()
"""Every map in every edition, with the first boxes that have it: others place nothing."""


@pytest.mark.parametrize("seeds", [range(1), pytest.param(range(1, 12), marks=pytest.mark.soak)])
@pytest.mark.parametrize(
    ("modules", "way", "language"),
    in_turn(*((*each, language) for each in MAPS for language in LANGUAGES)),
    ids=str,
)
def test_places_of_every_map_have_names_of_their_own(
    modules: str, way: Value, language: str, seeds: Iterable[int]
) -> None:
    """
    On every map of every box a hex, a corner and an edge each have a unique name.

    An edge's name has at most sixty letters and says what is ahead; reversed, it differs. Its label
    on a button says where it leads; nearly all fit in one line of a phone. Typed in full, each name
    means one edge, with where it leads and without; soaks type more, in both languages.
    """
    for seed in seeds:
        view = dealt(seed, modules, way)
        w, ground = words(view, language), Ground.of(view)
        names, beyond = names_of(w, ground), frame_of(w, ground)
        for group in ((*names.hexes, *beyond), names.corners, names.edges):
            assert len({*group}) == len(group)
        ways = [(edge, name) for edge, pair in enumerate(names.ways) for name in {*pair}]
        assert len({name for _, name in ways}) == len(ways)
        for name, (there, back) in zip(names.edges, names.ways, strict=True):
            assert there.startswith(name)
            assert back.startswith(name)
            assert max(len(there), len(back)) <= LONGEST == 60
            assert len({name, there, back}) == 3

        labels = [name for pair in labels_of(w, ground) for name in pair]
        assert len({*labels}) == len(labels)
        assert not [name for name in labels if re.search(r"\b[A-Z]{1,2}\b", name)]
        assert sum(len(name) <= LABEL for name in labels) >= 0.97 * len(labels)

        for edge, pair in [*enumerate(names.ways)][seed::24]:
            for typed in (names.edges[edge], *pair):
                assert meant(typed, [name for name, _ in names.ways]) == [edge]


@cache
def dealt(seed: int, modules: str, way: Value) -> View:
    """A board of a map, with options that vary it as much as possible."""
    names = tuple(modules.split())
    rows = {row.name: row.values for row in compiled(names, {}, seats(names), BOXES).rows}
    chance = {"tokens": "random", "harbours": "shuffled"}
    settings = {name: value for name, value in chance.items() if value in rows.get(name, ())}
    return Game.new(
        seats(names), Dice(seed), modules=names, settings={"map": way, **settings}
    ).view()


def words(view: View, language: str) -> Words:
    """The words of a board's edition."""
    return Words(language, view.rules.edition or CLASSIC)


def test_two_hexes_alike_are_told_apart() -> None:
    """Of two hexes with the same number and card one is called north or west of the other."""
    ground = Ground.of(BEGINNER)
    things, tokens = list(ground.things), list(ground.tokens)
    one, two = TOP.hex((1, -2)), TOP.hex((1, 1))
    things[two], tokens[two] = things[one], tokens[one]
    twins = Ground(TOP, tuple(things), tuple(tokens), ground.land, ground.harbours)

    hexes = names_of(EN, twins).hexes

    assert hexes[one] == "wool 2 (north)"
    assert hexes[two] == "wool 2 (south)"


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
        assert max(map(len, (*names.hexes, *names.corners, *names.edges))) <= 70


@pytest.mark.parametrize(
    ("query", "label", "fits"),
    [
        ("5 9 wood", "wood 5 · wheat 9 · 3:1", True),
        ("9 5", "wood 5 · wheat 9 · 3:1", True),
        ("madera", "wood 5 · wheat 9 · 3:1", True),
        ("MINERÍA 6", "mineral 6 · arcilla 10", True),
        ("trig", "wood 5 · wheat 9", True),
        ("lumber sheep", "madera 5 · lana 9", True),
        ("3:1", "wood 5 · wheat 9 · 3:1", True),
        ("12 6 10", "between wheat 12 and brick 6, toward ore 10", True),
        ("between 6 brick and 12 wheat", "between wheat 12 and brick 6, toward ore 10", True),
        ("between brick 6 and wheat 12", "between wheat 12 and brick 6, toward ore 10", True),
        ("between 12 brick and 6 wheat", "between wheat 12 and brick 6, toward ore 10", False),
        ("between brick 12 and wheat 6", "between wheat 12 and brick 6, toward ore 10", False),
        ("8 ore 5 wood", "ore 8 · wood 5", True),
        ("ore 8 wood", "ore 8 · wood 5", True),
        ("desert 5 wood", "desert · wood 5", True),
        ("entre 12 y 6 hacia 10", "entre cereales 12 y arcilla 6, hacia mineral 10", True),
        ("between 12 and 10", "between wheat 12 and brick 6, toward ore 10", False),
        ("toward 6", "between wheat 12 and brick 6, toward ore 10", False),
        ("side of 10 ore", "on the west side of wool 2, toward ore 10", False),
        ("sur", "lana 6, esquina sur", True),
        ("", "wood 5", True),
        ("5 5", "wood 5 · wheat 9", False),
        ("1", "ore 10 · wool 11", False),
        ("ore", "wood 5 · wheat 9", False),
        ("5 xyz", "wood 5 · wheat 9", False),
    ],
)
def test_places_are_found_as_players_type_them(query: str, label: str, fits: bool) -> None:
    """Order, accents, case and language do not matter; numbers are whole."""
    assert matches(query, label) is fits


def test_an_edge_by_the_coast_is_a_side() -> None:
    """A harbor is found by its hex and the side it is on."""
    from words.edges import side

    edge = EdgeId(TOP.edge(Hex(0, -2), Hex(0, -3)))
    hexes = names_of(EN, Ground.of(BEGINNER)).hexes

    assert side(EN, Ground.of(BEGINNER), hexes, edge) == "ore 10, northwest side"
    assert hexes[HexId(0)] == "ore 10"


def test_an_edge_is_found_by_the_name_it_had() -> None:
    """Numbers at both ends, in either order, find the edge."""
    edge = TOP.edge((0, -1), (-1, -1))
    for w, olds in (
        (EN, ("from 10-12-6 toward 12-6-11", "from 12-6-11 toward 10-12-6")),
        (ES, ("de 10-12-6 hacia 12-6-11", "de 12-6-11 hacia 10-12-6")),
    ):
        ways = names_of(w, Ground.of(BEGINNER)).ways
        for old in olds:
            assert [at for at, (name, _) in enumerate(ways) if means(old, name)] == [edge]
    shore = names_of(EN, Ground.of(BEGINNER)).ways[TOP.edge((0, -2), (0, -3))]
    assert means("on 10 ore, north-west side", shore[0])


def test_a_hex_is_found_by_the_name_it_had() -> None:
    """The older, longer name of one of two hexes still finds it."""
    ground = Ground.of(BEGINNER)
    things, tokens = list(ground.things), list(ground.tokens)
    one, two = TOP.hex((1, -2)), TOP.hex((1, 1))
    things[two], tokens[two] = things[one], tokens[one]
    twins = Ground(TOP, tuple(things), tuple(tokens), ground.land, ground.harbours)

    assert means("2 wool (the one to the north)", names_of(EN, twins).hexes[one])
    assert not means("2 wool (the one to the north)", names_of(EN, twins).hexes[two])


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
    """Hexes, corners and edges have unique names, however wide the sea is."""
    names = names_of(Words(language), islands(size))

    for told in (names.hexes, names.corners, names.edges):
        assert len({*told}) == len(told)


def test_the_sea_is_called_after_the_nearest_land() -> None:
    """Places out at sea are named by the nearest land and the side of it."""
    ground = islands(3)
    names, topology = names_of(EN, ground), ground.topology

    assert names.hexes[topology.hex((1, -1))] == "desert to the northeast of wood 6"
    assert names.hexes[topology.hex((2, 0))] == "desert to the east of wood 8 (1 of 2)"
    assert names.hexes[topology.hex((0, 0))] == "wood 6"
    assert names.corners[topology.corner((2, 0), (3, 0), (3, -1))] == (
        "desert to the east of wood 8, northeast corner (2 of 3)"
    )
    assert names.corners[topology.corner((1, 0), (2, 0), (1, 1))] == "wood 8, southeast corner"
    assert {*names.ways[topology.edge((2, 0), (1, 1))]} == {
        "at sea, southeast of wood 8 (1 of 8), toward wood 8",
        "at sea, southeast of wood 8 (1 of 8), heading east",
    }
    assert max(len(name) for pair in names.ways for name in pair) <= LONGEST


def test_a_label_is_short_and_says_where_a_way_leads() -> None:
    """Labels are short for an edge inland, to the coast, on the coast, and to a harbor."""
    inland, coast, shore = (
        TOP.edge((0, -1), (-1, -1)),
        TOP.edge((0, -2), (1, -2)),
        TOP.edge((0, -2), (0, -3)),
    )

    assert EN.label(BEGINNER, "edge", inland) == "wheat 12 / brick 6 → wood 11"
    assert ES.label(BEGINNER, "edge", inland) == "cereales 12 / arcilla 6 → madera 11"
    labels = labels_of(EN, Ground.of(BEGINNER))
    assert {*labels[coast]} == {"ore 10 / wool 2 → coast", "ore 10 / wool 2 → brick 6"}
    assert {*labels[shore]} == {"ore 10 northwest side → west", "ore 10 northwest side → east"}
    assert "wheat 9 / wood 8 → 2:1 brick" in {name for pair in labels for name in pair}
    assert EN.label(BEGINNER, "hex", TOP.hex((0, 0))) == "desert"
