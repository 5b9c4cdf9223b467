"""The lobby as the channel sees it, and the private screens for its options and colours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from bot.chat import choices
from bot.chat.screen import Button, Menu, Option, Picture, Screen
from bot.features.lobby import expansions
from bot.features.lobby import operations as ops
from bot.features.lobby.filling import computers
from bot.features.lobby.lobby import coloured, is_teamed
from bot.features.lobby.variant import chosen, is_for
from bot.publish.posts.joining import Join, OfLobby
from bot.publish.posts.post import Post
from bot.publish.posts.pushes import mention, name
from bot.screens.formats import line, title
from bot.screens.named import boxes_text, value_text
from bot.table.room import PLAYERS, asks_ready, fewest, room
from bot.table.server.formats import Format
from bot.table.server.setups import SURPRISE, options_of
from bot.table.table import Table
from game import (
    COLOURS,
    Game,
    Misfit,
    Seat,
    Seeded,
    boxes_of,
    is_advised,
    maps_of,
    offered,
    teams_of,
)
from game.core.rows import MAP
from render import Player, board_png
from storage import Status
from words import LANGUAGES, Words, against

TOLD_WITH_MAP = (MAP, "points")
"""Options whose default is in the line about the map."""

SHORT = 16
"""Characters of the seed's fingerprint shown in a lobby; a button shows all of it."""


def lobby(table: Table, again: Sequence[int] = (), roles: Sequence[int] = ()) -> Screen:
    """
    The lobby's post: players, options and buttons.

    *again* are pinged for a rematch, *roles* because they were tied to this kind of game.
    """
    w = table.words()
    if table.row.status is not Status.LOBBY:
        return closed(table)
    seats = [
        w.say(
            "ui.lobby.host" if seat.user_id == table.row.host_id else "ui.lobby.seat",
            player=table.who(Seat(seat.seat)),
            colour=w.say(f"colour.{seat.colour or 'red'}"),
        )
        for seat in table.seats
    ]
    seats += [*_free(table, w), *_teams(table, w), *_next(table, w)]
    text = "\n".join(
        (
            *_rematch(table, again, w),
            *_called(table, roles, w),
            w.say(
                "ui.lobby.title",
                player=table.who(Seat(0)),
                count=len(table.seats),
                most=room(table.row),
            ),
            *_boxes(table, w),
            *_map(table, w),
            *seats,
            *_asks_ready(table, w),
            _changed(table, w),
            *_staying_out(table, w),
            w.say(
                "ui.lobby.seed.short",
                language=w.say(f"language.{w.language}"),
                commitment=table.row.commitment[:SHORT],
            ),
        )
    )

    can_join, can_start = _open_for(table)
    row = (
        Button(
            w.say("ui.button.join"), Join().to(table.id), "success" if can_join else "secondary"
        ),
        Button(w.say("ui.button.leave"), ops.Leave().to(table.id)),
        Button(
            w.say("ui.button.start"),
            ops.Start().to(table.id),
            "primary" if can_join and can_start else "success" if can_start else "secondary",
        ),
        Button(w.say("ui.button.options"), ops.Options().to(table.id)),
        Button(w.say("ui.button.help"), ops.Help().to(table.id)),
    )
    more = (
        *(_button(table, one, w) for one in (*_company(table), ops.Dice())),
        *_languages(table, w),
    )
    return Screen(text, None, (row, more), tuple(again), roles=tuple(roles))


def _teams(table: Table, w: Words) -> Iterator[str]:
    """A line on who plays with whom, or how that comes about."""
    if is_teamed(table):
        yield w.say("ui.lobby.teams", teams=teams(table, w))
    elif teams_of(table.row.modules):
        yield w.say("ui.lobby.teams.how")


def teams(table: Table, w: Words) -> str:
    """The teams of a full lobby."""
    return against(teams_of(table.row.modules), table.who, w)


