"""Texts of games as Markdown: nothing in a rule or a card may be taken for markup."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

SITE: Final = "build/docs"
"""Where the site is built, from the root of the checkout; pages are named by it in texts (`build/docs/cards.html`)."""

_MARKUP: Final = re.compile(r"([\\`*_\[\]#|~^])")


def plain(text: str) -> str:
    """A text that means itself in Markdown.

    >>> print(plain("[Activate] >>> Destroy <it>."))
    \\[Activate\\] &gt;&gt;&gt; Destroy &lt;it&gt;.
    """
    escaped = _MARKUP.sub(r"\\\1", text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"))
    return escaped.replace("\n", "<br>")


def german(text: str) -> list[str]:
    """A paragraph in German, marked as such for browsers and screen readers."""
    return [text, "{: lang=de }", ""]


def lines(texts: Iterable[str]) -> str:
    """Paragraphs of a text box as lines of one paragraph."""
    return "<br>".join(plain(text) for text in texts)


def anchor(number: str) -> str:
    """The anchor of a rule on its page.

    >>> anchor("wow7.4:707.1a")
    'wow7-4-707-1a'
    """
    return re.sub(r"[^\w-]", "-", number)
