"""Puts the browser client into a wheel or a source archive, and native modules into a wheel where they are asked for.

    REGELWERK_NATIVE=yes pip install .      compiles the kernel and the games; without it, a wheel is pure Python

How the client is built stands in client/build.py, how the engine is compiled in tools/build_native.py.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT: Final = Path(__file__).parent
SWITCH: Final = "REGELWERK_NATIVE"
COMPILER: Final = ["mypy[mypyc]>=1.13", "setuptools>=70"]
"""What turns modules into native ones, besides a C compiler; the extra `compile` in pyproject.toml is the same."""


def loaded(path: str) -> ModuleType | None:
    """A module of the source by its path; None in an archive without it."""
    file = ROOT / path
    spec = importlib.util.spec_from_file_location(file.stem, file)
    if not file.is_file() or spec is None or spec.loader is None:
        return None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class SourcesHook(BuildHookInterface[Any]):
    """Runs before a wheel or a source archive is packed."""

    def dependencies(self) -> list[str]:
        """Node and the compiler, each only where something must be built."""
        client = loaded("client/build.py")
        node = [client.NODE] if client is not None and client.wanted() else []
        return node + COMPILER if self.is_native() else node

    def is_native(self) -> bool:
        """Whether a wheel with native modules has been asked for."""
        return self.target_name == "wheel" and os.environ.get(SWITCH, "").lower() in ("yes", "1", "on")

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, unless this is an installation that reads the sources where they are: that one uses `make client`."""
        if version == "editable":
            return
        client = loaded("client/build.py")
        if client is not None and client.wanted():
            client.build()
        if self.is_native():
            self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        """Add the native modules beside their sources: Python takes a native one before a `.py` of the same name."""
        compiler = loaded("tools/build_native.py")
        if compiler is None:
            raise SystemExit(f"{SWITCH}: tools/build_native.py is not here")
        self.compiled = Path(tempfile.mkdtemp(prefix="regelwerk-native-"))
        compiler.build(self.compiled)
        for file in compiler.native_files(self.compiled):
            build_data["force_include"][str(file)] = file.relative_to(self.compiled).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """The native modules are in the wheel."""
        if self.is_native() and version != "editable":
            shutil.rmtree(self.compiled)
