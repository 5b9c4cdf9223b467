"""The application's emoji: uploaded once, kept, taken away when they are drawn no more."""

from __future__ import annotations

import io
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
from render.emoji import NAMES, pack
from sandbox.post import Post
from sandbox.world import BOT_ID, World
from tests.bot.tables import Table, table
from tests.waiting import until

EMOJI = "<:hex_"
PLAIN = ("label", "placeholder", "description")
"""What Discord shows as it is: on buttons, in menus, as alt texts."""
GONE, FOREIGN = "hex_ore_000000", "party"

packed = cache(pack)
"""What is drawn for every start, once for all tests."""


@cache
def drawn() -> dict[str, bytes]:
    """The pictures by name."""
    with zipfile.ZipFile(io.BytesIO(packed())) as pictures:
        return {name: pictures.read(name) for name in pictures.namelist() if name != NAMES}


def kept() -> str:
    """One that is there already: lumber."""
    return next(iter(drawn()))


@pytest.fixture
def at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot is given what was drawn already, and no artist draws it."""

    async def ready(_: Callable[[], bytes]) -> bytes:
        return packed()

    monkeypatch.setattr(emoji, "drawing", SimpleNamespace(apart=ready))


def filled(world: World) -> None:
    """One emoji of ours is there, one of a drawing of yesterday, and one of the host's."""
    for number, name in enumerate((kept(), GONE, FOREIGN), 1):
        world.emojis[number] = {"id": str(number), "name": name, "animated": False}
        world.emoji_images[number] = ("image/png", drawn()[kept()])


def found(body: Any, key: str) -> Iterator[Any]:
    """Whatever is called *key* anywhere in a request."""
    if isinstance(body, dict):
        yield from ([body[key]] if body.get(key) else [])
    for part in body.values() if isinstance(body, dict) else body if isinstance(body, list) else ():
        yield from found(part, key)


def names(at: Table) -> set[str]:
    """The emoji that the application has."""
    return {one["name"] for one in at.sandbox.world.emojis.values()}


def asked(at: Table, method: str) -> int:
    """How many requests of the bot were about emoji."""
    path = f"/applications/{BOT_ID}/emojis"
    found = at.sandbox.sandbox.record.requests()
    return sum(r["method"] == method and path in r["path"] for r in found)


async def test_the_first_start_uploads_what_is_missing(tmp_path: Path) -> None:
    """By name: what is there stays, an old one goes, one that is not ours is not touched."""
    async with table(tmp_path, emoji=True, before=filled) as at:
        await until(lambda: names(at) == {*drawn(), FOREIGN}, "all emoji")
        await until(lambda: icons.icon("egypt", "ore"), "the last one is known")

        assert (asked(at, "GET"), asked(at, "POST"), asked(at, "DELETE")) == (
            1,
            len(drawn()) - 1,
            1,
        )
        assert icons.icon("classic", "lumber") == f"<:{kept()}:1>"
        assert all(
            Image.open(io.BytesIO(data)).size == (128, 128)
            for _, data in at.sandbox.world.emoji_images.values()
        )
        assert at.sandbox.errors() == []


def full(world: World) -> None:
    """Every emoji is there."""
    for number, name in enumerate(drawn(), 1):
        world.emojis[number] = {"id": str(number), "name": name, "animated": False}
        world.emoji_images[number] = ("image/png", drawn()[name])


@pytest.mark.usefixtures("at_hand")
async def test_the_next_start_only_asks(tmp_path: Path) -> None:
    """Everything is there: nothing is uploaded, and all are known."""
    async with table(tmp_path, emoji=True, before=full) as at:
        await until(icons.are_there, "the emoji are known")
        await at.rest()

        assert (asked(at, "GET"), asked(at, "POST"), asked(at, "DELETE")) == (1, 0, 0)


