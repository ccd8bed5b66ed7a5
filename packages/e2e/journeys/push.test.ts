import type { Page } from "@playwright/test";

import { urls } from "../addresses.ts";
import { expect, test } from "./fixtures.ts";
import {
  listReceived,
  type Received,
  subscribeAtService,
  type Subscribed,
} from "./push-service.ts";

/**
 * Gives a page a push service, because a test browser can't reach its own: it has one subscription, which the
 * stand-in made with real keys, and remembers whether the page has it.
 */
const withPushService = (page: Page, subscribed: Subscribed) =>
  page.addInitScript(({ endpoint, keys }) => {
    const STORED = "test-push-key";
    const subscription = (applicationServerKey: string) => ({
      endpoint,
      options: {
        applicationServerKey: Uint8Array.from(atob(applicationServerKey), (c) => c.charCodeAt(0))
          .buffer,
      },
      toJSON: () => ({ endpoint, expirationTime: null, keys }),
      unsubscribe: async () => {
        localStorage.removeItem(STORED);
        return true;
      },
    });
    PushManager.prototype.getSubscription = async () => {
      const key = localStorage.getItem(STORED);
      return key === null ? null : (subscription(key) as unknown as PushSubscription);
    };
    PushManager.prototype.subscribe = async (options) => {
      const { applicationServerKey } = options as { applicationServerKey: string };
      const key = applicationServerKey.replaceAll("-", "+").replaceAll("_", "/");
      localStorage.setItem(STORED, key);
      return subscription(key) as unknown as PushSubscription;
    };
  }, subscribed);

type WorkerScope = {
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (url: string) => Promise<null> };
  NotificationEvent: new (type: string, init: { notification?: Notification }) => Event;
  shown: Promise<void>;
};

const getWorker = (page: Page) => {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error("There is no service worker.");
  return worker;
};

/** Has the worker remember when it has shown its next notification, as `shown`. */
const watchNotification = (page: Page) =>
  getWorker(page).evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    const show = scope.registration.showNotification.bind(scope.registration);
    scope.shown = new Promise((resolve, reject) => {
      scope.registration.showNotification = (title, options) => {
        const showing = show(title, options);
        void showing.then(resolve, reject);
        return showing;
      };
    });
  });

/**
 * Hands a message to the service worker, as the browser does with what its push service delivers, and waits until it is
 * shown. Returns the worker's errors, to which later ones are added.
 */
const deliver = async (page: Page, message: Received) => {
  const devtools = await page.context().newCDPSession(page);
  const errors: string[] = [];
  devtools.on("ServiceWorker.workerErrorReported", ({ errorMessage }) =>
    errors.push(errorMessage.errorMessage),
  );
  // A worker that isn't active yet, or no longer, would lose the message.
  const active = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
      const found = versions.find(({ status }) => status === "activated");
      if (found) resolve(found.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  const registrationId = await active;
  await watchNotification(page);
  await devtools.send("ServiceWorker.deliverPushMessage", {
    origin: urls.site,
    registrationId,
    data: JSON.stringify(message),
  });
  // Chromium drops a notification that it is still showing when somebody lists what is shown, so nobody may list it yet.
  await getWorker(page).evaluate(() => (globalThis as unknown as WorkerScope).shown);
  return errors;
};

const listShown = (page: Page) =>
  page.evaluate(async () => {
    const { ready } = navigator.serviceWorker;
    const shown = await (await ready).getNotifications();
    return shown.map(({ title, body }) => ({ title, body }));
  });

/** Clicks the notification, and returns the address that the worker opens: windows take a person's own press. */
const clickNotification = (page: Page): Promise<string | null> =>
  getWorker(page).evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope;
    let opened: string | null = null;
    scope.clients.openWindow = async (url) => {
      opened = url;
      return null;
    };
    const [notification] = await scope.registration.getNotifications();
    const event = new scope.NotificationEvent("notificationclick", {
      ...(notification && { notification }),
    });
    const done: Promise<unknown>[] = [];
    Object.assign(event, { waitUntil: (work: Promise<unknown>) => done.push(work) });
    globalThis.dispatchEvent(event);
    await Promise.all(done);
    return opened;
  });

const part = (page: Page) => page.getByRole("region", { name: "Push notifications" });
const devices = (page: Page) => part(page).getByRole("listitem");

test("someone turns notifications on for a device, and off again; logging out does, too", async ({
  loggedIn,
  request,
}) => {
  const page = await loggedIn("developer", "site");
  await withPushService(page, await subscribeAtService(request, "turned-off"));
  await page.context().grantPermissions(["notifications"]);
  await page.goto("/en/user/profile#push");
  await expect(part(page)).toContainText("a session that’s about to start");
  await page.getByRole("button", { name: "Turn on for this device" }).click();
  await expect(devices(page)).toHaveCount(1);
  await expect(devices(page)).toContainText(/Chrome on Linux.*on since.*This device/);

  await page.getByRole("button", { name: "Turn off: Chrome on Linux" }).click();
  await expect(devices(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("test-push-key"))).toBeNull();

  await page.getByRole("button", { name: "Turn on for this device" }).click();
  await expect(devices(page)).toHaveCount(1);
  await page.goto("/en/user/logout");
  const other = await loggedIn("developer", "site");
  await other.goto("/en/user/profile");
  await expect(part(other)).toBeVisible();
  await expect(devices(other)).toHaveCount(0);
});

