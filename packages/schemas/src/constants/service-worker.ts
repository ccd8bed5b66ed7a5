/** The address of the site's service worker, by which browsers know it: it never changes. */
export const SERVICE_WORKER = "/service-worker.js";

/** The site's icons: on a home screen, in its corner, and beside a notification. */
export const SITE_ICONS = {
  small: "/icons/icon-192.png",
  large: "/icons/icon-512.png",
  maskable: "/icons/maskable-512.png",
  apple: "/icons/apple-touch-180.png",
  badge: "/icons/badge-96.png",
} as const;
