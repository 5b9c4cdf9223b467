"""The first line of a ping, which is all that a phone shows, is complete by itself."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import cycle
from typing import Any

import pytest

from bot.chat.screen import Screen
from bot.publish.posts import board as public
from bot.publish.posts import calls, ending
from bot.publish.posts.post import Post
from bot.publish.posts.pushes import MOST, News, asked, length
from bot.table import news
from bot.table.state.clock import Clock, Clocks
from bot.table.state.memory import Memory, Motion, encoded, memory_of
from bot.table.table import Story, Table
from game import BOXES, Event, Game, Seat, State, offered, seats_for
from game.base.rob import Robbed
from game.base.roll import DiceRolled
from game.core.stack import Debt
from render.layers import cards
from tests.game.random_games import Playing
from tests.secrets.shown import NAMES, SCALE, table
from tests.widest import each_set
from tests.words.tables import Dice
from words import LANGUAGES, Words


def pushed(
    names: tuple[str, ...], *languages: str, most: int = 700, long: bool = False
) -> Iterator[tuple[Table, str, Screen]]:
    """All pings of a random game with their kinds; those of each kind take turns at *languages*."""
    spoken = defaultdict[str, Iterator[str]](lambda: cycle(languages))
    playing = Playing(names, BOXES, max(seats_for(names)), "pushes", leaving=0.002)
    story, acted = list[tuple[int, list[Event]]](), [0] * playing.state.seats
    while not playing.state.winners and playing.actions < most:
        known = news.known(playing.state)
        events = playing.step()
        number, actor = playing.actions, Seat(playing.game.lines[-1].seat)
        story.append((number, events))
        acted[actor] = number
        plans = news.plan(known, playing.state, events, actor)
        for plan in plans:
            language = next(spoken[plan.kind])
            at = speaking(table(playing.state, [], acted, BOXES), language, long=long)
            yield at, plan.kind, posted(at, plan.kind, plan.seats, story)
        if plans and number % 5 == 0:
            seat = playing.state.debts()[0].seat if playing.state.debts() else Seat(0)
            for kind in (news.HALF, news.NEAR, news.WAKE):
                language = next(spoken[kind])
                at = speaking(table(playing.state, [], acted, BOXES), language, long=long)
                at = reminded(at, seat)
                yield at, kind, posted(at, kind, (seat,), [])


def speaking(at: Table, language: str, *, long: bool = False) -> Table:
    """Give *at* a channel in this language, names for its boxes, and perhaps long player names."""
    modules = at.playing().state.rules.modules
    seats = tuple(replace(seat, name=(seat.name * 8)[:32]) if long else seat for seat in at.seats)
    return Table(replace(at.row, language=language, modules=modules), seats, at.game)


def reminded(at: Table, seat: Seat) -> Table:
    """Give *at* a clock that runs for *seat*."""
    end = datetime(2026, 1, 2, tzinfo=UTC)
    clock = Clock(start=end - timedelta(days=1), time=timedelta(days=1), end=end)
    memory = Memory(acted=memory_of(at.row).acted, clocks=Clocks(running={int(seat): clock}))
    return Table(replace(at.row, memory=encoded(memory)), at.seats, at.game)


def posted(at: Table, kind: str, seats: tuple[Seat, ...], story: Story) -> Screen:
    """The post of this kind that pings *seats* now."""
    post = Post(at, kind, at.number, seats, SCALE, None, News(story))
    match kind:
        case news.TURN:
            return public.turn(post)
        case news.END:
            return ending.ended(post)
    return calls.call(kind, post, "link")


def read(at: Table, screen: Screen) -> str:
    """The first line, with names in place of mentions."""
    first = screen.text.split("\n")[0]
    for seat in at.seats:
        first = first.replace(f"<@{seat.user_id}>", f"@{seat.name}")
    return first


@pytest.mark.parametrize("most", [200, pytest.param(700, marks=pytest.mark.soak)])
@pytest.mark.parametrize("names", each_set(offered()))
def test_each_first_line_of_a_game_is_whole(names: tuple[str, ...], most: int) -> None:
    """A first line fits on a phone and is a sentence without repeated names or addresses."""
    kinds = set()
    for at, kind, screen in pushed(names, *LANGUAGES, most=most):
        said, w = read(at, screen), at.words()
        kinds.add(kind)
        assert length(at, screen.text.split("\n")[0]) <= MOST, said
        assert said.endswith((".", "!", "?")), said
        assert not re.search(r"#\d|\d-\d|\*\*", said), said
        assert [name for name in NAMES if said.count(name) > 1] == [], said
        if kind == news.OFFERS and said.startswith("@"):
            # When several are pinged, none of them made the offer.
            called = re.match(r"(@\w+(?:, @\w+)*)([,:]) ", said)
            assert called, said
            assert called[2] == (":" if "," in called[1] else ","), said
        if w.language == "es" and not at.playing().state.winners:
            debts = at.view().debts()
            assert [duty for debt in debts if (duty := w.duty(debt)) in said] == [], said
        assert kind == news.END or screen.pings, said
    assert {news.TURN, news.OFFERS, news.HALF} <= kinds


def test_long_names_and_deadlines_fit() -> None:
    """
    Even with the longest names the first line fits, and mentions go below it.

    A reminder's deadline is in the first line; a long debt moves below it.
    """
    below = set[str]()
    for at, kind, screen in pushed(("base", "cities_knights"), *LANGUAGES, most=300, long=True):
        first, second, *_ = [*screen.text.split("\n"), ""]
        assert length(at, first) <= MOST, (kind, first)
        assert first.endswith((".", "!", "?"))
        assert all(f"<@{user}>" in screen.text for user in screen.pings)
        if kind in (news.HALF, news.NEAR):
            assert "<t:" in first
            if second.startswith(tuple(seat.name for seat in at.seats)):
                below.add(at.row.language)
    assert below == {*LANGUAGES}


def test_what_several_owe_is_one_sentence_if_their_names_fit() -> None:
    """Four long names are too many for one line: then each has a sentence of its own."""
    at = table(Game.new(4, Dice(1)).state, [], (0,) * 4, BOXES)
    owed = [Debt(Seat(seat), "discard", (4,)) for seat in range(4)]

    together = asked(at, owed, Words("en"))
    apart = asked(speaking(at, "en", long=True), owed, Words("en"))

    assert [said.count("<@") for said in together] == [4]
    assert [said.count("<@") for said in apart] == [1] * 4


def test_who_was_late_is_told_first() -> None:
    """The news that the clock played for a player comes before its result."""
    playing = Playing(("base",), BOXES, 4, "a line")
    at = speaking(table(playing.state, [], [0] * 4, BOXES), "en")
    seat = at.view().debts()[0].seat
    robbed = Robbed(seat=Seat((seat + 1) % 4), victim=seat, card=None)
    post = Post(at, news.TURN, 0, (seat,), SCALE, None, News([(1, [robbed])], frozenset({seat})))

    said = read(at, public.turn(post))

    assert ". Your time ran out, so I played for you. " in said
    assert said.endswith("stole a card from you.")


@cache
def _four() -> Game:
    """A game of four that has begun, to look at."""
    return Game.new(4, Dice(1))


def begun(*events: Event, language: str = "en") -> str:
    """The first line of the second seat's ping, after these events in a game of four."""
    at = speaking(table(_four().state, [], [0] * 4, BOXES), language)
    post = Post(at, news.TURN, 0, (at.view().debts()[0].seat,), SCALE)
    seat = post.seats[0]
    told = [event(seat) if callable(event) else event for event in events]
    return read(at, public.turn(replace(post, news=News([(1, told)]))))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "stole a card from you."),
        ("es", "te robó una carta."),
    ],
)
def test_what_was_stolen_is_not_said(language: str, line: str) -> None:
    """The line names the theft, but not the stolen card."""

    def said(card: int) -> str:
        return begun(
            lambda seat: Robbed(seat=Seat((seat + 1) % 4), victim=seat, card=card),  # type: ignore[arg-type]
            language=language,
        )

    assert line in said(0)
    assert len({said(card) for card in range(5)}) == 1


