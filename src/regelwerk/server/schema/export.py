"""JSON Schema and TypeScript types of the protocol, made from the message classes.

    python -m regelwerk.server.schema.export FOLDER

writes `protocol.schema.json` and `protocol.ts` into the folder. Both are kept beside
`docs/protocol.md`; a test fails while they are out of date.
"""

from __future__ import annotations

import json
import sys
from inspect import cleandoc
from pathlib import Path
from types import UnionType
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect as look

from regelwerk.server.schema import http_api, websocket
from regelwerk.server.schema.base import ServerMessage

HEAD: Final = """\
// The protocol of the web table. Made by `python -m regelwerk.server.schema.export`; do not edit.
// docs/protocol.md explains it.

export const PROTOCOL = "{protocol}";
"""


def structs() -> list[type]:
    """Every class that is sent as a whole, in the order of the files."""
    return [*get_args(websocket.FromClient), *get_args(websocket.FromServer), *get_args(http_api.SPOKEN)]


def unions() -> dict[str, UnionType]:
    """The two sides of the conversation."""
    return {"FromClient": websocket.FromClient, "FromServer": websocket.FromServer}


def json_schema() -> dict[str, Any]:
    """The protocol as JSON Schema 2020-12: `$defs` has every class, and the two unions by their names."""
    kinds = [*unions().values(), *get_args(http_api.SPOKEN)]
    schemas, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    defs = dict(sorted(parts.items()))
    for part in defs.values():
        if "description" in part:  # some versions of msgspec leave docstrings as they are indented in the source
            part["description"] = cleandoc(part["description"])
    for name, schema in zip(unions(), schemas):
        defs[name] = schema
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": websocket.PROTOCOL,
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
        "$defs": defs,
    }


class _TypeScriptWriter:
    """Writes TypeScript declarations of the classes that are met."""

    def __init__(self) -> None:
        self.done: dict[str, str] = {}

    def of(self, kind: look.Type) -> str:
        """The TypeScript type of a type; classes in it are declared on the way."""
        match kind:
            case look.StructType():
                self.declare(kind.cls)
                return kind.cls.__name__
            case look.UnionType():
                return " | ".join(self.of(one) for one in kind.types)
            case look.ListType() | look.VarTupleType() | look.CollectionType():
                inner = self.of(kind.item_type)
                return f"({inner})[]" if "|" in inner else f"{inner}[]"
            case look.TupleType():
                return "[" + ", ".join(self.of(one) for one in kind.item_types) + "]"
            case look.DictType():
                return f"Record<string, {self.of(kind.value_type)}>"
            case look.LiteralType():
                return " | ".join(json.dumps(value) for value in kind.values)
            case _:
                return SIMPLE[type(kind)]

    def declare(self, cls: type) -> None:
        """Declare a class as an interface."""
        if cls.__name__ in self.done:
            return
        self.done[cls.__name__] = ""  # a class may mention itself
        kind = look.type_info(cls)
        assert isinstance(kind, look.StructType)
        lines = [f"/** {line}" if i == 0 else f" *  {line}" for i, line in enumerate(_doc(cls))]
        if lines:
            lines[-1] += " */"
        lines.append(f"export interface {cls.__name__} {{")
        if kind.tag is not None:
            lines.append(f"  {kind.tag_field}: {json.dumps(kind.tag)};")
        # What the server sends is always there; what a client sends may be left out where it has a default.
        sends = not issubclass(cls, ServerMessage) and cls.__module__ != "regelwerk.server.schema.common"
        for field in kind.fields:
            mark = "?" if sends and not field.required else ""
            lines.append(f"  {field.encode_name}{mark}: {self.of(field.type)};")
        lines.append("}")
        del self.done[cls.__name__]
        self.done[cls.__name__] = "\n".join(line.rstrip() for line in lines)


SIMPLE: Final[dict[type, str]] = {
    look.AnyType: "unknown",
    look.NoneType: "null",
    look.BoolType: "boolean",
    look.IntType: "number",
    look.FloatType: "number",
    look.StrType: "string",
}


def _doc(cls: type) -> list[str]:
    """The docstring of a class, without its indentation."""
    return [line.replace("*/", "* /") for line in cleandoc(cls.__doc__ or "").splitlines()]


def type_script() -> str:
    """The protocol as TypeScript."""
    out = _TypeScriptWriter()
    for cls in structs():
        out.declare(cls)
    parts = [HEAD.format(protocol=websocket.PROTOCOL), *(text + "\n" for text in out.done.values())]
    for name, union in unions().items():
        parts.append(f"export type {name} = {' | '.join(one.__name__ for one in get_args(union))};\n")
    return "\n".join(parts)


def files() -> dict[str, str]:
    """The two files by name."""
    return {
        "protocol.schema.json": json.dumps(json_schema(), indent=1, ensure_ascii=False) + "\n",
        "protocol.ts": type_script(),
    }


def main() -> int:
    """Write the files into the folder that is named, or `docs`."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs")
    for name, text in files().items():
        (folder / name).write_text(text, encoding="utf-8")
        print(folder / name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