@pytest.mark.usefixtures("at_hand")
async def test_an_upload_that_fails_leaves_words(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It is one line in the log, and what was there before shows nevertheless."""

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
    """`EMOJI=no`: the bot does not so much as ask."""
    async with table(tmp_path) as at:
        assert (asked(at, "GET"), asked(at, "POST")) == (0, 0)
        assert not icons.are_there()


@pytest.mark.usefixtures("at_hand")
async def test_texts_have_icons_and_what_calls_somebody_words(tmp_path: Path) -> None:
    """Hands and the table show them; first lines of pings, labels and alt texts never do."""
    async with table(tmp_path, "offer", emoji=True, before=full) as at:
        await until(icons.are_there, "the emoji are known")
        first = at.on_turn(await at.board())
        hand = await at.command(first, "hand")
        await at.command(first, "endturn")
        second = at.on_turn(await at.board())
        await at.command(second, "roll")
        board = await at.board()
        bodies = [r["payload"] for r in at.sandbox.sandbox.record.requests() if r["payload"]]
        contents = [str(c) for body in bodies for c in found(body, "content")]
        plain = [str(text) for body in bodies for key in PLAIN for text in found(body, key)]

        assert EMOJI in hand
        assert EMOJI in board.content
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
async def test_where_somebody_wants_words_there_are_words(tmp_path: Path) -> None:
    """In what is private to them, and in what everybody at their table reads."""
    async with table(tmp_path, "offer", emoji=True, before=full) as at:
        assert at.client is not None
        await until(icons.are_there, "the emoji are known")
        first = at.on_turn(await at.board())
        await at.client.services.store.notes.prefer(int(first.id), text="words")
        hand = await at.command(first, "hand")
        await at.command(first, "endturn")
        second = at.on_turn(await at.board())
        theirs = await at.command(second, "hand")
        await at.command(second, "roll")

        assert EMOJI not in hand
        assert EMOJI in theirs
        assert EMOJI not in (await at.board()).content


@pytest.mark.usefixtures("at_hand")
async def test_a_wish_for_words_is_met_at_once(tmp_path: Path) -> None:
    """`/settings` reaches what stands in the channel already, and takes the icons off buttons."""
    async with table(tmp_path, "offer", emoji=True, before=full) as at:
        await until(icons.are_there, "the emoji are known")
        first = at.on_turn(await at.board())
        await at.command(first, "endturn")
        board = await at.board()
        second = at.on_turn(board)
        await at.command(second, "roll")
        shown = await at.board()
        await at.command(second, "settings", text="words")
        after = await at.board()

        assert shown.id == after.id
        assert (EMOJI in shown.content, EMOJI in after.content) == (True, False)
        assert (bool(pictured(shown)), pictured(after)) == (True, set())


def pictured(post: Post) -> set[str]:
    """The buttons and options with an icon of ours, all of which have words, too."""
    parts = [*post.buttons.values(), *(o for menu in post.menus for o in menu["options"])]
    own = [part for part in parts if (part.get("emoji") or {}).get("name", "").startswith("hex_")]
    assert all(part["label"] for part in own)
    return {part["label"] for part in own}


@pytest.mark.usefixtures("at_hand")
async def test_buttons_and_options_have_icons_before_their_words(tmp_path: Path) -> None:
    """Cards, pieces and players, on private screens as in public; labels are as without them."""
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

        assert {"Build", "Card"} <= pictured(board)
        assert pictured(offer) == {n for n in offer.buttons if n[0] in "−+"} != set()


@pytest.mark.usefixtures("at_hand")
async def test_the_board_as_text_is_words(tmp_path: Path) -> None:
    """Whoever asks for it has it read to them."""
    async with table(tmp_path, "offer", emoji=True, before=full) as at:
        await until(icons.are_there, "the emoji are known")
        first = at.people[0]
        before = {e.id for e in first.ephemerals}
        await at.command(first, "board", text=True)
        pages = [e.content for e in first.ephemerals if e.id not in before]

        assert pages
        assert "hex_" not in "".join(pages)
        assert "●" in "".join(pages)


@pytest.mark.usefixtures("at_hand")
async def test_icons_go_with_the_bot(tmp_path: Path) -> None:
    """What one bot was told of its application no other one in the same program shows."""
    async with table(tmp_path, emoji=True, before=full):
        await until(icons.are_there)

    assert not icons.are_there()
