"""
What the channel sees: made from the table's view and from events as they were told to everybody.

Nothing in this file may depend on hidden cards: neither a text, nor a picture, nor a button. When
somebody has won no card is hidden any more: the view shows them all, and the last post says them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import lru_cache, partial
from typing import Any, get_type_hints

from bot.address import Address
from bot.boxes import brought
from bot.screens import prepare
from bot.screens.chronicle import LOG, REPLAY, figures
from bot.screens.pushes import News, asked, fitting, happened, line, mention
from bot.screens.screen import ROW, Button, Picture, Screen
from bot.screens.shown import shown_in
from bot.screens.story import marked, newest
from bot.tables import takeback
from bot.tables.prepared import in_game
from bot.tables.table import Table
from game import CornerId, EdgeId, Event, HexId, Seat, SeatView, View, told
from game.base.families import BUILD, DISCARD, FIRST_ROAD, FOUND, FREE_ROAD, ROB, ROBBER, ROLL, TURN
from game.base.parts import Turn
from game.base.roll import DiceRolled
from game.base.turn import TurnBegan
from game.core.chronicle import Chronicle
from game.core.points import GameEnded
from render import board_png
from words import Words, alt_text, duty_named, open_hand, sources, why_over

SORTS: dict[Any, str] = {EdgeId: "edge", CornerId: "corner", HexId: "hex"}
"""What places are called, by their types."""

STORY = 12
"""So many lines of what happened stand in a post."""
TEXT = 1900
"""So many characters at most."""


@dataclass(frozen=True, slots=True)
class Post:
    """A post of the table: its kind and number, and everything it is made from."""

    table: Table
    kind: str
    number: int
    seats: tuple[Seat, ...]
    """Whom it called."""
    scale: float
    chronicle: Chronicle | None = None
    """The whole game, when it is over."""
    news: News = field(default_factory=News)
    """What happened since those whom it called acted last."""
    language: str | None = None
    """That of one reader; None is the table's."""
    own: Seat | None = None
    """The seat of the one person whom it calls by a message of their own."""

    @property
    def view(self) -> View:
        """What the table may see."""
        return self.table.view()

    @property
    def w(self) -> Words:
        """The table's words, or those of one reader."""
        return self.table.words(self.language)

    def to(self, op: str) -> Address:
        """An address for the moment of this post."""
        own = () if self.own is None else (str(int(self.own)),)
        return Address(self.table.id, self.kind, (op, str(self.number), *own))


def turn(post: Post) -> Screen:
    """The table during a turn or a placement."""
    table, view = post.table, post.view
    text = with_story(
        post, view, (first_line(post, view), waits(post, view), *until(post), *aside(post))
    )
    owing = {debt.seat for debt in view.debts()}
    return Screen(
        text,
        picture(post, view),
        in_rows((*buttons(post, view), *undo(post))),
        # Dice that have rolled by themselves may have others answer first.
        table.people_in(seat for seat in post.seats if seat in owing),
    )


def ended(post: Post) -> Screen:
    """The table when the game is over: who has won, everybody's points and hand, and the seed."""
    table, w, view = post.table, post.w, post.view
    # Of equal points who has won stands first, whatever has decided between them.
    seats = sorted(view.seats, key=lambda s: (s.seat not in view.winners, -(s.total or 0)))
    rows = [row for seat in seats for row in standing(post, view, seat)]
    others = [user for user in table.people if user not in table.people_in(view.winners)]
    thanks = w.say("ui.end.others", players=", ".join(f"<@{user}>" for user in others))
    head = (won(post, view), *((thanks,) if others else ()), *why_over(view, w), *rows)
    seed = w.say("ui.end.seed", seed=table.row.seed.hex(), commitment=table.row.commitment)
    text = with_story(post, view, head, (seed,))
    more = (figures(table, post.chronicle, post.scale),) if post.chronicle else ()
    return Screen(text, picture(post, view), (after(post),), table.people, more)


