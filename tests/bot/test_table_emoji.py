"""The application's emoji: uploaded once, kept, and removed when no longer drawn."""

from __future__ import annotations

import io
import json
import logging
import re
import zipfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image

from bot.chat.pictures import emoji, icons
from render.emoji import NAMES, PREFIX, drawings
from sandbox.post import Post
from sandbox.world import BOT_ID, World
from tests.bot.tables import Table, table
from tests.waiting import until

EMOJI = "<:hex_"
PLAIN = ("label", "placeholder", "description")
"""Fields that Discord shows as plain text: buttons, menus and alt texts."""
GONE, FOREIGN = "hex_ore_000000", "party"


@cache
def packed() -> bytes:
    """A pack with a name for every emoji; drawing them all would take seconds."""
    image, out = io.BytesIO(), io.BytesIO()
    Image.new("RGBA", (128, 128), "white").save(image, "PNG")
    classic = {key: f"{PREFIX}{key}_{number:06x}" for number, key in enumerate(drawings())}
    egypt = classic | {"ore": f"{PREFIX}ore_ffffff"}
    with zipfile.ZipFile(out, "w") as pictures:
        pictures.writestr(NAMES, json.dumps({"": classic, "egypt": egypt}))
        for name in {**dict.fromkeys(classic.values()), egypt["ore"]: None}:
            pictures.writestr(name, image.getvalue())
    return out.getvalue()


@cache
def drawn() -> dict[str, bytes]:
    """The pictures by name."""
    with zipfile.ZipFile(io.BytesIO(packed())) as pictures:
        return {name: pictures.read(name) for name in pictures.namelist() if name != NAMES}


def kept() -> str:
    """The name of an emoji that is already uploaded: lumber."""
    return next(iter(drawn()))


@pytest.fixture
def at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the bot the pictures that are already drawn, so no artist is needed."""

    async def ready(_: Callable[[], bytes]) -> bytes:
        return packed()

    monkeypatch.setattr(emoji, "drawing", SimpleNamespace(apart=ready))


def filled(world: World) -> None:
    """Fill the application with one current emoji, one outdated one, and one of the host's own."""
    for number, name in enumerate((kept(), GONE, FOREIGN), 1):
        world.emojis[number] = {"id": str(number), "name": name, "animated": False}
        world.emoji_images[number] = ("image/png", drawn()[kept()])


def found(body: Any, key: str) -> Iterator[Any]:
    """Every value under *key* anywhere in a request."""
    if isinstance(body, dict):
        yield from ([body[key]] if body.get(key) else [])
    for part in body.values() if isinstance(body, dict) else body if isinstance(body, list) else ():
        yield from found(part, key)


def names(at: Table) -> set[str]:
    """The names of the application's emoji."""
    return {one["name"] for one in at.sandbox.world.emojis.values()}


def asked(at: Table, method: str) -> int:
    """The number of the bot's requests about emoji."""
    path = f"/applications/{BOT_ID}/emojis"
    found = at.sandbox.sandbox.record.requests()
    return sum(r["method"] == method and path in r["path"] for r in found)


@pytest.mark.usefixtures("at_hand")
async def test_the_first_start_uploads_what_is_missing(tmp_path: Path) -> None:
    """Existing emoji stay, an outdated one goes, and the host's own isn't touched."""
    async with table(tmp_path, emoji=True, before=filled) as at:
        await until(lambda: names(at) == {*drawn(), FOREIGN}, "all emoji")
        await until(lambda: icons.icon("egypt", "ore"), "the last one is known")

        assert (asked(at, "GET"), asked(at, "POST"), asked(at, "DELETE")) == (
            1,
            len(drawn()) - 1,
            1,
        )
        assert icons.icon("classic", "lumber") == f"<:{kept()}:1>"
        assert {data for _, data in at.sandbox.world.emoji_images.values()} == {*drawn().values()}
        assert at.sandbox.errors() == []


def full(world: World) -> None:
    """Fill the application with every emoji."""
    for number, name in enumerate(drawn(), 1):
        world.emojis[number] = {"id": str(number), "name": name, "animated": False}
        world.emoji_images[number] = ("image/png", drawn()[name])


@pytest.mark.usefixtures("at_hand")
async def test_the_next_start_only_asks(tmp_path: Path) -> None:
    """With every emoji in place nothing is uploaded, and all are known until the bot stops."""
    async with table(tmp_path, emoji=True, before=full) as at:
        await until(icons.are_there, "the emoji are known")
        await at.rest()

        assert (asked(at, "GET"), asked(at, "POST"), asked(at, "DELETE")) == (1, 0, 0)

    assert not icons.are_there()


