"""Facts that hold at a table whenever the bot is quiet, whatever happened before."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.table import news
from game import Game, Seat
from game.base.parts import Offers
from game.core import log
from sandbox.payload import Payload
from sandbox.person import Person
from sandbox.rules.components import walk
from tests.bot.crowd import CROWD
from tests.bot.tables import Table
from tests.crash.killing import POSTS
from words import Words, language_of

Key: TypeAlias = tuple[str, int]
"""A post's subject: its kind, and the number of the action that caused it."""

ADDRESS = re.compile(r"^hex:[^:]+:(turn|ask|again|offers|call):[^:]+:(-?\d+)$")
TOO_LATE = frozenset({10015, 10062, 40060})
"""Discord's codes for a click that is delivered a second time."""


@dataclass(frozen=True, slots=True)
class Stored:
    """A game as its database has it."""

    game: Game
    actors: tuple[int, ...]
    """The seat that acted, by line."""


def check(t: Table) -> Stored:
    """Assert everything that holds between two actions, on disk and on everyone's screen."""
    stored = is_whole(t)
    says_once(t)
    calls_who_owes(t, stored)
    shows_the_present(t, stored)
    refuses_nothing_but_late_answers(t)
    return stored


def is_whole(t: Table) -> Stored:
    """Check that the log has no gap and leads to the stored state; return it."""
    rows = t.asked("SELECT number, seat, line FROM lines ORDER BY number")
    ((number, snapshot),) = t.asked("SELECT number, snapshot FROM games")
    lines = [log.decode(str(line).encode()) for *_, line in rows]
    assert [row[0] for row in rows] == list(range(len(rows)))
    assert number == len(rows) - 1
    game = Game.replayed(lines)
    assert game.snapshot() == snapshot
    return Stored(game, tuple(line.seat for line in lines))


def key_of(components: list[Payload] | None) -> Key | None:
    """The subject of a message in the channel, by the addresses in it."""
    for part in walk(components or []):
        custom_id = str(part.get("custom_id", ""))
        if found := ADDRESS.match(custom_id):
            return found[1], int(found[2])
        if custom_id.endswith(":rematch"):
            return news.END, -1
    return None


def said(t: Table) -> dict[str, Key]:
    """Every message ever posted in the channel, by id, with its subject."""
    posts: list[dict[str, Any]] = [
        r
        for r in t.sandbox.sandbox.record.requests()
        if r["method"] == "POST" and r["path"] == POSTS and r["status"] == 200
    ]
    return {
        str(post["answer"]["id"]): key
        for post in posts
        if (key := key_of(post["payload"].get("components")))
    }


def says_once(t: Table) -> None:
    """Check that no post was made twice and that none pinged anyone twice."""
    posted = said(t)
    assert [key for key, count in Counter(posted.values()).items() if count > 1] == []
    for person in t.people:
        assert [key for key, count in called(t, person).items() if count > 1] == []


def called(t: Table, person: Person) -> Counter[Key]:
    """How often a person was pinged, by subject."""
    posted = said(t)
    return Counter(
        posted[notification["message"]]
        for notification in person.screen["notifications"]
        if notification["reason"] == "mention" and not notification["silent"]
    )


def calls_who_owes(t: Table, stored: Stored) -> None:
    """Check that every player with a debt was pinged for it once, unless they have just acted."""
    state = stored.game.state
    first = min((number for _, number in said(t).values() if number >= 0), default=0)
    for debt in state.debts():
        if debt.since < first:
            continue
        calls = called(t, t.people[debt.seat])
        count = sum(calls[kind, debt.since] for kind in (news.TURN, news.ASK))
        if debt.seat in stored.actors[debt.since + 1 :]:
            assert count <= 1, (debt, calls)  # a player who has acted since knows
            continue
        # A player who has just acted knows; only their own turn is pinged in any case.
        has_acted = stored.actors[debt.since] == debt.seat
        assert count == (1 if not has_acted else calls[news.TURN, debt.since]), (debt, calls)
    offers = state.part(Offers)
    for offer in offers.open:
        for seat in offer.to:
            calls = called(t, t.people[seat])
            assert seat in offers.hushed or any(kind == news.OFFERS for kind, _ in calls)


def shows_the_present(t: Table, stored: Stored) -> None:
    """Check that only the newest table post has buttons, at this moment, and old pings are gone."""
    state = stored.game.state
    posts = t.public()
    tables = [post for post in posts if post.attachments]
    assert tables[-1].attachments[0]["filename"] == f"board-{state.number}.png"
    assert tables[-1].buttons
    assert [post.content for post in tables[:-1] if post.buttons or post.menus] == []
    live = [key_of(post.view["components"]) for post in posts if not post.attachments]
    for key in live:
        assert key is not None
        kind, number = key
        seats = _seats(t, kind, number)
        assert not news.is_settled(state, kind, number, _acted(stored), seats), key
    assert len(live) == len({key[0] for key in live if key})
    for seat, person in enumerate(t.people):
        (hand,) = person.direct
        w = Words(language_of(person.screen["me"]["locale"]))
        assert not any(state.hands[seat]) or w.cards(state.hands[seat], state.rules) in hand.content
        assert tables[-1].id in hand.content


def _seats(t: Table, kind: str, number: int) -> list[int]:
    people = list(CROWD)
    return [people.index(p.name) for p in t.people if called(t, p)[kind, number]]


def _acted(stored: Stored) -> list[int]:
    return [
        max((n for n, actor in enumerate(stored.actors) if actor == seat), default=0)
        for seat in map(Seat, range(stored.game.state.seats))
    ]


def refuses_nothing_but_late_answers(t: Table) -> None:
    """Check that Discord refused only answers to clicks that were already answered."""
    errors = [error for error in t.sandbox.errors() if error[2] not in TOO_LATE]
    assert errors == []
