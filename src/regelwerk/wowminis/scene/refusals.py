"""Why a seat cannot do what a line of a scene says: the line as an intent of the engine, and the engine's reasons."""

from __future__ import annotations

from regelwerk.kernel.decision import Option, Reason
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.scene.names import NO_MATCH, match_rank_of
from regelwerk.kernel.scene.scene import SceneRun
from regelwerk.wowminis import codes
from regelwerk.wowminis.attack import AttackFrame
from regelwerk.wowminis.refusals import why_not
from regelwerk.wowminis.scene.intents import (
    BARE_VERBS,
    DOES,
    MOVES,
    MinisOptionSearch,
    MinisScriptIntent,
    acting,
    suits,
)
from regelwerk.wowminis.scene.names import MinisSceneNames, cards_of, figures_of, matching
from regelwerk.wowminis.state import MinisPiece, MinisState


def reasons(
    table: SceneRun,
    state: MinisState,
    seat: int,
    intent: MinisScriptIntent,
    names: MinisSceneNames,
    finder: MinisOptionSearch,
) -> list[Reason]:
    """Every reason the engine gives why the seat cannot do that now.

    Where it could begin but not go on as the line says, the reasons are those of the place where it is stuck.
    """
    option = intended(table, state, seat, intent, names)
    found = why_not(state, seat, option) if option is not None else []
    ended = finder.ended_in()
    if ended is not None:
        target = named_figure(table, ended[0], ended[1], names)
        if target is not None:
            found = found + why_not(ended[0], seat, Option(codes.VERB_TARGET, NO_REF, target.ref))
    return found


def intended(
    table: SceneRun, state: MinisState, seat: int, intent: MinisScriptIntent, names: MinisSceneNames
) -> Option | None:
    """The intent as the engine takes it; None if the line names nothing that is there."""
    verb = intent.verb
    if verb in BARE_VERBS:
        return Option(BARE_VERBS[verb])
    if verb == "begin":
        return Option(codes.VERB_BEGIN, NO_REF, NO_REF, table.seats[intent.seat])
    if verb == "reroll":
        return Option(codes.VERB_REROLL, NO_REF, NO_REF, showing(state, intent.number))
    target = named_figure(table, state, intent, names)
    ref = target.ref if target is not None else NO_REF
    if verb in MOVES:
        return Option(MOVES[verb], NO_REF, ref, intent.space)
    if verb == "act":
        return Option(codes.VERB_ACT, ref)
    if verb == "target":
        return Option(codes.VERB_TARGET, NO_REF, ref)
    return tool_option(state, seat, intent, ref)


def showing(state: MinisState, face: int) -> int:
    """The number of the first die of the last roll that shows this, one behind the last if none does."""
    top = state.frames[-1]
    dice = [die + 1 for die in top.dice] if isinstance(top, AttackFrame) else []
    return dice.index(face) + 1 if face in dice else len(dice) + 1


def named_figure(
    table: SceneRun, state: MinisState, intent: MinisScriptIntent, names: MinisSceneNames
) -> MinisPiece | None:
    """The first figure that the line names."""
    if not intent.things:
        return None
    found = matching(state, intent.things[0], figures_of(state), names, table.seats)
    return found[0] if found else None


def tool_option(state: MinisState, seat: int, intent: MinisScriptIntent, ref: Ref) -> Option | None:
    """The ability or card of the line: of the figure whose turn it is, else of any of the seat's."""
    piece = acting(state)
    verbs = DOES[intent.verb]
    best = 8 * NO_MATCH
    found: Option | None = None
    if piece is not None and verbs[0] != codes.VERB_PLAY:
        for index, ability in enumerate(piece.figure.abilities):
            fits = match_rank_of(intent.tool, ability.word)
            if not intent.tool:
                fits = 0
            if suits(intent.verb, ability) and fits < best:
                best = fits
                verb = (
                    codes.VERB_ATTACK
                    if ability.attack is not None
                    else codes.VERB_HEAL
                    if ability.heal is not None
                    else codes.VERB_USE
                )
                found = Option(verb, NO_REF, ref, index)
    if not intent.tool:
        return found
    for card in cards_of(state):
        fits = match_rank_of(intent.tool, card.action.word)
        if fits == NO_MATCH:
            continue
        if intent.verb != "react" and piece is not None and card.host != piece.id:
            fits = 2 * fits + 1  # a card in the bar of the acting figure goes before one elsewhere
        if card.owner != seat:
            fits = 4 * fits + 3  # and its own before those of others
        if codes.VERB_PLAY in verbs and fits < best:
            best = fits
            found = Option(codes.VERB_PLAY, card.ref, ref)
    return found
