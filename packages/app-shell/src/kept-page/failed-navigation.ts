/** A navigation that failed: where it would have led, and how far the page was scrolled. */
type FailedNavigation = { to: string; scrollY: number };

let failed: FailedNavigation | null = null;
const listeners = new Set<() => void>();

export const setFailed = (next: FailedNavigation | null) => {
  if (failed === next) return;
  failed = next;
  for (const listener of listeners) listener();
};

export const getFailedNavigation = () => failed;

export const onFailedNavigation = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
