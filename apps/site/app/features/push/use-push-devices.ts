import { api } from "@devguild/api-client/browser-api";
import { DisplayError } from "@devguild/api-client/display-error";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { subscribeWith, toPushBody } from "./renew-device.ts";
import { startServiceWorker } from "./service-worker.ts";

const { list, add, remove, key } = api.pushSubscriptions;

const NOT_ALLOWED = "Your browser didn’t get your permission, so notifications are still off.";
const NO_SERVICE = "Your browser couldn’t reach its notification service. Please try again.";

// First of all, because browsers only ask right after a press.
const askPermission = async () => {
  if ((await Notification.requestPermission()) !== "granted") throw new DisplayError(NOT_ALLOWED);
};

const subscribeThisBrowser = async () => {
  await askPermission();
  const { data } = await key.call();
  const registration = await startServiceWorker();
  try {
    return await subscribeWith(registration, data);
  } catch {
    throw new DisplayError(NO_SERVICE);
  }
};

const unsubscribeThisBrowser = async () => {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
};

/** The devices that someone gets notifications on, and how to turn them on in this browser and off anywhere. */
export const usePushDevices = () => {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: list.key });
  const devices = useQuery(list.options());
  const turnOn = useMutation({
    mutationFn: async () => add.call({ body: toPushBody(await subscribeThisBrowser()) }),
    onSettled,
  });
  const turnOff = useMutation({
    mutationFn: async ({ id, current }: { id: number; current: boolean }) => {
      await remove.call({ params: { id } });
      if (current) await unsubscribeThisBrowser().catch(() => {});
    },
    onSettled,
  });
  return { devices, turnOn, turnOff };
};
