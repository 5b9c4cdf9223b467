"""Seats that change hands: who can do it, what happens to the seat, and how computers play."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.chat.names import plain
from bot.chat.refusals import Away, Refused
from bot.features import timers
from bot.features.lobby import filling, lobby
from bot.features.seats import seats, seeking
from bot.features.votes import screens as votes
from bot.publish.posts.post import Post
from bot.table import news
from bot.table.games import Games
from bot.table.moment import check_moment
from bot.table.table import Table
from bot.table.votes import voting
from bot.table.votes.motions import ADMIT
from game import Game, Seat
from storage import COMPUTER, Change, SeatRow, Status, Store
from tests.bot.acting import NOON, Watch, act, begun, on_turn, opened, owed, person, refuses
from words import Words

HOST, GUEST, STRANGER = 1, 2, 9
HOUR = timedelta(hours=1)


def seat_of(table: Table, user: int) -> Seat:
    """A person's seat."""
    (seat,) = table.seats_of(user)
    return seat


async def left(games: Games, user: int, pace: str = "") -> tuple[Table, Seat]:
    """A game of three, where one person has left their seat to a computer."""
    table = await begun(games, pace)
    seat = seat_of(table, user)
    return await seats.resign(games, table.id, user, seat, computed=True), seat


async def asked(games: Games, user: int) -> tuple[Table, Seat]:
    """A game of three, where one person wants a substitute."""
    table = await begun(games, "")
    seat = seat_of(table, user)
    return await seats.ask(games, table.id, user, seat, manages=False), seat


async def agree(games: Games, table: Table, user: int) -> voting.Vote:
    """A person's vote for the newest motion."""
    return await voting.agree(games, table.id, max(table.memory.motions), user, manages=False)


async def test_who_leaves_is_followed_by_a_computer(games: Games) -> None:
    """The seat keeps its color and name, belongs to nobody, and the channel seeks a substitute."""
    table, seat = await left(games, GUEST)

    row = table.seats[seat]
    assert (row.user_id, row.name, row.colour) == (COMPUTER, "P2", table.seats[seat].colour)
    assert table.name(seat) == "Computer (P2)"
    assert table.seats_of(GUEST) == []
    assert table.open_seats == (seat,)
    assert len(await owed(games, table, "seat")) == 1


async def test_who_joins_too_late_is_shown_an_open_seat(games: Games) -> None:
    """A late joiner is refused with a button to the seat that needs a substitute."""
    table, seat = await left(games, GUEST)

    with refuses("running_open"):
        await lobby.join(games, table.id, person(77))
    await seats.keep(games, table.id, 1, seat, manages=True)
    with refuses("running"):
        await lobby.join(games, table.id, person(77))


async def test_a_computer_is_called_so_in_the_tables_language(games: Games) -> None:
    """A Spanish table calls a computer "Ordenador"."""
    table, seat = await left(games, GUEST)
    async with games.tables.at(table.id) as here:
        await games.changed(here, lambda change: change.update(language="es"))

    assert table.name(seat) == "Ordenador (P2)"


async def test_a_seat_that_changes_hands_is_a_line_of_the_log(games: Games, store: Store) -> None:
    """The log says that a computer plays, but not for whom; replaying it gives the same game."""
    table, seat = await left(games, GUEST)

    rows = await store.readings.lines(table.id)
    (line,) = [row.line for row in rows if row.line.action.get("type") == "HandOver"]
    assert (line.seat, line.action) == (seat, {"type": "HandOver", "to": "computer"})
    folded = Game.replayed([row.line for row in rows])
    assert folded.snapshot() == table.playing().snapshot()


async def test_nobody_waits_for_a_computer(games: Games) -> None:
    """Every action is followed by a person's move or answer: computers have already played."""
    table, _ = await left(games, GUEST)

    for _ in range(12):
        assert all(table.user(debt.seat) for debt in table.playing().state.debts())
        await act(games, table)


