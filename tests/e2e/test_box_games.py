"""
Whole games of boxes, by people who only know the base game, with frequent kills.

They get nothing but words (`players.listener`), in one language and one way to play at each table:
both languages are played by clicks and by commands.
"""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import pytest

from bot.screens.shown import shown_in
from game import BOXES
from game.core.codec import compiled
from players.evening import NAMES, Plan
from tests.databases import ONE_QUICK, Database
from tests.e2e.checks import check
from tests.e2e.whole import verbs_of_all, whole
from tests.house import needs
from words import Words

pytestmark = pytest.mark.e2e

SETS = ("gods", "egypt gods pyramid")
LOCALES = {"en": "en-GB", "es": "es-ES"}
CLICKS, COMMANDS = ("clicks en", "clicks es"), ("commands en", "commands es")
WAYS = (*CLICKS, *COMMANDS)
"""How everyone at a table plays, and in which language."""
SIX = (*NAMES, "Eve", "Gus")
KILLS = 50
"""Steps between two kills in a short game; `tests/crash` kills at every step of every verb."""
AT_SEA = (
    pytest.param("new_shores", 3, marks=needs("seafarers")),
    *(
        pytest.param(name, points, marks=(needs(box), pytest.mark.soak))
        for box, name, points in (
            ("seafarers", "new_shores", 5),
            ("cloth", "cloth", 5),
            ("wonders", "wonders", 5),
            ("pirate_islands", "pirate_islands", 5),
            ("discovery", "fog_islands", 5),
            ("discovery", "treasure_islands", 7),
            ("discovery", "greater_catan", 7),
            ("discovery", "oasis", 5),
        )
    ),
)
"""Maps of short games, with their targets; slow ones are played in a soak."""


def ways(quick: str) -> list[Any]:
    """All ways to play: *quick* is played in every run, the others in a soak."""
    return [way if way == quick else pytest.param(way, marks=pytest.mark.soak) for way in WAYS]


FULL = [
    pytest.param(boxes, way, id=f"{boxes} {way}".replace(" ", "-"))
    for boxes in SETS
    for way in WAYS
]