@pytest.mark.usefixtures("at_hand")
async def test_an_upload_that_fails_leaves_words(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The failure is one line in the log, and emoji uploaded before are still shown."""

    def crowded(world: World) -> None:
        filled(world)
        more = {n: {"id": str(n), "name": f"party_{n}", "animated": False} for n in range(9, 2007)}
        world.emojis.update(more)

    with caplog.at_level(logging.WARNING, logger="bot"):
        async with table(tmp_path, emoji=True, before=crowded) as at:
            await until(lambda: "using words instead" in caplog.text, "a line in the log")

            (line,) = [r for r in caplog.records if r.name == "bot.chat.pictures.emoji"]
            assert line.exc_info is None
            assert icons.icon("classic", "lumber") == f"<:{kept()}:1>"
            assert icons.icon("egypt", "ore") == ""
            assert await at.command(at.people[0], "game help")


async def test_a_host_who_wants_none_has_none(tmp_path: Path) -> None:
    """With `EMOJI=no` the bot doesn't even ask Discord for its emoji."""
    async with table(tmp_path) as at:
        assert (asked(at, "GET"), asked(at, "POST")) == (0, 0)
        assert not icons.are_there()


@pytest.mark.usefixtures("at_hand")
async def test_texts_have_icons_and_what_calls_somebody_words(tmp_path: Path) -> None:
    """
    Hands and the table have icons, but first lines of pings, labels and alt texts don't.

    Neither has the board as text, because it's meant to be read aloud.
    """
    async with table(tmp_path, "offer", emoji=True, before=full) as at:
        await until(icons.are_there, "the emoji are known")
        alba = at.people[0]
        await at.command(alba, "board", text=True)
        pages = [e.content for e in alba.ephemerals]
        first = at.on_turn(await at.board())
        hand = await at.command(first, "hand")
        await at.command(first, "endturn")
        second = at.on_turn(await at.board())
        await at.command(second, "roll")
        bodies = [r["payload"] for r in at.sandbox.sandbox.record.requests() if r["payload"]]
        contents = [str(c) for body in bodies for c in found(body, "content")]
        plain = [str(text) for body in bodies for key in PLAIN for text in found(body, key)]

        assert "hex_" not in "".join(pages)
        assert "●" in "".join(pages)
        assert EMOJI in hand
        assert any(EMOJI in content for content in contents)
        assert [c for c in contents if "<@" in c and EMOJI in c.split("\n")[0]] == []
        assert any(c.startswith("<@") for c in contents)
        assert plain
        assert [text for text in plain if EMOJI in text] == []
        assert [text for text in (*contents, *plain) if re.search("[\ue000-\ue002]", text)] == []
        told = [n for p in at.people for n in p.screen["notifications"]]
        pushes = [n["text"] for n in told if not n["silent"]]
        assert pushes
        assert [text for text in pushes if "hex_" in text] == []


@pytest.mark.usefixtures("at_hand")
async def test_a_wish_for_words_is_met_at_once(tmp_path: Path) -> None:
    """
    `/settings` also changes posts already in the channel, and removes icons from buttons.

    From then on, words replace icons in this reader's private answers, and in their table's post.
    """
    async with table(tmp_path, "offer", emoji=True, before=full) as at:
        await until(icons.are_there, "the emoji are known")
        shown = await at.board()
        first = at.on_turn(shown)
        await at.command(first, "settings", text="words")
        after = await at.board()
        hand = await at.command(first, "hand")
        await at.command(first, "endturn")
        second = at.on_turn(await at.board())
        theirs = await at.command(second, "hand")
        await at.command(second, "roll")

        assert shown.id == after.id
        assert EMOJI not in after.content
        assert (bool(pictured(shown)), pictured(after)) == (True, set())
        assert EMOJI not in hand
        assert EMOJI in theirs
        assert EMOJI not in (await at.board()).content


def pictured(post: Post) -> set[str]:
    """Buttons and options with one of our icons, after checking that each has words too."""
    parts = [*post.buttons.values(), *(o for menu in post.menus for o in menu["options"])]
    own = [part for part in parts if (part.get("emoji") or {}).get("name", "").startswith("hex_")]
    assert all(part["label"] for part in own)
    return {part["label"] for part in own}


@pytest.mark.usefixtures("at_hand")
async def test_buttons_and_options_have_icons_before_their_words(tmp_path: Path) -> None:
    """Cards, pieces and players have icons, in private and in public, with unchanged labels."""
    async with table(tmp_path, "midgame", emoji=True, before=full) as at:
        await until(icons.are_there, "the emoji are known")
        await at.command(at.on_turn(await at.board()), "endturn")
        person = at.on_turn(await at.board())
        await at.command(person, "language", language="en")
        await at.command(person, "roll")
        board = await at.board()
        if "Trade" not in board.buttons:  # a seven
            assert pictured(board)
            return
        await at.told(person, board, "Trade")
        trade = await at.answer(person)
        await person.click(trade, "Make offer")
        offer = await at.answer(person)

        assert "Build" in pictured(board)
        assert pictured(offer) == {n for n in offer.buttons if n[0] in "−+"} != set()
