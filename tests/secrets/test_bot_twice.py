"""
One script of clicks runs twice over sockets, on databases with different hidden cards.

The bot's messages to the channel and to people who can't know are the same, byte by byte.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import pytest

from bot.scenes import CHANNEL, PEOPLE
from game import Action, Game, Seat, Seeded
from game.base.buy_card import BuyCard
from game.base.end_turn import EndTurn
from game.base.families import ROB, ROLL, TURN
from game.base.parts import Turn
from game.base.rob import Rob, victims
from game.base.roll import RollDice
from game.base.rows import DECK
from game.core.rows import MAP, Value
from sandbox.messages import EPHEMERAL, Message
from sandbox.person import Person
from sandbox.post import Post
from storage import mixed
from tests.bot.tables import Table
from tests.crash.killing import command, table_at
from tests.crash.positions import Move, Playing, Position
from tests.game.random_games import _shuffle_deck, shuffle_piles
from tests.house import needs
from tests.patience import PATIENCE
from tests.pixels import pixels
from tests.waiting import until

pytestmark = pytest.mark.e2e

ALBA, BRUNO = Seat(0), Seat(1)
ACTS = (":roll:", ":end:")
"""Buttons that play an action at once."""
SOON = 42
"""A seed that soon leads to such a round, in which another card can be bought."""

Play: TypeAlias = Callable[[Table], Awaitable[None]]


@dataclass(slots=True)
class Script:
    """A starting position, the exchange of hidden facts there, and people's clicks."""

    here: Position
    exchange: Callable[[Position, Random], None]
    play: Play


async def test_what_is_bought_and_held_changes_no_byte_for_the_others(tmp_path: Path) -> None:
    """A round with other hands and another drawn card looks the same to the channel and Alba."""
    await _is_the_same_twice(tmp_path, _a_round(SOON))


async def test_what_is_stolen_changes_no_byte_for_the_others(tmp_path: Path) -> None:
    """A theft from another hand looks the same to the channel and to players it doesn't involve."""
    await _is_the_same_twice(tmp_path, _a_theft(0))


@needs("discovery")
async def test_a_card_that_was_found_changes_no_byte_for_the_others(tmp_path: Path) -> None:
    """The channel and Alba see only that a card was found, but not which one."""
    await _is_the_same_twice(tmp_path, _a_find(25))


@needs("discovery")
async def test_what_nobody_has_turned_up_changes_no_byte(tmp_path: Path) -> None:
    """Hidden terrain, treasures and numbers change nothing until they are revealed."""
    await _is_the_same_twice(tmp_path, _a_look_about(0))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1, 5))
@pytest.mark.parametrize("kind", ["round", "theft"])
async def test_more_scripts_change_no_byte_for_the_others(
    kind: str, seed: int, tmp_path: Path
) -> None:
    """Rounds and thefts in other games leave no public trace of hidden cards."""
    await _is_the_same_twice(tmp_path, (_a_round if kind == "round" else _a_theft)(seed))


