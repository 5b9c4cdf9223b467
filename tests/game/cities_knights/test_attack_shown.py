"""An attack of the barbarians on Discord: the push, the post, and the picture with its marks."""

from __future__ import annotations

import io
from dataclasses import replace
from functools import partial

import pytest
from PIL import Image, ImageChops

from bot.publish.posts import board as public
from bot.publish.posts import calls
from bot.publish.posts.post import Post
from bot.publish.posts.pushes import News, happened, line
from bot.table import news
from bot.table.table import Story, Table
from game import BOXES, Seat
from game.cities_knights.activate_knight import KnightActivated
from game.cities_knights.barbarians import BarbariansSailed
from game.cities_knights.families import PILLAGE
from game.cities_knights.lose_city import CityPillaged, LoseCity
from render.banner import height
from render.camera import camera_for
from render.scene import Scene
from tests.game.cities_knights.tables import Isle
from tests.game.cities_knights.test_barbarians import COAST, SEVENTH
from tests.game.tables import LETTERS, A, B, C
from tests.secrets.shown import table

SCALE = 0.25
TWO = COAST.replace("    .       A", "    A       A")
"""The same board with a second city of the first player."""
WEAK, STRONG = ". b1* . . .", "a1* b1* . . c2*"
"""Knights that lose against the barbarians, and knights that win."""
AFTER = 9
"""The number of the action after the attack."""

LINES = {
    ("en", WEAK): (
        "**The barbarians won: 4 against 1.** Defenders: ■ Bruno 1.",
        "▲ Chloé: loses a city at wool 9 · ore 10 · brick 11.",
        "● Alba: loses a city at wood 6, northwest corner.",
    ),
    ("en", STRONG): (
        "**The barbarians lost: 4 against 4.** Defenders: ● Alba 1, ■ Bruno 1, and ▲ Chloé 2.",
        "▲ Chloé: Defender of Catan, +1 point.",
    ),
    ("es", WEAK): (
        "**Los bárbaros ganaron: 4 contra 1.** Defienden: ■ Bruno (1).",
        "▲ Chloé: pierde una ciudad en lana 9 · mineral 10 · arcilla 11.",
        "● Alba: pierde una ciudad en madera 6, esquina noroeste.",
    ),
    ("es", STRONG): (
        "**Los bárbaros perdieron: 4 contra 4.** Defienden: ● Alba (1), ■ Bruno (1) y ▲ Chloé (2).",
        "▲ Chloé: Defensor de Catán, +1 punto.",
    ),
}


def attacked(knights: str) -> tuple[Isle, Story]:
    """The board after an attack, in which the first player may have to choose a city."""
    isle = Isle(TWO, knights=knights, **SEVENTH)
    story: Story = [(1, isle.roll(1, 1))]
    for debt in isle.state.debts():
        if debt.duty == PILLAGE:
            by = LETTERS[debt.seat]
            story.append((2, isle.play(isle.options(LoseCity, by)[0], by)))
    return isle, story


def posted(
    isle: Isle, story: Story, language: str = "en", *, to: Seat = A, kind: str = news.TURN
) -> Post:
    """A post for a player, with this story, in a channel of this language."""
    at = table(isle.state, story, (0, 0, 0), BOXES)
    at = Table(replace(at.row, language=language), at.seats, at.game, list(story))
    return Post(at, kind, 1, (to,), SCALE, news=News(story))


