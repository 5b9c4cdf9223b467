"""
The lesson's twelve moves and its end, as a phone 390 pixels wide shows them.

``python -m tests.bot.learn_pictures FOLDER`` takes the lesson in both languages.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

import pytest

from bot.features.learn.lesson.script import STEPS
from tests.bot import tables
from tests.bot.statistics_pictures import READERS
from tests.bot.tables import table
from tests.bot.tap_pictures import PAINTED, PHONE, PLAIN, SCALE, small
from tests.browser import Browser, Page


async def keep(page: Page, path: Path) -> None:
    """Save a picture of the phone's screen."""
    await page.wait("document.querySelector('#messages .message')")
    await page.wait("[...document.images].every((one) => one.complete)")
    await page.evaluate(PAINTED)
    await page.screenshot(path)
    _shrink(path)


def _shrink(path: Path) -> None:
    path.write_bytes(small(path.read_bytes()))


async def main(folder: Path) -> None:
    """Take the lesson in both languages, and keep the pictures in *folder*."""
    with tempfile.TemporaryDirectory() as home, pytest.MonkeyPatch.context() as patch:
        settings = tables.settings
        patch.setattr(tables, "settings", lambda base: {**settings(base), "PICTURE_SCALE": SCALE})
        async with Browser.launch() as browser, table(Path(home)) as t:
            for language, name in READERS.items():
                person = next(p for p in t.people if p.name == name)
                page = await browser.page(*PHONE)
                await page.goto(f"{t.sandbox.url}/?as={name}")
                await page.evaluate(PLAIN)
                await t.command(person, "learn")
                for number, step in enumerate(STEPS, 1):
                    await keep(page, folder / f"{number:02}_{language}.png")
                    (at,) = (at for at, way in enumerate(step.ways) if not way.why)
                    lesson = person.ephemerals[-1]
                    await person.click(lesson, list(lesson.buttons)[at])
                    await t.rest()
                await keep(page, folder / f"{len(STEPS) + 1}_{language}.png")
                await page.close()


if __name__ == "__main__":
    PARSER = argparse.ArgumentParser(description="Take pictures of the lesson.")
    PARSER.add_argument("folder", type=Path)
    FOLDER = PARSER.parse_args().folder
    FOLDER.mkdir(parents=True, exist_ok=True)
    asyncio.run(main(FOLDER))
