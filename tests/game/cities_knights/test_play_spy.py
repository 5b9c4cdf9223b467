"""The spy."""

from __future__ import annotations

import pytest

from game import told, view
from game.cities_knights.play_crane import PlayCrane
from game.cities_knights.play_spy import (
    No,
    NoProgressTaken,
    PlaySpy,
    ProgressTaken,
    TakeNoProgress,
    TakeProgress,
)
from game.cities_knights.progress import No as Progress
from tests.game.cities_knights.tables import Isle
from tests.game.cities_knights.test_improve_city import TOWNS
from tests.game.tables import A, B, C

CARD = {"a": "spy", "b": "merchant crane spy"}


@pytest.mark.rule("8.2 Spy")
def test_a_card_of_choice_is_taken() -> None:
    """Nobody else learns which card it is, and it can be played at once."""
    table = Isle(TOWNS, held=CARD)
    table.play(PlaySpy(B))

    assert table.default() == TakeProgress(0)
    assert table.why_not(TakeProgress(3)) is No.NO_SUCH_CARD
    (event,) = table.play(TakeProgress(1))

    assert event == ProgressTaken(seat=A, victim=B, deck="science", card="crane")
    assert told(event, B) == event
    assert told(event, C) == ProgressTaken(seat=A, victim=B, deck="science", card=None)
    assert (table.held(), table.held("b")) == (["crane"], ["merchant", "spy"])
    table.play(PlayCrane())


@pytest.mark.rule("8.2 Spy")
def test_only_who_plays_it_sees_the_hand() -> None:
    """Only the player of the spy sees the hand, and only until the choice is made."""
    table = Isle(TOWNS, held=CARD)
    before = view(table.state, A).seats[B].held
    table.play(PlaySpy(B))
    seen = [view(table.state, reader).seats[B].held for reader in (A, C, None)]
    table.play(TakeNoProgress())

    assert (before, seen[1:]) == (None, [None, None])
    assert seen[0] == table.state.held[B]
    assert view(table.state, A).seats[B].held is None


@pytest.mark.rule("8.2 Spy", "15.19")
def test_a_spy_takes_a_spy() -> None:
    """A stolen spy can be played on the same turn."""
    table = Isle(TOWNS, held=CARD)
    table.play(PlaySpy(B))
    table.play(TakeProgress(2))

    table.play(PlaySpy(B))
    assert table.play(TakeNoProgress()) == [NoProgressTaken(seat=A, victim=B)]
    assert table.under("politics") == ["spy", "spy"]


@pytest.mark.rule("8.2 Spy", "2.5")
def test_who_holds_none_is_not_spied_on() -> None:
    """An opponent without cards in hand cannot be chosen; shown points do not count."""
    table = Isle(TOWNS, held={"a": "spy"}, played={})
    table.state.lay_open(B, table.drawing_card("printer"))

    assert table.options(PlaySpy) == []
    assert table.why_not(PlaySpy(B)) is No.HOLDS_NONE
    assert table.why_not(PlaySpy(A)) is Progress.NOT_OPPONENT


@pytest.mark.rule("8.2 Spy", "16.2")
def test_its_victim_leaves() -> None:
    """If the victim leaves, no choice is owed."""
    table = Isle(TOWNS, held=CARD)
    table.play(PlaySpy(B))

    table.leave("b")

    assert (table.owes(), table.held()) == ([("a", "turn")], [])