def won(post: Post, view: View) -> str:
    """Who has won, with how many points and by what: what a phone shows of the end."""
    table, w = post.table, post.w
    seats = [view.seats[seat] for seat in view.winners]
    most = max((seat.total or 0 for seat in seats), default=0)
    players = w.join(mention(table, seat.seat) for seat in seats)
    short = w.say("ui.end.won", players=players, count=len(seats), points=most)
    if len(seats) != 1:
        return line(table, [short], view.winners)
    ways = (by_what(view, seats[0], w), [sources(seats[0], w)])
    full = [
        w.say("ui.end.won.how", players=players, points=most, sources=", ".join(how))
        for how in ways
    ]
    return line(table, [*full, short], view.winners)


def by_what(view: View, seat: SeatView, w: Words) -> list[str]:
    """What a seat's points come from, its special cards by their names."""
    owned = [
        (w.noun(f"award.{award.name}").form(), award.points)
        for award, owner in zip(view.rules.awards, view.awards, strict=True)
        if owner == seat.seat
    ]
    found = [
        each
        for name, count in seat.terms
        if count
        for each in (owned if name == "awards" and owned else [(w.term(name), count)])
    ]
    return [w.say("score.source", term=term, points=points) for term, points in found]


def standing(post: Post, view: View, seat: SeatView) -> tuple[str, ...]:
    """A seat's points when the game is over, and the cards that it still held."""
    w = post.w
    score = w.say(
        "ui.end.score",
        player=post.table.who(seat.seat),
        count=seat.total or 0,
        sources=" · ".join(f"{w.term(name)} {count}" for name, count in seat.terms if count),
    )
    # Who has left has given the cards back.
    hand = () if seat.is_gone else (w.say("ui.end.hand", cards=open_hand(seat, view, w)),)
    return (score, *hand)


def abandoned(post: Post) -> Screen:
    """The table of a game that was given up."""
    w, row = post.w, post.table.row
    text = w.say("ui.abandoned", seed=row.seed.hex(), commitment=row.commitment)
    return Screen(text, picture(post, post.view), (after(post),))


def broken(post: Post) -> Screen:
    """The table of a game that cannot be read: what can be done about it, or its seed."""
    w, row = post.w, post.table.row
    if row.living:
        return Screen(w.say("ui.error.broken", game=row.id))
    text = w.say("ui.abandoned", seed=row.seed.hex(), commitment=row.commitment)
    return Screen(text, None, (after(post),))


def after(post: Post) -> tuple[Button, ...]:
    """When a game is over: it once more as a film, another of the same people, and its log."""
    w, game = post.w, post.table.id
    replay = (
        (Button(w.say("ui.button.replay"), Address(game, REPLAY)),)
        if post.table.game is not None
        else ()
    )
    return (
        *replay,
        Button(w.say("ui.button.rematch"), Address(game, "rematch"), "primary"),
        Button(w.say("ui.button.log"), Address(game, LOG)),
    )


def first_line(post: Post, view: View) -> str:
    """Whom it calls, what they do now, and what has happened to them since they acted last."""
    table, w = post.table, post.w
    debts = [debt for debt in view.debts() if debt.seat in post.seats]
    rest = list[str]()
    seats = tuple(dict.fromkeys(debt.seat for debt in debts))
    if debts:
        head, rest = fitting(table, asked(table, debts, w))
    else:
        called = ", ".join(mention(table, seat) for seat in post.seats or (view.turn,))
        others = w.join(dict.fromkeys(table.who(debt.seat) for debt in view.debts()))
        head = w.say("ui.turn.wait", player=called, others=others).strip()
    news = happened(table, seats[0], post.news, w) if len(seats) == 1 else []
    return "\n".join((line(table, [head], seats, news), *rest))


def waits(post: Post, view: View) -> str:
    """Who owes what, and the dice: in small print, for everybody."""
    return f"-# {status(post, view)}"


def thrown(view: View, w: Words) -> list[str]:
    """The dice of this turn, if they are rolled."""
    dice = view.part(Turn).dice
    if dice is None or view.part(Turn).rolled != view.stint:
        return []
    return [w.say("ui.turn.dice", sum=sum(dice), one=dice[0], two=dice[1])]


