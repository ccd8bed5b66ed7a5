/** What a press opens and the next one closes, and buttons that aren't busy yet when the next one comes. */
const ONCE = "button:is([aria-expanded], [aria-haspopup], [popovertarget], [aria-busy]), summary";

/** Where dialogs, drawers and menus are. */
const OVERLAY = "[data-portal]";

let first: Element | null = null;

/**
 * Whether a click is the rest of a double click whose first half has done it all: it would close what that opened, or
 * send it again, or press what has opened under the pointer.
 */
export const isRest = (target: Element, clicks: number) => {
  if (clicks <= 1) {
    first = target;
    return false;
  }
  const overlay = target.closest(OVERLAY);
  return target.closest(ONCE) !== null || (overlay !== null && !overlay.contains(first));
};

/** Where a key that stays down writes more than one line. */
const LINES = "textarea, [contenteditable=true]";

/**
 * Whether this is Enter again because the key is still down: it would press the same button again, or the one that
 * the first press has moved the focus to.
 */
const isRepeatedEnter = ({ key, repeat, target }: KeyboardEvent) =>
  key === "Enter" && repeat && target instanceof Element && target.closest(LINES) === null;

/**
 * Lets a double click open menus, panels and dialogs and send forms as one click does, and a long press of Enter as a
 * short one: many people click everything twice, or hold keys down.
 */
export const ignoreSecondClick = () => {
  addEventListener(
    "keydown",
    (event) => {
      if (!isRepeatedEnter(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  addEventListener(
    "click",
    (event) => {
      if (!(event.target instanceof Element) || !isRest(event.target, event.detail)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
};
