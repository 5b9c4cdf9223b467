"""A league in words and pictures: its table, the announcements of its opening and of its end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.chat.names import plain, shown
from bot.chat.screen import Button, Picture, Screen
from bot.features.leagues import dates
from bot.features.leagues.league import CLOSED, OPENED, League, link
from bot.features.leagues.table import Standing, champions
from bot.table.server import formats
from game import seats_for, teams_of
from render import Champion, Standings, StandingsRow, champion_png, standings_png
from storage import ContestRow
from words import Words, bare

LISTED: Final = 10
"""Maximum number of people on a picture and in its alt text, besides the reader."""
FIRST: Final = 5
"""Maximum number of people in the text next to it, besides the reader."""


def rules(w: Words, league: League) -> list[str]:
    """How points are given: by the places that the format has, and for the first game of a day."""
    modules = league.format.setup.modules
    places = len(teams_of(modules)) or max(seats_for(modules))
    worth = [str(each) for each in league.points[:places]]
    lines = [w.say("ui.league.points", points=w.join(worth))]
    if league.bonus:
        lines.append(w.say("ui.league.bonus", count=league.bonus))
    return lines


def when(w: Words, league: League) -> str:
    """The days of a league, in the reader's own time zone."""
    begin = f"<t:{int(league.begin.timestamp())}:f>"
    if league.end is None:
        return w.say("ui.league.when.open", begin=begin)
    return w.say("ui.league.when", begin=begin, end=f"<t:{int(league.end.timestamp())}:f>")


def line(w: Words, one: Standing, *, is_reader: bool = False) -> str:
    """A person's line of the table."""
    name = named(w, one)
    said = w.say(
        "ui.league.line",
        place=one.rank,
        player=w.say("ui.league.you", player=name) if is_reader else name,
        points=one.points,
        count=one.games,
        wins=one.wins,
    )
    if not one.corrected:
        return said
    return f"{said} {w.say('ui.league.corrected', points=signed(one.corrected))}"


def named(w: Words, one: Standing) -> str:
    """A person's name in a text."""
    return plain(shown(one.name)) or w.say("ui.name.forgotten")


def signed(points: int) -> str:
    """A number with its sign, such as +3 or −3."""
    return f"−{-points}" if points < 0 else f"+{points}"


def listed(found: Sequence[Standing], reader: int, most: int) -> list[Standing | None]:
    """The best people and the reader; None where people in between are left out."""
    best: list[Standing | None] = [*found[:most]]
    for nth, one in enumerate(found[most:]):
        if one.user == reader:
            best += [None, one] if nth else [one]
    return best


def lines(w: Words, found: Sequence[Standing], reader: int, most: int) -> list[str]:
    """The table in words."""
    return [
        "…" if one is None else line(w, one, is_reader=one.user == reader)
        for one in listed(found, reader, most)
    ]


def picture(
    w: Words,
    row: ContestRow,
    league: League,
    found: Sequence[Standing],
    scale: float,
    *,
    reader: int,
    is_final: bool,
    theme: str,
) -> Picture:
    """The table as a picture; if it *is_final*, the champions have a star."""
    first = {one.user for one in champions(found)} if is_final else set()
    has_corrections = any(one.corrected for one in found)
    captions = ["games", "wins", *(["corrected"] if has_corrections else []), "points"]

    def drawn(one: Standing) -> StandingsRow:
        corrected = signed(one.corrected) if one.corrected else ""
        figures = (str(one.games), str(one.wins), *([corrected] if has_corrections else []))
        return StandingsRow(
            one.rank,
            shown(one.name),
            (*figures, _minus(one.points)),
            "star" if one.user in first else "",
            one.user == reader,
        )

    standings = Standings(
        row.name,
        about(w, league),
        tuple(w.say(f"ui.league.caption.{name}") for name in captions),
        tuple(None if one is None else drawn(one) for one in listed(found, reader, LISTED)),
    )
    unnamed = w.say("ui.name.forgotten")
    drawing = partial(standings_png, standings, unnamed=unnamed, scale=scale, theme=theme)
    alt = bare(f"{plain(row.name)}.", *(f"{each}." for each in lines(w, found, reader, LISTED)))
    return Picture(drawing, "standings.png", alt)


def about(w: Words, league: League) -> str:
    """The line below the title on a picture."""
    name = formats.name_of(league.format, w)
    return f"{name} · {dates.span(w, league.begin, league.end)}"


def _minus(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)


def opening(w: Words, row: ContestRow, league: League) -> Screen:
    """The announcement of a new league."""
    lines = (
        w.say("ui.league.opened", league=plain(row.name)),
        w.say("ui.league.opened.how", format=plain(formats.name_of(league.format, w))),
        when(w, league),
        *rules(w, league),
    )
    button = Button(w.say("ui.button.league.table"), link(row.id, OPENED), "primary")
    return Screen("\n".join(lines), None, ((button,),))


def final(
    w: Words, row: ContestRow, league: League, found: Sequence[Standing], scale: float
) -> Screen:
    """The announcement of its end: the champion's picture and the best people."""
    first = champions(found)
    names = w.join([named(w, one) for one in first])
    key = "ui.league.won" if len(first) == 1 else "ui.league.won.shared"
    said = w.say(key, league=plain(row.name), players=names, count=first[0].points)
    facts = (
        (str(first[0].games), w.say("ui.champion.games", count=first[0].games)),
        (str(first[0].wins), w.say("ui.champion.wins", count=first[0].wins)),
        (_minus(first[0].points), w.say("ui.champion.points", count=first[0].points)),
    )
    best = Champion(row.name, about(w, league), tuple(shown(one.name) for one in first), facts)
    drawing = partial(champion_png, best, unnamed=w.say("ui.name.forgotten"), scale=scale)
    told = w.join([f"{figure} {label}" for figure, label in facts])
    button = Button(w.say("ui.button.league.table"), link(row.id, CLOSED), "primary")
    return Screen(
        "\n".join((said, *lines(w, found, 0, LISTED))),
        Picture(drawing, "champion.png", bare(f"{said} {told}.")),
        ((button,),),
    )
