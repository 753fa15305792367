// Work on the page in step with its frames: what changes much, and what is measured after it, in frames of their own.

/** A page that is out of sight draws nothing: nobody waits longer for it, in milliseconds. */
const LATE_MS = 100;

/** When the page is about to be drawn: what is measured now is laid out for the drawing anyway. */
export function beforeDrawing(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, LATE_MS);
  });
}

/** When the page has been drawn: what is changed now has the time of a whole frame. */
export async function afterDrawing(): Promise<void> {
  await beforeDrawing();
  await new Promise((resolve) => setTimeout(resolve));
}
