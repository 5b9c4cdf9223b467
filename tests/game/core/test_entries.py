"""Entries: lines of the log that are no player's verb."""

from __future__ import annotations

import pytest

from game import BOXES, Game, Illegal, Note, Seat, Seeded
from game.core import codec, log
from game.core.refusals import No
from game.core.stack import NOBODY
from tests.game.tables import A, B


@pytest.fixture
def game() -> Game:
    """A game whose first settlement is asked for."""
    return Game.new(3, Seeded(b"any"))


def test_a_note_changes_nothing_but_the_number(game: Game) -> None:
    """The same is asked of the same seats before and after."""
    turn, debts = game.state.turn, game.state.debts()
    options = [game.options(Seat(seat)) for seat in range(3)]

    game.note(B, "holder", to="computer", until=7, asked=True)

    assert (game.state.turn, game.state.debts(), game.state.number) == (turn, debts, 1)
    assert [game.options(Seat(seat)) for seat in range(3)] == options


def test_a_note_is_a_line_like_any_other(game: Game) -> None:
    """It has the next number, its seat and its facts, asked no chance and tells no event."""
    game.note(B, "holder", to="computer")

    assert game.lines[-1] == log.Line(
        1, B, {"type": "Note", "about": "holder", "facts": {"to": "computer"}}, (), ()
    )


def test_a_log_with_notes_folds(game: Game) -> None:
    """Between actions, and about nobody, a note is written, read and folded again."""
    for about in ("one", "two"):
        seat, action = game.defaults()[0]
        game.play(seat, action, Seeded(b"any"))
        game.note(NOBODY, about)

    again = Game.replayed([log.decode(log.encode(line)) for line in game.lines])

    assert again.snapshot() == game.snapshot()
    assert again.lines == game.lines


def test_a_note_tells_the_chronicle_nothing(game: Game) -> None:
    """It is a moment without a trace."""
    game.note(A, "holder")

    moment = game.chronicle(game.lines).moments[-1]

    assert (moment.number, moment.traces) == (1, ())


def test_nobody_plays_an_entry(game: Game) -> None:
    """Whoever is on turn is refused, and nothing is written."""
    with pytest.raises(Illegal) as refused:
        game.play(game.state.turn, Note("holder"), Seeded(b"any"))

    assert refused.value.reason is No.NOT_IN_THIS_GAME
    assert len(game.lines) == 1


def test_every_entry_goes_by_its_own_name() -> None:
    """Its text form is found again by the name of its class, and no verb of a box has that name."""
    assert [entry.__name__ for entry in codec.ENTRIES.values()] == [*codec.ENTRIES]
    assert not codec.ENTRIES.keys() & {verb.action.__name__ for box in BOXES for verb in box.verbs}