def _changed(table: Table, w: Words) -> str:
    """A line of the options that were changed, or that the expansions set to another value."""
    given, usual = chosen(table), {rule.name: rule.default for rule in options_of(offered()[0])}
    said = []
    for rule in options_of(table.row.modules, table.row.options):
        value, is_told = given.get(rule.name, rule.default), rule.name in TOLD_WITH_MAP
        is_own = len(rule.values) > 1 and usual.get(rule.name, rule.default) != rule.default
        if rule.name != MAP and (value != rule.default or (is_own and not is_told)):
            said.append(f"{w.say(f'option.{rule.name}')}: **{value_text(w, rule.name, value)}**")
    return " · ".join(said) or w.say("ui.lobby.standard")


def _open_for(table: Table) -> tuple[bool, bool]:
    """Whether others can join, and whether enough players sit for the game to start."""
    seats, modules = len(table.seats), table.row.modules
    can_join = seats < room(table.row) and not table.row.settings.get("practice")
    return can_join, seats >= fewest(modules)


def _languages(table: Table, w: Words) -> Iterator[Button]:
    """A button for each other language, in that language."""
    for language in LANGUAGES:
        if language != w.language:
            yield Button(w.say(f"language.{language}"), ops.Language(language).to(table.id))


def full(post: Post, link: str) -> Screen:
    """The call for the host when all seats are taken."""
    table, w = post.table, post.w
    pings = table.people_in(post.seats)
    first = w.say("ui.lobby.full", player=mention(table, post.seats[0]))
    start = Button(w.say("ui.button.start"), ops.Start().to(table.id), "success")
    return Screen(f"{first}\n{w.say('ui.ask.table', link=link)}", None, ((start,),), pings)


def _button(table: Table, one: OfLobby, w: Words) -> Button:
    return Button(w.say(f"ui.button.lobby.{one.op}"), one.to(table.id))


def _company(table: Table) -> Iterator[OfLobby]:
    """The host's buttons for playing without waiting for people, or waiting for them again."""
    if table.row.settings.get("practice"):
        yield ops.NoPractice()
        return
    if len(table.seats) < room(table.row):
        yield ops.Fill()
    elif computers(table):
        yield ops.Empty()
    if len(table.people) == 1:
        yield ops.Practice()
    if is_teamed(table):
        yield ops.Partners()


def _free(table: Table, w: Words) -> Iterator[str]:
    """A line with the number of free seats."""
    if table.row.settings.get("practice"):
        return
    if freed := table.memory.ready.freed:
        yield w.say("ui.lobby.freed", count=freed)
    if free := max(room(table.row) - len(table.seats), 0):
        yield w.say("ui.lobby.free", count=free)


def _next(table: Table, w: Words) -> Iterator[str]:
    """A line on what to do next."""
    modules, count = table.row.modules, len(table.seats)
    if table.row.settings.get("practice"):
        return
    if (needed := fewest(modules) - count) > 0:
        yield w.say("ui.lobby.needed", count=needed)
        if box := expansions.alone_for(modules, count):
            yield w.say("ui.lobby.or_box", count=count, box=w.say(f"box.{box}"))
    elif table.memory.ready.until is None:
        host = next((seat.seat for seat in table.seats if seat.user_id == table.row.host_id), 0)
        yield w.say("ui.lobby.ready", player=table.who(Seat(host)))


def _asks_ready(table: Table, w: Words) -> Iterator[str]:
    """A line on how the game of a live table begins."""
    if table.memory.ready.until:
        yield w.say("ui.lobby.asked_ready")
    elif asks_ready(table.row):
        yield w.say("ui.lobby.asks_ready")


def dice(table: Table, w: Words) -> Screen:
    """The whole fingerprint of the seed, and what it is for."""
    return Screen(w.say("ui.lobby.seed", commitment=table.row.commitment))