@pytest.mark.parametrize("database", ONE_QUICK, indirect=True)
@needs("pyramid", "egypt")
@pytest.mark.soak
@pytest.mark.parametrize("way", WAYS)
async def test_a_short_game_of_the_pyramid(
    database: Database, way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By clicks or by commands, boats, blocks and gods are found and used."""
    options = {"points": 3, "expansion": "base egypt gods pyramid"}
    plan = told(way, options, seed=4)

    played = await whole(tmp_path, plan, monkeypatch, database, kills=KILLS)

    check(played)
    assert played.deaths


@needs("pyramid", "egypt")
@pytest.mark.soak
@pytest.mark.parametrize(("boxes", "way"), FULL)
async def test_a_whole_game_of_boxes(
    database: Database, boxes: str, way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game to its end; the last one to end checks that all verbs of the boxes were played."""
    seed = secrets.randbelow(10**6)
    plan = told(way, {"expansion": f"base {boxes}"}, seed=seed)

    played = await whole(tmp_path, plan, monkeypatch, database, kills=120)

    print(f"players' seed {seed}: {len(played.lines)} lines, {played.deaths} deaths")
    check(played)
    assert played.deaths
    seen = verbs_of_all(tmp_path, played, of=2 * len(FULL))
    names = ("base", *SETS[-1].split())
    added = shown_in(compiled(names, {}, 4, BOXES))
    assert seen is None or {shown.name for shown in added} - seen == set()


@pytest.mark.parametrize("database", ONE_QUICK, indirect=True)
@pytest.mark.parametrize(("where", "points"), AT_SEA)
@pytest.mark.parametrize("way", ways("clicks en"))
async def test_a_short_game_at_sea(
    database: Database,
    way: str,
    where: str,
    points: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By clicks or by commands, everything that a map asks is answered up to the end."""
    options = {"points": points, "expansion": "base seafarers", "map": where}
    plan = told(way, options, seed=4)

    played = await whole(tmp_path, plan, monkeypatch, database, kills=KILLS)

    check(played)
    assert played.deaths


@pytest.mark.soak
@pytest.mark.parametrize("database", ONE_QUICK, indirect=True)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=needs(name)) for name in ("forgotten_tribe", "new_world")],
)
async def test_a_short_game_of_a_scenario(
    database: Database, name: str, way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game to a few points on a map with its own rules, through kills, to the end."""
    options = {"points": 5, "expansion": "base seafarers", "map": name}
    plan = told(way, options, seed=4)

    played = await whole(tmp_path, plan, monkeypatch, database, kills=KILLS)

    check(played)
    assert played.deaths


SHORES = {
    "land": {"expansion": "base cities_knights"},
    "sea": {"expansion": "base cities_knights seafarers", "map": "new_shores"},
}


@pytest.mark.soak
@pytest.mark.parametrize("database", ONE_QUICK, indirect=True)
@needs("cities_knights", "knights_at_sea")
@pytest.mark.parametrize("where", SHORES)
@pytest.mark.parametrize("way", WAYS)
async def test_a_short_game_of_knights(
    database: Database, way: str, where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Knights, improvements and progress cards are found and used, through kills, to the end."""
    options = {"points": 6, **SHORES[where]}
    plan = told(way, options, seed=4)

    played = await whole(tmp_path, plan, monkeypatch, database, kills=KILLS)

    check(played)
    assert played.deaths


TURNS = {"pairs": "paired", "phases": "building"}


@pytest.mark.parametrize("database", ONE_QUICK, indirect=True)
@needs("five_six")
@pytest.mark.parametrize(
    ("way", "turns"),
    [
        ("clicks en", "phases"),
        *(
            pytest.param(*one, marks=pytest.mark.soak)
            for one in (
                ("clicks es", "phases"),
                ("commands en", "phases"),
                ("commands es", "phases"),
                ("clicks es", "pairs"),
                ("commands en", "pairs"),
            )
        ),
    ],
)
async def test_a_short_game_of_six(
    database: Database, way: str, turns: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Six players; after each turn the opposite seat acts, or everyone can build or pass."""
    played = await whole(tmp_path, six(way, turns, 3, 4), monkeypatch, database, kills=KILLS)

    check(played)
    assert played.deaths
    assert len(played.seats) == 6
    assert played.game.state.rules.options["turns"] == TURNS[turns]


@pytest.mark.soak
@pytest.mark.parametrize("database", ONE_QUICK, indirect=True)
@needs("five_six", "cities_knights")
@pytest.mark.parametrize(
    ("way", "turns"),
    [*((way, "phases") for way in CLICKS), *((way, "pairs") for way in COMMANDS)],
)
async def test_a_short_game_of_six_with_knights(
    database: Database, way: str, turns: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The largest table on land plays through kills to the end."""
    plan = six(way, turns, 5, 4, "base cities_knights five_six")

    played = await whole(tmp_path, plan, monkeypatch, database, kills=KILLS)

    check(played)
    assert played.deaths
    assert len(played.seats) == 6


@pytest.mark.soak
@needs("five_six")
@pytest.mark.parametrize("turns", TURNS)
@pytest.mark.parametrize("way", WAYS)
async def test_a_whole_game_of_six(
    database: Database, way: str, turns: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Six play to ten points, with both kinds of turns, by clicks and by commands."""
    seed = secrets.randbelow(10**6)

    played = await whole(tmp_path, six(way, turns, 10, seed), monkeypatch, database, kills=120)

    print(f"players' seed {seed}: {len(played.lines)} lines, {played.deaths} deaths")
    check(played)
    assert played.deaths


@pytest.mark.soak
@pytest.mark.parametrize("database", ONE_QUICK, indirect=True)
@needs("duel", "cities_knights")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("boxes", ["base duel", "base cities_knights duel"])
async def test_a_short_game_of_two(
    database: Database,
    boxes: str,
    way: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two people trade, rob and build through kills to the end; no screen asks for a third."""
    plan = told(way, {"points": 6, "expansion": boxes}, seed=4, names=NAMES[:2])

    played = await whole(tmp_path, plan, monkeypatch, database, kills=KILLS)

    check(played)
    assert played.deaths
    assert len(played.seats) == 2


@pytest.mark.soak
@pytest.mark.parametrize("database", ONE_QUICK, indirect=True)
@needs("teams")
@pytest.mark.parametrize("way", WAYS)
async def test_a_short_game_of_teams(
    database: Database, way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four people play two against two through kills to the end, and a whole team wins."""
    plan = told(way, {"points": 5, "expansion": "base teams"}, seed=6, names=SIX[:4])

    played = await whole(tmp_path, plan, monkeypatch, database, kills=KILLS)

    check(played)
    assert played.deaths
    assert len(played.seats) == 4


def six(way: str, turns: str, points: int, seed: int, box: str = "base five_six") -> Plan:
    """Six people who play by *way*, and choose the *turns* in the lobby."""
    w = Words(way.rsplit(maxsplit=1)[-1])
    chosen = {w.say("option.turns"): w.say(f"option.turns.{TURNS[turns]}")}
    return told(way, {"points": points, "expansion": box}, seed=seed, names=SIX, chosen=chosen)


def told(way: str, options: dict[str, Any], *, names: tuple[str, ...] = NAMES, **more: Any) -> Plan:
    """People who play by *way*, reading and typing its language."""
    how, tongue = way.split()
    return Plan(
        by_commands=frozenset(names if how == "commands" else ()),
        names=names,
        options={**options, "language": tongue},
        locale=LOCALES[tongue],
        **more,
    )
