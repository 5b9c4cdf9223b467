"""
The part of pytest: every test has a chance of its own, made from the run's seed and its name.

So a test that is run alone, or by another worker, draws what it drew in the whole run.
"""

from __future__ import annotations

import os
import shlex
import tempfile
from collections.abc import Generator
from pathlib import Path

import hypothesis
import pytest
from hypothesis import HealthCheck
from hypothesis.internal.conjecture import providers

from tests.seeded.sitecustomize import SEED, STARTS, begin, take_over

HERE = Path(__file__).parent

# How long a case takes is no fact, and what was found last week is found again by its seed.
hypothesis.settings.register_profile(
    "seeded", deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
hypothesis.settings.load_profile("seeded")
# Constants of the code would be drawn, too: then the modules that a run loads decide what comes,
# and each new worker reads all code to find them.
providers._get_local_constants = providers.Constants  # type: ignore[attr-defined]  # it is private


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """
    Take chance over, here and in all programs that tests start.

    :raises pytest.UsageError: without pytest-randomly, which chooses the seed.
    """
    if not config.pluginmanager.hasplugin("randomly"):
        message = (
            "Chance comes from pytest-randomly; its --randomly-dont-reorganize keeps the order."
        )
        raise pytest.UsageError(message)
    take_over()
    paths = [str(HERE), *filter(None, [os.environ.get("PYTHONPATH")])]
    os.environ["PYTHONPATH"] = os.pathsep.join(paths)
    os.environ.setdefault("PYTHONHASHSEED", str(seed_of(config)))
    folder = tempfile.TemporaryDirectory(prefix="hexhost-starts-")
    os.environ[STARTS] = folder.name
    config.add_cleanup(folder.cleanup)


def pytest_report_header(config: pytest.Config) -> str:
    """How to have this run again."""
    return f"chance: make test SEED={seed_of(config)}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Begin this test's chance, for itself and for the programs that it starts."""
    os.environ[SEED] = seed = f"{seed_of(item.config)} {item.nodeid}"
    begin(seed)
    try:
        return (yield)
    finally:
        del os.environ[SEED]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Give each test of Hypothesis its seed."""
    for item in items:
        if isinstance(item, pytest.Function) and hypothesis.is_hypothesis_test(item.obj):
            hypothesis.seed(f"{seed_of(config)} {item.nodeid.partition('[')[0]}")(item.obj)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """How to have each failure again."""
    seed = seed_of(terminalreporter.config)
    for report in (*terminalreporter.getreports("failed"), *terminalreporter.getreports("error")):
        test = shlex.quote(shlex.quote(report.nodeid))
        terminalreporter.line(f"again: make test SEED={seed} WORKERS=0 ARGS={test}")


def seed_of(config: pytest.Config) -> int:
    """The run's seed, which pytest-randomly has chosen or was given."""
    return int(config.getoption("randomly_seed"))
