const LONGEST_LOAD = 10_000;
const ACTIONS = ["pointerdown", "wheel", "keydown"];

const getSection = (fragment: string) => {
  try {
    return document.getElementById(decodeURIComponent(fragment.slice(1)));
  } catch {
    // Not an address of ours: "#100%".
    return null;
  }
};

const focus = (section: HTMLElement) => {
  const isFocusable = section.tabIndex >= 0 || section.hasAttribute("tabindex");
  const target = (!isFocusable && section.querySelector<HTMLElement>("h1, h2, h3, h4")) || section;
  if (target.tabIndex < 0) {
    target.tabIndex = -1;
    // Nothing to press, so no ring.
    target.style.outline = "none";
  }
  target.focus({ preventScroll: true });
};

/**
 * Leads to the section that an address ends in, `#skills`: its heading gets the focus, and stays below the header while
 * parts of the page load late, the section itself among them, until the user does anything. Returns what ends it.
 */
export const followFragment = (fragment: string) => {
  let reached: HTMLElement | null = null;
  const observer = new ResizeObserver(() => {
    const section = getSection(fragment);
    if (!section) return;
    // Scrolled past before this code had loaded.
    if (!reached && section.getBoundingClientRect().top < 0) return stop();
    if (section !== reached) focus(section);
    section.scrollIntoView({ behavior: "instant" });
    reached = section;
  });
  const stop = () => {
    observer.disconnect();
    for (const action of ACTIONS) removeEventListener(action, stop, true);
  };
  for (const action of ACTIONS) addEventListener(action, stop, true);
  observer.observe(document.body);
  setTimeout(stop, LONGEST_LOAD);
  return stop;
};
