"""
Killing: an action is requested, the bot dies at a chosen moment, and starts again.

The bot doesn't know about this. Before the commit, a write lock on its database holds it up; after
the commit, a request that Discord doesn't answer; and after Discord's answer, the lock again.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from contextlib import AbstractContextManager, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from bot.scenes import CHANNEL
from bot.screens.choosing import listed
from bot.screens.shown import BY_NAME
from game import Action, Game
from game.base.accept_offer import AcceptOffer
from game.base.close_offer import CancelOffer, ChooseTaker
from game.base.counter_offer import CounterOffer
from game.base.decline_offer import DeclineOffer, HushOffers
from game.base.end_turn import EndTurn
from game.base.free_road import SkipFreeRoad
from game.base.offer_trade import OfferTrade
from game.base.play_monopoly import PlayMonopoly
from game.base.propose_trade import ProposeTrade
from game.base.rob import Rob
from game.base.roll import RollDice
from sandbox.faults import Fault, Misdeed
from sandbox.person import Person
from sandbox.post import Post
from tests.bot.crowd import sitting
from tests.bot.tables import Table, table
from tests.crash.positions import Position, put
from tests.databases import Database, File, in_turn
from tests.patience import PATIENCE
from tests.waiting import until, what_is_said
from words import Words

POSTS = f"/channels/{CHANNEL}/messages"
CLICKED = "/webhooks/"
"""Path for editing a post by the token of the click on it."""
FORGOTTEN = 400.0
"""Seconds after which Discord no longer knows a nonce."""
HELD = 100.0
"""Seconds that a request is held up, unless the test lets the time pass at once."""

BEFORE, UNSAID, UNNOTED, LOST = "before", "unsaid", "unnoted", "lost"
"""
Stages of dying.

They are: before the commit; after it, with nothing posted; posted, but not noted; and the same with
the answer lost.
"""
STAGES = (BEFORE, UNSAID, UNNOTED)


def points(things: Mapping[str, object], quick: Collection[tuple[str, str]]) -> list[ParameterSet]:
    """Each stage with each thing, by its name, and a database; those not *quick* are soaks."""
    return [
        *in_turn(
            pytest.param(
                stage,
                thing,
                marks=() if (stage, name) in quick else (pytest.mark.soak,),
                id=f"{stage}-{name}",
            )
            for stage in STAGES
            for name, thing in things.items()
        )
    ]


def faults(*logs: Path) -> list[str]:
    """Faults of its own that the bot has written into these logs."""
    lines = [line for log in logs for line in log.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if " ERROR " in line or line.startswith("Traceback")]


@asynccontextmanager
async def table_at(
    folder: Path, here: Position, database: Database | None = None, *, apart: bool = True
) -> AsyncIterator[Table]:
    """The bot at this position, after it has posted everything; without a database, in a file."""
    database = database or File(folder / "games.db")
    await put(database.url, here)
    names = tuple(sitting(here.modules))
    async with table(folder, database=database, apart=apart, names=names) as t:
        yield t


def _open_requests(t: Table) -> list[str]:
    return [r["path"] for r in t.sandbox.sandbox.record.requests() if not r["status"]]


def locked(t: Table) -> AbstractContextManager[None]:
    """Keep everyone else from writing to the bot's database."""
    return t.database.locked()


# Asking.


async def ask(t: Table, here: Position) -> dict[str, Any]:
    """Let the position's player request its action, by a click or a command."""
    person = next(p for p in t.people if p.name == here.person)
    if op := _button(here.action):
        post = next(p for p in reversed(t.public(person)) if _find(p, op))
        return await person.click(post, _find(post, op) or "")
    name, options = command(here.game, here.action)
    return await person.command(name, **options)


def _button(action: Action) -> str:
    match action:
        case RollDice():
            return ":roll:"
        case EndTurn():
            return ":end:"
        case AcceptOffer():
            return f":accept-{action.offer}:"
        case DeclineOffer():
            return f":decline-{action.offer}:"
        case HushOffers():
            return ":hush:"
        case _:
            return ""


def _find(post: Post, op: str) -> str | None:
    ids = (str(part.get("custom_id")) for part in post.parts())
    return next((custom_id for custom_id in ids if op in custom_id), None)


HOW = (
    *("god use", "build wonder", "plunder"),
    *("build improvement", "knights chase", "card play", "card answer"),
)
"""Commands whose only option lists everything that they can play."""


def command(game: Game, action: Action) -> tuple[str, dict[str, Any]]:
    """The slash command that plays *action*, with its options."""
    topology, rules, w = game.state.topology, game.state.rules, Words("en")
    shown = BY_NAME[type(action).__name__]

    def named(kind: int) -> str:
        return rules.cards[kind].name

    match action:
        case SkipFreeRoad():
            options: dict[str, Any] = {"spot": "skip"}
        case PlayMonopoly():
            options = {"card": named(action.card)}
        case Rob():
            options = {"victim": str(action.victim)}
        case _ if shown.command == "card answer" and shown.pick == "cards":
            options = {"how": w.cards(getattr(action, shown.field), rules)}
        case _ if shown.pick == "numbers":
            options = {name: getattr(action, name) for name in action.__struct_fields__}
        case _ if shown.command in HOW:
            options = {"how": f"{shown.name}.{listed.packed(action)}"}
        case _ if shown.pick == "move":
            options = {"how": f"{shown.name}.{listed.packed(action)}"}
        case _ if shown.command == "god exchange":
            options = {"god": listed.packed(action)}
        case _ if shown.pick == "cards":
            options = {"cards": w.cards(getattr(action, shown.field), rules)}
        case _ if shown.pick == "exchange":
            options = {name: named(getattr(action, name)) for name in ("give", "get")}
        case OfferTrade() | ProposeTrade() | CounterOffer():
            options = {"give": w.cards(action.give, rules), "get": w.cards(action.get, rules)}
        case CancelOffer():
            options = {"offer": str(action.offer)}
        case ChooseTaker():
            options = {"offer": str(action.offer), "taker": str(int(action.taker))}
        case _:
            names = {
                "edge": ("spot", topology.edge_name),
                "corner": ("spot", topology.corner_name),
                "hex": ("hex", topology.hex_name),
            }
            if shown.pick not in names:
                return shown.command, {}
            option, name = names[shown.pick]
            options = {option: name(getattr(action, shown.field))}  # type: ignore[operator]
    return shown.command, options


