"""What is heard: by kind as loud as it was set, and nothing before the page was touched."""

from __future__ import annotations

import pytest

from tests.client.common import Site, Visitor

pytestmark = pytest.mark.slow

LISTEN = """
  window.heard = [];
  const made = AudioContext.prototype.createGain;
  AudioContext.prototype.createGain = function () {
    const gain = made.call(this);
    const set = gain.gain.setValueAtTime;
    gain.gain.setValueAtTime = function (value, at) { window.heard.push(value); return set.call(this, value, at); };
    return gain;
  };
"""
"""Note how loud each note is that is played."""
UNMUTED = "localStorage.setItem('regelwerk.settings', JSON.stringify({pace: 'instant', muted: false, volume: 1}))"


def listening(site: Site, lang: str = "en") -> Visitor:
    """Somebody whose sounds are noted."""
    guest = site.visitor(lang=lang)
    guest.context.add_init_script(LISTEN)
    guest.context.add_init_script(f"sessionStorage.getItem('set') ?? ({UNMUTED}, sessionStorage.setItem('set', '1'))")
    return guest


def heard(guest: Visitor) -> list[float]:
    """How loud the notes were since the last time."""
    found: list[float] = guest.page.evaluate("window.heard.splice(0)")
    return found


@pytest.mark.parametrize("lang", ["en", pytest.param("de", marks=pytest.mark.thorough)])
def test_each_kind_of_sound_is_as_loud_as_it_was_set(site: Site, lang: str) -> None:
    guest = listening(site, lang)
    page = guest.page
    guest.go()
    page.get_by_role("button", name=guest.text("shell-settings")).click()
    cards = guest.text("shell-sound-cards")
    sample = page.get_by_role("button", name=guest.text("shell-sound-sample", kind=cards))
    sample.click()
    loud = heard(guest)
    assert len(loud) == 3 and min(loud) > 0
    slider = page.get_by_role("slider", name=cards)
    slider.focus()
    for _ in range(5):
        page.keyboard.press("ArrowLeft")
    heard(guest)
    sample.click()
    assert heard(guest) == pytest.approx([one / 2 for one in loud], rel=1e-3), "half as loud"
    assert slider.get_attribute("aria-valuetext") == ("50%" if lang == "en" else "50\u00a0%")
    page.get_by_role("button", name=guest.text("shell-sound-sample", kind=guest.text("shell-sound-result"))).click()
    assert max(heard(guest)) > max(loud), "the other kinds are as loud as before"
    slider.focus()
    page.keyboard.press("Home")
    heard(guest)
    sample.click()
    assert heard(guest) == [], "a kind that is off is not heard"
    assert guest.serious() == []
    page.reload()
    page.get_by_role("button", name=guest.text("shell-settings")).click()
    assert slider.input_value() == "0", "it stays as it was set"
    page.get_by_role("checkbox", name=guest.text("shell-mute"), exact=True).check()
    assert sample.is_disabled()
    assert guest.faults == []


def test_nothing_is_heard_before_the_page_was_touched_and_acts_are_heard_after_it(site: Site) -> None:
    guest = listening(site)
    guest.start("duelmasters")
    guest.table()
    guest.page.reload()  # a page that was not touched yet
    guest.table()
    guest.page.wait_for_timeout(300)
    assert heard(guest) == []
    guest.asked()
    guest.play(seed=2, steps=6)
    guest.page.wait_for_timeout(100)
    assert heard(guest), "cards that are laid down are heard"
    assert guest.faults == []
