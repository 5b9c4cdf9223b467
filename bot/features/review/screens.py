"""The screen of a review: the chart, its turning points in words, and everyone's luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from babel.numbers import format_percent

from bot.chat.screen import Picture, Screen
from bot.publish.posts.story import retold
from bot.table.table import Table
from game import Seat
from game.computer.review import Review
from render import review_png
from storage import LineRow
from words import Words, bare
from words.board_text import ALT

MOMENTS = 4
"""Number of steps in which the alt text goes through the game."""
TOLD = 2
"""Maximum number of sentences about a turning point."""


def reviewed(
    table: Table, found: Review, turned: Sequence[LineRow], w: Words, scale: float, theme: str
) -> Screen:
    """The review of a finished game; *turned* are the lines of its turning points."""
    title = w.say("tale.review")
    points = list(_points(table, found, turned, w))
    lucks = ", ".join(
        w.say(
            "tale.review.luck.one",
            player=_side(table, side[0], w),
            points=_signed(found.luck[side[0]]),
        )
        for side in table.playing().state.rules.sides
    )
    luck = w.say("tale.review.lucks", lucks=lucks)
    captions = {
        "chances": w.say("tale.review.chances"),
        "rounds": w.say("tale.review.rounds"),
        "player": w.say("ui.stats.caption.player"),
    }
    drawing = partial(
        review_png, found, table.players(), captions=captions, scale=scale, theme=theme
    )
    alts = [w.say("tale.review.alt", count=found.rounds), *_courses(table, found, w), *points]
    while len(bare(*alts)) > ALT:
        alts.pop()
    picture = Picture(drawing, f"review-{table.number}.png", bare(*alts))
    text = "\n".join((f"**{title}**", *points, luck, w.say("tale.review.how")))
    return Screen(text, picture)


def _points(table: Table, found: Review, turned: Sequence[LineRow], w: Words) -> Iterator[str]:
    """The turning points in words."""
    rows = {row.number: row for row in turned}
    for nth, point in enumerate(found.points, start=1):
        said = [line for line, _ in retold(table, [rows[point.number]], None, w)]
        yield w.say(
            "tale.review.point.luck" if point.is_luck else "tale.review.point.decision",
            nth=nth,
            round=found.round(point.turn),
            told=" ".join(said[:TOLD]),
            player=_side(table, Seat(point.seat), w),
            before=_percent(point.before[point.seat], w),
            after=_percent(point.after[point.seat], w),
        )


def _courses(table: Table, found: Review, w: Words) -> Iterator[str]:
    """Each player's or team's chances in a few equal steps."""
    last = len(found.turns) - 1
    moments = sorted({round(last * step / MOMENTS) for step in range(MOMENTS + 1)})
    for seat, *_ in table.playing().state.rules.sides:
        chances = " → ".join(_percent(found.turns[moment][seat], w) for moment in moments)
        yield w.say("tale.review.alt.seat", player=_side(table, seat, w), chances=chances)


def _side(table: Table, seat: Seat, w: Words) -> str:
    """A seat's player, with the partners if there are any: they have the same chances."""
    return w.join(table.who(one) for one in table.playing().state.rules.team(seat))


def _percent(share: float, w: Words) -> str:
    return str(format_percent(round(share, 2), locale=w.language))


def _signed(share: float) -> str:
    points = round(100 * share)
    return f"{'−' if points < 0 else '+'}{abs(points)}"
