"""The memory of tables from earlier versions, read into today's form."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.table.games import Games
from bot.table.state.memory import Memory, encoded, memory_of
from storage import Store, Unreadable
from tests.storage.builders import Clock, lobby
from tests.storage.games.known import remembered

SCRIPTS = {
    file.stem: file.read_text(encoding="utf-8")
    for file in sorted((Path(__file__).parent / "games").glob("*.sql"))
}
OLD = {name: script for name, script in SCRIPTS.items() if "memory TEXT" not in script}
"""The databases of versions without a memory."""
NEWER: dict[str, Any] = {"nudge": None, "prepared": {}, "used": {}, "absent": ()}
"""Fields that no table had in its settings."""
CHOSEN = {"theme", "pace", "auto_roll", "practice"}


def ends(clocks: dict[str, Any]) -> dict[int, datetime]:
    """The time that each clock runs out."""
    return {int(seat): datetime.fromisoformat(one["end"]) for seat, one in clocks.items()}


def said(old: dict[str, Any]) -> Any:
    """The facts about a table in a game's settings, as `remembered` returns them."""
    trail = old.get("trail", {})
    known = {
        "acted": tuple(old.get("acted") or ()),
        "present": tuple(old.get("present") or ()),
        "laid": tuple(map(tuple, old.get("laid") or ())),
        "ends": ends(old.get("clocks", {})),
        "times": {int(seat): one["time"] for seat, one in old.get("clocks", {}).items()},
        "banks": {int(seat): left for seat, left in old.get("banks", {}).items()},
        "done": [one["number"] for one in trail.get("done", ())],
        "before": [ends(one.get("clocks", {}).get("clocks", {})) for one in trail.get("done", ())],
        "heard": [tuple(seats) for _, seats, _ in trail.get("heard", ())],
        "motions": {
            int(number): (one["name"], one.get("by"), one["votes"], one["seat"])
            for number, one in old.get("motions", {}).items()
        },
        "made": old.get("moved", 0),
        "open": tuple(old.get("open", ())),
        "wanted": old.get("wanted", 0),
        "bids": {int(seat): tuple(bid.values()) for seat, bid in old.get("bids", {}).items()},
        "declined": {int(seat): user for seat, user in old.get("declined", {}).items()},
        "late": {int(seat): count for seat, count in old.get("late", {}).items()},
        "words": {int(user): word for user, word in old.get("words", {}).items()},
        "times_of_day": [
            datetime.fromisoformat(old[name]) if old.get(name) else None
            for name in ("third", "pause")
        ],
        "lost": old.get("lost"),
    }
    return json.loads(msgspec.json.encode({**known, **NEWER}))


@pytest.mark.parametrize("name", OLD)
async def test_nothing_that_a_table_knew_is_forgotten(name: str, file: Path, url: str) -> None:
    """Clocks, banks, motions, bids and undos are kept, game by game; the rest was chosen."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(OLD[name])
        rows = dict(connection.execute("SELECT id, settings FROM games"))
    before = {game_id: json.loads(text) for game_id, text in rows.items()}

    async with Store.open(url, clock=Clock()) as store:
        after = [await store.readings.game(game_id) for game_id in before]

    assert after
    for row in after:
        assert remembered(memory_of(row)) == said(before[row.id]), row.id
        kept = {name: value for name, value in before[row.id].items() if name in CHOSEN}
        assert row.settings == kept


EVERYTHING = {
    "theme": "contrast",
    "pace": "daily",
    "auto_roll": True,
    "practice": False,
    "third": "2026-03-01T08:54:00+00:00",
    "words": {"100": "sheep"},
    "acted": [40, 49, 47],
    "present": [40, 48, 47],
    "laid": [[37, 15], [], [9]],
    "clocks": {
        "1": {
            "start": "2026-03-01T09:39:00.5+00:00",
            "time": 172800.25,
            "end": "2026-03-03T09:39:00.5+00:00",
            "stage": 1,
            "before": 12.5,
            "runs": False,
        },
        "2": {
            "start": "2026-03-01T09:39:00+00:00",
            "time": 660.0,
            "end": "2026-03-01T09:50:00+00:00",
            "stage": 0,
        },
    },
    "banks": {"0": 86400.0, "1": 0.0},
    "late": {"1": 2},
    "trail": {
        "seat": 2,
        "done": [
            {"number": 48},
            {
                "number": 49,
                "clocks": {
                    "clocks": {
                        "0": {
                            "start": "2026-03-01T09:30:00+00:00",
                            "time": 60.0,
                            "end": "2026-03-01T09:31:00+00:00",
                            "stage": 2,
                            "before": 0.0,
                            "runs": True,
                        }
                    },
                    "banks": {"0": 5.0},
                },
            },
        ],
        "heard": [["turn", [1, 2], "2026-03-01T09:29:00+00:00"]],
    },
    "motions": {
        "3": {
            "name": "kick",
            "by": 100,
            "until": "2026-03-04T09:00:00+00:00",
            "votes": [100, 101],
            "seat": 1,
            "channel": None,
        },
        "4": {"name": "move", "until": "2026-03-04T09:00:00+00:00", "votes": [], "seat": None},
    },
    "moved": 4,
    "open": [1, 2],
    "wanted": 3,
    "bids": {"1": {"user": 900, "name": "Eva", "locale": None}},
    "declined": {"2": 901},
    "pause": "2026-03-01T10:00:00+00:00",
    "lost": "50001",
}
"""Everything that a game's settings have ever held."""


async def test_all_that_was_ever_said_is_remembered(file: Path, url: str) -> None:
    """Facts that no stored game happens to have are remembered too."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(OLD["v4"])
        connection.execute("UPDATE games SET settings = ?", (json.dumps(EVERYTHING),))
        connection.commit()
        ((game_id,),) = connection.execute("SELECT id FROM games LIMIT 1")

    async with Store.open(url, clock=Clock()) as store:
        memory = memory_of(await store.readings.game(game_id))

    assert remembered(memory) == said(EVERYTHING)
    assert {name for name, value in remembered(memory).items() if not value} == NEWER.keys()
    first, second = memory.clocks.running.values()
    assert (first.stage, first.before.total_seconds(), first.runs) == (1, 12.5, False)
    assert (second.stage, second.before.total_seconds(), second.runs) == (0, 0, True)


@pytest.mark.parametrize("damaged", ["{", "[]", '{"version":2}', '{"version":1,"clocks":7}'])
async def test_a_damaged_memory_is_named(store: Store, damaged: str) -> None:
    """The host reads which game it is, and what to do; nothing is misread."""
    game_id = await lobby(store)
    await store.change(game_id, lambda change: change.update(memory=damaged))

    with pytest.raises(Unreadable, match=f"{game_id}.*backup"):
        memory_of(await store.readings.game(game_id))
    with pytest.raises(Unreadable):
        await Games(store).tables.look(game_id)


def test_what_says_nothing_is_left_out() -> None:
    """A table without facts takes a few letters, with its version."""
    assert encoded(Memory()) == '{"version":1}'
    assert encoded(Memory(late={})) == '{"version":1}'
