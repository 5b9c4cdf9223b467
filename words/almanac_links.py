"""
Links inside the almanac's texts: words that have an entry of their own are marked.

A word is known by the titles of the edition at hand, and by the further names that the language
lists, so its inflected forms are listed as well. The first word for an entry is marked, the longest
name first. Three things keep a name from being marked: ``almanac.unmarked`` lists it, in the
singular or the plural, since it means too many other things; ``almanac.verbs`` lists it, since it
is a verb as well, and no word of ``almanac.determiners`` comes before it; or it ends with the
number of an ordinal, as in "the 7th".
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import lru_cache
from itertools import pairwise
from typing import Final, TypeAlias

from game import BOXES
from words.almanac_entries import entries
from words.catalogue import texts
from words.typed import TOKEN, tokens
from words.voice import Words

MARK: Final = "__"
"""Put before and after a marked word: Discord underlines it."""
COMMAND: Final = re.compile(r"(</[^>]+>)")
"""A link to a command, in which nothing is marked."""
GAP: Final = re.compile(r"[ ’-]*")
"""Characters allowed between the words of one name."""
SIBILANT: Final = re.compile(r"(?<=ss|is)es$")
"""The plural of a word that ends with an s."""
SHORT: Final = 3
"""Letters of a word that keeps its last e, so that "ore" is not "or"."""
ORDINAL: Final = re.compile(r"[^\W\d_]|\.?[ºª]")
"""Characters right behind a number that make it an ordinal."""

Lexicon: TypeAlias = Mapping[tuple[str, ...], tuple[str, ...]]
"""The entries that have a name, by the stems of the name."""


@lru_cache(maxsize=4096)
def stem(word: str) -> str:
    """
    A word without its plural, in either language, and spelled the American way.

    >>> stem("harbours") == stem("harbor"), stem("theatre") == stem("theater")
    (True, True)
    >>> stem("fortresses") == stem("fortress")
    True
    """
    short = SIBILANT.sub("", word).removesuffix("s")
    short = (short.removesuffix("e") if len(short) > SHORT else short).replace("our", "or")
    short = f"{short[:-2]}ter" if short.endswith("tr") else short
    return f"{short[:-1]}i" if short.endswith("y") else short


@lru_cache(maxsize=4096)
def stems(text: str) -> tuple[str, ...]:
    """The stems of all words of *text*."""
    return tuple(map(stem, tokens(text)))


def called(key: str) -> str:
    """The text that is an entry's title: an entry on a whole box has the box's name."""
    box, _, name = key.partition(".")
    return f"box.{box}" if name == box else f"almanac.{key}"


@lru_cache
def lexicon(language: str, edition: str) -> Lexicon:
    """The names that are marked; names from the edition come before others."""
    w = Words(language, edition)
    titles = [(entry.key, w.say(called(entry.key))) for entry in entries()]
    others = [
        (entry.key, name)
        for entry in entries()
        if w.has(text := f"almanac.{entry.key}.aka")
        for name in w.say(text).split(",")
    ]
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for names in (titles, others):
        meant: dict[tuple[str, ...], tuple[str, ...]] = {}
        for key, name in names:
            meant[stems(name)] = (*meant.get(stems(name), ()), key)
        found = meant | found
    return found


@lru_cache
def beginnings(language: str, edition: str) -> Mapping[str, list[int]]:
    """The stems that names begin with, each with how many words such names have."""
    found: dict[str, set[int]] = {}
    for name in lexicon(language, edition):
        found.setdefault(name[0], set()).add(len(name))
    return {first: sorted(sizes, reverse=True) for first, sizes in found.items()}


def marked(text: str, w: Words, boxes: Collection[str], found: dict[str, None]) -> str:
    """
    *text* with the words marked that link to entries of *boxes*, except those in *found*.

    Entries that it marks are added to *found*.
    """
    said = COMMAND.split(text)
    said[::2] = [_marked(part, w, boxes, found) for part in said[::2]]
    return "".join(said)


def _marked(text: str, w: Words, boxes: Collection[str], found: dict[str, None]) -> str:
    words = [match.span() for match in TOKEN.finditer(text)]
    done, at, end = [], 0, 0
    while at < len(words):
        size, keys = _named(text, words, at, w, boxes)
        if new := [key for key in keys if key not in found]:
            begin, stop = words[at][0], words[at + size - 1][1]
            done += [text[end:begin], MARK, text[begin:stop], MARK]
            end = stop
            found.update(dict.fromkeys(new))
        at += size
    return "".join((*done, text[end:]))


def _named(
    text: str, words: list[tuple[int, int]], at: int, w: Words, boxes: Collection[str]
) -> tuple[int, list[str]]:
    """The longest name that begins with the word at *at*: its length and its entries."""
    known, first = lexicon(w.language, w.edition), stems(text[slice(*words[at])])[0]
    for size in beginnings(w.language, w.edition).get(first, ()):
        if at + size > len(words):
            continue
        pairs = pairwise(words[at : at + size])
        if all(GAP.fullmatch(text[one[1] : two[0]]) for one, two in pairs):
            end = words[at + size - 1][1]
            name = stems(text[words[at][0] : end])
            if meant := [key for key in known.get(name, ()) if key.partition(".")[0] in boxes]:
                before = tokens(text[slice(*words[at - 1])])[0] if at else ""
                is_ordinal = text[end - 1].isdecimal() and ORDINAL.match(text, end)
                is_plain = is_ordinal or _is_not_meant(name, before, w.language)
                return size, [] if is_plain else meant
    return 1, []


def _is_not_meant(name: tuple[str, ...], before: str, language: str) -> bool:
    """Whether *name*, with the word *before* it, means something other than its entry."""
    if name in named_under("almanac.unmarked", language):
        return True
    is_verb = name in named_under("almanac.verbs", language)
    return is_verb and before not in tokens(texts(language)["almanac.determiners"][0])


@lru_cache
def named_under(key: str, language: str) -> frozenset[tuple[str, ...]]:
    """Names that a language lists under *key*, and boxes under ``KEY.BOX``, by their stems."""
    known = texts(language)
    found = [known[k][0] for k in (key, *(f"{key}.{box.name}" for box in BOXES)) if k in known]
    return frozenset(stems(name) for text in found for name in text.split(","))
