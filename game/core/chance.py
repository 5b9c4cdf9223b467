"""
Chance is asked, never taken.

The rules ask for every random event with one question: *what* it is about, and how many ways each
outcome has. The answer is the index of an outcome. A record holds question and answer, so that
anyone can check it. In a live game the answer is the HMAC-SHA256 of a counter under a secret seed.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol, TypeVar

import msgspec

from game.errors import UnscriptedChance

T = TypeVar("T")


class Chance(Protocol):
    """Source of the answers to these questions."""

    def ask(self, what: str, counts: Sequence[int]) -> int:
        """The index of the outcome, drawn with weights *counts*."""
        ...


class Asked(msgspec.Struct, frozen=True, array_like=True):
    """One question of chance with its answer."""

    what: str
    counts: tuple[int, ...]
    index: int


DIE = (1, 1, 1, 1, 1, 1)


def dice(chance: Chance) -> tuple[int, int]:
    """Two dice, each 1 to 6."""
    return chance.ask("die", DIE) + 1, chance.ask("die", DIE) + 1


def shuffled(chance: Chance, what: str, things: Iterable[T]) -> list[T]:
    """*things* in an order of chance, drawn one by one."""
    left = list(things)
    return [left.pop(chance.ask(what, (1,) * len(left))) for _ in range(len(left))]


class Seeded:
    """
    Fair chance from a secret *seed*, mixed with public *words* that the host cannot choose alone.

    Answer *n* is HMAC-SHA256(seed, words, n) read as a number below the sum of the counts;
    numbers that would favour an outcome are passed over.
    """

    def __init__(self, seed: bytes, words: Sequence[str] = (), counter: int = 0) -> None:
        """Go on from *counter*, the number of values already taken."""
        self._seed = seed
        self._words = "\n".join(words).encode()
        self.counter = counter

    @staticmethod
    def commitment(seed: bytes) -> str:
        """The commitment posted before the game, so that the seed cannot be changed later."""
        return hashlib.sha256(seed).hexdigest()

    def ask(self, what: str, counts: Sequence[int]) -> int:
        """Return the index of the outcome; *what* does not change it."""
        total = sum(counts)
        limit = (1 << 64) - (1 << 64) % total
        while True:
            message = self._words + b"\n" + str(self.counter).encode()
            self.counter += 1
            value = int.from_bytes(hmac.digest(self._seed, message, "sha256")[:8], "big")
            if value < limit:
                return _fall(value % total, counts)


def _fall(value: int, counts: Sequence[int]) -> int:
    """Return the outcome that *value* falls into."""
    for index, count in enumerate(counts):
        if value < count:
            return index
        value -= count
    raise AssertionError


class Recorded:
    """Passes each question on to another chance and keeps it with its answer."""

    def __init__(self, source: Chance) -> None:
        """Start with an empty record."""
        self._source = source
        self.asked: list[Asked] = []

    def ask(self, what: str, counts: Sequence[int]) -> int:
        """The answer of the source."""
        index = self._source.ask(what, counts)
        self.asked.append(Asked(what, tuple(counts), index))
        return index


class Replayed:
    """Gives the answers of a record again, and insists on the same questions."""

    def __init__(self, asked: Iterable[Asked]) -> None:
        """Answer from *asked*, in order."""
        self._asked: Iterator[Asked] = iter(asked)

    def ask(self, what: str, counts: Sequence[int]) -> int:
        """
        The recorded answer.

        :raises UnscriptedChance: if the record has another question here, or none.
        """
        line = next(self._asked, None)
        if line is None or line.what != what or line.counts != tuple(counts):
            message = f"asked for {what} of {tuple(counts)}, the record has {line}"
            raise UnscriptedChance(message)
        return line.index


class Scripted:
    """
    Chance for tests and examples: the outcomes are written down by subject.

    ``Scripted(die=[6, 2], theft=[4])`` rolls 8, then steals a card of kind 4. Dice are given as
    pips, anything else as an index.
    """

    def __init__(self, *, then: Chance | None = None, **outcomes: Iterable[int]) -> None:
        """Ask *then* where the script has nothing on a subject."""
        self._outcomes = {what: list(answers) for what, answers in outcomes.items()}
        self._then = then

    def ask(self, what: str, counts: Sequence[int]) -> int:
        """
        The next outcome on this subject.

        :raises UnscriptedChance: if there is none left, or it is impossible here.
        """
        script = self._outcomes.get(what)
        if not script:
            if self._then is not None:
                return self._then.ask(what, counts)
            message = f"chance was asked for {what!r} of {tuple(counts)}: script an outcome for it"
            raise UnscriptedChance(message)
        index = script.pop(0) - (1 if what == "die" else 0)
        if not 0 <= index < len(counts) or not counts[index]:
            message = f"{what!r} cannot come out as {index}: the counts are {tuple(counts)}"
            raise UnscriptedChance(message)
        return index

    @property
    def left(self) -> dict[str, list[int]]:
        """The outcomes not asked for yet."""
        return {what: script for what, script in self._outcomes.items() if script}
