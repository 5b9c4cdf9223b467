"""
What a table remembers beside its game: who acted when, whose time runs, what is voted on.

All of it is one value, stored as JSON with its version; this is the one place that reads or writes
that. What the host has chosen is not here, but in the game's settings.
"""

from __future__ import annotations

from datetime import datetime
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from bot.table.state.clock import Clocks
from game import Seat
from storage import GameRow, Unreadable

KEPT = 512
"""So many are kept decoded."""


class Wish(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What can be wanted."""

    name: str
    """One of `votes.MOTIONS`."""
    seat: Seat | None = None
    """Whom it is about."""
    channel: int | None = None
    """Where it leads."""


class Motion(Wish, frozen=True, kw_only=True, omit_defaults=True):
    """A wish that is voted on."""

    number: int
    """Counts the motions of a table, and is the number of its post."""
    by: int | None
    """Whose wish it is; the table's own where it is None."""
    until: datetime
    votes: tuple[int, ...] = ()
    """The people who want it."""
    at: int | None = None
    """The number of the latest action when it was made."""

    def wants(self, wish: Wish) -> bool:
        """Whether this is what *wish* is."""
        own = self.name, self.seat, self.channel
        return own == (wish.name, wish.seat, wish.channel)


class Bid(msgspec.Struct, frozen=True):
    """Somebody who wants to play on in an open seat."""

    user: int
    name: str
    locale: str | None


class Seeking(msgspec.Struct, frozen=True, omit_defaults=True):
    """The seats that look for a substitute."""

    open: tuple[Seat, ...] = ()
    absent: tuple[Seat, ...] = ()
    """Those of them whose person the others have found absent, and has not acted since."""
    made: int = 0
    """How many seats have ever been open, which numbers their posts."""
    bids: dict[Seat, Bid] = {}
    declined: dict[Seat, int] = {}
    """By open seat, the person who was declined last."""


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action that may be taken back."""

    number: int
    before: Clocks | None = None
    """The clocks before it, standing still, if it has changed whose time runs."""


class Heard(msgspec.Struct, frozen=True):
    """People were called for what was taken back then."""

    kind: str
    """The kind of the post."""
    seats: tuple[Seat, ...]
    said: datetime


class Takeback(msgspec.Struct, frozen=True, omit_defaults=True):
    """What may be taken back."""

    seat: Seat = Seat(-1)
    """Who has done it, and may."""
    done: tuple[Step, ...] = ()
    """The latest last."""
    heard: tuple[Heard, ...] = ()


class Used(msgspec.Struct, frozen=True, omit_defaults=True):
    """A prepared answer that was given, or that no longer holds."""

    name: str
    """What it was for: see `prepared`."""
    number: int
    """The number of the action."""
    is_dropped: bool = False
    """Whether its person was asked in place of it."""


class Memory(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="version", tag=1
):
    """
    What a table remembers. It is never changed: `Draft.remember` replaces it.

    Whoever changes what a field means gives it another version, and writes a migration.
    """

    words: dict[int, str] = {}
    """In the lobby: by person, the word that they mix into chance."""
    enough: datetime | None = None
    """In the lobby: since when enough people sit there to begin."""
    acted: tuple[int, ...] = ()
    """By seat, the number of its latest action."""
    present: tuple[int, ...] = ()
    """By seat, the number of the latest action that its person gave themselves."""
    laid: tuple[tuple[int, ...], ...] = ()
    """By seat, the corners where it has laid something, the one with the latest piece last."""
    clocks: Clocks = Clocks()
    nudge: datetime | None = None
    """When whoever is waited for is called once more, if nothing happens until then."""
    late: dict[Seat, int] = {}
    """By seat, how often in a row its time was up."""
    takeback: Takeback = Takeback()
    prepared: dict[Seat, dict[str, tuple[str, ...]]] = {}
    """By seat, the moments for which it has prepared an answer, and what was chosen for them."""
    used: dict[Seat, tuple[Used, ...]] = {}
    """By seat, what has become of prepared answers since its person acted last."""
    motions: dict[int, Motion] = {}
    """What is voted on, by number."""
    made: int = 0
    """How many motions there have ever been."""
    seeking: Seeking = Seeking()
    paused: datetime | None = None
    """Since when the game is paused."""
    deserted: bool = False
    """Whether that is because everybody let the time pass: see `absence`."""
    lost: str | None = None
    """Why the table can't be shown in its channel: see `unshown`; else Discord's own code."""


def encoded(memory: Memory) -> str:
    """As it is stored."""
    return _encoder.encode(memory).decode()


def memory_of(row: GameRow) -> Memory:
    """
    What the table of a game remembers.

    :raises Unreadable: if that is damaged.
    """
    try:
        return _decoded(row.memory)
    except msgspec.DecodeError as error:
        message = f"the memory of game {row.id} is damaged ({error}): restore a backup"
        raise Unreadable(message) from error


def forgotten(memory: Memory, user: int) -> Memory:
    """The memory without a person's words, votes and bids."""
    motions = {
        number: replace(
            motion,
            by=None if motion.by == user else motion.by,
            votes=tuple(vote for vote in motion.votes if vote != user),
        )
        for number, motion in memory.motions.items()
    }
    seeking = replace(
        memory.seeking,
        bids={seat: bid for seat, bid in memory.seeking.bids.items() if bid.user != user},
        declined={seat: who for seat, who in memory.seeking.declined.items() if who != user},
    )
    words = {person: word for person, word in memory.words.items() if person != user}
    return replace(memory, motions=motions, seeking=seeking, words=words)


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Memory)


@lru_cache(KEPT)
def _decoded(text: str) -> Memory:
    return _decoder.decode(text) if text else Memory()
