import { renewDevice } from "../app/features/push/renew-device.ts";
import { buildOfflinePage } from "./offline-page.ts";
import { openMessage, showMessage } from "./push.ts";

declare const self: ServiceWorkerGlobalScope;

// Pages and worker exchange nothing, so a new worker never has to wait for open pages to close.
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener("activate", (event) => {
  // The browser asks for the page while the worker starts, so the worker makes no page later.
  event.waitUntil(self.registration.navigationPreload?.enable());
});

const loadPage = async (event: FetchEvent) => {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    return preloaded ?? (await fetch(event.request));
  } catch {
    return buildOfflinePage();
  }
};

// Nothing is ever stored: what a logged-in person saw must not outlive their session. Scripts, data
// and files go past the worker.
self.addEventListener("fetch", (event) => {
  const { mode, method, url } = event.request;
  if (mode !== "navigate" || method !== "GET") return;
  if (new URL(url).pathname.startsWith("/api/")) return;
  event.respondWith(loadPage(event));
});

self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(showMessage(self.registration, event.data));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openMessage(self.clients, event.notification));
});

self.addEventListener("pushsubscriptionchange", (event) => {
  (event as ExtendableEvent).waitUntil(renewDevice(self.registration));
});
