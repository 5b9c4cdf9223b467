"""Boxes' additions to pictures are found, declared, and kept apart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import chain, pairwise
from typing import Any

import pytest

from game import BOXES, Seat, View
from game.boxes import offered
from game.core.module import Module
from game.core.part import Part
from render.boxes import brought
from render.camera import camera_for
from render.desk import CARD
from render.ending import _players
from render.layers.bank import bank
from render.layers.cards import cards, notes
from render.layers.layer import Layers
from render.lettering import ELLIPSIS, capital, width
from render.notes import NOTE, Cards, Cell, Note, widths
from render.samples import game, players
from render.scene import Scene
from render.shapes import Shape, Sprite, Text
from render.table import still_layers
from render.themes import THEMES
from tests.render.sights import sprites
from tests.render.test_overlaps import SPECKS, covered
from tests.render.watched import watched
from tests.widest import each_set

CONSTANT = {"theme", "topology", "rules.modules"}
"""The theme is in each key, and so are the board's shape (by the camera) and the layer."""


@cache
def played(names: tuple[str, ...]) -> View:
    """A game of these boxes at mid-game, on their own map if one of them needs it."""
    options = [row for box in BOXES if box.name in names for row in box.options]
    settings: dict[str, Any] = {row.name: row.default for row in options if row.alone}
    return game("kept", **(settings | {"points": 14}), boxes=" ".join(names)).view()


def asked(names: tuple[str, ...]) -> list[Scene]:
    """The board, and prompts with letters and a ghost on hexes, in a game of these boxes."""
    view = played(names)
    letters = tuple(("hex", place) for place in range(view.topology.inner))
    people = players(len(view.seats))
    close = Scene(view, people, letters=letters, is_close=True)
    ghost = replace(close, letters=(), ghost=("hex", 3, "robber"))
    return [Scene(view, people), close, ghost]


@pytest.mark.parametrize("names", each_set(offered()))
def test_a_kept_layer_is_drawn_from_what_it_says(names: tuple[str, ...]) -> None:
    """A cached layer reads nothing that is missing from its key."""
    for scene in asked(names):
        for layer in still_layers(scene):
            told, seen = set[str](), set[str]()
            layer.key(watched(scene, told))
            list(layer.draw(watched(scene, seen), camera_for(scene)))

            assert seen <= told | CONSTANT, layer.draw.__name__


def test_a_letter_is_no_ghost() -> None:
    """A prompt with a letter on a hex is not reused for one with a ghost there."""
    _, letters, ghost = asked(("base",))
    letter = replace(letters, letters=(("hex", 3),))
    one, other = ([layer.key(scene) for layer in still_layers(scene)] for scene in (letter, ghost))

    assert camera_for(letter) == camera_for(ghost)
    assert one != other


def shown_and_silent(box: Module) -> tuple[list[type[Part]], dict[type[Part], str]]:
    """The parts that the pictures of a *box* show, and those that its layers call silent."""
    name = box.name
    layers, cards = (
        [getattr(f, part.upper()) for f in brought(part) if f.__name__.split(".")[-2] == name]
        for part in ("layers", "cards")
    )
    board = layers[0] if layers else Layers()
    notes = cards[0] if cards else Cards()
    beside = (one for one in (notes.die, notes.panel) if one)
    hooks = (*board.still, *board.live, *board.over, *board.standing)
    hooks += (*notes.cells, *notes.bank, *beside)
    shown = {*chain.from_iterable(hook.parts for hook in hooks), *board.dim, *board.shown}
    return sorted(shown, key=repr), dict(board.silent)


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_every_part_is_shown_or_said_to_be_silent(box: Module) -> None:
    """Every part of a box is either shown in pictures, or its layers say why it is silent."""
    shown, silent = shown_and_silent(box)

    assert all(silent.values())
    assert sorted((*shown, *silent), key=repr) == sorted(box.parts, key=repr)


Edges = tuple[float, float, float, float]


def drawn(found: Iterable[Shape]) -> Iterator[Edges]:
    """Left, top, right and bottom of the visible part of each shape; plates go under others."""
    for shape in found:
        if isinstance(shape, Text):
            assert ELLIPSIS not in shape.words
            wide, high = width(shape.words, shape.size), capital(shape.size)
            left = shape.at[0] - {"left": 0, "middle": 0.5, "right": 1}[shape.anchor] * wide
            yield left, shape.at[1] - high / 2, left + wide, shape.at[1] + high / 2
        elif isinstance(shape, Sprite) and shape.name != "plate":
            stamp = THEMES["classic"].stamp(shape.name, shape.args, shape.unit)
            left, top = shape.at[0] + stamp.left, shape.at[1] + stamp.top
            yield left, top, left + stamp.image.width, top + stamp.image.height


