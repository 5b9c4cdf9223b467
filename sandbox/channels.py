"""Text channels, threads and direct messages, as the server stores them."""

from dataclasses import dataclass, field
from enum import IntEnum

from sandbox.messages import Message
from sandbox.payload import Payload
from sandbox.permissions import Permission


class Kind(IntEnum):
    """Discord's number for a kind of channel."""

    TEXT = 0
    DIRECT = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


@dataclass(slots=True)
class Channel:
    """A channel with its messages."""

    id: int
    kind: Kind
    name: str
    guild: int | None = None
    parent: int | None = None
    recipient: int | None = None
    owner: int | None = None
    position: int = 0
    archived: bool = False
    locked: bool = False
    archive_minutes: int = 1440
    changed_at: str = ""
    opened_at: float = 0.0
    """Time when a thread was opened or reopened."""
    denied: Permission = Permission.NONE
    """The permissions the bot lacks in this channel."""
    messages: dict[int, Message] = field(default_factory=dict)

    @property
    def is_thread(self) -> bool:
        """Whether it is a thread of another channel."""
        return self.kind in (Kind.PUBLIC_THREAD, Kind.PRIVATE_THREAD)

    @property
    def is_direct(self) -> bool:
        """Whether it is the direct channel of one person and the bot."""
        return self.kind is Kind.DIRECT

    @property
    def last_message(self) -> str | None:
        """The id of the newest message."""
        return str(next(reversed(self.messages))) if self.messages else None

    def payload(self, bot: int) -> Payload:
        """The channel as Discord sends it, except the recipients of a direct one."""
        body: Payload = {
            "id": str(self.id),
            "type": int(self.kind),
            "last_message_id": self.last_message,
            "flags": 0,
        }
        if self.is_direct:
            return body
        body |= {
            "guild_id": str(self.guild),
            "name": self.name,
            "parent_id": str(self.parent) if self.parent else None,
            "rate_limit_per_user": 0,
            "nsfw": False,
        }
        return body | (self._thread() if self.is_thread else self._text(bot))

    def _thread(self) -> Payload:
        return {
            "owner_id": str(self.owner),
            "message_count": len(self.messages),
            "total_message_sent": len(self.messages),
            "member_count": 1,
            "thread_metadata": {
                "archived": self.archived,
                "locked": self.locked,
                "auto_archive_duration": self.archive_minutes,
                "archive_timestamp": self.changed_at,
                "create_timestamp": self.changed_at,
                "invitable": True,
            },
        }

    def _text(self, bot: int) -> Payload:
        denial = {"id": str(bot), "type": 1, "allow": "0", "deny": str(int(self.denied))}
        return {
            "topic": None,
            "position": self.position,
            "permission_overwrites": [denial] if self.denied else [],
        }
