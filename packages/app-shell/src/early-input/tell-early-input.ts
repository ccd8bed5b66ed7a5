/** What was noted of a control when somebody last changed it, or of a form when it was sent. */
type Note = { value?: string; checked?: boolean; submitter?: HTMLElement | null };

/** What the script in the page's head and the living page share. */
type EarlyInput = {
  /** By control, in the order in which they were first used. */
  notes: Map<Element, Note>;
  /** Ended when there is nothing more to note. */
  listening: AbortController;
  /** What happens now is told, not done. */
  isTelling?: boolean;
};

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/** For so long a part of the page may take to load, in ms. */
const WAITS_FOR = 20_000;
const LOOKS_EVERY = 100;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Whether React answers for an element. It makes a part of the page alive when a key goes up there, where
 * that part is loaded, and keeps the event from the element where it is not.
 */
const isAlive = (element: Element) => {
  let isReached = false;
  const reach = () => {
    isReached = true;
  };
  element.addEventListener("keyup", reach);
  element.dispatchEvent(new Event("keyup"));
  element.removeEventListener("keyup", reach);
  return isReached;
};

/** React compares with the value that it saw or set last, so it is shown the server's first. */
const tellText = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => {
  if (value === field.defaultValue) return;
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  // The element's own setter is the one that React watches; its class has the other.
  Reflect.set(Object.getPrototypeOf(field), "value", value, field);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
};

const tellChoice = (box: HTMLInputElement, checked: boolean) => {
  if (checked === box.defaultChecked) return;
  box.checked = !checked;
  box.click();
};

const changed = () => new Event("change", { bubbles: true });

const tell = (element: Element, { value = "", checked = false, submitter }: Note) => {
  if (element instanceof HTMLFormElement)
    element.requestSubmit(submitter?.isConnected ? submitter : null);
  else if (element instanceof HTMLButtonElement) element.click();
  else if (element instanceof HTMLTextAreaElement) tellText(element, value);
  else if (element instanceof HTMLSelectElement) {
    element.value = value;
    element.dispatchEvent(changed());
  } else if (element instanceof HTMLInputElement) {
    if (element.type === "checkbox" || element.type === "radio") tellChoice(element, checked);
    else if (element.type === "file") element.dispatchEvent(changed());
    else tellText(element, value);
  } else {
    const isOpen = element.matches("details[open], :popover-open");
    element.dispatchEvent(new ToggleEvent("toggle", { newState: isOpen ? "open" : "closed" }));
  }
};

/** Tells React of one thing; what a handler makes of it is done before the next. */
const tellNext = async (early: EarlyInput, element: Element, note: Note) => {
  early.notes.delete(element);
  if (!element.isConnected) return;
  early.isTelling = true;
  try {
    tell(element, note);
  } finally {
    early.isTelling = false;
  }
  await pause(0);
};

const tellAll = async (early: EarlyInput) => {
  for (const [element, note] of early.notes) {
    // What comes after it may be made of it: a form is sent once its fields are told.
    if (element.isConnected && !isAlive(element)) return;
    await tellNext(early, element, note);
  }
};

/**
 * Does what was done before the page came to life once more, so that React hears of it, in the same order.
 * What was done in a part that loads late waits for that part. Source: docs/decisions/first-input.md.
 */
export const tellEarlyInput = async () => {
  const early = window.earlyInput;
  if (!early) return;
  const until = performance.now() + WAITS_FOR;
  try {
    while (performance.now() < until) {
      await tellAll(early);
      await pause(LOOKS_EVERY);
    }
  } finally {
    early.listening.abort();
  }
};
