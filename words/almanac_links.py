"""
Links inside the almanac's texts: the words that have an entry of their own are marked.

A word is known by the titles of the edition at hand, and by the further names that the language
lists, so its inflected forms are listed as well. The first word for an entry is marked, the longest
name first; ``almanac.unmarked`` lists names that mean too many other things.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import lru_cache
from itertools import pairwise
from typing import Final, TypeAlias

from words.almanac_entries import entries
from words.catalogue import texts
from words.typed import TOKEN, tokens
from words.voice import Words

MARK: Final = "__"
"""What stands before and behind a marked word: Discord underlines it."""
COMMAND: Final = re.compile(r"(</[^>]+>)")
"""A link to a command, in which nothing is marked."""
GAP: Final = re.compile(r"[ ’-]*")
"""What may stand between the words of one name."""
LONGEST: Final = 6
"""The most words in a name."""

Lexicon: TypeAlias = Mapping[tuple[str, ...], tuple[str, ...]]
"""By the stems of a name, the entries that are called so."""


def stem(word: str) -> str:
    """A word without its plural, in either language."""
    short = word.removesuffix("s").removesuffix("e")
    return f"{short[:-1]}i" if short.endswith("y") else short


def called(key: str) -> str:
    """The text that is an entry's title: an entry on a whole box is called as the box."""
    box, _, name = key.partition(".")
    return f"box.{box}" if name == box else f"almanac.{key}"


@lru_cache
def lexicon(language: str, edition: str) -> Lexicon:
    """The names that are marked; what the edition calls so goes before what others do."""
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
            stems = tuple(map(stem, tokens(name)))
            meant[stems] = (*meant.get(stems, ()), key)
        found = meant | found
    return found


@lru_cache
def beginnings(language: str, edition: str) -> frozenset[str]:
    """The stems with which names begin."""
    return frozenset(stems[0] for stems in lexicon(language, edition))


def marked(text: str, w: Words, boxes: Collection[str], found: dict[str, None]) -> str:
    """
    *text* with the words marked that lead to entries of *boxes*, but for those in *found*.

    What is marked is *found* from then on.
    """
    said = COMMAND.split(text)
    said[::2] = [_marked(part, w, boxes, found) for part in said[::2]]
    return "".join(said)


def _marked(text: str, w: Words, boxes: Collection[str], found: dict[str, None]) -> str:
    words = [match.span() for match in TOKEN.finditer(text)]
    done, at, end = [], 0, 0
    while at < len(words):
        size, keys = _named(text, words[at : at + LONGEST], w, boxes)
        if new := [key for key in keys if key not in found]:
            begin, stop = words[at][0], words[at + size - 1][1]
            done += [text[end:begin], MARK, text[begin:stop], MARK]
            end = stop
            found.update(dict.fromkeys(new))
        at += size
    return "".join((*done, text[end:]))


def _named(
    text: str, words: list[tuple[int, int]], w: Words, boxes: Collection[str]
) -> tuple[int, list[str]]:
    """The longest name with which *words* begin: of how many words, and which entries it means."""
    known = lexicon(w.language, w.edition)
    if stem(tokens(text[slice(*words[0])])[0]) not in beginnings(w.language, w.edition):
        return 1, []
    for size in range(len(words), 0, -1):
        pairs = pairwise(words[:size])
        if all(GAP.fullmatch(text[one[1] : two[0]]) for one, two in pairs):
            name = tokens(text[words[0][0] : words[size - 1][1]])
            keys = known.get(tuple(map(stem, name)), ())
            if meant := [key for key in keys if key.partition(".")[0] in boxes]:
                return size, [] if " ".join(name) in unmarked(w.language) else meant
    return 1, []


@lru_cache
def unmarked(language: str) -> frozenset[str]:
    """Names that are not marked, since they mean too many other things."""
    listed = texts(language)["almanac.unmarked"][0].split(",")
    return frozenset(" ".join(tokens(name)) for name in listed)
