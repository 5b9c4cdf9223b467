"""
Reads a board text back.

The lines of `words.board_text` are matched against the texts they were made from, so each line is
worded in one place. Places are found by their names, made again from the hexes that were read: the
same names on the same board. The lines of boxes are read by functions in the tests of those boxes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import combinations
from typing import Any, Final, TypeAlias

from tests.words.board_ground import GroundReader
from tests.words.board_lines import Found, first_of, group, match, short
from tests.words.board_reading import Counts, Reading, ReadOffer, ReadSeat
from words.catalogue import CLASSIC, LANGUAGES, texts
from words.nouns import Noun
from words.voice import Words

Taking: TypeAlias = "Mapping[str, Callable[[Reader, Found], None]]"
"""A function for each line's key; the first line that fits is used."""


def read_board_text(
    text: str, language: str, edition: str = CLASSIC, more: Taking | None = None
) -> Reading:
    """
    The content of a board text; *more* reads the lines of boxes.

    :raises ValueError: at the first line that is not from a board text.
    """
    reader = Reader(Words(language, edition), {**(more or {}), **METHODS})
    lines = [line for line in text.splitlines() if line]
    reader.seat_all(lines)
    for line in lines:
        reader.take(line)
    return reader.reading


class Reader:
    """One reading, line by line; a method takes the fields of the line it is named after."""

    def __init__(self, w: Words, methods: Taking) -> None:
        self.reading = Reading()
        self.w = w
        self._methods = methods
        self.ground = GroundReader(w, self.reading)
        self._at = -1
        self._cards = short(group(w, "card."))
        self._dev = first_of(short(group(w, "dev.")))
        self._pieces = short(group(w, "piece."))
        self.choices: dict[str, Mapping[Any, Any]] = {
            "award": short(group(w, "award.")),
            "deck": short(group(w, "deck.")),
            "piece": self._pieces,
            "thing": group(w, "thing.harbour"),
            "card": self._cards,
        }

    def seat_all(self, lines: list[str]) -> None:
        """Find all players first, so that names can be told from the words around them."""
        names = [
            found["player"] for line in lines if (found := match(self.w, "board.player", line))
        ]
        self.reading.seats = [ReadSeat(name) for name in names]
        every = range(len(names))
        joined = {
            seats: self.w.join(names[seat] for seat in seats)
            for size in range(1, len(names) + 1)
            for seats in combinations(every, size)
        }
        self.choices |= {"player": dict(enumerate(names)), "players": joined, "to": joined}

    def take(self, line: str) -> None:
        """Read one line."""
        for key, method in self._methods.items():
            found = match(self.w, key, line, self.choices)
            if found is not None:
                method(self, found)
                return
        message = f"this is no line of a board text: {line!r}"
        raise ValueError(message)

    # The board.

    def title(self, found: Found) -> None:
        self.reading.goal = found["count"]

    def row(self, found: Found) -> None:
        self.ground.row(found, 0)

    def row_west(self, found: Found) -> None:
        self.ground.row(found, -found["count"])

    def row_east(self, found: Found) -> None:
        self.ground.row(found, found["count"])

    def harbours(self, found: Found) -> None:
        self.ground.take_harbours(found)

    def robber(self, found: Found) -> None:
        self.reading.robber = self.ground.names.hexes.index(found["hex"])

    def dice(self, found: Found) -> None:
        self.reading.dice = (found["one"], found["two"])

    def bank(self, found: Found) -> None:
        self.reading.bank = self._count("cards.short", "card", self._cards, found["cards"])

    def deck(self, found: Found) -> None:
        self.reading.decks[found["deck"]] = found["count"]

    def nothing(self, found: Found) -> None:
        pass

    # The moment.

    def turn(self, found: Found) -> None:
        self.reading.turn = found["player"]

    def over(self, found: Found) -> None:
        self.reading.winners = found["players"]

    def owed(self, found: Found) -> None:
        for key in group(self.w, "duty."):
            if (duty := match(self.w, key, found["duty"])) is not None:
                self.reading.owed.append((found["player"], key, duty.get("count", 1)))
                return
        raise ValueError(found["duty"])

    def offer(self, found: Found) -> None:
        give, get = (
            self._count("cards.short", "card", self._cards, found[name]) for name in ("give", "get")
        )
        self.reading.offers[found["id"]] = ReadOffer(
            found["player"], found["to"], give, get, found.get("counters")
        )

    def yes(self, found: Found) -> None:
        self.reading.offers[found["id"]].yes = found["players"]

    def no(self, found: Found) -> None:
        self.reading.offers[found["id"]].no = found["players"]

    # One player.

    @property
    def seat(self) -> ReadSeat:
        return self.reading.seats[self._at]

    def player(self, found: Found) -> None:
        self._at = found["number"] - 1

    def gone(self, found: Found) -> None:
        self.seat.is_gone = True

    def points(self, found: Found) -> None:
        self.seat.points = found["points"]
        terms = {key.removeprefix("term."): noun for key, noun in group(self.w, "term.").items()}
        for told in found["sources"].split(", "):
            if one := match(self.w, "score.source", told, {"term": terms}):
                self.seat.sources[one["term"]] = one["points"]

    def cards(self, found: Found) -> None:
        self.seat.cards, self.seat.dev = found["hand"], found["dev"]

    def played(self, found: Found) -> None:
        self.seat.played = self._count("cards.dev", "card", self._dev, found["cards"])

    def shown(self, found: Found) -> None:
        self.seat.shown = self._count("cards.dev", "card", self._dev, found["cards"])

    def measure(self, found: Found, award: str) -> None:
        self.seat.measures[award] = found["count"]

    def holds(self, found: Found) -> None:
        self.take(found["measure"])
        self.seat.holds.append(found["award"])

    def pieces(self, found: Found) -> None:
        names = self.ground.names
        places = found["places"].split("; ")
        on = names.corners if places[0] in names.corners else names.edges
        self.seat.pieces[found["piece"]] = [on.index(place) for place in places]

    def left(self, found: Found) -> None:
        self.seat.left = self._count("board.one_left", "piece", self._pieces, found["pieces"])

    def _count(self, key: str, field: str, nouns: Mapping[str, Noun], text: str) -> Counts:
        """A list of counted things."""
        counts: Counts = {}
        for told in text.split(" · "):
            if one := match(self.w, key, told, {field: nouns}):
                counts[one[field]] = one["count"]
        return counts


