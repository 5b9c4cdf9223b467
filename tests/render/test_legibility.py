"""Text and signs are large enough and stand out, at the size that Discord shows."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest
from PIL import Image, ImageChops, ImageColor

from game import COLOURS, maps_of, offered, seats_for
from game.base.parts import Robber
from game.base.rows import KNIGHT, MONOPOLY, VICTORY
from render.camera import camera_for
from render.hand import developments, header, resources
from render.layers.bank import bank
from render.layers.cards import cards
from render.layers.letters import letters
from render.layers.tokens import tokens
from render.lettering import capital, ink, named
from render.samples import CAPTIONS, dealt, game, players
from render.shapes import Sprite, Text
from render.table import compose
from render.themes import THEMES, Theme
from tests.render.sights import PEOPLE, scene, seen
from tests.widest import each_set

SHOWN = 431 / 1600
"""Scale at which Discord shows a picture 1600 pixels wide."""
TERRAINS = ("forest", "hills", "pasture", "fields", "mountains", "desert")
ODDS = {number: 6 - abs(7 - number) for number in range(2, 13) if number != 7}
"""The tokens, and how many of the 36 rolls make each."""
EVERY_THEME = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)

MACHADO = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Linear red, green and blue as seen with each kind of color vision (Machado and others, 2009)."""


def linear(colour: str) -> list[float]:
    """Red, green and blue as amounts of light."""
    return [
        v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4
        for v in (c / 255 for c in ImageColor.getrgb(colour)[:3])
    ]


def apart(colours: list[tuple[float, float, float]]) -> float:
    """The distance between the two nearest of some colors."""
    return min(math.dist(one, other) for i, one in enumerate(colours) for other in colours[i + 1 :])


def contrast(one: str, other: str) -> float:
    """The contrast of two colors by WCAG, from 1 to 21."""
    light = [
        sum(w * v for w, v in zip((0.2126, 0.7152, 0.0722), linear(c), strict=True))
        for c in (one, other)
    ]
    return (max(light) + 0.05) / (min(light) + 0.05)


def lab(colour: str, eye: str) -> tuple[float, float, float]:
    """A color in CIE Lab as seen with the color vision *eye*."""
    r, g, b = (
        min(1.0, max(0.0, sum(m * v for m, v in zip(row, linear(colour), strict=True))))
        for row in MACHADO[eye]
    )
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@EVERY_THEME
def test_token_digits_are_high_enough(theme: Theme) -> None:
    """At 431 pixels the digits of a token are at least ten pixels high."""
    assert min(_height(theme, number) for number in ODDS) * SHOWN >= 10


MAPS = {name: names for names in offered() for name, names in maps_of(names).items()}


@pytest.mark.parametrize("name", MAPS)
def test_token_digits_are_high_enough_on_every_map(name: str) -> None:
    """That holds for any number of hexes, where nothing is next to the token."""
    for seats in sorted({*seats_for(MAPS[name])} & {4, 6}):
        view = game("digits", 0, seats=seats, boxes=" ".join(MAPS[name]), map=name).view()
        asked = scene(view, players(seats))
        found = [s for s in tokens(asked, camera_for(asked)) if isinstance(s, Sprite)]
        robbed = view.part(Robber).at

        beside = [] if robbed is None else [camera_for(asked).hex(robbed)]
        units = {s.unit for s in found if all(math.dist(s.at, at) > 64 for at in beside)}
        assert min(_height(THEMES["classic"], 2) * unit for unit in units) * SHOWN >= 10


@EVERY_THEME
def test_token_digits_grow_with_their_odds(theme: Theme) -> None:
    """Likelier numbers are larger: 2 and 12 are the smallest, 6 and 8 the largest."""
    found = {
        ways: [_height(theme, number) for number in ODDS if ODDS[number] == ways]
        for ways in range(1, 6)
    }

    for ways in range(1, 5):
        assert max(found[ways]) < min(found[ways + 1])
    assert min(found[5]) >= 1.2 * max(found[1])


@EVERY_THEME
def test_token_digits_keep_off_ring_and_pips(theme: Theme) -> None:
    """Even a large number leaves a gap to the ring and the pips of its token."""
    for number in ODDS:
        rows = _rows(theme, number)

        assert (min(rows) > -36, max(rows) < 21) == (True, True), number