async def test_a_computer_is_not_said_to_have_been_late(games: Games, watch: Watch) -> None:
    """A computer's action doesn't count as a default answer, before or after a restart."""
    table, seat = await left(games, GUEST, "daily")
    while table.playing().state.turn != seat and table.number < 30:
        await act(games, table)

    again = await Games(games.store).tables.look(table.id)

    assert table.forced == again.forced == set()
    assert seat not in table.memory.clocks.running


async def test_what_a_computer_owed_when_the_program_ended_is_played(
    games: Games, store: Store
) -> None:
    """At the bot's start, computers play what they owe."""
    table = await begun(games, "")
    seat = on_turn(table)

    def work(change: Change) -> None:
        row = table.seats[seat]
        change.put_seat(SeatRow(seat=row.seat, user_id=COMPUTER, name=row.name, colour=row.colour))

    await store.change(table.id, work)

    again = Games(store)
    await again.wake()
    await again.finish()

    now = await again.tables.look(table.id)
    assert now.number > table.number
    assert seat not in {debt.seat for debt in now.playing().state.due()}


async def test_the_last_person_ends_the_game_by_leaving(games: Games) -> None:
    """Computers don't play on without people."""
    table, _ = await left(games, GUEST)
    await seats.resign(games, table.id, 3, seat_of(table, 3), computed=True)

    await seats.resign(games, table.id, HOST, seat_of(table, HOST), computed=True)

    assert table.row.status is Status.ABANDONED


async def test_only_ones_own_seat_is_left(games: Games) -> None:
    """Nobody can leave for another person."""
    table = await begun(games, "")

    with pytest.raises(Refused):
        await seats.resign(games, table.id, GUEST, seat_of(table, HOST), computed=True)

    assert len(table.people) == 3


async def test_when_the_host_leaves_the_next_is_host(games: Games) -> None:
    """When the host leaves, the person in the first occupied seat becomes the host."""
    table, _ = await left(games, HOST)

    assert table.row.host_id == table.people[0] != HOST


async def test_the_host_makes_another_the_host(games: Games) -> None:
    """Only the host can pass the role on, and not to a computer."""
    table, seat = await left(games, GUEST)
    to = seat_of(table, 3)
    for user, other in ((3, to), (HOST, seat)):
        with pytest.raises(Refused):
            await seats.pass_host(games, table.id, user, other, manages=False)

    await seats.pass_host(games, table.id, HOST, to, manages=False)

    assert table.row.host_id == 3


async def test_a_substitute_sits_down_when_who_sat_there_agrees(games: Games) -> None:
    """A player asks, a stranger bids, the player accepts; then the new player is pinged."""
    table = await begun(games, "")
    seat = on_turn(table)
    before = table.seats[seat].person
    await seats.ask(games, table.id, before, seat, manages=False)

    _, sits = await seats.take(games, table.id, person(STRANGER), seat)
    assert not sits
    assert table.user(seat) == before
    vote = await agree(games, table, before)

    assert vote.is_carried
    assert (table.user(seat), table.name(seat)) == (STRANGER, "P9")
    assert table.open_seats == ()
    assert table.memory.motions == {}
    newest = table.latest("turn")
    assert newest is not None
    assert (newest.key.number, newest.data["seats"]) == (table.number, [seat])


async def test_the_host_may_accept_alone(games: Games) -> None:
    """The host alone accepts a player for a computer's seat."""
    table, seat = await left(games, GUEST)
    await seats.take(games, table.id, person(STRANGER), seat)

    await agree(games, table, HOST)

    assert table.user(seat) == STRANGER


async def test_the_others_accept_by_a_majority(games: Games) -> None:
    """One vote of two is not enough, unless it's the host's."""
    table, seat = await left(games, GUEST)
    await seats.take(games, table.id, person(STRANGER), seat)

    vote = await agree(games, table, 3)

    assert (vote.votes, vote.needed, vote.is_carried) == (1, 2, False)
    assert table.is_computed(seat)


