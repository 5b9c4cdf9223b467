"""
Reading a board text back.

The lines of `words.board_text` are matched against the texts they were made from, so each line is
worded in one place. Places are found by their names, made anew from the hexes that were read: the
same names on the same board.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, TypeAlias

from game import EdgeId, Hex
from game.board.topology import Topology
from words.board_lines import group, match
from words.catalogue import CLASSIC
from words.places import Ground, Names, names_of, side
from words.voice import Words

Counts: TypeAlias = dict[str, int]

WATER = frozenset({"terrain.sea"})
"""What is no land among the things a hex may be; corners are not called after it."""


@dataclass(slots=True)
class ReadSeat:
    """One player as the text tells it; kinds go by their names in the rules."""

    name: str
    points: int = 0
    sources: Counts = field(default_factory=dict)
    cards: int = 0
    dev: int = 0
    fresh: int = 0
    played: Counts = field(default_factory=dict)
    shown: Counts = field(default_factory=dict)
    measures: Counts = field(default_factory=dict)
    holds: list[str] = field(default_factory=list)
    left: Counts = field(default_factory=dict)
    pieces: dict[str, list[int]] = field(default_factory=dict)
    """By piece, the ids of corners or edges."""
    is_gone: bool = False


@dataclass(slots=True)
class ReadOffer:
    """An open offer."""

    seat: int
    to: tuple[int, ...]
    give: Counts
    get: Counts
    counters: int | None = None
    yes: tuple[int, ...] = ()
    no: tuple[int, ...] = ()


@dataclass(slots=True)
class Reading:
    """A board as its text tells it; ids are those of a board of the same shape."""

    goal: int = 0
    hexes: list[tuple[Hex, str, int]] = field(default_factory=list)
    """Place, the key of what it is (``card.ore``, ``terrain.desert``), number or 0."""
    harbours: dict[int, str | None] = field(default_factory=dict)
    """By edge, the card it trades 2:1, or None for 3:1."""
    robber: int = -1
    dice: tuple[int, int] | None = None
    bank: Counts | None = None
    decks: Counts = field(default_factory=dict)
    turn: int = -1
    owed: list[tuple[int, str, int]] = field(default_factory=list)
    """Seat, the key of the duty's text, and its count or 1."""
    offers: dict[int, ReadOffer] = field(default_factory=dict)
    winners: tuple[int, ...] = ()
    seats: list[ReadSeat] = field(default_factory=list)


def read_board_text(text: str, language: str, edition: str = CLASSIC) -> Reading:
    """
    What a board text says.

    :raises ValueError: at the first line that is none of a board text.
    """
    return _Reader(Words(language, edition), text).reading


class _Reader:
    """One reading, line by line."""

    def __init__(self, w: Words, text: str) -> None:
        self._w = w
        self.reading = Reading()
        lines = [line for line in text.splitlines() if line]
        names = [found["player"] for line in lines if (found := match(w, "board.player", line))]
        self.reading.seats = [ReadSeat(name) for name in names]
        self._row = (0, 0)
        self._ground: Ground | None = None
        self._names: Names | None = None
        every = range(len(names))
        some = [c for size in range(1, len(names) + 1) for c in combinations(every, size)]
        joined = {seats: w.join(names[seat] for seat in seats) for seats in some}
        self._choices: dict[str, dict[Any, Any]] = {
            "player": dict(enumerate(names)),
            "players": joined,
            "to": joined,
            "award": _short(group(w, "award.")),
            "deck": _short(group(w, "deck.")),
            "piece": _short(group(w, "piece.")),
        }
        self._at = -1
        for line in lines:
            self._read(line)

    def _read(self, line: str) -> None:
        takers: dict[str, Callable[[dict[str, Any]], None]] = {
            "board.title": lambda f: setattr(self.reading, "goal", f["count"]),
            "board.row": lambda f: self._hexes(f, 0),
            "board.row.west": lambda f: self._hexes(f, -1),
            "board.row.east": lambda f: self._hexes(f, 1),
            "board.harbours": self._harbours,
            "board.robber": self._robber,
            "board.dice": lambda f: setattr(self.reading, "dice", (f["one"], f["two"])),
            "board.no_dice": lambda f: None,
            "board.bank.hidden": lambda f: None,
            "board.bank": self._bank,
            "board.deck": lambda f: self.reading.decks.update({f["deck"]: f["count"]}),
            "board.over": lambda f: setattr(self.reading, "winners", f["players"]),
            "board.turn": lambda f: setattr(self.reading, "turn", f["player"]),
            "board.offer.counter": self._offer,
            "board.offer": self._offer,
            "board.offer.yes": lambda f: setattr(self._offered(f), "yes", f["players"]),
            "board.offer.no": lambda f: setattr(self._offered(f), "no", f["players"]),
            "board.owed": self._owed,
            "board.player": lambda f: setattr(self, "_at", f["number"] - 1),
            "board.gone": lambda f: setattr(self._seat, "is_gone", True),
            "board.points": self._points,
            "board.cards": self._cards,
            "board.played": lambda f: setattr(self._seat, "played", self._dev(f["cards"])),
            "board.shown": lambda f: setattr(self._seat, "shown", self._dev(f["cards"])),
            "board.measure.holds": lambda f: self._measure(f, holds=True),
            "board.measure": lambda f: self._measure(f, holds=False),
            "board.left": self._left,
            "board.pieces": self._pieces,
        }
        for key, take in takers.items():
            loose = {"board.played", "board.shown", "board.bank", "board.left"}
            choices = dict(self._choices)
            if key in loose:
                choices["cards"] = _Anything()
            found = match(self._w, key, line, choices)
            if found is not None:
                take(found)
                return
        message = f"this is no line of a board text: {line!r}"
        raise ValueError(message)
