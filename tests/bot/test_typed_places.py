"""Every place can be typed, as a command's option, and does the same as its button."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import count
from typing import Any, get_args, get_type_hints

import pytest
from discord import AppCommandOptionType

from bot.chat.outgoing import CHOICES
from bot.chat.refusals import Refused, Stale
from bot.chat.screen import Screen
from bot.features.play import acting
from bot.features.play.acting import HEXES, labels
from bot.publish.seated import Seated
from bot.publish.services import Services
from bot.screens.choosing.places import Place
from bot.screens.context import ScreenContext
from bot.screens.reading import every_place
from bot.screens.shown import BY_NAME, SHOWN
from bot.screens.verb import Shown
from bot.table.tables import Tables
from game import BOXES, Action, CornerId, EdgeId, Game, HexId, offered, refuse
from storage import Store
from tests.bot.clicking import commands
from tests.bot.pressing import press
from tests.bot.test_both_roads import LONG, WHOLE, contexts, positions
from tests.bot.visits import Visit, services
from tests.widest import each_set

PLACES = (HexId, CornerId, EdgeId)
ENOUGH = 2
"""Positions of a game checked for each verb."""
EACH = 2
"""Places checked in each position."""


def is_place(kind: Any) -> bool:
    """Whether a field is a place or contains places."""
    return kind in PLACES or any(map(is_place, get_args(kind)))


def places_in(action: type[Action]) -> list[str]:
    """The fields of an action that are places or contain them."""
    return [name for name, kind in get_type_hints(action).items() if is_place(kind)]


PLACED = {
    verb.action: fields for box in BOXES for verb in box.verbs if (fields := places_in(verb.action))
}
"""All boxes' actions with places, and the fields of those places."""


def completed(path: str) -> str:
    """The command's option that proposes and takes the choice."""
    return next(
        one.name
        for one in commands()[path].parameters
        if one.type is AppCommandOptionType.string and one.autocomplete
    )


def test_places_are_found_in_whatever_a_box_may_write() -> None:
    """Fields with several places, or with an optional one, are found too."""

    class Tour(Action):
        start: CornerId
        ways: tuple[EdgeId, ...]
        stop: HexId | None
        days: int

    assert places_in(Tour) == ["start", "ways", "stop"]


@pytest.mark.parametrize("action", PLACED, ids=lambda action: action.__name__)
def test_every_verb_with_a_place_has_a_command_that_takes_it(action: type[Action]) -> None:
    """The verb's line picks all of its places, and the line's command proposes them."""
    shown = BY_NAME[action.__name__]
    picked = {shown.origin, shown.field} if shown.pick == "move" else {shown.field}

    assert shown.action is action
    assert shown.pick in (*HEXES, "move")
    assert picked == set(PLACED[action])
    assert completed(shown.command)


MORE = "… and"
"""Beginning of the proposal that says how many more there are."""


class Typing:
    """A position as commands see it, and the actions they played in it."""

    def __init__(self, home: Services, monkeypatch: pytest.MonkeyPatch) -> None:
        self.home = home
        self.context: ScreenContext | None = None
        self.played: list[Action] = []
        self.people = count(1)
        """A new person for each command, so that no one is over the limit."""

        async def there(*_: object) -> str:
            return "g"

        @asynccontextmanager
        async def seen(*_: object) -> AsyncIterator[None]:
            yield None

        async def nothing(*_: object) -> None:
            pass

        async def visit(_: object, game: str, call: Any) -> Any:
            return call(None)

        def play(*facts: Any, **_: object) -> tuple[Screen, None]:
            self.played.append(facts[-1])
            return Screen(""), None

        monkeypatch.setattr(Tables, "game_in", there)
        monkeypatch.setattr(Tables, "glance", nothing)
        monkeypatch.setattr(Tables, "seen", seen)
        monkeypatch.setattr(Services, "heal", nothing)
        monkeypatch.setattr(Services, "follow", nothing)
        monkeypatch.setattr(Seated, "context", lambda _: self.context)
        monkeypatch.setattr(type(home.games), "visit", visit)
        monkeypatch.setattr(acting, "own_seat", lambda *_: self.context and self.context.seat)
        monkeypatch.setattr(acting, "play", play)

    async def typed(self, path: str, text: str) -> Action | None:
        """The action that a command plays when *text* is typed; None if it refuses."""
        self.played.clear()
        visit: Any = Visit(self.home, next(self.people))
        await commands()[path].callback(visit.it, **{completed(path): f"{text}"})  # type: ignore[call-arg]  # our own
        return self.played[0] if self.played else None

    async def proposed(self, path: str) -> list[tuple[str, str]]:
        """A command's proposals, with their values."""
        complete: Any = commands()[path]._params[completed(path)].autocomplete
        found = await complete(Visit(self.home, next(self.people)).it, "")
        return [(choice.name, choice.value) for choice in found]


