"""`python -m tools.docs`: write the source of the site into `build/docs-source`, and build it into `build/docs`."""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.docs.pages import Site, site
from tools.docs.text import SITE
from tools.source_files import ROOT

SOURCE: Final = ROOT / "build" / "docs-source"
SETTINGS: Final = ROOT / "build" / "mkdocs.yml"


def settings(made: Site) -> dict[str, object]:
    """What the generator is told. Nothing on a page may come from another server than the one that has the site."""
    return {
        "site_name": "Regelwerk",
        "docs_dir": SOURCE.name,
        "site_dir": SITE.rpartition("/")[2],
        "use_directory_urls": False,
        "nav": made.nav,
        "theme": {
            "name": "material",
            "font": False,
            "features": ["navigation.sections", "navigation.top", "search.highlight", "toc.follow"],
            "palette": [
                {
                    "media": "(prefers-color-scheme: light)",
                    "scheme": "default",
                    "toggle": {"icon": "lucide/sun", "name": "Dark colours"},
                },
                {
                    "media": "(prefers-color-scheme: dark)",
                    "scheme": "slate",
                    "toggle": {"icon": "lucide/moon", "name": "Light colours"},
                },
            ],
        },
        "extra": {"generator": False},
        "plugins": [{"search": {"lang": ["en", "de"]}}],
        "markdown_extensions": [
            "attr_list",
            "md_in_html",
            "sane_lists",
            "tables",
            {"toc": {"permalink": True}},
            "pymdownx.highlight",
            "pymdownx.superfences",
        ],
    }


def write(made: Site, folder: Path) -> None:
    """Put the source of the site into an empty folder."""
    shutil.rmtree(folder, ignore_errors=True)
    for at, text in made.texts.items():
        file = folder / at
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    for kept, at in made.copied.items():
        file = folder / at
        file.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / kept, file)


def main(arguments: Sequence[str] | None = None) -> int:
    """Build the site; a link or an anchor that leads nowhere fails."""
    parser = argparse.ArgumentParser(prog="python -m tools.docs", description=__doc__)
    parser.add_argument("--source-only", action="store_true", help="write the source of the site, build nothing")
    given = parser.parse_args(arguments)
    made = site()
    write(made, SOURCE)
    SETTINGS.write_text(json.dumps(settings(made), indent=2), encoding="utf-8")  # JSON is YAML
    if given.source_only:
        return 0
    shutil.rmtree(ROOT / SITE, ignore_errors=True)
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    run = subprocess.run([*command, "--config-file", str(SETTINGS)], cwd=SETTINGS.parent, check=False)
    if run.returncode == 0:
        print(f"The documentation is in {SITE}/index.html")
    return run.returncode


if __name__ == "__main__":
    sys.exit(main())
