"""
Interactions: what people have asked of the bot, and whether it has answered.

An interaction lives for fifteen minutes after the click. The first answer must come within three
seconds; the person's request waits for it, or for the failure.
"""

import asyncio
import secrets
from dataclasses import dataclass, field
from enum import IntEnum

from sandbox.messages import Message
from sandbox.payload import Payload
from sandbox.refusals import Refused

ANSWER_WITHIN = 3.0
"""Discord's limit in seconds; `Interactions.answer_within` has the one in force."""
TOKEN_LIVES = 15 * 60.0


class Asked(IntEnum):
    """Discord's number for a kind of interaction."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    FORM = 5


class Answer(IntEnum):
    """Discord's number for a kind of first answer."""

    MESSAGE = 4
    DEFERRED = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    FORM = 9


@dataclass(slots=True)
class Interaction:
    """A request from one person to the bot."""

    id: int
    kind: Asked
    user: int
    channel: int
    asked_at: float
    event: Payload = field(default_factory=dict)
    """The event sent to the bot."""
    name: str | None = None
    source: Message | None = None
    """The message whose button was pressed, if there is one."""
    origin: int | None = None
    """The interaction that opened the form being sent, if there is one."""
    token: str = field(default_factory=lambda: secrets.token_urlsafe(48))
    answer: Answer | None = None
    has_failed: bool = False
    original: Message | None = None
    """The message ``@original``, once there is an answer."""
    outcome: asyncio.Future[Payload] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    def settle(self, outcome: Payload) -> None:
        """Tells the person who asked how it went."""
        if not self.outcome.done():
            self.outcome.set_result({"interaction": str(self.id), **outcome})


class Interactions:
    """Every interaction, by id and by token."""

    def __init__(self) -> None:
        self._by_id: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self._open: list[Interaction] = []
        self.answer_within = ANSWER_WITHIN
        """Seconds that people wait for a first answer."""

    @property
    def open(self) -> list[Interaction]:
        """The interactions that are waiting for a first answer."""
        self._open = [each for each in self._open if not each.outcome.done()]
        return list(self._open)

    def add(self, interaction: Interaction) -> None:
        """Stores an interaction that has just begun."""
        self._by_id[interaction.id] = interaction
        self._by_token[interaction.token] = interaction
        self._open.append(interaction)

    def by_token(self, token: str) -> Interaction:
        """The interaction with this token, in whatever state."""
        return self._by_token[token]

    def to_answer(self, interaction_id: int, token: str, now: float) -> Interaction:
        """The interaction that a first answer is for, if it can still be answered."""
        found = self._by_id.get(interaction_id)
        if found is None or found.token != token:
            raise Refused(10062)
        if found.answer is not None:
            raise Refused(40060)
        if found.has_failed or now - found.asked_at >= self.answer_within:
            raise Refused(10062)
        return found

    def answered(self, token: str, now: float) -> Interaction:
        """The interaction with this token, if it was answered and the token is still valid."""
        found = self._by_token.get(token)
        if found is None or now - found.asked_at >= TOKEN_LIVES:
            raise Refused(50027)
        if found.answer is None:
            raise Refused(10015)
        return found