def test_what_matters_most_comes_first_and_whole_sentences_give_way() -> None:
    """Losses come after what's to be done, and a sentence that doesn't fit is left out."""
    robbed = [
        lambda seat, n=n: Robbed(seat=Seat((seat + n) % 4), victim=seat, card=None)
        for n in (1, 2, 3)
    ]
    rolled = lambda seat: DiceRolled(seat=Seat((seat + 1) % 4), dice=(1, 2))  # noqa: E731

    said = begun(rolled, *robbed)  # type: ignore[arg-type]

    assert said.count("stole a card from you.") == 3
    assert "rolled" not in said


def test_the_end_says_who_has_won_and_how_and_calls_everybody() -> None:
    """Everyone at the table is mentioned once, the winner in the first line."""
    at = speaking(table(_over(), [], [0] * 4, BOXES), "en")
    screen, winner = posted(at, news.END, (), []), at.view().winners[0]
    assert read(at, screen).startswith(f"🏆 @{NAMES[winner]} wins with ")
    assert screen.pings == at.people
    assert all(screen.text.count(f"<@{user}>") == 1 for user in at.people)
    labels = [b.label for row in screen.rows if isinstance(row, tuple) for b in row]
    assert labels == ["Replay", "Review", "Rematch", "Log"]


@cache
def _over() -> State:
    """A finished game in which some players hold hidden points."""
    playing = Playing(("base",), BOXES, 4, "hidden points", fixed={"points": 6})
    while not playing.state.winners:
        playing.step()
    return playing.state


