"""Every part of a box is in the board text, or its box lists it as left out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any, TypeAlias

import msgspec
import pytest

from game import BOXES, View
from game.core.part import Part
from game.core.rows import MAP
from tests.game.random_games import Playing
from tests.house import played_with, seats
from tests.render.test_boxes import shown_and_silent
from tests.words.tables import who
from words import Words, alt_text, board_text
from words.board_parts import Lines
from words.boxes import brought
from words.speech import Who

UNTOLD = {
    "Robber": {"is_kept_off"},
    "Turn": {"deck", "rolled", "card", "built", "got", "harbours", "starts"},
    "Offers": {"made", "hushed"},
}
"""Fields of the base game that no board text shows: only the rules need them."""

PARTS = [(box.name, type(part())) for box in BOXES for part in box.parts]
GAMES = range(4)
SEATS = 4
ACTIONS = 600
LATE = 700
LOOKS = 30
VALUES = 2
MANY = 12
"""
Number of games, of actions on a scenario's map, of looks at each, and of values tried in board
texts and in alt texts, which change less often.
"""
SPARSE, SELDOM = 12, 4
"""Moments per look at a field that is left out on purpose, and at one in alt texts."""

OfView: TypeAlias = Callable[[View, Who, Words], str]


def lines_of(box: str) -> tuple[Lines, ...]:
    """The lines for the parts of a box."""
    file = brought("board").get(box)
    return file.LINES if file else ()


def untold(box: str, part: type[Part]) -> set[str]:
    """The fields of a part that are left out on purpose."""
    if part.__name__ in UNTOLD:
        return UNTOLD[part.__name__]
    return {field for lines in lines_of(box) if lines.part is part for field in lines.untold}


@cache
def views(box: str) -> tuple[View, ...]:
    """Random games with a box, at some of their moments."""
    names, seen = played_with(box), list[View]()
    # A scenario may bring a part for one of its maps alone.
    scenarios = [own for own in BOXES if own.name == box and own.scenario_of]
    maps = [name for own in scenarios for name in own.maps]
    for seed, name in [*product(GAMES[: 2 if len(maps) < 3 else 1], maps)] or [
        (seed, "") for seed in GAMES
    ]:
        rows = [row for own in scenarios for row in own.options if row.values]
        fixed = {row.name: row.values[seed % len(row.values)] for row in rows}
        fixed |= {MAP: name} if name else {}
        playing = Playing(names, BOXES, seats(names), seed, fixed=fixed)
        seen.append(playing.game.view())
        while not playing.state.winners and playing.actions < (LATE if name else ACTIONS):
            playing.step()
            if playing.actions % LOOKS == 0:
                seen.append(playing.game.view())
    return tuple(seen)


def neighbour(value: Any) -> Any:
    """A value like another that never differs: other numbers, reversed, or shorter."""
    if isinstance(value, tuple) and [type(one) for one in value] == [int] * SEATS:
        return tuple(one + 1 for one in value)  # a number by seat
    if isinstance(value, tuple):
        return (*value[1:], value[0]) if len({*value}) > 1 else value[:-1]
    return value - 1 if type(value) is int else value


def shown(box: str, part: type[Part], field: str, text: OfView = board_text) -> bool:
    """Whether a *text* of any view changes with only this field."""
    name, w = part.__name__, Words()
    seen = dict.fromkeys(getattr(view.parts[name], field) for view in views(box))
    values: list[Any] = [*seen][-VALUES:] if text is board_text else [*seen][-MANY:]
    if len(seen) == 1:
        values = [*values, *map(neighbour, values)]
    # Late moments show most. A field that no text shows changes none at any moment, so a few do.
    moments = 1 if text is board_text else SELDOM
    for view in views(box)[:: -SPARSE if field in untold(box, part) else -moments]:
        others = [msgspec.structs.replace(view.parts[name], **{field: v}) for v in values]
        texts = {text(replace(view, parts={**view.parts, name: other}), who, w) for other in others}
        if len(texts) > 1:
            return True
    return False


@pytest.mark.parametrize(("box", "part"), PARTS)
def test_every_field_of_a_part_is_told_or_left_out_on_purpose(box: str, part: type[Part]) -> None:
    """Every field of a part changes a text, except fields that are left out on purpose."""
    told = {field for field in part.__struct_fields__ if shown(box, part, field)}

    assert {*part.__struct_fields__} - told == untold(box, part)


@pytest.mark.parametrize(("box", "part"), PARTS)
def test_a_part_on_the_picture_is_in_its_alt_text_or_says_why_not(
    box: str, part: type[Part]
) -> None:
    """A part that pictures show changes an alt text; or its lines say why it doesn't."""
    reasons = [lines.unglanced for lines in lines_of(box) if lines.part is part]
    drawn, _ = shown_and_silent(next(each for each in BOXES if each.name == box))
    is_silent = part in drawn and not any(
        shown(box, part, field, alt_text) for field in part.__struct_fields__
    )

    assert any(reasons) == is_silent


@pytest.mark.parametrize("box", brought("board"))
def test_a_box_tells_of_its_own_parts(box: str) -> None:
    """A box's lines are for the parts of its rules, one for each."""
    parts = [part for name, part in PARTS if name == box]

    assert [lines.part for lines in lines_of(box)] == parts
