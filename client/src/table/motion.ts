// Motion that tells what happened: cards go from where they were to where they are, those that leave the table to their
// pile or hand; numbers rise from who lost or gained; who attacks lunges, a shield bursts.
import { beforeDrawing } from "../state/frames";
import { animationsEnabled } from "../state/settings.svelte";
import { play as sound, type Sound } from "../state/sounds.svelte";
import type { StateMessage, EventInfo } from "../api/protocol";

const ANIMATION_MS = 240;
const DYING_MS = 620;
const BURST_MS = 350;
/** The flight of a broken shield, which begins while its splinters still fly. */
const FLIGHT_MS = 420;
const FLIGHT_AFTER_MS = 200;
const SHARDS = 12;
/** Where a card goes that leaves its place, by the event that tells so: a part of its side. */
const WAYS: Record<string, string> = { break: ".held .pile, .hand", destroy: "[data-drop=graveyard]", discard: "[data-drop=graveyard]" };
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

interface Leaving {
  event: EventInfo;
  copy: HTMLElement;
  box: DOMRect;
  side: Element | null;
}

const piece = (root: HTMLElement, handle: number | undefined): HTMLElement | null => root.querySelector<HTMLElement>(`[data-handle="${handle}"]`);
const middle = (box: DOMRect): { x: number; y: number } => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** What these events take from its place, as it looks before. */
function leavingBy(root: HTMLElement, events: EventInfo[]): Leaving[] {
  return events.flatMap((event) => {
    const slot = event.kind in WAYS ? piece(root, event.about?.handle)?.closest<HTMLElement>(".slot") : null;
    const box = slot?.getBoundingClientRect();
    if (!slot || !box?.width) return [];
    const copy = slot.cloneNode(true) as HTMLElement;
    copy.querySelectorAll("[data-handle]").forEach((one) => one.removeAttribute("data-handle"));
    copy.style.setProperty("--w", `${slot.offsetWidth / (copy.matches(".turned.play") ? 1.32 : 1)}px`);
    return [{ event, copy, box, side: slot.closest("[data-side]") }];
  });
}

/** Put something on the table for as long as its animation lasts. */
function passing(board: HTMLElement, one: HTMLElement, at: { x: number; y: number }, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  const base = board.getBoundingClientRect();
  one.setAttribute("aria-hidden", "true");
  one.inert = true;
  // A copy of a card has a place of its own in the flow, which would make the table higher.
  one.style.position = "absolute";
  one.style.left = `${at.x - base.left}px`;
  one.style.top = `${at.y - base.top + board.scrollTop}px`;
  board.append(one);
  const done = one.animate(frames, { fill: "backwards", ...timing });
  done.onfinish = done.oncancel = () => one.remove();
}

/** The splinters of a shield. */
function burst(board: HTMLElement, at: { x: number; y: number }): void {
  for (let n = 0; n < SHARDS; n++) {
    const shard = document.createElement("i");
    shard.className = "shard";
    const turn = `rotate(${(360 / SHARDS) * n}deg)`;
    const far = 44 + ((n * 7) % 5) * 9;
    passing(board, shard, at, [{ transform: `${turn} translateY(-14px)`, opacity: 1 }, { transform: `${turn} translateY(-${far}px)`, opacity: 0 }], { duration: BURST_MS, easing: "ease-out" });
  }
}

/** A card goes from its place to its pile, grey where it dies, or to a hand; where that is not in sight, it fades. */
function leave(board: HTMLElement, { event, copy, box, side }: Leaving): void {
  const end = side?.querySelector(WAYS[event.kind]!)?.getBoundingClientRect();
  const from = middle(box);
  const to = end?.width ? middle(end) : from;
  const way = { translate: `${to.x - from.x}px ${to.y - from.y}px`, scale: end?.width ? Math.min(1, end.height / box.height) : 0.6 };
  copy.classList.add("leaving");
  if (event.kind === "break") passing(board, copy, { x: box.left, y: box.top }, [{}, { ...way, opacity: 0.4 }], { duration: FLIGHT_MS, delay: FLIGHT_AFTER_MS, easing: "cubic-bezier(.2,.8,.25,1)" });
  else passing(board, copy, { x: box.left, y: box.top }, [{}, { filter: "grayscale(1) brightness(.6)", scale: 0.92, offset: 0.45 }, { ...way, filter: "grayscale(1) brightness(.6)", opacity: 0.2 }], { duration: DYING_MS, easing: "ease-in" });
}

