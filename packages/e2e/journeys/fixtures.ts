import {
  expect,
  type APIRequestContext,
  type Browser,
  type Page,
  test as base,
} from "@playwright/test";

import type { AdminRole } from "@devguild/schemas/constants/accounts";
import { ADMIN_ROLE_IDS } from "@devguild/schemas/constants/admin-users";

import { urls } from "../addresses.ts";
import { untilUsable } from "../until-live.ts";
import { addApp, removeApp } from "./authenticator.ts";

export { expect };

const PASSWORD = "devguild-demo";

// 4xx responses are expected, but browsers log them as errors.
const REFUSED = /responded with a status of 4\d\d/;

// Only tests that go offline cause this.
const OFFLINE = /net::ERR_INTERNET_DISCONNECTED/;

// Playwright injects a script into every frame, which a pixel's policy blocks.
const BLOCKED_PIXEL = /^Blocked script execution in '[^']+\/pixel'/;

type Mail = { to: string; subject: string; text: string; links: string[] };

/** The fixtures of a test: logged-in users, their pages and their email. */
type World = {
  /**
   * Opens a page for a logged-in user, with the account they last used, possibly in another test.
   * For several accounts, `as` selects the company's. Besides the demo logins, people of the demo's
   * other companies log in with their address.
   */
  loggedIn: (name: string, app: keyof typeof urls, as?: "company") => Promise<Page>;
  /**
   * Adds somebody to the staff, for a test that changes how they log in: a second factor ends their other
   * sessions, so no other test may use the same login. Returns their address, for `loggedIn`.
   */
  newStaff: (role: AdminRole) => Promise<string>;
  /** Adds a company whose name starts so, with nothing but its owner, who can log in. */
  newCompany: (prefix: string) => Promise<{ name: string; email: string }>;
  /** Waits for and returns the newest email to an address with a matching subject. */
  mailTo: (address: string, subject: RegExp) => Promise<Mail>;
  /**
   * Adds an authenticator app in the profile that a page is logged in to; it is removed after the test, also one that
   * failed, as other tests use the same login. Its last recovery code is for that.
   */
  withApp: (page: Page) => ReturnType<typeof addApp>;
  /** Fails the test if a page logs an error to its console. */
  watch: (page: Page) => void;
};

// Third-party pages are not ours to watch.
const isOurs = (page: Page) => Object.values(urls).some((url) => page.url().startsWith(url));

/** Opens a browser context that is logged in to an app: `loggedIn` for more than one test. */
export const logIn = async (
  browser: Browser,
  name: string,
  app: keyof typeof urls,
  account_type?: "company",
) => {
  const context = await browser.newContext({ baseURL: urls[app] });
  const answer = await context.request.post("/api/v2/user/login", {
    data: { email: name.includes("@") ? name : `${name}@devguild.example`, password: PASSWORD },
    headers: { Origin: urls[app] },
  });
  expect(answer.status()).toBe(200);
  if (account_type) {
    const switched = await context.request.put("/api/v2/user/accounts/default", {
      data: { account_type },
      headers: { Origin: urls[app] },
    });
    expect(switched.ok()).toBe(true);
  }
  return context;
};

const openLoggedIn = async (...login: Parameters<typeof logIn>) =>
  (await logIn(...login)).newPage();

const NAME = { first_name: "Ada", last_name: "Brandt" };

const acceptInvitation = async (
  browser: Browser,
  app: keyof typeof urls,
  email: string,
  mailTo: World["mailTo"],
) => {
  const { links } = await mailTo(email, /invited you to join/);
  const token = new URL(links[0] ?? "").pathname.split("/").at(-1);
  const guest = await browser.newContext({ baseURL: urls[app] });
  const accepted = await guest.request.put("/api/v2/user/account/activation/finalize", {
    data: { ...NAME, token, password: PASSWORD, password_confirmation: PASSWORD, terms: true },
    headers: { Origin: urls[app] },
  });
  expect(accepted.status()).toBe(200);
  await guest.close();
};

/** Has a super admin send what invites somebody. */
const inviteAsStaff = async (browser: Browser, path: string, data: object) => {
  const admin = await openLoggedIn(browser, "super-admin", "admin");
  const invited = await admin
    .context()
    .request.post(`/api/v2/admin/${path}`, { data, headers: { Origin: urls.admin } });
  expect(invited.status()).toBe(201);
  await admin.context().close();
};

