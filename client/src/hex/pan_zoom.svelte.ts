// Panning and zooming of the board by drag, wheel and two fingers, and dragging of a figure over it.
import type { Box, Point } from "./geometry";

/** How far a pointer moves before it counts as dragging, in pixels. */
const DRAG_THRESHOLD_PX = 7;
/** The bounds of the visible width, as parts of the whole board. */
const MIN_ZOOM = 0.25;
const MAX_ZOOM = 1.6;

/** What is under a pointer: a figure, a space, or neither (0, -1). */
export interface HitTarget {
  handle: number;
  space: number;
}

/** What the table does with a figure that is dragged. */
export interface DragHandlers {
  /** Return the figure to be dragged from the pressed element, 0 to pan the board. */
  holds(pressed: Element): number;
  over(below: HitTarget): void;
  dropped(below: HitTarget, at: Point): void;
}

export class PanZoom {
  box: Box = $state.raw({ x: 0, y: 0, w: 1, h: 1 });
  carried = $state.raw<{ handle: number; at: Point } | null>(null);
  readonly #whole: () => Box;
  readonly #svg: () => SVGSVGElement | undefined;
  readonly #carrying: DragHandlers;
  readonly #pointers = new Map<number, Point>();
  #held = 0;
  /** Whether the last press has moved something: then it was no click. */
  #moved = false;

  constructor(whole: () => Box, svg: () => SVGSVGElement | undefined, carrying: DragHandlers) {
    this.#whole = whole;
    this.#svg = svg;
    this.#carrying = carrying;
    this.box = whole();
  }

  fit(): void {
    this.box = { ...this.#whole() };
  }

  zoom(by: number, x = this.box.x + this.box.w / 2, y = this.box.y + this.box.h / 2): void {
    const { box } = this;
    const whole = this.#whole().w;
    const factor = Math.min(Math.max((box.w * by) / whole, MIN_ZOOM), MAX_ZOOM) / (box.w / whole);
    this.box = { x: x - (x - box.x) * factor, y: y - (y - box.y) * factor, w: box.w * factor, h: box.h * factor };
  }

  /** Convert a position in the window to one on the board. */
  point(event: { clientX: number; clientY: number }): Point {
    const matrix = this.#svg()?.getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    const found = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x: found.x, y: found.y };
  }

  /** A click, unless something was moved by it. */
  clicked(doing: (event: MouseEvent) => void): (event: MouseEvent) => void {
    return (event) => {
      if (!this.#moved) doing(event);
      this.#moved = false;
    };
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const over = this.point(event);
    this.zoom(Math.exp(event.deltaY * 0.0012), over.x, over.y);
  };

  down = (event: PointerEvent): void => {
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const first = this.#pointers.size === 1;
    if (first) this.#moved = false;
    this.#held = first && !event.button ? this.#carrying.holds(event.target as Element) : 0;
    if (!first) this.carried = null;
  };

  move = (event: PointerEvent): void => {
    const last = this.#pointers.get(event.pointerId);
    if (!last) return;
    const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
    if (!this.#moved && Math.hypot(dx, dy) < DRAG_THRESHOLD_PX) return;
    if (this.#pointers.size === 2) this.#pinch(event, last);
    else {
      if (!this.#moved) this.#svg()?.setPointerCapture(event.pointerId);
      if (this.#held) {
        this.carried = { handle: this.#held, at: this.point(event) };
        this.#carrying.over(this.#below(event));
      } else {
        const svg = this.#svg();
        const factor = svg ? Math.max(this.box.w / svg.clientWidth, this.box.h / svg.clientHeight) : 1;
        this.box = { ...this.box, x: this.box.x - dx * factor, y: this.box.y - dy * factor };
      }
    }
    this.#moved = true;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  up = (event: PointerEvent): void => {
    const carried = this.carried;
    this.lost(event);
    if (carried) this.#carrying.dropped(this.#below(event), { x: event.clientX, y: event.clientY });
  };

  /** The browser has taken the pointer away. */
  lost = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
    this.carried = null;
    this.#held = 0;
  };

  #pinch(event: PointerEvent, last: Point): void {
    const other = [...this.#pointers].find(([key]) => key !== event.pointerId)![1];
    const before = Math.hypot(last.x - other.x, last.y - other.y);
    const now = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    const between = this.point({ clientX: (event.clientX + other.x) / 2, clientY: (event.clientY + other.y) / 2 });
    if (now > 5) this.zoom(before / now, between.x, between.y);
  }

  #below(event: PointerEvent): HitTarget {
    const found: HitTarget = { handle: 0, space: -1 };
    for (const one of document.elementsFromPoint(event.clientX, event.clientY)) {
      const figure = one.closest<SVGElement>("[data-handle]");
      const handle = Number(figure?.dataset["handle"] ?? 0);
      if (!found.handle && handle && handle !== this.#held) found.handle = handle;
      const space = one.closest<SVGElement>("[data-n]");
      if (found.space < 0 && space) found.space = Number(space.dataset["n"]);
    }
    return found;
  }
}
