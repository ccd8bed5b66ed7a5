import { useHydrated } from "@devguild/design-system/use-hydrated";
import { useSyncExternalStore } from "react";

/**
 * What stands between this browser and notifications. `install`: an iPhone or iPad, which only has them once the site
 * is on the home screen. `ready`: nothing; the browser may still ask.
 */
export type PushSupport = "unknown" | "unsupported" | "install" | "blocked" | "ready";

const isSupported = () =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

// iPads say that they are Macs, but no Mac has a touch screen.
const isApplePhoneOrTablet = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

const readSupport = (): PushSupport => {
  if (!isSupported()) return isApplePhoneOrTablet() ? "install" : "unsupported";
  return Notification.permission === "denied" ? "blocked" : "ready";
};

// Permissions are also changed in the browser's settings, while this page is open.
const subscribe = (onChange: () => void) => {
  const leaving = new AbortController();
  const { signal } = leaving;
  addEventListener("focus", onChange, { signal });
  void navigator.permissions
    ?.query({ name: "notifications" })
    .then((status) => status.addEventListener("change", onChange, { signal }))
    .catch(() => {});
  return () => leaving.abort();
};

/** Returns whether this browser can show notifications of ours; unknown until the page is hydrated. */
export const usePushSupport = (): PushSupport => {
  const isHydrated = useHydrated();
  const support = useSyncExternalStore(subscribe, readSupport, () => "unknown" as const);
  return isHydrated ? support : "unknown";
};