@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_text_text_and_picture_agree_on_the_points(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the end, text, picture and alt text all have each seat's full points."""
    drawn = dict[int, int]()

    def head(scene: Any, camera: Any, seat: int, points: int, at: Any) -> Any:
        drawn[seat] = points
        return ()

    monkeypatch.setattr(cards, "head", head)
    at = speaking(table(_over(), [], [0] * 4, BOXES), language)
    screen, w = posted(at, news.END, (), []), at.words()
    assert screen.picture is not None
    screen.picture.draw()

    for seat in at.view().seats:
        score = w.say("alt.score", player=NAMES[seat.seat], points=seat.total)
        assert score in screen.picture.alt
        assert drawn[seat.seat] == seat.total
        assert re.search(rf"{NAMES[seat.seat]}: \*\*{seat.total}\*\*", screen.text)
    assert any(seat.total != seat.points for seat in at.view().seats)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["abandon", "pause", "resume", "substitute", "admit", "kick"])
def test_a_motion_says_in_one_line_who_wants_what(name: str, language: str) -> None:
    """The first line mentions who should vote, apart from the player who made the motion."""
    game = _four()
    at = speaking(table(game.state, [], [0] * 4, BOXES), language)
    until = datetime(2026, 1, 2, tzinfo=UTC)
    by = 999 if name == "admit" else 100
    seat = Seat(2) if name in ("substitute", "admit", "kick") else None
    motion = Motion(number=1, name=name, by=by, until=until, seat=seat, votes=(100,))
    memory = Memory(acted=(0,) * 4, made=1, motions={1: motion})
    at = Table(replace(at.row, memory=encoded(memory)), at.seats, at.game)

    screen = calls.call(news.VOTE, Post(at, news.VOTE, 1, (), SCALE), "link")
    said = read(at, screen)

    assert length(at, screen.text.split("\n")[0]) <= MOST
    assert re.fullmatch(r"🗳️ <@\d+>(, <@\d+>)*", screen.text.split(":")[0]), said
    assert said.endswith((".", "?")), said
    assert [one for one in NAMES if said.count(one) > 1] == [], said
    assert all(f"<@{user}>" in screen.text for user in screen.pings)
    assert Words(language).say("ui.motion.agree") in said or "?" in said
