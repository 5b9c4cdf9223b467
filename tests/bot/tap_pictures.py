"""
The rows of the table of taps, as a phone 390 pixels wide shows them.

``python -m tests.bot.tap_pictures FOLDER`` plays each row of `tests/bot/test_taps.py`,
`test_sea_taps.py` and `test_knight_answers.py`, and keeps the person's screen before the last tap
of each step that is named here.
"""

from __future__ import annotations

import argparse
import asyncio
import inspect
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from tests.bot import tables, test_knight_answers, test_sea_taps, test_taps
from tests.bot.test_taps import Thumb
from tests.browser import Browser, Page

PHONE = (390, 844)
SCALE = "0.5"
COLOURS = 128
MOST = 60 * 1024
"""Maximum size of a picture, in bytes."""

PAINTED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

PLAIN = "document.documentElement.style.setProperty('-webkit-tap-highlight-color', 'transparent')"
"""Script that hides the highlight of a touch."""

ROWS: dict[str, dict[int, str]] = {
    "test_set_up": {3: "settlement", 4: "first_road"},
    "test_a_road_in_a_turn": {2: "road"},
    "test_a_trade_with_the_bank": {1: "bank"},
    "test_a_knight_with_a_choice_of_victims": {2: "knight", 3: "victim"},
    "test_five_cards_to_discard": {1: "discard"},
    "test_offers": {4: "offer", 5: "offer_call", 6: "counter", 7: "accept"},
    "test_offers_among_six": {4: "offer_of_six", 5: "offer_call_of_six", 11: "only_to"},
    "test_a_pass_prepared_by_one_who_waits": {1: "hand_of_six", 2: "pass_ahead"},
    "test_answers_to_what_may_come_are_prepared": {2: "prepare", 6: "prepare_seven"},
    "test_a_suggested_offer": {1: "suggested"},
    "test_a_turn": {2: "turn"},
    "test_a_robber_with_a_choice_of_victims": {2: "robber"},
    "test_who_wants_to_look_first_is_asked": {3: "preview"},
    "test_a_card_is_bought_after_a_yes": {2: "card"},
    "test_a_ship_is_built_as_a_road_is": {2: "ship"},
    "test_which_ship_moves_is_a_choice_more": {2: "which_ship", 3: "ship_moved"},
    "test_free_ships_are_laid_as_free_roads_are": {2: "free_road"},
    "test_robber_or_pirate_is_one_question": {1: "robber_or_pirate", 2: "pirate"},
    "test_gold_is_picked_like_discards": {1: "gold"},
    "test_a_tipped_city_is_set_upright": {2: "tipped_city"},
    "test_who_loses_a_city_knows_what_is_left": {2: "pillage"},
    "test_who_defended_best_chooses_a_deck": {3: "deck"},
    "test_medicine_says_what_it_costs": {2: "medicine"},
    "test_a_saboteur_asks_for_cards_and_is_no_seven": {1: "saboteur", 3: "saboteur_discard"},
    "test_a_warlord_is_two_taps": {1: "warlord"},
    "test_who_gives_to_a_wedding_knows_whose_it_is": {3: "wedding"},
    "test_a_master_merchant_chooses_from_the_hand_of_another": {3: "master_merchant"},
    "test_a_knight_chases_the_robber": {1: "knights", 2: "chase"},
    "test_an_alchemist_says_both_dice": {2: "alchemist"},
    "test_a_deserter_is_known_before_it_is_placed": {4: "desert", 6: "enlist"},
    "test_a_road_of_ones_own_is_laid_elsewhere": {2: "diplomat", 3: "rebuild"},
    "test_two_cards_too_many_go_back_one_after_the_other": {1: "give_back"},
}
"""For each row, the names of its pictures by the number of taps before them."""

MODULES = {
    name: module
    for module in (test_taps, test_sea_taps, test_knight_answers)
    for name in vars(module)
}
"""The module that plays each row."""