def status(post: Post, view: View, words: Words | None = None) -> str:
    """Whose turn it is and what is waited for, in *words* or in the table's own."""
    table, w = post.table, words or post.w
    # Who owes the same more than once is told so when the first is paid.
    parts = dict.fromkeys(
        w.say("ui.turn.owes", player=table.who(debt.seat), duty=w.duty(debt, view))
        for debt in view.debts()
    )
    return " · ".join((*parts, *thrown(view, w)))


def with_story(post: Post, view: View, before: Sequence[str], behind: Sequence[str] = ()) -> str:
    """Lines with what has happened between them: as much of the newest as there is room for."""
    messages = TEXT - sum(len(line) + 1 for line in (*before, *behind))
    return "\n".join((*before, *lines(post, view, messages), *behind))


def lines(post: Post, view: View, messages: int = TEXT) -> list[str]:
    """What has happened since the post was made, as the table was told, in *room* characters."""
    table, w = post.table, post.w
    # The first lines tell whose turn it is and the dice, or who has won and with what.
    known = (TurnBegan, GameEnded) if view.is_over else (TurnBegan, DiceRolled)
    said = [
        (line, number in table.forced)
        for number, events in table.story
        for event in events
        if not isinstance(event, known)
        and (line := w.event(told(event, None), table.who, view.rules, view))
    ]
    return [f"-# {line}" for line in marked(w, newest(said[-STORY:], messages))]


def until(post: Post, words: Words | None = None) -> list[str]:
    """Until when the game waits for whom, if its clocks run, in *words* or in the table's own."""
    clocks, w = post.table.memory.clocks.running, words or post.w
    return [
        w.say("ui.turn.until", player=post.table.who(Seat(seat)), until=stamp(clock.end))
        for seat, clock in sorted(clocks.items())
        if clock.runs
    ]


def stamp(moment: datetime) -> str:
    """A moment as Discord shows it to each reader by their own clock: how long until then."""
    return f"<t:{int(moment.timestamp())}:R>"


def aside(post: Post) -> list[str]:
    """What the table has settled beside the game: a pause, seats that look for a substitute."""
    table, w = post.table, post.w
    return [
        *paused(table, w),
        *(w.say("ui.turn.open", player=table.who(seat)) for seat in table.open_seats),
    ]


def paused(table: Table, w: Words) -> list[str]:
    """That the game is paused, if it is, and how it goes on."""
    if not table.memory.paused:
        return []
    return [w.say("ui.turn.deserted" if table.memory.deserted else "ui.turn.pause")]


def captions(view: View, w: Words) -> dict[str, str]:
    """What boxes write on pictures of the board and of hands, by the names that these know."""
    found = (box.captions(view, w) for box in brought("screens") if hasattr(box, "captions"))
    return {key: text for more in found for key, text in more.items()}


def picture(post: Post, view: View) -> Picture:
    """The board, drawn anew."""
    table = post.table
    happened = [event for _, events in table.story for event in events]
    said = [
        line
        for event in (table.story[-1][1] if table.story else [])
        if (line := post.w.event(told(event, None), table.who, view.rules, view))
    ]
    return Picture(
        partial(
            board_png,
            view,
            table.players(),
            latest=latest(happened),
            captions=captions(view, post.w),
            scale=post.scale,
            theme=table.theme,
        ),
        f"board-{view.number}.png",
        alt_text(view, table.who, post.w, said),
    )


def latest(events: list[Event]) -> tuple[str, int] | None:
    """The latest placement, for the halo."""
    for event in reversed(events):
        if named := _place(type(event)):
            sort, field = named
            return sort, getattr(event, field)
    return None


@lru_cache(maxsize=256)
def _place(kind: type[Event]) -> tuple[str, str] | None:
    """What sort of place an event of *kind* is about, and its field: the last one it names."""
    hints = reversed(get_type_hints(kind).items())
    return next(((SORTS[hint], field) for field, hint in hints if hint in SORTS), None)


