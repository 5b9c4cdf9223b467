"""
Checks of everything that Discord's gateway sends, before the library reads it.

An event that the library can't read would end the connection. An interaction without a person, or
with fields of the wrong type, would fail much later. Both are dropped here, with one log line for
each cause.
"""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import discord
import msgspec

from bot.chat.watch import metrics
from bot.chat.watch.causes import Malformed

if TYPE_CHECKING:
    from discord.state import ConnectionState

LOG = logging.getLogger(__name__)

INTERACTION = "INTERACTION_CREATE"

GREETINGS = ("READY", "RESUMED")
"""Events that no connection works without: an error in one of them ends it."""

Snowflake: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)]
"""An id. Discord sends it as text, and databases store it in 64 bits."""

Bits: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]


class Person(msgspec.Struct):
    """The fields of a user that the bot reads."""

    id: Snowflake
    username: str
    global_name: str | None = None
    bot: bool = False


class Member(msgspec.Struct):
    """A member of a server."""

    roles: list[Snowflake]
    permissions: Bits = 0
    nick: str | None = None
    user: Person | None = None


class Channel(msgspec.Struct):
    """A channel or thread."""

    id: Snowflake
    type: int
    name: str | None = None
    parent_id: Snowflake | None = None
    permissions: Bits = 0


class Message(msgspec.Struct):
    """The message of a clicked button or menu."""

    id: Snowflake


class Flags(msgspec.Struct):
    """The number in a clicked message that the library reads only later, and as it is."""

    flags: int = 0


class Clicked(msgspec.Struct):
    """The same in an interaction; here a number as text is an error, too."""

    message: Flags | None = None


class Resolved(msgspec.Struct):
    """The people, channels and roles that options refer to."""

    users: dict[Snowflake, Person] = {}
    members: dict[Snowflake, Member] = {}
    channels: dict[Snowflake, Channel] = {}
    roles: dict[Snowflake, dict[str, Any]] = {}


class Option(msgspec.Struct):
    """An option of a command, or a subcommand."""

    name: str
    type: int
    value: Any = None
    options: list[Option] = []
    focused: bool = False


class Command(msgspec.Struct):
    """The data of a command, or of an autocomplete request."""

    name: str
    type: int = 1
    options: list[Option] = []
    resolved: Resolved = msgspec.field(default_factory=Resolved)


class Component(msgspec.Struct):
    """The data of a clicked button or menu."""

    custom_id: str
    component_type: int
    values: list[str] = []


class Filled(msgspec.Struct):
    """A field of a submitted form: a text, or chosen values."""

    type: int
    value: str | None = None
    values: list[str] = []


class Labelled(msgspec.Struct):
    """A part of a submitted form; a field is inside of its label."""

    type: int
    component: Filled | None = None


class Form(msgspec.Struct):
    """The data of a submitted form."""

    custom_id: str
    components: list[Labelled]


class Interaction(msgspec.Struct):
    """An interaction, without its data."""

    id: Snowflake
    type: int
    application_id: Snowflake
    token: str
    locale: str = "en-US"
    guild_locale: str | None = None
    guild_id: Snowflake | None = None
    channel: Channel | None = None
    app_permissions: Bits = 0
    member: Member | None = None
    user: Person | None = None
    message: Message | None = None


DATA: dict[int, type[msgspec.Struct]] = {
    discord.InteractionType.application_command.value: Command,
    discord.InteractionType.component.value: Component,
    discord.InteractionType.autocomplete.value: Command,
    discord.InteractionType.modal_submit.value: Form,
}
"""Struct of the data, by type of interaction."""


def guard(connection: ConnectionState[Any]) -> None:
    """Wrap the library's event parsers: bad interactions and all errors are logged and dropped."""

    def guarded(event: str, parse: Callable[[Any], None]) -> Callable[[Any], None]:
        def read(data: Any) -> None:
            try:
                if event == INTERACTION:
                    check(data, connection.application_id)
                parse(data)
            except Exception as error:  # noqa: BLE001  # any error of the library
                note(event, error)

        return read

    for event, parse in connection.parsers.items():
        if event not in GREETINGS:
            connection.parsers[event] = guarded(event, parse)


def check(data: Any, application: int | None) -> None:
    """
    Check that an interaction is complete and meant for this *application*.

    :raises msgspec.ValidationError: naming the field that is missing or of the wrong type.
    """
    found = msgspec.convert(data, Interaction, strict=False)
    msgspec.convert(data, Clicked)
    if found.application_id != application:
        message = "an interaction of another application"
        raise msgspec.ValidationError(message)
    person = found.user if found.guild_id is None else found.member and found.member.user
    if person is None:
        message = "an interaction of nobody"
        raise msgspec.ValidationError(message)
    if kind := DATA.get(found.type):
        msgspec.convert(data.get("data"), kind, strict=False)
    # A lone surrogate can be neither stored nor sent.
    msgspec.json.encode(data)


def note(event: str, error: Exception) -> None:
    """Log that an event was dropped: one line per cause, and later how often it came again."""
    metrics.MALFORMED.inc()
    LOG.warning("malformed %s", event, exc_info=Malformed(_cause(error)))


def _cause(error: Exception) -> str:
    """The cause as a text that is the same each time it happens."""
    if isinstance(error, msgspec.ValidationError):
        return str(error)
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {Path(frame.filename).name}:{frame.lineno}"