def _rematch(table: Table, again: Sequence[int], w: Words) -> Iterator[str]:
    """A line that calls the players of the game before."""
    if again:
        players = ", ".join(f"<@{user}>" for user in again)
        yield w.say("ui.lobby.again", players=players, host=name(table, Seat(0)))


def _called(table: Table, roles: Sequence[int], w: Words) -> Iterator[str]:
    """A line that calls the roles tied to this kind of game."""
    if roles:
        called = ", ".join(f"<@&{role}>" for role in roles)
        yield w.say("ui.lobby.called", roles=called, host=name(table, Seat(0)))


def closed(table: Table) -> Screen:
    """The lobby's post after it has closed or begun."""
    w = table.words()
    if table.row.status is Status.CLOSED:
        key = "ui.lobby.closed" if table.row.end_reason == "idle" else "ui.lobby.given_up"
        return Screen(w.say(key))
    players = w.join(table.who(Seat(seat.seat)) for seat in table.seats)
    if is_teamed(table):
        players = teams(table, w)
    seed = w.say("ui.lobby.seed", commitment=table.row.commitment)
    return Screen(f"{w.say('ui.lobby.began', players=players)}\n{seed}")


def _boxes(table: Table, w: Words) -> Iterator[str]:
    """A line with the boxes, if there are more than the base game."""
    if len(boxes := boxes_of(table.row.modules)) > 1:
        yield w.say("ui.lobby.boxes", boxes=boxes_text(w, boxes))


def _map(table: Table, w: Words) -> Iterator[str]:
    """Lines on the map and its points, unless it is the base game's usual map."""
    if table.row.settings.get(SURPRISE):
        yield w.say("ui.lobby.surprise")
        return
    rules = {rule.name: rule for rule in options_of(table.row.modules, table.row.options)}
    now = {name: table.row.options.get(name, rule.default) for name, rule in rules.items()}
    if len(table.row.modules) > 1 or now[MAP] != rules[MAP].default:
        name = value_text(w, MAP, now[MAP], table.row.modules)
        yield w.say("ui.lobby.map", map=name, count=now["points"])
        if not is_advised(table.row.modules, str(now[MAP])):
            yield w.say("ui.map.unadvised")


def _staying_out(table: Table, w: Words) -> Iterator[str]:
    """Lines on players who get another colour at the start, unless more players come."""
    for seat, then in zip(table.seats, coloured(table), strict=True):
        if seat.colour and seat.colour != then.colour:
            colour, player = w.say(f"colour.{seat.colour}"), table.who(Seat(seat.seat))
            count = max(fewest(table.row.modules), len(table.seats))
            yield w.say("ui.lobby.stays_out", count=count, colour=colour, player=player)


def options(
    table: Table,
    w: Words,
    known: Sequence[Format] = (),
    misfits: Sequence[Misfit] = (),
    *,
    is_drawn: bool = False,
) -> Screen:
    """
    The screen that ticks expansions, and chooses an option to change or a *known* format.

    If everything *is_drawn* just now, it shows the map and the options too.
    """
    modules, given = table.row.modules, chosen(table)
    listed = tuple(
        Option(
            w.say(f"option.{rule.name}"),
            rule.name,
            value_text(w, rule.name, given.get(rule.name, rule.default), modules),
        )
        for rule in options_of(modules, table.row.options)
        if len(rule.values) > 1
    )
    menus = choices.menus(
        listed, lambda page: ops.Choose(page).to(table.id), w.say("ui.menu.option")
    )
    is_full = len(table.seats) >= room(table.row)
    more: list[OfLobby] = [] if is_full else [ops.Computer()]
    more += [ops.NoComputer(), ops.Strengths()] if computers(table) else []
    more.append(ops.Evening())
    more += [ops.AllSeats()] if table.row.settings.get(PLAYERS) else []
    buttons = tuple(_button(table, one, w) for one in more)
    rows = (
        expansions.menu(table, w),
        *menus,
        *_formats(table, w, known),
        *((buttons,) if buttons else ()),
    )
    drawn = (*_map(table, w), _changed(table, w)) if is_drawn else ()
    said = (*_boxes(table, w), *drawn, *expansions.misfits_text(misfits, w))
    text = "\n".join((*said, w.say("ui.options.title")))
    return Screen(text, None, rows)


