"""
The ground of a board text: its rows of hexes, and the harbors, read back.

The names of all places come from it, and they are the way to find everything else.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import Final

from game import EdgeId, Hex
from game.board.topology import Topology
from tests.words.board_lines import Choices, Found, group, match, short
from tests.words.board_reading import Reading
from words.edges import side
from words.ground import Ground
from words.places import Names, names_of
from words.voice import Words

WATER: Final = frozenset({"terrain.sea"})
"""Things a hex may be that are not land: corners are not named after them."""


class GroundReader:
    """Fills the hexes and harbors of a reading."""

    def __init__(self, w: Words, reading: Reading) -> None:
        """Start with an empty reading."""
        self._w = w
        self._reading = reading
        self._begin = 0

    def row(self, found: Found, shift: int) -> None:
        """Read one row, which begins *shift* half hexes east of the row above."""
        self._begin += shift
        for nth, name in enumerate(found["hexes"].split("; ")):
            if name != self._w.say("board.gap"):
                # A row is counted in half hexes: twice q, and r.
                r = found["row"] - 1
                at = Hex((self._begin + 2 * nth - r) // 2, r)
                self._reading.hexes.append((at, *self._hex(name)))

    def _hex(self, name: str) -> tuple[str, int]:
        """The key that names a hex, and its number."""
        for key in ("place.which", "place.nth"):
            if told := match(self._w, key, name, self._choices):
                name = told["name"]
        if found := match(self._w, "place.hex", name, self._choices):
            return found["thing"], found["token"]
        return next(key for key, noun in self._choices["thing"].items() if str(noun) == name), 0

    @cached_property
    def _choices(self) -> Choices:
        """The names a hex can have, and a number for one of several."""
        return {
            "which": {way: self._w.say(f"place.to.{way}") for way in ("N", "S", "W", "E")},
            "thing": group(self._w, "card.", "terrain."),
        }

    @cached_property
    def _bare(self) -> Ground:
        """The ground without harbors."""
        hexes = self._reading.hexes
        return Ground(
            Topology.of(frozenset(at for at, _, _ in hexes)),
            tuple(thing for _, thing, _ in hexes),
            tuple(token for _, _, token in hexes),
            tuple(thing not in WATER for _, thing, _ in hexes),
            (),
        )

    @cached_property
    def names(self) -> Names:
        """Every place by name, once rows and harbors have been read."""
        harbours = tuple((EdgeId(e), card) for e, card in self._reading.harbours.items())
        return names_of(self._w, replace(self._bare, harbours=harbours))

    def take_harbours(self, found: Found) -> None:
        """Read the line of harbors."""
        ground, cards = self._bare, short(group(self._w, "card."))
        hexes = names_of(self._w, ground).hexes
        edges = {
            side(self._w, ground, hexes, EdgeId(edge)): edge
            for edge, around in enumerate(ground.topology.edge_hexes)
            if not all(h < ground.topology.inner and ground.land[h] for h in around)
        }
        for told in found["harbours"].split("; "):
            one = match(self._w, "board.harbour", told, {"place": {e: n for n, e in edges.items()}})
            assert one
            special = match(self._w, "place.harbour", one["rate"], {"card": cards})
            self._reading.harbours[one["place"]] = special["card"] if special else None