async def test_a_seat_is_taken_from_outside_only_while_it_is_open(games: Games) -> None:
    """Seated people can't bid, closed seats can't be taken, and one bid blocks others."""
    table, seat = await asked(games, GUEST)
    other = seat_of(table, HOST)
    for user, wanted, why in (
        (HOST, seat, "seat_yours"),
        (STRANGER, other, "seat_closed"),
    ):
        with refuses(why):
            await seats.take(games, table.id, person(user), wanted)

    await seats.take(games, table.id, person(STRANGER), seat)
    with refuses("seat_asked"):
        await seats.take(games, table.id, person(8), seat)


async def test_nobody_puts_another_persons_seat_up(games: Games) -> None:
    """A player looks for their own substitute; not even the host can do it for them."""
    table = await begun(games, "")

    with refuses("seat_others"):
        await seats.ask(games, table.id, HOST, seat_of(table, GUEST), manages=False)


async def test_who_changes_their_mind_keeps_the_seat(games: Games) -> None:
    """When the search ends, the open motions about the seat end too."""
    table, seat = await asked(games, GUEST)
    await seats.take(games, table.id, person(STRANGER), seat)

    await seats.keep(games, table.id, GUEST, seat, manages=False)

    assert table.open_seats == ()
    assert table.memory.motions == {}
    assert table.user(seat) == GUEST


async def test_who_looks_for_a_substitute_plays_on_until_there_is_one(games: Games) -> None:
    """A player who asked for a substitute can play on without ending the search."""
    table = await begun(games, "")
    seat = on_turn(table)
    await seats.ask(games, table.id, table.seats[seat].person, seat, manages=False)

    await act(games, table)

    assert table.open_seats == (seat,)


async def test_for_whom_a_computer_stands_in_is_told_how_to_come_back(games: Games) -> None:
    """A player with a stand-in reads how to return; one who left for good counts as a bystander."""
    table, seat = await asked(games, GUEST)
    await seats.stand_in(games, table.id, GUEST, seat, manages=False)
    other = seat_of(table, 3)
    await seats.resign(games, table.id, 3, other, computed=True)

    keys = []
    for user, own in ((GUEST, seat), (3, other), (STRANGER, seat)):
        with pytest.raises(Refused) as refused:
            check_moment(table, user, own)
        keys.append(refused.value.key)

    assert keys == ["ui.error.seat_waits", "ui.error.not_seated", "ui.error.not_seated"]


async def test_a_computer_gives_the_seat_back(games: Games) -> None:
    """A player who asked for a substitute can take the seat back from the computer at once."""
    table, seat = await asked(games, GUEST)
    await seats.stand_in(games, table.id, GUEST, seat, manages=False)
    assert table.is_computed(seat)

    _, sits = await seats.take(games, table.id, person(GUEST), seat)

    assert sits
    assert table.user(seat) == GUEST
    assert table.open_seats == ()


@pytest.mark.parametrize("absent", [False, True])
async def test_a_computer_keeps_the_seat_though_nobody_is_looked_for(
    games: Games, *, absent: bool
) -> None:
    """The absent player can still return after the host ended the search; a stranger can't."""
    table = await begun(games, "")
    seat = seat_of(table, GUEST)
    async with games.tables.at(table.id) as here:
        await games.changed(here, lambda change: seeking.begin(change, seat, absent=absent))
    await seats.stand_in(games, table.id, HOST, seat, manages=False)
    await seats.keep(games, table.id, HOST, seat, manages=False)
    with pytest.raises(Away) as refused:
        check_moment(table, GUEST, seat)
    with pytest.raises(Refused) as closed:
        await seats.take(games, table.id, person(STRANGER), seat)

    _, sits = await seats.take(games, table.id, person(GUEST), Seat(refused.value.seat))

    assert closed.value.key == "ui.error.seat_closed"
    assert sits
    assert (table.user(seat), table.open_seats) == (GUEST, ())


