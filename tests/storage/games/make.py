"""
Makes stored databases of this version, for every later one to open.

``python -m tests.storage.games.make v8.sql`` writes beside this file: ``v8.sql``, tables in all
sorts of moments; ``v8.json``, what this version knows of each of their games; ``seven-v8.sql`` and
``seven-v8.json``, a game in the middle of a seven and the messages that its bot has posted. That is
done when the schema or the rules have changed and land, and never again: a file that has landed is
what hosts have on their disks.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.scenes import CHANNEL, PEOPLE, TALK
from bot.table.games import Games
from bot.table.state.memory import memory_of
from game import BOXES, Game
from sandbox.messages import Message
from sandbox.payload import Payload
from storage import Scope, Store
from tests.bot.tables import Table, table
from tests.storage.builders import HOST, MORNING, Clock
from tests.storage.games.known import Known, remembered, results_of
from tests.storage.games.tables import Tables
from tests.waiting import until

HERE = Path(__file__).parent


async def lay(url: str) -> Payload:
    """The content of ``v8.sql``, and what this version knows of it."""
    verbs = sorted({verb.action.__name__ for box in BOXES for verb in box.verbs})
    clock, known, games = Clock(), Known({}, verbs), {}
    async with Store.open(url, clock=clock) as store:
        tables = Tables(Games(store), clock)
        await tables.lay()
        results = {game.id: results_of(game) for game in await store.results.of(1)}
        await store.notes.set_language(HOST, "es")
        await store.notes.prefer(
            HOST, theme="contrast", quiet=["22:00", "08:00"], zone="Europe/Madrid"
        )
        await store.notes.set_settings(Scope.GUILD, 1, language="es")
        for game_id, moment in tables.moments.items():
            row = await store.readings.game(game_id)
            about: Payload = {"moment": moment, "number": row.number, "status": row.status}
            about["memory"] = remembered(memory_of(row))
            if row.snapshot is not None:
                about |= known.of(Game.restored(row.snapshot))
            if game_id in results:
                about["results"] = results[game_id]
            games[game_id] = about
    return {
        "time": MORNING.isoformat(),
        "fields": known.fields,
        "verbs": verbs,
        "games": games,
    }


async def seven(folder: Path) -> list[Payload]:
    """All posts of a bot in a sandbox about a seven that makes three players discard."""
    async with table(folder, "seven") as playing:
        await until(lambda: _is_told(playing))
        await playing.sandbox.sandbox.supervisor.kill()
        world = playing.sandbox.world
        places = (CHANNEL, *(user + TALK for user in PEOPLE.values()))
        return [_plain(m) for place in places for m in world.channels[place].messages.values()]


def _is_told(playing: Table) -> bool:
    behind = playing.asked("SELECT 1 FROM games WHERE told < number AND status = 'running'")
    return not behind and not playing.asked("SELECT 1 FROM posts WHERE state = 'planned'")


def _plain(message: Message) -> Payload:
    """A message without its pictures."""
    return {
        "id": message.id,
        "channel": message.channel,
        "author": message.author,
        "created": message.created,
        "content": message.content,
        "components": message.components,
        "mentions": message.mentions,
        "nonce": message.nonce,
    }


def main() -> None:
    """Write the files, unless one of them exists."""
    if len(sys.argv) != 2 or not sys.argv[1].endswith(".sql"):
        sys.exit("say what to write: python -m tests.storage.games.make v8.sql")
    stem = sys.argv[1].removesuffix(".sql")
    for name in (f"{stem}.sql", f"{stem}.json", f"seven-{stem}.sql", f"seven-{stem}.json"):
        if (HERE / name).exists():
            sys.exit(f"{name} is there already: what has landed is not made again")
    with TemporaryDirectory() as name:
        folder = Path(name)
        known = asyncio.run(lay(f"sqlite:///{folder}/hexhost.db"))
        _write(stem, folder / "hexhost.db", known)
        messages = asyncio.run(seven(folder))
        _write(f"seven-{stem}", folder / "games.db", messages)


def _write(stem: str, database: Path, about: object) -> None:
    with closing(sqlite3.connect(database)) as connection:
        script = "\n".join(connection.iterdump()) + "\n"
    (HERE / f"{stem}.sql").write_text(script, encoding="utf-8")
    text = json.dumps(about, indent=1, ensure_ascii=False) + "\n"
    (HERE / f"{stem}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
