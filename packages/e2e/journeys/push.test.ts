import type { Page } from "@playwright/test";

import { expect, test } from "./fixtures.ts";

/**
 * Gives a page a push service, because a test browser can't reach its own: it has one subscription with
 * real keys, and remembers whether the page has it.
 */
const withPushService = (page: Page, endpoint: string) =>
  page.addInitScript((address) => {
    const toText = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replace(/=+$/, "");
    const STORED = "test-push-keys";
    const subscription = (keys: object, applicationServerKey: string) => ({
      endpoint: address,
      options: {
        applicationServerKey: Uint8Array.from(atob(applicationServerKey), (c) => c.charCodeAt(0))
          .buffer,
      },
      toJSON: () => ({ endpoint: address, expirationTime: null, keys }),
      unsubscribe: async () => {
        localStorage.removeItem(STORED);
        return true;
      },
    });
    PushManager.prototype.getSubscription = async () => {
      const stored = localStorage.getItem(STORED);
      if (!stored) return null;
      const { keys, key } = JSON.parse(stored);
      return subscription(keys, key) as unknown as PushSubscription;
    };
    PushManager.prototype.subscribe = async ({ applicationServerKey } = {}) => {
      const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, [
        "deriveBits",
      ]);
      const keys = {
        p256dh: toText(await crypto.subtle.exportKey("raw", pair.publicKey)),
        auth: toText(crypto.getRandomValues(new Uint8Array(16))),
      };
      const key = (applicationServerKey as string).replaceAll("-", "+").replaceAll("_", "/");
      localStorage.setItem(STORED, JSON.stringify({ keys, key }));
      return subscription(keys, key) as unknown as PushSubscription;
    };
  }, endpoint);

const part = (page: Page) => page.getByRole("region", { name: "Push notifications" });
const devices = (page: Page) => part(page).getByRole("listitem");

test("someone turns notifications on for a device, and off again; logging out does, too", async ({
  loggedIn,
}) => {
  const page = await loggedIn("developer", "site");
  await withPushService(page, "https://push.example/one-device");
  await page.context().grantPermissions(["notifications"]);
  await page.goto("/en/user/profile#push");
  await expect(part(page)).toContainText("a session that’s about to start");
  await page.getByRole("button", { name: "Turn on for this device" }).click();
  await expect(devices(page)).toHaveCount(1);
  await expect(devices(page)).toContainText(/Chrome on Linux.*on since.*This device/);

  await page.getByRole("button", { name: "Turn off: Chrome on Linux" }).click();
  await expect(devices(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("test-push-keys"))).toBeNull();

  await page.getByRole("button", { name: "Turn on for this device" }).click();
  await expect(devices(page)).toHaveCount(1);
  await page.goto("/en/user/logout");
  const other = await loggedIn("developer", "site");
  await other.goto("/en/user/profile");
  await expect(part(other)).toBeVisible();
  await expect(devices(other)).toHaveCount(0);
});
