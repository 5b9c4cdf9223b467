"""Layouts that cannot be played on are refused, and the message says what to change."""

from __future__ import annotations

import pytest

from game import BadLayout, Game, Harbour, Hex, Land, Layout, Seeded, Start

TERRAINS = {"forest": True, "desert": True, "sea": False}
CARDS = frozenset({"lumber", "ore"})
WEST, EAST, NORTH = Hex(0, 0), Hex(1, 0), Hex(1, -1)
LANDS = (Land(WEST, "forest", 6), Land(EAST, "desert"), Land(NORTH, "sea"))


def faults(*lands: Land, robber: Hex | None = None, **more: object) -> str:
    """The message about a wrong layout."""
    layout = Layout("drawn", lands or LANDS, robber=robber, **more)  # type: ignore[arg-type]  # by name
    with pytest.raises(BadLayout) as fault:
        layout.check(TERRAINS, CARDS)
    return str(fault.value)


def test_a_sound_layout_passes() -> None:
    """A board without faults passes."""
    Layout(
        "sound",
        LANDS,
        (Harbour(WEST, "W"), Harbour(EAST, "E", "ore"), Harbour(EAST, "NW", "lumber")),
        robber=EAST,
        starts=(Start("red", ((frozenset({WEST, EAST, NORTH}), frozenset({WEST, EAST})),)),),
        zones={"dunes": (EAST,)},
        paths={"brook": (frozenset({WEST, EAST}), frozenset({WEST, Hex(-1, 0)}))},
    ).check(TERRAINS, CARDS)


def test_a_board_has_hexes() -> None:
    """A board without hexes is refused."""
    with pytest.raises(BadLayout, match="give it at least one"):
        Layout("empty", ()).check(TERRAINS, CARDS)


@pytest.mark.parametrize(
    ("lands", "said"),
    [
        (
            (Land(WEST, "forest", 6), Land(WEST, "forest", 8)),
            "hex 0,0 has 2 tokens: keep one",
        ),
        ((Land(WEST, "forest", 6), Land(WEST, "desert")), "hex 0,0 has 2 entries: keep one"),
        (
            (Land(WEST, "lava"),),
            "hex 0,0 has terrain 'lava': use one of desert, forest, sea",
        ),
        ((Land(WEST, "forest", 7),), "hex 0,0 has token 7: use 2-6 or 8-12"),
        ((Land(WEST, "forest", 13),), "hex 0,0 has token 13: use 2-6 or 8-12"),
    ],
    ids=["two tokens", "twice", "unknown", "seven", "thirteen"],
)
def test_hexes_are_checked(lands: tuple[Land, ...], said: str) -> None:
    """The message names the hex and the fix."""
    assert faults(*lands) == said


@pytest.mark.parametrize(
    ("harbours", "said"),
    [
        (
            (Harbour(WEST, "E"),),
            "harbour at 0,0 E is not on a coast: choose a side that faces sea or frame",
        ),
        ((Harbour(NORTH, "SE"),), "harbour at 1,-1 SE is not on land: name a land hex"),
        ((Harbour(Hex(5, 5), "E"),), "harbour at 5,5 E is not on land: name a land hex"),
        (
            (Harbour(WEST, "up"),),
            "harbour at 0,0 up: the side must be one of E, SE, SW, W, NW, NE",
        ),
        ((Harbour(WEST, "W", "gold"),), "harbour at 0,0 W: 'gold' is no card kind"),
        (
            (Harbour(WEST, "W"), Harbour(WEST, "W", "ore")),
            "harbour at 0,0 W stands twice: remove one",
        ),
    ],
    ids=["inland", "at sea", "off the board", "no side", "no card", "twice"],
)
def test_harbours_are_checked(harbours: tuple[Harbour, ...], said: str) -> None:
    """The message names the harbor and the fix."""
    assert faults(harbours=harbours) == said


def test_the_robber_stands_on_the_board() -> None:
    """A robber's start outside the board is refused."""
    assert faults(robber=Hex(9, 9)) == "the robber starts on 9,9, which is not on the board"


def test_zones_lie_on_the_board() -> None:
    """A zone with a hex outside the board is refused."""
    said = faults(zones={"dunes": (EAST, Hex(9, 9))})

    assert said == "dunes is said to lie on 9,9, which is not on the board"


def test_zones_may_lie_on_the_frame() -> None:
    """A zone can name hexes of the frame around the board."""
    lands = (Land(WEST, "desert"),)

    Layout("shore", lands, zones={"margin": (Hex(-1, 0),)}).check({"desert": True}, frozenset())


@pytest.mark.parametrize("edge", [{WEST}, {Hex(7, 7), Hex(8, 7)}, {WEST, EAST, NORTH}])
def test_paths_lie_on_the_board(edge: set[Hex]) -> None:
    """A group of paths that names anything but edges of the board is refused."""
    said = faults(paths={"brook": (frozenset(edge),)})

    assert said.startswith("brook is said to lie on ")
    assert said.endswith("name an edge of the board")


@pytest.mark.parametrize(
    ("corner", "edge"),
    [
        ({WEST, EAST}, {WEST, EAST}),
        ({Hex(7, 7), Hex(8, 7), Hex(8, 6)}, {WEST, EAST}),
        ({WEST, EAST, NORTH}, {WEST, Hex(-1, 0)}),
        ({WEST, EAST, NORTH}, {WEST}),
    ],
    ids=["no corner", "off the board", "apart", "no edge"],
)
def test_starts_are_checked(corner: set[Hex], edge: set[Hex]) -> None:
    """A start must be a corner of the board with an edge that ends there."""
    start = Start("red", ((frozenset(corner), frozenset(edge)),))

    said = faults(starts=(start,))

    assert said.startswith("red starts on ")
    assert said.endswith("name a corner of the board and an edge that ends there")


def test_a_game_does_not_begin_on_a_bad_layout() -> None:
    """Starting a game checks its layout."""
    with pytest.raises(BadLayout, match="2 tokens"):
        Game.new(
            3,
            Seeded(b"any"),
            layout=Layout("bad", (Land(WEST, "forest", 6), Land(WEST, "forest", 8))),
        )
