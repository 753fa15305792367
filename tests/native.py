"""Which form of the package is tested: its source, or native modules."""

from __future__ import annotations

import sys
from typing import Final

import pytest

from regelwerk.kernel.vocabulary.words import Word

ARE_NATIVE: Final = not str(sys.modules[Word.__module__].__file__).endswith(".py")
"""Whether the words are compiled: then neither their docstrings nor what their fields may hold can be read off them."""

in_source = pytest.mark.skipif(ARE_NATIVE, reason="words are checked in their source")
