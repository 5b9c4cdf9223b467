"""Two against two at a table: lobby, pushes, end, results and review."""

from __future__ import annotations

from functools import lru_cache

import pytest

from bot.chat.refusals import Stale
from bot.chat.screen import Screen
from bot.features.lobby import evening, filling, lobby, screens
from bot.features.statistics.screens import history
from bot.publish.posts import ending
from bot.publish.posts.pushes import News, happened
from bot.screens.outcome import outcome
from bot.table import news
from bot.table.games import Games
from game import BOXES, Event, Seat, Seeded, State, teams_of
from game.base.rob import Robbed
from game.core.view import view
from tests.bot.acting import NOON, begun, opened, person, refuses
from tests.bot.test_ending import posted
from tests.bot.test_pushes import pushed, read
from tests.bot.test_results import won as played
from tests.game.random_games import Playing
from tests.house import needs
from words import LANGUAGES, Words, alt_text, score_text

pytestmark = needs("teams")

PAIRS = ("base", "teams")
A, B, C, D = map(Seat, range(4))


@lru_cache
def won(*, by_ender: bool) -> State:
    """A finished game, won by the team of the player who ended it, or by the other one."""
    for seed in range(99):
        playing = Playing(PAIRS, BOXES, 4, seed, fixed={"points": 5})
        while not playing.state.winners:
            playing.step()
        state = playing.state
        if (state.turn in state.winners) == by_ender:
            return state
    raise AssertionError


def labels(screen: Screen) -> list[str]:
    """The labels of a screen's buttons."""
    return [b.label for row in screen.rows if isinstance(row, tuple) for b in row]


# The lobby.


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_host_chooses_among_the_three_ways_to_share_out_the_teams(
    games: Games, language: str
) -> None:
    """*Change partners* leads through all of them and back; the game begins with the one shown."""
    w = Words(language)
    table = await opened(games, 3, modules=PAIRS, language=language)
    other, how = w.say("ui.button.lobby.partners"), w.say("ui.lobby.teams.how")
    assert how in screens.lobby(table).text
    # The list of seats isn't torn apart.
    assert f"{w.say('ui.lobby.free', count=1)}\n{how}" in screens.lobby(table).text
    assert other not in labels(screens.lobby(table))
    with pytest.raises(Stale):
        await lobby.repartner(games, table.id, 1)
    await lobby.join(games, table.id, person(4))
    with refuses("not_host"):
        await lobby.repartner(games, table.id, 2)
    assert other in labels(screens.lobby(table))

    partners = []
    for _ in range(4):
        partners.append(table.seats[2].user_id)
        shown = w.say("ui.lobby.teams", teams=screens.teams(table, w))
        assert shown in screens.lobby(table).text
        table = await lobby.repartner(games, table.id, 1)

    assert partners == [3, 4, 2, 3]
    before = [seat.user_id for seat in table.seats]
    started = await lobby.start(games, table.id, 1, NOON)
    assert [seat.user_id for seat in started.seats] == before
    assert screens.teams(started, w) in screens.closed(started).text


async def test_a_rematch_keeps_partners_together(games: Games) -> None:
    """They are opposite each other in whichever order they join, also beside computers."""
    before = await begun(games, people=4, modules=PAIRS)
    alone = await opened(games, 2, modules=PAIRS, channel_id=8)
    await filling.fill(games, alone.id, 1)
    alone = await lobby.repartner(games, alone.id, 1)  # 1 with a computer, 2 with the other
    alone = await lobby.repartner(games, alone.id, 1)  # 1 with 2

    again = await opened(games, modules=PAIRS, channel_id=9, rematch_of=before.id)
    for user in (3, 4, 2):
        again = await lobby.join(games, again.id, person(user))
    with_computers = await opened(
        games, 2, modules=PAIRS, channel_id=10, rematch_of=alone.id, colour=None
    )
    with_computers = await filling.fill(games, with_computers.id, 1)

    assert [seat.user_id for seat in before.seats] == [1, 2, 3, 4]
    partners = {frozenset(again.seats[n].user_id or 0 for n in team) for team in ((0, 2), (1, 3))}
    assert partners == {frozenset({1, 3}), frozenset({2, 4})}
    assert alone.seats[2].user_id == with_computers.seats[2].user_id == 2
    assert [seat.seat for seat in again.seats] == [0, 1, 2, 3]
    other = await lobby.repartner(games, again.id, 1)
    assert other.seats[2].user_id != 3