async def test_no_hidden_card_reaches_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even with every log line on, no hand and no drawn card is in the log."""
    monkeypatch.setenv("LOG_LEVEL", "DEBUG")
    script = _a_round(SOON)
    async with table_at(tmp_path, script.here) as t:
        await script.play(t)
        hands = [line for p in t.people for line in p.direct[0].content.splitlines()[1:]]

    log = (tmp_path / "bot.log").read_text(encoding="utf-8")

    assert " INFO " in log
    assert hands
    assert [line for line in hands if line in log] == []
    assert [word for word in ("CardBought", "knight", "lumber", "hands") if word in log] == []


# Comparing two runs.


async def _is_the_same_twice(folder: Path, script: Script) -> None:
    """Run the script with the real cards and with exchanged ones, and compare."""
    seen = []
    snapshots = []
    for number in range(2):
        if number:
            script.exchange(script.here, Random(number))
        snapshots.append((script.here.game.snapshot(), script.here.chance.counter))
        at = folder / str(number)
        at.mkdir()
        async with table_at(at, script.here, apart=False) as t:
            await script.play(t)
            seen.append(_seen(t, script.here.game_id))
    one, other = seen

    assert snapshots[0] != snapshots[1]
    for name in one:
        pairs = zip_longest(one[name], other[name])
        assert next((pair for pair in pairs if pair[0] != pair[1]), None) is None, name
    assert len(one["pictures"]) > 1


def _seen(t: Table, game_id: str) -> dict[str, Any]:
    """Everything that the bot has shown in the channel and to Alba."""
    world, alba = t.sandbox.world, t.people[ALBA]
    talk = int(alba.channel("dm"))
    plain = _Plain(game_id)
    requests = [
        (r["method"], plain(_path(r)), plain(r["payload"]), [f["filename"] for f in r["files"]])
        for r in t.sandbox.sandbox.record.requests()
        if r["method"] != "GET"
        and (f"/channels/{CHANNEL}/" in _path(r) or f"/channels/{talk}/" in _path(r))
    ]
    own = [m for m in world.ephemerals.values() if str(m.viewer) == alba.id]
    messages = [
        *world.channels[CHANNEL].messages.values(),
        *world.channels[talk].messages.values(),
        *own,
    ]
    return {
        # Hands are edited concurrently: only messages within one talk have an order.
        "channel": [r for r in requests if r[1].startswith(f"/channels/{CHANNEL}/")],
        "talk": [r[2:] for r in requests if not r[1].startswith(f"/channels/{CHANNEL}/")],
        "pictures": [
            (name, plain(alt), content)
            for message in messages
            for name, alt, content in _pictures(message)
        ],
        "private": [(plain(m.content), plain(m.components)) for m in own],
        "notifications": [
            (p.name, plain(n["text"]), n["reason"]) for p in t.people for n in _called(p)
        ],
    }


def _path(request: dict[str, Any]) -> str:
    """The place that a request shows something in: for edits by a click's token, the channel."""
    answer = request["answer"]
    if "/webhooks/" in request["path"] and isinstance(answer, dict) and "channel_id" in answer:
        is_private = answer.get("flags", 0) & EPHEMERAL
        return "" if is_private else f"/channels/{answer['channel_id']}/messages/{answer['id']}"
    return str(request["path"])


def _called(person: Person) -> list[dict[str, Any]]:
    return [n for n in person.screen["notifications"] if n["reason"] == "mention"]


def _pictures(message: Message) -> list[tuple[str, str | None, object]]:
    files = [a for version in message.versions for a in version["attachments"]]
    return [(a.filename, a.description, pixels(a.content)) for a in (*files, *message.attachments)]


class _Plain:
    """Replaces ids by their order of appearance, and the game's by its place."""

    def __init__(self, game_id: str) -> None:
        self._game = game_id
        self._known: dict[str, str] = {}

    def __call__(self, what: Any) -> Any:
        if isinstance(what, dict):
            return {k: self(v) for k, v in what.items() if k != "nonce"}
        if isinstance(what, list):
            return [self(entry) for entry in what]
        if not isinstance(what, str):
            return what
        return re.sub(r"\d{17,20}", self._named, what.replace(self._game, "GAME"))

    def _named(self, found: re.Match[str]) -> str:
        number = found[0]
        if int(number) in (CHANNEL, *PEOPLE.values()):
            return number
        return self._known.setdefault(number, f"id{len(self._known)}")


# Scripts.


def _a_round(seed: int) -> Script:
    """Bruno buys a card; then everyone rolls, looks around and ends the turn."""
    for number in range(1000):
        playing = Playing(f"round {seed} {number}".encode(), {"hand_limit": 15})
        for _ in range(150):
            if playing.game.state.winners:
                break
            if _buys(playing) and _rolls_no_seven(playing):
                return Script(playing.position(BRUNO, BuyCard()), _exchange_for_alba, _play_round)
            playing.play(*playing.next_move(saves=False))
    raise LookupError


def _buys(playing: Playing) -> bool:
    state = playing.game.state
    return (
        state.stint > 6
        and state.turn == BRUNO
        and state.debt(BRUNO, TURN) is not None
        and BuyCard() in playing.game.options(BRUNO)
        and all(sum(state.hands[seat]) > 1 for seat in (2, 3))
    )


