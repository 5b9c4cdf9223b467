"""A game of ours, told in catanatron's words, is the same game again; catanatron isn't needed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from bench.mirror import CARDS, LANDS, OPPOSITE, SETTINGS, Mirror, Void, table
from bench.mirror import layout as laid_out
from bench.play import Fast, decide
from bench.computers import interval
from game import Action, Game, Scripted, Seat
from game.base import rows
from game.base.buy_card import CardBought
from game.base.families import ROB
from game.base.free_road import SkipFreeRoad
from game.base.maps import variable
from game.base.move_robber import MoveRobber
from game.base.rob import Robbed
from game.base.roll import DiceRolled
from game.board.layout import Layout
from game.board.places import SIDES

OURS = Seat(1)


def board(layout: Layout, seats: int) -> dict[str, Any]:
    """*layout* as catanatron tells it."""
    cards = {terrain: card for card, (terrain, _) in LANDS.items()}
    traded = {ours: card for card, (_, ours) in LANDS.items()}
    topology = layout.topology
    return {
        "seats": seats,
        "seat": OURS,
        "tiles": [[*land.at, cards[land.terrain], land.token] for land in layout.lands],
        "ports": [
            [
                at.at.q + SIDES[at.side].q,
                at.at.r + SIDES[at.side].r,
                OPPOSITE[at.side],
                traded[at.card],
            ]
            for at in layout.harbours
        ],
        "nodes": {
            str(100 + corner): [topology.hexes[place] for place in topology.corner_hexes[corner]]
            for corner in topology.corner_ids
        },
    }


def picked(game: Game, seat: Seat, chance: Fast) -> Action:
    """An action of *seat* that catanatron has too."""
    while isinstance(action := decide(game.state, seat, chance), SkipFreeRoad):
        pass
    return action


def retold(seed: int, seats: int) -> Iterator[tuple[Game, Mirror, Mapping[str, Any]]]:
    """A random game, its mirror, and each action as catanatron tells it."""
    chance = Fast(seed)
    layout = variable({"tokens": "spiral", "harbours": "shuffled"}, seats, chance)
    modules = ("base", "duel") if seats == 2 else ("base",)
    begun = board(layout, seats)
    mirror = Mirror(begun)
    start = Scripted(start=[0])
    game = Game.new(seats, start, modules=modules, settings=SETTINGS, layout=laid_out(begun))
    while not game.state.winners:
        seat = game.state.debts()[0].seat
        actions = [picked(game, seat, chance)]
        words = mirror.theirs(actions[0])
        events = game.play(seat, actions[0], chance)
        if game.state.debt(seat, ROB):
            actions.append(picked(game, seat, chance))
            events += game.play(seat, actions[1], chance)
        result: Any = None
        for event in events:
            match event:
                case DiceRolled():
                    result = list(event.dice)
                case CardBought():
                    result = str(event.card).upper()
                case Robbed():
                    result = CARDS[event.card or 0]
                    ((word, (q, r, _)),) = words
                    words = [(word, [q, r, event.victim])]
        for word, value in words:
            if seat == mirror.seat:
                asked = [["ROLL", "never"], [word, value]]
                if isinstance(actions[0], MoveRobber) and len(actions) > 1:
                    asked.append([word, [*value[:2], "another"]])
                answers = iter(actions)
                assert mirror.answer(asked, lambda *_, picks=answers: next(picks), chance) == 1
            yield game, mirror, {"did": [seat, word, value, result], **table(game)}


@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_told_in_their_words_is_the_same_game(seats: int) -> None:
    """Every kind of action is found there and back, and the games agree to the last byte."""
    assert [LANDS[card][1] for card in CARDS] == [kind.name for kind in rows.CARDS]
    words = set()
    for game, mirror, told in retold(1, seats):
        mirror.follow(told)
        words.add(told["did"][1])
        if game.state.winners:
            assert mirror.game.snapshot() == game.snapshot()
    assert len(words) == 13


def test_a_difference_makes_a_game_void() -> None:
    """A card that only one of the games knows is found at once, and so is what ours refuse."""
    for _, mirror, told in retold(1, 4):
        if told["did"][1] == "ROLL":
            break
        mirror.follow(told)
    with pytest.raises(Void, match=r"END_TURN refused: .*EndTurn"):
        mirror.follow({**told, "did": [told["did"][0], "END_TURN", None, None]})
    with pytest.raises(Void, match="hands differ after ROLL"):
        mirror.follow({**told, "hands": [[9, *hand[1:]] for hand in told["hands"]]})


def test_the_interval_is_wilson_s() -> None:
    """As in tables of it, also where nothing or everything was won."""
    assert [round(100 * end, 1) for end in interval(71, 120)] == [50.2, 67.5]
    assert [round(100 * end, 1) for end in interval(0, 10)] == [0.0, 27.8]
