"""
Charts in words for players who cannot see them: the dice, honors, and the final figures.

All of it is made from a chronicle and the table's view, which hold nothing hidden.
"""

from __future__ import annotations

from collections.abc import Callable

from babel.numbers import format_decimal

from game import Seat, View
from game.core.chronicle import Chronicle, expected
from game.core.honours import Honour, honours
from words.board_text import ALT, bare
from words.score_text import sources
from words.team_text import standings
from words.voice import Words


def honour_lines(tale: Chronicle, w: Words) -> list[list[str]]:
    """The honors of each seat, as lines."""
    return [[_honour(honour, w) for honour in own] for own in honours(tale)]


def captions(view: View, tale: Chronicle, w: Words) -> dict[str, str]:
    """The words of the charts: titles, legends, and each source of points by its name."""
    return {
        "dice": w.say("tale.dice", count=len(tale.rolls)),
        "expected": w.say("tale.expected"),
        "harvest": w.say("tale.harvest"),
        **{term.name: w.term(term.name) for term in view.rules.terms},
    }


def dice_text(tale: Chronicle, w: Words) -> str:
    """How often each sum was rolled, and its average."""
    fair = expected(len(tale.rolls))
    sums = [
        w.say(
            "tale.dice.sum",
            sum=number,
            times=count,
            fair=format_decimal(round(fair[number], 1), locale=w.language),
        )
        for number, count in tale.sums().items()
    ]
    return "\n".join(
        (f"**{w.say('tale.dice', count=len(tale.rolls))}**", w.say("tale.dice.about"), *sums)
    )


def dice_alt(tale: Chronicle, w: Words) -> str:
    """The alt text of the picture of the dice."""
    return bare(_dice(tale, w))


def ending_alt(view: View, tale: Chronicle, names: Callable[[Seat], str], w: Words) -> str:
    """The alt text of the final picture; honors are left out if it would be too long."""
    scores = [
        w.say(
            "ui.end.score",
            player=names(seat.seat),
            count=seat.total or 0,
            sources=sources(seat, w),
        )
        for seat in view.ranked
    ]
    together = (w.say("alt.teams", teams=standings(view, names, w)),) if view.rules.teams else ()
    harvests = [
        w.say("tale.harvest.one", player=names(Seat(seat)), cards=count)
        for seat, count in enumerate(tale.counts["harvest"])
    ]
    lines = [
        w.say("tale.end", scores="; ".join(scores)),
        *together,
        _dice(tale, w),
        w.say("tale.harvest.all", harvests=", ".join(harvests)),
        *(
            w.say("tale.honours", player=names(Seat(seat)), honours=", ".join(own))
            for seat, own in enumerate(honour_lines(tale, w))
            if own
        ),
    ]
    while len(bare(*lines)) > ALT:
        lines.pop()
    return bare(*lines)


def _dice(tale: Chronicle, w: Words) -> str:
    sums = [
        w.say("tale.dice.short", sum=number, times=count) for number, count in tale.sums().items()
    ]
    return w.say(
        "tale.dice.all", title=w.say("tale.dice", count=len(tale.rolls)), sums=", ".join(sums)
    )


def _honour(honour: Honour, w: Words) -> str:
    said = w.say(f"honour.{honour.name}", count=honour.count)
    return said if honour.rank == 1 else w.say("honour.place", rank=honour.rank, honour=said)