@pytest.fixture
def typing(store: Store, monkeypatch: pytest.MonkeyPatch) -> Typing:
    """Commands at a table that doesn't change."""
    return Typing(services(store), monkeypatch)


def pressed(context: ScreenContext, shown: Shown, place: int) -> Action | None:
    """The action that a place's button plays; None if it refuses."""
    try:
        found = press(context, Place(shown.name, place))
    except (Refused, Stale):
        return None
    assert not isinstance(found, Screen)
    return found


async def look(typing: Typing, context: ScreenContext, shown: Shown) -> None:
    """Check that proposals work by value and by name, and places also like their buttons."""
    typing.context = context
    path, legal = shown.command, context.listed(shown.action)
    proposals = await typing.proposed(path)
    assert len(proposals) >= min(len(legal), CHOICES)
    # The last one may only say that there are more.
    proposals = [one for one in proposals if not one[0].startswith(MORE)]
    step = max(1, len(proposals) // EACH)
    for name, value in proposals[::step]:
        action = await typing.typed(path, value)
        if value in BY_NAME and BY_NAME[value].pick != "nothing":
            assert action is None, (path, name)  # a card asks for its choice first
            continue
        assert action is not None, (path, name)
        if not name.endswith("…"):
            assert await typing.typed(path, name) == action, (path, name)
    if shown.pick in HEXES:
        places = sorted(getattr(action, shown.field) for action in legal)
        known = labels(context, shown)
        for number in range(0, len(known), max(1, len(known) // EACH)):
            button = pressed(context, shown, places[number])
            assert button in legal
            # Whole actions are named after their verb, which may be one of several.
            verb = context.w.say(f"ui.verb.{shown.name}")
            words = known[number][0]
            both = [await typing.typed(path, words), await typing.typed(path, f"{verb}: {words}")]
            assert button in both, (path, words)


@pytest.mark.parametrize("long", [LONG, pytest.param(WHOLE, marks=pytest.mark.soak)])
@pytest.mark.parametrize("names", each_set(offered()))
async def test_every_place_is_typed_as_it_is_pressed(
    typing: Typing, names: tuple[str, ...], long: int
) -> None:
    """Places work by the proposed name and by their own; neither works out of turn."""
    seen: Counter[str] = Counter()
    for game in positions(names, f"places {names}", long):
        for context in contexts(game, "en"):
            for shown in SHOWN:
                if shown.action not in PLACED or seen[shown.name] >= ENOUGH:
                    continue
                if legal := context.listed(shown.action):
                    seen[shown.name] += 1
                    await look(typing, context, shown)
                    if shown.pick in HEXES:
                        await told_why(typing, game, context, shown)
                        await refused(typing, game, context, legal[0])
    assert seen


async def told_why(typing: Typing, game: Game, context: ScreenContext, shown: Shown) -> None:
    """Check that places where the rules refuse a piece are understood, so that they say why."""
    typing.context = context
    legal = {getattr(action, shown.field) for action in context.listed(shown.action)}
    others = [place for place in every_place(context, shown.pick) if place not in legal]
    for place in others[:: max(1, len(others) // EACH)]:
        words = context.w.place(context.view, shown.pick, place)
        action = await typing.typed(shown.command, words)
        if isinstance(action, shown.action):
            # Far places may share a name; the reason is that of one of them.
            found = context.w.place(context.view, shown.pick, getattr(action, shown.field))
            assert found == words, (shown.name, words)
            assert refuse(game.state, context.seat, action) is not None
        else:  # the command may play another verb there, or propose whole actions
            assert action in context.options or completed(shown.command) == "how"


async def refused(typing: Typing, game: Game, context: ScreenContext, action: Action) -> None:
    """Check that a player who owes nothing can act neither by typing nor by clicking."""
    owing = {debt.seat for debt in game.state.debts()}
    others = [seat.seat for seat in game.view().seats if seat.seat not in owing]
    shown = BY_NAME[type(action).__name__]
    place = getattr(action, shown.field)
    for other in others[:1]:
        typing.context = replace(context, seat=other, view=game.view(other), options=())
        label = context.w.place(context.view, shown.pick, place)
        typed = await typing.typed(shown.command, label)
        assert pressed(context, shown, place) == action
        for found in (typed, action):
            assert found is None or refuse(game.state, other, found) is not None
