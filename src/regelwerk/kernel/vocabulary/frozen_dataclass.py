"""Frozen dataclasses whose methods are written when they are first called.

The standard library writes the source of six methods for each frozen dataclass and compiles it. A game has two hundred
words, of which one start makes some dozens; the rest of that work was a third of the time to the first question. Here
a class gets its `__init__` with its first instance, and shares the others with all classes. Fields, defaults,
`replace`, errors and texts are those of `dataclasses`; type checker and compiler read its decorator. This module itself
stays interpreted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:
    import dataclasses
    from dataclasses import MISSING, FrozenInstanceError, fields
    from operator import attrgetter

    def dataclass(*, frozen):
        """The decorator: `@dataclass(frozen=True)`, as there is no other use of it.

        >>> @dataclass(frozen=True)
        ... class Cost:
        ...     amount: int
        ...     kind: str = "any"
        >>> Cost(2), Cost(2) == Cost(2, "any"), hash(Cost(2)) == hash(Cost(3))
        (Cost(amount=2, kind='any'), True, False)
        """
        assert frozen, "for other dataclasses there is the standard library"
        return decorated

    def decorated(cls):
        """The class with its fields, and with methods that find out the rest when it is needed."""
        dataclasses.dataclass(init=False, repr=False, eq=False)(cls)
        own = vars(cls)
        methods = {"__init__": first_init(cls), "__repr__": Shared.__repr__, "__eq__": Shared.__eq__}
        for name, method in methods.items():
            if name not in own:
                setattr(cls, name, method)
        if own.get("__hash__") is None:  # so it is as well in a class with an `__eq__`
            cls.__hash__ = Shared.__hash__
        cls.__setattr__ = Shared.__setattr__
        cls.__delattr__ = Shared.__delattr__
        return cls

    def first_init(cls):
        """What makes the first instance of a class: it puts the real `__init__` in its own place."""

        def first(self, *given, **named):
            cls.__init__ = made = init_of(cls)
            made(self, *given, **named)

        return first

    def init_of(cls):
        """The `__init__` of a class, compiled from the source that the standard library would write."""
        names = {"put": object.__setattr__, "made": MISSING}
        parameters = ["self"]
        lines = []
        for field in fields(cls):
            name = field.name
            value = name
            if field.default_factory is not MISSING:
                names[f"make_{name}"] = field.default_factory
                value = f"make_{name}() if {name} is made else {name}" if field.init else f"make_{name}()"
                parameter = f"{name}=made"
            elif field.default is not MISSING:
                names[f"default_{name}"] = field.default
                parameter = f"{name}=default_{name}"
            else:
                parameter = name
            if field.init:
                parameters.append(parameter)
            elif field.default_factory is MISSING:
                continue  # the class has its default, or `__post_init__` works it out
            lines.append(f"put(self, {name!r}, {value})")
        if hasattr(cls, "__post_init__"):
            lines.append("self.__post_init__()")
        source = f"def __init__({', '.join(parameters)}):\n " + "\n ".join(lines or ["pass"])
        exec(source, names)
        made = names["__init__"]
        made.__qualname__ = f"{cls.__qualname__}.__init__"
        return made

    def compared(cls):
        """What reads the values of an instance by which it is compared: a tuple of them, however many there are."""
        found = vars(cls).get("__compared__")
        if found is None:
            names = [field.name for field in fields(cls) if field.compare]
            # of a single name `attrgetter` would give the bare value, of none it can give nothing
            found = attrgetter(*names) if len(names) > 1 else lambda one: tuple(getattr(one, name) for name in names)
            cls.__compared__ = found = staticmethod(found)
        return found.__func__

    class Shared:
        """The methods that are the same in all of them."""

        def __eq__(self, other):
            if other.__class__ is self.__class__:
                values = compared(self.__class__)
                return values(self) == values(other)
            return NotImplemented

        def __hash__(self):
            return hash(compared(self.__class__)(self))

        def __repr__(self):
            values = ", ".join(f"{field.name}={getattr(self, field.name)!r}" for field in fields(self) if field.repr)
            return f"{self.__class__.__qualname__}({values})"

        def __setattr__(self, name, value):
            raise FrozenInstanceError(f"cannot assign to field {name!r}")

        def __delattr__(self, name):
            raise FrozenInstanceError(f"cannot delete field {name!r}")