const addStaff = async (browser: Browser, role: AdminRole, mailTo: World["mailTo"]) => {
  const email = `${role}.${Date.now()}@devguild.example`;
  const role_id = ADMIN_ROLE_IDS[role];
  await inviteAsStaff(browser, "admin-users", { ...NAME, email, role_id });
  await acceptInvitation(browser, "admin", email, mailTo);
  return email;
};

const addCompany = async (browser: Browser, prefix: string, mailTo: World["mailTo"]) => {
  const serial = Date.now();
  const name = `${prefix} ${serial}`;
  const email = `owner-${serial}@harbour.example`;
  await inviteAsStaff(browser, "companies/create-company", {
    ...NAME,
    name,
    email,
    type: 0,
    send_invite: true,
  });
  await acceptInvitation(browser, "company", email, mailTo);
  return { name, email };
};

const newestMail = async (request: APIRequestContext, address: string, subject: RegExp) => {
  const answer = await request.get(`${urls.api}/dev/outbox?to=${encodeURIComponent(address)}`, {
    headers: { Accept: "application/json" },
  });
  const { data } = (await answer.json()) as { data: Mail[] };
  return data.find((mail) => subject.test(mail.subject));
};

/** Notes what the servers refused, and returns what a page shows together with that. */
const observe = (page: Page) => {
  const refused: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400)
      refused.push(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
  return async () =>
    [page.url(), ...refused, await page.locator("body").ariaSnapshot({ timeout: 2000 })].join("\n");
};

/** Makes `goto` and `reload` wait until the page is usable. */
const waitForPages = (page: Page) => {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...to) => {
    const answer = await goto(...to);
    await untilUsable(page);
    return answer;
  };
  page.reload = async (...how) => {
    const answer = await reload(...how);
    await untilUsable(page);
    return answer;
  };
};

export const test = base.extend<World>({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitForPages(page);
    await use(page);
  },
  watch: async ({}, use) => {
    const errors: string[] = [];
    await use((page) => {
      page.on("console", (message) => {
        const text = message.text();
        if (!isOurs(page) || message.type() !== "error") return;
        const isExpected = [REFUSED, OFFLINE, BLOCKED_PIXEL].some((each) => each.test(text));
        if (!isExpected) errors.push(`${page.url()}: ${text}`);
      });
      page.on("pageerror", (error) => errors.push(`${page.url()}: ${error.message}`));
    });
    expect(errors).toEqual([]);
  },
  // The pages are closed after this.
  withApp: async ({ loggedIn: _loggedIn }, use) => {
    const added: { page: Page; code: string }[] = [];
    await use(async (page) => {
      const app = await addApp(page);
      added.push({ page, code: app.recoveryCodes.at(-1) ?? "" });
      return app;
    });
    for (const { page, code } of added) await removeApp(page, code);
  },
  loggedIn: async ({ browser, watch }, use, testInfo) => {
    const pages: Page[] = [];
    const observers: (() => Promise<string>)[] = [];
    await use(async (name, app, as) => {
      const page = await openLoggedIn(browser, name, app, as);
      waitForPages(page);
      watch(page);
      pages.push(page);
      observers.push(observe(page));
      return page;
    });
    const hasFailed = testInfo.status !== testInfo.expectedStatus;
    const seen = hasFailed
      ? await Promise.all(observers.map((describe) => describe().catch(String)))
      : [];
    for (const page of pages) await page.context().close();
    // The report of a failure shows only the test's own page, and this only as one more failure.
    if (seen.length > 0)
      throw new Error(["The pages of logged-in users showed:", ...seen].join("\n\n"));
  },
  newStaff: async ({ browser, mailTo }, use) => {
    await use((role) => addStaff(browser, role, mailTo));
  },
  newCompany: async ({ browser, mailTo }, use) => {
    await use((prefix) => addCompany(browser, prefix, mailTo));
  },
  mailTo: async ({ request }, use) => {
    await use(async (address, subject) => {
      await expect
        .poll(() => newestMail(request, address, subject), { timeout: 30_000 })
        .toBeDefined();
      const mail = await newestMail(request, address, subject);
      if (!mail) throw new Error(`No mail to ${address}.`);
      return mail;
    });
  },
});
