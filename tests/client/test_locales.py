"""The client's words: both languages have the same messages, and every message that is asked for is there."""

from __future__ import annotations

import re

import pytest

from tests.client.common import BUILT
from tests.client.texts import SOURCES, messages

ASKED = re.compile(r"""\bt\(\s*["']([a-z][\w-]*)["']""")
VALUE = re.compile(r"\$(\w+)")


def test_both_languages_have_the_same_messages_with_the_same_values() -> None:
    english, german = messages("en"), messages("de")
    assert sorted(english) == sorted(german)
    assert len(english) > 150
    for key, text in english.items():
        assert text and german[key]
        assert set(VALUE.findall(text)) == set(VALUE.findall(german[key])), key


def test_every_line_belongs_to_a_message() -> None:
    for file in sorted(SOURCES.rglob("locale/*.ftl")):
        lines = file.read_text(encoding="utf-8").splitlines()
        stray = [line for line in lines if line and not re.match(r"[a-z][\w-]* = ?|[ }]", line)]
        assert stray == [], file


def test_every_message_that_is_asked_for_is_there() -> None:
    known = messages("en")
    for file in sorted([*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]):
        for key in ASKED.findall(file.read_text(encoding="utf-8")):
            assert key in known, f"{file.relative_to(SOURCES)} asks for {key}"


def test_nothing_is_loaded_from_elsewhere() -> None:
    """No address of another host in what is built (but those of namespaces and of links in words)."""
    assets = BUILT / "assets"
    if not assets.is_dir():
        pytest.skip("the client is not built: make client")
    for file in [BUILT / "index.html", *assets.glob("*.css")]:
        text = file.read_text(encoding="utf-8").replace("http://www.w3.org/", "")
        assert "http://" not in text and "https://" not in text, file.name
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)", page) and "<style" not in page
