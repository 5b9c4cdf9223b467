"""Teams in the board's text, read back."""

from __future__ import annotations

from typing import Any

import pytest

from tests.game.tables import A, B, C, D
from tests.words.board_lines import Found
from tests.words.board_reader import Reader, read_board_text
from tests.words.tables import played, who
from tests.words.test_board_text import as_read
from words import LANGUAGES, Words, board_text


def _teams(reader: Reader, found: Found) -> None:
    reader.reading.boxes["teams"] = found["teams"]


def _partner(reader: Reader, found: Found) -> None:
    reader.seat.boxes["partner"] = found["player"]


LINES: dict[str, Any] = {
    "board.title.team": Reader.title,
    "board.teams": _teams,
    "board.partner": _partner,
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_names_partners_and_adds_up_their_points(language: str) -> None:
    """At any moment each player has the partner, and the teams their public points, best first."""
    w = Words(language)
    moments = played(3, actions=700, modules="base teams", points=4)
    for number, (game, _) in enumerate(moments):
        if number % 30 == 0 or game.state.winners:
            view = game.view()
            expected = as_read(view)
            told = []
            for one, other in ((A, C), (B, D)):
                seats = expected.seats[one], expected.seats[other]
                seats[0].boxes["partner"], seats[1].boxes["partner"] = other, one
                told.append((sum(seat.points for seat in seats), w.join([who(one), who(other)])))
            told.sort(key=lambda team: -team[0])
            expected.boxes["teams"] = "; ".join(f"{team} {count}" for count, team in told)
            text = board_text(view, who, w)
            assert read_board_text(text, language, more=LINES) == expected
    assert game.state.winners
