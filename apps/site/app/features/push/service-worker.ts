import { SERVICE_WORKER } from "@devguild/schemas/constants/service-worker";

/** Registers the site's service worker, or finds it registered; waits until it is running. */
export const startServiceWorker = async (): Promise<ServiceWorkerRegistration> => {
  await navigator.serviceWorker.register(SERVICE_WORKER);
  return navigator.serviceWorker.ready;
};
