"""
Faults: what can go wrong around a running bot, and how to cause it.

A fault passes by itself; it doesn't change the bot, or anything that the bot has written.
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
"""The only fault that doesn't affect games on a database server."""
ROOM, NO_ROOM = resource.RLIM_INFINITY, 1
"""Maximum file size in bytes: any, or so small that nothing can be written."""


@dataclass(slots=True)
class Weather:
    """Everything that a fault can use."""

    sandbox: Sandbox
    witness: Witness
    chance: random.Random

    @property
    def bot(self) -> int | None:
        """The bot's process id."""
        number: int | None = self.sandbox.supervisor.view()["process"]
        return number

    def request(self, misdeed: Misdeed, times: int = 1, method: str = "", path: str = "") -> Fault:
        """Let the next requests of this kind go wrong."""
        fault = Fault(misdeed, times, method, path)
        waiting = self.sandbox.world.faults.waiting
        waiting[:] = [old for old in waiting if old.times > 0]
        waiting.append(fault)
        return fault


Bringing: TypeAlias = Callable[[Weather], Awaitable[None]]
FAULTS: dict[str, Bringing] = {}
"""The faults by their names in the report."""


def fault(name: str) -> Callable[[Bringing], Bringing]:
    """Register the function below as the fault *name*."""

    def enter(function: Bringing) -> Bringing:
        FAULTS[name] = function
        return function

    return enter


# The gateway.


@fault("gateway socket drops, session resumes")
async def drop(w: Weather) -> None:
    """Break the connection; missed events are sent after it's resumed."""
    await w.sandbox.gateway.drop(can_resume=True)


@fault("gateway socket drops, session is invalid")
async def lose_session(w: Weather) -> None:
    """Break the connection; events until the next one are lost."""
    await w.sandbox.gateway.drop(can_resume=False)


@fault("gateway asks to reconnect")
async def reconnect(w: Weather) -> None:
    """Ask the bot to reconnect, as Discord does before it takes a server down."""
    await w.sandbox.gateway.ask_to_reconnect()


@fault("clicks delivered twice at once")
async def repeat(w: Weather) -> None:
    """Deliver the next interactions twice."""
    w.sandbox.world.faults.repeats += w.chance.randint(1, 4)


@fault("clicks delivered again later")
async def redeliver(w: Weather) -> None:
    """Deliver some of the newest interactions again, answered or not."""
    newest = list(w.witness.asked.values())[-8:]
    for asked in w.chance.sample(newest, min(len(newest), 3)):
        guild = w.sandbox.world.channels[asked.channel].guild
        w.sandbox.world.tell_bot("INTERACTION_CREATE", asked.event, guild)


@fault("clicks delivered out of order")
async def swap(w: Weather) -> None:
    """Deliver the next interactions after later ones."""
    w.sandbox.world.faults.swaps += w.chance.randint(1, 3)


# Answers over HTTP.


@fault("acknowledgements later than 3 s")
async def be_slow(w: Weather) -> None:
    """Handle the next acknowledgement too late."""
    w.request(Misdeed.DELAY, 1, "POST", CALLBACK).seconds = w.chance.uniform(3.1, 4.5)


@fault("429 with retry_after")
async def limit(w: Weather) -> None:
    """Answer a few requests of one kind with 429."""
    path = w.chance.choice((MESSAGES, PRIVATE, CALLBACK))
    slow = w.request(Misdeed.FAIL, w.chance.randint(1, 2), path=path)
    slow.status, slow.seconds = 429, w.chance.uniform(0.2, 1.5)


@fault("429 for everything, global")
async def limit_all(w: Weather) -> None:
    """Answer a few requests with a global 429."""
    slow = w.request(Misdeed.FAIL, w.chance.randint(1, 3))
    slow.status, slow.seconds, slow.is_global = 429, w.chance.uniform(0.2, 1.5), True


@fault("one 500")
async def fail(w: Weather) -> None:
    """Answer one request with 500."""
    w.request(Misdeed.FAIL, 1, path=w.chance.choice((MESSAGES, PRIVATE, CALLBACK)))


@fault("a burst of 502")
async def fail_often(w: Weather) -> None:
    """Answer a few requests with 502, sometimes more than the library retries."""
    w.request(Misdeed.FAIL, w.chance.randint(2, 6), path=MESSAGES).status = 502


@fault("a 503")
async def give_up(w: Weather) -> None:
    """Answer with 503, which the library doesn't retry."""
    w.request(Misdeed.FAIL, w.chance.randint(1, 2), path=MESSAGES).status = 503


@fault("the answer to a new post is lost")
async def lose_post(w: Weather) -> None:
    """Make the post, but lose the answer."""
    w.request(Misdeed.LOSE, 1, "POST", MESSAGES)


@fault("the answer to an edit is lost")
async def lose_edit(w: Weather) -> None:
    """Make the edit, but lose the answer."""
    w.request(Misdeed.LOSE, 1, "PATCH", MESSAGES)


@fault("the answer to an acknowledgement is lost")
async def lose_acknowledgement(w: Weather) -> None:
    """Take the acknowledgement, but lose the answer."""
    w.request(Misdeed.LOSE, 1, "POST", CALLBACK)


@fault("the answer to anything else is lost")
async def lose_any(w: Weather) -> None:
    """Lose the answer to a deletion, a reading or a private answer."""
    w.request(Misdeed.LOSE, 1, w.chance.choice(("DELETE", "GET", "PATCH")))


@fault("a request is carried out twice")
async def double(w: Weather) -> None:
    """Carry out a request twice, and return the second result."""
    w.request(Misdeed.TWICE, 1, w.chance.choice(("POST", "PATCH")))


# The machine.


@fault(FULL)
async def fill(w: Weather) -> None:
    """Keep the bot's files from growing for a while."""
    if (number := w.bot) is None:
        return
    allow(number, NO_ROOM)
    await asyncio.sleep(w.chance.uniform(1.0, 4.0))
    allow(number, ROOM)


@fault("the process hangs")
async def freeze(w: Weather) -> None:
    """Freeze the process, as if the machine slept."""
    if (number := w.bot) is None:
        return
    _signal(number, signal.SIGSTOP)
    await asyncio.sleep(w.chance.uniform(0.5, 4.0))
    _signal(number, signal.SIGCONT)


def allow(number: int, size: int) -> None:
    """Limit the size of the bot's files, if it's still alive."""
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
