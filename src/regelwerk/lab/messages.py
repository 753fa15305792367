"""The texts of the lab in both languages, from the Fluent files in `locale/`: errors, tables and the report."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from regelwerk.kernel.language.reading import language, with_decimal_mark

LANGUAGES: Final = ("en", "de")


@cache
def _bundle(lang: str) -> FluentBundle:
    text = (files("regelwerk.lab") / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


def message(lang: str, key: str, **values: str | int) -> str:
    """Return a text of the lab in a language. Raises KeyError for an unknown key or a missing value.

    >>> message("de", "first-player")
    'Vorteil des ersten Zugs'
    """
    read = language(lang)
    bundle = _bundle(read if read in LANGUAGES else "en")
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        raise KeyError(key)
    text, errors = bundle.format_pattern(pattern, dict(values))
    if errors:
        raise KeyError(f"{key}: {errors[0]}")
    return str(text)


def decimal(number: float, lang: str, digits: int = 1, sign: bool = False) -> str:
    """Format a number as the language writes it.

    >>> decimal(57.14, "de"), decimal(3, "en", 0, sign=True)
    ('57,1', '+3')
    """
    text = f"{number:{'+' if sign else ''}.{digits}f}"
    if float(text) == 0:
        text = text.lstrip("+-")
    return with_decimal_mark(text.replace("-", "−"), lang)


class LabError(ValueError):
    """What is wrong with an experiment or its file; the message is English, `text(lang)` has both languages."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(message("en", f"error-{key}", **values))
        self.key = key
        self.values = values

    def __reduce__(self) -> tuple[object, ...]:
        return _remake, (self.key, self.values)

    def text(self, lang: str) -> str:
        """Return the message in a language."""
        return message(lang, f"error-{self.key}", **self.values)


def file_error(key: str, path: str, error: OSError) -> LabError:
    """Return why a file cannot be read (`file`) or written (`unwritable`)."""
    causes = {FileNotFoundError: "missing", IsADirectoryError: "directory", PermissionError: "forbidden"}
    reason = error.strerror or type(error).__name__
    return LabError(key, name=path, cause=causes.get(type(error), "other"), reason=reason)


def _remake(key: str, values: dict[str, str | int]) -> LabError:
    return LabError(key, **values)
