"""The bot drops malformed events or answers them calmly, and goes on."""

from __future__ import annotations

import asyncio
import copy
import io
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.chat.watch import logs
from bot.chat.watch.causes import Causes, Handler
from sandbox.gateway import greeting
from sandbox.interactions import Interaction
from sandbox.person import Person
from tests.bot.tables import Table, table

pytestmark = pytest.mark.usefixtures("blank")

Event: TypeAlias = dict[str, Any]
Way: TypeAlias = tuple[Any, ...]
"""Keys and indexes that lead to something inside an event."""

FUZZ = settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
JUNK = st.sampled_from(
    [
        *(None, True, 0, -1, 7, 2**70, 1.5, "", "x", "9", "9" * 40, "\ud800"),
        *([], ["x"], [None], {}, {"x": 1}, {"id": "x"}),
        [{"name": "x", "type": 7, "value": "abc"}],
    ]
).map(copy.deepcopy)  # what is put into an event may be spoiled, too
KINDS = ("user", "number", "channel", "role", "typing", "button", "menu", "form")
EVENTS = (
    "GUILD_CREATE",
    "GUILD_UPDATE",
    "GUILD_DELETE",
    "CHANNEL_CREATE",
    "CHANNEL_UPDATE",
    "CHANNEL_DELETE",
    "THREAD_CREATE",
    "THREAD_UPDATE",
    "THREAD_DELETE",
    "THREAD_LIST_SYNC",
    "THREAD_MEMBERS_UPDATE",
    "GUILD_ROLE_CREATE",
    "GUILD_ROLE_UPDATE",
    "GUILD_ROLE_DELETE",
    "GUILD_MEMBER_UPDATE",
    "INTERACTION_CREATE",
)


class Post:
    """Discord's side of a bot at a table, which can send any event, well-formed or not."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self.log = io.StringIO()
        self.complaints: list[str] = []
        """Everything that the event loop complains about."""
        self._known: dict[str, Interaction] = {}

    async def learn(self) -> None:
        """Keep a valid interaction of each kind; only Gus can do anything with them."""
        eve, gus = await self.t.sandbox.join("Eve", "Gus")
        board = await self.t.board()
        acts: dict[str, Callable[[], Awaitable[Any]]] = {
            "user": lambda: eve.command("stats", player="Bruno", whose="mine"),
            "number": lambda: eve.command("away", days=2),
            "channel": lambda: gus.command("admin settings", allow="tavern"),
            "role": lambda: gus.command("admin settings", role="Moderators"),
            "typing": lambda: eve.autocomplete("almanac", "word", word="ro"),
            "button": lambda: eve.click(board, "My hand"),
            "menu": lambda: self._choose(eve),
        }
        for kind, act in acts.items():
            await act()
            await self.t.rest()
            (*_, self._known[kind]) = self.t.sandbox.world.interactions._by_id.values()

    async def _choose(self, person: Person) -> None:
        await person.command("almanac")
        await self.t.rest()
        shown = next(post for post in reversed(person.ephemerals) if post.menus)
        menu = shown.menus[0]
        await person.choose(shown, menu["custom_id"], [menu["options"][0]["value"]])

    def event(self, kind: str) -> Event:
        """Discord's event for an interaction of *kind*."""
        if kind != "form":
            return copy.deepcopy(self._known[kind].event)
        row = {"type": 1, "components": [{"type": 4, "custom_id": "t", "value": "x"}]}
        data = {"custom_id": "hex:x:form", "components": [row]}
        return self.event("button") | {"type": 5, "data": data}

    async def ask(self, kind: str, spoil: Callable[[Event], None] = lambda event: None) -> Event:
        """Send an interaction with its event changed by *spoil*, and return how it was handled."""
        world = self.t.sandbox.world
        old = self._known.get(kind, self._known["button"])
        new = Interaction(
            id=world.snowflakes.next(),
            kind=old.kind,
            user=old.user,
            channel=old.channel,
            asked_at=world.clock.now(),
            name=old.name,
            source=old.source,
        )
        event = self.event(kind) | {"id": str(new.id), "token": new.token}
        new.event = copy.deepcopy(event)
        # Hypothesis can give up in the middle of this.
        spoil(event)
        world.interactions.add(new)
        await self.send("INTERACTION_CREATE", event)
        if not new.outcome.done():
            new.settle({"outcome": "dropped"})
        return await new.outcome

    async def send(self, name: str, body: Any) -> None:
        """Send an event, and wait until the bot has handled it."""
        before = asyncio.all_tasks()
        world = self.t.sandbox.world
        world.tell_bot(name, body, world.guild.id)
        await self._until_heard()
        while begun := {t for t in asyncio.all_tasks() - before if is_of_bot(t)}:
            await asyncio.wait(begun)

    async def _until_heard(self) -> None:
        assert self.t.client is not None
        shards = [shard._parent for shard in self.t.client.shards.values()]
        sessions = self.t.sandbox.sandbox.gateway._sessions.values()
        while {s.shard: s.number for s in sessions} != {s.id: s.ws.sequence for s in shards}:
            assert not any(s._task is None or s._task.done() for s in shards), "hung up"
            await asyncio.sleep(0)
        # The event's own tasks begin in the loop's next turn.
        await asyncio.sleep(0)

    @property
    def lines(self) -> list[str]:
        """The lines that the bot has logged."""
        return self.log.getvalue().splitlines()

    def is_calm(self) -> bool:
        """Whether no fault was logged and no stray task is running."""
        bad = [line for line in self.lines if " ERROR " in line or "Traceback" in line]
        assert not bad, self.log.getvalue()
        assert not self.complaints
        return True


