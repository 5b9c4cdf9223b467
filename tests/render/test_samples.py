"""The samples of ``python -m render FOLDER``: each of them can be drawn."""

from __future__ import annotations

import pytest

from render.__main__ import pictures


@pytest.mark.soak
def test_every_sample_can_be_drawn() -> None:
    """Computers play the games of the samples; a changed computer breaks none of them."""
    assert [name for name, data in pictures("classic").items() if not data] == []
