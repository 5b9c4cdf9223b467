"""
The lesson's screens: a step is two sentences, a picture and its buttons.

A click's address holds all it needs: the step and the pressed button. Nothing is stored, and a
lesson goes on after a restart. Words and pictures are made as in a real game.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, Literal

from bot.chat.address import Address
from bot.chat.caller import Caller
from bot.chat.screen import Button, Picture, Screen
from bot.features.learn.lesson.course import Standing, standings
from bot.features.learn.lesson.script import BLUE, COLOURS, LEARNER, STEPS, WHITE, Step, Way
from bot.features.play.answers import Answers
from bot.publish.posts.board import latest
from bot.publish.services import Services
from bot.screens import almanac
from bot.screens.context import called
from game import Event, Seat, Seeded, told
from game.base.bank_trade import TradeWithBank, rate
from game.base.buy_card import CardBought
from game.base.found import FirstCards
from game.base.offer_trade import OfferTrade
from game.base.production import Produced
from game.base.rob import Robbed
from game.base.roll import DiceRolled
from game.computer import explained
from game.core.points import GameEnded
from game.core.view import View
from render import LETTERS, Player, board_png, prompt_png, theme_of
from words import Words, alt_text, bare, reasons

GO: Final = "go"
WORD: Final = "word"
HINT: Final = "hint"
"""Arguments that show the step itself, its word in the almanac, or the step with a hint."""

REASONS: Final = 2
"""Maximum number of reasons in a hint."""

EVERYBODYS: Final = (Produced, GameEnded)
OWN: Final = (DiceRolled, FirstCards, Robbed, CardBought)
"""Events that the lesson reports: some for everyone, the others only for the learner."""


class Reader:
    """The learner: their words, name and look, and the size of their pictures."""

    def __init__(self, w: Words, name: str, look: str, scale: float) -> None:
        """A learner playing against the two opponents that the catalogue names."""
        self.w = w
        self.theme = theme_of(look)
        self.scale = scale
        names = {LEARNER: name, BLUE: w.say("learn.blue"), WHITE: w.say("learn.white")}
        self.players = tuple(Player(names[Seat(s)], c) for s, c in enumerate(COLOURS))

    def who(self, seat: Seat) -> str:
        """A player's name with the mark of the colour."""
        return called(self.players[seat])

    def told(self, name: str) -> str:
        """A text of the lesson, with the names of the opponents."""
        blue, white = (self.players[seat].name for seat in (BLUE, WHITE))
        return self.w.say(f"learn.{name}", blue=blue, white=white)


class Press(Answers, op="learn"):
    """Press a button of a step."""

    step: int
    pressed: Literal["go", "word", "hint"] | int
    """Show the step itself, its word or a hint; or the move that was chosen."""

    @classmethod
    def is_new(cls, caller: Caller, address: Address) -> bool:
        """A word opens an extra message next to the lesson."""
        return cls.at(address).pressed == WORD or not caller.is_on_private

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """Show a step, its word or a hint; or go on, if the chosen move is the right one."""
        reader = reader_of(services, caller)
        if self.step not in range(len(STEPS)) or self.pressed == GO:
            await caller.show(step(reader, self.step))
        elif self.pressed == HINT:
            await caller.show(step(reader, self.step, is_hinted=True))
        elif isinstance(self.pressed, str):
            await caller.show(almanac.word(caller.w, STEPS[self.step].word, None))
        else:
            ways = STEPS[self.step].ways
            why = ways[min(self.pressed, len(ways) - 1)].why
            await caller.show(step(reader, self.step if why else self.step + 1, why))


async def begin(services: Services, caller: Caller) -> None:
    """Show the first step."""
    await caller.show(step(reader_of(services, caller), 0))


def reader_of(services: Services, caller: Caller) -> Reader:
    """The *caller*, as the steps address them."""
    return Reader(caller.w, caller.name, caller.look, services.settings.picture_scale)


def step(reader: Reader, number: int, why: str = "", *, is_hinted: bool = False) -> Screen:
    """
    Step *number* from 0, or the end, with a hint if it *is_hinted*.

    *why* names the reason why the pressed move was wrong.
    """
    number = min(max(number, 0), len(STEPS))
    standing = standings()[number]
    if number == len(STEPS):
        again = Button(reader.w.say("learn.again"), Press(0, GO).to())
        text = _text(reader, number, "won", standing)
        return Screen(text, _board(reader, number, standing), ((again,),))
    here = STEPS[number]
    text = _text(reader, number, here.name, standing, why)
    view = standing.game.view(LEARNER)
    if is_hinted:
        text = f"{text}\n{_hint(reader, view, here)}"
    ways = tuple(
        Button(_label(reader, view, at, way), Press(number, at).to(), "primary")
        for at, way in enumerate(here.ways)
    )
    return Screen(text, _close(reader, number, standing), (ways, _beside(reader, number, here)))


