"""Which engine this is: its version, and in which of its two forms it runs."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel import ids

VERSION: Final = "0.1.0"
"""The version of the engine, which every record names."""


def form() -> str:
    """ "compiled" if native modules run (tools/build_native.py), "interpreted" if it is the source."""
    return "interpreted" if (ids.__file__ or "").endswith(".py") else "compiled"
