import { TRACKED_KINDS } from "./tracked-kinds.ts";
import { track } from "./tracking.ts";

// An element that comes down from under the header passes 40 % before its top is seen; so the larger
// shares are looked at, too.
const SEEN = 0.4;
const SEEN_SHARES = [SEEN, 0.6, 0.8, 1];
/** What lies under the header is not seen: an element's top has to be this far down, in pixels. */
const HEADER = 70;

const subjectOf = (element: Element) => {
  const [kind = "", id = ""] = element.getAttribute("data-track")?.split(":") ?? [];
  const known = TRACKED_KINDS[kind];
  return known && { key: `${kind}:${id}`, known, data: { [known.id]: Number(id) } };
};

/** Reports what is pressed within tracked elements. */
const watchPresses = () =>
  document.addEventListener(
    "click",
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const pressed = target.closest("[data-track-part], a, button");
      const element = pressed?.closest("[data-track]");
      const subject = element && subjectOf(element);
      if (!subject) return;
      const part = target.closest("[data-track-part]")?.getAttribute("data-track-part") ?? "else";
      for (const event of subject.known.press[part] ?? []) track(event, subject.data);
    },
    { capture: true, passive: true },
  );

/** Reports each tracked element once a page when 40 % of it are seen below the header. */
const watchViews = () => {
  let page = location.pathname;
  const reported = new Set<string>();
  const watched = new WeakSet<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio, boundingClientRect } of entries) {
        if (!isIntersecting || intersectionRatio < SEEN || boundingClientRect.top < HEADER)
          continue;
        const subject = subjectOf(target);
        if (!subject?.known.view || reported.has(subject.key)) continue;
        reported.add(subject.key);
        track(subject.known.view, subject.data);
      }
    },
    { threshold: SEEN_SHARES, rootMargin: `-${HEADER}px 0px 0px` },
  );
  const look = () => {
    if (location.pathname !== page) {
      page = location.pathname;
      reported.clear();
    }
    for (const element of document.querySelectorAll("[data-track]"))
      if (!watched.has(element)) {
        watched.add(element);
        observer.observe(element);
      }
  };
  let isWaiting = false;
  // A page that changes a lot is looked through once for all of it, when the browser has nothing to do.
  const lookSoon = () => {
    if (isWaiting) return;
    isWaiting = true;
    const idle =
      window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
    idle(() => {
      isWaiting = false;
      look();
    });
  };
  new MutationObserver(lookSoon).observe(document.body, { childList: true, subtree: true });
  look();
};

let isWatching = false;

/**
 * Reports what is seen and pressed on this and every later page, by what elements say of themselves:
 * `data-track="job:12"` around a card, `data-track-part="details"` on what is pressed in it.
 * Source: docs/product/tracking.md.
 */
export const watchPage = () => {
  if (isWatching) return;
  isWatching = true;
  watchPresses();
  watchViews();
};