METHODS: Final[Taking] = {
    "board.paused": Reader.nothing,
    "board.title": Reader.title,
    "board.row": Reader.row,
    "board.row.west": Reader.row_west,
    "board.row.east": Reader.row_east,
    "board.harbours": Reader.harbours,
    "board.robber": Reader.robber,
    "board.dice": Reader.dice,
    "board.no_dice": Reader.nothing,
    "board.bank.hidden": Reader.nothing,
    "board.bank": Reader.bank,
    "board.deck": Reader.deck,
    "board.over": Reader.over,
    "board.turn": Reader.turn,
    "board.owed": Reader.owed,
    "board.offer.counter": Reader.offer,
    "board.offer": Reader.offer,
    "board.offer.yes": Reader.yes,
    "board.offer.no": Reader.no,
    "board.player": Reader.player,
    "board.gone": Reader.gone,
    "board.points": Reader.points,
    "board.cards": Reader.cards,
    "board.played": Reader.played,
    "board.shown": Reader.shown,
    "board.measure.holds": Reader.holds,
    "board.pieces": Reader.pieces,
    "board.left": Reader.left,
    **{
        key: partial(Reader.measure, award=key.removeprefix("measure."))
        for key in texts(LANGUAGES[0])
        if key.startswith("measure.")
    },
}
"""The lines that every board text has."""
