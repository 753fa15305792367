"""What waits to resolve, in sentences: who added it, what it does, and at what it is aimed.

Everything comes from the view: a target that the reader does not see has no name here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, Final

from regelwerk.kernel.presentation.log_entries import Data, read_mention
from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowtcg import codes, vocabulary
from regelwerk.wowtcg.lowered import CardDefinition
from regelwerk.wowtcg.presentation.card_library import name_of, text_module
from regelwerk.wowtcg.presentation.labels import WowLabeler
from regelwerk.wowtcg.presentation.power_text import counts_cards, mode_text, reward_text
from regelwerk.wowtcg.presentation.view import WowView, card_of

ARROW: Final = ">>> "
"""Between what a power costs and what it does."""
QUOTED: Final = {"en": ('"', '"'), "de": ("„", "“")}
"""How a text quotes a power that it grants."""
STAYS: Final = codes.TYPE_ALLY | codes.TYPE_EQUIPMENT
"""Cards that do nothing as they resolve but enter play."""
X: Final = re.compile(r"\bX\b")
ENGLISH_TARGET: Final = re.compile(r"\btarget\b", re.IGNORECASE)
GERMAN_TARGET: Final = "deiner Wahl"


def pending(view: WowView, labeler: WowLabeler) -> dict[str, list[str]]:
    """Sentences for the lists `chain` and `waiting` of a view, in their order."""
    told = PendingFormatter(view, labeler)
    return {
        "chain": [told.link(link) for link in view.data["chain"]],
        "waiting": [told.waiting(one) for one in view.data["waiting"]],
    }


class PendingFormatter:
    """Words what waits, for one reader."""

    def __init__(self, view: WowView, labeler: WowLabeler) -> None:
        self.view = view
        self.labeler = labeler
        self.say = labeler.messages.PENDING_TEXTS

    def link(self, data: Data) -> str:
        """A link of the chain."""
        source = read_mention(data["source"])
        card = card_of(source.face, self.view.defs) if source is not None else None
        text = self.aimed(self.text(data, card), data, card)
        key = self.key(data["kind"], card, text)
        b, n = "", 0
        if data["kind"] == "proposal":
            source, b = None, self.labeler.handle(data["defender"])
            key = f"{key}:sabotage" if data["mode"] else key
        elif data["kind"] == "strike" and source is not None:
            n = data["gives"]
        a = self.labeler.mention(source) if source is not None else self.labeler.handle(data["attacker"])
        said = self.labeler.seat_names.format_template(self.say[key], data["control"], n, a=a, b=b, text=text)
        return said + self.because(data, a)

    def announced(self, data: Data) -> str:
        """What is being announced, with the targets chosen so far behind the words that ask for them; "" before any."""
        if not any(data["targets"]):
            return ""
        source = read_mention(data["source"])
        card = card_of(source.face, self.view.defs) if source is not None else None
        return self.aimed(self.text(data, card), data, card)

    def key(self, kind: str, card: CardDefinition | None, text: str) -> str:
        """Which of the sentences for a kind of link is meant."""
        if kind == "card" and card is not None and card.kind & STAYS:
            return "card:enters"
        return kind if text or f"{kind}:plain" not in self.say else f"{kind}:plain"

    def waiting(self, data: Data) -> str:
        """A triggered effect that is not on the chain yet."""
        a = self.labeler.mention(read_mention(data["source"]))
        return self.labeler.seat_names.format_template(self.say["waiting"], data["seat"], a=a) + self.because(data, a)

    def because(self, data: Data, source: str) -> str:
        """What set a triggered effect off, behind its sentence."""
        about = self.labeler.mention(read_mention(data["about"]))
        return self.say["about"].format(b=about) if about and about != source else ""

    # ----------------------------------------------------------------- what it does

    def text(self, data: Data, card: CardDefinition | None) -> str:
        """What a link does, as it stands on the card: the part of the text that resolves."""
        lang = self.labeler.lang
        if data["kind"] in ("resource", "proposal", "strike"):
            return ""
        if data["kind"] == "reward":
            return reward_text(card, lang)
        if data["kind"] == "card":
            return mode_text(card, data["mode"], lang) or self.resolving(card)
        number = self.power(data)
        owner = self.owner(data)
        if owner is None or number is None:
            return ""
        said = text_module(lang).power_text(owner.word, number).replace("\n", " ")
        said = said.removeprefix(f"{text_module(lang).TERMS['ongoing']}: ")
        before, _, effect = said.rpartition(ARROW)
        return effect.split(QUOTED[lang][1])[0] if QUOTED[lang][0] in before else effect

    def resolving(self, card: CardDefinition | None) -> str:
        """What is carried out as a card resolves: its powers without what has been paid and when it may be played."""
        if card is None:
            return ""
        say = text_module(self.labeler.lang)
        given = [i for i, power in enumerate(card.word.powers) if not power.is_followed_in_playing()]
        return " ".join(say.power_text(card.word, number).replace("\n", " ") for number in given)

    def owner(self, data: Data) -> CardDefinition | None:
        """The card in whose text the words of a link stand."""
        found = self.view.defs.by_code.get("/".join(str(data["text"]).split("/")[:2]))
        return found if isinstance(found, CardDefinition) and found.code else None

    def power(self, data: Data) -> int | None:
        """The number of the power that a link is of, None for the words of the rules themselves."""
        parts = str(data["text"]).split("/")
        owner = self.owner(data)
        number = int(parts[2]) if len(parts) > 2 and parts[2].isdecimal() else None
        return number if owner is not None and number is not None and number < len(owner.word.powers) else None

    # ---------------------------------------------------------------- what it is aimed at

    def aimed(self, text: str, data: Data, card: CardDefinition | None) -> str:
        """The text with the targets behind the words that ask for them, and the X behind its letter."""
        if data["x"] and not counts_cards(card):
            text = X.sub(f"X ({data['x']})", text, count=1)
        names = [", ".join(filter(None, (self.target(one) for one in slot))) for slot in data["targets"]]
        if not any(names):
            return text
        places = self.places(text, card) if data["kind"] == "card" else self.places(text, self.owner(data))
        names += [""] * (len(places) - len(names))  # of an announcement, those that are still to be chosen
        if len(places) != len(names):
            return f"{text} {self.say['target'].format(a=', '.join(filter(None, names)))}".strip()
        for place, name in reversed(list(zip(places, names))):
            text = f"{text[:place]} ({name}){text[place:]}" if name else text
        return text

    def target(self, said: Data | None) -> str:
        """What a target is called; "" for one that is gone."""
        return self.labeler.mention(read_mention(said))

    def places(self, text: str, card: CardDefinition | None) -> list[int]:
        """Where in a text the words for its targets end, in their order."""
        if self.labeler.lang == "de":
            return [found.end() for found in re.finditer(GERMAN_TARGET, text)]
        if card is None:
            return []
        phrases = [text_module("en").word_text(word, name_of(card, "en")) for word in targets_in(card.word)]
        phrases += [phrase.replace(" in your ", " from your ") for phrase in phrases]
        found: list[int] = []
        for match in ENGLISH_TARGET.finditer(text):
            ends = [end_of(phrase, text, match.start()) for phrase in phrases]
            if not ends or max(ends) < 0:
                return []
            found.append(max(ends))
        return found


def end_of(phrase: str, text: str, target: int) -> int:
    """Where a phrase ends in a text if it stands there with its "target" at that place, else -1.

    >>> end_of("up to two target allies", "Exhaust up to two target allies.", 18)
    31
    """
    start = target - phrase.index("target")
    return start + len(phrase) if start >= 0 and text.lower().startswith(phrase.lower(), start) else -1


def targets_in(word: Any) -> Iterator[Word]:
    """Every target that a definition names, in the order of its words."""
    if isinstance(word, (vocabulary.Target, vocabulary.TargetPlayer)):
        yield word
        return
    inside: Sequence[Any] = ()
    if isinstance(word, tuple):
        inside = word
    elif is_dataclass(word):
        inside = [getattr(word, one.name) for one in fields(word)]
    for one in inside:
        yield from targets_in(one)
