"""Private screens about games played: history, figures, and who can see one's own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from babel.numbers import format_decimal, format_percent

from bot.chat.address import Address
from bot.chat.caller import Caller
from bot.chat.names import plain, shown
from bot.chat.screen import Button, Picture, Screen
from bot.features.play.answers import Answers
from bot.features.statistics.figures import Figures
from bot.features.statistics.results import NOBODY, SERVER, STATISTICS, whose
from bot.publish.services import Services
from bot.screens.named import boxes_text
from bot.table.server.ratings import counted, strength_in
from game import Seat, boxes_of, teams_of
from render import Figures as Drawn
from render import figures_png
from storage import COMPUTER, FORGOTTEN, PlayedRow, ResultRow, Status
from words import Words, bare

ME: Final = "me"
"""The choice without a preference: only oneself."""
CHOICES: Final = (ME, SERVER, NOBODY)

MOST = 10
"""Maximum number of games listed."""
CAPTIONS: Final = ("player", "places", "luck", "came", "fair")
PLACES: Final = range(1, 7)
"""All places that a table can have."""
ROOM = 1700
"""Maximum number of characters of the listed games."""


class Choose(Answers, op="statistics", new="never"):
    """Choose who can see one's figures."""

    who: str

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """Show who can see them now."""
        await choose(services, caller, self.who)


async def choose(services: Services, caller: Caller, who: str | None) -> None:
    """Let *who* see the caller's figures from now on; a caller who chooses nobody is removed."""
    store = services.store
    if who in CHOICES:
        chosen = who if who in (SERVER, NOBODY) else None
        await store.notes.prefer(caller.user, **{STATISTICS: chosen})
        if chosen == NOBODY:
            await store.results.leave(caller.user)
    person = await store.readings.person(caller.user)
    await caller.show(choice(caller.w, whose(person.preferences)))


def history(w: Words, games: Sequence[PlayedRow], user: int | None) -> Screen:
    """The newest of *games*, either the reader's own or those of the server."""
    played = counted(games)
    if not played:
        return Screen(w.say("ui.history.none" if user is None else "ui.history.none.mine"))
    key = "ui.history.server" if user is None else "ui.history.mine"
    lines = [w.say(key, count=len(played))]
    for game in played[: -MOST - 1 : -1]:
        line = "- " + _game(w, game, user)
        if sum(map(len, lines)) + len(line) > ROOM:
            break
        lines.append(line)
    if left := len(played) + 1 - len(lines):
        lines.append(w.say("ui.history.more", count=left))
    return Screen("\n".join(lines))


def _game(w: Words, game: PlayedRow, user: int | None) -> str:
    """One line about one game."""
    facts = {
        "when": f"<t:{int(game.ended.timestamp())}:d>",
        "boxes": boxes_text(w, boxes_of(game.modules)),
    }
    if game.status is not Status.OVER:
        return w.say("ui.history.given_up", **facts)
    order = sorted(game.results, key=lambda row: (row.place or 0, row.seat))
    if user is None:
        ranked = [_ranked(w, game, row) for row in order]
        return w.say("ui.history.ranked", players=", ".join(ranked), **facts)
    own, teams = next(row for row in order if row.user_id == user), teams_of(game.modules)
    place = w.say(f"ui.place.{own.place}")
    facts["place"] = w.say("ui.history.place", place=place, seats=len(teams) or len(order))
    if own.place == 1:
        if partners := [_who(w, game, row) for row in order if _is_partner(teams, own, row)]:
            with_whom = w.join(partners)
            return w.say("ui.history.won.team", count=own.points, partners=with_whom, **facts)
        return w.say("ui.history.won", count=own.points, **facts)
    winners = w.join([_who(w, game, row) for row in order if row.place == 1])
    return w.say("ui.history.lost", count=own.points, winners=winners, **facts)


def _is_partner(teams: Sequence[Sequence[Seat]], own: ResultRow, row: ResultRow) -> bool:
    return row is not own and any(own.seat in team and row.seat in team for team in teams)


def _ranked(w: Words, game: PlayedRow, row: ResultRow) -> str:
    key = "ui.history.first" if row.place == 1 else "ui.history.next"
    return w.say(key, player=_who(w, game, row), count=row.points)


def _who(w: Words, game: PlayedRow, row: ResultRow) -> str:
    """
    A player's name in a game; people who left the statistics aren't named.

    A computer has only its strength: it may have the name of the person it played for.
    """
    if row.user_id == COMPUTER:
        strength = strength_in(game, row)
        return computer(w, strength) if strength else w.say("ui.history.computer")
    name = "" if row.user_id in (FORGOTTEN, None) else shown(game.names[row.seat])
    return plain(name or w.say("ui.name.forgotten"))