test("an editor’s push notification reaches a browser, and a click opens the session", async ({
  loggedIn,
  request,
}) => {
  const title = `Doors open ${Date.now()}`;
  const browser = await subscribeAtService(request, `browser-${Date.now()}`);
  const page = await loggedIn("developer", "site");

  await test.step("a developer turns notifications on", async () => {
    await withPushService(page, browser);
    await page.context().grantPermissions(["notifications"]);
    await page.goto("/en/user/profile#push");
    await page.getByRole("button", { name: "Turn on for this device" }).click();
    await expect(devices(page).filter({ hasText: "This device" })).toHaveCount(1);
  });

  const office = await loggedIn("content-editor", "admin");
  const session = await test.step("an editor writes one and sends it", async () => {
    await office.goto("/en/admin/events/1/notifications");
    await office.getByRole("button", { name: "New", exact: true }).click();
    await office.getByLabel("Title").fill(title);
    await office.getByLabel("Text").fill("Bring your ticket code.");
    await office.getByLabel("Who gets it").selectOption("Developers");
    await office.getByLabel("A click opens").selectOption("Session");
    const sessions = office.getByLabel("Session", { exact: true });
    const chosen = await sessions.locator("option").nth(1).innerText();
    await sessions.selectOption({ label: chosen });
    await office.getByRole("button", { name: "Send me a test" }).click();
    await expect(office.getByText("None of your browsers gets push notifications.")).toBeVisible();
    await office.getByRole("button", { name: /^Send to \d+ device/ }).click();
    await expect(office.getByText(/^Going out to \d+ devices? in 10 seconds/)).toBeVisible();
    const outcome = office.getByRole("region", { name: title });
    await expect(outcome.getByText("Delivered", { exact: true })).toBeVisible({ timeout: 40_000 });
    return chosen;
  });

  await test.step("the browser shows it, and a click opens the session", async () => {
    const [message] = await listReceived(request, browser);
    if (!message) throw new Error("Nothing was sent to the browser.");
    const errors = await deliver(page, message);
    expect(await listShown(page)).toEqual([{ title, body: "Bring your ticket code." }]);
    expect(errors).toEqual([]);
    const address = await clickNotification(page);
    expect(address).toMatch(/\/en\/events\/[\w-]+#session-\d+$/);
    await page.goto(address ?? "");
    const shown = page.locator(`#${address?.split("#")[1]}`);
    await expect(shown).toBeInViewport();
    expect(session).toContain(await shown.getByRole("paragraph").first().innerText());
  });

  await test.step("the editor sees that it was opened", async () => {
    await office.reload();
    await expect(office.getByRole("region", { name: title })).toContainText(/Opened\s*1/);
  });

  // So that the login has no device in another test. A request that the end of the session refuses leads to the login.
  await page.waitForLoadState("networkidle");
  await page.goto("/en/user/logout");
});

test("an editor schedules a push notification, and has it as a draft again before it goes out", async ({
  loggedIn,
}) => {
  const page = await loggedIn("content-editor", "admin");
  const title = `Doors close ${Date.now()}`;
  const open = page.getByRole("region", { name: title });
  const row = page.getByRole("main").getByRole("link", { name: title });
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10);

  await test.step("on a phone, it opens below the list and comes into view", async () => {
    const wide = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto("/en/admin/events/1/notifications");
    await page.getByRole("button", { name: "New", exact: true }).click();
    await expect(page.getByLabel("Title")).toBeInViewport();
    await page.setViewportSize(wide);
  });
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Text").fill("See you next year.");

  await test.step("a time that has passed is refused at its field", async () => {
    await page.getByLabel("Send at").fill("2020-01-01T18:00");
    await page.getByRole("button", { name: /^Schedule for / }).click();
    await expect(page.getByLabel("Send at")).toHaveAttribute("aria-invalid", "true");
    await expect(row).toContainText("Draft");
  });

  await test.step("scheduled, it can’t be typed into, and it waits in the queue", async () => {
    await page.getByLabel("Send at").fill(`${tomorrow}T18:00`);
    await page.getByRole("button", { name: /^Schedule for / }).click();
    await expect(page.getByText(/^Scheduled for .* 18:00$/)).toBeVisible();
    await expect(row).toContainText("Scheduled");
    await expect(open.getByText(/18:00, .* time$/)).toBeVisible();
    await expect(page.getByLabel("Title")).toHaveCount(0);
  });

  await test.step("as a draft it can be changed again, and deleted", async () => {
    await open.getByRole("button", { name: "Edit" }).click();
    await expect(page.getByText("It’s a draft again, so you can change it.")).toBeVisible();
    await expect(page.getByLabel("Send at")).toHaveValue(`${tomorrow}T18:00`);
    await expect(row).toContainText("not scheduled");
    await open.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete notification" }).click();
    await expect(page.getByText(`${title} deleted`)).toBeVisible();
    await expect(row).toContainText("Deleted");
  });
});
