"""The Great Pyramid in pictures: the Nile, boats, blocks, and the pharaoh's cards."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import chain

import pytest
from PIL import ImageColor

from game import Seeded, view
from game.base.parts import Robber
from game.core.part import Part
from game.core.sample import sample
from game.pyramid.parts import PHARAOH, Nile, Pyramid
from render import THEMES, board_png, table
from render.boxes.pyramid.nile import river
from render.camera import RADIUS, SQRT3, camera_for
from render.layers.bank import bank
from render.layers.cards import cards
from render.layers.roads import roads
from render.layers.robber import robber, shadow
from render.layers.standing import standing
from render.lettering import capital
from render.samples import game, players
from render.scene import Scene
from render.shapes import Shape, Sprite, Text
from render.themes import Theme
from tests.game.pyramid.sights import laid_out
from tests.render.sights import all_layers, shapes, sprites, words
from tests.render.test_legibility import MACHADO, SHOWN, apart, lab
from tests.render.test_overlaps import covered

PEOPLE = players()


def scene(**parts: Part) -> Scene:
    """The table laid out by hand, with these parts replaced."""
    return Scene(replace(laid_out(), parts=laid_out().parts | parts), PEOPLE)


def desert() -> int:
    """The hex of the building site."""
    return laid_out().terrain.index(laid_out().rules.terrain("desert"))


def names(found: list[Shape]) -> list[str]:
    """The names of the art in these shapes."""
    return [s.name for s in found if isinstance(s, Sprite)]


@pytest.mark.parametrize("theme", THEMES)
def test_everything_has_art_in_every_theme(theme: str) -> None:
    """Every theme has all the art that the layers ask for."""
    asked = scene()

    found = {s.name for s in chain(*(shapes(layer, asked) for layer in all_layers(asked)))
             if isinstance(s, Sprite)}  # fmt: skip

    assert {"river", "ford", "site", "pharaoh's point", "block", "gold block", "god"} <= found
    assert found <= THEMES[theme].art.keys()


def test_the_river_runs_over_its_hexes() -> None:
    """Each hex of the Nile has an arm to every path crossed there."""
    asked = scene()
    camera, nile = camera_for(asked), asked.view.part(Nile)
    arms = {s.at: len(str(s.args[0])) for s in sprites(river, asked, "river")}

    for place in nile.hexes:
        crossed = set(asked.view.topology.hex_edges[place]) & set(nile.paths)
        assert arms[camera.hex(place)] == len(crossed)


def test_every_crossing_is_marked() -> None:
    """Every path that only takes boats is drawn with a ford."""
    asked = scene()
    camera = camera_for(asked)

    found = {s.at for s in sprites(river, asked, "ford")}

    assert found == {camera.edge(path) for path in asked.view.part(Nile).paths}


def test_another_river_is_another_picture() -> None:
    """A cached picture is not used for a board with a different river."""
    nile = laid_out().part(Nile)
    other = scene(Nile=Nile(paths=nile.paths[1:], hexes=nile.hexes))

    one, two = (board_png(s.view, PEOPLE, scale=0.25) for s in (scene(), other))

    assert one != two


def test_a_block_builds_nothing_still() -> None:
    """Blocks are drawn over the cached board, so that it need not be drawn again."""
    board_png(laid_out(), PEOPLE, scale=0.25)
    made = table.BOARDS.made

    board_png(scene(Pyramid=Pyramid(laid=())).view, PEOPLE, scale=0.25)

    assert table.BOARDS.made == made


def test_boats_lie_where_the_view_has_them() -> None:
    """A boat is drawn on its edge in its owner's color."""
    asked = scene()
    kind = asked.view.rules.piece("boat")
    camera = camera_for(asked)
    wanted = {
        (camera.edge(edge), PEOPLE[asked.view.edge_seat[edge]].colour)
        for edge, piece in enumerate(asked.view.edge_piece)
        if piece == kind
    }

    found = {(s.at, s.args[1]) for s in sprites(roads, asked, "route") if s.args[0] == "boat"}

    assert wanted
    assert found == wanted


def test_the_site_shows_whose_blocks_lie() -> None:
    """Blocks have their owners' colors in the order laid, and the pharaoh's are gold."""
    asked = scene(Pyramid=Pyramid(laid=(0, 1, PHARAOH, 1)), Robber=Robber(at=0))  # type: ignore[arg-type]  # seats are ints

    (found,) = sprites(standing, asked, "site")

    assert found.args == ("red,blue,gold,blue",)
    assert found.at == camera_for(asked).hex(desert())


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_the_site_is_as_large_as_its_hex_allows(theme: Theme) -> None:
    """With nothing beside it the pyramid fills four fifths of the hex's width."""
    asked = scene(Robber=Robber(at=0))  # type: ignore[arg-type]  # hexes are ints
    (found,) = sprites(standing, asked, "site")

    wide = theme.stamp(found.name, (",".join(["red"] * 30),), 1.0).image.width

    assert found.unit == camera_for(asked).unit
    assert 0.8 <= wide / (SQRT3 * RADIUS) <= 0.95


