"""Ratings: the library's own examples, and whose games count."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from openskill.models import PlackettLuce

from bot.features.statistics import board
from bot.table.server import rated_kinds
from bot.table.server.ratings import DAILY, Standing, leaderboard, leaderboards, rated
from storage import COMPUTER, FORGOTTEN, PlayedRow, Status
from tests.bot.test_statistics import ADA, BEA, CARL, DAY, GAMES, played
from tests.house import needs
from words import LANGUAGES, Words

DORA = 14

EXAMPLE = (26.964294621803063, 23.035705378196937, 8.177962604389991)
"""From the README of openskill 6.2.0: mu, mu and sigma after a game of two teams of two."""


def ratings(*games: PlayedRow) -> dict[int, int]:
    """Each person's rating."""
    return {one.user: one.rating for one in leaderboard(games)}


def duel(nth: int, first: int, second: int) -> PlayedRow:
    """A game of two, won by *first*."""
    return played(nth, (first, 1, 10), (second, 2, 5))


def test_the_library_reckons_as_its_documents_say() -> None:
    """The library gives its README's ratings for two teams of two unknown people."""
    model = PlackettLuce()
    teams = [[model.rating(), model.rating()], [model.rating(), model.rating()]]

    (a, b), (x, y) = model.rate(teams)

    assert [one.mu for one in (a, b, x, y)] == pytest.approx([EXAMPLE[0]] * 2 + [EXAMPLE[1]] * 2)
    assert [one.sigma for one in (a, b, x, y)] == pytest.approx([EXAMPLE[2]] * 4)


def test_a_rating_is_that_of_the_library() -> None:
    """
    The ratings after two games of two, checked by hand.

    Weng and Lin's algorithm 4 with sigma 25/3 and beta half of it: in the first game, two unknown
    players are equally likely to win. Their tau is added before: sigma² = (25/3)² + (25/300)². c² =
    2 (sigma² + beta²); omega = sigma²/c · 1/2; delta = (sigma²/c²) (1/4) gamma, for the winner as
    for the loser, with gamma = sigma/c.
    """
    sigma2 = (25 / 3) ** 2 + (25 / 300) ** 2
    c2 = 2 * (sigma2 + (25 / 6) ** 2)
    c = c2**0.5
    shift = sigma2 / c / 2
    sigma = (sigma2 * (1 - sigma2 / c2 / 4 * sigma2**0.5 / c)) ** 0.5

    found = ratings(duel(0, ADA, BEA))

    assert found == {
        ADA: round(1000 + 20 * (25 + shift - 3 * sigma)),
        BEA: round(1000 + 20 * (25 - shift - 3 * sigma)),
    }


def test_who_wins_more_stands_before_who_wins_less() -> None:
    """After some evenings of three, players rank by their strength."""
    games = [played(n, (ADA, 1, 10), (BEA, 2, 8), (CARL, 3, 4)) for n in range(5)]

    found = leaderboard([*games, played(5, (BEA, 1, 10), (CARL, 2, 9), (ADA, 3, 2))])

    assert [(one.user, one.games, one.wins) for one in found] == [
        (ADA, 6, 5),
        (BEA, 6, 1),
        (CARL, 6, 0),
    ]
    assert found[0].rating > found[1].rating > found[2].rating


def test_equal_places_count_as_a_draw() -> None:
    """Two players who share second place gain the same."""
    found = ratings(played(0, (ADA, 1, 10), (BEA, 2, 8), (CARL, 2, 8)))

    assert found[BEA] == found[CARL] < found[ADA]


