"""Entries: log lines that are not players' verbs."""

from __future__ import annotations

import pytest

from game import BOXES, Game, HandOver, Illegal, Seeded
from game.core import codec
from game.core.refusals import No


def test_nobody_plays_an_entry() -> None:
    """Playing an entry is refused, even on turn, and nothing is written."""
    game = Game.new(3, Seeded(b"any"))

    with pytest.raises(Illegal) as refused:
        game.play(game.state.turn, HandOver("computer"), Seeded(b"any"))

    assert refused.value.reason is No.NOT_IN_THIS_GAME
    assert len(game.lines) == 1


def test_every_entry_goes_by_its_own_name() -> None:
    """An entry's text form is found by its class name, which no box uses for a verb."""
    assert [entry.__name__ for entry in codec.ENTRIES.values()] == [*codec.ENTRIES]
    assert not codec.ENTRIES.keys() & {verb.action.__name__ for box in BOXES for verb in box.verbs}
