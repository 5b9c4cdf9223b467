"""Ticking expansions: the menu in the lobby, and why some don't go with others."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache

from bot.chat.screen import Menu, Option
from bot.features.lobby import operations as ops
from bot.table.table import Table
from game import Misfit, boxes_of, fitted, offered, seats_for
from words import Words


@cache
def expansions() -> tuple[str, ...]:
    """The names of all expansions, in the order in which they are listed."""
    _, *others = dict.fromkeys(name for names in offered() for name in names)
    return tuple(others)


def menu(table: Table, w: Words) -> Menu:
    """The menu that ticks expansions; each says what else changes with it."""
    before = boxes_of(table.row.modules)
    options = tuple(
        Option(_called(name, w), name, _with_it(before, name, w), is_default=name in before)
        for name in expansions()
    )
    return Menu(ops.Boxes().to(table.id), w.say("ui.menu.expansions"), options, 0, len(options))


def alone_for(modules: Sequence[str], count: int) -> str | None:
    """The expansion, if there is one, that opens these modules to this *count* of players."""
    before = boxes_of(modules)
    for name in expansions():
        boxes, misfits = fitted((*before, name), before)
        if name not in before and not misfits and count in seats_for(boxes):
            return name
    return None


def misfits_text(misfits: Sequence[Misfit], w: Words) -> list[str]:
    """A sentence for each box that was left out or added, with the reason."""
    return [
        w.say(
            f"ui.expansions.{one.why}",
            box=_called(one.box, w),
            other=_called(one.other, w),
            why=w.say(f"clash.{one.clash[0]}.{one.clash[1]}") if one.clash else "",
            counts=_counts(one.box),
            others=_counts(one.other),
        )
        for one in misfits
    ]


def _with_it(before: Sequence[str], name: str, w: Words) -> str | None:
    """The boxes that would be added or left out if this one were ticked, in a few words."""
    if name in before:
        return None
    misfits = fitted((*before, name), before)[1]
    said = (
        w.say(
            f"ui.expansions.{'with' if one.why == 'added' else 'without'}", box=_called(one.box, w)
        )
        for one in misfits
    )
    return " · ".join(said) or None


def _called(name: str, w: Words) -> str:
    return w.say(f"box.{name}")


@cache
def _counts(name: str) -> str:
    """The numbers of players with whom a box is played by itself: ``3–4``, or ``2``."""
    return counts_text(seats_for(next(names for names in offered() if name in names)))


def counts_text(counts: Collection[int]) -> str:
    """Numbers of players: ``3–4``, or ``2``."""
    return "–".join(map(str, sorted({min(counts), max(counts)})))
