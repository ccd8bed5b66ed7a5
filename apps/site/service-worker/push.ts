import { API_BASE } from "@devguild/schemas/addresses";
import type { PushMessage } from "@devguild/schemas/constants/push-subscriptions";
import { SITE_ICONS } from "@devguild/schemas/constants/service-worker";

/** What a notification remembers until it is clicked. */
type Remembered = Pick<PushMessage, "url" | "token">;

/** Shows what was pushed; browsers take the permission away from a site that shows nothing. */
export const showMessage = (registration: ServiceWorkerRegistration, data: PushMessageData) => {
  const { title, body, tag, url, token } = data.json() as PushMessage;
  const remembered: Remembered = { url, token };
  return registration.showNotification(title, {
    body,
    tag,
    icon: SITE_ICONS.small,
    badge: SITE_ICONS.badge,
    data: remembered,
  });
};

const findTarget = (url: string) => {
  const target = URL.parse(url, self.location.origin);
  const isAllowed = target?.protocol === "https:" || target?.origin === self.location.origin;
  return target && isAllowed ? target.href : null;
};

// Another tab may have something half written, so none is ever sent to another address.
const open = async (clients: Clients, target: string) => {
  const tabs = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = tabs.find(({ url }) => url === target);
  await (shown ? shown.focus() : clients.openWindow(target));
};

const reportOpened = async (token: string) => {
  try {
    await fetch(`${API_BASE}/push/opened`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ token }),
    });
  } catch {
    // Without a network the click isn't counted, which is no reason to bother anyone.
  }
};

/** Opens what a notification is about, in the tab that already shows it or in a new one, and reports that. */
export const openMessage = async (clients: Clients, { data }: Notification) => {
  const { url, token } = data as Remembered;
  const target = url === null ? null : findTarget(url);
  await Promise.all([target && open(clients, target), token && reportOpened(token)]);
};
