"""Two at a table: lobby, practice, computers, offers, votes, and ratings."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.chat.screen import Screen
from bot.features.lobby import filling, lobby, screens, variant
from bot.features.statistics import board as statistics
from bot.features.trade import deal
from bot.screens.context import context_of
from bot.screens.shown import BY_NAME
from bot.table.games import Games
from bot.table.server.ratings import leaderboard, leaderboards
from bot.table.table import Table
from bot.table.votes import motions, voting
from game import Seat
from game.core.cards import one
from storage import COMPUTER, Status
from tests.bot import tables
from tests.bot.acting import NOON, begun, opened, person, refuses
from tests.bot.test_ratings import duel
from tests.bot.test_statistics import ADA, BEA, CARL, GAMES
from tests.house import needs
from words import LANGUAGES, Words

pytestmark = needs("duel")

DUEL = ("base", "duel")


async def two(games: Games, people: int = 2) -> Table:
    """A lobby of a duel."""
    return await opened(games, people, modules=DUEL)


def labels(screen: Screen) -> list[str]:
    """The labels of a screen's buttons."""
    return [b.label for row in screen.rows if isinstance(row, tuple) for b in row]


# The lobby.


async def test_two_who_wait_for_a_third_learn_of_the_duel(games: Games) -> None:
    """The hint is there for two, and neither for one nor for three."""
    seen = []
    table = await opened(games, 1)
    for user in (None, 2, 3):
        if user:
            table = await lobby.join(games, table.id, person(user))
        seen.append("*Duel*" in screens.lobby(table).text)

    assert seen == [False, True, False]


@needs("cities_knights", "five_six")
@pytest.mark.parametrize(
    ("modules", "is_hinted"),
    [(("base", "cities_knights"), True), (("base", "five_six"), False), (DUEL, False)],
)
async def test_the_hint_keeps_the_other_expansions(
    games: Games, modules: tuple[str, ...], is_hinted: bool
) -> None:
    """A duel isn't offered where it would remove an expansion, or is already ticked."""
    table = await opened(games, 2, modules=modules)

    assert ("choose *Duel*" in screens.lobby(table).text) == is_hinted


async def test_a_duel_waits_for_one_more(games: Games) -> None:
    """The lobby counts two seats, needs one more, and is then ready to start."""
    table = await two(games, 1)
    text = screens.lobby(table).text
    assert "1 of 2 seats taken" in text
    assert "1 more player needed" in text
    with refuses("too_few"):
        await lobby.start(games, table.id, 1, NOON)
    await lobby.join(games, table.id, person(2))
    with refuses("full"):
        await lobby.join(games, table.id, person(3))

    started = await lobby.start(games, table.id, 1, NOON)

    assert (started.row.status, started.playing().state.seats) == (Status.RUNNING, 2)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_lobby_tells_what_a_duel_changes(games: Games, language: str) -> None:
    """The defaults of a duel are in the post, whether or not the host changes one."""
    w = Words(language)
    table = await opened(games, 2, modules=DUEL, language=language)
    text = screens.lobby(table).text

    for name in ("hand_limit", "friendly", "bank", "dice"):
        assert f"{w.say(f'option.{name}')}: **" in text
    assert w.say("ui.lobby.standard") not in text
    assert "15" in text
    plain = await opened(games, 2, channel_id=8, language=language)
    assert w.say("ui.lobby.standard") in screens.lobby(plain).text


async def test_a_guest_can_start_ten_minutes_after_the_box_is_ticked(games: Games) -> None:
    """The ten minutes begin when the two who sit there become enough."""
    table = await opened(games, 2)
    await variant.set_boxes(games, table.id, 1, DUEL)
    with refuses("host_starts"):
        await lobby.start(games, table.id, 2, NOON + timedelta(minutes=9))

    started = await lobby.start(games, table.id, 2, NOON + timedelta(minutes=10))

    assert started.row.status is Status.RUNNING


async def test_boxes_for_fewer_than_sit_there_are_refused(games: Games) -> None:
    """A duel can't be ticked with three at the table, and the lobby stays as it is."""
    table = await opened(games, 3)

    with refuses("too_many"):
        await variant.set_boxes(games, table.id, 1, DUEL)

    assert table.row.modules == ("base",)
    assert "3 of 4 seats taken" in screens.lobby(table).text


@needs("five_six")
async def test_a_crowd_keeps_its_larger_board(games: Games) -> None:
    """Five who sit there can't be left with the board for four."""
    table = await opened(games, 5, modules=("base", "five_six"))

    with refuses("too_many"):
        await variant.set_boxes(games, table.id, 1, ("base",))

    assert "5 of 6 seats taken" in screens.lobby(table).text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_colour_off_the_map_is_told_with_the_number_of_players(
    games: Games, language: str
) -> None:
    """On the beginners' map a duel says that two play, not three."""
    table = await opened(
        games, 2, modules=DUEL, options={"map": "beginner"}, colour="red", language=language
    )

    said = Words(language).say("ui.lobby.stays_out", count=2, colour="COLOUR", player="PLAYER")
    start = said.split("COLOUR")[0]
    assert start in screens.lobby(table).text
    assert "2" in start


