"""The gods in pictures: on players' cards, and all ten on one page."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from game import Game, Seat, Seeded, view
from game.core.sample import sample
from game.core.view import View
from game.gods.names import GODS
from game.gods.parts import Gods
from render import THEMES, board_png
from render.boxes.gods.overview import DEEDS, RIGHT, card, gods_png, listed
from render.camera import camera_for
from render.ending import _players
from render.layers.cards import cards
from render.lettering import width
from render.notes import on_card
from render.replay import Picture, _cards
from render.samples import players
from render.scene import Scene
from render.shapes import Sprite, Text
from tests.render.sights import sprites, words
from words import LANGUAGES, Words

PEOPLE = players()
CAPTIONS = {"god.isis": "ISIS", "god.shown": "to take", "god.stacked": "to come"}


def seen(**more: object) -> View:
    """A game where seats have Isis, Ptah on side B, Maat and Thoth."""
    game = Game.new(4, Seeded(b"gods"), modules=("base", "gods"))
    part = Gods(
        held=("isis", "ptah", "maat", "thoth"),
        turned=(False, True, False, False),
        since=(0, 0, 0, 0),
        **more,  # type: ignore[arg-type]  # as the test asks
    )
    return replace(game.view(), parts=game.view().parts | {"Gods": part})


def test_each_card_shows_its_god() -> None:
    """Under the counters are the god's sign, its uses, and its name in the table's language."""
    asked = Scene(seen(), PEOPLE, captions=CAPTIONS)

    found = [sprite.args for sprite in sprites(cards, asked, "god")]

    assert found == [("isis", False), ("ptah", True), ("maat", False), ("thoth", False)]
    assert "ISIS" in words(cards, asked)


def test_the_replay_and_the_end_show_them_too() -> None:
    """The animation's cards and the final picture show the gods, too."""
    asked = Scene(seen(), PEOPLE, captions=CAPTIONS)
    picture = Picture(asked.view, 1, None, Seat(0), has_rolled=True)
    found = {
        "replay": _cards(asked, camera_for(asked), picture),
        "end": _players(asked.view, PEOPLE, [()] * 4, {"buildings": "Buildings"}, 1.0),
    }

    for name, shapes in found.items():
        gods = [s.args[0] for s in shapes if isinstance(s, Sprite) and s.name == "god"]
        assert gods == ["isis", "ptah", "maat", "thoth"], name


def test_the_deal_moves_nothing() -> None:
    """Cards keep room for a god before the deal, so the board does not move."""
    before = Scene(Game.new(4, Seeded(b"gods"), modules=("base", "gods")).view(), PEOPLE)

    assert not any(on_card(before, seat) for seat in before.view.seats)
    assert camera_for(before).desk == camera_for(Scene(seen(), PEOPLE)).desk


def test_the_overview_lists_all_gods() -> None:
    """Each god has one card, and those of seats come first."""
    found = listed(seen().part(Gods))

    assert found[:4] == [("isis", 0), ("ptah", 1), ("maat", 2), ("thoth", 3)]
    assert sorted(god for god, _ in found) == sorted(GODS)


@pytest.mark.parametrize(
    ("god", "seat", "told"),
    [("isis", 0, ("red", "A")), ("ptah", 1, ("blue", "B")), ("amun", -1, None)],
)
def test_a_card_tells_whom_a_god_helps_and_with_which_side(
    god: str, seat: int, told: tuple[str, str] | None
) -> None:
    """A seat's god has its owner's color and its side; a god on display has neither."""
    found = list(card(seen().part(Gods), god, seat, (0, 0), PEOPLE, CAPTIONS, 1.0))

    plates = [s.args for s in found if isinstance(s, Sprite) and s.name == "owner"]
    said = [s.words for s in found if isinstance(s, Text)]

    assert plates == ([told] if told else [])
    assert (PEOPLE[seat].name if told else "to take") in said
    assert [s.args for s in found if isinstance(s, Sprite) and s.name == "god card"] == [
        (told[0] if told else "",)
    ]


@pytest.mark.parametrize("god", GODS)
@pytest.mark.parametrize("theme", THEMES)
def test_a_card_tells_what_its_god_does_in_signs(god: str, theme: str) -> None:
    """Every god's effect is drawn as a row of signs that fits beside its large one."""
    found = list(card(seen().part(Gods), god, -1, (0, 0), PEOPLE, CAPTIONS, 1.0))
    signs = [s for s in found if isinstance(s, Sprite) and s.name not in {"god", "god card"}]
    large = next(s for s in found if isinstance(s, Sprite) and s.name == "god")
    edges = [(s.at[0], THEMES[theme].stamp(s.name, s.args, s.unit)) for s in (large, *signs)]
    sides = [(x + stamp.left, x + stamp.left + stamp.image.width) for x, stamp in edges]

    assert sum(deed == DEEDS[god] for deed in DEEDS.values()) == 1
    assert len(signs) == len(DEEDS[god]) >= 3
    assert all(left[1] <= right[0] + 6 for left, right in pairwise(sides))
    assert sides[-1][1] <= RIGHT


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_draws_every_god(theme: str) -> None:
    """No two signs are the same picture."""
    signs = {THEMES[theme].stamp("god", (god, False), 1.0).image.tobytes() for god in GODS}

    assert len(signs) == len(GODS)


def test_the_overview_knows_no_hidden_card() -> None:
    """With all hidden cards dealt again, board and overview stay the same to the byte."""
    public = Game.new(4, Seeded(b"gods"), modules=("base", "gods")).view()
    other = view(sample(public, Seeded(b"other")), None)

    for draw in (board_png, gods_png):
        one, two = (draw(v, PEOPLE, captions=CAPTIONS, scale=0.25) for v in (public, other))
        assert one == two


def test_without_gods_there_is_no_overview() -> None:
    """A game of the base alone has no overview."""
    alone = Game.new(4, Seeded(b"alone")).view(Seat(0))

    with pytest.raises(ValueError, match="without gods"):
        gods_png(alone, PEOPLE, captions=CAPTIONS)


@pytest.mark.parametrize("scale", [1.0, 0.5, 0.25])
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_stay_on_their_card(language: str, scale: float) -> None:
    """Fonts have whole sizes, so words are fitted in the size in which they are drawn."""
    voice = Words(language, "egypt")
    said = {key: voice.say(key) for god in GODS for key in (f"god.{god}", f"god_card.{god}.does")}
    for seat, god in enumerate(GODS):
        found = card(seen().part(Gods), god, seat % 4, (0, 0), PEOPLE, said, scale)
        texts = [s for s in found if isinstance(s, Text) and s.anchor == "left"]

        assert all(s.at[0] + width(s.words, s.size) <= (RIGHT + 16) * scale for s in texts), god
