"""
A tournament's posts, by key, in its own language.

Each has a button that leads to the tournament and names the post's key, so that a post that may
have been made before a crash is found in its channel.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from bot.chat.address import Address
from bot.chat.names import plain
from bot.chat.screen import Button, Screen
from bot.features.tournaments import operations as ops
from bot.features.tournaments import pictures
from bot.features.tournaments.desk import END, Contest
from bot.features.tournaments.entering import inside, waiting
from bot.features.tournaments.field import Correction, Match, Round, Tournament
from bot.features.tournaments.rounds import standing
from bot.features.tournaments.rounds.finishing import find
from bot.features.tournaments.stages import EARLY, begins, has_rounds, is_last, opening
from bot.features.tournaments.wording import (
    about_games,
    mention,
    mentions,
    ranking,
    stage,
    time,
)
from bot.publish.posts.board import stamp
from storage import ContestRow
from words import Words

LOBBY: Final = "lobby"
"""The post with which people sign up."""

LISTED: Final = 10
"""Number of people in the standings of a post."""

PODIUM: Final = 3
"""Number of people in the post about the champion."""


def of_table(number: int, table: int) -> str:
    """The key of the post of a table in round *number*."""
    return f"t{number}-{table}"


def of_call(tournament: Tournament, number: int, table: int) -> str:
    """The key of the post in a table's thread by which a manager's change calls it again."""
    return f"{of_table(number, table)}-{len(_calls(tournament, number, table))}"


def _calls(tournament: Tournament, number: int, table: int) -> list[Correction]:
    """The corrections that call a table again, the oldest first."""
    at = number, table
    found = (one for one in tournament.log if (one.round, one.table) == at)
    return [one for one in found if one.what in ("players", "reopened")]


def owed(contest: Contest) -> str:
    """The key of the next announcement that isn't made yet; empty if there is none."""
    return next((key for key in _keys(contest) if key not in contest.desk.posts), "")


def _keys(contest: Contest) -> list[str]:
    """The keys of everything that has been announced, or is to be announced now, in order."""
    tournament, keys = contest.tournament, [LOBBY]
    if tournament.phase == "checkin":
        keys += [f"check{n}" for n in range(len(contest.desk.called))]
    if contest.desk.is_cancelled:
        return [*keys, END]
    for this in tournament.rounds:
        keys.append(f"round{this.number}")
        if this is not tournament.round:
            keys.append(f"after{this.number}")
    if tournament.phase == "over":
        return [*keys, END]
    # The time of the next round is part of the post.
    if contest.desk.next_at is not None and not is_last(tournament):
        keys.append(f"after{len(tournament.rounds)}")
    return keys


def channel(contest: Contest, key: str) -> int:
    """The channel of the post with this *key*."""
    settings = contest.tournament.settings
    if not key.startswith("t"):
        return settings.announcements or settings.channel
    number, table, *again = map(int, key.removeprefix("t").split("-"))
    return find(contest.tournament, number, table).thread if again else settings.channel


def about(contest_id: str, key: str) -> Callable[[Address], bool]:
    """A test whether an address belongs to this post and to no other."""
    own = ops.Show(contest_id, key).to()
    return lambda address: address == own


def words(contest: Contest) -> Words:
    """The words of the tournament's language."""
    return Words(contest.tournament.settings.language)


