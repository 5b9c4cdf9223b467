"""
The help: the reader's options now, topics with commands as links, and common words.

Its addresses belong to no game: each press looks again at what the reader can do.
"""

from __future__ import annotations

from bot.chat.address import Address
from bot.chat.caller import Caller
from bot.chat.screen import Button, Screen
from bot.features.play.answers import Answers
from bot.publish.services import Services
from bot.screens import almanac
from bot.table.table import LOST, PAUSED, Table
from bot.table.unshown import refusal
from game.core.ruleset import Ruleset
from storage import Status
from words import CLASSIC, Words, slug

NOW = "now"
"""The topic that says what the reader can do now."""

TOPICS = (("start", "turn", "build", "trade", "cards"), ("hand", "pace", "seats", NOW))
"""The help's topics, in rows of buttons."""

WORDS = 3
"""Number of almanac words with a button; this many fit on one phone screen."""


class Topic(Answers, op="help"):
    """Show a topic, or the start of the help."""

    name: str | None = None

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """Show it; an unknown topic shows the start."""
        if is_topic(self.name or ""):
            table = await services.near(caller)
            played = None if table is None else services.rules_of(table)
            await caller.show(topic(caller.w, self.name or "", played, table))
        else:
            await show(services, caller)


async def show(services: Services, caller: Caller) -> None:
    """Show the start of the help: everything the caller can do now."""
    table = await services.near(caller)
    played = None if table is None else services.rules_of(table)
    await caller.show(front(caller.w, table, caller.user, played))


def front(w: Words, table: Table | None, user: int, played: Ruleset | None = None) -> Screen:
    """The start of the help: what *user* can do now, at *table* or without one, and all topics."""
    w = _named(w, played, table)
    lines = (w.say("ui.help.short"), *_now(w, table, user), w.say("ui.help.more"))
    return Screen("\n".join(lines), None, _rows(w, NOW, played))


def topic(w: Words, name: str, played: Ruleset | None = None, table: Table | None = None) -> Screen:
    """One topic with its commands; the buttons of the others stay below it."""
    w, key = _named(w, played, table), f"ui.help.{name}"
    return Screen(w.say(w.of(key, played) if played else key), None, _rows(w, name, played))


def is_topic(name: str) -> bool:
    """Whether there is a topic of this name; `NOW` doesn't count."""
    return name != NOW and any(name in row for row in TOPICS)


def _named(w: Words, played: Ruleset | None, table: Table | None) -> Words:
    """The reader's language, with the names of the game *played* and the buttons of its posts."""
    posts = table.row.language if table else ""
    return Words(w.language, (played and played.edition) or CLASSIC, posts=posts)


def _now(w: Words, table: Table | None, user: int) -> tuple[str, ...]:
    """The sentences about what the reader can do now."""
    if table is None:
        return (w.say("ui.help.now.none"),)
    own = table.seats_of(user)
    if table.row.status is Status.LOBBY:
        return (w.say("ui.help.now.seated" if own else "ui.help.now.lobby"),)
    if table.still == LOST:
        return (refusal(table).said(w),)
    if table.still == PAUSED:
        return (w.say("ui.help.now.paused"),)
    if table.kept_for(user) is not None:
        return (w.say("ui.help.now.back"),)
    if table.game is None or not own:
        return (w.say("ui.help.now.watch"),)
    due = table.game.state.due()
    if mine := [debt for debt in due if debt.seat in own]:
        ways = (f"ui.help.do.{slug(debt.duty)}" for debt in mine)
        way = next(filter(w.has, ways), "ui.help.do.other")
        duties = w.join(dict.fromkeys(w.duty(debt, table.view()) for debt in mine))
        told = w.say(w.of(way, table.game.state.rules))
        return (w.say("ui.help.now.due", duties=duties), told)
    waits = w.join(dict.fromkeys(table.who(debt.seat) for debt in due))
    return (w.say("ui.help.now.wait", players=waits),)


def _rows(w: Words, current: str, played: Ruleset | None) -> tuple[tuple[Button, ...], ...]:
    every = Button(w.say("ui.button.almanac"), almanac.Word("").to())
    topics = tuple(
        tuple(
            Button(
                w.say(f"ui.button.help.{name}"),
                Topic(name).to(),
                "primary" if name == current else "secondary",
            )
            for name in row
        )
        for row in TOPICS
    )
    asked = almanac.ALMANAC.asked[:WORDS]
    return (*topics, (*(almanac.button(w, key, played) for key in asked), every))
