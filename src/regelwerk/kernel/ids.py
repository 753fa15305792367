"""The numbers that name things, each a type of its own, so that the type checker notices when they are mixed up.

Nothing happens at run time: each is an `int`. `Ref(n)` and the like stand only where an id comes into being, out of
arithmetic, out of what was read or sent, out of a walk round the table. A plain `int` will do for a seat that no
reference is made of.
"""

from __future__ import annotations

from typing import Final, NewType

Ref = NewType("Ref", int)
"""A reference, the engine's own name for a piece, hidden or not, in one incarnation; below 0 a seat (`seat_ref`)."""

Handle = NewType("Handle", int)
"""What one seat calls a piece, or part of that: a name that may be told. What it means depends on the seat."""

Seat = NewType("Seat", int)
"""A place at the table, counted clockwise from 0; `SPECTATOR_SEAT` is that of whoever only watches."""

NO_REF: Final = Ref(0)
"""No reference: nothing is meant, or the rules alone."""

NO_HANDLE: Final = Handle(0)
"""No handle: the seat cannot tell which piece is meant, or none is."""
