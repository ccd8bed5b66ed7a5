import { API_BASE } from "@devguild/schemas/addresses";
import type { PushKey, PushSubscription as Device } from "@devguild/schemas/push-subscriptions";

const read = async <T>(path: string): Promise<T | null> => {
  const answer = await fetch(API_BASE + path);
  return answer.ok ? ((await answer.json()) as { data: T }).data : null;
};

const toBase64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/** What the API needs to know of a subscription. */
export const toPushBody = (subscription: PushSubscription) => {
  const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh, auth } };
};

/** Subscribes this browser with our key; a subscription with an earlier key of ours ends. */
export const subscribeWith = async (
  { pushManager }: ServiceWorkerRegistration,
  { public_key }: PushKey,
): Promise<PushSubscription> => {
  const present = await pushManager.getSubscription();
  const key = present?.options.applicationServerKey;
  if (present && (!key || toBase64Url(key) !== public_key)) await present.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: public_key });
};

/**
 * Subscribes this browser again if its push service replaced the subscription, or our key has changed. Only if whoever
 * is logged in gets notifications in it: what was removed elsewhere stays removed. Also runs in the service worker.
 * Source: docs/product/push.md.
 */
export const renewDevice = async (registration: ServiceWorkerRegistration) => {
  const devices = await read<Device[]>("/user/push-subscriptions");
  if (!devices?.some(({ current }) => current)) return;
  const key = await read<PushKey>("/push/key");
  if (!key) return;
  const before = (await registration.pushManager.getSubscription())?.endpoint;
  const subscription = await subscribeWith(registration, key);
  if (subscription.endpoint === before) return;
  await fetch(`${API_BASE}/user/push-subscriptions`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(toPushBody(subscription)),
  });
};