/** Record where the cards are before a state is shown; return what animates them once it is. `events`: what it tells. */
export function capturePositions(root: HTMLElement | undefined, events: EventInfo[]): () => void {
  if (!root || !animationsEnabled() || document.hidden) return () => {};
  const old = boxes(root);
  const leaving = leavingBy(root, events);
  return () => {
    const board = root.querySelector<HTMLElement>(".board");
    const broken = new Set<string>();
    for (const one of board ? leaving : []) {
      if (one.event.kind === "break") {
        burst(board!, middle(one.box));
        broken.add(`${one.event.about?.handle}`);
      }
      if (!piece(root, one.event.about?.handle)) leave(board!, one);
    }
    for (const element of root.querySelectorAll<HTMLElement>("[data-handle]")) {
      const handle = element.dataset["handle"]!;
      const from = old.get(handle);
      const to = element.getBoundingClientRect();
      if (!to.width) continue;
      if (!from) {
        element.animate([{ opacity: 0, scale: 1.15 }, { opacity: 1, scale: 1 }], { duration: ANIMATION_MS, easing: "ease-out" });
        continue;
      }
      const dx = middle(from).x - middle(to).x;
      const dy = middle(from).y - middle(to).y;
      if (Math.hypot(dx, dy) < 6) continue;
      const ratio = Math.min(from.width, from.height) / Math.min(to.width, to.height);
      element.animate([{ translate: `${dx}px ${dy}px`, scale: ratio, zIndex: 20 }, { translate: "0 0", scale: 1, zIndex: 20 }], {
        easing: "cubic-bezier(.2,.7,.3,1)",
        fill: "backwards",
        ...(broken.has(handle) ? { duration: FLIGHT_MS, delay: FLIGHT_AFTER_MS } : { duration: ANIMATION_MS }),
      });
    }
  };
}

/** Who attacks lunges at its target: a piece, or the shields or the seat of whoever sits opposite. */
function lunge(root: HTMLElement, { about, other, seat }: EventInfo): void {
  const attacker = piece(root, about?.handle);
  const target = other ? piece(root, other.handle) : root.querySelector(`.place:not([data-side="${seat}"]) :is([data-shelters] .zone, [data-seat])`);
  if (!attacker || !target) return;
  const [from, to] = [middle(attacker.getBoundingClientRect()), middle(target.getBoundingClientRect())];
  attacker.animate([{}, { translate: `${(to.x - from.x) * 0.6}px ${(to.y - from.y) * 0.6}px`, zIndex: 20, offset: 0.53 }, {}], { duration: 340, easing: "ease-in-out" });
}

function rise(root: HTMLElement, event: EventInfo, text: string, kind: string): void {
  const target = piece(root, event.about?.handle);
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
  await beforeDrawing();
  for (const event of state.events) {
    if (!root || !animationsEnabled() || document.hidden) continue;
    if (event.kind === "attack") lunge(root, event);
    if (event.kind === "damage" && event.n) {
      rise(root, event, `−${event.n}`, "loss");
      piece(root, event.about?.handle)?.animate({ translate: ["0", "-4px", "4px", "-3px", "0"] }, { duration: 200 });
    }
    if (event.kind === "heal" && event.n) rise(root, event, `+${event.n}`, "gain");
  }
  const heard = RANK.filter((kind) => state.events.some((event) => event.kind === kind));
  [...new Set(heard.map((kind) => SOUNDS[kind]!))].slice(0, TOGETHER).forEach(sound);
}
