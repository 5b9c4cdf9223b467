"""What prepared answers spare a table that answers once in some hours."""

from __future__ import annotations

import pytest

from tests.bot.waiting import days


@pytest.mark.soak
def test_prepared_answers_spare_a_third_of_the_days() -> None:
    """The same seeds of chance and people, with all that can be prepared and with nothing."""
    without, prepared = days()

    assert prepared < without * 2 / 3
