"""What must be read is large enough and stands out, at the size in which Discord shows it."""

from __future__ import annotations

import pytest
from PIL import Image, ImageColor

from game import COLOURS
from render.camera import camera_for
from render.layers.cards import cards
from render.lettering import capital
from render.shapes import Text
from render.table import compose
from render.themes import CLASSIC, Theme
from tests.render.sights import scene

SHOWN = 431 / 1600
"""How much Discord makes of a picture 1600 pixels wide."""
WHITE = (1.0, 1.0, 1.0)

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
"""What each kind of eye makes of linear red, green and blue (Machado and others, 2009)."""


def linear(colour: str) -> list[float]:
    """Red, green and blue as amounts of light."""
    return [
        v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4
        for v in (c / 255 for c in ImageColor.getrgb(colour)[:3])
    ]


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG counts it, 1 to 21."""
    light = [
        sum(w * v for w, v in zip((0.2126, 0.7152, 0.0722), linear(c), strict=True))
        for c in (one, other)
    ]
    return (max(light) + 0.05) / (min(light) + 0.05)


def lab(colour: str, eye: str) -> tuple[float, float, float]:
    """A colour in CIE Lab as an *eye* sees it."""
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


@pytest.mark.parametrize("number", [2, 6, 8, 12])
def test_token_digits_are_high_enough(number: int) -> None:
    """At 431 pixels the digits of a token are at least ten pixels high, and dark on light."""
    stamp = CLASSIC.stamp("token", (number, False), 1.0)
    upper = stamp.image.crop((0, 0, stamp.image.width, -stamp.top + 22))

    rows = [y for y in range(8, upper.height) if _has_ink(upper, y)]

    assert (max(rows) - min(rows) + 1) * SHOWN >= 10
    ink = CLASSIC.colours["hot" if number in {6, 8} else "ink"]
    assert contrast(ink, CLASSIC.colours["ivory"]) >= 4.5


def _has_ink(image: Image.Image, y: int) -> bool:
    """Whether the middle of row *y* has something dark."""
    for x in range(image.width // 2 - 24, image.width // 2 + 24):
        pixel = image.getpixel((x, y))
        assert isinstance(pixel, tuple)
        if pixel[3] > 200 and pixel[1] < 90:
            return True
    return False


def test_digits_of_cards_are_high_enough() -> None:
    """At 431 pixels every digit of a card is at least seven and a half pixels high."""
    asked = scene()

    sizes = [
        s.size for s in cards(asked, camera_for(asked)) if isinstance(s, Text) and s.words.isdigit()
    ]

    assert min(capital(size) for size in sizes) * SHOWN >= 7.5


@pytest.mark.parametrize("colour", COLOURS)
def test_names_stand_out_from_their_cards(colour: str) -> None:
    """Whatever is written on a seat's colour has a contrast of at least 4.5, or 4 on red."""
    found = contrast(CLASSIC.colours[f"{colour}.on"], CLASSIC.colours[colour])

    assert found >= (4.0 if colour == "red" else 4.5)


@pytest.mark.parametrize("eye", MACHADO)
def test_seats_differ_for_every_eye(eye: str) -> None:
    """Any two seat colours lie well apart, also for those who do not see all colours."""
    seen = [lab(CLASSIC.colours[colour], eye) for colour in COLOURS]

    apart = [
        sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5
        for i, one in enumerate(seen)
        for other in seen[i + 1 :]
    ]

    assert min(apart) >= 20


@pytest.mark.parametrize("theme", [CLASSIC], ids=lambda theme: theme.name)
def test_letters_stand_out(theme: Theme) -> None:
    """A letter is light on dark, whatever terrain lies under it."""
    assert contrast(theme.colours["gold"], theme.colours["night"]) >= 7


def test_terrains_look_different() -> None:
    """Any two terrains differ in their mean colour."""
    means = []
    for terrain in ("forest", "hills", "pasture", "fields", "mountains", "desert"):
        stamp = CLASSIC.stamp("hex", (terrain, 0, False), 0.25)
        small = stamp.image.resize((1, 1), Image.Resampling.BOX).convert("RGB")
        pixel = small.getpixel((0, 0))
        assert isinstance(pixel, tuple)
        means.append(lab("#{:02x}{:02x}{:02x}".format(*pixel), "normal"))

    apart = [
        sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5
        for i, one in enumerate(means)
        for other in means[i + 1 :]
    ]

    assert min(apart) >= 12


def test_art_is_clipped_to_its_hex() -> None:
    """Nothing that stands on a hex sticks out of it: its sprite leaves the six corners free."""
    for terrain in ("forest", "mountains", "fields"):
        image = CLASSIC.stamp("hex", (terrain, 1, False), 1.0).image

        for spot in ((4, 4), (image.width - 5, 4), (4, image.height - 5)):
            pixel = image.getpixel(spot)
            assert isinstance(pixel, tuple)
            assert pixel[3] == 0


def test_the_picture_fills_its_frame() -> None:
    """All around there is wood: nothing of the board lies over the frame."""
    image = compose(scene())

    for x in range(50, 1550, 100):
        assert image.getpixel((x, 5)) == image.getpixel((50, 5))
        assert image.getpixel((x, 1275)) == image.getpixel((50, 1275))