async def test_a_seat_that_somebody_else_has_taken_is_not_kept(games: Games) -> None:
    """A seat taken by another person can't be kept, nor a computer's after the game."""
    table, seat = await asked(games, GUEST)
    await seats.stand_in(games, table.id, GUEST, seat, manages=False)
    assert table.kept_for(GUEST) == seat

    await seats.take(games, table.id, person(STRANGER), seat)
    await agree(games, table, HOST)
    other = seat_of(table, 3)
    await seats.ask(games, table.id, 3, other, manages=False)
    await seats.stand_in(games, table.id, 3, other, manages=False)
    assert table.kept_for(3) == other
    await voting.propose(games, table.id, HOST, "abandon", manages=True)

    assert table.row.status is Status.ABANDONED
    assert [table.kept_for(user) for user in (GUEST, 3)] == [None, None]


async def test_what_befell_another_is_no_news_to_who_sits_down(games: Games) -> None:
    """A substitute sees no earlier news; a returning player sees all since they last acted."""
    table, seat = await asked(games, GUEST)
    own = table.present[seat]
    await seats.stand_in(games, table.id, GUEST, seat, manages=False)
    await seats.take(games, table.id, person(GUEST), seat)
    back = table.present[seat]
    await seats.ask(games, table.id, GUEST, seat, manages=False)
    await seats.take(games, table.id, person(STRANGER), seat)
    await agree(games, table, GUEST)

    assert back == own
    assert (table.user(seat), table.present[seat]) == (STRANGER, table.number)


async def test_who_has_left_for_good_asks_like_anybody_else(games: Games) -> None:
    """A player who resigned has to ask to come back."""
    table, seat = await left(games, GUEST)

    _, sits = await seats.take(games, table.id, person(GUEST), seat)

    assert not sits
    assert [m.name for m in table.memory.motions.values()] == [ADMIT]


async def test_a_majority_puts_somebody_out(games: Games) -> None:
    """Two of three are enough, the third can't vote, and a computer plays on."""
    table = await begun(games, "")
    seat = seat_of(table, HOST)

    await voting.propose(games, table.id, GUEST, "kick", seat=seat, manages=False)
    with pytest.raises(Refused):
        await agree(games, table, HOST)
    vote = await agree(games, table, 3)

    assert vote.is_carried
    assert table.is_computed(seat)
    assert table.row.host_id == table.people[0]
    assert table.forced == set()


async def test_who_has_come_back_is_not_voted_out_unawares(games: Games) -> None:
    """Once that player has acted, the motion says so to those who vote later."""
    table = await begun(games, "")
    seat = on_turn(table)
    others = [user for user in table.people if user != table.user(seat)]
    await voting.propose(games, table.id, others[0], "kick", seat=seat, manages=False)
    (post,) = [post for post in table.posts.values() if post.key.kind == news.VOTE]
    said = Words("en").say("ui.motion.played", player=plain(table.name(seat)))

    def screen() -> str:
        return votes.vote(Post(table, news.VOTE, post.key.number, (), 1.0), "").text

    before = screen()
    await act(games, table)

    assert said not in before
    assert said in screen()


async def test_of_two_nobody_puts_the_other_out(games: Games) -> None:
    """A single vote can't remove the other player."""
    table, _ = await left(games, 3)

    with refuses("few_votes"):
        await voting.propose(
            games, table.id, GUEST, "kick", seat=seat_of(table, HOST), manages=False
        )


async def test_a_new_player_has_a_clock_of_their_own(games: Games, watch: Watch) -> None:
    """Time that ran before a player sat down doesn't count."""
    table = await begun(games)
    seat = on_turn(table)
    await seats.ask(games, table.id, table.seats[seat].person, seat, manages=False)
    await seats.take(games, table.id, person(STRANGER), seat)
    watch.now = NOON + 20 * HOUR

    await agree(games, table, table.seats[seat].person)

    clock = table.memory.clocks.running[int(seat)]
    assert (clock.start, clock.stage) == (watch.now, 0)
    await timers.look(games, watch.now)
    assert table.number == 1


async def test_the_old_hand_is_owed_a_farewell(games: Games, store: Store) -> None:
    """The old hand's message will be closed once, in its language."""
    table = await begun(games, "")
    seat = seat_of(table, GUEST)
    await games.tables.hand_lies_in(table.id, GUEST, channel_id=70, message_id=71)

    await seats.resign(games, table.id, GUEST, seat, computed=True)

    (post,) = await owed(games, table, "hand")
    assert post.data == {"channel": 70, "message": 71, "language": "en"}
    assert table.seats[seat].dm_message_id is None


