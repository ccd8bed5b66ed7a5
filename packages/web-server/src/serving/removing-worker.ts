/** A worker that takes over from the one in a visitor's browser, and then removes itself. */
export const REMOVING_WORKER = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.registration.unregister()));
`;
