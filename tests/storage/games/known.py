"""
The knowledge of a stored game's program: everyone's views and legal actions.

Values are compared by the fields that they had then, and actions of the verbs that there were, so
that a later program may know more. Of two cards that are alike Thoth has offered one since, which
the hashes of the games before him show.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

import msgspec

from bot.table.state.memory import Memory
from game import Choice, Game, Seat
from game.board.topology import Topology
from game.core.rules import Rules
from storage import PlayedRow

RENAMED = {
    ("View", "corner_kind"): "corner_piece",
    ("View", "edge_kind"): "edge_piece",
    ("Debt", "kind"): "duty",
    ("Held", "kind"): "card",
    ("SeatView", "supply"): "stock",
}
"""
Present names of fields, by their type and the name a game was stored with.

A view's supply was every piece off the board. That is its stock now; the supply leaves out the
pieces that a fortress, a wonder or a tipped city has claimed (issue 36).
"""


@dataclass(slots=True)
class Known:
    """A way to look at games: the names of the fields of each type, as they were at first sight."""

    fields: dict[str, list[str]]
    verbs: Collection[str]
    """The names of the verbs that existed then."""

    def of(self, game: Game) -> dict[str, list[str]]:
        """Hashes of the views of the table and of each seat, and of each seat's legal actions."""
        seats = [Seat(number) for number in range(game.state.seats)]
        return {
            "views": [_hash(self._plain(game.view(reader))) for reader in (None, *seats)],
            "options": [_hash(self.options(game, seat)) for seat in seats],
        }

    def options(self, game: Game, seat: Seat) -> list[str]:
        """All legal actions of *seat*, as text, in a fixed order."""
        return sorted(
            json.dumps(
                self._plain(option) if isinstance(option, Choice) else game.text(option),
                sort_keys=True,
            )
            for option in game.options(seat)
            if (option.action if isinstance(option, Choice) else type(option)).__name__
            in self.verbs
        )

    def _plain(self, value: Any) -> Any:
        """*value* as plain JSON data."""
        match value:
            case None | bool() | str():
                return value
            case int():
                return int(value)
            case bytes() | bytearray():
                return value.hex()
            case type():
                return value.__name__
            case Rules():
                return [list(value.modules), dict(value.options)]
            case Topology():
                return [len(value.hexes), len(value.corners), len(value.edges)]
            case dict():
                return {str(key): self._plain(one) for key, one in value.items()}
            case tuple() | list():
                return [self._plain(one) for one in value]
            case set() | frozenset():
                return sorted(self._plain(one) for one in value)
        kind = type(value).__name__
        names = self.fields.setdefault(kind, _fields(value))
        now = [RENAMED.get((kind, name), name) for name in names]
        return [
            kind,
            *(
                [then, self._plain(getattr(value, name))]
                for then, name in zip(names, now, strict=True)
            ),
        ]


def _fields(value: Any) -> list[str]:
    if is_dataclass(value):
        return [each.name for each in fields(value)]
    assert isinstance(value, msgspec.Struct), value
    return list(value.__struct_fields__)


def _hash(value: object) -> str:
    text = json.dumps(value, sort_keys=True)
    return hashlib.blake2s(text.encode(), digest_size=8).hexdigest()


def remembered(memory: Memory) -> Any:
    """A table's memory as plain JSON data."""
    clocks, seeking = memory.clocks, memory.seeking
    done = memory.takeback.done
    known = {
        "acted": memory.acted,
        "present": memory.present,
        "laid": memory.laid,
        "ends": {seat: clock.end for seat, clock in clocks.running.items()},
        "times": {seat: clock.time.total_seconds() for seat, clock in clocks.running.items()},
        "banks": {seat: left.total_seconds() for seat, left in clocks.banks.items()},
        "done": [one.number for one in done],
        "before": [
            {seat: clock.end for seat, clock in one.before.running.items()} if one.before else {}
            for one in done
        ],
        "heard": [one.seats for one in memory.takeback.heard],
        "motions": {
            number: (one.name, one.by, list(one.votes), one.seat)
            for number, one in memory.motions.items()
        },
        "made": memory.made,
        "nudge": memory.nudge,
        "prepared": memory.prepared,
        "used": {
            seat: [(used.name, used.number, used.is_dropped) for used in told]
            for seat, told in memory.used.items()
        },
        "open": seeking.open,
        "absent": seeking.absent,
        "wanted": seeking.made,
        "bids": {seat: (bid.user, bid.name, bid.locale) for seat, bid in seeking.bids.items()},
        "declined": seeking.declined,
        "late": memory.late,
        "words": memory.words,
        "times_of_day": [memory.enough, memory.paused],
        "lost": memory.lost,
    }
    return json.loads(msgspec.json.encode(known))


def results_of(game: PlayedRow) -> Any:
    """The result of each seat of a game, as plain JSON data."""
    kept = ("seat", "user_id", "place", "points", "came", "fair")
    return [[getattr(result, name) for name in kept] for result in game.results]
