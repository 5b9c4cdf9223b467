"""The `/game` commands that open, join, leave and start a lobby, and show its options."""

from __future__ import annotations

import re
from typing import Any, Literal

from discord import app_commands

from bot.chat.caller import Caller
from bot.chat.refusals import Refused
from bot.chat.screen import Screen
from bot.features.lobby import evening, expansions, lobby, readying, variant
from bot.features.lobby.clicks import show_options
from bot.features.lobby.entry import enter, may_open, open_thread, show_seat
from bot.features.play import groups
from bot.features.play.command import command
from bot.publish.services import Services
from bot.screens.formats import line
from bot.screens.named import boxes_text, value_text
from bot.table.room import fewest
from bot.table.server import formats
from bot.table.server.setups import SURPRISE, Setup, options_of
from game import BOXES, boxes_of, clash, fitted, maps_of, offered, seats_for, seats_on
from game.core.rows import MAP, Value
from storage import Occupied, Status
from words import LANGUAGES, Words, means, quoted
from words.typed import listed, tokens

Language = Literal["en", "es"]
Theme = Literal["classic", "contrast"]
Pace = Literal["live", "daily"]
Colour = Literal["red", "blue", "white", "orange", "green", "purple"]


async def boxes(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The boxes that can be played together, for autocomplete."""
    return [(boxes_text(caller.w, names), " ".join(names)) for names in offered()]


def chosen(caller: Caller, typed: str | None) -> tuple[str, ...]:
    """
    The boxes that the text means, by their names in the rules or in any language.

    Words that join names are ignored, and languages can be mixed.

    :raises Refused: if no such boxes are played together.
    """
    if typed is None:
        return offered()[0]
    wanted = " ".join(word for word in tokens(typed) if word not in listed("typed.fillers"))
    called = [{names: boxes_text(w, names) for names in offered()} for w in spoken(caller)]
    mixed = {names: " ".join((*names, *(by[names] for by in called))) for names in offered()}
    for labels in (*called, mixed):
        for names, label in labels.items():
            if typed == " ".join(names) or means(wanted, label):
                return names
    if not (one_by_one := _one_by_one(caller, typed)):
        raise Refused("ui.error.boxes", text=quoted(typed))
    names, misfits = fitted(one_by_one)
    if all(one.why == "added" for one in misfits):
        return names
    why = " ".join(expansions.misfits_text(misfits, caller.w))
    raise Refused("ui.error.misfits", why=why)


def _one_by_one(caller: Caller, typed: str) -> list[str]:
    """The expansions that the text lists; none if it contains anything else."""
    found = []
    for part in re.split(r"[+,;/]", typed):
        wanted = " ".join(word for word in tokens(part) if word not in listed("typed.fillers"))
        called = (
            name
            for name in expansions.expansions()
            if any(means(wanted, w.say(f"box.{name}")) for w in spoken(caller))
        )
        if not wanted or (name := next(called, None)) is None:
            return []
        found.append(name)
    return found


def spoken(caller: Caller) -> list[Words]:
    """The words of every language, the caller's first: players hear other languages' names too."""
    return [caller.w, *(Words(name) for name in LANGUAGES if name != caller.w.language)]


async def maps(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The maps that go with the boxes typed so far, for autocomplete."""
    found = sets(caller, caller.interaction.namespace.expansion)
    return [(value_text(caller.w, MAP, name, on), name) for name, on in found.items()]


def sets(caller: Caller, expansion: str | None) -> dict[str, tuple[str, ...]]:
    """
    The maps of the boxes that the text means, or of all, each with the modules played on it.

    :raises Refused: if no such boxes are played together.
    """
    if expansion is not None:
        return maps_of(chosen(caller, expansion))
    found: dict[str, tuple[str, ...]] = {}
    for names in offered():
        for name, modules in maps_of(names).items():
            found.setdefault(name, modules)
    return found


def chosen_map(caller: Caller, typed: str, expansion: str | None) -> tuple[str, tuple[str, ...]]:
    """
    The map that the text means, by its name in the rules or its title, and its modules.

    :raises Refused: if the boxes have no such map.
    """
    found = sets(caller, expansion)
    if typed in found:
        return typed, found[typed]
    for w in spoken(caller):
        for name, modules in found.items():
            titles = (value_text(w, MAP, name), value_text(w, MAP, name, modules))
            if any(means(typed, title) for title in titles):
                return name, modules
    for name in (name for module in BOXES for name in module.maps):
        called = value_text(caller.w, MAP, name)
        names = (value_text(w, MAP, name) for w in spoken(caller))
        is_meant = typed == name or any(means(typed, each) for each in names)
        if is_meant and (both := clash(chosen(caller, expansion), name)):
            why = caller.w.say(f"clash.{both[0]}.{both[1]}")
            raise Refused("ui.error.clash", map=called, why=why)
        if is_meant and not seats_on(boxes := chosen(caller, expansion), name):
            raise Refused(
                "ui.error.map_seats", map=called, counts=expansions.counts_text(seats_for(boxes))
            )
    raise Refused("ui.error.map", text=quoted(typed))


async def known_formats(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The formats of this server, each with its line, for autocomplete."""
    found = await formats.known(services.store, caller.interaction.guild_id)
    w = caller.w
    return [(f"{formats.name_of(one, w)}: {line(one, w)}", one.key) for one in found]


async def chosen_setup(services: Services, caller: Caller, typed: str | None) -> Setup:
    """
    The setup of the format that the text means; without text, the usual one.

    :raises Refused: if there is no such format.
    """
    if typed is None:
        return formats.BASE.setup
    found = await formats.find(services.store, caller.interaction.guild_id, typed)
    if found is None:
        raise Refused("ui.error.format", text=quoted(typed))
    return found.setup


def told(given: dict[str, Any]) -> dict[str, Value]:
    """The options that the caller chose."""
    return {name: value for name, value in given.items() if value is not None}


@command(
    "game new",
    parent=groups.GAME,
    completes={"expansion": boxes, "map": maps, "format": known_formats},
)
async def new(  # each is an option of the table
    services: Services,
    caller: Caller,
    expansion: str | None = None,
    map: str | None = None,  # noqa: A002  # the players' word
    surprise: bool = False,
    points: app_commands.Range[int, variant.LEAST_POINTS, variant.MOST_POINTS] | None = None,
    tokens: Literal["spiral", "random"] | None = None,
    harbours: Literal["printed", "shuffled"] | None = None,
    start: Literal["dice", "drawn"] | None = None,
    hand_limit: app_commands.Range[int, 5, 15] | None = None,
    phases: Literal["combined", "separate"] | None = None,
    new_harbours: Literal["as phases", "at once", "next turn"] | None = None,
    friendly: bool | None = None,
    before_roll: Literal["any", "knights"] | None = None,
    bank: Literal["visible", "hidden"] | None = None,
    dice: Literal["dice", "deck"] | None = None,
    spread: Literal["any", "numbers", "terrains", "both"] | None = None,
    balanced: bool | None = None,
    colour: Colour | None = None,
    language: Language | None = None,
    theme: Theme | None = None,
    pace: Pace | None = None,
    auto_roll: bool | None = None,
    thread: bool = False,
    practice: bool = False,
    players: app_commands.Range[int, variant.FEWEST, variant.MOST] | None = None,
    format: str | None = None,  # noqa: A002  # the players' word
) -> None:
    """Open a lobby in this channel, or in a thread of its own."""
    held = await may_open(services, caller, thread=thread)
    if thread and not caller.interaction.permissions.create_public_threads:
        raise Refused("ui.error.no_thread_right")
    setup = await chosen_setup(services, caller, format)
    among = expansion or (" ".join(boxes_of(setup.modules)) if format else None)
    on, modules = None, chosen(caller, expansion) if expansion else setup.modules
    if map:
        on, modules = chosen_map(caller, map, among)
    given: dict[str, Any] = {
        MAP: on,
        "points": points,
        "tokens": tokens,
        "harbours": harbours,
        "start": start,
        "hand_limit": hand_limit,
        "phases": phases,
        "new_harbours": new_harbours,
        "friendly": friendly,
        "before_roll": before_roll,
        "bank": bank,
        "dice": dice,
        "spread": spread,
        "balanced": balanced,
    }
    drawn: dict[str, Value] = {}
    if surprise and map is None:
        sets = [boxes_of(modules)] if among else offered()
        modules, drawn = await evening.drawn((players or 1) if practice else 1, sets)
    options = {**variant.kept(modules, setup.options), **drawn, **told(given)}
    own = {**setup.settings, **told({"theme": theme, "pace": pace, "auto_roll": auto_roll})}
    if MAP in options:
        own.pop(SURPRISE, None)
    variant.check_options(options, modules)
    try:
        async with services.openings.one(caller.user, caller.interaction.guild_id):
            table = await lobby.open_lobby(
                services.games,
                channel_id=await open_thread(caller) if thread else caller.channel,
                guild_id=caller.interaction.guild_id,
                host=caller.row(colour),
                language=language or held.language or caller.w.language,
                options=options,
                modules=modules,
                practice=(players or fewest(modules)) if practice else 0,
                rematch_of=None,
                **own,
            )
    except Occupied as error:
        if error.game_id is None:
            raise
        raise Refused("ui.error.occupied_at", link=await services.link(error.game_id)) from None
    await show_seat(services, caller, table)


@command("game join", parent=groups.GAME)
async def join(
    services: Services, caller: Caller, colour: Colour | None = None, word: str | None = None
) -> None:
    """Take a seat."""
    table = await services.tables.here(caller.channel)
    caller.at(table)
    await enter(services, caller, table.id, colour, word)


@command("game leave", parent=groups.GAME)
async def leave(services: Services, caller: Caller) -> None:
    """Leave the lobby before the game begins."""
    table = await services.tables.here(caller.channel)
    await lobby.leave(services.games, table.id, caller.user)
    await caller.say("ui.left")


@command("game start", parent=groups.GAME)
async def start(services: Services, caller: Caller) -> None:
    """Begin the game, or say that one is ready."""
    table = await services.tables.here(caller.channel)
    caller.at(table)
    table = await readying.start(services.games, table.id, caller.user, caller.interaction.id)
    await caller.say(readying.noted(table))


@command("game options", parent=groups.GAME)
async def options(services: Services, caller: Caller) -> None:
    """Show the options, or change them before the game begins."""
    table = await services.tables.here(caller.channel)
    w = caller.at(table).w
    if table.row.status is Status.LOBBY:
        await show_options(services, caller, table)
        return
    modules = table.row.modules
    given = {**variant.chosen(table), **table.playing().state.rules.options}
    lines = [
        f"{w.say(f'option.{rule.name}')}: "
        f"**{value_text(w, rule.name, given.get(rule.name, rule.default), modules)}**"
        for rule in options_of(modules)
    ]
    await caller.show(Screen("\n".join(lines)))


COMMANDS = (groups.GAME,)
