"""A rematch: the same people are pinged once, and get a seat when they click."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.publish import chronicles
from tests.bot.tables import table
from tests.bot.test_table_calls import pings
from tests.bot.test_table_chronicle import won


async def test_a_rematch_calls_the_same_people_once_and_seats_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    The last post pings everyone once; its Replay answers with a link to the animation.

    The first click on Rematch opens the lobby, which pings the others; a second one by the same
    person does nothing, and each other one takes a seat.
    """

    async def drawn(_: object) -> bytes:
        return b"GIF89a"

    monkeypatch.setattr(chronicles, "drawing", SimpleNamespace(apart=drawn))
    async with table(tmp_path, "victory") as t:
        end = await won(t)
        host, *others = t.people
        assert [pings(p).count(end.id) for p in t.people] == [1, 1, 1, 1]
        assert list(end.buttons) == ["Replay", "Review", "Rematch", "Log"]
        told = await t.told(others[0], end, "Replay")
        (film,) = [p for p in t.public() if any(".gif" in a["filename"] for a in p.attachments)]
        assert film.id in told

        for _ in range(2):
            await t.told(host, end, "Rematch")
        (lobby,) = [p for p in t.public() if "Join" in p.buttons]
        assert "1 of 4" in lobby.content
        assert [pings(p).count(lobby.id) for p in t.people] == [0, 1, 1, 1]
        assert f"{host.name} wants a rematch." in lobby.content.split("\n")[0]

        for person in others[:2]:
            await t.told(person, end, "Rematch")
        (lobby,) = [p for p in t.public() if "Join" in p.buttons]

        assert "3 of 4" in lobby.content
        assert [f"<@{p.id}>" in lobby.content for p in t.people] == [False, False, False, True]
        assert [pings(p).count(lobby.id) for p in t.people] == [0, 1, 1, 1]

        await t.told(others[2], end, "Rematch")
        (lobby,) = [p for p in t.public() if "Join" in p.buttons]
        assert "rematch" not in lobby.content
        assert "4 of 4" in lobby.content