def _formats(table: Table, w: Words, known: Sequence[Format]) -> Iterator[Menu]:
    """A menu of the formats, and of what was played here before."""
    if known:
        listed = tuple(Option(title(one, w), one.key, line(one, w)) for one in known)
        yield Menu(ops.Setup().to(table.id), w.say("ui.menu.setup"), listed)


def maps(table: Table, w: Words, scale: float) -> Screen:
    """The screen that chooses the map, with an example picture, the points and what is special."""
    boxes, is_surprise = boxes_of(table.row.modules), bool(table.row.settings.get(SURPRISE))
    rules = {rule.name: rule for rule in options_of(table.row.modules, table.row.options)}
    now = str(table.row.options.get(MAP, rules[MAP].default))
    listed = tuple(
        Option(
            value_text(w, MAP, name, boxes),
            name,
            "" if is_advised(modules, name) else w.say("ui.map.unadvised.short"),
            is_default=name == now and not is_surprise,
        )
        for name, modules in maps_of(boxes).items()
    )
    menu = Menu(ops.Map().to(table.id), w.say("ui.menu.value"), listed)
    buttons = (
        Button(w.say("ui.button.lobby.any-map"), ops.AnyMap().to(table.id)),
        Button(w.say("ui.button.lobby.surprise"), ops.Surprise().to(table.id)),
        Button(w.say("ui.button.back"), ops.Options().to(table.id)),
    )
    if is_surprise:
        return Screen(w.say("ui.map.surprise"), None, (menu, buttons))
    points = table.row.options.get("points", rules["points"].default)
    lines = [
        w.say("ui.map.title", map=value_text(w, MAP, now, boxes), count=points),
        w.say(f"map.{now}", points=points),
        w.say("ui.map.example"),
    ]
    if not is_advised(table.row.modules, now):
        lines.insert(2, w.say("ui.map.unadvised"))
    seats = max(fewest(table.row.modules), len(table.seats))
    if not is_for(seats, table.row.modules, now):
        lines.append(w.say("ui.map.seats", count=seats))
        return Screen("\n".join(lines), None, (menu, buttons))
    return Screen("\n".join(lines), _example(table, seats, now, w, scale), (menu, buttons))


def _example(table: Table, seats: int, name: str, w: Words, scale: float) -> Picture:
    """A picture of one way the map *name* can be dealt; the game deals its own."""
    settings = {**table.row.options, MAP: name}
    chance = Seeded(name.encode())
    view = Game.new(seats, chance, modules=table.row.modules, settings=settings).view()
    left = [colour for colour in COLOURS if colour not in {seat.colour for seat in table.seats}]
    people = (*table.players(), *(Player("", colour) for colour in left))[:seats]
    draw = partial(board_png, view, people, scale=scale, theme=table.theme)
    called = value_text(w, MAP, name, table.row.modules)
    return Picture(draw, f"map-{name}.png", w.say("ui.map.alt", map=called))


def values(table: Table, name: str, w: Words) -> Screen:
    """The screen that chooses the value of an option."""
    rule = next(
        rule for rule in options_of(table.row.modules, table.row.options) if rule.name == name
    )
    now = chosen(table).get(name, rule.default)
    listed = tuple(
        Option(value_text(w, name, value), str(i), is_default=value == now)
        for i, value in enumerate(rule.values)
    )
    return Screen(
        w.say("ui.options.value", option=w.say(f"option.{name}")),
        None,
        (
            Menu(ops.Value(name).to(table.id), w.say("ui.menu.value"), listed),
            (Button(w.say("ui.button.back"), ops.Options().to(table.id)),),
        ),
    )
