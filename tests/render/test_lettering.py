"""Names as people choose them, in a font that has not everything."""

from __future__ import annotations

import pytest

from render.lettering import fitted, legible, width


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Álvaro", "Álvaro"),
        ("A\u0301lvaro", "Álvaro"),
        ("Nuria Ñáñez", "Nuria Ñáñez"),
        ("Дмитрий", "Дмитрий"),
        ("𝓩𝓸𝓮", "Zoe"),
        ("Ｚｏｅ", "Zoe"),
        ("Zoe 🌊🔥", "Zoe"),
        ("🔥 Bo 🔥 Li", "Bo Li"),
        ("Bo\u202e\u0007\nLi", "Bo Li"),
        ("李雷", "P2"),
        ("🔥🔥", "P2"),
        ("", "P2"),
        ("   ", "P2"),
    ],
)
def test_a_name_is_written_with_what_the_font_has(name: str, shown: str) -> None:
    """What cannot be written is left out; if nothing is left, the seat's number stands there."""
    assert legible(name, "P2") == shown


def test_a_long_name_is_made_smaller_first() -> None:
    """A name that fits in a smaller size is not cut."""
    words, size = fitted("Nuria Ñañez", 200, 42, 30)

    assert words == "Nuria Ñañez"
    assert 30 <= size < 42
    assert width(words, size) <= 200


def test_a_longer_name_is_cut() -> None:
    """A name that fits in no size ends in an ellipsis and fits."""
    words, size = fitted("Zoë the Trader of Everything", 200, 42, 30)

    assert words.startswith("Zoë")
    assert words.endswith("…")
    assert size == 30
    assert width(words, size) <= 200