def in_rows(found: tuple[Button, ...]) -> tuple[tuple[Button, ...], ...]:
    """Buttons, no more in a row than fit."""
    return tuple(found[i : i + ROW] for i in range(0, len(found), ROW))


def _of_boxes(post: Post, view: View) -> tuple[Button, ...]:
    """A button for each group of verbs that a box brings."""
    groups = dict.fromkeys(shown.group for shown in shown_in(view.rules))
    return tuple(
        Button(post.w.say(f"ui.button.{group}"), post.to(group))
        for group in groups
        if group not in OWN_BUTTONS
    )


ABOUT = {
    FOUND: "settlement",
    FIRST_ROAD: "road",
    FREE_ROAD: "road",
    DISCARD: "hand",
    ROBBER: "robber",
    ROB: "robber",
}
"""What a duty is about, by the name of its picture."""

OWN_BUTTONS = ("turn", "build", "card", "trade", "owed")
"""Groups of verbs whose buttons stand in their own places."""


def buttons(post: Post, view: View) -> tuple[Button, ...]:
    """The public buttons: the same whatever anybody holds."""
    w = post.w
    hand = Button(w.say("ui.button.hand"), post.to("hand"))
    kinds = {debt.duty for debt in view.debts()}
    if ROLL in kinds:
        return (
            Button(w.say("ui.button.roll"), post.to("roll"), "primary", "🎲"),
            Button(w.icon("deck", w.say("ui.button.card")), post.to("card")),
            *_of_boxes(post, view),
            hand,
        )
    if TURN in kinds:
        return (
            Button(w.icon("settlement", w.say("ui.button.build")), post.to("build"), "primary"),
            Button(w.icon("deck", w.say("ui.button.card")), post.to("card")),
            Button(w.say("ui.button.trade"), post.to("trade")),
            Button(w.say("ui.button.end"), post.to("end"), "success"),
            *_of_boxes(post, view),
            hand,
        )
    return (*(answer_buttons(post, view)), hand)


def undo(post: Post) -> tuple[Button, ...]:
    """Takes the latest action back, where its seat may."""
    found = takeback.latest(post.table.memory)
    if found is None:
        return ()
    _, number = found
    return (Button(post.w.say("ui.button.undo"), post.to(f"undo-{number}"), emoji="↩️"),)


def answer_buttons(post: Post, view: View) -> tuple[Button, ...]:
    """The button for what is owed, named after it."""
    kinds = dict.fromkeys(debt.duty for debt in view.debts())
    return tapped(post, view, kinds) or tuple(
        Button(duty_label(kind, post.w, view), post.to("owed"), "primary")
        for kind in list(kinds)[:1]
    )


def tapped(post: Post, view: View, duties: Iterable[str]) -> tuple[Button, ...]:
    """
    The buttons that act at once for one of *duties*, behind the one that builds where it may.

    Where an answer can be prepared the way to that stands last.
    """
    w, rules, duties = post.w, view.rules, tuple(duties)
    owed = [rules.duties[duty] for duty in duties]
    found = tuple(
        Button(w.say(f"ui.verb.{shown.name}"), post.to(shown.name), "success")
        for shown in shown_in(rules)
        if shown.is_tapped and any(rules.verbs[shown.action].family in duty.pays for duty in owed)
    )
    if found and any(BUILD in duty.admits for duty in owed):
        build = Button(w.icon("settlement", w.say("ui.button.build")), post.to("build"), "primary")
        found = (build, *found)
    ahead = tuple(
        Button(w.say(f"ui.button.prepare.{name}"), post.to(f"{prepare.OP}-{name}"))
        for name, moment in in_game(rules).items()
        if moment.duties.intersection(duties)
    )
    return (*found, *ahead) if found else ()


def duty_label(duty: str, w: Words, view: View) -> str:
    """What the button for a duty says, with the piece that it is about."""
    said = w.say(f"ui.button.duty.{duty_named(duty, view)}")
    return w.icon(ABOUT[duty], said) if duty in ABOUT else said