def _text(reader: Reader, number: int, name: str, standing: Standing, why: str = "") -> str:
    w, view = reader.w, standing.game.view(LEARNER)
    shown = min(number + 1, len(STEPS))
    happened = "" if why else " ".join(_happened(reader, view, standing.happened))
    small = happened or ("" if number else reader.told("intro"))
    lines = [
        w.say("learn.title", number=shown, all=len(STEPS), title=w.say(f"learn.{name}.title")),
        *((w.say("learn.why", why=w.say(f"learn.why.{why}")),) if why else ()),
        reader.told(name),
        *((f"-# {small}",) if small else ()),
    ]
    hand = view.seats[LEARNER].hand
    if hand is not None and any(hand):
        lines.append(w.say("ui.panel", hand=w.cards(hand, view.rules)))
    return "\n".join(lines)


def _hint(reader: Reader, view: View, here: Step) -> str:
    """The right move of a step, with the reasons that a hint gives for it."""
    at, way = next((at, way) for at, way in enumerate(here.ways) if not way.why)
    found = explained(view, way.action, Seeded(b""))[:REASONS]
    why = reasons(found, type(way.action).__name__, reader.who, reader.w)
    label = _label(reader, view, at, way)
    return reader.w.say("learn.hint", what=": ".join((label, *([" · ".join(why)] if why else []))))


def _happened(reader: Reader, view: View, events: Sequence[Event]) -> list[str]:
    """Lines about the learner's move, and the events since then."""
    lines = (
        reader.w.event(told(event, LEARNER), reader.who, view.rules, view, LEARNER)
        for event in events
        if isinstance(event, EVERYBODYS) or (isinstance(event, OWN) and event.seat == LEARNER)
    )
    return [line for line in lines if line]


def _label(reader: Reader, view: View, at: int, way: Way) -> str:
    """The label of a button: a letter and its place, or the action."""
    w, action = reader.w, way.action
    if way.place:
        return f"{LETTERS[at]} · {w.label(view, *way.place)}"
    values = {}
    if isinstance(action, OfferTrade):
        values = {"give": action.give, "get": action.get}
    elif isinstance(action, TradeWithBank):
        count = rate(standings()[-1].game.state, LEARNER, action.give)
        kinds = range(len(view.rules.cards))
        values = {
            "give": tuple(count * (kind == action.give) for kind in kinds),
            "get": tuple(int(kind == action.get) for kind in kinds),
        }
    said = {name: bare(w.cards(cards, view.rules)) for name, cards in values.items()}
    return w.say(f"learn.way.{type(action).__name__}", **said)


def _close(reader: Reader, number: int, standing: Standing) -> Picture:
    """The island, with a letter at each place that can be pressed."""
    view = standing.game.view(LEARNER)
    places = [way.place for way in STEPS[number].ways if way.place]
    named = [
        f"{letter} · {reader.w.place(view, *place)}"
        for letter, place in zip(LETTERS, places, strict=False)
    ]
    draw = partial(prompt_png, view, reader.players, places, scale=reader.scale, theme=reader.theme)
    happened = _happened(reader, view, standing.happened)
    alt = alt_text(view, reader.who, reader.w, happened)
    return Picture(draw, f"learn-{number}.png", "\n".join((alt, *named)))


def _board(reader: Reader, number: int, standing: Standing) -> Picture:
    """The whole table, with the latest pieces marked."""
    view = standing.game.view(LEARNER)
    draw = partial(
        board_png,
        view,
        reader.players,
        latest=latest([standing.happened]),
        scale=reader.scale,
        theme=reader.theme,
    )
    happened = _happened(reader, view, standing.happened)
    return Picture(draw, f"learn-{number}.png", alt_text(view, reader.who, reader.w, happened))


def _beside(reader: Reader, number: int, here: Step) -> tuple[Button, ...]:
    """The buttons for the step's word, for a hint and for the step before."""
    word = almanac.button(reader.w, here.word)
    more = Button(reader.w.say("ui.almanac.more", title=word.label), Press(number, WORD).to())
    hint = Button(reader.w.say("ui.button.hint"), Press(number, HINT).to())
    back = Button(reader.w.say("ui.button.back"), Press(number - 1, GO).to())
    return (more, hint, back) if number else (more, hint)
