"""
Everything that the bot shows at one moment of a game, as plain values to compare.

`public` is what the channel shows, and `private` what one seat alone sees; both contain pictures as
pixels.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from bot.chat.screen import Screen
from bot.features.play.acting import ways
from bot.features.trade import screens as trade
from bot.publish.posts import board as screens
from bot.publish.posts import calls, ending
from bot.publish.posts import chronicle as chronicles
from bot.publish.posts.post import Post
from bot.publish.posts.pushes import News
from bot.screens import panel
from bot.screens.choosing import cards, picks
from bot.screens.context import ScreenContext, context_of
from bot.screens.hand import hand
from bot.screens.shown import SHOWN, shown_in
from bot.table import news
from bot.table.state.memory import Memory, encoded
from bot.table.table import Story, Table
from game import BOXES, COLOURS, Game, Seat, State, told
from game.base.parts import Offers
from game.core.chronicle import chronicle as chronicle_of
from game.core.module import Module
from render.replay import pictures
from storage import GameRow, SeatRow, Status
from tests.pixels import pixels
from words import LANGUAGES, Words, board_text, score_text

SCALE = 0.2
NAMES = ("Alba", "Bruno", "Chloé", "Dámaso", "Iria", "Hugo")


def table(state: State, story: Story, acted: Sequence[int], boxes: Sequence[Module]) -> Table:
    """A table of the bot's at this moment, without a database."""
    row = GameRow(
        id="abcdefghi",
        guild_id=1,
        channel_id=2,
        status=Status.OVER if state.winners else Status.RUNNING,
        language="en",
        host_id=100,
        modules=("base",),
        options={},
        settings={},
        memory=encoded(Memory(acted=tuple(acted))),
        seed=b"seed",
        commitment="commitment",
        words=(),
        chance_counter=0,
        number=state.number,
        told=state.number,
        snapshot=None,
        rematch_of=None,
        end_reason=None,
        created=datetime(2026, 1, 1, tzinfo=UTC),
        updated=datetime(2026, 1, 1, tzinfo=UTC),
        ended=None,
    )
    seats = tuple(
        SeatRow(seat=seat, user_id=100 + seat, name=NAMES[seat], colour=COLOURS[seat])
        for seat in range(state.seats)
    )
    return Table(row, seats, Game(state, boxes=boxes), list(story))


def context(state: State, seat: Seat, language: str = "en") -> ScreenContext:
    """The context of the screens of *seat* at this moment."""
    return context_of(table(state, [], (0,) * state.seats, BOXES), seat, Words(language), 1)


def public(table: Table, *, draws: bool = True) -> dict[str, Any]:
    """Everything that the channel can be shown at this moment."""
    state = table.playing().state
    shown: dict[str, Any] = {}
    seats = tuple(map(Seat, range(state.seats)))

    told_all = [(n, [told(event, None) for event in events]) for n, events in table.story]
    chronicle = chronicle_of(state.rules, told_all)

    def post(kind: str, number: int) -> Post:
        return Post(table, kind, number, seats, SCALE, chronicle, News(list(table.story)))

    shown["dice"] = flat(
        chronicles.dice(table, chronicle, table.words(), SCALE, "classic"), draws=draws
    )
    shown["replay"] = pictures(table.view(), chronicle) if chronicle.moments else []
    turn = post(news.TURN, state.number)
    if state.winners:
        shown["end"] = flat(ending.ended(post(news.END, state.number)), draws=draws)
    else:
        shown["turn"] = flat(screens.turn(turn), draws=draws)
        shown["first line"] = screens.first_line(turn, table.view())
    for number in dict.fromkeys(debt.since for debt in state.debts()):
        shown[f"ask {number}"] = flat(calls.ask(post(news.ASK, number), "link"))
    if state.part(Offers).open:
        shown["offers"] = flat(calls.offers(post(news.OFFERS, state.number), "link"))
    shown["call"] = flat(calls.answered(post(news.CALL, state.number), "link"))
    for language in LANGUAGES:
        w = Words(language)
        shown[f"board {language}"] = board_text(table.view(), table.who, w)
        shown[f"score {language}"] = score_text(table.view(), table.who, w)
        shown[f"status {language}"] = screens.status(turn, table.view(), w)
    shown["debts"] = table.view().debts()
    return shown