def is_of_bot(task: asyncio.Task[Any]) -> bool:
    """Whether the library started *task* for an event."""
    return task.get_name() == "CommandTree-invoker" or task.get_name().startswith("discord.py:")


@pytest.fixture
async def post(tmp_path: Path) -> AsyncIterator[Post]:
    """A bot in the middle of a game, whose log the test can read."""
    async with table(tmp_path, "midgame") as t:
        found = Post(t)
        await found.learn()
        handler = Handler(Causes())
        handler.setStream(found.log)
        handler.setFormatter(logs.formatter(is_json=False))
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda loop, context: found.complaints.append(str(context)))
        root = logging.getLogger()
        root.addHandler(handler)
        yield found
        root.removeHandler(handler)
        loop.set_exception_handler(None)
        assert (await t.command(t.people[0], "game status")).strip()


def put(*way: Any, to: Any) -> Callable[[Event], None]:
    """A change that puts *to* in the place that *way* leads to."""

    def spoil(event: Event) -> None:
        inner: Any = event
        for step in way[:-1]:
            inner = inner[step]
        inner[way[-1]] = to

    return spoil


def without(*names: str) -> Callable[[Event], None]:
    """A change that removes these fields."""

    def spoil(event: Event) -> None:
        for name in names:
            event.pop(name, None)

    return spoil


OPTION = ("data", "options", 0)
PERSON = ("data", "options", 1)
DEEPER = (*OPTION, "options", 0)
"""The place of a subcommand's option."""
Case: TypeAlias = tuple[str, Callable[[Event], None]]
"""The kind of an interaction, and the change that makes it malformed."""

DROPPED: list[Case] = [
    # a menu whose values are no list of texts
    ("menu", put("data", "values", to={"a": 1})),
    ("menu", put("data", "values", to=[5])),
    ("menu", put("data", "values", to="x")),
    # nobody
    ("button", without("member", "user")),
    ("button", without("guild_id", "guild", "member")),
    ("user", without("guild_id", "guild", "member")),
    # a body that nothing can be made of
    ("user", without("data")),
    ("button", without("token")),
    ("button", put("data", to={"component_type": 2})),
    ("user", put("application_id", to="5")),
    ("button", put("data", "custom_id", to="\ud800")),
    ("button", put("message", "flags", to="x")),
    ("button", put("message", "flags", to="0")),
    ("user", put("member", "nick", to=5)),
    ("number", put("member", "user", "id", to=2**70)),
]
ANSWERED: list[Case] = [
    # an option of another type
    ("channel", put(*DEEPER, "value", to="x")),
    ("channel", put(*DEEPER, "type", to=3)),
    ("channel", put("data", "resolved", to={})),
    ("role", put("data", "resolved", to={})),
    ("user", put(*PERSON, "type", to=4)),
    ("user", put(*PERSON, "value", to="abc")),
    ("user", put(*PERSON, "type", to=7)),
    ("number", put(*OPTION, "value", to="two")),
    ("number", put(*OPTION, "value", to=[2])),
    ("number", put(*OPTION, "value", to=True)),
    ("number", put(*OPTION, "value", to=2**62)),
    ("form", put("version", to=2)),
    # typing of another type
    ("typing", put(*OPTION, "value", to=7)),
    ("typing", put(*OPTION, "type", to=4)),
    ("typing", put(*OPTION, "focused", to=False)),
    ("typing", put("data", "name", to="away")),
]


