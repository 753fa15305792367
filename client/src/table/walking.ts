// The arrow keys on the table.

/** Arrow keys go to the nearest card in their direction; with none in focus, to the first that may act. */
export function walk(event: KeyboardEvent, root: HTMLElement): void {
  const all = [...root.querySelectorAll<HTMLElement>("[data-handle].hit")].filter((one) => one.offsetParent !== null);
  if (!all.length) return;
  event.preventDefault();
  const from = document.activeElement as HTMLElement;
  if (!all.includes(from)) {
    (all.find((one) => one.matches(".may, .target")) ?? all[0]!).focus();
    return;
  }
  const middle = (one: HTMLElement): [number, number] => {
    const box = one.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(from);
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [0, 0];
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const one of all) {
    const [ox, oy] = middle(one);
    const along = (ox - x) * dx! + (oy - y) * dy!;
    const beside = Math.abs((ox - x) * dy!) + Math.abs((oy - y) * dx!);
    if (one === from || along < 8) continue;
    const cost = along + beside * 2.5;
    if (cost < least) [least, best] = [cost, one];
  }
  best?.focus();
}
