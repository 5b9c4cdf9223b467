"""Text forms that can be read back, and snapshots that a program can or cannot read."""

from __future__ import annotations

import json

import msgspec
import pytest

from game import (
    BadSetup,
    Game,
    Illegal,
    Layout,
    NewerSnapshot,
    Scripted,
    Seat,
    Seeded,
    UnscriptedChance,
)
from game.base.build_road import BuildRoad
from game.base.end_turn import EndTurn
from game.base.found import FoundSettlement
from game.base.maps import beginner
from game.base.rob import Robbed
from game.base.roll import RollDice
from game.core import codec, coming, log
from game.core.refusals import No
from game.core.stack import Debt, Step
from game.core.state import State
from tests.game.strange.tables import A, StrangeTable
from tests.game.strange.toll import VaneTurned


@pytest.fixture
def game() -> Game:
    """A game on the beginners' map at the first turn."""
    return Game.new(3, Scripted(start=[A]), settings={"map": "beginner"})


def test_places_are_named_by_their_hexes(game: Game) -> None:
    """A log names places by their hexes, so that other programs can read it."""
    edge = game.state.topology.edge((0, 0), (1, 0))

    text = codec.to_text(game.state.topology, BuildRoad(edge))

    assert text == {"type": "BuildRoad", "edge": "0,0/1,0"}
    assert _read(game.state, text) == BuildRoad(edge)


def test_several_places_are_named_one_by_one() -> None:
    """A field can hold several places, or none."""
    state = StrangeTable().state
    event = VaneTurned(seat=A, hexes=(state.topology.hex((0, 0)), state.topology.hex((1, 0))))

    text = codec.to_text(state.topology, event)

    assert text["hexes"] == ["0,0", "1,0"]
    assert codec.event_from(state.rules, state.topology, text) == event


def test_what_is_true_or_false_comes_back_so() -> None:
    """Booleans in a step and in a debt come back as booleans from a stored game."""
    table = StrangeTable()
    coming.then(table.state, Step("open chest", A, (3, True)))
    coming.ask_beside(table.state, [Debt(A, "whistle", (False, 7))])

    table.reload()

    assert repr(table.state.stack[-1]) == repr(Step("open chest", A, (3, True)))
    assert repr(table.debt(A, "whistle").args) == "(False, 7)"


@pytest.mark.parametrize(
    "text",
    [
        {"type": "BuildBridge", "edge": "0,0/1,0"},
        {"type": "BuildRoad"},
        {"type": "BuildRoad", "edge": "0,0/9,9"},
        {"type": "BuildRoad", "edge": "0,0"},
        {"type": "BuildRoad", "edge": "0,0/0,0"},
        {"type": "BuildRoad", "edge": "0,0/0,1/1,0"},
        {"type": "BuildRoad", "edge": "north"},
        {"type": "BuildRoad", "edge": "0,0/1,0", "free": True},
        {"type": "TradeWithBank", "give": "ore", "get": 1},
        {},
    ],
)
def test_a_text_that_is_no_action_is_refused(game: Game, text: dict[str, object]) -> None:
    """A wrong name, a missing or extra field, and a place of another kind or off the board."""
    with pytest.raises(ValueError, match=r"known here|cannot be read"):
        _read(game.state, text)


def _read(state: State, text: dict[str, object]) -> object:
    return codec.action_from(state.rules, state.topology, json.loads(json.dumps(text)))


def test_an_event_without_its_secret_has_a_text_form(game: Game) -> None:
    """An event without its secret can be written and read like any other."""
    event = Robbed(seat=A, victim=Seat(1), card=None)

    text = codec.to_text(game.state.topology, event)

    assert codec.event_from(game.state.rules, game.state.topology, text) == event


def test_a_newer_snapshot_asks_for_an_update(game: Game) -> None:
    """A program refuses a newer snapshot and asks for an update."""
    raw = msgspec.msgpack.decode(game.snapshot())
    newer = msgspec.msgpack.encode({**raw, "version": codec.VERSION + 1})

    with pytest.raises(NewerSnapshot, match=r"stored by a newer program .* update the program"):
        Game.restored(newer)


def test_a_snapshot_from_before_seats_could_leave_is_read(game: Game) -> None:
    """In a snapshot that old, no card has left the game."""
    raw = msgspec.msgpack.decode(game.snapshot())
    del raw["boxed"]
    older = msgspec.msgpack.encode({**raw, "version": 1})

    assert Game.restored(older).snapshot() == game.snapshot()


def test_a_snapshot_of_a_missing_box_is_refused() -> None:
    """The refusal names the box that was taken away."""
    stored = StrangeTable().game.snapshot()

    with pytest.raises(BadSetup, match="there is no module 'strange'"):
        Game.restored(stored)


def test_a_game_on_a_given_board_replays(game: Game) -> None:
    """Line 0 holds the given layout, so the log alone replays the game."""
    layout: Layout = beginner(game.state.rules.options, 3, Scripted())
    given = Game.new(3, Scripted(start=[1]), layout=layout)
    given.play(given.state.turn, RollDice(), Scripted(die=[1, 1]))

    again = Game.replayed([log.decode(log.encode(line)) for line in given.lines])

    assert again.snapshot() == given.snapshot()


def test_a_log_of_other_rules_is_noticed(game: Game) -> None:
    """Replaying stops at the first different question to chance."""
    first = game.lines[0]
    wrong = log.Line(first.number, first.seat, first.action, (), first.events)

    with pytest.raises(UnscriptedChance):
        Game.replayed([wrong])


def test_after_the_end_nothing_is_played(game: Game) -> None:
    """Every action is refused because the game is over, and nothing changes."""
    game.state.winners = (A,)
    before = game.snapshot()

    for action in (RollDice(), EndTurn(), FoundSettlement(game.state.topology.corner(*CORNER))):
        with pytest.raises(Illegal) as refused:
            game.play(A, action, Scripted())
        assert refused.value.reason is No.GAME_IS_OVER
    assert game.snapshot() == before
    assert game.options(A) == []


CORNER = ((0, 0), (1, -1), (1, 0))


def test_every_seed_gives_a_board(game: Game) -> None:
    """Chance alone makes the variable map, and it is stored whole."""
    boards = {Game.new(4, Seeded(bytes([n]))).state.terrain for n in range(8)}

    assert len(boards) == 8
