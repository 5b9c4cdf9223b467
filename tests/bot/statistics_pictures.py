"""
Lobby, history, figures and leaderboard on a phone 390 pixels wide, in both languages.

``python -m tests.bot.statistics_pictures FOLDER`` puts a month of results into a
database, asks the bot for them, and keeps pictures of its answers.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.scenes import GUILD, PEOPLE
from game import offered
from storage import Change, ResultRow, SeatRow, Status, Store
from tests.bot import tables
from tests.bot.tables import table
from tests.bot.tap_pictures import PAINTED, PHONE, PLAIN, SCALE, small
from tests.browser import Browser
from tests.databases import File
from tests.storage.builders import SEED, Clock

LOBBY = "game new"
ASKED: dict[str, tuple[str, dict[str, str]]] = {
    "lobby": (LOBBY, {"expansion": "seafarers"}),
    "history": ("history", {}),
    "stats": ("stats", {}),
    "leaderboard": ("leaderboard", {}),
}
"""The command and its options, by the name of a picture."""
READERS = {"en": "Alba", "es": "Dámaso"}
GAMES = 14
STRENGTH = {"Alba": 4, "Bruno": 2, "Chloé": 2, "Dámaso": 1}


async def fill(database: File) -> None:
    """Store a month of games, most of them won by the strong players."""
    clock, random = Clock(), Random("a month")
    async with Store.open(database.url, clock=clock) as store:
        for nth in range(GAMES):
            clock.move(days=random.randrange(1, 4))
            await _play(store, random, nth)
    assert clock.time > Clock().time + timedelta(days=GAMES)


async def _play(store: Store, random: Random, nth: int) -> None:
    names = random.sample(list(PEOPLE), random.choice((3, 4)))
    order = sorted(names, key=lambda name: -random.random() * STRENGTH[name])
    fair = random.randrange(1200, 1900)

    def work(change: Change) -> None:
        for seat, name in enumerate(names):
            change.put_seat(SeatRow(seat=seat, user_id=PEOPLE[name], name=name))
        change.keep_results(
            ResultRow(
                seat=seat,
                user_id=PEOPLE[name],
                place=order.index(name) + 1,
                points=10 - 2 * order.index(name),
                came=round(fair / 36) + random.randrange(-6, 9),
                fair=fair,
            )
            for seat, name in enumerate(names)
        )
        change.end(Status.OVER, "won")

    await store.create(
        work,
        channel_id=nth,
        guild_id=GUILD,
        host_id=PEOPLE[names[0]],
        seed=SEED,
        modules=random.choice(offered()[:6]),
    )


async def main(folder: Path) -> None:
    """Run every command in both languages, and keep the pictures in *folder*."""
    with tempfile.TemporaryDirectory() as home, pytest.MonkeyPatch.context() as patch:
        settings = tables.settings
        patch.setattr(tables, "settings", lambda base: {**settings(base), "PICTURE_SCALE": SCALE})
        database = File(Path(home) / "games.db")
        await fill(database)
        async with Browser.launch() as browser, table(Path(home), None, database) as t:
            for language, name in READERS.items():
                person = next(p for p in t.people if p.name == name)
                page = await browser.page(*PHONE)
                await page.goto(f"{t.sandbox.url}/?as={name}")
                await page.evaluate(PLAIN)
                for picture, (command, options) in ASKED.items():
                    given = {**options, "language": language} if command == LOBBY else options
                    await t.command(person, command, **given)
                    await page.wait("document.querySelector('#messages .message')")
                    await page.wait("[...document.images].every((one) => one.complete)")
                    await page.evaluate(PAINTED)
                    path = folder / f"{picture}_{language}.png"
                    await page.screenshot(path)
                    path.write_bytes(small(path.read_bytes()))
                await t.command(person, "game leave")
                await page.close()


if __name__ == "__main__":
    PARSER = argparse.ArgumentParser(description="Take pictures of the statistics.")
    PARSER.add_argument("folder", type=Path)
    FOLDER = PARSER.parse_args().folder
    FOLDER.mkdir(parents=True, exist_ok=True)
    asyncio.run(main(FOLDER))
