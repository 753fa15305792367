"""Which form of the package is tested, its source or native modules, and what can be tested in the source only."""

from __future__ import annotations

from typing import Final

import pytest

from regelwerk.kernel.version import form

ARE_NATIVE: Final = form() == "compiled"

in_source = pytest.mark.skipif(ARE_NATIVE, reason="words are checked in their source")
"""Neither docstrings of compiled words nor what their fields may hold can be read off them."""
replaceable = pytest.mark.skipif(ARE_NATIVE, reason="what is compiled cannot be replaced from outside")
"""A test that puts something else in the place of a function or a number."""
