const isInstalled = () => matchMedia("(display-mode: standalone)").matches;

const mayNotify = () => "Notification" in window && Notification.permission === "granted";

/**
 * Whether this browser has a use for the service worker: the site is installed, or may notify its
 * owner. For everyone else, pages load without one. Source: docs/decisions/service-worker.md.
 */
export const needsServiceWorker = () =>
  import.meta.env.PROD && "serviceWorker" in navigator && (isInstalled() || mayNotify());
