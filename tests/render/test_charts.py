"""The dice, the final figures and the replay: every figure is the log's, and readable."""

from __future__ import annotations

import io
from collections import Counter
from dataclasses import replace
from functools import lru_cache
from typing import Any

import pytest
from PIL import Image, ImageChops
from PIL.GifImagePlugin import GifImageFile

from game import Game
from game.core.chronicle import Chronicle, expected
from game.core.retold import retold
from render import dice_png, ending_png, replay_gif
from render.charts import LABEL, histogram, race, spread
from render.ending import DICE, UPPER, _players
from render.gif import gif
from render.lettering import ELLIPSIS, capital
from render.palette import palette
from render.replay import MOST, pictures
from render.samples import players, six
from render.shapes import Box, Curve, Shape, Sprite, Text
from tests.render.sights import PEOPLE
from tests.words.tables import played

ROOM = (0, 0, 700, 500)
FIRST, EACH = 340_000, 8_000
"""Maximum bytes of a replay's first picture, and on average of each other one."""
SHOWN = 400 / 1600
"""Scale at which a phone shows a picture 1600 pixels wide."""
CAPTIONS = {
    "dice": "Dice",
    "expected": "fair dice",
    "harvest": "Cards",
    "buildings": "buildings",
    "awards": "special cards",
    "cards": "victory points",
}


@lru_cache(maxsize=4)
def ended(seed: int = 3) -> Game:
    """A game played to its end."""
    games = [game for game, _ in played(seed, actions=4000, points=6)]
    assert games[-1].state.winners
    return games[-1]


@lru_cache(maxsize=4)
def tale(seed: int = 3) -> Chronicle:
    """Its chronicle."""
    return ended(seed).chronicle(ended(seed).lines)


def raw(name: str, seed: int = 3) -> list[dict[str, Any]]:
    """The log's events of one name, as they were written."""
    return [e for line in ended(seed).lines for e in line.events if e["type"] == name]


def texts(shapes: list[Shape]) -> list[str]:
    """The words among shapes."""
    return [shape.words for shape in shapes if isinstance(shape, Text)]


def bars(shapes: list[Shape]) -> list[Box]:
    """The bars of a histogram, from the left."""
    return [shape for shape in shapes if isinstance(shape, Box) and shape.radius == 4]


@pytest.mark.parametrize("seed", [3, 4])
def test_the_figures_under_the_bars_are_the_logs(seed: int) -> None:
    """Under each bar is its sum, and below that its count in the log."""
    rolled = Counter(sum(event["dice"]) for event in raw("DiceRolled", seed))
    fair = expected(len(tale(seed).rolls))

    said = texts(list(histogram(tale(seed).sums(), fair, "fair", ROOM, 1.0)))

    assert said == [t for n in range(2, 13) for t in (str(n), str(rolled[n]))] + ["fair"]


def test_figures_under_the_bars_are_clear_of_the_line() -> None:
    """No figure under the bars is on or near the line for fair dice, at any height."""
    sums = {number: number % 5 for number in range(2, 13)}

    found = list(histogram(sums, dict.fromkeys(sums, 0.1), "fair", ROOM, 1.0))

    lowest = max(box.bottom for box in found if isinstance(box, Box) and box.colour == "blue")
    figures = [s for s in found if isinstance(s, Text) and s.words.isdigit()]
    assert all(figure.at[1] - capital(figure.size) / 2 > lowest + 10 for figure in figures)


def test_bars_are_as_high_as_their_counts() -> None:
    """A bar of twice the count is twice as high, and the line for fair dice has the same scale."""
    sums = {number: 2 * (number == 4) + 4 * (number == 9) for number in range(2, 13)}

    found = list(histogram(sums, dict.fromkeys(sums, 2.0), "fair", ROOM, 1.0))

    low, high = (bar.bottom - bar.top for bar in bars(found))
    lines = [box for box in found if isinstance(box, Box) and box.colour == "blue"][:-1]
    assert high == pytest.approx(2 * low)
    middles = [(line.top + line.bottom) / 2 for line in lines]
    assert middles == pytest.approx([bars(found)[0].top] * len(sums))


