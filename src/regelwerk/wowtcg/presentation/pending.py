"""What waits to resolve, in sentences: who added it, what it does, and at what it is aimed.

Everything comes from the view: a target that the reader does not see has no name here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, Final

from regelwerk.kernel.language.reading import language
from regelwerk.kernel.presentation.log_entries import PieceMention
from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowtcg import codes, vocabulary
from regelwerk.wowtcg.lowered import CardDefinition
from regelwerk.wowtcg.presentation.card_library import name_of, printed, text_module
from regelwerk.wowtcg.presentation.labels import WowLabeler
from regelwerk.wowtcg.presentation.power_text import counts_cards, mode_text, reward_text
from regelwerk.wowtcg.seat_view.chain import AnnouncementView, LinkChoicesView, LinkView, WaitingView
from regelwerk.wowtcg.seat_view.pieces import card_of
from regelwerk.wowtcg.seat_view.view import WowView

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
    formatter = PendingFormatter(view, labeler)
    return {
        "chain": [formatter.link(link) for link in view.chain],
        "waiting": [formatter.waiting(effect) for effect in view.waiting],
    }


class PendingFormatter:
    """Words what waits, for one reader."""

    def __init__(self, view: WowView, labeler: WowLabeler) -> None:
        self.view = view
        self.labeler = labeler
        self.say = labeler.messages.PENDING_TEXTS

    def link(self, link: LinkView) -> str:
        """A link of the chain."""
        source = link.source
        card = self.card(source)
        text = self.aimed(self.text(link, card), link, card)
        key = self.key(link.kind, card, text)
        b, n = "", 0
        if link.kind == "proposal":
            source, b = None, self.labeler.handle(link.defender)
            key = f"{key}:sabotage" if link.sabotage else key
        elif link.kind == "strike" and source is not None:
            n = link.gives
        a = self.labeler.mention(source) if source is not None else self.labeler.handle(link.attacker)
        sentence = self.labeler.seat_names.format_template(self.say[key], link.seat, n, a=a, b=b, text=text)
        return sentence + self.because(link.about, a)

    def announced(self, announcement: AnnouncementView) -> str:
        """What is being announced, with the targets chosen so far after the words that ask for them; "" before any."""
        if not any(announcement.slots):
            return ""
        card = self.card(announcement.source)
        return self.aimed(self.text(announcement, card), announcement, card)

    def card(self, source: PieceMention | None) -> CardDefinition | None:
        """The definition of a card that is mentioned, if its face is known."""
        return card_of(source.face, self.view.defs) if source is not None else None

    def key(self, kind: str, card: CardDefinition | None, text: str) -> str:
        """Which of the sentences for a kind of link is meant."""
        if kind == "card" and card is not None and card.kind & STAYS:
            return "card:enters"
        return kind if text or f"{kind}:plain" not in self.say else f"{kind}:plain"

    def waiting(self, effect: WaitingView) -> str:
        """A triggered effect that is not on the chain yet."""
        a = self.labeler.mention(effect.source)
        sentence = self.labeler.seat_names.format_template(self.say["waiting"], effect.seat, a=a)
        return sentence + self.because(effect.about, a)

    def because(self, about: PieceMention | None, source: str) -> str:
        """What set a triggered effect off, to be put after its sentence."""
        name = self.labeler.mention(about)
        return self.say["about"].format(b=name) if name and name != source else ""

    # ----------------------------------------------------------------- what it does

    def text(self, link: LinkChoicesView, card: CardDefinition | None) -> str:
        """What a link does, as it stands on the card: the part of the text that resolves."""
        lang = self.labeler.lang
        if link.kind in ("resource", "proposal", "strike"):
            return ""
        if link.kind == "reward":
            return reward_text(card, lang)
        if link.kind == "card":
            return mode_text(card, link.mode, lang) or self.resolving(card)
        number = self.power(link)
        owner = self.owner(link)
        if owner is None or number is None:
            return ""
        text = text_module(lang).power_text(printed(owner, lang), number).replace("\n", " ")
        text = text.removeprefix(f"{text_module(lang).TERMS['ongoing']}: ")
        before, _, effect = text.rpartition(ARROW)
        return effect.split(QUOTED[language(lang)][1])[0] if QUOTED[language(lang)][0] in before else effect

    def resolving(self, card: CardDefinition | None) -> str:
        """What is carried out as a card resolves: its powers without what has been paid and when it may be played."""
        if card is None:
            return ""
        say = text_module(self.labeler.lang)
        word = printed(card, self.labeler.lang)
        given = [i for i, power in enumerate(card.word.powers) if not power.is_followed_in_playing()]
        return " ".join(say.power_text(word, number).replace("\n", " ") for number in given)

    def owner(self, link: LinkChoicesView) -> CardDefinition | None:
        """The card in whose text the words of a link stand."""
        found = self.view.defs.by_code.get("/".join(link.path.split("/")[:2]))
        return found if isinstance(found, CardDefinition) and found.code else None

    def power(self, link: LinkChoicesView) -> int | None:
        """The number of the power that a link is of, None for the words of the rules themselves."""
        parts = link.path.split("/")
        owner = self.owner(link)
        number = int(parts[2]) if len(parts) > 2 and parts[2].isdecimal() else None
        return number if owner is not None and number is not None and number < len(owner.word.powers) else None

    # ---------------------------------------------------------------- what it is aimed at

    def aimed(self, text: str, link: LinkChoicesView, card: CardDefinition | None) -> str:
        """The text with the targets after the words that ask for them, and the X after its letter."""
        if link.x and not counts_cards(card):
            text = X.sub(f"X ({link.x})", text, count=1)
        names = [", ".join(filter(None, (self.labeler.mention(target) for target in slot))) for slot in link.slots]
        if not any(names):
            return text
        places = self.places(text, card if link.kind == "card" else self.owner(link))
        names += [""] * (len(places) - len(names))  # of an announcement, those that are still to be chosen
        if len(places) != len(names):
            return f"{text} {self.say['target'].format(a=', '.join(filter(None, names)))}".strip()
        for place, name in reversed(list(zip(places, names))):
            text = f"{text[:place]} ({name}){text[place:]}" if name else text
        return text

    def places(self, text: str, card: CardDefinition | None) -> list[int]:
        """Where in a text the words for its targets end, in their order."""
        if language(self.labeler.lang) == "de":
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
        inside = [getattr(word, field.name) for field in fields(word)]
    for part in inside:
        yield from targets_in(part)
