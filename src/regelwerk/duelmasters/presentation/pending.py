"""What waits to be carried out, in sentences: whose it is, of which card, what it does.

Everything comes from the view: of a shield that came into a hand nobody else reads more than that.
"""

from __future__ import annotations

from regelwerk.duelmasters.presentation.labels import DmLabeler
from regelwerk.duelmasters.presentation.power_text import text_of_path
from regelwerk.duelmasters.seat_view import DmView, PendingView


def pending(view: DmView, labeler: DmLabeler) -> dict[str, list[str]]:
    """Sentences for the list `waiting` of a view, in its order."""
    return {"waiting": [waiting(ability, view, labeler) for ability in view.waiting]}


def waiting(ability: PendingView, view: DmView, labeler: DmLabeler) -> str:
    """One ability that waits."""
    templates = labeler.messages.PENDING_TEXTS
    if not ability.text:
        return labeler.seat_names.format_template(templates["shield"], ability.seat)
    source = labeler.mention(ability.source)
    about = labeler.mention(ability.about)
    text = text_of_path(ability.text, view.defs, labeler.lang)
    sentence = labeler.seat_names.format_template(
        templates["ability" if text else "ability:plain"], ability.seat, a=source, text=text
    )
    return sentence + (templates["about"].format(b=about) if about and about != source else "")
