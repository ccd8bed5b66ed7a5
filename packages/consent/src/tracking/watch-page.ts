import { TRACKED_KINDS } from "./tracked-kinds.ts";
import { track } from "./tracking.ts";
import { noteCampaign } from "./visited-campaign.ts";

// An element that scrolls out from under the header passes 40 % before its top is visible, so
// higher ratios are observed as well.
const MIN_RATIO = 0.4;
const THRESHOLDS = [MIN_RATIO, 0.6, 0.8, 1];
/** The header covers what is below it: an element's top has to be this far down, in pixels. */
const HEADER = 70;

const getSubject = (element: Element) => {
  const [kind = "", id = ""] = element.getAttribute("data-track")?.split(":") ?? [];
  const known = TRACKED_KINDS[kind];
  return known && { key: `${kind}:${id}`, known, data: { [known.id]: Number(id) } };
};

/** Reports presses inside tracked elements. */
const watchPresses = () =>
  document.addEventListener(
    "click",
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const pressed = target.closest("[data-track-part], a, button");
      const element = pressed?.closest("[data-track]");
      const subject = element && getSubject(element);
      if (!subject) return;
      const part = target.closest("[data-track-part]")?.getAttribute("data-track-part") ?? "else";
      for (const event of subject.known.press[part] ?? []) track(event, subject.data);
    },
    { capture: true, passive: true },
  );

/** Reports each tracked element once per page, when 40 % of it is visible below the header. */
const watchViews = () => {
  let page = location.pathname;
  const reported = new Set<string>();
  const watched = new WeakSet<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio, boundingClientRect } of entries) {
        if (!isIntersecting || intersectionRatio < MIN_RATIO || boundingClientRect.top < HEADER)
          continue;
        const subject = getSubject(target);
        if (!subject?.known.view || reported.has(subject.key)) continue;
        reported.add(subject.key);
        track(subject.known.view, subject.data);
      }
    },
    { threshold: THRESHOLDS, rootMargin: `-${HEADER}px 0px 0px` },
  );
  const observeNew = () => {
    if (location.pathname !== page) {
      page = location.pathname;
      reported.clear();
      noteCampaign();
    }
    for (const element of document.querySelectorAll("[data-track]"))
      if (!watched.has(element)) {
        watched.add(element);
        observer.observe(element);
      }
  };
  let isScheduled = false;
  // Many changes lead to a single scan, when the browser is idle.
  const scheduleObserve = () => {
    if (isScheduled) return;
    isScheduled = true;
    const idle =
      window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
    idle(() => {
      isScheduled = false;
      observeNew();
    });
  };
  noteCampaign();
  new MutationObserver(scheduleObserve).observe(document.body, { childList: true, subtree: true });
  observeNew();
};

let isWatching = false;

/**
 * Reports views and presses on this and all later pages, driven by the markup:
 * `data-track="job:12"` on a card, `data-track-part="details"` on a part of it that can be pressed.
 * Source: docs/product/tracking.md.
 */
export const watchPage = () => {
  if (isWatching) return;
  isWatching = true;
  watchPresses();
  watchViews();
};
