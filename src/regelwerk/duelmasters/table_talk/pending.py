"""What waits to be carried out, in sentences: whose it is, of which card, what it does.

Everything comes from the view: of a shield that came into a hand nobody else reads more than that.
"""

from __future__ import annotations

from regelwerk.duelmasters.table_talk.naming import Namer
from regelwerk.duelmasters.table_talk.reading import View
from regelwerk.duelmasters.table_talk.texts import text_of_path
from regelwerk.kernel.table_events import Data, mention


def pending(view: View, namer: Namer) -> dict[str, list[str]]:
    """Sentences for the list `waiting` of a view, in its order."""
    return {"waiting": [waiting(one, view, namer) for one in view.waiting]}


def waiting(data: Data, view: View, namer: Namer) -> str:
    """One thing that waits."""
    say: dict[str, str] = namer.words.PENDING
    if not data["text"]:
        return namer.people.filled(say["shield"], data["seat"])
    source = namer.mention(mention(data["source"]))
    about = namer.mention(mention(data["about"]))
    text = text_of_path(data["text"], view.defs, namer.lang)
    said = namer.people.filled(say["ability" if text else "ability:plain"], data["seat"], a=source, text=text)
    return said + (say["about"].format(b=about) if about and about != source else "")