async def test_what_nobody_can_read_is_dropped(post: Post) -> None:
    """Each cause has one line in the log, however often it comes."""
    for kind, spoil in DROPPED:
        before = len(post.lines)

        outcomes = [(await post.ask(kind, spoil))["outcome"] for _ in range(3)]

        assert outcomes == ["dropped"] * 3, (kind, post.lines[before:])
        assert len(post.lines) <= before + 1
    assert post.is_calm()
    assert len(post.lines) == len(set(post.lines)) > 0


async def test_what_the_command_does_not_take_is_answered(post: Post) -> None:
    """Wrong options get a private answer, or no completions, and nothing is logged."""
    for kind, spoil in ANSWERED:
        outcome = await post.ask(kind, spoil)

        assert outcome["outcome"] == ("choices" if kind == "typing" else "deferred"), kind
        assert outcome.get("choices", []) == []
    assert post.is_calm()
    assert post.lines == []


@FUZZ
@given(data=st.data())
async def test_no_body_of_an_interaction_is_a_fault(post: Post, data: st.DataObject) -> None:
    """A missing or retyped field doesn't keep the bot from answering the next interaction."""
    kind = data.draw(st.sampled_from(KINDS))

    def spoil(event: Event) -> None:
        for _ in range(data.draw(st.integers(1, 2))):
            spoil_one(data, event)

    await post.ask(kind, spoil)

    assert (await post.ask("typing"))["outcome"] == "choices"
    assert post.is_calm()


@FUZZ
@given(data=st.data())
async def test_no_event_ends_the_connection(post: Post, data: st.DataObject) -> None:
    """Servers, channels, threads and roles that the library can't read are dropped."""
    world = post.t.sandbox.world
    here = greeting.guild(world, world.guild)
    bodies: dict[str, Any] = {
        "GUILD": here,
        "CHANNEL": here["channels"][1],
        "THREAD": here["channels"][1] | {"type": 11, "thread_metadata": {}, "threads": []},
        "GUILD_ROLE": {"guild_id": here["id"], "role": here["roles"][1], "role_id": here["id"]},
        "GUILD_MEMBER": here["members"][0] | {"guild_id": here["id"]},
        "INTERACTION": {},
    }
    name = data.draw(st.sampled_from(EVENTS))
    noun = max((noun for noun in bodies if name.startswith(noun)), key=len)
    body = copy.deepcopy(bodies[noun])
    if data.draw(st.booleans()):
        # The server itself stays, so that the test can go on.
        spoil_one(data, body, keep=("id", "guild_id"))
    else:
        body = data.draw(JUNK)

    await post.send(name, body)

    assert (await post.ask("typing"))["outcome"] == "choices"
    assert post.is_calm()


def spoil_one(data: st.DataObject, event: Any, keep: tuple[str, ...] = ()) -> None:
    """Remove one thing from *event*, replace it, or add something to it."""
    places = [place for place in ways(event) if place[-1] not in keep]
    if not places:
        return
    way = data.draw(st.sampled_from(places))
    inner: Any = event
    for step in way[:-1]:
        inner = inner[step]
    match data.draw(st.sampled_from(("remove", "replace", "retype", "add"))):
        case "remove":
            del inner[way[-1]]
        case "replace":
            inner[way[-1]] = data.draw(JUNK)
        case "retype":
            inner[way[-1]] = retyped(data, inner[way[-1]])
        case "add" if isinstance(inner, list):
            inner.append(data.draw(JUNK))
        case "add":
            inner["more"] = data.draw(JUNK)


def retyped(data: st.DataObject, value: Any) -> Any:
    """The *value* as another type: a text as a number, a single thing as a list."""
    texts = [str(value), [value], {"value": value}, bool(value)]
    numbers = [int(value)] if isinstance(value, str) and value.isdecimal() else []
    return data.draw(st.sampled_from([*texts, *numbers]))


def ways(value: Any, way: Way = ()) -> Iterator[Way]:
    """The ways to everything inside *value*."""
    steps: Any = value.items() if isinstance(value, dict) else ()
    for step, inner in enumerate(value) if isinstance(value, list) else steps:
        yield (*way, step)
        yield from ways(inner, (*way, step))