def test_the_robber_stands_beside_the_site() -> None:
    """The pyramid is drawn smaller and to one side, so that the robber covers no block."""
    asked = scene(Robber=Robber(at=desert()))  # type: ignore[arg-type]  # hexes are ints

    found = [
        *(s for layer in (shadow, robber) for s in shapes(layer, asked) if isinstance(s, Sprite))
    ]

    assert names(found) == ["hex", "site", "robber"]  # type: ignore[arg-type]  # sprites are shapes
    unit = camera_for(asked).unit
    assert found[1].at[0] - found[2].at[0] > 90 * unit
    assert found[1].unit == pytest.approx(128 / 190 * unit)
    assert shapes(standing, asked) == []


def test_the_river_is_dim_where_the_robber_stands() -> None:
    """The river's arm is drawn over the robbed hex, and dimmed like it."""
    place = laid_out().part(Nile).hexes[0]
    asked = scene(Robber=Robber(at=place))

    assert names(shapes(shadow, asked)) == ["hex", "river", "token"]
    assert [s.args[1] for s in sprites(shadow, asked, "river")] == [True]


def test_cards_tell_of_pharaoh_blocks_and_favor() -> None:
    """Each card shows Blessing or Curse and blocks, in gold for the Favor's holder."""
    asked = scene()
    pyramid = asked.view.part(Pyramid)

    blessed = [s.args[0] for s in sprites(cards, asked, "pharaoh's point")]
    built = [s.args[0] for s in sprites(cards, asked, "block")]
    golden = len([s for s in sprites(cards, asked, "plate") if s.args[0] == "award"])

    assert blessed == [dict(seat.terms)["pharaoh"] > 0 for seat in asked.view.seats]
    assert built == [player.colour for player in PEOPLE]
    assert golden == sum(seat >= 0 for seat in asked.view.awards) + (pyramid.favor >= 0)
    for seat in asked.view.seats:
        assert str(pyramid.blocks(seat.seat)) in words(cards, asked)


def test_digits_of_longer_cards_are_high_enough() -> None:
    """At 431 pixels a count of blocks, even twelve, is at least ten pixels high."""
    asked = scene(Pyramid=Pyramid(laid=(0,) * 12 + (1,)))  # type: ignore[arg-type]  # seats are ints

    found = [s for s in shapes(cards, asked) if isinstance(s, Text) and s.words.isdigit()]

    assert {"12", "1", "0"} <= {text.words for text in found}
    assert min(capital(text.size) for text in found) * SHOWN >= 10


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize(
    ("art", "told", "x"), [("pharaoh's point", True, -9), ("gold block", 8, -3)]
)
def test_digits_of_signs_are_high_enough(art: str, told: int, x: int, theme: Theme) -> None:
    """At 431 pixels the pharaoh's point and his block's number are ten pixels high."""
    stamp = theme.stamp(art, (told,), 1.0)
    dark = ImageColor.getrgb(theme.colours["ink"])
    at = range(-stamp.left + x - 12, -stamp.left + x + 12)
    rows = [
        y
        for y in range(-stamp.top - 23, -stamp.top + 26)
        if any(math.dist(stamp.image.getpixel((dx, y))[:3], dark) < 60 for dx in at)  # type: ignore[index]
    ]

    assert (max(rows) - min(rows) + 1) * SHOWN >= 10


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("is_blessed", [False, True])
def test_the_pharaohs_point_has_a_star(theme: Theme, *, is_blessed: bool) -> None:
    """Right of the number is a star in its own color, five pixels wide at 390."""
    stamp = theme.stamp("pharaoh's point", (is_blessed,), 1.0)
    star = ImageColor.getrgb(theme.colours["pale" if is_blessed else "gold"])
    row = [
        x
        for x in range(4, 41)
        if math.dist(stamp.image.getpixel((x - stamp.left, 4 - stamp.top))[:3], star) < 40  # type: ignore[index]
    ]

    assert (max(row) - min(row) + 1) * 390 / 1600 >= 5


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("eye", MACHADO)
def test_the_river_is_of_another_blue_than_the_seat(eye: str, theme: Theme) -> None:
    """The blue seat's color differs clearly from the river's."""
    assert apart([lab(theme.colours[name], eye) for name in ("river", "blue")]) >= 40


def test_the_bank_tells_the_number_turned_up() -> None:
    """The last number is on a gold block, beside the number of blocks still face down."""
    asked = scene(Pyramid=Pyramid(numbers=(6, 9)))

    found = shapes(bank, asked)

    assert [s.args for s in found if isinstance(s, Sprite) and s.name == "gold block"] == [(9,)]
    assert isinstance(found[-1], Text)
    assert found[-1].words == "10"


def test_longer_cards_cover_nothing_that_is_read() -> None:
    """Cards with gods and blocks cover no numbers, harbors or robber."""
    assert covered(replace(scene(), scale=0.5)) <= 12


def test_the_picture_knows_no_number_face_down() -> None:
    """With all hidden parts dealt again, the public picture stays the same to the byte."""
    public = game("4", 8, boxes="base gods pyramid", first="BuildB").view()
    other = view(sample(public, Seeded(b"other")), None)

    one, two = (board_png(v, PEOPLE, scale=0.25) for v in (public, other))

    assert one == two
