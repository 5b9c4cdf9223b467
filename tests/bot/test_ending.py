"""A game's last post reveals what was hidden, but only if a player has won."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

import pytest

from bot.publish.posts import ending
from bot.publish.posts.board import TEXT
from bot.publish.posts.chronicle import log
from bot.publish.posts.post import Post
from bot.screens.outcome import outcome
from bot.table import news
from bot.table.table import Table
from game import BOXES, Game, Seat, State
from game.core.part import Held
from game.core.view import view
from tests.game.random_games import Playing
from tests.house import needs
from tests.secrets.shown import SCALE, table
from words import LANGUAGES

A, B, C = map(Seat, range(3))


@lru_cache
def won(*modules: str) -> State:
    """A game that has been won, with cards left in the hands."""
    playing = Playing(modules, BOXES, 3, "the end")
    playing.game = Game.new(3, playing.chance, modules=modules, settings={"points": 4})
    while not playing.state.winners:
        playing.step()
    state = playing.state.copy()
    state.hands = [[0] * 5, [2, 0, 1, 0, 0], [0, 0, 0, 0, 3]]
    names = [card.name for card in state.rules.deck_cards]
    state.held = [(), (Held(names.index("knight"), 1),) * 2, (Held(names.index("monopoly"), 1),)]
    return state


def posted(state: State, language: str = "en") -> Post:
    """A game's last post at this moment, in a channel with this language."""
    at = table(state, [], [0] * state.seats, BOXES)
    at = Table(replace(at.row, language=language, modules=_modules(state)), at.seats, at.game)
    return Post(at, news.END, state.number, (), SCALE)


def _modules(state: State) -> tuple[str, ...]:
    return state.rules.modules


@pytest.mark.parametrize(
    ("language", "hands"),
    [
        (
            "en",
            [
                "-# In hand: no cards",
                "-# In hand: 2 wood · 1 wool · 2 knights",
                "3 ore · 1 Monopoly",
            ],
        ),
        (
            "es",
            [
                "-# En la mano: ninguna carta",
                "-# En la mano: 2 maderas · 1 lana · 2 caballeros",
                "-# En la mano: 3 minerales · 1 Monopolio",
            ],
        ),
    ],
)
def test_all_hands_are_shown_when_somebody_has_won(language: str, hands: list[str]) -> None:
    """Each seat's points are followed by its cards and its unplayed development cards."""
    lines = ending.ended(posted(won("base"), language)).text.split("\n")

    for name, hand in zip(("Alba", "Bruno", "Chloé"), hands, strict=True):
        (at,) = [n for n, line in enumerate(lines) if name in line and "**" in line]
        assert lines[at + 1].endswith(hand)


@needs("egypt")
def test_hands_are_shown_in_the_names_of_the_edition() -> None:
    """At an Egyptian table, hands hold cattle and mercenaries."""
    text = ending.ended(posted(won("base", "egypt"))).text

    assert "2 cattle · 1 papyrus · 2 mercenaries" in text


def test_who_has_won_stands_first_also_of_equal_points() -> None:
    """The winner comes first even on equal points, when a tiebreaker such as blocks decided."""
    state = won("base").copy()
    names = ("Alba", "Bruno", "Chloé")
    # Not the seat with the most points, so only having won can put it first.
    winner = next(seat for seat in map(Seat, range(3)) if seat not in state.winners)
    state.winners = (winner,)

    text = ending.ended(posted(state)).text

    first = next(each for each in text.split("\n")[1:] if any(name in each for name in names))
    assert names[winner] in first


def test_who_has_left_has_no_hand_to_show() -> None:
    """A seat that left has returned its cards, so no hand is shown for it."""
    state = won("base").copy()
    state.gone = (A,)

    assert ending.ended(posted(state)).text.count("In hand") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_abandoned_game_shows_no_hand(language: str) -> None:
    """If nobody has won, the last post doesn't depend on anyone's cards."""
    one, other = won("base").copy(), won("base").copy()
    one.winners = other.winners = ()
    other.hands.reverse()
    other.held.reverse()

    texts = [ending.abandoned(posted(state, language)).text for state in (one, other)]

    assert texts[0] == texts[1]
    assert all(seat.hand is None and seat.held is None for seat in posted(one).view.seats)


def test_a_long_story_gives_way_to_hands_and_proof() -> None:
    """Hands and the way to check the dice stay in the post, however long the story is."""
    post = posted(won("base"))
    post.table.forced.update(range(99))
    story = Playing(("base",), BOXES, 3, "a long story")
    post.table.story = [(number, story.step() * 3) for number in range(1, 40)]

    text = ending.ended(post).text

    assert len(text) <= TEXT
    assert text.count("In hand") == 3
    assert text.endswith(post.w.say("ui.end.seed", button="Log"))
    assert text.count("\n") > 9


def test_the_seed_is_in_the_log_and_not_in_the_last_post() -> None:
    """Its digits would push both pictures off a phone."""
    given_up = won("base").copy()
    given_up.winners = ()
    post = posted(won("base"))
    row = post.table.row

    for text in (ending.ended(post).text, ending.abandoned(posted(given_up)).text):
        assert row.seed.hex() not in text
        assert row.commitment not in text
    given = log(post.w, row, b"{}").text
    assert f"`{row.seed.hex()}`" in given
    assert f"`{row.commitment}`" in given


@pytest.mark.parametrize("language", LANGUAGES)
def test_everyone_reads_how_they_did(language: str) -> None:
    """A player's own line congratulates them, or says their place; those on equal points share."""
    state = won("base")
    w = posted(state, language).w
    (winner,) = state.winners

    lines = [outcome(view(state, seat), seat, w) for seat in map(Seat, range(3))]

    assert [line.startswith("🏆") for line in lines] == [seat == winner for seat in range(3)]
    totals = sorted((view(state, None).seats[seat].total or 0 for seat in range(3)), reverse=True)
    for seat, line in enumerate(lines):
        total = view(state, None).seats[seat].total or 0
        place = 1 if seat == winner else max(2, 1 + totals.index(total))
        assert f" {total} " in line
        assert seat == winner or f" {place} " in line
