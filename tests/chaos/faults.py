"""
The faults: what can go wrong around the bot while it runs, each with how it is brought about.

A fault is brought about and passes by itself; nothing of the bot's is touched, and nothing it has
written is changed.
"""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

from sandbox.faults import Fault, Misdeed
from sandbox.server import Sandbox
from tests.chaos.witness import Witness

MESSAGES, PRIVATE, CALLBACK = "/messages", "/webhooks/", "/callback"
FULL = "the disk is full"
"""The one fault that does not touch games on a server."""
ROOM, NO_ROOM = resource.RLIM_INFINITY, 1
"""How many bytes a file may have: any number, or so few that nothing can be written."""


@dataclass(slots=True)
class Weather:
    """What a fault may use."""

    sandbox: Sandbox
    witness: Witness
    chance: random.Random

    @property
    def bot(self) -> int | None:
        """The number of the bot's process."""
        number: int | None = self.sandbox.supervisor.view()["process"]
        return number

    def request(self, misdeed: Misdeed, times: int = 1, method: str = "", path: str = "") -> Fault:
        """Let the next requests of a kind go wrong."""
        fault = Fault(misdeed, times, method, path)
        waiting = self.sandbox.world.faults.waiting
        waiting[:] = [old for old in waiting if old.times > 0]
        waiting.append(fault)
        return fault


Bringing: TypeAlias = Callable[[Weather], Awaitable[None]]
FAULTS: dict[str, Bringing] = {}
"""By what is told of it in the report."""


def fault(name: str) -> Callable[[Bringing], Bringing]:
    """Enter the function below as the fault *name*."""

    def enter(function: Bringing) -> Bringing:
        FAULTS[name] = function
        return function

    return enter


# The gateway.


@fault("gateway socket drops, session resumes")
async def drop(w: Weather) -> None:
    """The connection breaks; what was missed is told after it."""
    await w.sandbox.gateway.drop(can_resume=True)


@fault("gateway socket drops, session is invalid")
async def lose_session(w: Weather) -> None:
    """The connection breaks, and what happens until the next one is never told."""
    await w.sandbox.gateway.drop(can_resume=False)


@fault("gateway asks to reconnect")
async def reconnect(w: Weather) -> None:
    """As Discord does before it takes a server down."""
    await w.sandbox.gateway.ask_to_reconnect()


@fault("clicks delivered twice at once")
async def repeat(w: Weather) -> None:
    """The next interactions come two times."""
    w.sandbox.world.faults.repeats += w.chance.randint(1, 4)


@fault("clicks delivered again later")
async def redeliver(w: Weather) -> None:
    """Some of the newest interactions come once more, long answered or not."""
    newest = list(w.witness.asked.values())[-8:]
    for asked in w.chance.sample(newest, min(len(newest), 3)):
        guild = w.sandbox.world.channels[asked.channel].guild
        w.sandbox.world.tell_bot("INTERACTION_CREATE", asked.event, guild)


@fault("clicks delivered out of order")
async def swap(w: Weather) -> None:
    """The next interactions are overtaken by those after them."""
    w.sandbox.world.faults.swaps += w.chance.randint(1, 3)


# Answers over HTTP.


@fault("acknowledgements later than 3 s")
async def be_slow(w: Weather) -> None:
    """Discord looks at the next acknowledgement when it is too late."""
    w.request(Misdeed.DELAY, 1, "POST", CALLBACK).seconds = w.chance.uniform(3.1, 4.5)


@fault("429 with retry_after")
async def limit(w: Weather) -> None:
    """A few requests of one kind come too fast."""
    path = w.chance.choice((MESSAGES, PRIVATE, CALLBACK))
    slow = w.request(Misdeed.FAIL, w.chance.randint(1, 2), path=path)
    slow.status, slow.seconds = 429, w.chance.uniform(0.2, 1.5)


@fault("429 for everything, global")
async def limit_all(w: Weather) -> None:
    """The bot as a whole is too fast."""
    slow = w.request(Misdeed.FAIL, w.chance.randint(1, 3))
    slow.status, slow.seconds, slow.is_global = 429, w.chance.uniform(0.2, 1.5), True


@fault("one 500")
async def fail(w: Weather) -> None:
    """Something breaks inside Discord, once."""
    w.request(Misdeed.FAIL, 1, path=w.chance.choice((MESSAGES, PRIVATE, CALLBACK)))


@fault("a burst of 502")
async def fail_often(w: Weather) -> None:
    """Discord is away for a few requests; longer than the library is patient, now and then."""
    w.request(Misdeed.FAIL, w.chance.randint(2, 6), path=MESSAGES).status = 502


@fault("a 503")
async def give_up(w: Weather) -> None:
    """Discord is away, and the library does not ask again."""
    w.request(Misdeed.FAIL, w.chance.randint(1, 2), path=MESSAGES).status = 503


@fault("the answer to a new post is lost")
async def lose_post(w: Weather) -> None:
    """The post stands, and the bot never hears of it."""
    w.request(Misdeed.LOSE, 1, "POST", MESSAGES)


@fault("the answer to an edit is lost")
async def lose_edit(w: Weather) -> None:
    """The edit is made, and the bot never hears of it."""
    w.request(Misdeed.LOSE, 1, "PATCH", MESSAGES)


@fault("the answer to an acknowledgement is lost")
async def lose_acknowledgement(w: Weather) -> None:
    """Discord knows that the bot is at work, and the bot does not know that it knows."""
    w.request(Misdeed.LOSE, 1, "POST", CALLBACK)


@fault("the answer to anything else is lost")
async def lose_any(w: Weather) -> None:
    """A message taken down, a history read, a private answer written."""
    w.request(Misdeed.LOSE, 1, w.chance.choice(("DELETE", "GET", "PATCH")))


@fault("a request is carried out twice")
async def double(w: Weather) -> None:
    """Something on the way sends it again; the bot hears what became of the second."""
    w.request(Misdeed.TWICE, 1, w.chance.choice(("POST", "PATCH")))


# The machine.


@fault(FULL)
async def fill(w: Weather) -> None:
    """Nothing the bot writes may grow, for a while."""
    if (number := w.bot) is None:
        return
    allow(number, NO_ROOM)
    await asyncio.sleep(w.chance.uniform(1.0, 4.0))
    allow(number, ROOM)


@fault("the process hangs")
async def freeze(w: Weather) -> None:
    """As on a machine that is put to sleep."""
    if (number := w.bot) is None:
        return
    _signal(number, signal.SIGSTOP)
    await asyncio.sleep(w.chance.uniform(0.5, 4.0))
    _signal(number, signal.SIGCONT)


def allow(number: int, size: int) -> None:
    """Set how large files of the bot's may grow; it may have died meanwhile."""
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    try:
        resource.prlimit(number, resource.RLIMIT_FSIZE, (size, hard))
    except ProcessLookupError:
        return


def _signal(number: int, what: int) -> None:
    try:
        os.kill(number, what)
    except ProcessLookupError:
        return