@pytest.mark.parametrize("names", each_set(offered()))
def test_all_that_boxes_add_has_room(names: tuple[str, ...]) -> None:
    """On players' cards and in the bank nothing is cut, sticks out, or overlaps."""
    view = played(names)
    scene = Scene(view, players(len(view.seats)))
    camera = camera_for(scene)
    for seat, (x, y) in zip(scene.view.seats, camera.desk.cards, strict=True):
        found = list(drawn(notes(scene, camera, seat, (x, y))))
        room = (x - CARD[0] / 2 + 12, y + CARD[1] / 2 - 8, x + CARD[0] / 2 - 12)
        floor = y + CARD[1] / 2 + camera.desk.tab + 2
        if side := camera.desk.side:
            room = (x + CARD[0] / 2 - 4, y - CARD[1] / 2 - 2, x + CARD[0] / 2 + side)
        for left, top, right, bottom in found:
            assert room[0] <= left < right <= room[2]
            assert room[1] <= top < bottom <= floor
        for one, other in pairwise(found):
            assert one[2] <= other[0] + 2 or one[3] <= other[1]
    boards: list[Edges] = []
    rows: list[Edges] = []
    for shape in bank(scene, camera):
        is_board = isinstance(shape, Sprite) and shape.name in {"board", "shelf"}
        (boards if is_board else rows).extend(drawn([shape]))
    for left, top, right, bottom in rows:
        assert any(b[0] <= left < right <= b[2] and b[1] <= top < bottom <= b[3] for b in boards)
    assert covered(replace(scene, scale=0.5)) <= SPECKS


def test_cells_give_of_what_they_can_spare() -> None:
    """Cells first give up spare room, then what may be cut, and never exceed their row."""
    one, other = (Cell(lambda *_: None, (), 200, least) for least in (100, 150))
    sign, short, long = (Note("icon", ("a",), words) for words in ("", "Ra", "A" * 30))
    need = 60 + 8 + width("Ra", NOTE[0])

    assert widths([(one, short)]) == [200]
    assert widths([(one, short), (other, long)]) == [172, 200]
    for left, right, spare in ((short, sign, (200 - need, 50)), (long, long, (100, 50))):
        share = 28 / sum(spare)
        wanted = [200 - share * spare[0], 200 - share * spare[1]]
        assert widths([(one, left), (other, right)]) == pytest.approx(wanted)


@pytest.mark.parametrize("names", each_set(offered()))
def test_every_award_is_seen(names: tuple[str, ...]) -> None:
    """The holder of each award has its sign on the card, though a card has only two counters."""
    view = played(names)
    people = players(len(view.seats))
    held = Scene(replace(view, awards=tuple(Seat(0) for _ in view.awards)), people)

    shown = [s.args[0] for s in sprites(cards, held, "icon")]
    golden = [s for s in sprites(cards, held, "plate") if s.args[0] == "award"]
    before = [s for s in sprites(cards, Scene(view, people), "plate") if s.args[0] == "award"]

    assert {award.name for award in view.rules.awards} <= set(shown)
    assert len(golden) - len(before) == sum(seat < 0 for seat in view.awards)


@pytest.mark.parametrize("names", each_set(offered()))
def test_the_end_has_room_for_what_boxes_add(names: tuple[str, ...]) -> None:
    """A whole name fits next to its notes and points; words overlap neither words nor signs."""
    view = played(names)
    seats = tuple(replace(seat, points=12, total=12) for seat in view.seats)
    end = replace(view, seats=seats, awards=tuple(Seat(0) for _ in view.awards))
    terms = {name: name for name, _ in view.seats[0].terms}

    people = [replace(one, name="Nuria") for one in players(len(seats))]
    found = [*_players(end, people, [()] * len(seats), terms, 1.0)]

    assert sum(isinstance(s, Text) and s.words == "Nuria" for s in found) == len(seats)
    for y in {s.at[1] for s in found if isinstance(s, Sprite) and s.name == "medal"}:
        row = [s for s in found if isinstance(s, Sprite | Text) and s.at[1] == y]
        words = sorted(drawn(s for s in row if isinstance(s, Text)))
        assert all(one[2] <= other[0] for one, other in pairwise(words))
        for sign in (s for s in row if isinstance(s, Sprite)):
            assert not any(left - 12 <= sign.at[0] <= right + 12 for left, _, right, _ in words)
