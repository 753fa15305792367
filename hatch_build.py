"""Puts the browser client into a wheel or a source archive; how it is built stands in client/build.py."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def client() -> ModuleType | None:
    """The module that builds the client; None in an archive without its sources."""
    file = Path(__file__).parent / "client" / "build.py"
    spec = importlib.util.spec_from_file_location("client_build", file)
    if not file.is_file() or spec is None or spec.loader is None:
        return None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class ClientHook(BuildHookInterface[Any]):
    """Runs before a wheel or a source archive is packed."""

    def dependencies(self) -> list[str]:
        """Node, only where something must be built."""
        module = client()
        return [module.NODE] if module is not None and module.wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, unless this is an installation that reads the sources where they are: that one uses `make client`."""
        module = client()
        if version != "editable" and module is not None and module.wanted():
            module.build()
