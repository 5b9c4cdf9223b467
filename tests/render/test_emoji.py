"""The emoji of texts: their list, size, names, and visibility."""

from __future__ import annotations

import hashlib
import io
import re
from collections import Counter
from functools import cache

import pytest
from PIL import Image, ImageChops, ImageFilter

from game import BOXES, COLOURS
from render.boxes import brought
from render.emoji import DIGEST, _drawn, drawings, emoji, emoji_names

SHOWN = 22
"""Size in pixels at which Discord shows an emoji within a text."""
GROUNDS = ("#313338", "#ffffff")
"""Discord's background colors, dark and light."""


@cache
def found() -> dict[str, bytes]:
    """All of them by name, drawn when the first test asks for them."""
    return dict(emoji())


def test_they_are_as_discord_wants_them() -> None:
    """Each is a transparent PNG of 128 by 128 pixels with at most 256 KiB."""
    for png in found().values():
        image = Image.open(io.BytesIO(png))

        assert (image.format, image.mode, image.size) == ("PNG", "RGBA", (128, 128))
        assert image.getchannel("A").getextrema() == (0, 255)
        assert len(png) <= 256 << 10


def test_names_are_unique_and_as_discord_wants_them() -> None:
    """Names have at most 32 allowed characters, and are unique across editions."""
    names = Counter(name for name, _ in emoji())

    assert set(names.values()) == {1}
    assert all(re.fullmatch(r"hex_[a-z0-9_]{1,28}", name) for name in names)


def test_every_card_and_piece_of_every_box_is_there() -> None:
    """The emoji include the boxes' own extras: gods, blocks, the pharaoh's cards."""
    rows = [
        row.name
        for box in BOXES
        for brings in (box.cards, box.deck_cards, box.pieces, box.awards)
        for row in brings
    ]
    dice = [f"die_{pips}" for pips in range(1, 7)]
    seats = [f"seat_{colour}" for colour in COLOURS]
    own = [key for box in brought("emoji") for key in box.EMOJI]
    wanted = [*rows, *dice, *seats, *own, "deck", "robber"]

    assert len(wanted) == len(set(wanted))
    assert set(wanted) <= set(emoji_names())


@pytest.mark.parametrize("edition", ["", *{box.edition for box in BOXES}])
def test_an_edition_finds_all_that_it_shows(edition: str) -> None:
    """An edition uploads what it draws in its own way; the emoji it shares exist once."""
    names = emoji_names(edition)

    assert set(names) == set(drawings())
    assert set(names.values()) <= set(found())
    assert names["die_3"] == emoji_names()["die_3"]


def test_another_drawing_has_another_name() -> None:
    """A name ends with a digest of the pixels, so a changed drawing is a new emoji."""
    for name, png in found().items():
        pixels = Image.open(io.BytesIO(png)).tobytes()

        assert name.endswith(f"_{hashlib.blake2s(pixels).hexdigest()[:DIGEST]}")
    one, other = (_drawn("key", ("small die", (pips,)), "")[0] for pips in (2, 3))
    assert one != other


def test_a_drawing_is_the_same_each_time() -> None:
    """An emoji of each art drawn again has the same name, so nothing is uploaded twice."""
    of_each = {art: (key, (art, args)) for key, (art, args) in drawings().items()}

    for key, drawing in of_each.values():
        assert _drawn.__wrapped__(key, drawing, "")[0] == emoji_names()[key]


@pytest.mark.parametrize("ground", GROUNDS)
def test_they_are_seen_on_dark_and_on_light(ground: str) -> None:
    """At 22 pixels at least three quarters of an outline stand out from the surroundings."""
    for name, png in found().items():
        small = Image.open(io.BytesIO(png)).resize((SHOWN, SHOWN), Image.Resampling.LANCZOS)
        below = Image.new("RGB", small.size, ground)
        shown = below.copy()
        shown.paste(small, (0, 0), small)
        inside = small.getchannel("A").point([255 * (alpha > 127) for alpha in range(256)])
        rim = ImageChops.subtract(inside, inside.filter(ImageFilter.MinFilter(3)))
        apart = ImageChops.difference(shown, below).convert("L").filter(ImageFilter.MaxFilter(3))
        seen = ImageChops.multiply(rim, apart.point([255 * (v > 70) for v in range(256)]))

        assert seen.histogram()[255] >= 0.75 * rim.histogram()[255], name


def test_no_two_look_alike_at_their_size() -> None:
    """At 22 pixels any two of one edition differ in more than a few pixels."""
    names = emoji_names()
    row = Image.new("RGB", (SHOWN * len(names), SHOWN), "#808080")
    for i, name in enumerate(names.values()):
        small = Image.open(io.BytesIO(found()[name])).resize(
            (SHOWN, SHOWN), Image.Resampling.LANCZOS
        )
        row.paste(small, (i * SHOWN, 0), small)

    for i, one in enumerate(names):
        # The emoji and all later ones at once: the first is compared with itself.
        others = row.crop((i * SHOWN, 0, *row.size))
        alone = Image.new("RGB", others.size)
        for at in range(0, alone.width, SHOWN):
            alone.paste(others.crop((0, 0, SHOWN, SHOWN)), (at, 0))
        apart = ImageChops.difference(alone, others).convert("L").point([0] * 40 + [255] * 216)
        means = apart.reduce(SHOWN).tobytes()
        alike = [
            key
            for key, mean in zip([*names][i:], means, strict=True)
            if mean < 255 * 8.5 / SHOWN**2
        ]
        assert alike == [one]
