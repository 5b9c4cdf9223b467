"""Rulesets: the result of each combination of modules, and the refused ones."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import pytest

from game import BadSetup, Game, Seeded
from game.base import MODULE as BASE
from game.base.build_road import BuildRoad
from game.base.end_turn import EndTurn
from game.core.action import Action, Event
from game.core.codec import compiled
from game.core.module import Insert, Module, Veto
from game.core.play import options
from game.core.question import chain, first, last, most, together
from game.core.questions import PRICE
from game.core.rows import Option, Terrain, Use, Value
from game.core.verb import Duty
from tests.game.core.boxes import BELL, DUEL, EAGER, FOUR, ISLE, QUIET
from tests.game.strange import MODULE as STRANGE

BOXES = (BASE, STRANGE, BELL, QUIET, DUEL, FOUR, EAGER, ISLE)

PLANS = {
    "base": """
        setup: choose start, place, first turn
        founding: first cards, first road
        turn: begin, ask roll, ask turn, end offers, next stint
        roll:
        production: produce
        seven: ask discards, ask robber
        knight: ask robber
    """,
    "base strange": """
        setup: choose start, place, first turn
        founding: first cards, gleam, first road
        turn: note turn, begin, ask roll, ask turn, lapse whistles, end offers, next stint
        roll: settle dice
        production: produce, ask all to fish, ask whistles
        seven: ask discards, ask toll, ask robber
        knight: ask robber
        fair: ask fair, next stint
    """,
    "base bell": """
        setup: choose start, place, first turn
        founding: first cards, first road
        turn: begin, ring, ask roll, ask turn, end offers, next stint
        roll:
        production: produce
        seven: ask discards, ask robber
        knight: ring
    """,
    "base strange bell": """
        setup: choose start, place, first turn
        founding: first cards, gleam, first road
        turn: note turn, begin, ring, ask roll, ask turn, lapse whistles, end offers, next stint
        roll: settle dice
        production: produce, ask all to fish, ask whistles
        seven: ask discards, ask toll, ask robber
        knight: ring
        fair: ask fair, next stint
    """,
}


def told(names: str) -> str:
    """Every plan of a combination, one per line."""
    plans = compiled(tuple(names.split()), {}, 4, BOXES).plans
    return "\n".join(f"{name}: {', '.join(steps)}".strip() for name, steps in plans.items())


@pytest.mark.parametrize("names", PLANS)
def test_plans_are_what_manifests_say(names: str) -> None:
    """Each combination's plans are exactly the steps from the manifests, in order."""
    assert told(names) == "\n".join(map(str.strip, PLANS[names].strip().splitlines()))


@pytest.mark.parametrize("names", PLANS)
def test_every_step_of_a_plan_is_known(names: str) -> None:
    """Every step that a plan names is brought by some module."""
    rules = compiled(tuple(names.split()), {}, 4, BOXES)

    assert {step for plan in rules.plans.values() for step in plan} <= set(rules.steps)


@pytest.mark.parametrize("names", PLANS)
def test_every_family_of_verbs_is_opened_by_a_duty(names: str) -> None:
    """Each verb can be used at some moment, and each duty can be fulfilled by some verb."""
    rules = compiled(tuple(names.split()), {}, 4, BOXES)

    opened = {
        family
        for duty in rules.duties.values()
        for family in (*duty.pays, *duty.admits, *duty.others)
    }

    families = {verb.family for verb in rules.verbs.values()}
    assert families <= opened
    assert all(families & set(duty.pays) for duty in rules.duties.values())


REFUSED: dict[str, tuple[str, int, dict[str, Value], str]] = {
    "unknown module": ("base atlantis", 4, {}, "there is no module 'atlantis': choose among base"),
    "named twice": ("base base", 4, {}, "a module is named twice in base, base: name each once"),
    "missing need": ("strange", 4, {}, "strange needs base: add base, or leave strange out"),
    "wrong order": ("strange base", 4, {}, "strange needs base: name base before it"),
    "exclusion": ("base bell quiet", 4, {}, "quiet and bell exclude each other: leave one out"),
    "seats": ("base", 5, {}, "base is for 3 or 4 seats, not for 5"),
    "seats of two": ("base four", 3, {}, "base + four is for 4 seats, not for 3"),
    "no seats": ("base duel", 3, {}, "base + duel is for no number of seats, not for 3"),
    "unknown option": ("base", 4, {"fair": True}, "there is no option 'fair': choose among map"),
    "value": ("base", 4, {"points": 2}, "option 'points' cannot be 2: choose among 3, 4, 5"),
}


