"""The Egyptian frame: half sea, half desert, and nothing beyond."""

from __future__ import annotations

from collections import Counter

import pytest

from game import Game, Hex, Land, Layout, Scripted, Seeded
from game.base import MODULE as BASE
from game.base.found import FirstCards, FoundSettlement
from game.base.maps import HARBOURS, beginner
from game.base.move_robber import places
from game.core.codec import compiled
from game.core.rows import Value
from game.egypt import MODULE
from game.egypt.frame import DRY, MARGIN
from tests.game.tables import A, cards

BOXES = (BASE, MODULE)
EGYPT = ("base", "egypt")


def begun(*colours: str, seats: int = 4, layout: Layout | None = None, **settings: Value) -> Game:
    """An Egyptian game, on the beginners' map by default."""
    return Game.new(
        seats,
        Scripted(start=[0], then=Seeded(b"egypt")),
        modules=EGYPT,
        settings={"map": "beginner", **settings},
        colours=colours,
        layout=layout,
        boxes=BOXES,
    )


def margin(game: Game) -> set[Hex]:
    """The desert hexes of the frame."""
    state = game.state
    desert = state.rules.terrain(MARGIN.name)
    return {
        at for at, kind in zip(state.topology.hexes, state.terrain, strict=True) if kind == desert
    }


@pytest.mark.rule("4.1", "4.2", "5.18", "1.3")
@pytest.mark.parametrize("name", ["beginner", "variable"])
def test_half_of_the_frame_is_desert(name: str) -> None:
    """Three of six frame pieces are desert, with five border edges each; the others are sea."""
    game = begun(map=name)
    state, dry = game.state, margin(game)

    edges = [e for e in state.topology.edges if len(dry & e) == 1]
    assert (dry, len(edges)) == (set(DRY), 15)
    assert not dry & set(state.topology.hexes[: state.topology.inner])


@pytest.mark.rule("4.1", "5.18")
def test_harbours_face_the_sea_and_oases_the_desert() -> None:
    """There are four harbors, two for grain and cattle, and five oases, one for papyrus."""
    oases = {harbour.card for harbour in HARBOURS if harbour.edge & set(DRY)}
    kinds = Counter((harbour.card, bool(harbour.edge & set(DRY))) for harbour in HARBOURS)

    assert oases == {None, "wool", "brick"}
    assert kinds == {
        (None, False): 1,
        (None, True): 3,
        ("grain", False): 1,
        ("ore", False): 1,
        ("lumber", False): 1,
        ("wool", True): 1,
        ("brick", True): 1,
    }


@pytest.mark.rule("1.3")
def test_both_borders_are_built_on() -> None:
    """Every corner can be built on, beside the sea and beside the desert alike."""
    board = Layout("plain", beginner({}, 4, Scripted()).lands, HARBOURS)
    game = begun(layout=board, start="drawn")
    plain = Game.new(4, Scripted(start=[0]), layout=board, settings={"start": "drawn"})

    assert game.options(A) == plain.options(A)
    assert len(game.options(A)) == len(game.state.topology.corners)
    assert all(isinstance(option, FoundSettlement) for option in game.options(A))


@pytest.mark.rule("1.3")
def test_the_robber_stays_off_the_frame() -> None:
    """It can go to every hex of the board, and its desert is the board's."""
    state = begun().state

    assert places(state, A) == [h for h in range(19) if h != state.topology.hex((0, 0))]


@pytest.mark.rule("1.2", "1.3")
def test_the_rules_are_those_of_the_base_game() -> None:
    """Prices, cards, pieces, verbs, plans and options are those of the base game."""
    plain, egypt = compiled(("base",), {}, 4, BOXES), compiled(EGYPT, {}, 4, BOXES)

    for name in ("prices", "cards", "pieces", "deck_cards", "verbs", "plans", "rows", "awards"):
        assert getattr(plain, name) == getattr(egypt, name)
    assert (plain.edition, egypt.edition) == ("", "egypt")


@pytest.mark.rule("4.1")
def test_a_map_may_have_a_frame_of_its_own() -> None:
    """A map's zone says where the desert is, and hexes of the board stay as they are."""
    board = beginner({}, 4, Scripted())
    own = Layout("own", board.lands, zones={"margin": (Hex(0, -3), Hex(0, 0))}, robber=Hex(0, 0))

    assert margin(begun(layout=own)) == {Hex(0, -3)}


@pytest.mark.rule("4.1")
def test_a_board_of_another_shape_has_what_fits_of_the_frame() -> None:
    """A place of the frame that the board itself covers belongs to the board."""
    board = beginner({}, 4, Scripted())
    larger = Layout("larger", (*board.lands, Land(Hex(3, 0), "fields", 4)), robber=Hex(0, 0))
    smaller = Layout("smaller", board.lands[:7], robber=Hex(0, -2))

    assert margin(begun(layout=larger)) == set(DRY) - {Hex(3, 0)}
    assert margin(begun(layout=smaller)) == set()


PLACES = {
    "purple": (("0,-2/0,-1/1,-2", "-2,0/-2,1/-1,0"), "2 lumber grain"),
    "blue": (("1,-1/2,-2/2,-1", "-1,1/-1,2/0,1"), "ore 2 grain"),
    "white": (("0,1/0,2/1,1", "-2,1/-2,2/-1,1"), "lumber ore brick"),
    "red": (("-1,-1/-1,0/0,-1", "1,0/1,1/2,0"), "lumber ore wool"),
}
"""By color: two settlements, and the cards of the second; turquoise is blue, gray is white."""


@pytest.mark.rule("4.1", "5.19")
def test_the_beginners_places() -> None:
    """Each color has its own places, with the cards given in the book."""
    game = begun(*PLACES)
    state = game.state

    paid = {e.seat: e.cards for e in game.events(game.lines[0]) if isinstance(e, FirstCards)}
    for seat, (corners, text) in enumerate(PLACES.values()):
        settled = {
            at
            for at, kind in enumerate(state.corner_piece)
            if kind and state.corner_seat[at] == seat
        }
        assert settled == set(map(state.topology.named, corners))
        assert paid[state.rules.table[seat]] == cards(text)


@pytest.mark.rule("4.1", "5.19")
def test_with_three_players_red_is_left_out() -> None:
    """With three players red's starting places stay empty, whatever colors are chosen."""
    for colours in (("purple", "blue", "white"), ("red", "green", "orange")):
        state = begun(*colours, seats=3).state
        corner = state.topology.named("-1,-1/-1,0/0,-1")
        assert not state.corner_piece[corner]
