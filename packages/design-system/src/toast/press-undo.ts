/** Marks a button that undoes what was done last. */
export const undoMark = { "data-undo": "" };

/** Presses Undo, which a keyboard alone wouldn't reach in the time that it is there. */
export const pressUndo = () =>
  [...document.querySelectorAll<HTMLElement>("[data-undo]")].at(-1)?.click();