@pytest.mark.parametrize(("names", "seats", "settings", "message"), REFUSED.values(), ids=REFUSED)
def test_what_does_not_go_together_is_refused(
    names: str, seats: int, settings: dict[str, Value], message: str
) -> None:
    """The refusal says what to change."""
    with pytest.raises(BadSetup) as refused:
        Game.new(seats, Seeded(b""), modules=names.split(), settings=settings, boxes=BOXES)

    assert str(refused.value).startswith(message)


def test_colours_are_one_a_seat() -> None:
    """Two seats cannot have the same color."""
    with pytest.raises(BadSetup, match="a colour of its own: red is given twice"):
        Game.new(3, Seeded(b""), colours=("red", "red", "blue"))


def test_a_later_box_adds_values_and_changes_defaults() -> None:
    """Options with the same name are merged into one."""
    rules = compiled(("base", "four"), {}, 4, BOXES)
    points = next(row for row in rules.rows if row.name == "points")

    assert (rules.options["points"], points.values[-1]) == (12, 30)


def test_a_later_box_may_take_values_away() -> None:
    """A box with a map of its own can limit an option to its values."""
    rules = compiled(("base", "isle"), {}, 4, BOXES)
    maps = next(row for row in rules.rows if row.name == "map")

    assert (rules.options["map"], maps.values) == ("isle", ("isle",))


def test_a_ruleset_is_compiled_once() -> None:
    """Two games of the same kind share one ruleset."""
    assert compiled(("base",), {}, 4, BOXES) is compiled(("base",), {}, 4, BOXES)


def test_a_box_opens_another_boxs_moment() -> None:
    """A manifest can admit verbs to another box's duty."""
    settings: dict[str, Value] = {"map": "beginner"}
    plain = Game.new(3, Seeded(b""), settings=settings)
    eager = Game.new(3, Seeded(b""), settings=settings, modules=("base", "eager"), boxes=BOXES)

    assert EndTurn() not in options(plain.state, plain.state.turn)
    assert EndTurn() in options(eager.state, eager.state.turn)


def test_one_answer_is_the_question_itself() -> None:
    """With a single answer, asking the question calls it directly."""
    rules = compiled(("base", "strange"), {}, 4, BOXES)
    (only,) = (answer.function for answer in STRANGE.answers if answer.question is PRICE)

    assert rules.answer(PRICE) is only


def test_answers_are_joined_as_the_question_says() -> None:
    """Answers are chained, or the first or last non-empty one counts, or all are collected."""
    one, none = (lambda n: (n, 1)), (lambda n: ())
    two = lambda n: (n, 2)  # noqa: E731  # as short as the others

    assert chain([lambda a, n: a + n, lambda a, n: a * n])(3, 4) == 21
    assert chain([])(3, 4) == 4
    assert first()([none, one, two])(7) == (7, 1)
    assert first("nothing")([none, none])(7) == "nothing"
    assert last([one, two, none])(7) == (7, 2)
    assert together([one, none, two])(7) == [7, 1, 7, 2]
    assert most([lambda a, n: a, lambda a, n: n - 1])(3, 2) == 3
    assert most([])(3, 4) == 4


def test_the_latest_edition_is_spoken() -> None:
    """The last box with an edition decides the names; boxes without one change nothing."""
    names = Module(name="names", seats=frozenset({3, 4}), edition="sand")
    boxes = (BASE, names, QUIET)

    assert compiled(("base",), {}, 4, boxes).edition == ""
    assert compiled(("base", "names", "quiet"), {}, 4, boxes).edition == "sand"


def test_base_rows_keep_their_numbers() -> None:
    """The base game's rows come first, so their numbers hold in every game."""
    plain, strange = (compiled(names, {}, 4, BOXES) for names in (("base",), ("base", "strange")))

    assert strange.cards[: len(plain.cards)] == plain.cards
    assert strange.pieces[: len(plain.pieces)] == plain.pieces
    assert strange.deck_cards[: len(plain.deck_cards)] == plain.deck_cards
    assert strange.prices[BuildRoad] == (*plain.prices[BuildRoad], 0)


def test_names_do_not_collide() -> None:
    """Two modules using the same name are refused, and both are named."""
    twin = Module(name="twin", seats=frozenset({3, 4}), steps=BELL.steps)

    with pytest.raises(BadSetup, match="bell and twin both have a step 'ring'"):
        compiled(("base", "bell", "twin"), {}, 4, (*BOXES, twin))