# Dying.


async def kill(t: Table) -> None:
    """Kill the bot with −9."""
    await t.sandbox.sandbox.supervisor.kill()
    await until(lambda: not t.sandbox.sandbox.supervisor.is_connected, "the bot is gone")


def forget(t: Table) -> None:
    """Let enough time pass that Discord forgets the dead bot's nonces."""
    t.sandbox.world.faults.clear()
    for request in t.sandbox.sandbox.record._entries:
        request.status = request.status or -1  # their sender is dead
    t.sandbox.clock.move(FORGOTTEN)


async def start(t: Table) -> None:
    """Start the bot again, long after Discord has forgotten its nonces."""
    forget(t)
    await t.sandbox.sandbox.supervisor.start()
    async with asyncio.timeout(PATIENCE):
        await t.sandbox.sandbox.supervisor.until_connected()


@dataclass(frozen=True, slots=True)
class Act:
    """A request during which the bot dies."""

    ask: Callable[[], Awaitable[object]]
    is_stored: Callable[[], bool]
    method: str
    """Method of the first request about it: POST or PATCH."""
    path: str = POSTS
    """Path of that request."""


def act(t: Table, here: Position) -> Act:
    """The position's action as a request."""
    lines = t.lines
    is_edited = isinstance(here.action, RollDice) and not here.next_plans
    return Act(
        lambda: ask(t, here),
        lambda: t.lines > lines,
        "POST" if here.next_plans else "PATCH",
        CLICKED if is_edited else POSTS,
    )


async def die_before(t: Table, act: Act) -> None:
    """Kill the bot after the request, before it can be stored."""
    with locked(t):
        await act.ask()
        await _has_listened(t)
        await kill(t)


async def die_unsaid(t: Table, act: Act) -> None:
    """Kill the bot after storing, while its first post is held up."""
    seen = _count(t, act.path)
    hush(t, act.path)
    asked = asyncio.create_task(_asked(act))
    await until(act.is_stored, "it is stored")
    await until(lambda: _count(t, act.path) > seen, "the bot speaks")
    await kill(t)
    asked.cancel()


async def die_unnoted(t: Table, act: Act) -> None:
    """Kill the bot after storing and posting, before it can note the post."""
    seen = _count(t, act.path, act.method)
    _hold(t, act.method, act.path, HELD)
    asked = asyncio.create_task(_asked(act))
    await until(act.is_stored, "it is stored")
    await until(lambda: _count(t, act.path, act.method) > seen, "the bot speaks")
    with locked(t):
        t.sandbox.clock.move(HELD + 1.0)
        await until(lambda: not _open_at(t, act.path), "Discord has done it")
        await _has_listened(t)
        await kill(t)
    asked.cancel()


async def lose(t: Table, act: Act) -> None:
    """Let the action be stored and posted, but lose Discord's answer."""
    seen = _count(t, act.path, act.method)
    t.sandbox.world.faults.waiting.append(Fault(Misdeed.LOSE, 1, act.method, act.path))
    await act.ask()
    await until(act.is_stored, "it is stored")
    await until(
        lambda: _count(t, act.path, act.method) > seen and not _open_at(t, act.path),
        "Discord has done it",
    )


async def die_lost(t: Table, act: Act) -> None:
    """Lose Discord's answer to the post, and kill the bot soon after."""
    await lose(t, act)
    await kill(t)


DEATHS = {BEFORE: die_before, UNSAID: die_unsaid, UNNOTED: die_unnoted, LOST: die_lost}


async def _has_listened(t: Table) -> None:
    """Wait until the bot has read everything before: it answers a new question."""
    await what_is_said(t.sandbox.sandbox)


async def _asked(act: Act) -> None:
    """Send the request, and ignore that nobody answers it anymore."""
    with contextlib.suppress(Exception):
        await act.ask()


def hush(t: Table, path: str = "/channels/") -> None:
    """Let Discord hold up everything that the bot posts there."""
    _hold(t, "POST", path, 1e6, times=100)
    _hold(t, "PATCH", path, 1e6, times=100)


def _hold(t: Table, method: str, path: str, seconds: float, *, times: int = 1) -> None:
    fault = Fault(Misdeed.DELAY, times, method, path, seconds=seconds)
    t.sandbox.world.faults.waiting.append(fault)


def _count(t: Table, path: str, *methods: str) -> int:
    """The number of requests about a channel's messages."""
    found = t.sandbox.sandbox.record.requests()
    return sum(path in r["path"] and r["method"] in (methods or ("POST", "PATCH")) for r in found)


def _open_at(t: Table, path: str) -> list[str]:
    return [found for found in _open_requests(t) if path in found]


def redeliver(t: Table, person: Person) -> None:
    """Deliver the person's newest interaction to the bot a second time."""
    world = t.sandbox.world
    own = [i for i in world.interactions._by_id.values() if str(i.user) == person.id]
    newest = max(own, key=lambda i: i.id)
    world.tell_bot("INTERACTION_CREATE", newest.event, world.channels[newest.channel].guild)
