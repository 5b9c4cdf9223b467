"""
Emoji for texts: cards, pieces, dice, marks, each as a small picture with a name for Discord.

The list comes from the boxes: cards and pieces from their rules, the rest from their own
``emoji.py``. An edition has an emoji of its own only for things that it draws differently.
"""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import chain
from typing import TypeAlias

from PIL import Image, ImageFilter

from game import BOXES, COLOURS
from render.boxes import brought
from render.shapes import Value
from render.themes import THEMES, theme_of

SIZE = 128
"""The width and height of an emoji, in pixels."""
HALO = 4
"""Width of the light rim around it, for dark backgrounds, in pixels."""
PREFIX = "hex_"
NAMES = "names.json"
"""The file name of `pack`'s table of names."""
DIGEST = 6
"""Digits of a name that identify the drawing."""
PLAIN = "plain"
"""The color of pieces that no seat owns."""
WOOD = {
    PLAIN: "#d99a4e",
    f"{PLAIN}.dark": "#a06a2c",
    f"{PLAIN}.light": "#f3c887",
    f"{PLAIN}.on": "#d99a4e",
    "shade": "#00000000",
}
"""Wood in three tints; and emoji have no shadows."""

Drawing: TypeAlias = tuple[str, tuple[Value, ...]]
"""The name of a piece of art, and its arguments."""


def emoji() -> Iterator[tuple[str, bytes]]:
    """
    The name and the PNG of every emoji there is, 128 pixels wide and high.

    A name is made of `a-z`, `0-9` and `_` and ends with a digest of the pixels: another drawing has
    another name, so uploading the missing ones uploads every change.
    """
    for edition in ("", *_editions()):
        for key, drawing in drawings().items():
            name, png = _drawn(key, drawing, edition)
            if not edition or name not in emoji_names().values():
                yield name, png


@lru_cache(maxsize=8)
def emoji_names(edition: str = "") -> Mapping[str, str]:
    """The name of each emoji in an *edition*, by its subject: "lumber", "road", "die_3"."""
    return {key: _drawn(key, drawing, edition)[0] for key, drawing in drawings().items()}


def pack() -> bytes:
    """
    All of them as a ZIP file: the PNGs by their names, and `NAMES`.

    That is a JSON object: for each edition, the result of `emoji_names`.
    """
    names = {edition: dict(emoji_names(edition)) for edition in ("", *_editions())}
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as packed:
        packed.writestr(NAMES, json.dumps(names))
        for name, png in emoji():
            packed.writestr(name, png)
    return out.getvalue()


@lru_cache(maxsize=1)
def drawings() -> Mapping[str, Drawing]:
    """The drawing of each emoji, by its subject."""
    cards = chain.from_iterable(box.cards for box in BOXES)
    deck_cards = chain.from_iterable(box.deck_cards for box in BOXES)
    pieces = chain.from_iterable(box.pieces for box in BOXES)
    awards = chain.from_iterable(box.awards for box in BOXES)
    return {
        **{card.name: ("small resource", (card.name,)) for card in cards},
        "deck": ("small back", ()),
        **{card.name: ("small development", (card.name,)) for card in deck_cards},
        **{
            piece.name: ("route", (piece.name, PLAIN, -1))
            if piece.on == "edge"
            else ("building", (piece.name, PLAIN, 0))
            for piece in pieces
        },
        "robber": ("robber", ()),
        **{award.name: ("icon", (award.name,)) for award in awards},
        "hand": ("icon", ("hand",)),
        "points": ("star", ()),
        **{f"die_{pips}": ("small die", (pips,)) for pips in range(1, 7)},
        **{f"seat_{colour}": ("small seat", (colour,)) for colour in COLOURS},
        **{key: drawing for box in brought("emoji") for key, drawing in box.EMOJI.items()},
    }


def sheet(ground: str) -> bytes:
    """All of them on a *ground*, large and at the small size of texts, as a PNG."""
    found = [Image.open(io.BytesIO(png)) for _, png in emoji()]
    across = 10
    image = Image.new("RGB", (across * 140, -(-len(found) // across) * 180), ground)
    for i, one in enumerate(found):
        x, y = i % across * 140 + 6, i // across * 180 + 6
        small = one.resize((22, 22), Image.Resampling.LANCZOS)
        image.paste(one, (x, y), one)
        image.paste(small, (x + 53, y + 138), small)
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def _editions() -> list[str]:
    """Every edition but the classic one."""
    return sorted({theme.edition for theme in THEMES.values()} - {""})


@lru_cache(maxsize=512)
def _drawn(key: str, drawing: Drawing, edition: str) -> tuple[str, bytes]:
    theme = THEMES[theme_of("", edition)]
    theme = replace(theme, colours={**theme.colours, **WOOD})
    once = theme.stamp(*drawing, 1.0).image
    unit = (SIZE - 2 * HALO) / max(once.size)
    large = theme.stamp(*drawing, unit).image
    image = Image.new("RGBA", (SIZE, SIZE))
    image.paste(large, ((SIZE - large.width) // 2, (SIZE - large.height) // 2))
    wide = image.getchannel("A").filter(ImageFilter.MaxFilter(2 * HALO + 1))
    soft = wide.filter(ImageFilter.GaussianBlur(1))
    rim = Image.new("RGBA", image.size, theme.colours["pale"])
    rim.putalpha(soft)
    rim.alpha_composite(image)
    digest = hashlib.blake2s(rim.tobytes()).hexdigest()[:DIGEST]
    out = io.BytesIO()
    rim.save(out, "PNG")
    return f"{PREFIX}{key}_{digest}", out.getvalue()
