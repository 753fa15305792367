/** Arrow keys go over the board: to the nearest figure or space that stands for something in their direction. */
export function walk(event: KeyboardEvent, root: HTMLElement | undefined): void {
  const all = [...(root?.querySelectorAll<SVGGElement>(".map [data-spot]") ?? [])];
  if (!all.length) return;
  event.preventDefault();
  const from = document.activeElement as unknown as SVGGElement;
  const centre = (one: Element): [number, number] => {
    const box = one.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  if (!all.includes(from)) {
    all[0]!.focus();
    return;
  }
  const [x, y] = centre(from);
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [0, 0];
  let best: SVGGElement | null = null;
  let least = Infinity;
  for (const one of all) {
    const [ox, oy] = centre(one);
    const along = (ox - x) * dx! + (oy - y) * dy!;
    const beside = Math.abs((ox - x) * dy!) + Math.abs((oy - y) * dx!);
    if (one === from || along < 6 || along + beside * 2 >= least) continue;
    [least, best] = [along + beside * 2, one];
  }
  best?.focus();
}