def computer(w: Words, strength: str) -> str:
    """The name of the computers of one *strength*."""
    return w.say("ui.history.strength", strength=w.say(f"strength.{strength}"))


def figures(w: Words, name: str | None, found: Figures, scale: float, theme: str) -> Screen:
    """The figures of the reader, or of a person called *name*, with a picture of them."""
    key = "ui.stats.title.mine" if name is None else "ui.stats.title.player"
    title = w.say(key, player=plain(name or ""))
    lines = told(w, found)
    picture = None
    if found.games:
        drawing = partial(
            figures_png,
            drawn(w, found),
            w.say(key, player=name or ""),
            captions=captions(w),
            scale=scale,
            theme=theme,
        )
        picture = Picture(drawing, "figures.png", bare(f"{title}.", *lines))
    return Screen("\n".join((f"**{title}**", *lines)), picture)


def figures_of_server(w: Words, found: Figures) -> Screen:
    """The figures of a server."""
    lines = (f"**{w.say('ui.stats.title')}**", *told(w, found, of_server=True))
    return Screen("\n".join(lines))


def drawn(w: Words, found: Figures) -> Drawn:
    """The content of the picture of a person's figures."""
    return Drawn(
        facts=(
            (str(found.games), w.say("ui.stats.fact.games", count=found.games)),
            (str(found.wins), w.say("ui.stats.fact.wins", count=found.wins)),
            (_decimal(w, found.average), w.say("ui.stats.fact.average")),
            (f"{found.in_box} ×", w.say(f"box.{found.box}")),
        ),
        places=tuple(found.places[n] for n in range(1, max(found.places, default=0) + 1)),
        luck=(_share(w, found), found.came, found.fair) if found.fair else None,
    )


def captions(w: Words) -> dict[str, str]:
    """The words on that picture."""
    said = {name: w.say(f"ui.stats.caption.{name}") for name in CAPTIONS}
    return said | {str(place): w.say(f"ui.place.{place}") for place in PLACES}


def told(w: Words, found: Figures, *, of_server: bool = False) -> list[str]:
    """The figures in sentences, without those that are unknown."""
    if not found.games and not found.given_up:
        return [w.say("ui.stats.none")]
    lines = []
    if of_server:
        lines.append(w.say("ui.stats.played", count=found.games))
        lines.append(w.say("ui.stats.people", count=found.people, winners=found.wins))
    else:
        share = format_percent(found.wins / max(1, found.games), locale=w.language)
        lines.append(w.say("ui.stats.games", count=found.games, wins=found.wins, share=share))
    if found.given_up:
        lines.append(w.say("ui.stats.given_up", count=found.given_up))
    if found.games:
        if not of_server:
            places = [
                w.say("ui.stats.place", place=w.say(f"ui.place.{place}"), count=count)
                for place, count in sorted(found.places.items())
            ]
            lines.append(w.say("ui.stats.places", places=", ".join(places)))
        key = "ui.stats.points.server" if of_server else "ui.stats.points"
        lines.append(w.say(key, average=_decimal(w, found.average), most=max(found.points)))
    if found.fair:
        lines.append(luck(w, found))
    box = w.say(f"box.{found.box}")
    lines.append(w.say("ui.stats.box", box=box, count=found.in_box))
    return lines


def luck(w: Words, found: Figures) -> str:
    """The cards that the dice have produced, compared with the average."""
    fair, more = _decimal(w, found.fair), _share(w, found)
    return w.say("ui.stats.luck", came=found.came, fair=fair, more=more)


def _share(w: Words, found: Figures) -> str:
    sign = "−" if found.luck < 0 else "+"
    return sign + str(format_percent(abs(found.luck), locale=w.language))


def _decimal(w: Words, number: float) -> str:
    return str(format_decimal(round(number, 1), locale=w.language))


def choice(w: Words, who: str | None) -> Screen:
    """The present choice of who can see one's figures, with a button for each other choice."""
    now = who or ME
    row = tuple(
        Button(
            w.say(f"ui.button.statistics.{each}"),
            Choose(each).to(),
            "danger" if each == NOBODY else "secondary",
        )
        for each in CHOICES
        if each != now
    )
    return Screen(w.say(f"ui.statistics.{now}"), None, (row,))
