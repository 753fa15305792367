"""What waits to be carried out, in sentences: whose it is, of which card, what it does.

Everything comes from the view: of a shield that came into a hand nobody else reads more than that.
"""

from __future__ import annotations

from regelwerk.duelmasters.presentation.labels import DmLabeler
from regelwerk.duelmasters.presentation.power_text import text_of_path
from regelwerk.duelmasters.presentation.view import DmView
from regelwerk.kernel.presentation.log_entries import Data, read_mention


def pending(view: DmView, labeler: DmLabeler) -> dict[str, list[str]]:
    """Sentences for the list `waiting` of a view, in its order."""
    return {"waiting": [waiting(one, view, labeler) for one in view.waiting]}


def waiting(data: Data, view: DmView, labeler: DmLabeler) -> str:
    """One thing that waits."""
    say = labeler.messages.PENDING_TEXTS
    if not data["text"]:
        return labeler.seat_names.format_template(say["shield"], data["seat"])
    source = labeler.mention(read_mention(data["source"]))
    about = labeler.mention(read_mention(data["about"]))
    text = text_of_path(data["text"], view.defs, labeler.lang)
    said = labeler.seat_names.format_template(
        say["ability" if text else "ability:plain"], data["seat"], a=source, text=text
    )
    return said + (say["about"].format(b=about) if about and about != source else "")