class Camera:
    """Phones with one page per person, and the pictures kept of them."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        self._browser = browser
        self._folder = folder
        self._pages: dict[str, Page] = {}
        self._taps = 0
        self._wanted: dict[int, str] = {}

    def begin(self, wanted: dict[int, str]) -> None:
        """Start another row."""
        self._taps, self._wanted = 0, wanted

    async def page(self, thumb: Thumb) -> Page:
        """The page of a thumb's person, which must be open before anything private appears."""
        name = thumb.person.name
        if name not in self._pages:
            page = self._pages[name] = await self._browser.page(*PHONE)
            await page.goto(f"{thumb.t.sandbox.url}/?as={name}")
            await page.evaluate(PLAIN)
        return self._pages[name]

    async def look(self, thumb: Thumb, menu: str = "") -> None:
        """Take a picture before a tap, if this one is wanted, with *menu* opened for it."""
        page = await self.page(thumb)
        if name := self._wanted.get(self._taps):
            await page.send("Page.bringToFront")
            await page.wait("document.querySelector('#messages .message')")
            await page.wait("[...document.images].every((one) => one.complete)")
            await page.evaluate(PAINTED)
            if menu:
                await page.click(menu)
                await page.wait("document.querySelector('[role=option]')")
                await page.evaluate(PAINTED)
            path = self._folder / f"{name}.png"
            await page.screenshot(path)
            path.write_bytes(small(path.read_bytes()))
            if menu:
                await page.press("Escape")
        self._taps += 1

    async def close(self) -> None:
        """End the row."""
        for page in self._pages.values():
            await page.close()
        self._pages.clear()


def small(png: bytes) -> bytes:
    """A screenshot at the phone's own resolution, with a palette of as few colors as fit."""
    image = Image.open(BytesIO(png)).convert("RGB")
    image = image.resize(PHONE, Image.Resampling.LANCZOS)
    colours = COLOURS
    while True:
        out = BytesIO()
        image.quantize(colours, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
        if out.tell() <= MOST or colours <= 16:  # any smaller, and nothing could be made out
            return out.getvalue()
        colours -= 16


def watch(camera: Camera, patch: pytest.MonkeyPatch) -> None:
    """Have the camera look at every tap of a thumb."""
    public, choose = Thumb.public, Thumb.choose

    async def pressed(self: Thumb, post: Any, label: str, *then: str) -> None:
        await camera.look(self)
        await public(self, post, label, *then)

    async def chosen(self: Thumb, *rows: int, menu: int = 0) -> None:
        part = self.screen.menus[menu]
        await camera.look(self, str(part.get("placeholder", "")))
        await choose(self, *rows, menu=menu)

    patch.setattr(Thumb, "public", pressed)
    patch.setattr(Thumb, "choose", chosen)
    settings = tables.settings
    patch.setattr(tables, "settings", lambda base: {**settings(base), "PICTURE_SCALE": SCALE})


async def main(folder: Path, wanted: Sequence[str]) -> None:
    """Play each wanted row, and keep its pictures in *folder*."""
    async with Browser.launch() as browser:
        for name in wanted:
            camera = Camera(browser, folder)
            with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory() as home:
                watch(camera, patch)
                camera.begin(ROWS[name])
                row: Callable[..., Awaitable[None]] = getattr(MODULES[name], name)
                given = {"tmp_path": Path(home), "monkeypatch": patch}
                await row(**{key: given[key] for key in inspect.signature(row).parameters})
            await camera.close()
            print(name, *ROWS[name].values(), flush=True)  # progress for the person who waits


if __name__ == "__main__":
    PARSER = argparse.ArgumentParser(description="Take pictures of every tap.")
    PARSER.add_argument("folder", type=Path)
    PARSER.add_argument("rows", nargs="*", help="which rows; all without")
    GIVEN = PARSER.parse_args()
    GIVEN.folder.mkdir(parents=True, exist_ok=True)
    asyncio.run(main(GIVEN.folder, GIVEN.rows or list(ROWS)))
