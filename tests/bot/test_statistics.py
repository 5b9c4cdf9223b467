"""Statistics: the figures of stored results, and the screens that show them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.features.statistics import screens
from bot.features.statistics.figures import Figures, of_person, of_server
from storage import COMPUTER, FORGOTTEN, PlayedRow, ResultRow, Status
from tests.house import needs
from words import LANGUAGES, Words

ADA, BEA, CARL = 11, 12, 13
NAMES = {ADA: "Ada", BEA: "Bea", CARL: "C*rl", COMPUTER: "Bot", FORGOTTEN: "Gone"}
DAY = datetime(2026, 5, 1, 20, tzinfo=UTC)

Seat = tuple[int | None, int | None, int]
"""A person, their place and their points."""


def played(
    nth: int,
    *seats: Seat,
    modules: Sequence[str] = ("base",),
    status: Status = Status.OVER,
    luck: tuple[int, int] | None = None,
    strengths: Sequence[str] = (),
    left: Mapping[int, int] | None = None,
    **choices: bool,
) -> PlayedRow:
    """
    A server's *nth* game.

    *strengths* are those of computers, by seat; *left* has who began in a seat and left it, and
    *choices* are settings of the table.
    """
    came, fair = luck or (None, None)
    return PlayedRow(
        id=f"g{nth}",
        modules=tuple(modules),
        status=status,
        ended=DAY + timedelta(days=nth),
        results=tuple(
            ResultRow(
                seat=i,
                user_id=user,
                place=place,
                points=points,
                came=came,
                fair=fair,
                left_id=(left or {}).get(i),
            )
            for i, (user, place, points) in enumerate(seats)
        ),
        names=tuple(NAMES.get(user or 0, "") for user, _, _ in seats),
        settings=tuple({"strength": each} if each else {} for each in strengths),
        choices=choices,
    )


GAMES = (
    played(0, (ADA, 1, 10), (BEA, 2, 8), (COMPUTER, 2, 8), luck=(50, 1440)),
    played(1, (BEA, 1, 11), (ADA, 3, 5), (CARL, 2, 7), luck=(30, 1620)),
    played(2, (ADA, None, 4), (CARL, None, 3), status=Status.ABANDONED),
    played(3, (ADA, 1, 10), (ADA, 2, 3), (ADA, 3, 2)),
    played(4, (FORGOTTEN, 1, 12), (None, 3, 2), (ADA, 2, 9)),
)
"""Two games among people, one abandoned, practice, and one from before luck was stored."""


def test_the_figures_of_a_person() -> None:
    """Games, wins, places, points and luck are the person's own; practice doesn't count."""
    found = of_person(GAMES, ADA)

    assert (found.games, found.wins, found.given_up) == (3, 1, 1)
    assert found.places == {1: 1, 2: 1, 3: 1}
    assert (found.points, found.average) == ((10, 5, 9), 8.0)
    assert (found.came, found.fair) == (80, 85.0)
    assert found.luck == pytest.approx(-5 / 85)
    assert (found.box, found.in_box) == ("base", 4)


def test_the_figures_of_a_server() -> None:
    """Computers and people who opted out don't count as people; points are the winners'."""
    found = of_server(GAMES)

    assert (found.games, found.given_up) == (3, 1)
    assert (found.people, found.wins) == (3, 2)
    assert found.points == (10, 11, 12)


def test_who_has_not_played_has_no_figures() -> None:
    """Without games there are no figures, and the text says so."""
    assert of_person(GAMES, 99) == of_server([]) == Figures()
    assert screens.told(Words("en"), Figures()) == ["No game has ended yet."]


@needs("seafarers", "gods")
def test_the_favourite_box_is_the_one_played_most() -> None:
    """The base game counts only if no other box was on the table."""
    sets = [("base",), ("base", "seafarers"), ("base", "seafarers", "gods"), ("base",)]
    games = [played(n, (ADA, 1, 10), modules=modules) for n, modules in enumerate(sets)]

    found = of_person(games[1:], ADA)

    assert (found.box, found.in_box) == ("seafarers", 2)


def test_history_tells_ones_own_games_newest_first() -> None:
    """Lines have date, box, place, points and the winner, with names escaped."""
    lines = screens.history(Words("en"), GAMES[:3], ADA).text.split("\n")

    when = [f"<t:{int((DAY + timedelta(days=n)).timestamp())}:d>" for n in range(3)]
    assert lines == [
        "**Your games here: 3**",
        f"- {when[2]} · Catan · abandoned",
        f"- {when[1]} · Catan · 3rd of 3 with 5 points · won by Bea",
        f"- {when[0]} · Catan · **won** with 10 points",
    ]


def test_history_of_a_server_ranks_everybody() -> None:
    """Players are listed by place; computers and people who opted out have no name."""
    lines = screens.history(Words("en"), GAMES, None).text.split("\n")

    assert lines[0] == "**Games on this server: 4**"
    assert lines[1].endswith("**Someone 12**, Ada 9, Someone 2")
    assert lines[3].endswith("**Bea 11**, C\\*rl 7, Ada 5")
    assert lines[4].endswith("**Ada 10**, Bea 8, a computer 8")
    assert "Bot" not in "".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_history_is_told_in_one_message(language: str) -> None:
    """The history has as many of the newest games as fit, and counts the earlier ones."""
    seats = [(n, n, 10) for n in range(1, 7)]
    games = [played(n, *seats) for n in range(100)]
    long = [replace(game, names=("N" * 36,) * 6) for game in games]

    for found, most in ((games, 10), (long, 9)):
        text = screens.history(Words(language), found, None).text
        lines = text.split("\n")
        assert len(text) < 2000
        assert 3 < len(lines) - 2 <= most
        assert str(100 - (len(lines) - 2)) in lines[-1]


def test_figures_are_told_in_sentences() -> None:
    """Each sentence has its number, and luck has its sign."""
    text = screens.figures(Words("en"), "A*a", of_person(GAMES, ADA), 1.0, "classic").text

    assert text.split("\n") == [
        "**A\\*a on this server**",
        "3 games finished, 1 won (33%).",
        "1 game was abandoned.",
        "Places: 1 × 1st, 1 × 2nd, 1 × 3rd.",
        "Points: 8 on average, with a high of 10.",
        "Luck with the dice: 80 cards, 85 expected (−6%).",
        "Most played: Catan, 4 games.",
    ]


def test_figures_of_a_server_are_told_in_sentences() -> None:
    """The sentences are correct in Spanish."""
    text = screens.figures_of_server(Words("es"), of_server(GAMES)).text

    assert text.split("\n") == [
        "**Las partidas de este servidor**",
        "3 partidas terminadas.",
        "Han jugado 3 personas, 2 con alguna victoria.",
        "1 partida abandonada.",
        "Puntos de quien gana: 11 de media, con un máximo de 12.",
        "Suerte con los dados: 240 cartas recibidas, 255 esperadas (−6\N{NO-BREAK SPACE}%).",
        "Lo más jugado: Catán, 4 partidas.",
    ]


def test_luck_is_not_told_where_nobody_knows_it() -> None:
    """Games from before luck was stored only show places and points."""
    found = of_person(GAMES[4:], ADA)

    text = screens.figures(Words("en"), None, found, 1.0, "classic").text

    assert "Points: 9 on average" in text
    assert "dice" not in text
    assert screens.drawn(Words("en"), found).luck is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_says_what_the_text_says(language: str) -> None:
    """The picture's alt text is the text below without marks, and has all its figures."""
    w, found = Words(language), of_person(GAMES, ADA)

    screen = screens.figures(w, "A*a", found, 0.5, "classic")

    assert screen.picture is not None
    alt, shown = screen.picture.alt, screens.drawn(w, found)
    first, *others = screen.text.split("\n")
    assert first == "**" + alt.split(".")[0].replace("*", "\\*") + "**"
    assert alt.split(". ", 1)[1] == " ".join(others)
    assert len(alt) <= 1024
    assert shown.luck is not None
    for figure in (*(figure.removesuffix(" ×") for figure, _ in shown.facts), shown.luck[0]):
        assert figure in alt
    assert shown.places == (1, 1, 1)
    for place, count in enumerate(shown.places, 1):
        assert f"{count} × {w.say(f'ui.place.{place}')}" in alt
    assert screen.picture.draw()[1:4] == b"PNG"


def test_of_games_that_were_only_given_up_there_is_no_picture() -> None:
    """Abandoned games alone give nothing to draw."""
    screen = screens.figures(Words("en"), None, of_person(GAMES[2:3], ADA), 1.0, "classic")

    assert screen.picture is None
    assert "abandoned" in screen.text
