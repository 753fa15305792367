"""What others do is shown with what came of it."""

from __future__ import annotations

import pytest

from tests.client.common import Site
from tests.client.page_waits import WATCH, until_seen
from tests.client.test_questions import sit_at

pytestmark = pytest.mark.slow
ATTACKED = """turn: Ben, action phase
seat Anna
  hero: Graccus
  party: Benethor Draigo, Crazy Igvand
  deck: Fury, Fury
seat Ben
  hero: Graccus
  party: Kor Cindervein
  deck: Fury, Fury
Ben: attack Benethor with Kor
resolve; all pass
"""


def test_an_attack_of_another_shows_the_damage_and_who_fell(site: Site) -> None:
    guest = sit_at(site, ATTACKED)
    page = guest.page
    page.evaluate("localStorage.setItem('regelwerk.settings', JSON.stringify({pace: 'slow'}))")
    page.reload()
    guest.asked()
    page.evaluate(WATCH)
    page.locator(".actions .primary").click()
    (scene,) = until_seen(guest, "lost")
    assert scene["numbers"] == ["−3", "−4"] and scene["skulls"] == 2
    assert "Kor Cindervein deals 3 damage to Benethor Draigo" in scene["text"]
