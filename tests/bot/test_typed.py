"""The length of typed words: nothing longer is looked at."""

from __future__ import annotations

import zoneinfo
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from discord import AppCommandOptionType, app_commands

from bot.chat.caller import Caller
from bot.chat.outgoing import content
from bot.chat.typed import LONGEST
from bot.features.clocks import commands as rest
from bot.features.play import dispatch
from bot.publish.services import Services
from bot.tree import all_commands
from game import BOXES
from game.core.module import Module
from game.core.rows import Value
from storage import Status, Store
from tests.bot.visits import Visit, services
from tests.storage.asked import games_in
from words import Words, matches
from words.typed import tokens


def commands() -> Iterator[app_commands.Command[Any, ..., Any]]:
    """Every command of the tree."""
    for found in all_commands():
        if isinstance(found, app_commands.Group):
            yield from (c for c in found.walk_commands() if isinstance(c, app_commands.Command))
        else:
            yield found


def named(path: str) -> app_commands.Command[Any, ..., Any]:
    """The command of this name."""
    return next(command for command in commands() if command.qualified_name == path)


def test_every_option_for_words_says_how_long_they_may_be() -> None:
    """Discord limits the length of every text option of every command."""
    longest = {
        f"{command.qualified_name} {each.name}": each.max_value
        for command in commands()
        for each in command.parameters
        if each.type is AppCommandOptionType.string
    }

    assert longest == dict.fromkeys(longest, LONGEST)
    assert {"quiet zone", "game new expansion", "discard cards"} <= longest.keys()


def test_every_number_that_an_option_of_the_game_may_have_can_be_typed() -> None:
    """The options accept all numbers that any box allows; some are refused only later."""
    offered = {each.name: each for each in named("game new").parameters}
    numbers = {
        option.name: {value for box in BOXES for value in values_of(box, option.name)}
        for box in BOXES
        for option in box.options
        if type(option.default) is int and option.name in offered
    }

    ranges = {name: (offered[name].min_value, offered[name].max_value) for name in numbers}
    assert ranges == {name: (min(values), max(values)) for name, values in numbers.items()}
    assert {"points", "hand_limit"} <= ranges.keys()


def values_of(box: Module, name: str) -> Sequence[Value]:
    """The values that *box* allows for an option, or none if it has no such option."""
    return next((option.values for option in box.options if option.name == name), ())


async def _ran(services: Services, path: str, **given: Any) -> list[str]:
    """Run a command with forged options, and return the bot's answers."""
    visit = Visit(services)
    await named(path).callback(visit.it, **given)  # type: ignore[call-arg]  # our own
    return visit.said


async def test_a_longer_word_is_refused_before_the_command_runs(store: Store) -> None:
    """A forged text of six thousand letters is refused with the maximum length."""
    home = services(store)

    said = [
        await _ran(home, "quiet", begin="1", end="2", zone="a" * 6000),
        await _ran(home, "almanac", word="ﷺ" * LONGEST),
    ]

    assert said == [["That’s too long: use at most 100 characters."]] * 2


async def test_what_discord_does_not_offer_is_refused(store: Store) -> None:
    """A forged choice or an out-of-range number opens no table."""
    home = services(store)

    said = [
        await _ran(home, "game new", language="zz"),
        await _ran(home, "game new", practice=True, players=99),
    ]

    assert said == [["I can’t use that. Choose from the options Discord shows you."]] * 2
    assert await games_in(store, Status.LOBBY) == ()


async def test_a_longer_word_is_not_completed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A text that is too long isn't searched for, and its sender isn't looked up."""
    home = services(store)
    monkeypatch.setattr(Caller, "know", None)

    for command in commands():
        for parameter in command.parameters:
            if parameter.autocomplete:
                complete: Any = command._params[parameter.name].autocomplete
                assert await complete(Visit(home).it, "a" * 6000) == []


async def test_a_longer_button_is_none_of_ours(store: Store) -> None:
    """A forged click with an overlong address is an unknown button."""
    visit = Visit(services(store), custom_id=f"hex:abc:turn:{'9' * 6000}:1")

    await dispatch.click(visit.client.services, visit.it)

    assert visit.said == [content(Words("en").say("ui.error.unknown"))]


async def test_time_zones_are_read_from_the_disk_once(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the first search, time zones come from memory."""
    complete: Any = named("quiet")._params["zone"].autocomplete
    home = services(store)
    await complete(Visit(home).it, "madrid")
    monkeypatch.setattr(rest, "available_timezones", None)
    monkeypatch.setattr(zoneinfo, "available_timezones", None)

    found = await complete(Visit(home).it, "madrid")
    before = tokens.cache_info().misses
    again = await complete(Visit(home).it, "madri")

    assert [choice.value for choice in found] == ["Europe/Madrid"] == [c.value for c in again]
    assert tokens.cache_info().misses - before == 1, "only what was typed is new"


def test_more_words_than_a_label_has_do_not_fit_it() -> None:
    """A word typed twice needs a label that has it twice."""
    assert matches("5 5", "5 wood · 5 wheat")
    assert not matches("5 5 5", "5 wood · 5 wheat")