async def test_who_holds_two_seats_keeps_the_message_of_the_hand(games: Games) -> None:
    """After leaving one practice seat, the message shows the other seat's hand."""
    table = await begun(games, "", people=1, practice=3)
    await games.tables.hand_lies_in(table.id, 1, channel_id=70, message_id=71)

    await seats.resign(games, table.id, 1, Seat(0), computed=True)

    assert await owed(games, table, "hand") == []
    assert [row.dm_message_id for row in table.seats] == [None, 71, None]


async def test_an_empty_seat_has_left_the_game(games: Games) -> None:
    """No one plays it or can take it, and the next person is pinged."""
    table = await begun(games, "")
    seat = on_turn(table)
    user = table.seats[seat].person

    await seats.resign(games, table.id, user, seat, computed=False)

    assert table.playing().state.gone == (seat,)
    assert table.seats[seat].user_id is None
    assert table.open_seats == ()
    newest = table.latest("turn")
    assert newest is not None
    assert newest.data["seats"] == [on_turn(table)] != [seat]
    with refuses("seat_empty"):
        await seats.ask(games, table.id, table.people[0], seat, manages=False)


async def test_when_one_of_two_leaves_empty_the_other_has_won(games: Games, store: Store) -> None:
    """The rules let the last seat win, and the log replays to the same game."""
    table = await begun(games, "")
    for user in (GUEST, 3):
        await seats.resign(games, table.id, user, seat_of(table, user), computed=False)

    assert table.row.status is Status.OVER
    assert table.playing().state.winners == (seat_of(table, HOST),)
    folded = Game.replayed([row.line for row in await store.readings.lines(table.id)])
    assert folded.snapshot() == table.playing().snapshot()


async def test_a_lobby_is_filled_with_computers(games: Games, store: Store) -> None:
    """One person and two computers start at once, and the game waits for the person."""
    table = await opened(games)
    for _ in range(2):
        await filling.add(games, table.id, HOST)

    await lobby.start(games, table.id, HOST, NOON)

    assert [table.name(Seat(seat)) for seat in range(3)] == [
        "P1",
        "Computer (Ada)",
        "Computer (Alan)",
    ]
    assert len(table.row.words) == 1
    assert table.user(on_turn(table)) == HOST
    for _ in range(4):
        await act(games, table)
    assert table.playing().state.plan != ""


async def test_only_the_host_asks_computers_in_and_sends_them_away(games: Games) -> None:
    """Only the host can add or remove computers, and there must be one to remove."""
    table = await opened(games, 2)
    with pytest.raises(Refused):
        await filling.add(games, table.id, GUEST)
    with pytest.raises(Refused):
        await filling.send_away(games, table.id, HOST)

    await filling.add(games, table.id, HOST)
    await filling.send_away(games, table.id, HOST)

    assert [seat.user_id for seat in table.seats] == [HOST, GUEST]
    assert table.memory.enough is None


async def test_a_lobby_of_computers_closes_with_its_last_person(games: Games) -> None:
    """The lobby closes when its last person leaves, although computers are seated."""
    table = await opened(games)
    await filling.add(games, table.id, HOST)

    await lobby.leave(games, table.id, HOST)

    assert table.row.status is Status.CLOSED


async def test_computers_play_a_game_to_its_end(games: Games, store: Store) -> None:
    """A person who only waits loses to two computers, and never has to wait for them."""
    table = await opened(games, options={"points": 3})
    for _ in range(2):
        await filling.add(games, table.id, HOST)
    table = await lobby.start(games, table.id, HOST, NOON)

    while table.row.status is Status.RUNNING:
        await act(games, table)

    assert table.row.status is Status.OVER
    assert HOST not in {table.user(seat) for seat in table.playing().state.winners}
    users = {row.user_id for row in await store.readings.lines(table.id, 1)}
    assert users == {HOST, COMPUTER}
