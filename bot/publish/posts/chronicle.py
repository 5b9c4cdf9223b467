"""Screens of a game's figures, replay and log: files, with a text that says the same."""

from __future__ import annotations

from functools import partial

from bot.chat.operation import Operation
from bot.chat.screen import Picture, Screen
from bot.table.table import Table
from game.core.chronicle import Chronicle
from render import dice_png, ending_png
from storage import GameRow
from words import Words, captions, dice_alt, dice_text, ending_alt, honour_lines

REPLAY = "replay"
"""The operation of the button that posts the replay of a finished game."""

REVIEW = "review"
"""The operation of the button that reviews a finished game."""

LOG = "log"
"""The operation of the button that gives the log of a finished game."""


class Replay(Operation, op=REPLAY):
    """Post the replay of a finished game."""


class Review(Operation, op=REVIEW):
    """Review a finished game."""


class Log(Operation, op=LOG):
    """Give the log of a finished game."""


def figures(table: Table, chronicle: Chronicle, scale: float) -> Picture:
    """The figures at the end of a game: points, honors, dice and what they brought."""
    view, w = table.view(), table.words()
    return Picture(
        partial(
            ending_png,
            view,
            table.players(),
            chronicle,
            honours=honour_lines(chronicle, w),
            captions=captions(view, chronicle, w),
            scale=scale,
            theme=table.theme,
        ),
        f"figures-{view.number}.png",
        ending_alt(view, chronicle, table.who, w),
    )


def dice(table: Table, chronicle: Chronicle, w: Words, scale: float, theme: str) -> Screen:
    """The number of times each sum was rolled so far."""
    if not chronicle.rolls:
        return Screen(w.say("tale.dice.none"))
    said = captions(table.view(), chronicle, w)
    picture = Picture(
        partial(dice_png, chronicle, captions=said, scale=scale, theme=theme),
        f"dice-{len(chronicle.rolls)}.png",
        dice_alt(chronicle, w),
    )
    return Screen(dice_text(chronicle, w), picture)


def replay(table: Table, chronicle: Chronicle, gif: bytes) -> Screen:
    """The replay of the whole game; *gif* is already drawn."""
    view, w = table.view(), table.words()
    turns = chronicle.moments[-1].turn
    if view.winners:
        winners = w.join([table.who(seat) for seat in view.winners])
        alt = w.say("tale.replay.alt", count=turns, winners=winners)
    else:
        alt = w.say("tale.replay.alt.open", count=turns)
    return Screen(w.say("tale.replay"), Picture(bytes, f"replay-{view.number}.gif", alt, data=gif))


def seeded(row: GameRow, w: Words) -> str:
    """The seed of a finished game, and the fingerprint that was shown before it."""
    return w.say("tale.log.seed", seed=row.seed.hex(), commitment=row.commitment)


def log(w: Words, row: GameRow, data: bytes) -> Screen:
    """The whole log of a finished game with its seed, and how to check it."""
    name = f"hexhost-{row.id}.json"
    file = Picture(bytes, name, w.say("tale.log.file"), can_wait=True, data=data)
    return Screen(f"{w.say('tale.log', file=name)}\n{seeded(row, w)}", file)
