"""Samples of Cities & Knights: games with grown cities and knights, on land and at sea."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache, partial

from game import Action, Choice, Game, Seat, Seeded, View, seats_for
from game.boxes import offered
from game.cities_knights.parts import Barbarians
from game.cities_knights.rows import COMMODITIES, KNIGHTS, TRACKS
from game.computer import choose
from render import board_png, hand_png, prompt_png, theme_of
from render.played import has_rolled
from render.samples import CAPTIONS, dealt, players
from words import Words

FIRST = (
    "PlaceMetropolis",
    "ImproveCity",
    "BuildWall",
    "HireKnight",
    "PromoteKnight",
    "ActivateKnight",
    "PlayMerchant",
    "BuildCity",
    "BuildSettlement",
)
"""Actions to take as soon as they are legal, most preferred first."""
NEAR = 4
"""Steps that the barbarians have sailed in the samples."""
LEVELS = {
    **{f"track.{track}": track.capitalize() for track in TRACKS},
    **{f"track.{track}.{n}.does": f"You draw at a red 1 to {n + 1}" for track in TRACKS
       for n in range(1, 6)},
}  # fmt: skip
"""Words as a caller would give them."""


START = 12
"""Total points in the sample before the first attack: the robber is locked."""
MIDDLE = 20
"""Total points in the samples on land: no seat has won yet."""


@lru_cache(maxsize=4)
def grown(seed: str, points: int, *boxes: str, seats: int = 4, **settings: str) -> Game:
    """A game with these *boxes*, played until its seats have *points*, and danger is near."""
    chance = Seeded(seed.encode())
    modules = ("base", *boxes, "cities_knights")
    one = Game.new(seats, chance, modules=modules, settings=dict(settings))
    while not one.state.winners:
        view = one.view()
        is_far = sum(seat.points for seat in view.seats) >= points
        if is_far and has_rolled(view) and view.part(Barbarians).ship >= NEAR:
            break
        seat = one.state.debts()[0].seat
        options = one.options(seat)
        found = _first([option for option in options if not isinstance(option, Choice)], chance)
        one.play(seat, found or choose(one.view(seat), options, chance), chance)
    return one


def _first(actions: list[Action], chance: Seeded) -> Action | None:
    """A preferred action three times out of four; None leaves it to the computer player."""
    names = [name for name in FIRST if any(type(one).__name__ == name for one in actions)]
    if not names or not chance.ask("first", (1, 3)):
        return None
    found = [one for one in actions if type(one).__name__ == names[0]]
    return found[chance.ask("which", (1,) * len(found))]


def on_land() -> View:
    """A game of four on the island."""
    return grown("k8", MIDDLE).view()


def locked() -> View:
    """The same game at its start, before the first attack."""
    return grown("early", START).view()


def own(one: Game, seat: Seat) -> View:
    """The view of a seat with commodities and some progress cards in its hand."""
    view = one.view(seat)
    cards = ("spy", "merchant", "alchemist", "smith")
    view = dealt(view, tuple(view.rules.deck_card(name) for name in cards))
    goods = [view.rules.card(name) for name in COMMODITIES]
    hand = tuple(2 if card in goods else n for card, n in enumerate(view.seats[seat].hand or ()))
    held = replace(view.seats[seat], hand=hand, hand_count=sum(hand))
    return replace(view, seats=tuple(held if s.seat == seat else s for s in view.seats))


def homes(view: View) -> list[tuple[str, int]]:
    """The corners with knights."""
    kinds = [view.rules.piece(name) for name in KNIGHTS]
    return [("corner", at) for at, kind in enumerate(view.corner_piece) if kind in kinds]


def more(theme: str) -> dict[str, Callable[[], bytes]]:
    """The boards of six, and those at sea, as far as they are offered."""
    found: dict[str, Callable[[], bytes]] = {}
    draw = partial(board_png, theme=theme)
    for names in offered():
        rest = {*names} - {"base", "cities_knights"}
        seats = 6 if "five_six" in rest else 4
        if "cities_knights" not in names or not rest <= {"seafarers", "five_six"}:
            continue
        if not rest or seats not in seats_for(names):
            continue
        where = {"map": "new_shores"} if "seafarers" in rest else {}
        name = "knights" + "_six" * (seats == 6) + "_at_sea" * ("seafarers" in rest) + ".png"
        boxes = [box for box in names if box in rest]
        found[name] = partial(_drawn, draw, tuple(boxes), seats, where)
    return found


def _drawn(
    draw: Callable[..., bytes], boxes: tuple[str, ...], seats: int, where: dict[str, str]
) -> bytes:
    view = grown("more", 7 * seats, *boxes, seats=seats, **where).view()
    return draw(view, players(seats))


def pictures(theme: str) -> dict[str, bytes]:
    """Every sample in a theme, by its file name."""
    land = on_land()
    hand = own(grown("k8", MIDDLE), Seat(0))
    return {
        "knights.png": board_png(land, players(), theme=theme),
        "knights_locked.png": board_png(locked(), players(), theme=theme),
        **{name: draw() for name, draw in more(theme).items()},
        "knights_asked.png": prompt_png(land, players(), homes(land), theme=theme),
        "ghost_knight.png": prompt_png(
            land, players(), [], ghost=(*homes(land)[0], "basic_knight"), theme=theme
        ),
        "knights_hand.png": hand_png(
            hand,
            players()[0],
            playable=frozenset({"spy", "merchant"}),
            captions=CAPTIONS | LEVELS,
            theme=theme,
        ),
    }


def showcase() -> dict[str, Callable[[], bytes]]:
    """How to draw each picture of the showcase, by its file name."""
    theme = theme_of("")
    return {
        "knights.png": lambda: board_png(on_land(), players(), theme=theme),
        "knights_locked.png": lambda: board_png(locked(), players(), theme=theme),
        "knights_contrast.png": lambda: board_png(on_land(), players(), theme="contrast"),
        **more(theme),
        "knights_hand.png": lambda: _held(Words(), theme),
    }


def _held(w: Words, theme: str) -> bytes:
    """A hand with captions worded as the bot does."""
    at = own(grown("k8", MIDDLE), Seat(3))
    said = {kind.name: w.card(kind.name) for kind in at.rules.cards}
    for held in at.seats[3].held or ():
        name = at.rules.deck_cards[held.card].name
        said |= {name: w.dev_card(name), f"{name}.does": w.say(f"dev_card.{name}.does")}
    said |= {state: w.say(f"ui.hand.{state}") for state in ("now", "later", "points")}
    said |= {key: w.say(key) for key in LEVELS if key.endswith(".does")}
    said |= {f"track.{track}": w.noun(f"thing.{track}").form("kind") for track in TRACKS}
    said = {name: text[:1].upper() + text[1:] for name, text in said.items()}
    playable = frozenset({"spy", "merchant"})
    return hand_png(at, players()[3], playable=playable, captions=said, theme=theme)
