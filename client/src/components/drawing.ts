// Drawings come as text. Each is parsed once, however often it is drawn: what is put into the page is a copy.
const parsed = new Map<string, SVGElement>();

function parse(body: string): SVGElement {
  let found = parsed.get(body);
  if (!found) {
    const template = document.createElement("template");
    template.innerHTML = `<svg>${body}</svg>`;
    parsed.set(body, (found = template.content.firstElementChild as SVGElement));
  }
  return found;
}

/** For an element of a drawing: it contains these shapes, the body of a file of `icons.json` or of a game's emblems. */
export function shapes(body: string): (element: SVGElement) => void {
  return (element) => element.replaceChildren(...parse(body).cloneNode(true).childNodes);
}
