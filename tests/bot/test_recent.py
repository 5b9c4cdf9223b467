"""What was used lately is known; the rest is let go."""

from __future__ import annotations

from bot.recent import Recent


def test_the_least_recently_used_goes_first() -> None:
    """Asking for an entry is using it; a new one pushes out what nobody has asked for."""
    known: Recent[str, int] = Recent(2)
    known["a"], known["b"] = 1, 2

    known.get("a")
    known["c"] = 3

    assert [known.get(key) for key in "abc"] == [1, None, 3]
    assert len(known) == 2


def test_looking_whether_it_is_there_is_no_use() -> None:
    """Whether an entry is there can be asked without keeping it alive."""
    known: Recent[str, int] = Recent(2)
    known["a"], known["b"] = 1, 2

    assert "a" in known
    known["c"] = 3

    assert "a" not in known