@pytest.mark.parametrize("seed", [3, 4])
def test_the_race_ends_at_what_the_log_has_paid(seed: int) -> None:
    """Each seat's line ends with the number of cards that the log's rolls brought it."""
    paid = [sum(sum(e["got"][seat]) for e in raw("Produced", seed)) for seat in range(4)]

    found = list(race(tale(seed).gathered(), PEOPLE, ROOM, 1.0))

    medals = [shape.args[0] for shape in found if isinstance(shape, Sprite)]
    figures = texts(found)[-4:]
    assert dict(zip(medals, map(int, figures), strict=True)) == {
        player.colour: count for player, count in zip(PEOPLE, paid, strict=True)
    }
    assert sum(isinstance(shape, Curve) for shape in found) == 8


def test_nobody_has_rolled_and_there_is_a_race_still() -> None:
    """Before the first roll every line is at zero."""
    found = list(race([], PEOPLE, ROOM, 1.0))

    assert texts(found)[-4:] == ["0"] * 4


def test_figures_at_the_ends_keep_apart() -> None:
    """Equal totals are written one below the other, and none below the chart."""
    assert spread([100, 101, 300], 50, 400) == [100, 150, 300]
    assert spread([390, 395, 400], 50, 400) == [300, 350, 400]


def test_points_by_source_are_those_that_the_log_ends_with() -> None:
    """The best player is first; the pieces of each bar add up to the log's points."""
    view = ended().view()
    (end,) = raw("GameEnded")
    order = sorted(range(4), key=lambda seat: -end["points"][seat])

    said = texts(list(_players(view, PEOPLE, [[]] * 4, CAPTIONS, 1.0)))

    wanted = []
    for seat in order:
        terms = [str(count) for _, count in view.seats[seat].terms if count]
        assert sum(map(int, terms)) == end["points"][seat]
        wanted += [str(end["points"][seat]), PEOPLE[seat].name, *terms]
    assert [word for word in said if word in wanted] == wanted


def test_figures_can_be_read_on_a_phone() -> None:
    """On a picture 400 pixels wide figures are at least ten pixels high."""
    shapes = [
        *histogram(tale().sums(), expected(len(tale().rolls)), "fair", UPPER, 1.0),
        *race(tale().gathered(), PEOPLE, UPPER, 1.0),
        *_players(ended().view(), PEOPLE, [["An honour"]] * 4, CAPTIONS, 1.0),
    ]

    assert min(shape.size for shape in shapes if isinstance(shape, Text)) * SHOWN >= 10
    assert LABEL * SHOWN >= 11


@pytest.mark.parametrize("seats", [5, 6])
def test_the_end_of_five_and_six_is_whole(seats: int) -> None:
    """Nothing that fits is cut, rows don't overlap, and a phone can show the picture."""
    view = six(ended().view())
    view = replace(view, seats=view.seats[:seats])
    honours = [["Friend of the bank: 10 trades", "Longest drought: 12 rolls"]] * seats
    shapes = list(_players(view, players(seats), honours, CAPTIONS, 1.0))
    told = [shape for shape in shapes if isinstance(shape, Text)]

    assert not any(ELLIPSIS in text.words for text in told)
    assert min(text.size for text in told) * SHOWN >= 8
    tops = [box.top for box in shapes if isinstance(box, Box) and box.colour == "ink"]
    lines = [text for text in told if text.words == honours[0][1]]
    for text in lines[:-1]:
        below = min(top for top in tops if top > text.at[1])
        assert text.at[1] + text.size / 2 < below
    assert len(lines) == seats


@pytest.mark.parametrize("theme", ["classic", "contrast"])
def test_the_end_is_as_large_as_a_board(theme: str) -> None:
    """The final figures are a PNG of a board's size, in every theme."""
    data = ending_png(
        ended().view(),
        PEOPLE,
        tale(),
        honours=[["An honour"]] * 4,
        captions=CAPTIONS,
        scale=0.25,
        theme=theme,
    )

    assert Image.open(io.BytesIO(data)).size == (400, 320)


