"""Every command gives a calm answer at every table, whatever is typed into it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, groupby

import discord
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.scenes import CHANNEL, SCENES, Scene, clear
from bot.screens.shown import SHOWN
from bot.table.table import Table
from game import offered
from game.base.families import FOUND
from tests.bot.clicking import ALBA, Doors, begun, commands, seated
from tests.widest import widest

EVERYTHING = max(offered(), key=len)
"""The most boxes that can be played together."""

NASTY = (
    "²",
    "𐩀",
    "(",
    " ",
    "\x00",
    "-1",
    "9" * 4400,
    "wood" * 750,
    "٣",
    "#",
    "1 ²",
    "0,0",
    "1:2:3",
)
"""Texts that only Python takes for numbers, and texts that are far too long."""

BEGIN, MIDDLE = (scene for name in ("setup", "midgame") if (scene := SCENES[name]))


def words() -> Iterator[tuple[str, str]]:
    """Every command option that takes any text."""
    for path, command in commands().items():
        for parameter in command.parameters:
            if parameter.type is discord.AppCommandOptionType.string and not parameter.choices:
                yield path, parameter.name


WORDS = tuple(words())


def filled(path: str, option: str, typed: str) -> dict[str, str]:
    """A command's options: one as typed, plus those that it requires."""
    needed = (p.name for p in commands()[path].parameters if p.required)
    return {**dict.fromkeys(needed, "1 wood"), option: typed}


def own_commands(table: Table) -> set[str]:
    """The commands for what can be done in a table's game."""
    verbs = table.playing().state.rules.verbs
    return {shown.command for shown in SHOWN if shown.action in verbs}


def longest_run(text: str) -> int:
    """The length of the longest piece of a `NASTY` text that an answer repeats."""
    return max((len(list(run)) for _, run in groupby(text.replace("wood", "w"))), default=0)


@pytest.mark.parametrize(
    ("place", "every"),
    [
        *(("nowhere", len(NASTY)), ("lobby", len(NASTY)), ("game", 4)),
        *(pytest.param(place, 1, marks=pytest.mark.soak) for place in ("nowhere", "lobby", "game")),
    ],
)
async def test_a_word_is_a_value_or_a_refusal(there: Doors, place: str, every: int) -> None:
    """
    No nasty text causes a fault, and answers quote only a little of it.

    The daily run types each text, but only a fourth of them into each option, and one of them
    without a game, where most answers don't depend on the text. Soaks type them all.
    """
    store = there.client.services.store
    if place == "lobby":
        await seated(store)
    elif place == "game":
        await begun(store, MIDDLE, EVERYTHING)
    for number, (path, option) in enumerate(WORDS):
        for typed in NASTY[number % every :: every]:
            outcome = await there.command(ALBA, path, **filled(path, option, typed))
            assert outcome.is_calm, (path, option, typed[:20], outcome)
            assert longest_run(outcome.text) <= 60, (path, option, outcome.text)
    if place == "nowhere":
        assert await store.readings.living_in(CHANNEL) is None


@settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    st.sampled_from(WORDS), st.text(max_size=40) | st.from_regex(r"[\d:#(,/ -]*", fullmatch=True)
)
async def test_any_text_is_a_value_or_a_refusal(
    there: Doors, option: tuple[str, str], typed: str
) -> None:
    """Random texts are answered calmly too, in the middle of a game with every box."""
    if await there.client.services.store.readings.living_in(CHANNEL) is None:
        await begun(there.client.services.store, MIDDLE, EVERYTHING)

    outcome = await there.command(ALBA, option[0], **filled(*option, typed))

    assert outcome.is_calm, outcome


async def test_a_proposal_is_made_for_any_text(there: Doors) -> None:
    """Autocomplete answers any text, within Discord's limits; each option gets another text."""
    await begun(there.client.services.store, MIDDLE, EVERYTHING)
    options = [
        (path, parameter.name)
        for path, command in commands().items()
        for parameter in command.parameters
        if parameter.autocomplete
    ]
    assert len(options) > len(NASTY)
    for (path, option), typed in zip(options, cycle(NASTY), strict=False):
        outcome = await there.completes(ALBA, path, option, typed[:100])
        assert outcome.is_calm, (path, option, typed[:20], outcome)
        assert outcome.choices is not None
        assert len(outcome.choices) <= 25
        assert all(len(choice["name"]) <= 100 for choice in outcome.choices)


@pytest.mark.parametrize(
    ("scene", "tables"),
    [
        pytest.param(BEGIN, (offered()[0], EVERYTHING), id="setup"),
        pytest.param(MIDDLE, widest(offered()), id="midgame"),
        pytest.param(MIDDLE, offered(), id="midgame-each", marks=pytest.mark.soak),
    ],
)
async def test_every_command_is_answered_at_every_table(
    there: Doors, scene: Scene, tables: tuple[tuple[str, ...], ...]
) -> None:
    """
    With any boxes, each command opens a menu with options or says why not; soaks: any set.

    What the game has is asked for at each table, and every other command at one of them.
    """
    store = there.client.services.store
    for number, modules in enumerate(tables):
        await clear(store)
        table = await begun(store, scene, modules)
        own = own_commands(table)
        for at, (path, command) in enumerate(commands().items()):
            if path not in own and at % len(tables) != number:
                continue
            needs = {p.name: "1" for p in command.parameters if p.required}

            outcome = await there.command(ALBA, path, **needs)

            assert outcome.is_calm, (modules, path, outcome)
            menus = [part for part in outcome.parts if part["type"] == 3]
            assert all(menu["options"] for menu in menus), (modules, path, menus)


async def test_a_command_of_a_box_says_that_the_game_has_none(there: Doors) -> None:
    """A command of a box that isn't played says that this game doesn't have it."""
    table = await begun(there.client.services.store, MIDDLE)
    for path in {shown.command for shown in SHOWN} - own_commands(table):
        needs = {p.name: "wood" for p in commands()[path].parameters if p.required}
        outcome = await there.command(ALBA, path, **needs)
        assert "this game" in outcome.text.lower(), (path, outcome)


async def test_the_name_of_another_sort_of_place_is_none(there: Doors) -> None:
    """The name of a hex isn't accepted as the edge with the same number."""
    table = await begun(there.client.services.store, BEGIN)
    (debt,) = table.playing().state.debts()
    (user,) = table.people_in([debt.seat])

    piece = "settlement" if debt.duty == FOUND else "road"
    outcome = await there.command(user, f"build {piece}", spot="0,0")

    assert outcome.text.startswith("No free place matches")