# Practice and computers.


async def test_practice_is_with_two_hands(games: Games) -> None:
    """In a duel the host practices with two seats."""
    table = await two(games, 1)

    await lobby.practise(games, table.id, person(1), is_on=True)

    assert [seat.user_id for seat in table.seats] == [1, 1]


@pytest.mark.parametrize(("more", "seats"), [({}, "3 of 4"), ({"expansion": "duel"}, "2 of 2")])
async def test_a_practice_has_as_many_hands_as_it_needs(
    more: dict[str, str], seats: str, tmp_path: Path
) -> None:
    """`/game new practice:` without a number gives the host the fewest seats of the boxes."""
    async with tables.table(tmp_path) as t:
        await t.command(t.people[0], "game new", practice=True, **more)

        assert f"{seats} seats taken" in t.public()[0].content


async def test_a_computer_is_the_opponent(games: Games) -> None:
    """*Play with computers* adds one, and the game begins with it."""
    table = await two(games, 1)

    await filling.fill(games, table.id, 1)
    started = await lobby.start(games, table.id, 1, NOON)

    assert [seat.user_id for seat in started.seats] == [1, COMPUTER]


# Offers.


async def test_an_offer_asks_nobody_whom_it_is_for(games: Games) -> None:
    """With one opponent an offer has one button; with two it asks who gets it."""
    found = {}
    for people, modules in ((2, DUEL), (3, ("base",))):
        table = await begun(games, people=people, modules=modules, channel_id=people)
        state = table.playing().state
        state.give(state.turn, one(0, 5))
        context = context_of(table, state.turn, Words("en"), 0.2)
        screen = deal.deal(context, BY_NAME["OfferTrade"], 0, one(0, 5), one(1, 5))
        found[people] = labels(replace(screen, rows=screen.rows[-1:]))

    assert found[2] == ["Make offer", "Start over", "Back"]
    assert {"Offer to everyone", "Only to …"} <= {*found[3]}


# Votes.


async def vote(games: Games, table: Table, user: int, name: str, seat: int = -1) -> voting.Vote:
    """Propose or support a motion as a person without rights in the channel."""
    about = None if seat < 0 else Seat(seat)
    return await voting.propose(games, table.id, user, name, seat=about, manages=False)


@pytest.mark.parametrize("name", ["abandon", "pause"])
async def test_a_vote_takes_both(games: Games, name: str) -> None:
    """Neither the host nor the guest decides alone."""
    table = await begun(games, people=2, modules=DUEL)

    first = await vote(games, table, 1, name)
    assert (first.votes, first.needed, first.is_carried) == (1, 2, False)

    assert (await vote(games, table, 2, name)).is_carried


async def test_the_other_decides_about_an_absent_player(games: Games) -> None:
    """The one who is there decides alone to look for a substitute; only a manager replaces."""
    table = await begun(games, people=2, modules=DUEL)
    with refuses("few_votes"):
        await vote(games, table, 1, "kick", 1)

    found = await vote(games, table, 1, motions.SUBSTITUTE, 1)

    assert found.is_carried
    assert table.open_seats == (1,)


# Ratings.


def test_duels_are_rated_apart() -> None:
    """The leaderboard of duels knows nothing of larger games, nor theirs of duels."""
    duels = [duel(10, BEA, CARL), duel(11, BEA, CARL)]

    found = leaderboards([*GAMES, *duels])

    assert found == {"more": leaderboard(GAMES), "two": leaderboard(duels)}
    assert leaderboards(duels).keys() == {"two"}
    assert leaderboards([]) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_with_both_chooses(language: str) -> None:
    """A button leads to the other leaderboard; a server with one kind has no button."""
    w = Words(language)
    both = leaderboards([*GAMES, duel(10, BEA, CARL)])
    only = leaderboards(GAMES)

    larger, duels = (statistics.leaderboard(w, both, ADA, kind) for kind in ("more", "two"))

    assert labels(larger) == [w.say("ui.button.leaderboard.two")]
    assert labels(duels) == [w.say("ui.button.leaderboard.more")]
    assert larger.text.startswith(w.say("ui.leaderboard.more"))
    assert duels.text.startswith(w.say("ui.leaderboard.two"))
    assert labels(statistics.leaderboard(w, only, ADA)) == []
    assert statistics.leaderboard(w, only, ADA).text.startswith(w.say("ui.leaderboard"))
    assert statistics.leaderboard(w, leaderboards([duel(1, BEA, ADA)]), ADA).text.startswith(
        w.say("ui.leaderboard.two")
    )
