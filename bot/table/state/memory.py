"""
Everything a table remembers in addition to its game: latest actions, clocks, motions and so on.

It is one value, stored as JSON with a version; only this file reads or writes that. The host's
choices are in the game's settings instead.
"""

from __future__ import annotations

from datetime import datetime

import msgspec
from msgspec.structs import replace

from bot.table.state.clock import Clocks
from game import Seat
from storage import FORGOTTEN, GameRow, Unreadable

ABSENT = 3
"""Number of missed clocks in a row after which a person counts as absent."""


class Wish(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that can be put to the vote."""

    name: str
    """The name of a motion: a key of `motions.kinds`."""
    seat: Seat | None = None
    """The seat it is about."""
    channel: int | None = None
    """The channel that a move leads to."""


class Motion(Wish, frozen=True, kw_only=True, omit_defaults=True):
    """A wish that is being voted on."""

    number: int
    """Its number among the table's motions, also that of its post."""
    by: int | None
    """The person who made it; None if the table did."""
    until: datetime
    votes: tuple[int, ...] = ()
    """The people who voted for it."""
    noes: tuple[int, ...] = ()
    """The people who voted against it."""
    at: int | None = None
    """The number of the latest action when it was made."""

    def wants(self, wish: Wish) -> bool:
        """Whether it has the same aim as *wish*."""
        own = self.name, self.seat, self.channel
        return own == (wish.name, wish.seat, wish.channel)


class Bid(msgspec.Struct, frozen=True):
    """A person's request to play on in an open seat."""

    user: int
    name: str
    locale: str | None


class Seeking(msgspec.Struct, frozen=True, omit_defaults=True):
    """The seats that need a substitute."""

    open: tuple[Seat, ...] = ()
    absent: tuple[Seat, ...] = ()
    """Open seats whose person was found absent by the others and hasn't acted since."""
    made: int = 0
    """Number of seats that were ever opened; it numbers their posts."""
    bids: dict[Seat, Bid] = {}
    declined: dict[Seat, int] = {}
    """The person who was last declined, by open seat."""


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action that can be taken back."""

    number: int
    before: Clocks | None = None
    """The clocks before it, stopped, if it has changed whose time runs."""


class Heard(msgspec.Struct, frozen=True):
    """A ping was sent for an action that was later undone."""

    kind: str
    """The kind of its post."""
    seats: tuple[Seat, ...]
    said: datetime


class Takeback(msgspec.Struct, frozen=True, omit_defaults=True):
    """The actions that can be taken back."""

    seat: Seat = Seat(-1)
    """The seat that took these actions and can take them back."""
    done: tuple[Step, ...] = ()
    """The actions, the latest last."""
    heard: tuple[Heard, ...] = ()


class Used(msgspec.Struct, frozen=True, omit_defaults=True):
    """A prepared answer that was given, or that no longer applies."""

    name: str
    """The name of the preparation, a key of `preparations` in bot/features/prepare."""
    number: int
    """The number of the action."""
    is_dropped: bool = False
    """Whether its person was asked instead."""


class Left(msgspec.Struct, frozen=True, omit_defaults=True):
    """The person who began in a seat that someone else holds now, or nobody."""

    user: int
    """That person, or `COMPUTER`; `FORGOTTEN` once they had themselves removed."""
    loses: bool = True
    """Whether this counts as a loss for them: not if they were there and voted out."""


class Ready(msgspec.Struct, frozen=True, omit_defaults=True):
    """The question to everyone at a full table whether they are ready."""

    number: int = 0
    """Number of times that it was asked."""
    until: datetime | None = None
    """The time until which it can be answered; None if it isn't asked now."""
    users: tuple[int, ...] = ()
    """The people who are ready."""
    freed: int = 0
    """Number of seats that the last question has freed, until someone takes one."""


class Memory(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="version", tag=1
):
    """
    Everything a table remembers. It is never changed: `Draft.remember` replaces it.

    If you change the meaning of a field, raise the version and write a migration.
    """

    words: dict[int, str] = {}
    """In the lobby: the word that each person mixes into chance."""
    enough: datetime | None = None
    """In the lobby: the time since when enough people are seated to begin."""
    ready: Ready = Ready()
    """In the lobby: who is ready to begin."""
    acted: tuple[int, ...] = ()
    """The number of each seat's latest action."""
    present: tuple[int, ...] = ()
    """The number of the latest action that each seat's person took themselves."""
    laid: tuple[tuple[int, ...], ...] = ()
    """Each seat's corners with pieces, the one with the latest piece last."""
    clocks: Clocks = Clocks()
    nudge: datetime | None = None
    """The time when the awaited players are pinged once more, if nothing happens until then."""
    late: dict[Seat, int] = {}
    """Number of times in a row that a seat's time was up."""
    takeback: Takeback = Takeback()
    prepared: dict[Seat, dict[str, tuple[str, ...]]] = {}
    """Prepared answers: by seat and moment, the choices for it."""
    used: dict[Seat, tuple[Used, ...]] = {}
    """By seat, the prepared answers that were given or dropped since its person last acted."""
    motions: dict[int, Motion] = {}
    """The motions that are being voted on, by number."""
    made: int = 0
    """Number of motions ever made."""
    fallen: dict[Seat, Wish] = {}
    """By seat, the latest wish of its person that the others voted down."""
    seeking: Seeking = Seeking()
    left: dict[Seat, Left] = {}
    """By seat that isn't held by the person or computer that began in it: that one."""
    asking: datetime | None = None
    """The time until which the computer on turn waits for answers to its offer."""
    asked: int = -1
    """The stint in which a computer last asked people; it asks them only once in each."""
    paused: datetime | None = None
    """The time since when the game is paused."""
    deserted: bool = False
    """Whether it is paused because all players let their time pass; see `clocks.pausing`."""
    lost: str | None = None
    """The reason why the table can't be shown, as in `bot.table.unshown`, or Discord's code."""


def encoded(memory: Memory) -> str:
    """The memory as it is stored."""
    return _encoder.encode(memory).decode()


def memory_of(row: GameRow) -> Memory:
    """
    Decode the memory of a game's table.

    :raises Unreadable: if it is damaged.
    """
    try:
        return _decoder.decode(row.memory) if row.memory else Memory()
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
            noes=tuple(vote for vote in motion.noes if vote != user),
        )
        for number, motion in memory.motions.items()
    }
    seeking = replace(
        memory.seeking,
        bids={seat: bid for seat, bid in memory.seeking.bids.items() if bid.user != user},
        declined={seat: who for seat, who in memory.seeking.declined.items() if who != user},
    )
    words = {person: word for person, word in memory.words.items() if person != user}
    left = {
        seat: replace(one, user=FORGOTTEN) if one.user == user else one
        for seat, one in memory.left.items()
    }
    users = tuple(other for other in memory.ready.users if other != user)
    ready = replace(memory.ready, users=users)
    return replace(memory, motions=motions, seeking=seeking, words=words, left=left, ready=ready)


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Memory)
