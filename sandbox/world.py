"""
The sandbox's state: people, channels, messages, commands, interactions.

The world finds things, and refuses in Discord's words if they are missing. ``posting``,
``threads``, ``answers`` and ``acts`` change it. It tells the bot through ``tell_bot`` and people
through ``screens``.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from sandbox.channels import Channel, Kind
from sandbox.clock import Clock
from sandbox.commands import Commands
from sandbox.faults import Faults
from sandbox.forms import Form
from sandbox.interactions import Interactions
from sandbox.messages import Attachment, Message
from sandbox.payload import Payload
from sandbox.permissions import MEMBER, Permission
from sandbox.refusals import Impossible, Refused
from sandbox.screens import Screens
from sandbox.snowflakes import Snowflakes
from sandbox.users import User, cast

BOT_ID = 1_000_000_000_000_000_001
GUILD_ID = 1_200_000_000_000_000_000
FAR_GUILD_ID = GUILD_ID + (1 << 22)
"""An optional second server: with two shards, it is on the other one."""

CHANNELS_FROM = 1_300_000_000_000_000_000
DIRECT_FROM = 300_000_000_000_000_000
"""
Offset between a person's id and that of their direct channel, so that stored games find it again.
"""

DEFAULT_TOKEN = "sandbox-token"


@dataclass(slots=True)
class Guild:
    """A server of the sandbox; everyone is on all of them."""

    id: int = GUILD_ID
    name: str = "The table by the window"
    locale: str = "en-US"

    @property
    def owner(self) -> int:
        """The owner's id."""
        return self.id + 7

    @property
    def moderators(self) -> int:
        """The role of people with extra permissions."""
        return self.id + 1

    @property
    def bots(self) -> int:
        """The bot's own role."""
        return self.id + 2


@dataclass(slots=True)
class Role:
    """A role that someone has made."""

    id: int
    guild: int
    name: str
    permissions: Permission = Permission.NONE
    is_mentionable: bool = False
    is_above: bool = False
    """Whether it is above the bot's own role."""