def _rolls_no_seven(playing: Playing) -> bool:
    tried = playing.copy()
    moves: list[Move] = [(BRUNO, BuyCard()), (BRUNO, EndTurn())]
    for seat in (2, 3, 0):
        moves += [(Seat(seat), RollDice()), (Seat(seat), EndTurn())]
    for move in moves:
        state = tried.game.state
        if state.winners or not {debt.duty for debt in state.debts()} <= {TURN, ROLL}:
            return False
        tried.play(*move)
    return not tried.game.state.winners


def _exchange_for_alba(here: Position, random: Random) -> None:
    """
    Exchange Chloé's and Dámaso's hands, the deck, and all unplayed cards but Alba's.

    Where it can be, Bruno's card is another one then.
    """
    state, tries = here.game.state, iter(range(100, 0, -1))
    before, bought = here.game.snapshot(), _comes(here)
    while here.game.snapshot() == before or (_comes(here) == bought and next(tries, 0)):
        shuffle_piles([state.hands[2], state.hands[3]], random)
        _shuffle_deck(state, DECK, ALBA, random)


async def _play_round(t: Table) -> None:
    alba, bruno, *others = t.people
    await _told(t, bruno.command("buy"), bruno)
    await _press(t, BRUNO, ":build:")
    await _press(t, BRUNO, ":end:")
    for person in (*others, alba):
        seat = Seat(t.people.index(person))
        await _press(t, seat, ":roll:")
        await _told(t, alba.command("roll" if person is not alba else "buy"), alba)
        await _look_through(t, seat)
        await _told(t, alba.command("score"), alba)
        await _told(t, alba.command("board", text=True), alba)
        await _press(t, seat, ":end:")


def _a_theft(seed: int) -> Script:
    """A player other than Alba robs another one of two."""
    for number in range(3000):
        playing = Playing(f"theft {seed} {number}".encode(), {"hand_limit": 15})
        for _ in range(200):
            state = playing.game.state
            if state.winners:
                break
            if found := _theft(playing):
                here = playing.position(*found)
                thief, victim = here.person, list(PEOPLE)[found[1].victim]
                return Script(here, _exchange_victim(found[1].victim), _rob(thief, victim))
            playing.play(*playing.next_move(saves=True))
    raise LookupError


def _theft(playing: Playing) -> tuple[Seat, Rob] | None:
    state = playing.game.state
    if not state.debt(state.turn, ROB) or state.turn == ALBA:
        return None
    if state.part(Turn).rolled != state.stint:
        return None
    for victim in victims(state, state.turn):
        third = next(s for s in range(4) if s not in (ALBA, state.turn, victim))
        kinds = {*_kinds(state, victim), *_kinds(state, third)}
        if victim != ALBA and any(state.hands[third]) and len(kinds) > 1:
            return state.turn, Rob(victim)
    return None


def _kinds(state: Any, seat: int) -> list[int]:
    return [kind for kind, count in enumerate(state.hands[seat]) if count]


def _exchange_victim(victim: Seat) -> Callable[[Position, Random], None]:
    def exchange(here: Position, random: Random) -> None:
        """Exchange cards between the victim and the uninvolved seat."""
        state = here.game.state
        third = next(s for s in range(4) if s not in (ALBA, here.seat, victim))
        before = state.hands[victim][:]
        while state.hands[victim] == before:
            shuffle_piles([state.hands[victim], state.hands[third]], random)

    return exchange


def _rob(thief: str, victim: str) -> Play:
    async def play(t: Table) -> None:
        person = next(p for p in t.people if p.name == thief)
        alba = t.people[ALBA]
        await _told(t, alba.command("robber"), alba)
        await _told(t, person.command("robber", victim=victim), person)
        await _told(t, alba.command("score"), alba)
        await _told(t, alba.command("board", text=True), alba)
        await _press(t, Seat(t.people.index(person)), ":hand:")
        await _press(t, Seat(t.people.index(person)), ":end:")

    return play


SEA = ("base", "seafarers", "discovery")
SHIP, CARD = "BuildShip", "CardFound"
LONGEST = 600
TREASURES: dict[str, Value] = {MAP: "treasure_islands", "hand_limit": 15}