class Whittle(Action):
    """A verb that no box has."""


class Whittled(Event):
    """An event that no verb makes happen."""


ABSENT: dict[str, tuple[Module, str]] = {
    "plan": (replace(STRANGE, plans={"fair": ("sing",)}), "the plan 'fair' names the step 'sing'"),
    "lasting": (replace(STRANGE, lasting=("sing",)), "lasting names the step 'sing'"),
    "completes": (replace(STRANGE, completes=("sing",)), "completes names the step 'sing'"),
    "insert": (
        replace(STRANGE, inserts=(Insert("turn", "sing", "after", "begin"),)),
        "an insert into 'turn' names the step 'sing'",
    ),
    "insert's plan": (
        replace(STRANGE, inserts=(Insert("feast", "ask toll", "after", "begin"),)),
        "an insert names the plan 'feast'",
    ),
    "insert's place": (
        replace(STRANGE, inserts=(Insert("turn", "ask toll", "after", "produce"),)),
        "'ask toll' is to stand after 'produce', which the plan 'turn' has not",
    ),
    "admitting duty": (replace(STRANGE, admits={"nap": ("build",)}), "admits names the duty 'nap'"),
    "admitted family": (
        replace(STRANGE, admits={"turn": ("nap",)}),
        "what it admits to 'turn' names the family of verbs 'nap'",
    ),
    "paying family": (
        replace(STRANGE, duties=(Duty("nap", ("snore",), lambda state, seat: EndTurn()),)),
        "the duty 'nap' names the family of verbs 'snore'",
    ),
    "price": (replace(STRANGE, prices={Whittle: {"wool": 1}}), "a price names the verb 'Whittle'"),
    "price's card": (
        replace(STRANGE, prices={BuildRoad: {"wood": 1}}),
        "the price of BuildRoad names the card 'wood'",
    ),
    "appeal": (replace(STRANGE, appeals={Whittle: 1}), "an appeal names the verb 'Whittle'"),
    "appeal of an event": (
        replace(STRANGE, appeals={Whittled: 1}),
        "an appeal names the event 'Whittled'",
    ),
    "veto": (
        replace(STRANGE, vetoes=(Veto(Whittle, lambda state, seat, action: None),)),
        "a veto names the verb 'Whittle'",
    ),
    "map": (
        replace(STRANGE, options=(*STRANGE.options, Option("map", ("moon",), "moon"))),
        "the option 'map' names the map 'moon'",
    ),
    "use": (replace(STRANGE, uses=(Use("deck", ("tarot",)),)), "a use names the deck 'tarot'"),
    "harvest": (
        replace(STRANGE, terrains=(Terrain("bog", "peat"),)),
        "the terrain 'bog' names the card 'peat'",
    ),
}


@pytest.mark.parametrize(("box", "message"), ABSENT.values(), ids=ABSENT)
def test_what_is_absent_is_named(box: Module, message: str) -> None:
    """A manifest that names something no module brings is refused, and the message says what."""
    with pytest.raises(BadSetup) as refused:
        compiled(("base", "strange"), {}, 4, (BASE, box))

    assert str(refused.value).startswith(f"strange: {message}")


@pytest.mark.parametrize("where", ["instead", "after"])
def test_one_step_stands_in_place_of_another(where: Literal["instead", "after"]) -> None:
    """The second box to replace the step, or to insert beside it, is told which box came first."""
    step = Insert("knight", "ask toll", where, "ask robber")
    second = replace(STRANGE, inserts=(*STRANGE.inserts, step))

    with pytest.raises(BadSetup) as refused:
        compiled(("base", "bell", "strange"), {}, 4, (BASE, BELL, second))

    assert str(refused.value) == (
        f"strange: 'ask toll' is to stand {where} 'ask robber' in 'knight', where bell has put "
        "another step in its place: keep one, or join them in a bridge"
    )


def test_a_step_may_stand_at_either_end_of_a_plan() -> None:
    """A step without a neighbor goes first or last, also in an empty plan."""
    ends = Module(
        name="ends",
        seats=frozenset({4}),
        steps={name: lambda state, step, chance: () for name in ("open", "close")},
        inserts=(
            Insert("turn", "open", "before"),
            Insert("turn", "close", "after"),
            Insert("roll", "close", "after"),
        ),
    )

    plans = compiled(("base", "ends"), {}, 4, (BASE, ends)).plans

    assert (plans["turn"][0], plans["turn"][-1], plans["roll"]) == ("open", "close", ("close",))
