// Motion that tells what happened: cards go from where they were to where they are, numbers rise from who lost or gained.
import { tick } from "svelte";
import { animationsEnabled } from "../state/settings.svelte";
import { play as sound, type Sound } from "../state/sounds.svelte";
import type { StateMessage, EventInfo } from "../api/protocol";

const ANIMATION_MS = 240;
/** Events with a sound of their own, those that matter most first: of all that happens at once two are heard. */
const SOUNDS: Record<string, Sound> = {
  break: "shield",
  destroy: "destroy",
  attack: "attack",
  roll: "dice",
  reroll: "dice",
  defend: "block",
  block: "block",
  protect: "block",
  damage: "damage",
  putdamage: "damage",
  heal: "heal",
  die: "dice",
  coin: "dice",
  turn: "announce",
  shuffle: "shuffle",
  draw: "draw",
  discard: "discard",
  play: "card",
  summon: "card",
  cast: "card",
  evolve: "card",
  place: "card",
  mana: "card",
};
const RANK: string[] = Object.keys(SOUNDS);
const TOGETHER = 2;

function boxes(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-handle]")) {
    const box = element.getBoundingClientRect();
    if (box.width) found.set(element.dataset["handle"]!, box);
  }
  return found;
}

/** Record where the cards are before a state is shown; return what animates them once it is. */
export function capturePositions(root: HTMLElement | undefined): () => void {
  if (!root || !animationsEnabled() || document.hidden) return () => {};
  const old = boxes(root);
  return () => {
    for (const element of root.querySelectorAll<HTMLElement>("[data-handle]")) {
      const from = old.get(element.dataset["handle"]!);
      const to = element.getBoundingClientRect();
      if (!to.width) continue;
      if (!from) {
        element.animate([{ opacity: 0, scale: 1.15 }, { opacity: 1, scale: 1 }], { duration: ANIMATION_MS, easing: "ease-out" });
        continue;
      }
      const dx = from.left + from.width / 2 - to.left - to.width / 2;
      const dy = from.top + from.height / 2 - to.top - to.height / 2;
      if (Math.hypot(dx, dy) < 6) continue;
      const ratio = Math.min(from.width, from.height) / Math.min(to.width, to.height);
      element.animate([{ translate: `${dx}px ${dy}px`, scale: ratio, zIndex: 20 }, { translate: "0 0", scale: 1, zIndex: 20 }], {
        duration: ANIMATION_MS,
        easing: "cubic-bezier(.2,.7,.3,1)",
      });
    }
  };
}

function rise(root: HTMLElement, event: EventInfo, text: string, kind: string): void {
  const target = event.about ? root.querySelector(`[data-handle="${event.about.handle}"]`) : null;
  if (!target) return;
  const box = target.getBoundingClientRect();
  const base = root.getBoundingClientRect();
  const note = document.createElement("span");
  note.className = `rise ${kind}`;
  note.textContent = text;
  note.setAttribute("aria-hidden", "true");
  note.style.left = `${box.left + box.width / 2 - base.left}px`;
  note.style.top = `${box.top + box.height / 2 - base.top}px`;
  root.append(note);
  const done = note.animate([{ translate: "-50% -20%", opacity: 1 }, { translate: "-50% -190%", opacity: 0 }], { duration: 900, easing: "ease-out" });
  done.onfinish = () => note.remove();
  done.oncancel = () => note.remove();
}

/** Animate the events of a state and play their sounds. */
export async function animateChanges(root: HTMLElement | undefined, state: StateMessage): Promise<void> {
  await tick();
  for (const event of state.events) {
    if (!root || !animationsEnabled() || document.hidden) continue;
    if (event.kind === "damage" && event.n) rise(root, event, `−${event.n}`, "loss");
    if (event.kind === "heal" && event.n) rise(root, event, `+${event.n}`, "gain");
  }
  const heard = RANK.filter((kind) => state.events.some((event) => event.kind === kind));
  [...new Set(heard.map((kind) => SOUNDS[kind]!))].slice(0, TOGETHER).forEach(sound);
}
