"""Words that arrange effects: their order and their choices are made of the jumps of `lowering`."""

from __future__ import annotations

from regelwerk.duelmasters.conditions import Condition
from regelwerk.duelmasters.enums import TurnOwner, Zone
from regelwerk.duelmasters.players import YOU, Amount, Opponent, Player, ThatPlayer, You
from regelwerk.duelmasters.selectors import CardFilter, Chosen
from regelwerk.duelmasters.triggers import EndOfTurn, StartOfTurn, TriggerEvent
from regelwerk.kernel.vocabulary.frozen_dataclass import dataclass
from regelwerk.kernel.vocabulary.words import Word


@dataclass(frozen=True)
class Search(Word):
    """Look through your deck; you may take a card that fits, use it, then shuffle (dm:3.6). Or through the deck of an
    opponent, if the cards are his; of several opponents through each of their decks (dm:11.6).

    The card taken is "them" for `then_do`; nothing taken: `then_do` is skipped. `reveal`: it is shown to all. `count`:
    up to so many cards, None for any number of them (dm:7.21).
    """

    noun: CardFilter
    then_do: Word
    reveal: bool = False
    count: int | Amount | None = 1

    def problem(self) -> str:
        if self.noun.zone is not Zone.DECK or not isinstance(self.noun.whose, (You, Opponent)):
            return "looks through your deck, or through an opponent's"
        return ""


@dataclass(frozen=True)
class Choose(Word):
    """A clause that only chooses: "Choose one of your creatures"; it is THEM from then on (dm:7.22)."""

    what: Chosen


@dataclass(frozen=True)
class May(Word):
    """That player may do it, in its entirety or not at all (dm:7.22).

    `Then` inside: "you may do the first; if you do, the rest".
    """

    do: Word
    who: Player = YOU


@dataclass(frozen=True)
class Either(Word):
    """ "Do this or do that": that player decides; only what can be done whole may be taken (dm:7.22)."""

    modes: tuple[Word, ...]
    who: Player = YOU


@dataclass(frozen=True)
class If(Word):
    """Do it only if that is so now (dm:9.4.3)."""

    condition: Condition
    do: Word


@dataclass(frozen=True)
class EachDoes(Word):
    """Each of those players does all of it, one after the other, the turn player first: inside, he is THAT_PLAYER
    (dm:11.3)."""

    who: Player
    do: Word

    def problem(self) -> str:
        return "is not about several players" if isinstance(self.who, (You, ThatPlayer)) else ""


@dataclass(frozen=True)
class ThisTurn(Word):
    """ "Whenever ... this turn, ...": a triggered ability that stays until the end of the turn (dm:5.6).

    It knows what sets it off (EVENT_SUBJECT, EVENT_OTHER), and not what the text has chosen before (THEM).
    """

    event: TriggerEvent
    effect: Word

    def problem(self) -> str:
        if isinstance(self.event, StartOfTurn):
            return "waits for a start of this turn, which is over"
        if isinstance(self.event, EndOfTurn) and self.event.whose is not TurnOwner.EACH:
            return "waits for the end of this turn, whoever's it is"
        return ""
