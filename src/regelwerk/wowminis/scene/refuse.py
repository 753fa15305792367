"""Why a seat cannot do what a line of a scene says: the line as an intent of the engine, and the engine's reasons."""

from __future__ import annotations

from regelwerk.kernel.decision import Option, Reason
from regelwerk.kernel.scene import Table
from regelwerk.kernel.scene_names import WRONG, fit
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.attacking import Attack
from regelwerk.wowminis.explain import why_not
from regelwerk.wowminis.scene.acts import DOES, MOVES, PLAIN, Finder, Intent, acting, suits
from regelwerk.wowminis.scene.names import Names, cards_of, figures_of, matching
from regelwerk.wowminis.state import MinisPiece, MinisState


def reasons(table: Table, state: MinisState, seat: int, intent: Intent, names: Names, finder: Finder) -> list[Reason]:
    """Every reason the engine gives why the seat cannot do that now.

    Where it could begin but not go on as the line says, the reasons are those of the place where it is stuck.
    """
    option = intended(table, state, seat, intent, names)
    found = why_not(state, seat, option) if option is not None else []
    ended = finder.ended_in()
    if ended is not None:
        target = one(table, ended[0], ended[1], names)
        if target is not None:
            found = found + why_not(ended[0], seat, Option(c.TARGET, 0, target.ref))
    return found


def intended(table: Table, state: MinisState, seat: int, intent: Intent, names: Names) -> Option | None:
    """The intent as the engine takes it; None if the line names nothing that is there."""
    verb = intent.verb
    if verb in PLAIN:
        return Option(PLAIN[verb])
    if verb == "begin":
        return Option(c.BEGIN, 0, 0, table.seats[intent.seat])
    if verb == "reroll":
        return Option(c.REROLL, 0, 0, showing(state, intent.number))
    target = one(table, state, intent, names)
    ref = target.ref if target is not None else 0
    if verb in MOVES:
        return Option(MOVES[verb], 0, ref, intent.space)
    if verb == "act":
        return Option(c.ACT, ref)
    if verb == "target":
        return Option(c.TARGET, 0, ref)
    return tool_option(state, seat, intent, ref)


def showing(state: MinisState, face: int) -> int:
    """The number of the first die of the last roll that shows this, one behind the last if none does."""
    top = state.frames[-1]
    dice = [die + 1 for die in top.dice] if isinstance(top, Attack) else []
    return dice.index(face) + 1 if face in dice else len(dice) + 1


def one(table: Table, state: MinisState, intent: Intent, names: Names) -> MinisPiece | None:
    """The first figure that the line names."""
    if not intent.things:
        return None
    found = matching(state, intent.things[0], figures_of(state), names, table.seats)
    return found[0] if found else None


def tool_option(state: MinisState, seat: int, intent: Intent, ref: int) -> Option | None:
    """The ability or card of the line: of the figure whose turn it is, else of any of the seat's."""
    piece = acting(state)
    verbs = DOES[intent.verb]
    best = 8 * WRONG
    found: Option | None = None
    if piece is not None and verbs[0] != c.PLAY:
        for index, ability in enumerate(piece.figure.abilities):
            fits = fit(intent.tool, ability.word)
            if not intent.tool:
                fits = 0
            if suits(intent.verb, ability) and fits < best:
                best = fits
                verb = c.ATTACK if ability.strike is not None else c.HEAL if ability.mend is not None else c.USE
                found = Option(verb, 0, ref, index)
    if not intent.tool:
        return found
    for card in cards_of(state):
        fits = fit(intent.tool, card.action.word)
        if fits == WRONG:
            continue
        if intent.verb != "react" and piece is not None and card.host != piece.id:
            fits = 2 * fits + 1  # a card in the bar of the acting figure goes before one elsewhere
        if card.owner != seat:
            fits = 4 * fits + 3  # and its own before those of others
        if c.PLAY in verbs and fits < best:
            best = fits
            found = Option(c.PLAY, card.ref, ref)
    return found