def _a_find(seed: int) -> Script:
    """Bruno's ship reaches a treasure that is a card."""
    for playing in _voyages(seed):
        for option in playing.game.options(BRUNO):
            if (
                isinstance(option, Action)
                and type(option).__name__ == SHIP
                and _finds_a_card(playing, option)
            ):
                here = playing.position(BRUNO, option)
                return Script(here, _exchange_find, _find(*command(here.game, option)))
    raise LookupError


def _voyages(seed: int) -> Iterator[Playing]:
    """Moments on the Treasure Islands when Bruno is on turn and others have cards."""
    for number in range(100):
        playing = Playing(f"treasure {seed + number}".encode(), TREASURES, SEA)
        while playing.game.state.number < LONGEST and not playing.game.state.winners:
            state = playing.game.state
            if state.debt(BRUNO, TURN) and all(sum(state.hands[seat]) > 1 for seat in (2, 3)):
                yield playing
            playing.play(*playing.next_move(saves=False))


def _finds_a_card(playing: Playing, action: Action) -> bool:
    tried = playing.copy()
    tried.play(BRUNO, action)
    return any(event["type"] == CARD for event in tried.game.lines[-1].events)


def _exchange_find(here: Position, random: Random) -> None:
    """Change the chance so that the same things are found, but another card."""
    before = _comes(here)
    while _comes(here) == before or _public(_comes(here)) != _public(before):
        here.chance.counter += random.randrange(1, 100)


def _comes(here: Position) -> list[dict[str, Any]]:
    """The events of the position's action."""
    game = Game(here.game.state.copy())
    words = [mixed(user) for user in PEOPLE.values()]
    game.play(here.seat, here.action, Seeded(here.seed, words, here.chance.counter))
    return list(game.lines[-1].events)


def _public(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [event | {"card": None} if event["type"] == CARD else event for event in events]


def _find(name: str, options: dict[str, Any]) -> Play:
    async def play(t: Table) -> None:
        alba, bruno, *_ = t.people
        await _told(t, bruno.command(name, **options), bruno)
        await _look_about(t, alba)
        await _press(t, BRUNO, ":hand:")
        await _press(t, BRUNO, ":end:")
        await _look_about(t, alba)

    return play


def _a_look_about(seed: int) -> Script:
    """Alba looks at the board, and Bruno at everything that he could do."""
    playing = next(_voyages(seed))

    def exchange(here: Position, random: Random) -> None:
        """Change all random results from here on."""
        here.chance.counter += random.randrange(1000, 2000)

    async def play(t: Table) -> None:
        await _look_through(t, BRUNO)
        await _look_about(t, t.people[ALBA])
        await _press(t, BRUNO, ":end:")
        await _look_about(t, t.people[ALBA])

    return Script(playing.position(BRUNO, EndTurn()), exchange, play)


async def _look_about(t: Table, person: Person) -> None:
    await _told(t, person.command("score"), person)
    await _told(t, person.command("board", text=True), person)
    await _told(t, person.command("dice"), person)


async def _look_through(t: Table, seat: Seat) -> None:
    """Open the screens of a turn; that of cards has a button if the seat holds any."""
    turn = next(post for post in reversed(t.public(t.people[seat])) if _id(post, ":trade:"))
    for op in (":build:", ":card:", ":trade:", ":hand:"):
        if _id(turn, op):
            await _press(t, seat, op)


async def _press(t: Table, seat: Seat, op: str) -> None:
    """Press a button of the table, and wait until everything is posted."""
    person = t.people[seat]
    post = await person.wait_for(
        lambda: next((p for p in reversed(t.public(person)) if _id(p, op)), None), timeout=PATIENCE
    )
    assert post
    lines = t.lines
    await person.click(post, _id(post, op))
    if op in ACTS:
        await until(lambda: t.lines > lines, "the action is stored")
    await _quiet(t, person)


def _id(post: Post, op: str) -> str:
    ids = (str(part.get("custom_id")) for part in post.parts())
    return next((custom_id for custom_id in ids if op in custom_id), "")


async def _told(t: Table, asking: Awaitable[Any], person: Person) -> None:
    """Wait for a request's answer, and until the table is up to date."""
    await asking
    await _quiet(t, person)


async def _quiet(t: Table, person: Person) -> None:
    await until(lambda: not any(e.is_loading for e in person.ephemerals), "an answer")
    await t.rest()
