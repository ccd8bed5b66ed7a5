import { STORAGE_PREFIX } from "@devguild/schemas/product";

import { renewDevice } from "./renew-device.ts";
import { startServiceWorker } from "./service-worker.ts";

const CHECKED = `${STORAGE_PREFIX}.push-checked`;

// Browsers tell the worker about a new subscription, but not every time, and never about a new key of ours.
const isChecked = () => {
  try {
    const was = sessionStorage.getItem(CHECKED) !== null;
    sessionStorage.setItem(CHECKED, "1");
    return was;
  } catch {
    return true;
  }
};

/** Starts the service worker, and once a visit makes sure that notifications still reach this browser. */
export const keepServiceWorker = async () => {
  const registration = await startServiceWorker();
  const mayNotify = "Notification" in window && Notification.permission === "granted";
  if (mayNotify && !isChecked()) await renewDevice(registration);
};