@pytest.mark.parametrize(
    "game",
    [
        played(0, (ADA, 1, 10), (COMPUTER, 2, 8), (COMPUTER, 3, 4)),
        played(0, (ADA, 1, 10), (None, 2, 8)),
        played(0, (ADA, None, 10), (BEA, None, 8), status=Status.ABANDONED),
        played(0, (ADA, 1, 10), (ADA, 2, 8), (BEA, 3, 2)),
        played(0, (ADA, 1, 10), (BEA, 2, 8), practice=True),
        played(0, (ADA, 1, 10), (BEA, 2, 8), rated=False),
        played(0, (ADA, 1, 10), (BEA, 2, 8), left={1: COMPUTER}),
        played(0, (ADA, 1, 10), (BEA, 2, 8), left={1: FORGOTTEN}),
        played(0, (ADA, 1, 10), (COMPUTER, 2, 8), left={0: BEA}, rated=False),
    ],
    ids=[
        "computers",
        "an empty seat",
        "given up",
        "practice",
        "practice whose seats have changed hands",
        "unrated",
        "a computer's seat taken over",
        "a seat whose player was voted out",
        "unrated, and one left",
    ],
)
def test_what_is_no_contest_rates_nobody(game: PlayedRow) -> None:
    """Only games with two people and a winner count."""
    assert leaderboard([game]) == []


def test_computers_do_not_change_what_people_gain() -> None:
    """Only the order among the people counts, even if a computer won."""
    alone = ratings(duel(0, ADA, BEA))

    among = leaderboard([played(0, (COMPUTER, 1, 10), (ADA, 2, 8), (COMPUTER, 3, 5), (BEA, 4, 3))])

    assert {one.user: one.rating for one in among} == alone
    assert [one.wins for one in among] == [0, 0]


def test_computers_of_each_strength_have_a_rating_of_their_own() -> None:
    """They are rated in people's games, not in others, and nobody gains or loses by them."""
    seats = (COMPUTER, 1, 10), (ADA, 2, 8), (COMPUTER, 3, 5), (BEA, 4, 3), (COMPUTER, 5, 2)
    strengths = ("hard", "", "hard", "", "easy")
    among = [played(n, *seats, strengths=strengths) for n in range(3)]
    solo = played(3, *seats[:3], strengths=strengths)

    found = leaderboard([*among, solo])

    computers = {one.name: one for one in found if one.user == COMPUTER}
    people = {one.user: one.rating for one in found if one.user != COMPUTER}
    assert {name: (one.games, one.wins) for name, one in computers.items()} == {
        "hard": (3, 3),
        "easy": (3, 0),
    }
    assert computers["hard"].rating > computers["easy"].rating
    assert people == ratings(*(duel(n, ADA, BEA) for n in range(3)))
    text = board.leaderboard(Words("en"), {"more": found}, ADA).text
    assert "· Computer (hard) · **" in text
    assert "-# 2 people have a rating." in text


def test_who_has_left_stays_a_stranger_in_the_games_of_others() -> None:
    """Opted-out people have no rating, and beating them counts like beating a newcomer."""
    found = ratings(duel(0, ADA, FORGOTTEN), duel(1, ADA, FORGOTTEN))

    assert list(found) == [ADA]
    assert found[ADA] > ratings(duel(0, ADA, BEA))[ADA]
    assert found[ADA] == ratings(duel(0, ADA, BEA), duel(1, ADA, CARL))[ADA]