def test_every_lost_city_is_marked() -> None:
    """All cities that an attack costs stay marked on the picture until the turn is over."""
    isle, story = attacked(WEAK)
    knight = KnightActivated(seat=B, corner=isle.corners[1])
    post = posted(isle, [*story, (AFTER, []), (AFTER + 1, [knight])])
    lost = {e.corner for _, events in story for e in events if isinstance(e, CityPillaged)}

    shown = public.picture(post, post.view)
    assert isinstance(shown.draw, partial)
    asked = shown.draw.keywords

    assert len(lost) == 2
    assert set(asked["latest"]) >= {("corner", at) for at in lost}
    bare = partial(shown.draw.func, *shown.draw.args, **asked | {"latest": ()})
    one, other = (Image.open(io.BytesIO(draw())).convert("RGB") for draw in (shown.draw, bare))
    changed = ImageChops.difference(one, other)
    camera = camera_for(Scene(post.view, post.table.players(), scale=SCALE))
    down = round(height(asked["moment"]) * SCALE)
    for corner in lost:
        x, y = (round(far) for far in camera.corner(corner))
        around = (x - 20, y + down - 20, x + 20, y + down + 20)
        assert changed.crop(around).getbbox() is not None


@pytest.mark.parametrize(("language", "knights"), LINES)
def test_an_attack_is_told_first(language: str, knights: str) -> None:
    """Both strengths, the shares and the outcome come before all small print, and only once."""
    isle, story = attacked(knights)
    post = posted(isle, story, language)
    screen = public.turn(post)
    expected = LINES[language, knights]
    _, *lines = screen.text.split("\n")
    first, small = lines[: len(expected)], lines[len(expected) :]

    assert tuple(first) == expected
    assert all(line.startswith("-# ") for line in small)
    assert screen.picture is not None
    told = " ".join(first).replace("**", "")
    assert screen.picture.alt.startswith(told)
    assert not any("Def" in line or "land" in line or "Alba’s" in line for line in small)


@pytest.mark.parametrize(
    ("language", "end"),
    [
        ("en", ": no settlement is left, so it’s tipped on its side."),
        ("es", ": no le quedan poblados, así que se tumba."),
    ],
)
def test_a_tipped_city_is_told(language: str, end: str) -> None:
    """A player without a settlement left reads that the city is only tipped."""
    isle = Isle(COAST, knights=WEAK, supply={"a": {"settlement": 0}}, **SEVENTH)
    post = posted(isle, [(1, isle.roll(1, 1))], language)
    told = [text for text in public.turn(post).text.split("\n") if text.startswith("● Alba: ")]

    assert told[0].endswith(end)


PUSHES = {
    ("en", WEAK, A): "The barbarians won: 4 against 1. You lost a city. Chloé lost a city.",
    ("en", WEAK, B): "The barbarians won: 4 against 1. Chloé and Alba lost a city each.",
    ("en", STRONG, A): "The barbarians lost: 4 against 4. Defender of Catan: Chloé.",
    ("en", STRONG, C): "The barbarians lost: 4 against 4. You became Defender of Catan: +1 point.",
    (
        "es",
        WEAK,
        C,
    ): "Los bárbaros ganaron: 4 contra 1. Perdiste una ciudad. Alba perdió una ciudad.",
    ("es", STRONG, B): "Los bárbaros perdieron: 4 contra 4. Defensor de Catán: Chloé.",
}


@pytest.mark.parametrize(("language", "knights", "seat"), PUSHES)
def test_a_push_begins_with_the_attack(language: str, knights: str, seat: Seat) -> None:
    """After what to do, the next player reads who won, and what it meant for them: no old news."""
    isle, story = attacked(knights)
    before = BarbariansSailed(ship=6, attack=4, defence=0)
    post = posted(isle, [(1, [before]), *story], language, to=seat)
    found = happened(post.table, seat, post.news, post.w)
    assert line(post.table, ["@Alba, your turn."], (seat,), found) == (
        f"@Alba, your turn. {PUSHES[language, knights, seat]}"
    )


def test_a_loser_who_must_choose_is_told_why() -> None:
    """The ping for a city to give up says that the barbarians have won."""
    isle = Isle(TWO, knights=WEAK, **SEVENTH)
    events = isle.roll(1, 1)
    number = isle.state.debts()[0].since
    asked = replace(posted(isle, [(number, events)], kind=news.ASK), number=number)

    first = calls.ask(asked, "link").text.split("\n")[0]
    assert first.endswith("you lose to the barbarians. The barbarians won: 4 against 1.")
