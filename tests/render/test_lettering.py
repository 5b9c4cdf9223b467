"""Names as people choose them, in a font that lacks some characters."""

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
        ("ʙᴏss", "boss"),
        ("ʀᴀᴍóɴ", "ramón"),
        ("ᵇᵒˢˢ", "boss"),
        ("Ⓑⓞⓢⓢ", "Boss"),
        ("🅱🅾🆂🆂", "BOSS"),
        ("Κώστας B", "Kostas B"),
        ("Δήμος", "Dimos"),
        ("李雷", "LiLei"),
        ("さくら", "sakura"),
        ("김민수", "GimMinSu"),
        ("สมชาย", "smchay"),
        ("नमस्ते", "nmste"),
        ("محمد علي", "mhmd 'ly"),
        ("דוד", "dvd"),
        ("Հայկ", "Hayk"),
        ("Ñañez 李_雷", "Ñañez Li_Lei"),
        ("Қазақ Ґ", "Қазақ Ґ"),
        ("z̸ͣo̸ͤe̸ͥ", "zoe"),
        ("Ọlọ́run", "Ọlọ́run"),
        ("Zo\u00ade\u200d\u2060", "Zoe"),
        ("👨\u200d👩\u200d👧 Fam 🇪🇸 1️⃣", "Fam 1"),
        ("꧁♛ Bo ♛꧂", "Bo"),
        ("ʕ•ᴥ•ʔ", "P2"),
        ("\u3164\u2800\ufe0f", "P2"),
        ("🔥🔥", "P2"),
        ("", "P2"),
        ("   ", "P2"),
    ],
)
def test_a_name_is_written_with_what_the_font_has(name: str, shown: str) -> None:
    """
    Letters the font lacks are spelled in Latin ones, and other signs are left out.

    The seat's number is used only for a name without a letter or digit.
    """
    assert legible(name, "P2") == shown


def test_a_long_name_is_made_smaller_first() -> None:
    """A name that fits in a smaller size is not cut."""
    words, size = fitted("Nuria Ñañez", 200, 42, 30)

    assert words == "Nuria Ñañez"
    assert 30 <= size < 42
    assert width(words, size) <= 200


def test_a_longer_name_is_cut() -> None:
    """A name too long for every size ends in an ellipsis and fits."""
    words, size = fitted("Zoë the Trader of Everything", 200, 42, 30)

    assert words.startswith("Zoë")
    assert words.endswith("…")
    assert size == 30
    assert width(words, size) <= 200
