"""Facts that hold after every whole game."""

from __future__ import annotations

from collections import Counter

from game import Game
from game.core import codec
from players import reading
from players.vocabulary import BUTTONS, WON
from sandbox.post import Post
from tests.e2e.whole import CALLS, Whole, key


def check(played: Whole) -> None:
    """Check all facts, starting with those whose failure is easiest to explain."""
    assert [(e["method"], e["path"], e["answer"]) for e in played.errors] == []
    assert played.faults == []
    everybody_got_an_answer(played)
    nothing_is_said_twice(played)
    only_the_newest_post_has_buttons(played)
    only_who_owes_is_called(played)
    nobody_is_called_twice(played)
    the_log_folds_to_the_snapshot(played)
    the_winner_is_shown(played)


def everybody_got_an_answer(played: Whole) -> None:
    """Nothing failed on anyone's screen."""
    assert [fields for _, kind, fields in played.events if kind == "failed"] == []


def nothing_is_said_twice(played: Whole) -> None:
    """Each game, number and kind has one message; the lobby and the end appear once."""
    said: Counter[object] = Counter()
    for _, kind, fields in played.events:
        if kind == "message":
            post = Post(fields["message"])
            if found := key(post):
                said[found] += 1
            for name in ("join", "rematch"):
                said[name] += bool(set(BUTTONS[name]) & post.buttons.keys())
    assert {what: count for what, count in said.items() if count > 1} == {}
    assert said["join"] == said["rematch"] == 1


def only_the_newest_post_has_buttons(played: Whole) -> None:
    """Old turns have lost their buttons, and every post that pinged is gone."""
    *old, end = played.channel
    assert set(BUTTONS["rematch"]) & end.buttons.keys()
    assert [post.content for post in old if post.buttons or post.menus] == []
    calls = {
        str(fields["message"]["id"])
        for _, kind, fields in played.events
        if kind == "message" and (key(Post(fields["message"])) or ("", 0))[0] in CALLS
    }
    assert calls.isdisjoint(post.id for post in played.channel)


def is_full(post: Post) -> bool:
    """Whether a post calls the host because all seats are taken; it comes before the game."""
    return bool(set(BUTTONS["start"]) & post.buttons.keys())


def only_who_owes_is_called(played: Whole) -> None:
    """A ping goes to a player that the table's post says the game is waiting for."""
    names = list(played.seats.values())
    table: Post | None = None
    posts: dict[str, Post] = {}
    for users, kind, fields in played.events:
        if kind in ("message", "edit"):
            post = Post(fields["message"])
            if kind == "message":
                posts[post.id] = post
            if (key(post) or ("", 0))[0] == "turn":
                table = post
        elif kind == "notification" and fields["notification"]["reason"] == "mention":
            (name,) = users
            called = posts[fields["notification"]["message"]]
            if WON in called.content:
                continue  # the end pings everyone
            if is_full(called):
                assert table is None
                continue
            assert table is not None
            what = (key(called) or ("", 0))[0]
            if what == "offers":
                offers = reading.offers(called, names)
                assert any(name in offer.waits for offer in offers), called.content
            else:
                assert reading.duty(table, name), (name, called.content, table.content)


def nobody_is_called_twice(played: Whole) -> None:
    """Between two pings, the player has acted or their debt has lapsed."""
    acts: dict[str, list[int]] = {name: [] for name in played.seats.values()}
    for seat, line in played.lines:
        if seat >= 0:
            acts[played.seats[seat]].append(line.number)
    called: dict[str, int] = {}
    asked: dict[str, set[str]] = {}
    posts: dict[str, Post] = {}
    names = list(acts)
    for users, kind, fields in played.events:
        if kind == "message":
            posts[str(fields["message"]["id"])] = Post(fields["message"])
        if kind != "notification" or fields["notification"]["reason"] != "mention":
            continue
        if is_full(posts[str(fields["notification"]["message"])]):
            continue
        (name,) = users
        post = posts[fields["notification"]["message"]]
        found = key(post)
        if found is None:
            continue
        what, number = found
        if what == "offers":
            waits = {o.number for o in reading.offers(post, names) if name in o.waits}
            assert waits.isdisjoint(asked.get(name, set())), post.content
            asked[name] = waits
            continue
        before = called.get(name)
        called[name] = number
        has_acted = before is None or any(before < n <= number for n in acts[name])
        assert has_acted or not _still_owes(played, name, before, number), post.content


def _still_owes(played: Whole, name: str, since: int | None, number: int) -> bool:
    """Whether *name*'s debt from line *since* is still owed after action *number*."""
    then = Game.replayed([line for _, line in played.lines[: number + 1]])
    debts = then.state.debts()
    return any(played.seats[debt.seat] == name and debt.since == since for debt in debts)


def the_log_folds_to_the_snapshot(played: Whole) -> None:
    """Replaying every action with the recorded chance leads to the same state."""
    folded = Game.replayed([line for _, line in played.lines])
    assert codec.snapshot(folded.state) == played.snapshot


def the_winner_is_shown(played: Whole) -> None:
    """The last post says that a player has won, and lists a winner first."""
    winners = [played.seats[seat] for seat in played.game.state.winners]
    first, *rest = played.channel[-1].content.split("\n")
    assert WON in first
    scores = [line for line in rest if any(name in line for name in played.seats.values())]
    assert any(name in scores[0] for name in winners)
