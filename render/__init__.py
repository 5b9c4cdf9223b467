"""
Pictures from views: the board, a prompt, a hand; the dice, the end, a whole game.

A scene says what to show, the camera where it is, layers yield shapes, a theme has the art, and one
file paints. Pictures are PNGs with a palette, and a replay is a GIF; the same view gives the same
bytes everywhere. All of it may be called from worker threads.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game import View
from game.computer.review import Review
from game.core.chronicle import Chronicle
from render import bracket as bracket_
from render import champion as champion_
from render import ending, hand, replay, table
from render import figures as figures_
from render import review as review_
from render import standings as standings_
from render.bracket import Bracket, BracketSeat, BracketTable
from render.champion import Champion
from render.figures import Figures
from render.hand import drawn_from
from render.lettering import legible
from render.scene import LETTERS, MARKS, Place, Player, Scene
from render.standings import Standings, StandingsRow
from render.themes import LOOKS, THEMES, theme_of
from words import Moment

__all__ = [
    "LETTERS",
    "LOOKS",
    "MARKS",
    "THEMES",
    "Bracket",
    "BracketSeat",
    "BracketTable",
    "Champion",
    "Figures",
    "Place",
    "Player",
    "Standings",
    "StandingsRow",
    "board_png",
    "bracket_png",
    "champion_png",
    "dice_png",
    "drawn_from",
    "ending_png",
    "figures_png",
    "hand_png",
    "legible",
    "prompt_png",
    "replay_gif",
    "review_png",
    "standings_png",
    "theme_of",
]


def board_png(
    view: View,
    players: Sequence[Player],
    *,
    latest: Sequence[Place] = (),
    captions: Mapping[str, str] | None = None,
    moment: Moment | None = None,
    scale: float = 1.0,
    theme: str = "classic",
) -> bytes:
    """
    The public picture of the table; *players* by seat.

    *latest* are the latest placements, each a kind of place ("corner", "edge", "hex") and its
    number; they are marked together. A *moment* gets a banner above the board.
    *captions* has the names of what boxes lay before players, as "god.isis". At *scale* 1 the
    picture is 1600 pixels wide.
    """
    scene = Scene(view, tuple(players), theme, scale, tuple(latest), captions=captions or {})
    return table.board(scene, moment)


def prompt_png(
    view: View,
    players: Sequence[Player],
    letters: Sequence[tuple[str, int]],
    *,
    ghost: tuple[str, int, str] | None = None,
    scale: float = 1.0,
    theme: str = "classic",
) -> bytes:
    """
    The surroundings of some places, enlarged, with *letters* on them in the order given.

    *ghost* is a choice to be confirmed: kind of place, place, and the name of the piece, or
    ``harbour:CARD``.

    :raises ValueError: if there are more places than letters.
    """
    if len(letters) > len(LETTERS):
        message = f"{len(letters)} places, but {len(LETTERS)} letters: ask in parts"
        raise ValueError(message)
    scene = Scene(
        view,
        tuple(players),
        theme,
        scale,
        letters=tuple(letters),
        ghost=ghost,
        is_close=True,
    )
    return table.board(scene)


def hand_png(
    view: View,
    player: Player,
    *,
    playable: frozenset[str] = frozenset(),
    captions: Mapping[str, str],
    most: int | None = None,
    scale: float = 1.0,
    theme: str = "classic",
) -> bytes:
    """
    The cards of the view's own reader.

    *most* is the number of cards that are safe from a seven, where the view does not give all of
    it. *playable* names the kinds of development card that may be played now. *captions* has the
    words: kinds of card by name, the effect of a development card as "monopoly.does", and the
    labels for one that may be played "now", or "later", or that is "points".

    :raises ValueError: if the view has no reader.
    """
    if view.reader is None:
        message = "a hand is drawn from its owner's own view"
        raise ValueError(message)
    return hand.picture(view, player, playable, captions, scale, theme, most)


def dice_png(
    tale: Chronicle, *, captions: Mapping[str, str], scale: float = 1.0, theme: str = "classic"
) -> bytes:
    """
    How often each sum of the dice came, next to the counts that fair dice would give.

    *captions* has the words "dice" and "expected". At *scale* 1 it is 1200 pixels wide.
    """
    return ending.dice(tale, captions, scale, theme)


def figures_png(
    found: Figures,
    player: str,
    *,
    captions: Mapping[str, str],
    scale: float = 1.0,
    theme: str = "classic",
) -> bytes:
    """
    The figures of a player's games: how many, in which places, and the luck of the dice.

    *captions* has the words "player" (where a name cannot be written), "places", "luck", "came" and
    "fair", and the places by number. At *scale* 1 it is 1200 pixels wide.
    """
    return figures_.figures(found, player, captions, scale, theme)


def bracket_png(
    found: Bracket, unnamed: str, *, scale: float = 1.0, theme: str = "classic"
) -> bytes:
    """
    The tables of a tournament's round, or semifinals and final; `bracket.told` is its alt text.

    *unnamed* replaces names that can't be written. At *scale* 1 it is 1200 pixels wide.
    """
    return bracket_.bracket(found, unnamed, scale, theme)


def ending_png(
    view: View,
    players: Sequence[Player],
    tale: Chronicle,
    *,
    honours: Sequence[Sequence[str]],
    captions: Mapping[str, str],
    scale: float = 1.0,
    theme: str = "classic",
) -> bytes:
    """
    The end in figures: points by source, *honours* by seat, dice, and each player's harvest.

    *captions* has the words "dice", "expected", "harvest" and the sources of points by name.
    """
    return ending.ending(view, players, tale, honours, captions, scale, theme)


def review_png(
    found: Review,
    players: Sequence[Player],
    *,
    captions: Mapping[str, str],
    scale: float = 1.0,
    theme: str = "classic",
) -> bytes:
    """
    Each seat's chances to win over the rounds, with numbered turning points.

    *captions* has the words "chances", "rounds" and "player" (where a name cannot be written). At
    *scale* 1 it is 1200 pixels wide.
    """
    return review_.review(found, players, captions, scale, theme)


def standings_png(
    found: Standings, *, unnamed: str, scale: float = 1.0, theme: str = "classic"
) -> bytes:
    """
    Ranks, names and figures in columns, with the reader's row marked.

    *unnamed* replaces a name that cannot be written. At *scale* 1 it is 1200 pixels wide.
    """
    return standings_.standings(found, unnamed, scale, theme)


def champion_png(
    found: Champion, *, unnamed: str, scale: float = 1.0, theme: str = "classic"
) -> bytes:
    """
    The winner of a contest: a wreath, the name on a ribbon, and some figures.

    *unnamed* replaces a name that cannot be written. At *scale* 1 it is 1200 pixels wide.
    """
    return champion_.champion(found, unnamed, scale, theme)


def replay_gif(
    view: View,
    players: Sequence[Player],
    tale: Chronicle,
    *,
    captions: Mapping[str, str] | None = None,
    theme: str = "classic",
) -> bytes:
    """
    The game of *tale* as an animation 900 pixels wide; *view* is the table's own at its end.

    *captions* are those of the board.
    """
    return replay.replay(view, players, tale, captions or {}, theme)
