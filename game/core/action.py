"""
The three words of the rules: an action is asked for, refused for a reason, or reported as events.

Actions and events are frozen values with their fields named; both have a text form that comes back
(`game.core.codec`). A field that only some seats may see is named in `secret`, and `insiders` says
which seats they are; every other seat gets the event from `told` with those fields None.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import ClassVar, dataclass_transform

import msgspec

from game.core.cards import Seat
from game.core.trace import Trace


@dataclass_transform(frozen_default=True)
class Action(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A request by a seat."""


@dataclass_transform(frozen_default=True, kw_only_default=True)
class Event(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """Something that has happened."""

    secret: ClassVar[tuple[str, ...]] = ()
    """The fields that only `insiders` see."""

    def insiders(self) -> tuple[Seat, ...]:
        """Seats that see the secret fields."""
        return ()

    def traces(self) -> Iterable[Trace]:
        """Traces it left on the table, as every seat knows them; none by default."""
        return ()


def told(event: Event, seat: Seat | None) -> Event:
    """*event* as *seat* may know it, or as the table may (None)."""
    if not event.secret or (seat is not None and seat in event.insiders()):
        return event
    return msgspec.structs.replace(event, **dict.fromkeys(event.secret))


class Reason(Enum):
    """
    A rule that an action breaks.

    Each file of rules has its own class, always called `No`. The value is for logs; the sentence
    for players is in the catalogues under `key`.
    """

    @property
    def key(self) -> str:
        """The reason's name in the catalogues, like ``base.build_road.NOT_JOINED``."""
        return f"{type(self).__module__.removeprefix('game.')}.{self.name}"
