// Arrow keys on a table or a board: the focus moves to the nearest element.

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Focus the nearest of `all` in the direction of an arrow key; with none of them in focus, `first`.
 *
 * What lies less than `gap` pixels that way is not meant, and each pixel aside counts as `aside` pixels on the way.
 */
export function focusNearest<T extends HTMLElement | SVGElement>(
  event: KeyboardEvent,
  all: readonly T[],
  first: T | undefined,
  gap: number,
  aside: number,
): void {
  if (!first) return;
  event.preventDefault();
  const from = all.find((one) => one === document.activeElement);
  if (!from) {
    first.focus();
    return;
  }
  const middle = (one: T): [number, number] => {
    const box = one.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(from);
  const [dx, dy] = WAYS[event.key] ?? [0, 0];
  let best: T | null = null;
  let least = Infinity;
  for (const one of all) {
    const [ox, oy] = middle(one);
    const along = (ox - x) * dx + (oy - y) * dy;
    const cost = along + aside * (Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx));
    if (one !== from && along >= gap && cost < least) [least, best] = [cost, one];
  }
  best?.focus();
}