def test_a_leaderboard_tells_places_ratings_and_games() -> None:
    """The reader's own line says so; names are escaped, and lines don't become a Discord list."""
    found = leaderboard(GAMES)

    lines = board.leaderboard(Words("en"), {"more": found}, ADA).text.split("\n")

    by_user = {one.user: one for one in found}
    own = by_user[ADA]
    assert lines[0] == "**This server’s leaderboard**"
    assert f"Ada (you) · **{own.rating}** · 3 games, 1 won" in "\n".join(lines)
    assert "C\\*rl" in "\n".join(lines)
    assert len(lines) == 5
    assert [line[:8] for line in lines[1:4]] == ["**1** · ", "**2** · ", "**3** · "]
    assert lines[-1].startswith("-# 3 people have a rating.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_far_below_finds_their_place(language: str) -> None:
    """The best fifteen and the reader fit into one message, even with the longest names."""
    found = [Standing(n, "N" * 36, 2000 - n, 1, 0) for n in range(1, 101)]

    def listed(user: int) -> list[str]:
        text = board.leaderboard(Words(language), {"more": found}, user).text
        assert len(text) < 2000
        return text.split("\n")[1:-1]

    assert len(listed(15)) == len(listed(-5)) == 15
    assert len(listed(80)) == 16
    assert listed(80)[-1].startswith("**80** · ")


def test_where_nobody_is_rated_it_says_how() -> None:
    """An empty leaderboard explains that it takes a game of two people."""
    assert "two or more people" in board.leaderboard(Words("en"), {}, ADA).text


def test_a_thousand_games_are_rated_in_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each game is rated once, so the work is proportional to the number of games."""
    calls: list[Any] = []
    rate = PlackettLuce.rate

    def counting(self: PlackettLuce, *args: Any, **options: Any) -> Any:
        calls.append(1)
        return rate(self, *args, **options)

    monkeypatch.setattr(PlackettLuce, "rate", counting)

    leaderboard([duel(n, 1 + n % 40, 100 + n % 7) for n in range(1000)])

    assert len(calls) == 1000


# Kinds of games.


@needs("cities_knights")
def test_each_kind_of_game_has_its_own_ratings() -> None:
    """Cities & Knights is apart from three on; games of two are one kind, whatever they play."""
    games = {
        "more": played(0, (ADA, 1, 10), (BEA, 2, 8), (CARL, 3, 4)),
        "two": played(1, (BEA, 1, 13), (CARL, 2, 8), modules=("base", "cities_knights")),
        "cities_knights": played(
            2, (CARL, 1, 13), (BEA, 2, 9), (ADA, 3, 4), modules=("base", "cities_knights")
        ),
    }

    found = leaderboards(games.values())

    assert found == {kind: leaderboard([game]) for kind, game in games.items()}
    w = Words("es")
    screen = board.leaderboard(w, found, ADA, "cities_knights")
    assert screen.text.startswith(w.say("ui.leaderboard.box", box=w.say("box.cities_knights")))
    (row,) = screen.rows
    assert isinstance(row, tuple)
    assert [button.label for button in row] == [
        w.say("ui.button.leaderboard.more"),
        w.say("ui.button.leaderboard.two"),
    ]


@pytest.fixture
def pairs_of_partners(monkeypatch: pytest.MonkeyPatch) -> None:
    """A box whose games are played in teams."""
    monkeypatch.setattr(
        rated_kinds, "of_boxes", lambda: [rated_kinds.Kind("partners", 4, in_teams=True)]
    )


def partners(nth: int, *users: int | None, **more: Any) -> PlayedRow:
    """A game of two teams, the first and third seat against the others, who lost."""
    seats = ((user, 1 + n % 2, 9 - n) for n, user in enumerate(users))
    return played(nth, *seats, modules=("base", "partners"), **more)


@pytest.mark.usefixtures("pairs_of_partners")
def test_teams_are_rated_as_teams() -> None:
    """The ratings are the library's for two teams of two, as its README has them."""
    (found,) = leaderboards([partners(0, ADA, BEA, CARL, DORA)]).values()

    mu, other, sigma = EXAMPLE
    by_user = {one.user: one.rating for one in found}
    assert by_user[ADA] == by_user[CARL] == round(1000 + 20 * (mu - 3 * sigma))
    assert by_user[BEA] == by_user[DORA] == round(1000 + 20 * (other - 3 * sigma))


@pytest.mark.usefixtures("pairs_of_partners")
def test_a_team_against_computers_is_no_contest() -> None:
    """Two partners gain nothing by beating computers; a computer beside a person is a stranger."""
    mixed = partners(1, ADA, BEA, COMPUTER, DORA)

    assert leaderboard([partners(0, ADA, COMPUTER, CARL, COMPUTER)]) == []
    assert {one.user for one in leaderboard([mixed])} == {ADA, BEA, DORA}
    assert ratings(mixed)[ADA] == ratings(partners(1, ADA, BEA, CARL, DORA))[ADA]


# People who leave, and ways to get a rating without playing for it.


def test_who_leaves_loses_and_moves_nobody_else() -> None:
    """The others are rated as if the leaver hadn't been there; the leaver loses a last place."""
    plain = played(0, (ADA, 1, 10), (BEA, 2, 8), (None, 3, 2))
    gone = played(0, (ADA, 1, 10), (BEA, 2, 8), (COMPUTER, 3, 2), left={2: CARL})

    found = leaderboard([gone])

    by_user = {one.user: one.rating for one in found}
    last = played(0, (ADA, 1, 10), (BEA, 2, 8), (CARL, 3, 2))
    assert by_user.pop(CARL) == ratings(last)[CARL]
    assert by_user == ratings(plain)
    assert [(one.games, one.wins) for one in found if one.user == CARL] == [(1, 0)]


def test_leaving_is_never_cheaper_than_the_last_place() -> None:
    """Also if the game is given up, and if two leave it, each loses as if they had come last."""
    seats = (ADA, 1, 9), (BEA, 2, 8), (CARL, 3, 7), (DORA, 4, 6)
    last = ratings(played(0, *seats))[DORA]
    nobody = (COMPUTER, None, 3)
    gone = {2: CARL, 3: DORA}

    over = ratings(played(0, *seats[:2], (COMPUTER, 3, 4), (None, 4, 0), left=gone))
    given_up = ratings(played(0, *seats[:2], nobody, nobody, status=Status.ABANDONED, left=gone))

    assert over[CARL] == over[DORA] == last
    assert given_up == {CARL: last, DORA: last}


def test_who_leaves_loses_even_if_the_seat_wins() -> None:
    """A substitute who wins gains nothing, and the one who left loses all the same."""
    before = [duel(n, CARL, ADA) for n in range(4)]
    game = played(5, (DORA, 1, 10), (ADA, 2, 8), (BEA, 3, 7), left={0: CARL})

    found, old = ratings(*before, game), ratings(*before, duel(5, ADA, BEA))

    assert found.pop(CARL) < old.pop(CARL)
    assert found == old


def test_who_leaves_a_duel_loses_and_the_other_does_not_win() -> None:
    """The one who stays plays on against a computer, and has no rating from it."""
    ended = played(0, (ADA, 1, 10), (COMPUTER, 2, 8), left={1: BEA})
    given_up = played(0, (ADA, None, 5), (BEA, None, 6), status=Status.ABANDONED, left={1: BEA})

    assert ratings(ended).keys() == ratings(given_up).keys() == {BEA}
    assert ratings(ended)[BEA] == ratings(duel(0, ADA, BEA))[BEA]


def test_of_the_same_two_only_some_games_a_day_count() -> None:
    """Two people who play all day without a third gain no more than by the first five games."""
    day = [replace(duel(n, ADA, BEA), ended=DAY) for n in range(8)]
    next_day = replace(duel(9, ADA, BEA), ended=DAY + timedelta(hours=4))
    others = [replace(duel(n, CARL, BEA), ended=DAY) for n in range(2)]
    three = [
        replace(played(n, (ADA, 1, 9), (BEA, 2, 8), (CARL, 3, 7)), ended=DAY) for n in range(8)
    ]

    assert ratings(*day) == ratings(*day[:DAILY])
    assert rated([*day, next_day]) == [*day[:DAILY], next_day]
    assert len(rated([*day, *others])) == DAILY + len(others)
    assert len(rated(three)) == len(three)


def test_winning_by_turns_leads_to_the_average_and_no_further() -> None:
    """Two who let each other win come near the true middle of the scale, and never above it."""
    games = [duel(n, *((ADA, BEA) if n % 2 else (BEA, ADA))) for n in range(200)]

    found = ratings(*games)

    assert max(found.values()) < 1000 + 20 * 25