def test_the_dice_are_a_picture_of_their_own() -> None:
    """The histogram alone is smaller than a board."""
    data = dice_png(tale(), captions=CAPTIONS, scale=0.5)

    assert Image.open(io.BytesIO(data)).size == (DICE[0] // 2, DICE[1] // 2)


def test_a_replay_ends_with_the_board_of_the_end() -> None:
    """The pictures show the board as it grew; the last one is the table's own view of the end."""
    view = ended().view()
    shown = pictures(view, tale())
    pieces = [sum(map(bool, one.view.corner_piece + one.view.edge_piece)) for one in shown]

    assert pieces == sorted(pieces)
    assert pieces[0] == 1
    assert shown[-1].view is view


def test_a_replay_shows_every_turn_and_every_piece() -> None:
    """Each turn has a picture, and each placed piece has the halo in one."""
    shown = pictures(ended().view(), tale())
    laid = [line.number for line in ended().lines if any("Built" in e["type"] for e in line.events)]

    assert {one.turn for one in shown} == set(range(shown[-1].turn + 1))
    assert set(laid) <= {one.view.number for one in shown if one.latest}


def test_a_replay_knows_no_hand() -> None:
    """No view in it shows any player's cards, nor points that were hidden at the time."""
    view = ended().view()
    for _, then in retold(view, tale()):
        assert all(seat.hand is None and seat.held is None for seat in then.seats)
        assert all(seat.total is None for seat in then.seats)


def test_a_very_long_game_has_a_picture_for_each_turn_alone() -> None:
    """A replay has a limited number of pictures, unless it has more turns."""
    turns = tale().moments[-1].turn
    long = [replace(m, turn=m.turn + again * turns) for again in range(12) for m in tale().moments]

    shown = pictures(ended().view(), Chronicle(4, tuple(long)))

    assert len(long) > 12 * turns > MOST
    assert len(shown) <= 12 * turns + 2


@pytest.mark.parametrize("moments", [60, pytest.param(None, marks=pytest.mark.soak)])
def test_a_replay_is_a_small_animation(moments: int | None) -> None:
    """
    A replay is 900 pixels wide, holds its last picture, and is far below five megabytes.

    The daily run draws the beginning of a game, with the same limit for each picture.
    """
    shown = Chronicle(4, tale().moments[:moments])
    data = replay_gif(ended().view(), PEOPLE, shown)
    film = GifImageFile(io.BytesIO(data))
    film.seek(film.n_frames - 1)

    assert film.size == (900, 720)
    assert film.info["duration"] > 3000
    assert film.info["loop"] == 0
    assert len(data) < FIRST + EACH * film.n_frames < 4_000_000


def test_an_animation_shows_each_picture_as_it_is() -> None:
    """Unchanged pixels are left out but still seen; equal pictures are merged."""
    one, other = (Image.new("RGB", (60, 40), colour) for colour in ("#e03131", "#e03131"))
    other.paste("#0b4fb3", (10, 10, 30, 20))
    data = gif([(one, 100), (one, 200), (other, 50), (one, 70)], "classic")
    film = GifImageFile(io.BytesIO(data))

    assert film.n_frames == 3
    for number, (wanted, time) in enumerate(((one, 300), (other, 50), (one, 70))):
        film.seek(number)
        assert film.info["duration"] == time
        flat = wanted.quantize(palette=palette("classic"), dither=Image.Dither.NONE)
        seen = ImageChops.difference(film.convert("RGB"), flat.convert("RGB"))
        assert seen.getbbox() is None


def test_an_animation_has_at_least_one_picture() -> None:
    """An animation without pictures is refused."""
    with pytest.raises(ValueError, match="at least one picture"):
        gif([], "classic")


def test_the_colour_that_is_none_is_in_no_picture() -> None:
    """No color of a picture gets the number that means transparent."""
    red, green, blue = (palette("classic").getpalette() or [])[-3:]
    data = gif([(Image.new("RGB", (8, 8), (red, green, blue)), 100)], "classic")

    seen = Image.open(io.BytesIO(data)).convert("RGBA").getchannel("A")
    assert seen.getextrema() == (255, 255)


def test_both_seats_of_a_shared_total_are_told() -> None:
    """Seats with the same total each have their own label."""
    found = list(race([(5, 5, 2, 2)], PEOPLE, ROOM, 1.0))

    assert sorted(texts(found)[-4:]) == ["2", "2", "5", "5"]
    assert len({shape.at for shape in found if isinstance(shape, Sprite)}) == 4