def told_to(table: Table, reader: Seat | None) -> list[str | None]:
    """The story's lines as *reader*, or the table, is told them."""
    view = table.view(reader)
    return [
        Words(language).event(told(event, reader), table.who, view.rules, view, reader)
        for language in LANGUAGES
        for _, events in table.story
        for event in events
    ]


def private(table: Table, seat: Seat, *, draws: bool = True) -> dict[str, Any]:
    """Everything that *seat* can be shown at this moment, and all it can do."""
    context = context_of(table, seat, table.words(), SCALE)
    shown: dict[str, Any] = {
        "view": context.view,
        "options": context.options,
        "rates": context.rates,
        "refusals": context.refusals,
        "hand": flat(hand(context), draws=draws),
        "score": score_text(context.view, table.who, context.w),
    }
    verbs = shown_in(context.view.rules)
    for group in {verb.group for verb in verbs}:
        shown[group] = flat(panel.at(context, group), draws=draws)
    for path in {verb.command for verb in verbs if verb.pick == "listed"}:
        shown[f"/{path}"] = ways(context, path)
    if owed := picks.owed(context):
        shown["owed"] = flat(owed, draws=draws)
    for offer in context.view.part(Offers).open:
        shown[f"offer {offer.id}"] = flat(trade.answer(context, offer))
    for verb in verbs:
        shown[f"pick {verb.name}"] = _picked(context, verb.name)
    return shown


def _picked(context: ScreenContext, name: str) -> Any:
    verb = next(shown for shown in SHOWN if shown.name == name)
    if verb.name in context.refusals or verb.pick == "offer":
        return None
    if verb.pick == "cards" and not context.described(verb.action):
        return None
    if verb.pick == "cards":
        return flat(cards.choose(context, verb))
    return flat(picks.pick(context, verb))


def flat(screen: Screen, *, draws: bool = False) -> Any:
    """A screen as values, its pictures as pixels: the same ones aren't always deflated alike."""
    rows = [
        [(b.label, str(b.to), b.style, b.emoji) for b in row]
        if isinstance(row, tuple)
        else (str(row.to), row.placeholder, row.options, row.least, row.most)
        for row in screen.rows
    ]
    drawn = [(p.name, p.alt, pixels(p.data or p.draw()) if draws else ()) for p in screen.pictures]
    return screen.text, rows, screen.pings, drawn


def differences(one: dict[str, Any], other: dict[str, Any]) -> list[str]:
    """The names of values that differ."""
    return [name for name in {**one, **other} if one.get(name) != other.get(name)]


def told_apart(one: Any, other: Any, at: str = "") -> list[str]:
    """Where two values differ, by path, with both values: for the message of a failed test."""
    if isinstance(one, dict) and isinstance(other, dict):
        names = {**one, **other}
        return [x for n in names for x in told_apart(one.get(n), other.get(n), f"{at}/{n}")]
    if isinstance(one, list | tuple) and isinstance(other, type(one)) and len(one) == len(other):
        pairs = enumerate(zip(one, other, strict=True))
        return [x for i, (a, b) in pairs for x in told_apart(a, b, f"{at}/{i}")]
    if one == other:
        return []
    if isinstance(one, bytes) and isinstance(other, bytes):
        far = [i // 3 for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b]
        return [f"{at}: {len(far)} bytes differ, from pixel {far[0]} to {far[-1]}"]
    return [f"{at}: {one!r} and {other!r}"]


__all__ = [
    "Story",
    "differences",
    "flat",
    "private",
    "public",
    "table",
    "told_apart",
    "told_to",
]
