"""
Reading a board text back.

The lines of `words.board_text` are matched against the texts they were made from, so each line is
worded in one place. Places are found by their names, made anew from the hexes that were read: the
same names on the same board.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any, Final

from words.board_ground import GroundReader
from words.board_lines import Found, group, match, short
from words.board_reading import Counts, Reading, ReadOffer, ReadSeat
from words.catalogue import CLASSIC
from words.nouns import Noun
from words.voice import Words


def read_board_text(text: str, language: str, edition: str = CLASSIC) -> Reading:
    """
    What a board text says.

    :raises ValueError: at the first line that is none of a board text.
    """
    reader = _Reader(Words(language, edition))
    lines = [line for line in text.splitlines() if line]
    reader.seat_all(lines)
    for line in lines:
        reader.take(line)
    return reader.reading


class _Reader:
    """One reading, line by line; a method takes the fields of the line it is named after."""

    def __init__(self, w: Words) -> None:
        self.reading = Reading()
        self._w = w
        self._ground = GroundReader(w, self.reading)
        self._at = -1
        self._cards = short(group(w, "card."))
        self._dev = short(group(w, "dev."))
        self._pieces = short(group(w, "piece."))
        self._choices: dict[str, Mapping[Any, Any]] = {
            "award": short(group(w, "award.")),
            "deck": short(group(w, "deck.")),
            "piece": self._pieces,
            "thing": group(w, "thing.harbour"),
            "god": short(group(w, "god.")),
            "card": self._cards,
        }

    def seat_all(self, lines: list[str]) -> None:
        """Find out who plays, so that names can be told from what stands around them."""
        names = [
            found["player"] for line in lines if (found := match(self._w, "board.player", line))
        ]
        self.reading.seats = [ReadSeat(name) for name in names]
        every = range(len(names))
        joined = {
            seats: self._w.join(names[seat] for seat in seats)
            for size in range(1, len(names) + 1)
            for seats in combinations(every, size)
        }
        self._choices |= {"player": dict(enumerate(names)), "players": joined, "to": joined}

    def take(self, line: str) -> None:
        """Read one line."""
        for key, method in METHODS.items():
            if not self._w.has(key):  # a box that is not there has no lines
                continue
            found = match(self._w, key, line, self._choices)
            if found is not None:
                method(self, found)
                return
        message = f"this is no line of a board text: {line!r}"
        raise ValueError(message)

    # The board.

    def title(self, found: Found) -> None:
        self.reading.goal = found["count"]

    def row(self, found: Found) -> None:
        self._ground.row(found, 0)

    def row_west(self, found: Found) -> None:
        self._ground.row(found, -found["count"])

    def row_east(self, found: Found) -> None:
        self._ground.row(found, found["count"])

    def harbours(self, found: Found) -> None:
        self._ground.take_harbours(found)

    def robber(self, found: Found) -> None:
        self.reading.robber = self._ground.names.hexes.index(found["hex"])

    def dice(self, found: Found) -> None:
        self.reading.dice = (found["one"], found["two"])

    def bank(self, found: Found) -> None:
        self.reading.bank = self._count("cards.short", "card", self._cards, found["cards"])

    def deck(self, found: Found) -> None:
        self.reading.decks[found["deck"]] = found["count"]

    def nothing(self, found: Found) -> None:
        pass

    # What boxes lay on the table.

    def gods(self, found: Found) -> None:
        names = {str(noun): god for god, noun in self._choices["god"].items()}
        self.reading.boxes["gods"] = [names[name] for name in found["gods"].split(", ")]

    def amun(self, found: Found) -> None:
        self.reading.boxes["amun"] = found["card"]

    def god(self, found: Found) -> None:
        self._seat.boxes["god"] = (found["god"], found["count"])

    def nile(self, found: Found) -> None:
        edges = self._ground.names.edges
        self.reading.boxes["nile"] = [edges.index(path) for path in found["paths"].split("; ")]

    def pyramid(self, found: Found) -> None:
        self.reading.boxes["pyramid"] = (found["count"], found["row"])

    def pharaoh(self, found: Found) -> None:
        numbers = [int(number) for number in found["numbers"].split(", ")]
        self.reading.boxes["pharaoh"] = (found["count"], numbers)

    def blocks(self, found: Found) -> None:
        self._seat.boxes["blocks"] = found["count"]

    def favor(self, found: Found) -> None:
        self._seat.boxes["favor"] = "open"

    def favor_used(self, found: Found) -> None:
        self._seat.boxes["favor"] = "used"

    # The moment.

    def turn(self, found: Found) -> None:
        self.reading.turn = found["player"]

    def over(self, found: Found) -> None:
        self.reading.winners = found["players"]

    def owed(self, found: Found) -> None:
        for key in group(self._w, "duty."):
            if (duty := match(self._w, key, found["duty"])) is not None:
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
    def _seat(self) -> ReadSeat:
        return self.reading.seats[self._at]

    def player(self, found: Found) -> None:
        self._at = found["number"] - 1

    def gone(self, found: Found) -> None:
        self._seat.is_gone = True

    def points(self, found: Found) -> None:
        self._seat.points = found["points"]
        terms = {key.removeprefix("term."): noun for key, noun in group(self._w, "term.").items()}
        for told in found["sources"].split(", "):
            if one := match(self._w, "score.source", told, {"term": terms}):
                self._seat.sources[one["term"]] = one["points"]

    def cards(self, found: Found) -> None:
        self._seat.cards, self._seat.dev = found["hand"], found["dev"]

    def played(self, found: Found) -> None:
        self._seat.played = self._count("cards.dev", "card", self._dev, found["cards"])

    def shown(self, found: Found) -> None:
        self._seat.shown = self._count("cards.dev", "card", self._dev, found["cards"])

    def measure(self, found: Found) -> None:
        self._seat.measures[found["award"]] = found["count"]

    def holds(self, found: Found) -> None:
        self.measure(found)
        self._seat.holds.append(found["award"])

    def pieces(self, found: Found) -> None:
        names = self._ground.names
        places = found["places"].split("; ")
        on = names.corners if places[0] in names.corners else names.edges
        self._seat.pieces[found["piece"]] = [on.index(place) for place in places]

    def left(self, found: Found) -> None:
        self._seat.left = self._count("board.one_left", "piece", self._pieces, found["pieces"])

    def _count(self, key: str, field: str, nouns: Mapping[str, Noun], text: str) -> Counts:
        """A list of counted things."""
        counts: Counts = {}
        for told in text.split(" · "):
            if one := match(self._w, key, told, {field: nouns}):
                counts[one[field]] = one["count"]
        return counts


METHODS: Final = {
    "board.title": _Reader.title,
    "board.row": _Reader.row,
    "board.row.west": _Reader.row_west,
    "board.row.east": _Reader.row_east,
    "board.harbours": _Reader.harbours,
    "board.robber": _Reader.robber,
    "board.dice": _Reader.dice,
    "board.no_dice": _Reader.nothing,
    "board.bank.hidden": _Reader.nothing,
    "board.bank": _Reader.bank,
    "board.deck": _Reader.deck,
    "board.gods": _Reader.gods,
    "board.amun": _Reader.amun,
    "board.god": _Reader.god,
    "board.nile": _Reader.nile,
    "board.pyramid": _Reader.pyramid,
    "board.pharaoh": _Reader.pharaoh,
    "board.pharaoh.none": _Reader.nothing,
    "board.blocks": _Reader.blocks,
    "board.favor": _Reader.favor,
    "board.favor.used": _Reader.favor_used,
    "board.over": _Reader.over,
    "board.turn": _Reader.turn,
    "board.owed": _Reader.owed,
    "board.offer.counter": _Reader.offer,
    "board.offer": _Reader.offer,
    "board.offer.yes": _Reader.yes,
    "board.offer.no": _Reader.no,
    "board.player": _Reader.player,
    "board.gone": _Reader.gone,
    "board.points": _Reader.points,
    "board.cards": _Reader.cards,
    "board.played": _Reader.played,
    "board.shown": _Reader.shown,
    "board.measure.holds": _Reader.holds,
    "board.measure": _Reader.measure,
    "board.pieces": _Reader.pieces,
    "board.left": _Reader.left,
}
"""By the key of a line's text, what takes it; the first that fits is taken."""
