// Dragging a card, by mouse or by finger: one more way to say what a click says.
import type { CardDisplay } from "../components/card";
import { drop, originOf, optionsForDrop, dropTargetsFor, dropTargetAt } from "./drop_targets";
import type { TableController } from "./table_controller.svelte";

const DRAG_THRESHOLD_PX = 10;

/** Makes an element something that can be dragged: a card with options, or one of the reader's own. Returns what undoes
 *  it. By finger a drag begins across the row; along the row the finger moves the row itself. */
export function draggable(element: HTMLElement, controller: TableController, card: () => CardDisplay): () => void {
  let start: { x: number; y: number; id: number } | null = null;
  let ghost: HTMLElement | null = null;

  function down(event: PointerEvent): void {
    const { handle } = card();
    const mine = controller.seat >= 0 && !controller.isOver && originOf(controller, handle) !== "";
    if (event.button || !handle || controller.isWhyMode || !(mine || controller.optionsOf(handle).length)) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
  }
  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < DRAG_THRESHOLD_PX) return;
      element.setPointerCapture(start.id);
      ghost = element.cloneNode(true) as HTMLElement;
      ghost.removeAttribute("data-handle");
      ghost.classList.add("ghost");
      ghost.setAttribute("aria-hidden", "true");
      ghost.tabIndex = -1;
      document.querySelector("[data-ghosts]")?.append(ghost);
      const { handle } = card();
      controller.hoveredCard = null;
      controller.menu = null;
      controller.dropIntent = null;
      controller.highlighted = handle;
      controller.dragState = { handle, places: dropTargetsFor(controller, handle) };
    }
    foresee(event);
    ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`;
  }
  /** What will come of letting go here. */
  function foresee(event: PointerEvent): void {
    const { handle } = card();
    const spot = dropTargetAt(event.clientX, event.clientY, handle);
    const options = optionsForDrop(controller, handle, spot).filter((one) => one.same < 0);
    controller.foresight.point(options.length === 1 ? options[0] : undefined, { handle: spot.piece, seat: spot.seat });
  }
  function end(): boolean {
    const was = ghost !== null;
    ghost?.remove();
    ghost = null;
    start = null;
    if (was) {
      controller.highlighted = 0;
      controller.dragState = null;
      controller.foresight.leave();
    }
    return was;
  }
  function up(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id || !end()) return;
    const swallow = (click: Event): void => {
      click.stopPropagation();
      click.preventDefault();
    };
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
    const at = { x: event.clientX, y: event.clientY };
    void drop(controller, card(), dropTargetAt(at.x, at.y, card().handle), at);
  }
  const events = [["pointerdown", down], ["pointermove", move], ["pointerup", up], ["pointercancel", end]] as const;
  for (const [name, act] of events) element.addEventListener(name, act as (event: Event) => void);
  return () => {
    end();
    for (const [name, act] of events) element.removeEventListener(name, act as (event: Event) => void);
  };
}
