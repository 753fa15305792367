"""The numbers that name things, each a type of its own, so that the type checker notices when they are mixed up.

Nothing happens at run time: each is an `int`. `Handle(n)` and the like stand only where an id comes into being, out of
arithmetic or out of what was read or sent.
"""

from __future__ import annotations

from typing import Final, NewType

Handle = NewType("Handle", int)
"""What one seat calls a piece, or part of that: a name that may be told. What it means depends on the seat."""

NO_HANDLE: Final = Handle(0)
"""No handle: the seat cannot tell which piece is meant, or none is."""