def screen(row: ContestRow, contest: Contest, key: str, scale: float = 1.0) -> Screen:
    """The post with this *key*; its pictures have this *scale*."""
    w, tournament = words(contest), contest.tournament
    show = Button(w.say("ui.button.tournament.show"), ops.Show(row.id, key).to())
    facts = {"name": plain(row.name)}
    if key == LOBBY:
        text, buttons = _lobby(row, contest, w)
        return Screen(text, None, ((*buttons, show),))
    if key.startswith("check"):
        called = contest.desk.called[int(key.removeprefix("check"))]
        said = w.say("ui.tournament.check", until=stamp(begins(tournament)), **facts)
        here = Button(w.say("ui.button.tournament.here"), ops.CheckIn(row.id).to(), "success")
        return Screen("\n".join((said, mentions(called))), None, ((here, show),), called)
    if key == END:
        text, pings = _end(contest, w, facts)
        is_won = bool(pings) and not contest.desk.is_cancelled
        if not is_won:
            return Screen(text, None, ((show,),), pings)
        best = pictures.of_champion(row.name, tournament, pings[0], w, scale)
        final = pictures.of_final(row.name, tournament, w, scale)
        return Screen(text, best, ((show,),), pings, more=(final,) if final else ())
    if key.startswith("t"):
        number, table, *again = map(int, key.removeprefix("t").split("-"))
        this = tournament.rounds[number - 1]
        match = this.tables[table - 1]
        title = w.say("ui.tournament.table", round=stage(this, w), count=table, **facts)
        if this.stage == "final":
            title = w.say("ui.tournament.table.final", **facts)
        grace = time(tournament.settings.grace, w)
        below = w.say(f"ui.tournament.table.{'here' if again else 'below'}", time=grace)
        come = Button(
            w.say("ui.button.tournament.here"), ops.Come(row.id, number, table).to(), "success"
        )
        why = _calls(tournament, number, table)[-1].what if again else ""
        lines = [title, *([w.say(f"ui.tournament.again.{why}")] if why else [])]
        text = "\n".join((*lines, mentions(match.players), below))
        return Screen(text, None, ((come, show),), match.players)
    if key.startswith("round"):
        this = tournament.rounds[int(key.removeprefix("round")) - 1]
        return Screen(_round(contest, this, w, facts), None, ((show,),), this.byes)
    this = tournament.rounds[int(key.removeprefix("after")) - 1]
    title = w.say("ui.tournament.after", round=stage(this, w), **facts)
    then = replace(tournament, rounds=tournament.rounds[: this.number])
    lines = [title, *ranking(standing.table(then)[:LISTED], w), w.say("ui.tournament.ties")]
    if this is tournament.round and contest.desk.next_at:
        lines.append(w.say("ui.tournament.next", when=stamp(contest.desk.next_at)))
    drawn = pictures.of_round(row.name, tournament, this, w, scale)
    return Screen("\n".join(lines), None, ((show,),), more=tuple(drawn))


def thread(row: ContestRow, contest: Contest, this: Round, match: Match) -> str:
    """The name of a table's thread."""
    w = words(contest)
    key = "ui.tournament.thread.final" if this.stage == "final" else "ui.tournament.thread"
    return w.say(key, name=row.name, round=stage(this, w), count=match.number)


def _lobby(row: ContestRow, contest: Contest, w: Words) -> tuple[str, tuple[Button, ...]]:
    tournament, settings = contest.tournament, contest.tournament.settings
    lines = [f"**{plain(row.name)}**", about_games(contest, w)]
    if not has_rounds(tournament):
        over = "over" if tournament.phase == "over" else "begun"
        return "\n".join((*lines, w.say(f"ui.tournament.{over}"))), ()
    if tournament.phase not in EARLY:
        lines.append(w.say("ui.tournament.late"))
    else:
        lines.append(w.say("ui.tournament.starts", when=stamp(begins(tournament))))
    if opens := opening(tournament):
        lines.append(w.say("ui.tournament.checkin", when=stamp(opens)))
    count, most = len(inside(tournament)), settings.limit
    lines.append(w.say("ui.tournament.count", count=count, most=most))
    if left := len(waiting(tournament)):
        lines.append(w.say("ui.tournament.waiting", count=left))
    return "\n".join(lines), (
        Button(w.say("ui.button.tournament.enter"), ops.SignUp(row.id).to(), "success"),
        Button(w.say("ui.button.tournament.drop"), ops.DropOut(row.id).to()),
    )


def _round(contest: Contest, this: Round, w: Words, facts: dict[str, str]) -> str:
    key = "ui.tournament.round.final" if this.stage == "final" else "ui.tournament.round"
    lines = [w.say(key, round=stage(this, w), count=len(this.tables), **facts)]
    rounds, finals = contest.tournament.rounds, contest.tournament.settings.finals
    if this.stage == "final" and finals > 1 and rounds[this.number - 2].stage == "swiss":
        lines.append(w.say("ui.tournament.round.few"))
    if this.ends is not None:
        lines.append(w.say("ui.tournament.round.ends", when=stamp(this.ends)))
    if this.byes:
        lines.append(w.say("ui.tournament.byes", players=mentions(this.byes)))
    return "\n".join(lines)


def _end(contest: Contest, w: Words, facts: dict[str, str]) -> tuple[str, tuple[int, ...]]:
    rows = standing.table(contest.tournament) if contest.tournament.rounds else []
    if contest.desk.is_cancelled:
        return w.say("ui.tournament.cancelled", **facts), ()
    if not rows:
        return w.say("ui.tournament.too_few", **facts), ()
    first = rows[0].user
    said = w.say("ui.tournament.champion", player=mention(first, w), **facts)
    others = [
        w.say("ui.tournament.place", rank=row.rank, player=mention(row.user, w))
        for row in rows[1:PODIUM]
    ]
    return "\n".join((said, *others)), (first,) if first > 0 else ()
