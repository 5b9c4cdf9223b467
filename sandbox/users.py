"""The people of the sandbox, and the bot among them."""

from dataclasses import dataclass, field

from sandbox.payload import Payload
from sandbox.permissions import MEMBER, Permission

PEOPLE_FROM = 1_100_000_000_000_000_000
"""First id of a person; ids never change between runs, so that stored games know their players."""


@dataclass(slots=True)
class User:
    """A person's or bot's account."""

    id: int
    name: str
    global_name: str | None = None
    locale: str = "en-US"
    permissions: Permission = MEMBER
    takes_direct_messages: bool = True
    is_bot: bool = False
    roles: set[int] = field(default_factory=set)
    """The roles that a person was given; see `sandbox.roles`."""

    @property
    def shown_name(self) -> str:
        """The name that others see."""
        return self.global_name or self.name

    def payload(self) -> Payload:
        """The user as Discord sends it."""
        return {
            "id": str(self.id),
            "username": self.name,
            "global_name": self.global_name,
            "discriminator": "0",
            "avatar": None,
            "avatar_decoration_data": None,
            "banner": None,
            "accent_color": None,
            "collectibles": None,
            "primary_guild": None,
            "bot": self.is_bot,
            "system": False,
            "public_flags": 0,
            "flags": 0,
        }

    def member(self, joined: str, roles: list[str]) -> Payload:
        """The user as a member of the server."""
        return {
            "user": self.payload(),
            "nick": None,
            "avatar": None,
            "banner": None,
            "roles": roles,
            "joined_at": joined,
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
            "communication_disabled_until": None,
        }


def cast() -> list[User]:
    """The people of the demo; Eve doesn't play, Gus may manage channels and the server."""
    rows = (
        ("alba", "Alba", "en-US", MEMBER),
        ("bruno", "Bruno", "en-US", MEMBER),
        ("chloe", "Chloé", "en-GB", MEMBER),
        ("damaso", "Dámaso", "es-ES", MEMBER),
        ("eve", "Eve", "en-US", MEMBER),
        ("gus", "Gus", "en-US", MEMBER | Permission.MANAGE_CHANNELS | Permission.MANAGE_GUILD),
    )
    return [
        User(PEOPLE_FROM + number, name, shown, locale, permissions)
        for number, (name, shown, locale, permissions) in enumerate(rows, start=1)
    ]