class World:
    """The state of the sandbox."""

    def __init__(self, token: str = DEFAULT_TOKEN) -> None:
        self.clock = Clock()
        self.snowflakes = Snowflakes(self.clock)
        self.token = token
        self.base = ""
        self.guild = Guild()
        """The server that people see on arrival."""
        self.guilds: dict[int, Guild] = {}
        self.bot = User(BOT_ID, "hexhost", "Hexhost", is_bot=True)
        self.invited = Permission.NONE
        """Permissions the bot's invitation asks for, in addition to everyone's."""
        self.people = {user.id: user for user in cast()}
        self.owner = self.person("Gus")
        """The person whose application the bot is."""
        self.endpoint: str | None = None
        """Where Discord would send interactions instead of to the gateway."""
        self.identified: list[float] = []
        """When the bot's shards identified in the last day."""
        self.channels: dict[int, Channel] = {}
        self.files: dict[int, Attachment] = {}
        self.ephemerals: dict[int, Message] = {}
        self.commands = Commands(self.snowflakes)
        self.roles: dict[int, Role] = {}
        """Roles that were made, in addition to those that every server has."""
        self.emojis: dict[int, Payload] = {}
        self.emoji_images: dict[int, tuple[str, bytes]] = {}
        """By emoji, its image's type and bytes."""
        self.interactions = Interactions()
        self.forms: dict[int, Form] = {}
        self.faults = Faults(self.clock)
        self.screens = Screens()
        self.joined = self.clock.stamp()
        self.tell_bot: Callable[[str, Payload, int | None], None] = lambda name, body, guild: None
        """Sends an event to the bot; the last argument is the server it belongs to, if any."""
        self.open_guild(self.guild, "parlour", "tavern", "quiet-corner")
        for user in self.people.values():
            talk = Channel(user.id + DIRECT_FROM, Kind.DIRECT, "dm", recipient=user.id)
            self.channels[talk.id] = talk

    def open_guild(self, guild: Guild, *names: str) -> None:
        """Adds a server with text channels of these names, before a bot has come."""
        self.guilds[guild.id] = guild
        for name in names:
            number = len(self.channels)
            channel = Channel(CHANNELS_FROM + number, Kind.TEXT, name, guild.id)
            channel.position = number
            self.channels[channel.id] = channel

    def user(self, user_id: int) -> User:
        """A person, or the bot."""
        if user_id == self.bot.id:
            return self.bot
        if user_id not in self.people:
            raise Refused(10013)
        return self.people[user_id]

    def person(self, name: str) -> User:
        """A person by id or by any of their names."""
        for user in self.people.values():
            if name.lower() in (str(user.id), user.name, user.shown_name.lower()):
                return user
        message = f"There is nobody called {name}."
        raise Impossible(message)

    def channel(self, channel_id: int) -> Channel:
        """A channel that the bot may see."""
        if channel_id not in self.channels:
            raise Refused(10003)
        channel = self.channels[channel_id]
        if not self.may(channel, Permission.VIEW_CHANNEL):
            raise Refused(50001)
        return channel

    def place(self, name: str, user: User) -> Channel:
        """A channel by what *user* calls it: an id, a name, or ``dm`` for direct messages."""
        if name == "dm":
            return self.direct(user)
        for channel in self.channels_of(user):
            if name in (str(channel.id), channel.name):
                return channel
        message = f"{user.shown_name} sees no channel called {name}."
        raise Impossible(message)

    def channels_of(self, user: User) -> Iterable[Channel]:
        """Every channel that *user* sees."""
        return [c for c in self.channels.values() if c.recipient in (None, user.id)]

    def direct(self, user: User) -> Channel:
        """The direct channel of *user* and the bot."""
        return self.channels[user.id + DIRECT_FROM]

    def message(self, channel: Channel, message_id: int) -> Message:
        """A message that everyone in *channel* sees."""
        if message_id not in channel.messages:
            raise Refused(10008)
        return channel.messages[message_id]

    def viewers(self, channel: Channel) -> list[int]:
        """The people who see what is posted in *channel*."""
        return [channel.recipient] if channel.recipient else list(self.people)

    def permissions(self, channel: Channel) -> Permission:
        """The bot's permissions in *channel*; a thread denies what its parent denies."""
        parent = self.channels.get(channel.parent or 0)
        denied = channel.denied | (parent.denied if parent else Permission.NONE)
        return (MEMBER | self.invited) & ~denied

    def may(self, channel: Channel, permission: Permission) -> bool:
        """Whether the bot has *permission* in *channel*."""
        return permission in self.permissions(channel)

    def require(self, channel: Channel, permission: Permission) -> None:
        """Refuses unless the bot has *permission* in *channel*."""
        if not self.may(channel, permission):
            raise Refused(50013)

    def describe(self, channel: Channel) -> Payload:
        """A channel as Discord sends it."""
        body = channel.payload(self.bot.id)
        if channel.recipient:
            body["recipients"] = [self.people[channel.recipient].payload()]
        return body

    def view(self, channel: Channel) -> Payload:
        """A channel as people see it."""
        kind = "dm" if channel.is_direct else "thread" if channel.is_thread else "text"
        return {
            "id": str(channel.id),
            "kind": kind,
            "name": channel.name,
            "parent": str(channel.parent) if channel.parent else None,
            "archived": channel.archived,
            "locked": channel.locked,
        }

    def tell_channel(self, channel: Channel, event: str) -> None:
        """Tells the bot and people that *channel* is new, changed or gone."""
        noun = "THREAD" if channel.is_thread else "CHANNEL"
        kind = "channel_delete" if event == "DELETE" else "channel"
        self.screens.tell(self.viewers(channel), kind, channel=self.view(channel))
        if channel.is_thread and not self.may(channel, Permission.VIEW_CHANNEL):
            return
        # Without this mark discord.py takes a new thread for an old one it has been added to.
        mark = {"newly_created": True} if f"{noun}_{event}" == "THREAD_CREATE" else {}
        self.tell_bot(f"{noun}_{event}", self.describe(channel) | mark, channel.guild)