@EVERY_THEME
@pytest.mark.parametrize(("ink", "ground"), [("hot", "ivory"), ("ink", "ivory")])
def test_token_digits_stand_out(ink: str, ground: str, theme: Theme) -> None:
    """A number has a contrast of at least 4.5 to its token, and 3 under the robber."""
    dim = f"{ink}.dim" if ink == "hot" else ink

    assert contrast(theme.colours[ink], theme.colours[ground]) >= 4.5
    assert contrast(theme.colours[dim], theme.colours[f"{ground}.dim"]) >= 3


def _rows(theme: Theme, number: int) -> list[int]:
    """The rows where a token's digits have ink, from its middle."""
    stamp = theme.stamp("token", (number, False), 1.0)
    left, zero = -stamp.left, -stamp.top
    ground = _light(stamp.image, left, zero - 37)
    # From inside the ring around the token down to its pips.
    return [
        y
        for y in range(-36, 22)
        if any(abs(_light(stamp.image, left + dx, zero + y) - ground) > 90 for dx in range(-14, 15))
    ]


def _height(theme: Theme, number: int) -> int:
    """The height of a token's digits."""
    rows = _rows(theme, number)
    return max(rows) - min(rows) + 1


def _light(image: Image.Image, x: int, y: int) -> int:
    """The brightness of a pixel in green, of 255."""
    pixel = image.getpixel((x, y))
    assert isinstance(pixel, tuple)
    return pixel[1]


@pytest.mark.parametrize("names", each_set(offered()))
def test_digits_of_panels_are_high_enough(names: tuple[str, ...]) -> None:
    """At 431 pixels every digit of cards and bank is at least ten pixels high."""
    asked = scene(game(points=12, boxes=" ".join(names)).view())
    camera = camera_for(asked)
    found = [*cards(asked, camera), *bank(asked, camera)]

    sizes = {s.size for s in found if isinstance(s, Text) and s.words.isdigit()}

    assert min(_digits(size) for size in sizes) * SHOWN >= 10


def _digits(size: int) -> int:
    """The height of the lowest digit of this *size*."""
    return min(ink(digit, size).mask.height for digit in "0123456789")


@pytest.mark.parametrize("name", [player.name for player in players(6)])
@pytest.mark.parametrize("points", [1, 10])
def test_names_on_cards_are_whole(name: str, points: int) -> None:
    """A name of two lines is whole, and high enough: seven and a half pixels of type at 431."""
    view = scene().view
    seats = tuple(replace(seat, points=points) for seat in view.seats)
    asked = scene(replace(view, seats=seats), tuple(replace(p, name=name) for p in PEOPLE))

    said = [s for s in cards(asked, camera_for(asked)) if isinstance(s, Text)]
    said = [s for s in said if not s.words.isdigit()]

    assert " ".join(s.words for s in said) == " ".join([name] * 4)
    assert min(s.size for s in said) * SHOWN >= 7.5


def test_a_name_without_blanks_is_parted() -> None:
    """A word too long for its line goes on in the next one; only what is longer still is cut."""
    assert named("ExtraordinarilyNamed", 214, (44, 36), (34, 29))[0] == ["Extraordinaril", "yNamed"]
    assert named("W" * 40, 214, (44, 36), (34, 29))[0][1].endswith("…")


def test_words_of_a_hand_are_high_enough() -> None:
    """In 400 pixels, capitals of a hand are at least six pixels high, and digits ten."""
    own = dealt(seen(1), (KNIGHT, KNIGHT, VICTORY, MONOPOLY))
    seat, every = own.seats[1], frozenset({"knight"})
    found = [
        *resources(own, seat, CAPTIONS, 1.0),
        *developments(own, seat, every, CAPTIONS, 1.0),
        *header(own, seat, PEOPLE[1], 1.0),
    ]

    high = {s.words: capital(s.size) * 400 / 1600 for s in found if isinstance(s, Text)}

    assert min(high.values()) >= 6
    assert min(size for words, size in high.items() if words.lstrip("+").isdigit()) >= 10


@pytest.mark.parametrize("kind", ["corner", "edge", "hex"])
def test_letters_are_high_enough(kind: str) -> None:
    """Shown 550 by 350 or in 431 pixels, a letter is at least eight pixels high."""
    asked = scene(letters=tuple((kind, place) for place in range(19)), is_close=True)
    camera = camera_for(asked)
    shown = max(min(550 / camera.width, 350 / camera.height), 431 / camera.width)

    units = {s.unit for s in letters(asked, camera) if isinstance(s, Sprite)}

    assert min(46 * 0.705 * unit for unit in units) * shown >= 8


