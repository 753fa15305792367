"""Links of the site: a page may stand elsewhere there than in the tree, and files of the tree are not pages.

A link in a text leads to a file of the tree, as a reader of the tree expects. On the site it leads to the page that is
made of this file, or else to a copy of the file as plain text. Pages that exist on the site only are named in code,
`build/docs/cards/wowtcg.html`, and become links there.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tools.docs.text import SITE

COPIES: Final = "tree"
"""The folder of the site with copies of files of the tree."""
SERVED: Final = (".png", ".json")
"""Files that every browser shows by their own names; the others are copied as plain text."""

_LINK: Final = re.compile(r"(?<=\]\()([^)\s]+)(?=\))")
_NAMED: Final = re.compile(rf"(?<!\[)`{SITE}/([\w./-]+)\.html`")
_FENCE: Final = "```"


class BrokenLink(Exception):
    """A link leads to nothing."""


class Links:
    """The links of all pages, and the files that have to be copied for them.

    pages    file of the tree (or, for a made page, what stands for it) -> page of the site
    titles   page of the site -> its title
    """

    def __init__(self, root: Path, pages: Mapping[str, str], titles: Mapping[str, str]) -> None:
        self.root = root
        self.pages = pages
        self.titles = titles
        self.copied: dict[str, str] = {}

    def on_site(self, text: str, file: str) -> str:
        """A page's text with its links as they must be on the site; `file` is where it stands in the tree."""
        page = self.pages[file]
        parts: list[str] = []
        fenced = False
        for line in text.split("\n"):
            fence = line.lstrip().startswith(_FENCE)
            if not fenced and not fence:
                line = _LINK.sub(lambda found: self.target(found[1], file, page), line)
                line = _NAMED.sub(lambda found: self.named(found[1], file, page), line)
            fenced = fenced != fence
            parts.append(line)
        return "\n".join(parts)

    def target(self, target: str, file: str, page: str) -> str:
        """Where one link leads. Raises BrokenLink."""
        path, hash_, section = target.partition("#")
        if "://" in target or not path:
            return target
        at = path[1:] if path.startswith("/") else posixpath.normpath(posixpath.join(posixpath.dirname(file), path))
        if at not in self.pages and not (self.root / at).is_file():
            raise BrokenLink(f"{file}: {target}")
        return relative(self.pages.get(at) or self.copy(at), page) + hash_ + section

    def copy(self, file: str) -> str:
        """The place of a copied file on the site."""
        at = f"{COPIES}/{file}" if file.endswith(SERVED) else f"{COPIES}/{file}.txt"
        self.copied[file] = at
        return at

    def named(self, name: str, file: str, page: str) -> str:
        """A link to a page of the site that is named in code. Raises BrokenLink."""
        at = f"{name}.md"
        if at not in self.titles:
            raise BrokenLink(f"{file}: {SITE}/{name}.html")
        return f"[{self.titles[at]}]({relative(at, page)})"


def relative(target: str, page: str) -> str:
    """The way from one page of the site to another.

    >>> relative("rules/wowtcg/wow.md", "cards/wowtcg.md")
    '../rules/wowtcg/wow.md'
    """
    return posixpath.relpath(target, posixpath.dirname(page) or ".")
