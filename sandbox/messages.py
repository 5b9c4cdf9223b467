"""Messages and their files, with every version a message has had."""

from dataclasses import dataclass, field
from typing import Any

from sandbox.payload import Payload

SUPPRESS_EMBEDS = 1 << 2
EPHEMERAL = 1 << 6
LOADING = 1 << 7
SILENT = 1 << 12
LAYOUT = 1 << 15
"""The flag for Components V2: the message consists of its components alone."""

PLAIN, REPLY, COMMAND_REPLY = 0, 19, 20
"""The types of messages that a bot can write."""


@dataclass(slots=True)
class Attachment:
    """A file on a message."""

    id: int
    filename: str
    content: bytes
    content_type: str
    url: str
    description: str | None = None
    width: int | None = None
    height: int | None = None

    def payload(self) -> Payload:
        """The file as Discord sends it, without its bytes."""
        body: Payload = {
            "id": str(self.id),
            "filename": self.filename,
            "size": len(self.content),
            "url": self.url,
            "proxy_url": self.url,
            "content_type": self.content_type,
        }
        if self.description is not None:
            body["description"] = self.description
        if self.width:
            body |= {"width": self.width, "height": self.height}
        return body


@dataclass(slots=True)
class Source:
    """The interaction that a message answers."""

    id: int
    kind: int
    user: int
    name: str | None = None


@dataclass(slots=True)
class Message:
    """A message in a channel."""

    id: int
    channel: int
    author: int
    created: float
    content: str = ""
    embeds: list[Payload] = field(default_factory=list)
    components: list[Payload] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    kind: int = PLAIN
    edited: float | None = None
    reference: int | None = None
    mentions: list[int] = field(default_factory=list)
    mentions_everyone: bool = False
    mentioned_roles: list[int] = field(default_factory=list)
    """The roles whose members it notifies."""
    pinned: bool = False
    nonce: str | int | None = None
    viewer: int | None = None
    """The only person who sees it, if it is ephemeral."""
    is_forgotten: bool = False
    """Whether the viewer's client has reloaded since."""
    source: Source | None = None
    thread: int | None = None
    versions: list[dict[str, Any]] = field(default_factory=list)
    """The message before each of its edits, oldest first."""

    @property
    def is_layout(self) -> bool:
        """Whether the message uses Components V2."""
        return bool(self.flags & LAYOUT)

    @property
    def is_loading(self) -> bool:
        """Whether it only says that the bot is thinking."""
        return bool(self.flags & LOADING)

    def keep_version(self) -> None:
        """Stores the current version before the message changes."""
        self.versions.append(
            {
                "at": self.edited or self.created,
                "content": self.content,
                "embeds": self.embeds,
                "components": self.components,
                "attachments": list(self.attachments),
                "flags": self.flags,
            }
        )
