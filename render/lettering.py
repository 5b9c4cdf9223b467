"""
Lettering: the font, names that it can write, and lines that fit their room.

The font is Nunito (SIL Open Font License), from its own package; nothing depends on the fonts of
the machine.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import fontpkg_nunito
from anyascii import anyascii
from PIL import Image, ImageDraw, ImageFont

FONT = Path(fontpkg_nunito.ROOT) / "files" / "Nunito[wght].ttf"
WEIGHT = 900
ELLIPSIS = "…"

DISGUISED = re.compile("LATIN (CAPITAL|SMALL) LETTER ")
"""Unicode names of signs that look like a letter: 🅱 is a negative squared one."""

OVERLAY = 1
"""Unicode's combining class of strokes through a letter, which make a name hard to read."""


@lru_cache(maxsize=128)
def font(size: int) -> ImageFont.FreeTypeFont:
    """Nunito Black of *size* pixels."""
    # The basic layout gives the same widths on every platform.
    found = ImageFont.truetype(str(FONT), size, layout_engine=ImageFont.Layout.BASIC)
    found.set_variation_by_axes([WEIGHT])
    return found


@dataclass(frozen=True, slots=True)
class Ink:
    """Drawn words as a mask cut to their ink, and the height of its top above the baseline."""

    mask: Image.Image
    rise: int


@lru_cache(maxsize=2048)
def ink(words: str, size: int) -> Ink:
    """The *words* as a mask."""
    left, top, right, bottom = font(size).getbbox(words, anchor="ls")
    mask = Image.new("L", (max(1, int(right - left)), max(1, int(bottom - top))))
    ImageDraw.Draw(mask).text((-left, -top), words, 255, font(size), anchor="ls")
    return Ink(mask, -int(top))


@lru_cache(maxsize=256)
def capital(size: int) -> int:
    """The height of a capital letter, in pixels."""
    return ink("H", size).rise


@lru_cache(maxsize=4096)
def width(words: str, size: int) -> float:
    """The width of *words*, in pixels."""
    return font(size).getlength(words)


@lru_cache(maxsize=4096)
def can_write(character: str) -> bool:
    """Whether the font has a glyph for *character*."""
    if character.isspace():
        return True
    drawn = font(24).getmask(character)
    missing = font(24).getmask("\uffff")
    return drawn.size != (0, 0) and (drawn.size, bytes(drawn)) != (missing.size, bytes(missing))


@lru_cache(maxsize=1024)
def legible(name: str, instead: str) -> str:
    """
    *name* in characters that the font has, or *instead* if nothing readable is left.

    Other letters are spelled in Latin ones: 𝓩𝓸𝓮 is Zoe, Κώστας is Kostas, 李雷 is LiLei. Emoji and
    other signs are left out.
    """
    words = unicodedata.normalize("NFC", name).split()
    shown = " ".join(" ".join(_spelled(word) for word in words).split())
    return shown if any(c.isalnum() for c in shown) else instead


def _spelled(word: str) -> str:
    """
    A *word* in characters that the font has.

    The font has a few Greek letters, but not all. A word with any letter it lacks keeps its Latin
    letters only, so that Δήμος is Dimos and not Δimos.
    """
    is_whole = all(can_write(c) for c in word if c.isalpha())
    found = ""
    for character in word:
        name, category = unicodedata.name(character, ""), unicodedata.category(character)
        if category == "Cf" or unicodedata.combining(character) == OVERLAY:
            continue
        if can_write(character) and (is_whole or not character.isalpha() or "LATIN" in name):
            found += character
        elif not character.isprintable():
            found += " "
        elif (category[0] in "LMN" or DISGUISED.search(name)) and "COMBINING" not in name:
            found += anyascii(character).replace("`", "'")
    return found


@lru_cache(maxsize=1024)
def fitted(words: str, room: float, largest: int, least: int) -> tuple[str, int]:
    """*words* and their font size, to fit in *room*: made smaller first, then cut."""
    for size in range(max(largest, least), least - 1, -1):
        if width(words, size) <= room:
            return words, size
    while words and width(words.rstrip() + ELLIPSIS, least) > room:
        words = words[:-1]
    return words.rstrip() + ELLIPSIS, least


@lru_cache(maxsize=1024)
def lines(words: str, room: float, most: int, largest: int, least: int) -> tuple[list[str], int]:
    """*words* in a few lines at most, and their size: smaller first, then the last one cut."""
    for size in range(largest, least - 1, -1):
        found = _broken(words, room, size)
        if len(found) <= most and all(width(line, size) <= room for line in found):
            return found, size
    found = _broken(words, room, least)
    last = " ".join(found[most - 1 :])
    return [fitted(line, room, least, least)[0] for line in (*found[: most - 1], last)], least


@lru_cache(maxsize=1024)
def named(
    name: str, room: float, one: tuple[int, int], two: tuple[int, int]
) -> tuple[list[str], int]:
    """
    A player's *name* and font size: in *one* line, or else in *two*, by largest and smallest size.

    A name without a blank is split where the first line is full.
    """
    said, size = fitted(name, room, *one)
    if said == name:
        return [name], size
    words = name.split()
    halves = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    for size in range(two[0], two[1] - 1, -1):
        # Where both fit, the longer line is as short as possible.
        long, half = min(
            ((max(width(line, size) for line in half), half) for half in halves),
            default=(room + 1, ()),
        )
        if long <= room:
            return list(half), size
    parts = " ".join(part for word in words for part in _parted(word, room, two[1]))
    return lines(parts, room, 2, two[1], two[1])


def _parted(word: str, room: float, size: int) -> list[str]:
    """A *word* in pieces that fit in a line."""
    found = [""]
    for letter in word:
        if width(found[-1] + letter, size) > room:
            found.append("")
        found[-1] += letter
    return found


def _broken(words: str, room: float, size: int) -> list[str]:
    """*words* in lines, each as full as possible."""
    found: list[str] = []
    for word in words.split():
        if found and width(f"{found[-1]} {word}", size) <= room:
            found[-1] += f" {word}"
        else:
            found.append(word)
    return found
