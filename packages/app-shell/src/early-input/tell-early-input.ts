/** The state of a control when it last changed, or of a form when it was submitted. */
type Note = { value?: string; checked?: boolean; submitter?: HTMLElement | null };

/** State shared by the script in the page's head and the hydrated page. */
type EarlyInput = {
  /** By control, in the order of first use. */
  notes: Map<Element, Note>;
  /** Aborted when recording is over. */
  listening: AbortController;
  /** Set while an event is replayed, so that it is not recorded again. */
  isTelling?: boolean;
};

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/** How long a lazy part of the page may take to load, in ms. */
const MAX_WAIT = 20_000;
const POLL_INTERVAL = 100;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Returns whether React handles events for an element. A keyup makes React hydrate the part of the
 * page around it if that has loaded; if not, React stops the event before it reaches the element.
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

/**
 * React ignores a value equal to the last one it saw, so the field is reset to the server's first.
 */
const replayText = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => {
  if (value === field.defaultValue) return;
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  // React tracks the setter on the instance; the original one is on the prototype.
  Reflect.set(Object.getPrototypeOf(field), "value", value, field);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
};

const replayChoice = (box: HTMLInputElement, checked: boolean) => {
  if (checked === box.defaultChecked) return;
  box.checked = !checked;
  box.click();
};

const createChangeEvent = () => new Event("change", { bubbles: true });

const replay = (element: Element, { value = "", checked = false, submitter }: Note) => {
  if (element instanceof HTMLFormElement)
    element.requestSubmit(submitter?.isConnected ? submitter : null);
  else if (element instanceof HTMLButtonElement) element.click();
  else if (element instanceof HTMLTextAreaElement) replayText(element, value);
  else if (element instanceof HTMLSelectElement) {
    element.value = value;
    element.dispatchEvent(createChangeEvent());
  } else if (element instanceof HTMLInputElement) {
    if (element.type === "checkbox" || element.type === "radio") replayChoice(element, checked);
    else if (element.type === "file") element.dispatchEvent(createChangeEvent());
    else replayText(element, value);
  } else {
    const isOpen = element.matches("details[open], :popover-open");
    element.dispatchEvent(new ToggleEvent("toggle", { newState: isOpen ? "open" : "closed" }));
  }
};

/** Replays one input and lets its handlers finish before the next. */
const replayNext = async (early: EarlyInput, element: Element, note: Note) => {
  early.notes.delete(element);
  if (!element.isConnected) return;
  early.isTelling = true;
  try {
    replay(element, note);
  } finally {
    early.isTelling = false;
  }
  await pause(0);
};

const replayAll = async (early: EarlyInput) => {
  for (const [element, note] of early.notes) {
    // The order matters: a form is submitted only after its fields are replayed.
    if (element.isConnected && !isAlive(element)) return;
    await replayNext(early, element, note);
  }
};

/**
 * Replays input from before hydration, in the original order, so that React handles it. Input in a
 * lazy part waits until that part has loaded. Source: docs/decisions/first-input.md.
 */
export const tellEarlyInput = async () => {
  const early = window.earlyInput;
  if (!early) return;
  const deadline = performance.now() + MAX_WAIT;
  try {
    while (performance.now() < deadline) {
      await replayAll(early);
      await pause(POLL_INTERVAL);
    }
  } finally {
    early.listening.abort();
  }
};
