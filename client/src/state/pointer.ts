// Where the pointer was last: what comes to lie under a pointer at rest is not pointed at.
let [x, y] = [-1, -1];
addEventListener("pointermove", (event) => ([x, y] = [event.clientX, event.clientY]), { capture: true, passive: true });

/** Whether the pointer itself has moved to where this event is. */
export const movedTo = (event: PointerEvent): boolean => event.clientX !== x || event.clientY !== y;
