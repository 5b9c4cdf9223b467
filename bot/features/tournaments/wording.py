"""Words that posts, pictures and private screens of tournaments share."""

from __future__ import annotations

from collections.abc import Sequence

from babel.numbers import format_decimal

from bot.features.tournaments import kinds
from bot.features.tournaments.desk import Contest
from bot.features.tournaments.field import Match, Round
from bot.features.tournaments.rounds.standing import Row
from words import Words


def about_games(contest: Contest, w: Words) -> str:
    """A line about the games and rounds."""
    settings = contest.tournament.settings
    return w.say(
        f"ui.tournament.about.{settings.finals}",
        format=kinds.name_of(settings.format, w),
        rounds=w.say("ui.tournament.rounds", count=settings.rounds),
        time=time(settings.minutes, w),
    )


def time(minutes: int, w: Words) -> str:
    """A time in days, hours or minutes."""
    for unit, size in (("days", 1440), ("hours", 60), ("minutes", 1)):
        if minutes % size == 0 and minutes >= size:
            return w.say(f"ui.tournament.{unit}", count=minutes // size)
    return w.say("ui.tournament.minutes", count=0)


def stage(this: Round, w: Words) -> str:
    """The name of a round."""
    if this.stage == "swiss":
        return w.say("ui.tournament.stage.swiss", count=this.number)
    return w.say(f"ui.tournament.stage.{this.stage}")


def headed(text: str) -> str:
    """A text that begins a line, with a capital letter."""
    return text[:1].upper() + text[1:]


def result(match: Match, w: Words) -> str:
    """A table's result in short: its people by place, those without one last."""
    if not match.results:
        return w.say("ui.tournament.no_result")
    ordered = sorted(match.results, key=lambda one: (one.is_forfeit, one.place))
    return " · ".join(
        f"{'–' if one.is_forfeit else one.place} {mention(one.user, w)}" for one in ordered
    )


def ranking(rows: Sequence[Row], w: Words) -> list[str]:
    """A line for each row of the standings."""
    return [
        w.say(
            "ui.tournament.rank.out" if row.gone else "ui.tournament.rank",
            rank=row.rank,
            player=mention(row.user, w),
            points=w.say("ui.tournament.points", count=_whole(row), points=figure(row.points, w)),
            share=figure(row.share, w),
        )
        for row in rows
    ]


def _whole(row: Row) -> int:
    """The number that decides between singular and plural."""
    return 1 if row.points == 1 else 2


def figure(value: object, w: Words) -> str:
    """A fraction with at most two decimals."""
    return str(format_decimal(round(float(value), 2), locale=w.language))  # type: ignore[arg-type]


def mention(user: int, w: Words) -> str:
    """A person, as Discord shows them; someone who was forgotten has no name."""
    return f"<@{user}>" if user > 0 else w.say("ui.name.forgotten")


def mentions(users: Sequence[int]) -> str:
    """Several people."""
    return " · ".join(f"<@{user}>" for user in users if user > 0)
