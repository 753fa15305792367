"""What the compiler reads and Python does not need: a mark for classes, and a type for numbers of one machine word.

`mypyc_attr` marks classes that Python code may subclass although they are compiled (toys, tests, experiments do).
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
