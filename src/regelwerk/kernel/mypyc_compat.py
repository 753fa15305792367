"""What the compiler reads and Python does not need: a mark for classes, and a type for numbers of one machine word.

`mypyc_attr` marks classes that Python code may subclass although they are compiled (toys, tests, experiments do). Two
more marks make what comes and goes between two decisions cheaper to make: `acyclic=True` for what can never be part of
a cycle of references, so that the collector of cycles need not know of it, and `free_list_len=1` for a class of which
one instance lives at a time as a rule, whose memory is kept for the next one.
`i64` is for whole numbers in the tightest loops: compiled, they are those of the processor; in Python any `int` is one.
Type checker and compiler read the real ones of mypy_extensions; at run time they do
nothing, so the engine needs no package for it. This module itself stays interpreted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**marks):
        """Give the class back as it is."""
        return lambda marked: marked
