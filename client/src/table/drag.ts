// Dragging a card: one more way to say what a click says. What can be dropped on is told by the options alone.
import type { Choice } from "../wire/protocol";
import type { Play } from "./play.svelte";

const FAR = 10;

/** What dropping a card here would do: an option with the piece below as its object, or one whose verb belongs here. */
function dropped(play: Play, handle: number, x: number, y: number): Choice[] {
  const below = document.elementsFromPoint(x, y);
  const options = play.of(handle);
  for (const element of below) {
    const target = Number((element as HTMLElement).dataset["handle"] ?? 0);
    const found = target && target !== handle ? options.filter((one) => one.object === target) : [];
    if (found.length) return found;
    const seat = (element as HTMLElement).dataset["seat"];
    const against = seat === undefined ? [] : options.filter((one) => one.seat === Number(seat));
    if (against.length) return against;
  }
  const drops = play.board?.layout.drops ?? {};
  for (const element of below) {
    const zone = (element as HTMLElement).dataset["drop"];
    if (!zone) continue;
    const found = options.filter((one) => drops[one.verb] === zone || (zone !== "hand" && drops[one.verb] === "table" && !Object.values(drops).includes(zone)));
    if (found.length) return found;
  }
  return [];
}

/** Makes an element something that can be dragged, as long as its card has options. Returns what undoes it. */
export function draggable(element: HTMLElement, play: Play, handle: () => number): () => void {
  let start: { x: number; y: number; id: number } | null = null;
  let ghost: HTMLElement | null = null;

  function down(event: PointerEvent): void {
    if (event.button || event.pointerType === "touch" || !play.of(handle()).length || play.asking) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
  }
  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
      element.setPointerCapture(start.id);
      ghost = element.cloneNode(true) as HTMLElement;
      ghost.removeAttribute("data-handle");
      ghost.classList.add("ghost");
      ghost.setAttribute("aria-hidden", "true");
      ghost.tabIndex = -1;
      document.querySelector("[data-ghosts]")?.append(ghost);
      play.hover = null;
      play.lit = handle();
    }
    ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`;
  }
  function up(event: PointerEvent): void {
    const was = ghost;
    const from = start;
    start = null;
    ghost = null;
    if (!was || !from) return;
    was.remove();
    play.lit = 0;
    const swallow = (click: Event): void => {
      click.stopPropagation();
      click.preventDefault();
    };
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
    const found = dropped(play, handle(), event.clientX, event.clientY);
    if (found.length) play.choose(handle(), found, { x: event.clientX, y: event.clientY });
  }
  function cancel(): void {
    ghost?.remove();
    ghost = null;
    start = null;
    play.lit = 0;
  }
  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", cancel);
  return () => {
    cancel();
    element.removeEventListener("pointerdown", down);
    element.removeEventListener("pointermove", move);
    element.removeEventListener("pointerup", up);
    element.removeEventListener("pointercancel", cancel);
  };
}
