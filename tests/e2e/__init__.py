"""Whole programs, played from outside."""

import pytest

# What fails there shows what it compared.
pytest.register_assert_rewrite("tests.e2e.checks")
