"""What every test run shares: which form of the package runs, and how hypothesis behaves."""

from __future__ import annotations

import gc
import importlib.util
import os

import pytest
from hypothesis import HealthCheck, settings

# A loaded machine is no fault of a test: no deadline. On the build machine the same examples every time.
settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("ci" if os.environ.get("CI") else "here")


def _form() -> tuple[str, str]:
    """("compiled" | "interpreted" | "missing", where the kernel's state comes from)."""
    try:
        spec = importlib.util.find_spec("regelwerk.kernel.state")
    except ModuleNotFoundError:
        spec = None
    if spec is None or spec.origin is None:
        return "missing", "nowhere"
    return ("interpreted" if spec.origin.endswith(".py") else "compiled"), spec.origin


def pytest_report_header() -> str:
    return "regelwerk: {} ({})".format(*_form())


def pytest_collection_finish() -> None:
    """Look for cycles rarely: there are few, and looking through all that is alive took a quarter of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_000_000)


@pytest.fixture(autouse=True)
def english_terminal() -> None:
    """Each test begins with a terminal that speaks English, whatever the command line of the one before asked for."""
    from regelwerk.terminal.i18n import translate  # not above: that the package is missing is said in one line

    translate.lang = "en"


def pytest_sessionstart() -> None:
    """`make test-compiled` must not pass because it quietly tested the source."""
    wanted = os.environ.get("REGELWERK_FORM")
    form, where = _form()
    if wanted and wanted != form:
        pytest.exit(f"REGELWERK_FORM asks for the {wanted} package; found is the {form} one: {where}", returncode=3)