@EVERY_THEME
@pytest.mark.parametrize("colour", COLOURS)
def test_names_stand_out_from_their_cards(colour: str, theme: Theme) -> None:
    """Writing on a seat's color has a contrast of at least 4.5, or 4 on red."""
    found = contrast(theme.colours[f"{colour}.on"], theme.colours[colour])

    assert found >= (4.0 if (colour, theme.look) == ("red", "classic") else 4.5)


@EVERY_THEME
@pytest.mark.parametrize(
    ("ink", "grounds"),
    [
        ("ink", ("paper", "ivory", "ivory.wait", "warn", "gold")),
        ("pale", ("panel",)),
        ("state.now", ("ivory",)),
        ("state.later", ("ivory.wait",)),
        ("state.points", ("ivory",)),
    ],
)
def test_words_stand_out(ink: str, grounds: tuple[str, ...], theme: Theme) -> None:
    """Writing on cards, plates and boards has a contrast of at least 4.5."""
    assert all(contrast(theme.colours[ink], theme.colours[g]) >= 4.5 for g in grounds)


@EVERY_THEME
@pytest.mark.parametrize("eye", MACHADO)
def test_seats_differ_for_every_eye(eye: str, theme: Theme) -> None:
    """Any two seat colors are far apart with every kind of color vision."""
    seen = [lab(theme.colours[colour], eye) for colour in COLOURS]

    assert apart(seen) >= 20


@EVERY_THEME
@pytest.mark.parametrize("piece", ["settlement", "city"])
def test_marks_differ_without_colour(piece: str, theme: Theme) -> None:
    """In gray, no two seats' pieces look alike: each has a mark of its own."""
    drawn = [theme.stamp("building", (piece, seat), 1.0).image for seat in COLOURS]
    shapes = []
    for seat, image in zip(COLOURS, drawn, strict=True):
        mark = Image.new("RGB", image.size, theme.colours[f"{seat}.on"])
        near = ImageChops.difference(image.convert("RGB"), mark).convert("L")
        shapes.append(near.point(lambda v: 255 * (v < 40)))

    for i, one in enumerate(shapes):
        for other in shapes[i + 1 :]:
            assert ImageChops.difference(one, other).histogram()[255] > 40


@EVERY_THEME
def test_letters_stand_out(theme: Theme) -> None:
    """A letter is light on dark, on any terrain."""
    assert contrast(theme.colours["gold"], theme.colours["night"]) >= 7


@pytest.mark.parametrize(
    ("theme", "eye"),
    [
        (theme, eye)
        for theme in THEMES.values()
        for eye in (MACHADO if theme.look == "contrast" else ("normal",))
    ],
    ids=lambda value: value if isinstance(value, str) else value.name,
)
def test_terrains_look_different(theme: Theme, eye: str) -> None:
    """Any two terrains differ in their mean color; in high contrast for every kind of eye."""
    means = []
    for terrain in TERRAINS:
        stamp = theme.stamp("hex", (terrain, 0, False), 0.25)
        small = stamp.image.resize((1, 1), Image.Resampling.BOX).convert("RGB")
        pixel = small.getpixel((0, 0))
        assert isinstance(pixel, tuple)
        means.append(lab("#{:02x}{:02x}{:02x}".format(*pixel), eye))

    assert apart(means) >= 12


@EVERY_THEME
def test_art_is_clipped_to_its_hex(theme: Theme) -> None:
    """Figures never stick out of their hex: its sprite leaves the six corners free."""
    for terrain in TERRAINS:
        image = theme.stamp("hex", (terrain, 1, False), 1.0).image

        for spot in ((4, 4), (image.width - 5, 4), (4, image.height - 5)):
            pixel = image.getpixel(spot)
            assert isinstance(pixel, tuple)
            assert pixel[3] == 0


def test_the_picture_fills_its_frame() -> None:
    """All around there is wood: nothing of the board covers the frame."""
    image = compose(scene())

    for x in range(50, 1550, 100):
        assert image.getpixel((x, 5)) == image.getpixel((50, 5))
        assert image.getpixel((x, 1275)) == image.getpixel((50, 1275))