def test_a_surprise_draws_no_teams() -> None:
    """Of the sets for four, those with teams are left out."""
    drawn = {evening.draw(4, Seeded(bytes([seed])))[0] for seed in range(14)}

    assert len(drawn) > 5
    assert not [modules for modules in drawn if teams_of(modules)]


# Pushes.


async def test_a_push_marks_the_partner(games: Games) -> None:
    """The news about what a partner did says that it was the partner; an opponent has no mark."""
    table = await begun(games, people=4, modules=PAIRS)
    w, said = Words("en"), []
    for thief in (C, B):
        theft: list[Event] = [Robbed(seat=thief, victim=A, card=None)]
        (ways,) = happened(table, A, News([(table.playing().state.number, theft)]), w)
        said.append("(partner)" in ways[0].text)

    assert said == [True, False]


def test_a_call_to_one_player_marks_the_partner() -> None:
    """Whatever the partner does, offers or answers, the first line says that it was the partner."""
    kinds, faults = set(), []
    for at, kind, screen in pushed(PAIRS, "en", most=250):
        if len(screen.pings) != 1 or kind == news.END:
            continue
        (me,) = at.seats_of(screen.pings[0])
        (partner,) = at.playing().state.rules.partners[me]
        said = read(at, screen)
        if at.name(partner) in said:
            kinds.add(kind)
            faults += [] if f"{at.name(partner)} (partner)" in said else [said]

    assert faults == []
    assert {news.TURN, news.OFFERS, news.CALL} <= kinds


# The end.


@pytest.mark.parametrize("by_ender", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everyone_is_told_that_a_team_has_won(language: str, *, by_ender: bool) -> None:
    """Post, push, log, alt text and private line have both winners and the points of the teams."""
    w, state = Words(language), won(by_ender=by_ender)
    post = posted(state, language)
    table, seen = post.table, view(state, None)
    first, second = state.winners
    total = seen.together(first)
    best = w.join([table.who(first), table.who(second)])
    lines = ending.ended(post).text.split("\n")

    assert lines[0] == ending.won(post, seen)
    for text in (lines[0], "\n".join(lines), alt_text(seen, table.who, w)):
        assert str(total) in text
    together = next(line for line in lines if line.startswith(w.say("board.teams", teams="")))
    assert f"{best} {total}" in together
    assert together in score_text(seen, table.who, w)
    for seat in seen.seats:
        own = outcome(seen, seat.seat, w)
        assert str(seen.together(seat.seat)) in own
        assert ("🏆" in own) == (seat.seat in state.winners)
    order = [seat.seat for seat in seen.ranked]
    assert {*order[:2]} == {*state.winners}


async def test_both_winners_are_first_and_both_others_second(games: Games) -> None:
    """Results, one's history and the server's know that partners share a place."""
    table = await begun(games, "", people=4, modules=PAIRS, options={"points": 3})
    game, w = await played(games, table), Words("en")
    table = await games.tables.look(table.id)
    places = {row.seat: row.place for row in game.results}
    one, other = table.playing().state.winners

    assert sorted(place or 0 for place in places.values()) == [1, 1, 2, 2]
    assert places[one] == places[other] == 1
    users = {row.seat: row.user_id for row in game.results}
    assert f"**won** with {table.name(other)}" in history(w, [game], users[one]).text
    loser = next(seat for seat, place in places.items() if place == 2)
    assert "2nd of 2" in history(w, [game], users[loser]).text
