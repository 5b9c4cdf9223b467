"""The page of rules and tests says what the tests say."""

from __future__ import annotations

from tests.game.rule_by_rule import PAGE, page
from tests.house import needs


@needs("egypt", "gods", "pyramid")
def test_the_page_is_that_of_the_marks() -> None:
    """Every rule stands there with each test that carries its number, and nothing else."""
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tests.game.rule_by_rule"
