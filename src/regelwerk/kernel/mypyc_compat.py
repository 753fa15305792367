"""A mark for classes that Python code may subclass although they are compiled (toys, tests, experiments do).

Type checker and compiler read the real mark of mypy_extensions; at run time it does
nothing, so the engine needs no package for it. This module itself stays interpreted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**marks):
        """Give the class back as it is."""
        return lambda marked: marked
