"""Which cards of the World of Warcraft TCG stand in no ready deck, and why: every other card is played by some deck."""

from __future__ import annotations

from typing import Final

from regelwerk.wowtcg import codes
from regelwerk.wowtcg.deck_file import ready_deck, ready_decks
from regelwerk.wowtcg.definition_loading import standard
from regelwerk.wowtcg.lowered import CardDefinition

SET: Final = "hoa/"
UNUSED: Final = {
    "Hearthstone": "its power gives up a game for the next one of a match, and a ready deck is played in single games",
    "Rise to the Challenge": "costs fifteen resources, which hardly any game between ready decks lives to see",
}


def unused_cards() -> list[str]:
    """The names of the cards of the set that no ready deck has, neither in the main deck nor in the side deck."""
    defs = standard()
    used = {code for name in ready_decks() for deck in [ready_deck(name, defs)] for code in (*deck.main, *deck.side)}
    cards = [card for card in defs.cards if isinstance(card, CardDefinition) and card.code.startswith(SET)]
    playable = [card for card in cards if card.kind != codes.TYPE_HERO and card.code.count("/") == 1]
    return sorted(card.name for card in playable if card.code not in used)
