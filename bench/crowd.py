"""
The players of many games at once, and what they see.

The sandbox keeps a full screen for every person. Here each game has one `Place`, which knows only
the table's post and the private screen that is open.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any

from bench.stored import NAMES, TALKS, Stored
from bot.chat.address import Address
from sandbox.channels import Channel, Kind
from sandbox.messages import Message
from sandbox.payload import Payload
from sandbox.post import Post
from sandbox.screens import Screens
from sandbox.users import User
from sandbox.world import World

ACTS = frozenset({"do", "place", "take", "give"})
"""Operations of private buttons that play an action."""

BUILDS = 0.3
"""Chance that a player looks for something to build before ending the turn."""


@dataclass(frozen=True, slots=True)
class Click:
    """A click on a button or a menu, and the player who makes it."""

    user: int
    message: int
    custom_id: str
    values: list[str] | None = None
    plays: bool = False
    """Whether it plays an action, so that the table is drawn again."""


class Place:
    """One game, as its players see it."""

    def __init__(self, stored: Stored) -> None:
        """Start with the table as stored, without a picture."""
        self.stored = stored
        self.table = Post(table_view(stored))
        self.screen: Post | None = None
        """The private screen that is open."""
        self.shown = asyncio.Event()
        """Set when a private screen with content has arrived."""
        self.since = 0.0
        """Time of the click whose result no picture shows yet."""
        self.is_asking = False
        """Whether a click is waiting for its answer."""
        self.pictures: list[float] = []
        """Seconds from each click to its picture."""
        self.random = Random(stored.nth)
        self._asked = stored.turn
        self._seen: set[str] = set()
        self._has_built = False

    @property
    def is_free(self) -> bool:
        """Whether its players have seen everything they wait for."""
        is_loading = self.screen is not None and self.screen.is_loading
        return not self.is_asking and not self.since and not is_loading

    def sees(self, view: Payload) -> None:
        """Note a new or changed message in the channel."""
        post = Post(view)
        ids = {str(file["id"]) for file in post.attachments}
        if self.since and ids - self._seen:
            self.pictures.append(perf_counter() - self.since)
            self.since = 0.0
        self._seen |= ids
        if post.buttons and any(_address(b).op == "turn" for b in post.buttons.values()):
            self.table = max(self.table, post, key=lambda each: int(each.id))
            self.table = post if post.id == self.table.id else self.table

    def click(self) -> Click:
        """The next click of a player."""
        screen, self.screen = self.screen, None
        return (self._chosen(screen) if screen else None) or self._pressed()

    def _chosen(self, screen: Post) -> Click | None:
        """The click on a private screen, if there is one to make."""
        user = int(screen.view["viewer"])
        for button in screen.buttons.values():
            if _address(button).op in ACTS:
                return Click(user, int(screen.id), button["custom_id"], plays=True)
        for menu in screen.menus:
            if _address(menu).op in ("pick", "ghost", "cards", "one"):
                count = max(1, menu.get("min_values", 1))
                values = [str(option["value"]) for option in menu["options"][:count]]
                return Click(user, int(screen.id), menu["custom_id"], values)
        return None

    def _pressed(self) -> Click:
        """The click at the table."""
        found = {_address(b).args[0]: b["custom_id"] for b in self.table.buttons.values()}
        message = int(self.table.id)
        turn = next(
            (s for s in range(len(NAMES)) if f"<@{self.stored.person(s)}>" in self.table.content),
            self.stored.turn,
        )
        user = self.stored.person(turn)
        if "roll" in found:
            self._has_built = False
            return Click(user, message, found["roll"], plays=True)
        if "end" in found:
            if "build" in found and not self._has_built and self.random.random() < BUILDS:
                self._has_built = True
                return Click(user, message, found["build"])
            return Click(user, message, found["end"], plays=True)
        if "owed" in found:
            # The cards show what each player owes; they are asked one after another.
            self._asked = (self._asked + 1) % len(NAMES)
            return Click(self.stored.person(self._asked), message, found["owed"])
        return Click(user, message, next(iter(found.values())))


class Watched(Screens):
    """The screens of a crowd; only what a `Place` needs is kept."""

    def __init__(self, world: World, places: Iterable[Place]) -> None:
        """Show everything to *places*, by channel."""
        super().__init__()
        self._world = world
        self._by_channel = {str(place.stored.channel): place for place in places}

    def tell(self, users: Iterable[int], kind: str, **fields: Any) -> None:
        """Show a message to the players of its game."""
        view = fields.get("message")
        if not isinstance(view, dict):
            return
        place = self._by_channel.get(str(view["channel"]))
        if place and kind in ("message", "edit"):
            place.sees(view)
        elif place and kind in ("ephemeral", "ephemeral_edit"):
            place.screen = Post({**view, "viewer": next(iter(users))})
            if not place.screen.is_loading:
                place.shown.set()
        self._forget(int(view["channel"]), int(view["id"]))

    def notify(self, user: int, notification: Payload) -> None:
        """Ignore notifications."""

    def _forget(self, channel: int, message: int) -> None:
        """Drop older versions and pictures."""
        self._world.files.clear()
        found = self._world.channels[channel].messages.get(message)
        if found:
            found.versions.clear()


def gather(world: World, places: Iterable[Place]) -> None:
    """Add the players of all *places* to the world, with the messages in their channels."""
    places = list(places)
    for place in places:
        stored = place.stored
        channel = Channel(stored.channel, Kind.TEXT, f"table-{stored.nth}", world.guild.id)
        world.channels[channel.id] = channel
        components = [
            {"type": row["type"], "components": [dict(part) for part in row["components"]]}
            for row in place.table.view["components"]
        ]
        _stand(world, channel, stored.table, f"<@{stored.person(stored.turn)}>", components)
        for seat, name in enumerate(NAMES):
            user = User(stored.person(seat), f"{name.lower()}{stored.nth}", name)
            world.people[user.id] = user
            talk = Channel(user.id + TALKS, Kind.DIRECT, "dm", recipient=user.id)
            world.channels[talk.id] = talk
            _stand(world, talk, stored.hand(seat), "Your hand", [])
    world.screens = Watched(world, places)


def _stand(
    world: World, channel: Channel, message: int, content: str, components: list[Payload]
) -> None:
    channel.messages[message] = Message(
        message, channel.id, world.bot.id, world.clock.now(), content, components=components
    )


def table_view(stored: Stored) -> Payload:
    """The post of a stored table, as an older program would have left it."""
    buttons = [
        {"type": 2, "style": 2, "label": what, "custom_id": stored.button(what), "id": 2 + nth}
        for nth, what in enumerate(("build", "end", "hand"))
    ]
    return {
        "id": str(stored.table),
        "channel": str(stored.channel),
        "content": f"<@{stored.person(stored.turn)}>",
        "attachments": [],
        "embeds": [],
        "components": [{"type": 1, "components": buttons, "id": 1}],
        "ephemeral": False,
        "loading": False,
    }


def _address(part: Payload) -> Address:
    return Address.parse(str(part.get("custom_id"))) or Address("", "", ("",))
